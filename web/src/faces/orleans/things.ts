/** Bags, the hour glass, the bell, and the signs of the actions. */

import { at } from "../../kit/pen";
import { roseWindow } from "./goods";
import { line, PEN, shape } from "./pen";

/** A cloth bag; the number on it is drawn by the component. */
export const bag = (c1: string, c2: string): string =>
  `<ellipse cy="37" rx="28" ry="6" fill="var(--orl-ink-24)" opacity=".4"/>${shape(
    `M-10 -18C-32 -4 -36 34 -20 37C-8 40 8 40 20 37
    C36 34 32 -4 10 -18Z`,
    c1,
    2,
  )}<path d="M-14 -8C-26 6 -28 28 -17 34C-22 20 -18 4 -8 -12Z" fill="var(--orl-white)"
    opacity=".22"/>${line("M-2 -14C-6 -4 -6 4 -8 8M6 -14C10 -4 12 2 12 6", 1.4, c2)}${shape(
      `M-10 -18C-18 -28 -12 -32 -8 -30
      C-4 -36 4 -36 8 -30C12 -32 18 -28 10 -18Z`,
      c1,
      2,
    )}
      <path d="M-12 -18Q0 -13 12 -18" fill="none" stroke="${PEN}" stroke-width="6.4" stroke-linecap="round"/>
      <path d="M-12 -18Q0 -13 12 -18" fill="none" stroke="var(--orl-gold-82)" stroke-width="3.8" stroke-linecap="round"/>
      <circle cy="15" r="14.5" fill="var(--orl-cream-97)" stroke="${PEN}" stroke-width="1.5"/>`;
export const hourglass = (k = 1): string =>
  `<g transform="scale(${k})">${shape(
    `M-13 -20C-13 -8 -3 -4 -3 0C-3 4 -13 8 -13 20H13C13 8 3 4 3 0
    C3 -4 13 -8 13 -20Z`,
    "var(--orl-grey-96)",
    1.7,
  )}<path d="M-10 -11C-8 -6 -2 -4 0 -1C2 -4 8 -6 10 -11ZM-11 19C-10 12 -5 11 0 8
    C5 11 10 12 11 19Z" fill="var(--orl-gold-76)"/><path d="M0 -2
    V10" stroke="var(--orl-gold-76)" stroke-width="1.6"/>${shape("M-17 -25H17V-19H-17Z", "var(--orl-brown-56)", 1.6)}
      ${shape("M-17 19H17V25H-17Z", "var(--orl-brown-56)", 1.6)}${line("M-15 -18V18M15 -18V18", 2.4, "var(--orl-brown-41)")}</g>`;
export const bell = (k = 1): string =>
  `<g transform="scale(${k})">${shape(
    `M-14 11C-9 7 -10 -4 -7 -10C-4 -15 4 -15 7 -10
    C10 -4 9 7 14 11Z`,
    "url(#orl-goldv)",
    1.8,
  )}${line("M-10 7H10", 1.4, "var(--orl-brown-51)")}
    <circle cy="14.4" r="3.6" fill="var(--orl-brown-51)" stroke="${PEN}" stroke-width="1.2"/>${line("M0 -14V-19", 3)}</g>`;

const wheel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--orl-cream-92b)" stroke="${PEN}" stroke-width="2"/>
    <path d="M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}" stroke="${PEN}" stroke-width="1.3"/><circle cx="${x}" cy="${y}" r="1.8" fill="${PEN}"/>`;
/** In a box from -18 to 18. */
export const ACTION_SIGNS: Record<string, () => string> = {
  cart: () =>
    shape("M-15 -9L-12 4H11L14 -9Z", "var(--orl-gold-63)", 1.6) +
    line("M-13.6 -3H12.6M-6 -9L-5 4M4 -9L4 4", 1.1, "var(--orl-brown-41)") +
    line("M12 2L19 -2", 2.4, "var(--orl-brown-41)") +
    shape("M-9 -9C-8 -15 -1 -15 0 -9ZM-1 -9C0 -13 7 -14 8 -9Z", "var(--orl-tan-86)", 1.2) +
    wheel(-6, 9, 6.4) +
    wheel(8, 9, 6.4),
  boat: () =>
    shape("M0 -17V3", "none", 2) +
    shape("M1 -16C10 -13 12 -4 11 1H1Z", "var(--orl-cream-97)", 1.5) +
    line("M3 -9Q8 -8 10.6 -6", 2.6, "var(--orl-red-56)") +
    shape("M-1 -13C-6 -8 -9 -3 -10 1H-1Z", "var(--orl-cream-92b)", 1.4) +
    shape("M-16 3H16C14 11 9 13 5 13H-6C-11 13 -15 9 -16 3Z", "var(--orl-brown-56)", 1.6) +
    line("M-13 7H13", 1.2, "var(--orl-gold-79)") +
    line("M-18 15Q-13 12 -9 15T0 15T9 15T18 15", 2.2, "var(--orl-blue-56)"),
  market: () =>
    line("M-13 -6V15M13 -6V15", 2.4, "var(--orl-brown-41)") +
    shape("M-16 3H16V10H-16Z", "var(--orl-gold-69)", 1.5) +
    `<circle cx="-8" cy="0" r="3.4" fill="var(--orl-red-56)" stroke="var(--orl-ink-24)"/>
      <circle cx="-1" cy="0" r="3.4" fill="var(--orl-gold-76)" stroke="var(--orl-ink-24)"/>
        <circle cx="7" cy="0" r="3.4" fill="var(--orl-green-62)" stroke="var(--orl-ink-24)"/>` +
    [0, 1, 2, 3]
      .map((i) =>
        shape(
          `M${-17 + i * 8.5} -7L${-14 + i * 7} -16H${-14 + (i + 1) * 7}L${-17 + (i + 1) * 8.5} -7Q${-17 + (i + 0.5) * 8.5} -2 ${-17 + i * 8.5} -7Z`,
          i % 2 ? "var(--orl-cream-97)" : "var(--orl-red-56)",
          1.3,
        ),
      )
      .join(""),
  foundry: () =>
    shape("M-14 15V-4C-14 -14 14 -14 14 -4V15Z", "var(--orl-brown-59)", 1.6) +
    line("M-13 2H-9M9 2H13M-12 9H-8M8 9H12M-5 -9H5", 1.2, "var(--orl-red-38)") +
    shape("M-8 15V4C-8 -4 8 -4 8 4V15Z", "var(--orl-red-25)", 1.4) +
    shape("M-5 15C-8 8 -2 6 -1 1C4 5 7 9 5 15Z", "var(--orl-gold-76)", 1) +
    shape("M-2 15C-3 11 0 10 1 7C3 10 3 13 2 15Z", "var(--orl-cream-96)", 0.6) +
    shape("M5 -11V-18H11V-9", "var(--orl-brown-49)", 1.4),
  painting: () =>
    at(roseWindow(1.12), -3, 3) +
    `<path d="M4 1L14 -13" stroke="${PEN}" stroke-width="4.6" stroke-linecap="round"/>
      <path d="M7 -3L14 -13" stroke="var(--orl-gold-76)" stroke-width="2.4" stroke-linecap="round"/>` +
    shape("M1 6C1 2 3 0 6 -1L8 1C7 4 5 6 1 6Z", "var(--orl-red-56)", 1.2),
  festival: () =>
    line("M0 -12V16", 2.6, "var(--orl-brown-41)") +
    shape("M0 -18L9 -14.5L0 -11Z", "var(--orl-red-56)", 1.2) +
    `<path d="M0 -11C-12 -8 -16 4 -15 14M0 -11C12 -8 16 4 15 14" fill="none" stroke="var(--orl-blue-56)" stroke-width="2.2"/>
      <path d="M0 -11C-5 -6 -8 4 -7 14M0 -11C5 -6 8 4 7 14" fill="none" stroke="var(--orl-gold-76)" stroke-width="2.2"/>` +
    `<circle cx="-15" cy="13" r="3" fill="var(--orl-red-56)" stroke="var(--orl-ink-24)" stroke-width="1"/>
      <circle cx="15" cy="13" r="3" fill="var(--orl-green-62)" stroke="var(--orl-ink-24)" stroke-width="1"/>
      <circle cx="-7" cy="14" r="3" fill="var(--orl-cream-97)" stroke="var(--orl-ink-24)" stroke-width="1"/>
      <circle cx="7" cy="14" r="3" fill="var(--orl-violet-54)" stroke="var(--orl-ink-24)" stroke-width="1"/>`,
  bell: () => bell(0.95),
};
