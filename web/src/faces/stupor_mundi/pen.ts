/** The pen of this face: its inks, the octagon of Castel del Monte, and the signs of the definitions. */
import { f1, pen, regular, TAU } from "../../kit/pen";

export const INK = "var(--sm-brown-24)";
export const PEN = "var(--sm-ink-18)";
export const { shape, line } = pen(PEN);
/** The eight-sided plan of the castle of Castel del Monte, flat side up. */
export const octagon = (r: number): string => regular(8, r, TAU / 16);
/** An icon from the definitions, by its middle. */
export const icon = (name: string, x: number, y: number, size = 16): string =>
  `<use href="#sm-i-${name}" x="${f1(x - size / 2)}" y="${f1(y - size / 2)}" width="${size}" height="${size}"/>`;
