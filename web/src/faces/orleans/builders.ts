/** The four master builders: a colour, a hat and a device each. */

import { at, star } from "../../kit/pen";
import { smile } from "./followers";
import { line, PEN, SKIN, shape } from "./pen";

interface Dress {
  base: string;
  deep: string;
  pale: string;
  hat: string;
  device: string;
}

const lily = (c: string) =>
  `<path d="M0 -9C4 -5 4 -1 1.6 3H-1.6C-4 -1 -4 -5 0 -9ZM-2 3C-3 -3 -9 -4 -8.6 1C-8.4 3.6 -5.6 3.6 -5 2M2 3C3 -3 9 -4 8.6 1
    C8.4 3.6 5.6 3.6 5 2" fill="${c}" stroke="${c}" stroke-width=".8"/><path d="M-5 4.6H5M0 4.6V9" stroke="${c}" stroke-width="2"/>`;
const heart = (c: string) =>
  `<path d="M0 9C-12 1 -9 -8 -4 -8C-1.6 -8 0 -6 0 -4.6C0 -6 1.6 -8 4 -8C9 -8 12 1 0 9Z" fill="${c}"/>`;
const feather = "var(--orl-cream-97)";

/** By seat: ochre, green, violet, slate. */
export const DRESS: readonly Dress[] = [
  {
    base: "var(--orl-gold-72)",
    deep: "var(--orl-brown-45)",
    pale: "var(--orl-cream-92b)",
    hat:
      shape("M-14 -17C-16 -27 -6 -30 2 -29C12 -30 17 -24 14 -17C6 -20 -6 -20 -14 -17Z", "var(--orl-brown-45)") +
      line("M4 -29Q10 -38 16 -35", 2.4, feather),
    device: `<path d="${star(5, 9.4, 4)}" fill="var(--orl-brown-45)"/>`,
  },
  {
    base: "var(--orl-green-58)",
    deep: "var(--orl-green-39)",
    pale: "var(--orl-green-92)",
    hat: shape("M-11 -16C-10 -29 6 -31 15 -36C14 -27 12 -22 11 -16C5 -20 -5 -20 -11 -16Z", "var(--orl-green-39)"),
    device: lily("var(--orl-green-39)"),
  },
  {
    base: "var(--orl-violet-54)",
    deep: "var(--orl-violet-34)",
    pale: "var(--orl-violet-90)",
    hat:
      shape("M-9.6 -17L-2 -40L9.6 -17C4 -20 -4 -20 -9.6 -17Z", "var(--orl-violet-34)") +
      line("M-2 -40C8 -38 12 -30 15 -22", 2, feather),
    device: heart("var(--orl-violet-34)"),
  },
  {
    base: "var(--orl-grey-53)",
    deep: "var(--orl-grey-31)",
    pale: "var(--orl-grey-91)",
    hat:
      shape(
        "M-16 -16C-12 -19 -11 -20 -10 -26C-6 -30 6 -30 10 -26C11 -20 12 -19 16 -16C8 -20 -8 -20 -16 -16Z",
        "var(--orl-grey-31)",
      ) + line("M-10 -21Q0 -17 10 -21", 2.2, "var(--orl-gold-82)"),
    device: `<path d="M0 -9L8 0L0 9L-8 0Z" fill="var(--orl-grey-31)"/><path d="M0 -4L3.6 0L0 4L-3.6 0Z" fill="var(--orl-grey-91)"/>`,
  },
];

export const dressOf = (seat: number): Dress => DRESS[seat] ?? DRESS[0]!;

/** A builder who stands on the map, looks out of a knapsack or waits before the cathedral. */
export function builder(seat: number): string {
  const c = dressOf(seat);
  return `<ellipse cy="21" rx="19" ry="5.4" fill="${PEN}" opacity=".38"/>${shape(
    `M-17 20C-17 4 -10 -4 0 -4C10 -4 17 4 17 20
    C10 24 -10 24 -17 20Z`,
    c.base,
    2,
  )}${line("M-13 17Q0 22 13 17", 1.6, c.pale)}
    <circle cy="-12" r="9.6" fill="${SKIN}" stroke="${PEN}" stroke-width="1.7"/>${smile(0, -10.6)}${c.hat}
    <circle cy="9" r="8.4" fill="${c.pale}" stroke="${PEN}" stroke-width="1.2"/>${at(c.device, 0, 9, 0.68)}`;
}

/** The device alone, on a round shield: for sketches and pointers. */
export const shield = (seat: number): string =>
  `<circle r="12" fill="${dressOf(seat).pale}" stroke="${dressOf(seat).deep}" stroke-width="2.4"/>${at(dressOf(seat).device, 0, 0, 0.86)}`;
