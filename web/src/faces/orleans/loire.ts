/** The Loire valley behind everything that moves: land, rivers, roads, woods. Drawn once. */

import { at, f1, type Point, polygon, scatter } from "../../kit/pen";
import { curve, MAP, PLACES, ROUTES, STREAMS, TOKENS, WORKSHOPS } from "./board";
import { castle, compass, fir, hill, sheep, tree, vine, windmill } from "./scenery";
import { ACTION_SIGNS } from "./things";

/** Where each workshop's tile stands, beside its place. */
export const TILE_AT: Record<string, Point> = { CHA: [112, 6], TOU: [-66, 74], BOU: [46, 80] };
/** How far a name stands aside of its place, where a token would lie on it. */
export const NAME_AT: Record<string, number> = { VEN: -34 };
export const TILE = { width: 124, height: 68 };
const REGIONS: [string, number, number, number][] = [
  ["Beauce", 160, 184, -3],
  ["Sologne", 322, 342, -4],
  ["Anjou", 50, 342, 4],
  ["Berry", 300, 584, 0],
  ["Gâtinais", 490, 66, -4],
];

const spots: Point[] = ROUTES.flatMap((route) => {
  const found: Point[] = [];
  for (let i = 0; i + 1 < route.points.length; i++) {
    const [a, b] = [route.points[i]!, route.points[i + 1]!];
    for (let t = 0; t <= 1; t += 0.1) found.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
  return found;
});
const free = (x: number, y: number, far: number): boolean =>
  !spots.some((p) => Math.hypot(p[0] - x, p[1] - y) < far) &&
  !STREAMS.some((stream) => stream.some((p) => Math.hypot(p[0] - x, p[1] - y) < far + 12)) &&
  !PLACES.some((place) => Math.abs(place.x - x) < 56 && Math.abs(place.y + 6 - y) < 42) &&
  !REGIONS.some(([, a, b]) => Math.abs(a - x) < 58 && Math.abs(b - y) < 26) &&
  !WORKSHOPS.some((key) => {
    const place = PLACES.find((one) => one.key === key)!;
    const off = TILE_AT[key] ?? [0, 62];
    return Math.abs(place.x + off[0] - x) < 78 && Math.abs(place.y + off[1] - y) < 52;
  }) &&
  Math.hypot(x - 52, y - (MAP.height - 52)) > 44;

function fields(chance: () => number): string {
  const colors = [
    "var(--orl-gold-88)",
    "var(--orl-olive-88)",
    "var(--orl-olive-82)",
    "var(--orl-cream-92)",
    "var(--orl-gold-84)",
  ];
  let s = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [20 + chance() * (MAP.width - 40), 20 + chance() * (MAP.height - 40)];
    const [w, h, turn] = [26 + chance() * 30, 14 + chance() * 14, chance() * 50 - 25];
    let furrows = "";
    for (let k = 1; k < 6; k++)
      furrows += polygon(
        [
          [-w / 2 + (k * w) / 6, -h / 2],
          [-w / 2 + (k * w) / 6 + 5, h / 2],
        ],
        false,
      );
    const edge = polygon([
      [-w / 2, -h / 2],
      [w / 2, -h / 2],
      [w / 2 + 5, h / 2],
      [-w / 2 + 5, h / 2],
    ]);
    s += `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(turn)})">
      <path d="${edge}" fill="${colors[i % 5]}" opacity=".95" stroke="var(--orl-olive-71)" stroke-opacity=".5"/>
      <path d="${furrows}" stroke="var(--orl-olive-65)" stroke-opacity=".5" stroke-width="1.1"/></g>`;
  }
  return s;
}

function woods(chance: () => number): string {
  const groves: Point[] = [
    [60, 70],
    [180, 90],
    [330, 150],
    [500, 70],
    [270, 250],
    [420, 270],
    [90, 250],
    [520, 470],
    [120, 470],
    [330, 500],
    [230, 540],
    [470, 210],
    [60, 380],
    [400, 420],
    [450, 520],
    [270, 420],
  ];
  const trees: [number, number, number][] = [];
  for (let i = 0; i < 900 && trees.length < 104; i++) {
    const grove = groves[i % groves.length]!;
    const [x, y] = [grove[0] + (chance() - 0.5) * 104, grove[1] + (chance() - 0.5) * 78];
    if (x < 18 || x > MAP.width - 18 || y < 40 || y > MAP.height - 14 || !free(x, y - 8, 24)) continue;
    if (trees.some(([a, b]) => Math.hypot(a - x, b - y) < 11)) continue;
    trees.push([x, y, chance()]);
  }
  trees.sort((a, b) => a[1] - b[1]);
  const greens = ["var(--orl-green-62)", "var(--orl-green-57)", "var(--orl-green-69)"];
  return trees
    .map(([x, y, r]) => at(r > 0.45 ? tree(0.72 + r * 0.3, greens[Math.floor(r * 30) % 3]) : fir(0.72 + r * 0.4), x, y))
    .join("");
}

const strokes = (lines: string[], layers: [string, number, string?][]): string =>
  `<g fill="none" stroke-linecap="round">${layers
    .map(
      ([color, width, dash]) => `<g stroke="${color}"
    stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ""}>${lines.map((d) => `<path d="${d}"/>`).join("")}</g>`,
    )
    .join("")}</g>`;

/** Everything of the map that never changes. */
export function valley(): string {
  const chance = scatter(5);
  const { width, height } = MAP;
  const glows: [number, number, number, number, string][] = [
    [110, 180, 110, 60, "var(--orl-cream-92)"],
    [400, 200, 120, 70, "var(--orl-olive-82)"],
    [280, 400, 130, 60, "var(--orl-olive-82)"],
    [470, 500, 110, 80, "var(--orl-gold-88)"],
    [80, 540, 120, 60, "var(--orl-olive-88)"],
    [250, 60, 120, 40, "var(--orl-olive-88)"],
  ];
  let s = `<rect width="${width}" height="${height}" fill="url(#orl-land)"/>
    <g filter="url(#orl-b20)">${glows.map(([x, y, a, b, c]) => `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${c}"/>`).join("")}</g>`;
  s += fields(chance);
  for (const [x, y, k] of [
    [380, 100, 1],
    [100, 430, 0.9],
    [470, 470, 0.9],
    [330, 390, 1],
    [180, 560, 1],
    [500, 580, 0.9],
  ] as const)
    s += at(hill(), x, y, k);
  const rivers = [...ROUTES.filter((route) => route.river).map((route) => curve(route.points)), ...STREAMS.map(curve)];
  s += strokes(rivers, [
    ["var(--orl-cream-92b)", 24],
    ["var(--orl-blue-56)", 19],
    ["var(--orl-blue-70b)", 15],
    ["var(--orl-grey-96)", 1.8, "9 13"],
  ]);
  s += strokes(
    ROUTES.filter((route) => !route.river).map((route) => curve(route.points)),
    [
      ["var(--orl-brown-51)", 10.4],
      ["var(--orl-cream-92b)", 7.6],
      ["var(--orl-gold-66)", 1.8, "6 7"],
    ],
  );
  s += woods(chance);
  for (const [x, y] of [
    [250, 228],
    [392, 440],
    [96, 196],
    [114, 204],
  ] as const)
    s += at(sheep(), x, y, 0.8);
  for (let r = 0; r < 3; r++) for (let c = 0; c < 4; c++) s += at(vine(), 478 + c * 10 + r * 2, 520 + r * 11, 0.8);
  s += at(castle(), 70, 108, 0.72) + at(windmill(), 196, 262, 1) + at(ACTION_SIGNS.boat!(), 40, 414, 0.72);
  for (const [name, x, y, turn] of REGIONS)
    s += `<text transform="translate(${x} ${y}) rotate(${turn})" text-anchor="middle" font-family="Alegreya
      Variable" font-style="italic" font-weight="600" font-size="18" letter-spacing="2.2" fill="var(--orl-olive-44)" stroke="var(--orl-cream-96)"
        stroke-width="3" paint-order="stroke">${name}</text>`;
  s += `<rect width="${width}" height="${height}" fill="url(#orl-vig)"/>`;
  for (const [x, y] of TOKENS.values())
    s += at(
      '<circle r="12" fill="var(--orl-cream-97)" fill-opacity=".85" stroke="var(--orl-brown-51)" stroke-width="1.5" stroke-dasharray="3 3"/>',
      x,
      y,
    );
  return s + at(compass(), 52, height - 52);
}
