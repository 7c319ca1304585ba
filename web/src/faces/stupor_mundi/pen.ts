/** Drawing helpers of this face: SVG markup, without rules and without any text of players. */

export const INK = "#2c1a0d";
export const PEN = "#1c0f08";
export const TAU = Math.PI * 2;
export type Point = readonly [number, number];

export const f1 = (n: number): string => (Math.round(n * 100) / 100).toString();
export const around = (r: number, angle: number): [number, number] => [r * Math.cos(angle), r * Math.sin(angle)];
export const polygon = (points: readonly Point[], close = true): string =>
  `M${points.map((p) => `${f1(p[0])} ${f1(p[1])}`).join("L")}${close ? "Z" : ""}`;
/** A regular polygon with a corner at an angle. */
export const regular = (corners: number, r: number, from = 0): string =>
  polygon(Array.from({ length: corners }, (_, i) => around(r, from + (i * TAU) / corners)));
/** The eight-sided plan of the castle of Castel del Monte, flat side up. */
export const octagon = (r: number): string => regular(8, r, TAU / 16);
export const star = (points: number, outer: number, inner: number, from = -TAU / 4): string =>
  polygon(Array.from({ length: 2 * points }, (_, i) => around(i % 2 ? inner : outer, from + (i * TAU) / (2 * points))));

/** Markup moved and scaled. */
export const at = (markup: string, x = 0, y = 0, k = 1, more = ""): string =>
  `<g transform="translate(${f1(x)} ${f1(y)})${k === 1 ? "" : ` scale(${k})`}" ${more}>${markup}</g>`;
/** A filled shape with its outline. */
export const shape = (d: string, fill: string, width = 1.8, color = PEN): string =>
  `<path d="${d}" fill="${fill}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
/** A line. */
export const line = (d: string, width = 1.2, color = PEN): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** An icon from the definitions, by its middle. */
export const icon = (name: string, x: number, y: number, size = 16): string =>
  `<use href="#sm-i-${name}" x="${f1(x - size / 2)}" y="${f1(y - size / 2)}" width="${size}" height="${size}"/>`;

/** Deterministic pseudo-random numbers from 0 to 1, so that the scenery is always the same. */
export const scatter = (seed: number): (() => number) => {
  let now = seed;
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 4294967296;
  };
};
/** The size at which a text fits into a width. */
export const fitted = (text: string, width: number, size: number, wide = 0.52): number =>
  Math.min(size, Math.round((width / Math.max(1, text.length * wide)) * 10) / 10);
