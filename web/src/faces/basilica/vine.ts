/** Marginalia: a vine with leaves and gold bezants. */
import { boss, type Colour } from "./glass";

const leaf = (x: number, y: number, turn: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M0 0C-7 -3 -9 -11 -3 -15C-2 -12 0 -12 0 -17C0 -12 2 -12 3 -15C9 -11 7 -3 0 0Z" fill="${fill}" stroke="var(--bas-brown-28)"/>
    <path d="M0 -1V-11" stroke="var(--bas-cream-94)" stroke-width=".9"/></g>`;
const bezant = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="3.2" fill="url(#bas-goldring)" stroke="var(--bas-brown-28)" stroke-width=".8"/>
    <path d="M0 -5V-8M0 5V8M-5 0H-8M5 0H8" stroke="var(--bas-brown-28)" stroke-width=".7"/></g>`;
const [RED, BLUE, GREEN] = ["var(--bas-red-47)", "var(--bas-blue-45)", "var(--bas-green-56)"] as const;
const STEMS = `M0 70C-8 46 -30 38 -46 48C-62 58 -56 80 -40 78C-28 76 -28 60 -39 60M-46 48C-58 34 -80 28 -94 40C-108 53 -99 74 -84 70
    C-73 66 -76 52 -86 55M-10 54C-12 40 -22 30 -34 28C-46 26 -52 14 -42 9C-34 6 -30 14 -36 17M-70 33C-72 22 -82 14 -92 16`;
const LEAVES: readonly [number, number, number, string][] = [
  [-24, 43, -30, RED],
  [-56, 66, -110, BLUE],
  [-63, 32, 10, GREEN],
  [-100, 50, -70, RED],
  [-28, 78, 150, GREEN],
  [-92, 16, -60, BLUE],
  [-20, 32, 30, BLUE],
  [-78, 72, 170, RED],
];
const BEZANTS: readonly [number, number][] = [
  [-62, 14],
  [-66, 84],
  [-14, 88],
  [-104, 30],
  [-22, 12],
  [-106, 80],
];

/** In a box of 236 × 100, around the sign of a colour. */
export function vine(flower: Colour): string {
  const half = `<path d="${STEMS}" fill="none" stroke="var(--bas-green-47)" stroke-width="2.6"
    stroke-linecap="round"/>${LEAVES.map((one) => leaf(...one)).join("")}${BEZANTS.map((one) => bezant(...one)).join("")}`;
  return `<g transform="translate(118 0)">${half}<g transform="scale(-1 1)">${half}</g>
    <path d="M0 96V54" stroke="var(--bas-green-47)" stroke-width="3"/>${boss(flower, 0, 40, 1.25)}</g>`;
}
