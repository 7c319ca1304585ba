/** Allies: loyalists round-headed and crowned, independents with cut corners and a feather; each with a hat of its own. */
import { at, star } from "../../kit/pen";
import { icon, line, octagon, PEN, shape } from "./pen";
import { ALLY_NAMES, compared } from "./printed";

const HATS: ((colour: string) => string)[] = [
  (c) => shape("M-7 -9C-6 -15 6 -15 7 -9C3 -11 -3 -11 -7 -9Z", c, 1.1),
  (c) => shape("M-8 -8C-9 -18 9 -18 8 -8L5 -2C6 -9 -6 -9 -5 -2Z", c, 1.1),
  (c) => shape("M-8 -8H8L3 -15H-3Z", c, 1.1),
  (c) => shape("M-7 -8C-8 -15 2 -18 8 -13L12 -15L8 -8Z", c, 1.1),
  (c) => shape("M-8 -6C-10 -14 -4 -17 0 -17C4 -17 10 -14 8 -6L7 4L4 -8H-4L-7 4Z", c, 1.1),
  (c) => shape("M-7.4 -7C-7.4 -12 -5 -15 0 -15C5 -15 7.4 -12 7.4 -7Z", c, 1.1) + line("M-8.4 -7H8.4", 2.2, c),
];
const CLOTH = [
  "var(--sm-cream-97)",
  "var(--sm-violet-39)",
  "var(--sm-red-47)",
  "var(--sm-gold-83b)",
  "var(--sm-ink-30)",
  "var(--sm-blue-50)",
  "var(--sm-green-59)",
];
const SKINS = [
  "var(--sm-cream-88)",
  "var(--sm-orange-70)",
  "var(--sm-cream-88)",
  "var(--sm-brown-51)",
  "var(--sm-tan-80)",
];
export const ALLY = { width: 46, height: 58 };

const outline = (loyal: boolean): string => {
  const { width, height } = ALLY;
  const x = width / 2;
  return loyal
    ? `M${-x} ${height}V${x * 0.72}A${x} ${x * 0.72} 0 0 1 ${x} ${x * 0.72}V${height}Z`
    : `M${-x} ${height}V11L${-x + 11} 0H${x - 11}L${x} 11V${height}Z`;
};

/** An ally tile, from -23 to 23 and 0 to 58; what it pays now is drawn by the component. */
export function allyTile(name: string): string {
  const { loyal, icon: what, sign, number } = compared(name);
  const which = Math.max(0, ALLY_NAMES.indexOf(name));
  const { width, height } = ALLY;
  const x = width / 2;
  const figure = (text: string, at: number) =>
    `<text x="${at}" y="${height - 5.2}" class="figure" font-size="15.6">${text}</text>`;
  const person =
    `<circle cy="-4.6" r="6" fill="${SKINS[which % 5]}" stroke="${PEN}" stroke-width="1.2"/>` +
    shape("M-12 14C-12 4.6 -6 2 0 2C6 2 12 4.6 12 14Z", loyal ? "var(--sm-brown-41)" : "var(--sm-teal-33)", 1.2) +
    HATS[which % 6]!(CLOTH[which % 7]!);
  return (
    `<path d="${outline(loyal)}" fill="url(#sm-${loyal ? "loy" : "ind"})" stroke="${PEN}" stroke-width="1.6"/>
      <path d="${outline(loyal)}" fill="none" stroke="var(--sm-cream-97)" stroke-opacity=".65" stroke-width=".9"
        transform="translate(0 1.6) scale(.93 .95)"/>` +
    at(person, 0, height - 34) +
    `<rect x="${-x}" y="${height - 20}" width="${width}" height="20" fill="var(--sm-cream-97)" stroke="${PEN}" stroke-width="1.4"/>` +
    (loyal
      ? icon(what, -10, height - 10, 17) + figure(`${sign}${number}`, 9)
      : icon(what, -13, height - 10, 17) + figure(sign, 1.6) + icon("crown", 14, height - 10, 14)) +
    (loyal
      ? icon("crown", -x + 8, 6.5, 12)
      : at(
          '<path d="M-4 5C-5 -1 0 -6 5 -6C5 0 1 4 -4 5ZM-5 7L2 -3" fill="var(--sm-cream-97)" stroke="var(--sm-teal-33)" stroke-width="1"/>',
          -x + 9,
          9,
          0.95,
        ))
  );
}
/** A tile that lies face down. */
export const allyBack = (): string =>
  `<path d="M-23 58V8L-15 0H15L23 8V58Z" fill="url(#sm-tblue)" stroke="var(--sm-gold-83b)" stroke-width="1.4"/>
    <path d="${star(8, 13, 7.4)}" transform="translate(0 29)" fill="none" stroke="var(--sm-gold-83b)" stroke-width="1.4"/>`;
/** The seal with what an ally would pay. */
export const seal = (points: number): string =>
  `<path d="${octagon(9)}" fill="${points > 1 ? "var(--sm-red-47)" : "var(--sm-ink-45)"}" stroke="var(--sm-cream-97)" stroke-width="1.6"/>
    <text y="4.8" class="score" font-size="15.6" fill="var(--sm-cream-97)">${points}</text>`;
