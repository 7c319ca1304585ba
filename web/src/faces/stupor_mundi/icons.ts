/** The signs of the game, each in a box from -12 to 12. */
import { at, star } from "../../kit/pen";
import { shape as drawn, INK, octagon } from "./pen";

const shape = (d: string, fill: string, width = 1.7): string => drawn(d, fill, width, INK);
export const MEEPLE = `M0 -11A4.2 4.2 0 0 1 3.6 -4.8C7.6 -4.2 10.4 -1.4 10.4 1.8H5.2L8.4 10.8H2.6L0 5.8L-2.6 10.8H-8.4L-5.2 1.8H-10.4
    C-10.4 -1.4 -7.6 -4.2 -3.6 -4.8A4.2 4.2 0 0 1 0 -11Z`;
const BUST = `<circle cx="0" cy="-5.2" r="4.9" fill="var(--sm-cream-91)" stroke="var(--sm-brown-24)"
  stroke-width="1.7"/>${shape("M-9.6 11C-9.6 3.4 -5.4 1.2 0 1.2C5.4 1.2 9.6 3.4 9.6 11Z", "var(--sm-violet-54)")}`;
export const ICONS: Record<string, string> = {
  stone:
    shape("M-10 -4.6L0 -10L10 -4.6L0 .8Z", "var(--sm-cream-97)") +
    shape("M-10 -4.6V5L0 10.6V.8Z", "var(--sm-stone-80)") +
    shape("M10 -4.6V5L0 10.6V.8Z", "var(--sm-grey-64)"),
  grain: `<path d="M0 11.4V-2" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M0 11V-2" stroke="var(--sm-green-59)" stroke-width="1.5"/>${shape(
      `M0 -11.6C3.4 -8.6 3.4 -5.6 0 -3
    C-3.4 -5.6 -3.4 -8.6 0 -11.6Z`,
      "var(--sm-gold-87)",
      1.5,
    )}${[-1, 1]
      .map(
        (m) => `<g
    transform="scale(${m} 1)">${shape("M0 1.6C.6 -3.6 3.6 -6.6 8.4 -7C8.2 -1.8 5 1.4 0 1.6Z", "var(--sm-gold-87)", 1.5)}
      ${shape("M0 8C.6 2.8 3.6 -.2 8.4 -.6C8.2 4.6 5 7.8 0 8Z", "var(--sm-gold-75)", 1.5)}</g>`,
      )
      .join("")}`,
  coin: `<circle r="10" fill="url(#sm-goldring)" stroke="${INK}" stroke-width="1.7"/>
    <circle r="7" fill="none" stroke="var(--sm-brown-48)" stroke-width="1"/>
    <path d="M0 -4.6L1.6 -2.6L5 -3.6L3.4 .2L1.4 1.4L2.6 5H-2.6L-1.4 1.4L-3.4 .2L-5 -3.6L-1.6 -2.6Z" fill="var(--sm-brown-40)"/>`,
  vp: `${shape(octagon(11), "var(--sm-red-47)")}<path d="${star(8, 7.6, 3.6)}" fill="var(--sm-gold-93)"/>`,
  tower: `${shape(`M-5.8 11V-2.6L-8 -4.6V-11H-4.4V-8H-1.8V-11H1.8V-8H4.4V-11H8V-4.6L5.8 -2.6V11Z`, "var(--sm-cream-91)")}
    <path d="M-1.9 11V6A1.9 1.9 0 0 1 1.9 6V11ZM-1 -1.6H1V2H-1Z" fill="var(--sm-brown-24)"/>`,
  wall: `${shape("M-11 9V-7H-7V-3.6H-3.4V-7H3.4V-3.6H7V-7H11V9Z", "var(--sm-tan-80)")}
    <path d="M-11 .6H11M-11 4.8H11M-5 .6V4.8M4 .6V4.8M0 4.8V9M-8 4.8V9M8 4.8V9" stroke="var(--sm-brown-24)" stroke-width="1" fill="none"/>`,
  keep: `${shape("M-8.6 11V-1H8.6V11Z", "var(--sm-cream-91)") + shape("M-11 -.4L0 -11L11 -.4Z", "var(--sm-red-47)")}
    <path d="M-2.6 11V5.4A2.6 2.6 0 0 1 2.6 5.4V11Z" fill="var(--sm-brown-24)"/>`,
  struct: `${shape("M-11 11V-1H-8.6V1.4H-6V-8L0 -11.6L6 -8V1.4H8.6V-1H11V11Z", "var(--sm-cream-88)")}
    <path d="M-2.2 11V6A2.2 2.2 0 0 1 2.2 6V11ZM-1.4 -4.4H1.4V-.6H-1.4Z" fill="var(--sm-brown-24)"/>`,
  ally: BUST,
  spec: shape(MEEPLE, "var(--sm-cream-88)"),
  edict: `${shape("M-7.4 -10H7.4V7.6H-7.4Z", "var(--sm-cream-97)") + shape("M-9.4 -10.6H9.4V-7.4H-9.4Z", "var(--sm-gold-79)", 1.4)}
    <path d="M-4.4 -4.2H4.4M-4.4 -1H4.4M-4.4 2.2H0" stroke="var(--sm-brown-24)" stroke-width="1.4"/>
    <circle cx="3.4" cy="7" r="4.2" fill="var(--sm-red-47)" stroke="var(--sm-brown-24)" stroke-width="1.5"/>`,
  ship:
    shape("M-11 4H11L6.6 10.6H-6.6Z", "var(--sm-brown-58)") +
    shape("M-.6 3V-11C6 -8.6 9.4 -3.4 9.6 3Z", "var(--sm-cream-97)") +
    shape("M-2.6 3V-7.6C-6.6 -4.6 -8.6 -1 -9 3Z", "var(--sm-cream-88)"),
  market: `<path d="M0 -10V9M-5.4 9.6H5.4M-8.6 -6.8H8.6" fill="none" stroke="${INK}" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M0 -10V9M-5.4 9.6H5.4M-8.6 -6.8H8.6" fill="none" stroke="var(--sm-gold-69)" stroke-width="1.7"
    stroke-linecap="round"/>${shape("M-12 2.2L-8 -6.4L-4 2.2A4 3.6 0 0 1 -12 2.2Z", "var(--sm-gold-83b)", 1.4)}
      ${shape("M4 2.2L8 -6.4L12 2.2A4 3.6 0 0 1 4 2.2Z", "var(--sm-gold-83b)", 1.4)}`,
  card: `${shape("M-7.4 -10.8H7.4V10.8H-7.4Z", "var(--sm-cream-97)")}<path d="M0 -6L4.2 0L0 6L-4.2 0Z" fill="var(--sm-blue-40)"/>`,
  cardx: `${shape("M-7.4 -10.8H7.4V10.8H-7.4Z", "var(--sm-cream-97)")}
    <path d="M-4.4 -5L4.4 5M4.4 -5L-4.4 5" stroke="var(--sm-red-47)" stroke-width="2.8" stroke-linecap="round"/>`,
  draw: `${shape("M-10 -8.4L-.6 -10.8L3.6 7.6L-5.8 10Z", "var(--sm-tan-80)", 1.5) + shape("M-3 -10.6H8.6V8H-3Z", "var(--sm-cream-97)")}
    <path d="M2.8 -6V3.4M-1.6 -1.2H7.2" stroke="var(--sm-blue-40)" stroke-width="2.4"/>`,
  promote: `${at(shape(MEEPLE, "var(--sm-cream-88)", 2), -3.4, 1.4, 0.82)}
    <path d="M8 9V-8M4 -3.6L8 -9L12 -3.6" fill="none" stroke="var(--sm-brown-24)" stroke-width="4.6" stroke-linecap="round"
    stroke-linejoin="round"/><path d="M8 9V-8M4 -3.6L8 -9L12 -3.6" fill="none" stroke="var(--sm-green-65)" stroke-width="2.4"
      stroke-linecap="round" stroke-linejoin="round"/>`,
  build: `<g transform="rotate(-38)">${shape("M-2 -3H2V11H-2Z", "var(--sm-brown-58)")}
    ${shape("M-8.4 -10.4H6L9.4 -6.6L6 -3H-8.4Z", "var(--sm-stone-80)")}</g>`,
  summon: `${at(BUST, -2.6, 0.6, 0.9)}<path d="M7.6 -10.6V-1.4M3 -6H12.2" stroke="var(--sm-brown-24)" stroke-width="4.6"
    stroke-linecap="round"/><path d="M7.6 -10.6V-1.4M3 -6H12.2" stroke="var(--sm-green-65)" stroke-width="2.4" stroke-linecap="round"/>`,
  purchase: `${shape("M-10 -10.8H3V7H-10Z", "var(--sm-cream-97)")}
    <path d="M-3.6 -6.4L-.4 -2L-3.6 2.4L-6.8 -2Z" fill="var(--sm-blue-40)"/>${at(
      `<circle r="10" fill="url(#sm-goldring)" stroke="var(--sm-brown-24)"
    stroke-width="2.4"/><circle r="5.6" fill="none" stroke="var(--sm-brown-48)" stroke-width="1.8"/>`,
      5,
      5,
      0.64,
    )}`,
  crown: shape("M-8.6 7L-10.6 -5L-5 -.4L0 -8.6L5 -.4L10.6 -5L8.6 7Z", "var(--sm-gold-87)"),
  lock: `<path d="M-4.6 -1V-5A4.6 4.6 0 0 1 4.6 -5V-1" fill="none" stroke="${INK}" stroke-width="4.6"/>
    <path d="M-4.6 -1V-5A4.6 4.6 0 0 1 4.6 -5V-1" fill="none" stroke="var(--sm-gold-83b)"
      stroke-width="1.9"/>${shape("M-7.6 -1H7.6V9.4H-7.6Z", "var(--sm-gold-74)")}`,
};
ICONS.res = at(ICONS.stone!, -4.6, -4, 0.72) + at(ICONS.grain!, 5.6, 3.4, 0.78);
ICONS.both = `${at(ICONS.card!, -4.6, 0, 0.86)}<path d="M3 -2L8 -6M3 2L8 6" stroke="var(--sm-brown-24)" stroke-width="2.2"/>
  <circle cx="8.6" cy="-6.6" r="3.4" fill="var(--sm-green-65)" stroke="var(--sm-brown-24)" stroke-width="1.5"/>
  <circle cx="8.6" cy="6.6" r="3.4" fill="var(--sm-green-65)" stroke="var(--sm-brown-24)" stroke-width="1.5"/>`;

ICONS.loyal = at(ICONS.ally!, 0, 2.6, 0.82) + at(ICONS.crown!, 0, -9.4, 0.5);
ICONS.free = `${at(ICONS.ally!, 0, 1, 0.9)}
  <path d="M4 -4C3 -10 7 -14 12 -13C12 -7 9 -4 4 -4ZM3 -2L9 -11" fill="var(--sm-cream-97)" stroke="var(--sm-teal-33)" stroke-width="1.2"/>`;
ICONS.any = `${at(ICONS.ship!, 0, 2, 0.86)}
  <path d="M0 -12L2.6 -7.6L-2.6 -7.6Z" fill="var(--sm-green-65)" stroke="var(--sm-brown-24)" stroke-width="1.2"/>`;
