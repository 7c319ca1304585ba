/** Builders, ranks, coins and order sides. White's builders wear a hood, Black's a mitre: shape as well as colour. */
import { f1 } from "../../kit/pen";
import { type Colour, CROWN, GLASS, LEAD, rose, SIGN } from "./glass";

export type Side = "white" | "black";
export const SIDES: readonly Side[] = ["white", "black"];
const INK = "var(--bas-brown-28)";
const RED = "var(--bas-red-47)";
const BLUE = "var(--bas-blue-40)";

const BUILDER: Record<Side, string> = {
  white: `<ellipse cy="17.5" rx="16" ry="5" fill="var(--bas-black)" opacity=".5"/>
    <path d="M-14 16C-14 5 -7.5 1.5 -6.2 -3.5C-10.6 -6.6 -11 -14.6 -6.6 -18.6C-3 -22 3 -22 6.6 -18.6C11 -14.6 10.6 -6.6 6.2 -3.5
    C7.5 1.5 14 5 14 16C9 19.4 -9 19.4 -14 16Z" fill="url(#bas-ivory)" stroke="var(--bas-ink-23)" stroke-width="2"/>
    <path d="M-4.6 -15.6C-2.6 -17.6 2.6 -17.6 4.6 -15.6C6.6 -12 5.6 -7.2 0 -5.6C-5.6 -7.2 -6.6 -12 -4.6 -15.6Z" fill="var(--bas-brown-28)"/>
    <path d="M-10.5 10.5C-6 13 6 13 10.5 10.5" fill="none" stroke="var(--bas-gold-56)" stroke-width="1.8"/>
    <path d="M0 -3.6V10" stroke="var(--bas-tan-71)" stroke-width="1.1"/>
      <circle cy="2.6" r="2.3" fill="var(--bas-gold-82)" stroke="var(--bas-brown-44)" stroke-width=".7"/>`,
  black: `<ellipse cy="17.5" rx="16" ry="5" fill="var(--bas-black)" opacity=".5"/>
    <path d="M-14 16C-14 5 -8 1 -6.4 -3.4C-8.6 -6 -9.4 -9.8 -8 -13L0 -26L8 -13C9.4 -9.8 8.6 -6 6.4 -3.4C8 1 14 5 14 16
    C9 19.4 -9 19.4 -14 16Z" fill="url(#bas-onyx)" stroke="var(--bas-cream-92)" stroke-width="1.7"/>
    <path d="M0 -25V-11.5M-8.6 -11.2H8.6" stroke="var(--bas-gold-82)" stroke-width="1.9"/>
    <path d="M-4.8 -8.6C-3.4 -5 3.4 -5 4.8 -8.6Z" fill="var(--bas-tan-85)"/><path d="M0 .2V13M-5 4.6H5" stroke="var(--bas-gold-82)" stroke-width="2"/>`,
};

const RANK: Record<string, string> = {
  architect: `<path d="M0 -7L-5.4 7M0 -7L5.4 7M-3.6 2.2Q0 4.8 3.6 2.2" fill="none" stroke="var(--bas-ink-23)" stroke-width="1.8"
      stroke-linecap="round"/><circle cy="-7" r="1.9" fill="var(--bas-ink-23)"/>`,
  master_mason: `<path d="M-5 6.5L3 -2.5" stroke="var(--bas-ink-23)" stroke-width="2.2" stroke-linecap="round"/>
      <path d="M-.8 -6L6.6 .6L4.2 3.2L-3.2 -3.4Z" fill="var(--bas-ink-23)"/>`,
  strongman: `<path d="M-7 0H7" stroke="var(--bas-ink-23)" stroke-width="2"/><circle cx="-6" r="3.4" fill="var(--bas-ink-23)"/>
      <circle cx="6" r="3.4" fill="var(--bas-ink-23)"/>`,
  jester: `<path d="M-7.5 -1C-6 -6.5 -1.6 -6 0 -1.6C1.6 -6 6 -6.5 7.5 -1C5.4 -2 4.4 0 4.6 3.4H-4.6C-4.4 0 -5.4 -2 -7.5 -1Z"
      fill="var(--bas-ink-23)"/><circle cx="-7.6" r="1.6" fill="var(--bas-ink-23)"/><circle cx="7.6" r="1.6" fill="var(--bas-ink-23)"/>
        <path d="M-4.6 5.6H4.6" stroke="var(--bas-ink-23)" stroke-width="1.8"/>`,
};
/** The letters of the notation, as tokens are written: A M S J. */
export const RANK_OF_LETTER: Record<string, string> = {
  A: "architect",
  M: "master_mason",
  S: "strongman",
  J: "jester",
};

export const rankDisc = (rank: string, side: Side, k = 1): string =>
  `<g transform="scale(${f1(k)})"><circle r="11.4" fill="${LEAD}"/>
    <circle r="10" fill="url(#bas-${side === "white" ? "ivory" : "goldv"})" stroke="var(--bas-brown-44)" stroke-width=".9"/>
    <g transform="scale(.86)">${RANK[rank] ?? ""}</g></g>`;

/** A promotion token in the supply: both of its faces. */
export const token = (letters: string, side: Side): string =>
  `<g transform="translate(9 4)">${rankDisc(RANK_OF_LETTER[letters[1] ?? ""] ?? "", side, 0.86)}</g>
    <g transform="translate(-5 -3)">${rankDisc(RANK_OF_LETTER[letters[0] ?? ""] ?? "", side, 1)}</g>`;

export const builder = (side: Side, rank: string | null = null, k = 1): string =>
  `<g transform="scale(${f1(k)})">${
    rank
      ? `<ellipse cy="15" rx="20" ry="9.4" fill="${LEAD}"/>
    <ellipse cy="14" rx="18.6" ry="8.2" fill="url(#bas-goldring)"/>`
      : ""
  }${BUILDER[side]}${
    rank
      ? `<g
    transform="translate(14.5 11)">${rankDisc(rank, side, 0.84)}</g>`
      : ""
  }</g>`;

/** Two cusps of a crown on a coin. */
export const coin = (k = 1): string =>
  `<g transform="scale(${f1(k)})"><circle r="11" fill="${LEAD}"/><circle r="9.6" fill="url(#bas-goldv)" stroke="var(--bas-brown-44)"/>
    <circle r="7" fill="none" stroke="var(--bas-brown-47)" stroke-width=".9" stroke-dasharray="1.4 1.2"/>
    <path d="M0 -4.6C-1.6 -2.2 -4.2 -1.8 -4.2 .6C-4.2 2.4 -2.2 2.8 -1 1.6L-1.8 4.6H1.8L1 1.6C2.2 2.8 4.2 2.4 4.2 .6
    C4.2 -1.8 1.6 -2.2 0 -4.6Z" fill="var(--bas-brown-44)"/></g>`;

const figure = (x: number, y: number, k: number, fill: string, stroke = INK, dash = ""): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-14 16C-14 5 -7.5 1.5 -6.2 -3.5C-10.6 -6.6 -11 -14.6 -6.6 -18.6
    C-3 -22 3 -22 6.6 -18.6C11 -14.6 10.6 -6.6 6.2 -3.5C7.5 1.5 14 5 14 16Z" fill="${fill}" stroke="${stroke}" stroke-width="2.4"
    ${dash && `stroke-dasharray="${dash}"`}/>`;

const ORDER: Record<string, string> = {
  promote: `${figure(-6, 10, 1.1, "var(--bas-cream-88)")}
    <path d="M20 14V-16M12 -6L20 -17L28 -6" fill="none" stroke="${RED}" stroke-width="5" stroke-linecap="round"
    stroke-linejoin="round"/><path transform="translate(-6 -22)" d="${CROWN}" fill="var(--bas-gold-76)" stroke="${INK}"
      stroke-width="1.6" stroke-linejoin="round"/>`,
  move_builder: `${figure(-20, 4, 0.8, "none", INK, "4 3")}${figure(20, 4, 0.95, "var(--bas-cream-88)")}
    <path d="M-12 26Q2 36 14 28" fill="none" stroke="${BLUE}" stroke-width="4" stroke-linecap="round"/><path d="M9 34L19 25L6 22Z" fill="${BLUE}"/>`,
  recruit: `<path d="M-30 30H30V22H-30Z" fill="var(--bas-tan-77)" stroke="${INK}" stroke-width="2.2"/>
    <path d="M-10 22V30M10 22V30" stroke="${INK}" stroke-width="2"/>${figure(0, 2, 1.05, "var(--bas-cream-88)")}
    <path d="M-28 -20V-2M-37 -11H-19" stroke="${RED}" stroke-width="5" stroke-linecap="round"/>`,
  confuse: `${figure(-17, 8, 0.86, "var(--bas-cream-88)")}${figure(19, 8, 0.86, "var(--bas-brown-34)")}
    <path d="M-14 -18C-6 -32 12 -32 18 -20" fill="none" stroke="${BLUE}" stroke-width="3.6" stroke-linecap="round"/>
    <path d="M11 -21L20 -15L23 -26Z" fill="${BLUE}"/>
    <path d="M-28 -22L-8 22M-8 -22L-28 22" stroke="${RED}" stroke-width="3.6" stroke-linecap="round" opacity=".9"/>`,
  stained_glass: `<g transform="scale(2.1)">${rose()}</g><path d="M24 28H38M31 21V35" stroke="${RED}" stroke-width="4.6" stroke-linecap="round"/>`,
  scaffolding: `<g fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round">
    <path d="M-24 -28V30M24 -28V30M-32 -14H32M-32 14H32"/></g>
    <g fill="none" stroke="var(--bas-gold-67)" stroke-width="3.4" stroke-linecap="round">
    <path d="M-24 -28V30M24 -28V30M-32 -14H32M-32 14H32"/></g><path d="M-22 12L22 -12" stroke="${INK}" stroke-width="5"/>
    <path d="M-22 12L22 -12" stroke="var(--bas-tan-77)" stroke-width="2"/>`,
  disaster: `<path d="M-28 28V-10L-14 -24L-2 -8L-8 4L4 14L-2 28Z" fill="var(--bas-tan-77)" stroke="${INK}" stroke-width="2.6"
    stroke-linejoin="round"/><path d="M28 28V-8L16 -22L6 -6L12 6L2 16L8 28Z" fill="var(--bas-tan-71)" stroke="${INK}" stroke-width="2.6"
      stroke-linejoin="round"/><path d="M4 -34L-6 -12L4 -12L-6 12" fill="none" stroke="${RED}" stroke-width="4.6"
        stroke-linejoin="round" stroke-linecap="round"/>`,
  altar: `<path d="M-30 6H30V13H-30Z" fill="var(--bas-cream-94)" stroke="${INK}" stroke-width="2.2"/>
    <path d="M-26 13H26V32H-26Z" fill="var(--bas-tan-77)" stroke="${INK}" stroke-width="2.2"/>
    <path d="M-26 13L-13 24L0 13L13 24L26 13" fill="var(--bas-white)" stroke="${INK}" stroke-width="1.6"/>
    <path d="M0 -32V4M-11 -20H11" stroke="${RED}" stroke-width="5" stroke-linecap="round"/>
    <path d="M-22 -8V5M22 -8V5" stroke="${INK}" stroke-width="4"/><circle cx="-22" cy="-13" r="3.6" fill="var(--bas-gold-80)"/>
    <circle cx="22" cy="-13" r="3.6" fill="var(--bas-gold-80)"/>`,
};
/** The orders that have a paid part for the other player carry a ribbon with a coin. */
const PAID = new Set(["promote", "recruit", "confuse"]);

/** An order side on vellum; its corners and signs show the colours of the vault on its back. */
export function orderTile(order: string, colours: readonly Colour[]): string {
  const [a, b = a] = colours as [Colour, Colour?];
  let s = `<rect x="-48" y="-48" width="96" height="96" rx="4" fill="url(#bas-vellum)" stroke="${LEAD}" stroke-width="4"/>
    <rect x="-42.5" y="-42.5" width="85" height="85" rx="2" fill="none" stroke="${GLASS[a].deep}" stroke-width="1.4"/>`;
  const corners: [number, number, number, Colour][] = [
    [-46, -46, 0, a],
    [46, -46, 90, b],
    [46, 46, 180, b],
    [-46, 46, 270, a],
  ];
  for (const [x, y, turn, colour] of corners)
    s += `<g transform="translate(${x} ${y}) rotate(${turn})">
      <path d="M0 0H26C15 3 3 15 0 26Z" fill="${GLASS[colour].base}" stroke="${LEAD}" stroke-width="1"/></g>`;
  s += `<g transform="translate(-37.5 -37.5) scale(.62)">${SIGN[a]("var(--bas-cream-98)")}</g>
    <g transform="translate(37.5 37.5) scale(.62)">${SIGN[b]("var(--bas-cream-98)")}</g>`;
  s += `<g transform="translate(0 ${PAID.has(order) ? -3 : 0}) scale(.84)">${ORDER[order] ?? ""}</g>`;
  if (PAID.has(order)) s += `<g transform="translate(-31 33)">${coin(0.95)}</g>`;
  return s;
}

/** The Queen or the King on the track. */
export const timekeeper = (who: string, k = 1): string => {
  const robe = who === "king" ? "var(--bas-red-41)" : "var(--bas-violet-43)";
  const beard =
    who === "king" ? '<path d="M-4.6 -10C-4 -3 4 -3 4.6 -10C3 -7 -3 -7 -4.6 -10Z" fill="var(--bas-brown-44)"/>' : "";
  return `<g transform="scale(${f1(k)})"><ellipse cy="19" rx="15" ry="4.6" fill="var(--bas-black)" opacity=".5"/>
    <path d="M-15 18C-11 8 -8 2 -6 -6C-8.4 -9 -8.4 -14.6 -5.6 -17.4H5.6C8.4 -14.6 8.4 -9 6 -6C8 2 11 8 15 18
    C9 21.4 -9 21.4 -15 18Z" fill="${robe}" stroke="var(--bas-cream-92)" stroke-width="1.8"/><path d="M0 -5L-5 19.6H5Z" fill="var(--bas-cream-92)"/>
    <path d="M-2.2 2H2.2M-3 8H3M-3.8 14H3.8" stroke="var(--bas-brown-28)" stroke-width="1.2"/>
    <ellipse cy="-11.4" rx="4.8" ry="5.4" fill="var(--bas-cream-88)" stroke="var(--bas-brown-28)"/>${beard}
    <path transform="translate(0 -20.5) scale(.78)" d="${CROWN}" fill="url(#bas-goldv)" stroke="var(--bas-brown-39)"
      stroke-width="1.2" stroke-linejoin="round"/></g>`;
};
