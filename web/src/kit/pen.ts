/** Drawing helpers of all faces: SVG markup from numbers, without rules and without any text of players. */

export const TAU = Math.PI * 2;
export type Point = readonly [number, number];

/** A number with at most two decimals. */
export const f1 = (n: number): string => (Math.round(n * 100) / 100).toString();
export const around = (r: number, angle: number): [number, number] => [r * Math.cos(angle), r * Math.sin(angle)];
export const polygon = (points: readonly Point[], close = true): string =>
  `M${points.map((p) => `${f1(p[0])} ${f1(p[1])}`).join("L")}${close ? "Z" : ""}`;
/** A regular polygon with a corner at an angle. */
export const regular = (corners: number, r: number, from = 0): string =>
  polygon(Array.from({ length: corners }, (_, i) => around(r, from + (i * TAU) / corners)));
export const star = (points: number, outer: number, inner: number, from = -TAU / 4): string =>
  polygon(Array.from({ length: 2 * points }, (_, i) => around(i % 2 ? inner : outer, from + (i * TAU) / (2 * points))));

/** Markup moved and scaled. */
export const at = (markup: string, x = 0, y = 0, k = 1): string =>
  `<g transform="translate(${f1(x)} ${f1(y)})${k === 1 ? "" : ` scale(${f1(k)})`}">${markup}</g>`;

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';

/** Shapes and lines in the ink of a face. */
export const pen = (ink: string) => ({
  /** A filled shape with its outline. */
  shape: (d: string, fill: string, width = 1.6, color = ink): string =>
    `<path d="${d}" fill="${fill}" stroke="${color}" stroke-width="${width}" ${ROUND}/>`,
  /** A line. */
  line: (d: string, width = 1.2, color = ink): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${ROUND}/>`,
});

/** Deterministic pseudo-random numbers from 0 to 1, so that the scenery is always the same. */
export const scatter = (seed: number): (() => number) => {
  let now = seed;
  return () => {
    now = (now * 16807) % 2147483647;
    return (now - 1) / 2147483646;
  };
};

/** The size at which a text fits into a width. */
export const fitted = (text: string, width: number, size: number, wide = 0.54): number =>
  Math.min(size, Math.round((width / Math.max(1, text.length * wide)) * 10) / 10);
