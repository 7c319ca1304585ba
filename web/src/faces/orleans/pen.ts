/** The pen of this face: its inks, ribbons, borders and lettering. */
import { around, at, f1, pen, TAU } from "../../kit/pen";

export const INK = "var(--orl-brown-28)";
export const PEN = "var(--orl-ink-24)";
export const SKIN = "var(--orl-cream-92b)";
export const { shape, line } = pen(PEN);

interface Lettering {
  anchor?: "start" | "middle" | "end";
  font?: "title" | "caps" | "text";
  color?: string;
  weight?: number;
}
const FONTS = { title: "Grenze Gotisch Variable", caps: "Alegreya SC", text: "Alegreya Variable" };

/** Text of the program only: text typed by users must go through Svelte, which escapes it. */
export const word = (x: number, y: number, text: string | number, size = 16, how: Lettering = {}): string =>
  `<text x="${f1(x)}" y="${f1(y)}" text-anchor="${how.anchor ?? "middle"}" font-family="${FONTS[how.font ?? "caps"]}"
    font-weight="${how.weight ?? 700}" font-size="${size}" fill="${how.color ?? INK}">${text}</text>`;

/** A rosette of bows, for tokens and corners. */
export function scallop(r: number, bows: number, depth: number): string {
  let d = "";
  for (let i = 0; i <= bows; i++) {
    const [x, y] = around(r, (i * TAU) / bows - TAU / 4);
    const [cx, cy] = around(r + depth, ((i - 0.5) * TAU) / bows - TAU / 4);
    d += i ? `Q${f1(cx)} ${f1(cy)} ${f1(x)} ${f1(y)}` : `M${f1(x)} ${f1(y)}`;
  }
  return `${d}Z`;
}

/** The illuminated band around a picture. */
export function border(w: number, h: number, color = "var(--orl-blue-44)"): string {
  const frame = (inset: number, rx: number, stroke: string, width: number, more = "") =>
    `<rect x="${inset}" y="${inset}" width="${f1(w - 2 * inset)}" height="${f1(h - 2 * inset)}" rx="${rx}" fill="none"
      stroke="${stroke}" stroke-width="${width}" ${more}/>`;
  const corner = `<path d="${scallop(8.5, 4, 7)}" fill="url(#orl-goldring)" stroke="${PEN}" stroke-width="1.2"/>
    <circle r="4" fill="var(--orl-red-56)" stroke="${PEN}"/>`;
  return (
    frame(1.5, 6, PEN, 2) +
    frame(6, 4, "var(--orl-cream-92b)", 8) +
    frame(6, 4, color, 4.6, 'stroke-dasharray="22 8"') +
    frame(6, 4, "var(--orl-red-56)", 3.4, 'stroke-dasharray="3 27" stroke-dashoffset="-24.6"') +
    frame(10.6, 3, PEN, 1.4) +
    [9, w - 9].map((x) => at(corner, x, 9) + at(corner, x, h - 9)).join("")
  );
}

/** A ribbon for a name, as wide as asked. */
export const ribbon = (w: number, h: number, fill: string, notch = 5): string =>
  shape(
    `M${f1(-w / 2)} ${-h / 2}H${f1(w / 2)}L${f1(w / 2 - notch)} 0L${f1(w / 2)} ${h / 2}H${f1(-w / 2)}L${f1(-w / 2 + notch)} 0Z`,
    fill,
    1.3,
  );
