/** The pentagon: where towers, walls, keeps and incomes stand, and how a courtyard, a wall and a tower look from above. */

import { around, at, f1, type Point, polygon, star, TAU } from "../../kit/pen";
import { livery } from "./colours";
import { icon, octagon } from "./pen";

export const RADIUS = 128;
const TALL = 1.3; // a little higher than wide, as the page is
const angle = (i: number) => ((-90 + i * 72) * Math.PI) / 180;
const tall = ([x, y]: Point): [number, number] => [x, y * TALL];
export const CORNERS = [0, 1, 2, 3, 4].map((i) => tall(around(RADIUS, angle(i))));
export const KEEPS: readonly Point[] = [
  [0, -50],
  [41, 30],
  [-41, 30],
];
const STONE_LINE = "var(--sm-brown-34)";

export interface Wall {
  x: number;
  y: number;
  turn: number;
  long: number;
  /** Where its cost is written: not under its neighbours. */
  cost: Point;
  /** Where the income of its side is shown. */
  income: Point;
}
export const WALLS: readonly Wall[] = [0, 1, 2, 3, 4].map((i) => {
  const [a, b] = [CORNERS[i]!, CORNERS[(i + 1) % 5]!];
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const shift = i === 1 ? 0.2 : i === 3 ? -0.2 : 0;
  const out = around(RADIUS * 0.809 + 28, angle(i) + TAU / 10);
  return {
    x,
    y,
    turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
    long: Math.hypot(b[0] - a[0], b[1] - a[1]) - 40,
    cost: [x + shift * (b[0] - a[0]), y + shift * (b[1] - a[1])],
    income: [out[0], out[1] * TALL * 1.02],
  };
});

/** A floor of cut marble. */
export function courtyard(): string {
  const inner = (k: number) => polygon(CORNERS.map(([x, y]) => [x * k, y * k]));
  let s = `<path d="${polygon(CORNERS)}" fill="url(#sm-yard)" stroke="var(--sm-gold-60)" stroke-width="1.2"/>`;
  s += `<g opacity=".5" fill="none" stroke="var(--sm-gold-66)"><path d="${inner(0.82)}"/><path d="${inner(0.6)}"/>
    <path d="${polygon([0, 2, 4, 1, 3].map((i) => [CORNERS[i]![0] * 0.82, CORNERS[i]![1] * 0.82]))}"/></g>`;
  let rays = "";
  for (let i = 0; i < 5; i++) {
    const tip: Point = [CORNERS[i]![0] * 0.82, CORNERS[i]![1] * 0.82];
    const [left, right] = [-1, 1].map((m) => tall(around(RADIUS * 0.82 * 0.382, angle(i) + (m * TAU) / 10)));
    rays += `<path d="${polygon([tip, left!, [0, 0]])}" fill="${i % 2 ? "var(--sm-teal-42)" : "var(--sm-rose-40)"}"/>
      <path d="${polygon([tip, right!, [0, 0]])}" fill="var(--sm-gold-75)"/>`;
  }
  return `${s}<g opacity=".3">${rays}</g>`;
}

/** A wall along the x axis, with merlons on both sides. */
export function wall(long: number, great: boolean): string {
  const merlons = (y: number) =>
    Array.from(
      { length: 8 },
      (_, i) =>
        `<rect x="${f1(-long / 2 + ((i + 0.22) * long) / 8)}" y="${y}" width="${f1((long / 8) * 0.56)}" height="5"
          fill="${great ? "var(--sm-gold-93)" : "var(--sm-cream-97)"}" stroke="${STONE_LINE}" stroke-width=".9"/>`,
    ).join("");
  const joints = [-0.3, -0.1, 0.1, 0.3].map((k) => `M${f1(long * k)} -7V7`).join("");
  return (
    `<rect x="${f1(-long / 2)}" y="-10" width="${f1(long)}" height="20" fill="url(#sm-${great ? "goldv" : "limeh"})"
      stroke="${STONE_LINE}" stroke-width="1.4"/>` +
    `${merlons(-12.5)}${merlons(7.5)}<path d="M${f1(-long / 2)} 0H${f1(long / 2)}" stroke="var(--sm-gold-53)" stroke-width=".8"/>
      <path d="${joints}" stroke="var(--sm-gold-53)" stroke-width=".7"/>${great ? icon("crown", 0, 0, 15) : ""}`
  );
}

/** A tower from above, with the sign of its owner. */
export function tower(seat: number, great: boolean): string {
  const { main, sign } = livery(seat);
  const eight = (draw: (turn: number) => string) => Array.from({ length: 8 }, (_, k) => draw(k * 45)).join("");
  return (
    `<path d="${octagon(26)}" fill="url(#sm-${great ? "goldring" : "lime"})" stroke="${STONE_LINE}" stroke-width="1.6"/>` +
    eight(
      (turn) =>
        `<rect transform="rotate(${turn})" x="-4.6" y="-26.4" width="9.2" height="6" fill="var(--sm-cream-97)" stroke="${STONE_LINE}" stroke-width=".9"/>`,
    ) +
    `<path d="${octagon(17)}" fill="${great ? "var(--sm-cream-97)" : "var(--sm-tan-80)"}" stroke="${STONE_LINE}" stroke-width="1.1"/>` +
    eight(
      (turn) => `<path transform="rotate(${turn + 22.5})" d="M0 0V-17" stroke="var(--sm-gold-66)" stroke-width=".7"/>`,
    ) +
    `<circle r="11.4" fill="${main}" stroke="var(--sm-cream-97)" stroke-width="1.4"/>${at(sign, 0, 0, 1.1)}${great ? icon("crown", 0, -20, 15) : ""}`
  );
}

/** A keep from above: four slopes of roof around its sign. */
export const keep = (sign: string, great: boolean): string =>
  `<g transform="scale(1.18)"><rect x="-22" y="-20" width="44" height="40" fill="url(#sm-${great ? "goldv" : "limeh"})"
    stroke="${STONE_LINE}" stroke-width="1.4"/><path d="M-18 -16L0 0L-18 16Z" fill="var(--sm-rose-40)"/>
      <path d="M18 -16L0 0L18 16Z" fill="var(--sm-rose-35)"/><path d="M-18 -16H18L0 0Z" fill="var(--sm-rose-54)"/>
      <path d="M-18 16H18L0 0Z" fill="var(--sm-rose-40)"/>
      <rect x="-18" y="-16" width="36" height="32" fill="none" stroke="var(--sm-rose-26)" stroke-width="1.1"/>
      <circle r="9.6" fill="var(--sm-cream-97)" stroke="${STONE_LINE}"/>${sign}${great ? icon("crown", 15, -14, 13) : ""}</g>`;

/** The medallion of a side's income. */
export const medallion = (state: "closed" | "near" | "open"): string => {
  const [fill, edge, width] = {
    closed: ["url(#sm-goldring)", "var(--sm-brown-44)", 1.8],
    near: ["var(--sm-cream-97)", "var(--sm-red-47)", 2],
    open: ["var(--sm-cream-88)", "var(--sm-gold-66)", 1.1],
  }[state] as [string, string, number];
  const tick = `<circle r="7" fill="var(--sm-green-47)" stroke="var(--sm-cream-97)" stroke-width="1.4"/>
      <path d="M-3.2 .2L-1 2.6L3.4 -2.6" fill="none" stroke="var(--sm-white)" stroke-width="2"/>`;
  return `<path d="${star(8, 22, 17.4)}" fill="${fill}" stroke="${edge}" stroke-width="${width}"
    ${state === "near" ? 'stroke-dasharray="4 3"' : ""}/>
      <circle r="14" fill="${state === "closed" ? "var(--sm-cream-97)" : "var(--sm-cream-91)"}"
        stroke="${edge}"/>${state === "closed" ? at(tick, 14, -14, 0.95) : ""}`;
};
