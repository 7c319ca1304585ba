/** What is printed on the board, as the server tells it: places, routes, spaces. */

import type { Point } from "../../kit/pen";
import { componentsOf } from "../../wire/components";
import type { OrleansComponents } from "../../wire/generated/orleans";
import { FOLLOWERS, type Follower } from "./followers";

export interface Place {
  key: string;
  title: string;
  x: number;
  y: number;
  workshop: boolean;
}
export interface Route {
  key: string;
  /** The number that a choice names it by. */
  noun: number;
  ends: [string, string];
  river: boolean;
  points: Point[];
}
export interface Space {
  key: string;
  noun: number;
  action: string;
  area: string;
  /** The followers it accepts; all if empty. */
  accepts: Follower[];
}

const LETTERS = "KFATM";
const data = componentsOf<OrleansComponents>("orleans");

/** The sheet of the rules is 1000 by 1000; our map is a little wider than high. */
export const MAP = { width: 560, height: 600 };
const EDGE = { left: 22, right: 22, top: 44, bottom: 22 };
export const onMap = ([x, y]: Point): [number, number] => [
  EDGE.left + (x / 1000) * (MAP.width - EDGE.left - EDGE.right),
  EDGE.top + (y / 1000) * (MAP.height - EDGE.top - EDGE.bottom),
];

export const PLACES: readonly Place[] = data.place.map((place) => {
  const [x, y] = onMap([place.x, place.y]);
  return { key: place.id, title: place.name, x, y, workshop: place.workshop };
});
export const placeOf = (key: string): Place => PLACES.find((place) => place.key === key) ?? PLACES[0]!;

export const ROUTES: readonly Route[] = data.route.map((route, noun) => {
  const [a, b] = [placeOf(route.a), placeOf(route.b)];
  const points: Point[] = [[a.x, a.y], ...route.via.map(onMap), [b.x, b.y]];
  return { key: route.id, noun, ends: [a.key, b.key], river: route.kind === "river", points };
});
export const TOKENS = new Map<string, Point>(
  data.route.flatMap(({ token }) => token.map(({ id, x, y }): [string, Point] => [id, onMap([x, y])])),
);
/** How far along its last segment a river leaves the picture. */
function beyond(points: readonly Point[]): Point {
  const [[x0, y0], [x1, y1]] = [points[points.length - 2]!, points[points.length - 1]!];
  const far = 60 / Math.hypot(x1 - x0, y1 - y0);
  return [x1 + (x1 - x0) * far, y1 + (y1 - y0) * far];
}
/** Rivers that only flow on beyond the last place. */
export const STREAMS: readonly Point[][] = data.decor
  .map((river) => river.points.map(onMap))
  .map((points) => [...points, beyond(points)]);

export const SPACES: readonly Space[] = data.space.map(({ id, action, area, accepts }, noun) => ({
  key: id,
  noun,
  action,
  area,
  accepts: accepts.flatMap((letter) => FOLLOWERS[LETTERS.indexOf(letter)] ?? []),
}));
export const spacesOf = (area: string, action: string): Space[] =>
  SPACES.filter((space) => space.area === area && space.action === action);

/** The order of delivery nouns: item by item, and for each the hour glass, three workshops, four seats. */
const DESTINATIONS = 8;
export const HOUR_GLASS = 0;
export const FIRST_WORKSHOP = 1;
export const FIRST_SEAT = 4;
export const deliver = (item: number, destination: number): number => item * DESTINATIONS + destination;
/** The workshops in the order of their destinations. */
export const WORKSHOPS = PLACES.filter((place) => place.workshop).map((place) => place.key);

/** The routes by which one can go from here to there, or touch there at all. */
export const routeTo = (from: string, to: string): Route =>
  ROUTES.find((route) => route.ends.includes(from) && route.ends.includes(to) && from !== to) ??
  ROUTES.find((route) => route.ends.includes(to))!;

/** One smooth line through all points. */
export function curve(points: readonly Point[]): string {
  let d = `M${points[0]!.map((n) => n.toFixed(1)).join(" ")}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map((n) => n.toFixed(1)).join(" ")}`;
  }
  return d;
}
