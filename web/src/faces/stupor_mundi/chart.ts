/** What lies on the mosaic of the sea: rhumb lines, lanes, the wind rose, harbours, ships and marks of the land. */

import { around, at, f1, type Point, star, TAU } from "../../kit/pen";
import { livery } from "./colours";
import { CHART, onChart } from "./mosaic";
import { octagon, PEN } from "./pen";

const { width: W, height: H } = CHART;
/** The harbours, in the order of the voyage. */
export const HARBOURS: Record<string, [number, number]> = {
  ROM: onChart([11.2, 41.3]),
  CON: onChart([27.4, 39.9]),
  ALE: onChart([29.2, 34.9]),
  TUN: onChart([10.9, 36.35]),
  BAR: onChart([3.1, 40.6]),
};
const bow = (a: Point, b: Point, c: Point, d: Point): string =>
  `M${f1(a[0])} ${f1(a[1])}C${f1(b[0])} ${f1(b[1])} ${f1(c[0])} ${f1(c[1])} ${f1(d[0])} ${f1(d[1])}`;
const { ROM, CON, ALE, TUN, BAR } = HARBOURS as Record<"ROM" | "CON" | "ALE" | "TUN" | "BAR", [number, number]>;
const sea = (longitude: number, latitude: number) => onChart([longitude, latitude]);
const LANES = [
  bow(BAR, sea(5.5, 40.2), sea(7.2, 41.6), sea(8, 41.4)) + bow(sea(8, 41.4), sea(9.2, 41.2), sea(10, 41.1), ROM),
  bow(ROM, sea(12.4, 39.6), sea(16, 38.6), sea(16.2, 37.6)) +
    bow(sea(16.2, 37.6), sea(19, 36), sea(22, 35.4), sea(24.4, 36.3)) +
    bow(sea(24.4, 36.3), sea(25.8, 37), sea(25, 38.6), CON),
  bow(CON, sea(25, 38.2), sea(26.8, 36.4), ALE),
  bow(ALE, sea(24, 34.6), sea(16, 33.6), TUN),
  bow(TUN, sea(9.4, 38.2), sea(5.6, 37.6), BAR),
];
const CENTRE: Point = [W * 0.575, H * 0.632];

function windRose(r: number): string {
  let s = `<circle r="${r * 1.12}" fill="var(--sm-blue-22)" fill-opacity=".5" stroke="var(--sm-gold-83b)" stroke-width="1.2"/>
    <circle r="${r * 0.5}" fill="none" stroke="var(--sm-gold-83b)" stroke-width=".9"/>`;
  for (let i = 0; i < 16; i++) {
    const long = i % 4 === 0 ? r : i % 2 === 0 ? r * 0.78 : r * 0.58;
    const fill = i % 4 === 0 ? "var(--sm-red-47)" : i % 2 === 0 ? "var(--sm-teal-42)" : "var(--sm-gold-53)";
    const half = (m: number, colour: string) =>
      `<path d="M0 ${-long}L${m * r * 0.12} ${-r * 0.2}L0 0Z" fill="${colour}" stroke="${PEN}" stroke-width=".7"/>`;
    s += `<g transform="rotate(${i * 22.5})">${half(1, fill)}${half(-1, "var(--sm-cream-97)")}</g>`;
  }
  const lily = `<path d="M0 -9C-5 -4 -5 -1 -1.6 3H1.6C5 -1 5 -4 0 -9ZM-5 1C-4 -2 -1 -1 -1 3H1C1 -1 4 -2 5 1L2 4V6H-2
      V4Z" fill="url(#sm-goldv)" stroke="var(--sm-ink-18)" stroke-width=".8"/>`;
  return `${s}<circle r="${r * 0.15}" fill="url(#sm-goldring)" stroke="${PEN}"/>${at(lily, 0, -r * 1.18, 1.1)}`;
}

/** Everything that never moves. */
export const SICILY = onChart([13.75, 37.5]);

export function chart(): string {
  let s = "";
  const ray = (x: number, y: number, angle: number, colour: string, opacity: number) => {
    const [u, v] = around(900, angle);
    return `<path d="M${f1(x)} ${f1(y)}l${f1(u)} ${f1(v)}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width=".85"/>`;
  };
  for (let i = 0; i < 32; i++)
    s += ray(
      CENTRE[0],
      CENTRE[1],
      (i * TAU) / 32,
      i % 4 ? "var(--sm-cream-97)" : "var(--sm-gold-88)",
      i % 4 ? 0.13 : 0.3,
    );
  for (const [x, y] of [
    [0.03, 0.55],
    [0.33, 0.5],
    [0.985, 0.45],
  ] as const)
    for (let i = 0; i < 16; i++) s += ray(x * W, y * H, (i * TAU) / 16 + 0.1, "var(--sm-cream-97)", 0.075);
  s += `<rect width="${W}" height="${H}" fill="url(#sm-dusk)"/>`;
  for (const lane of LANES)
    s += `<path d="${lane}" fill="none" stroke="var(--sm-blue-22)" stroke-width="6" stroke-opacity=".55" stroke-linecap="round"/>
      <path d="${lane}" fill="none" stroke="var(--sm-gold-93)" stroke-width="2.3" stroke-dasharray="2 7" stroke-linecap="round"/>`;
  s += at(windRose(33), CENTRE[0], CENTRE[1]);
  const eight = (draw: (x: number, y: number) => string) =>
    Array.from({ length: 8 }, (_, i) => draw(...around(11.4, (i * TAU) / 8 + TAU / 16))).join("");
  const monte = onChart([16.05, 41.05]);
  s += at(
    `<path d="${octagon(11)}" fill="var(--sm-cream-97)" stroke="${PEN}" stroke-width="1.4"/>${eight((x, y) =>
      at(
        `<path d="${octagon(3.4)}"
      fill="var(--sm-cream-88)" stroke="${PEN}"/>`,
        x,
        y,
      ),
    )}<path d="${octagon(5)}" fill="var(--sm-gold-66)" stroke="${PEN}" stroke-width=".9"/>`,
    monte[0],
    monte[1],
    0.95,
  );
  const palm = (high: number) => {
    const trunk = `M0 0C1 ${-high * 0.4} -1 ${-high * 0.7} 2 ${-high}`;
    const leaves = [-150, -115, -65, -30, 8, 172].map(
      (turn) =>
        `<path transform="translate(2 ${-high}) rotate(${turn})" d="M0 0C5 -5 13 -5 18 1C12 0 5 2 0 0Z" fill="var(--sm-teal-53)"
          stroke="${PEN}" stroke-width="1.1"/>`,
    );
    return `<path d="${trunk}" fill="none" stroke="${PEN}" stroke-width="5"/>
      <path d="${trunk}" fill="none" stroke="var(--sm-brown-58)" stroke-width="2.6" stroke-dasharray="3 1.4"/>${leaves.join("")}
      <circle cx="4" cy="${-high + 4}" r="2.2" fill="var(--sm-red-47)" stroke="${PEN}" stroke-width=".8"/>`;
  };
  const tent = `<path d="M-8 8L12 -18L34 8Z" fill="var(--sm-cream-97)" stroke="${PEN}" stroke-width="1.6"/>
    <path d="M12 -18L6 8H18Z" fill="var(--sm-rose-40)" stroke="${PEN}"/><path d="M12 -18L-1 8H2L12 -18L24 8H27Z" fill="var(--sm-teal-42)"/>
    <path d="M12 -18V-27L20 -24L12 -21" fill="var(--sm-red-47)" stroke="${PEN}" stroke-width="1.2"/>`;
  return s + at(at(palm(30), -22, 0) + at(palm(22), 42, 6, 0.9) + tent, W * 0.1, H * 0.74);
}

export const harbour = (here: boolean): string =>
  `<circle r="12" fill="url(#sm-goldring)" stroke="${PEN}" stroke-width="1.5"/>
    <circle r="8.6" fill="url(#sm-${here ? "porph" : "serp"})" stroke="${PEN}"/><path d="${star(8, 6.6, 3)}" fill="var(--sm-cream-97)"/>`;

/** A ship under the sail of its owner; -1 is Frederick. */
export function ship(seat: number): string {
  const { main, pale, sign } = livery(seat);
  return `<path d="M-19 5C-10 9 10 9 21 2L16 15C10 18 -8 18 -14 15Z" fill="var(--sm-brown-48)" stroke="${PEN}" stroke-width="1.6"/>
    <path d="M-17 9C-8 12 9 12 18.6 7" fill="none" stroke="var(--sm-gold-83b)" stroke-width="1.6"/>
    <path d="M0 6V-27" stroke="${PEN}" stroke-width="2.2"/>
    <path d="M-13 -20C-8 -22 8 -24 15 -22C18 -14 17 -6 13 1C6 -2 -6 -2 -12 1C-9 -6 -10 -14 -13 -20Z" fill="${main}"
    stroke="${PEN}" stroke-width="1.6"/><path d="M-11 -18C-8 -12 -8 -6 -10 -1" fill="none" stroke="${pale}"
      stroke-width="1.6"/>${at(sign, 2, -11, 1.05)}<path d="M0 -27L9 -30L0 -33Z" fill="${main}" stroke="${PEN}"/>`;
}
/** Where the ships of a harbour ride at anchor, the first nearest; seaward of each city. */
export const ANCHORS: Record<string, readonly Point[]> = {
  ROM: [
    [-26, 34],
    [16, 40],
    [-58, 42],
    [48, 52],
    [-6, 72],
  ],
  CON: [
    [-44, 8],
    [-50, 42],
    [-84, 24],
    [-22, 60],
    [-90, 56],
  ],
  ALE: [
    [38, -14],
    [-36, -10],
    [-66, -30],
    [2, -34],
    [-8, 16],
  ],
  TUN: [
    [36, 26],
    [72, 40],
    [60, 4],
    [26, 58],
    [98, 20],
  ],
  BAR: [
    [36, 8],
    [30, 42],
    [66, 24],
    [-4, 40],
    [62, 58],
  ],
};
