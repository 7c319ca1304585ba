/** The coasts of the portolan, and its mosaic: small stones laid in rows along every shore. */

import { type Point, scatter } from "../../kit/pen";

/** Longitude and latitude, drawn as a chart of the time would: the south pulled north, islands large. */
const COASTS: readonly (readonly [number, number][])[] = [
  [
    [-8, 50],
    [-8, 36.4],
    [-5.4, 36.0],
    [-4.4, 36.7],
    [-3, 36.7],
    [-2.1, 36.7],
    [-1.6, 37.4],
    [-0.7, 37.6],
    [-0.6, 38.2],
    [0.2, 38.8],
    [-0.3, 39.5],
    [0.5, 40.4],
    [1, 40.9],
    [2.2, 41.3],
    [3.2, 42],
    [3.1, 42.9],
    [3.9, 43.5],
    [4.8, 43.4],
    [5.8, 43.1],
    [6.8, 43.4],
    [7.6, 43.8],
    [8.3, 44.3],
    [9, 44.4],
    [9.9, 44],
    [10.4, 43.4],
    [10.6, 42.9],
    [11.2, 42.3],
    [12.2, 41.6],
    [13.1, 41.1],
    [14, 40.7],
    [14.9, 40.2],
    [15.7, 39.9],
    [16.1, 39.1],
    [15.8, 38.4],
    [16.1, 38.1],
    [16.7, 38.5],
    [17.2, 39],
    [16.7, 39.7],
    [17, 40.4],
    [17.9, 40.2],
    [18.5, 39.7],
    [18.7, 40.2],
    [17.4, 41],
    [16.2, 41.6],
    [16.1, 41.9],
    [15.2, 41.9],
    [14.2, 42.5],
    [13.6, 43.5],
    [12.5, 44.2],
    [12.3, 45.2],
    [13.5, 45.7],
    [13.8, 44.9],
    [14.9, 45],
    [15.3, 44.1],
    [16.5, 43.4],
    [18.1, 42.5],
    [19.4, 41.8],
    [19.4, 40.5],
    [20.2, 39.4],
    [21.1, 38.4],
    [21.2, 37.7],
    [21.7, 36.9],
    [22.4, 36.4],
    [23.1, 36.5],
    [22.9, 37.5],
    [23.5, 37.9],
    [24, 37.6],
    [23.6, 38.6],
    [22.9, 39.3],
    [22.9, 40.3],
    [23.9, 39.9],
    [24.3, 40.6],
    [26, 40.7],
    [26.6, 40.3],
    [27.5, 40.8],
    [28.8, 40.9],
    [29, 41.3],
    [28.2, 42],
    [27.7, 42.8],
    [28.6, 43.9],
    [29.6, 45.2],
    [30.5, 50],
  ],
  [
    [29.3, 41.3],
    [29.2, 40.8],
    [27.5, 40.2],
    [26.2, 39.9],
    [26.8, 39.3],
    [26.6, 38.4],
    [27.3, 37.6],
    [27.4, 36.9],
    [28.6, 36.7],
    [29.6, 36.2],
    [30.6, 36.9],
    [32, 36.3],
    [33.7, 36.4],
    [35.2, 36.9],
    [35.5, 36],
    [35.2, 35],
    [34.8, 34.4],
    [34, 33.9],
    [32.5, 33.7],
    [31.2, 34.1],
    [30, 33.9],
    [28.5, 33.5],
    [26, 33.6],
    [24, 33.9],
    [22, 34.4],
    [20.3, 33.8],
    [20, 32.6],
    [18.5, 32],
    [16.5, 32.4],
    [15.2, 33],
    [13, 33.3],
    [11.2, 33.5],
    [10.1, 34.2],
    [10.8, 35],
    [10.6, 35.9],
    [11.1, 36.9],
    [10.2, 36.8],
    [9.7, 37.3],
    [8, 36.9],
    [5.5, 36.8],
    [3, 36.9],
    [0.5, 36.2],
    [-1, 35.5],
    [-3, 35.2],
    [-5.3, 35.5],
    [-8, 35.4],
    [-8, 20],
    [48, 20],
    [48, 42],
    [38, 41.2],
    [35, 42],
    [31.4, 41.4],
  ],
  [
    [11.9, 38.1],
    [13.4, 38.4],
    [14.5, 38.2],
    [15.9, 38.45],
    [15.5, 37.3],
    [15.6, 36.1],
    [14.2, 36.3],
    [12.2, 37.3],
  ],
  [
    [8.2, 40.9],
    [9.2, 41.2],
    [9.8, 40.5],
    [9.6, 39.2],
    [8.9, 38.8],
    [8.3, 39.2],
    [8.4, 40.2],
  ],
  [
    [8.5, 42.4],
    [9.4, 43],
    [9.5, 42.1],
    [9.2, 41.4],
    [8.6, 41.7],
  ],
  [
    [23.4, 35.6],
    [24.5, 35.5],
    [26.4, 35.3],
    [25, 34.8],
    [23.5, 35.1],
  ],
  [
    [32.2, 35],
    [33, 35.5],
    [34.4, 35.8],
    [33.9, 35],
    [33, 34.7],
  ],
  [
    [2.3, 39.6],
    [3.2, 40],
    [3.5, 39.5],
    [3, 39.1],
  ],
];

export const CHART = { width: 700, height: 440 };
/** Where a place of the world lies on the chart. */
export const onChart = ([longitude, latitude]: Point): [number, number] => [
  ((longitude + 4) * CHART.width) / 40,
  ((46.8 - latitude) * CHART.height) / 18.6,
];

const SHARP = 2; // dots of the canvas for one unit
const STONE = 5.6; // from row to row
/** Pigments of the theme, from the shore outwards; every stone is a little lighter or darker than its pigment. */
const SEA = ["--sm-foam", "--sm-sea-1", "--sm-sea-2", "--sm-sea-3", "--sm-sea-4", "--sm-sea-5"];
const LAND = ["--sm-coast", "--sm-beach", "--sm-land"];
const UNEVEN = 0.16;

/** Which of the units are land. */
function landOf(width: number, height: number): Uint8Array {
  const pen = new OffscreenCanvas(width, height).getContext("2d")!;
  for (const coast of COASTS) {
    const points = coast.map(onChart);
    pen.beginPath();
    for (let i = 0; i <= points.length; i++) {
      const [here, next] = [points[i % points.length]!, points[(i + 1) % points.length]!];
      const middle: Point = [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2];
      if (i) pen.quadraticCurveTo(here[0], here[1], middle[0], middle[1]);
      else pen.moveTo(middle[0], middle[1]);
    }
    pen.fill();
  }
  const { data } = pen.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, i) => (data[i * 4 + 3]! > 127 ? 1 : 0));
}

/** The distance of every unit to the nearest one of a kind, squared, row by row and column by column. */
function distances(land: Uint8Array, width: number, height: number, wanted: number): Float64Array {
  const FAR = 1e9;
  const field = Float64Array.from(land, (kind) => (kind === wanted ? 0 : FAR));
  const pass = (count: number, place: (i: number) => number) => {
    const hull = new Int32Array(count);
    const from = new Float64Array(count + 1);
    const old = Float64Array.from({ length: count }, (_, i) => field[place(i)]!);
    let top = 0;
    from[0] = -FAR;
    from[1] = FAR;
    for (let i = 1; i < count; i++) {
      let meet = 0;
      do {
        const r = hull[top]!;
        meet = (old[i]! + i * i - old[r]! - r * r) / (2 * i - 2 * r);
      } while (meet <= from[top]! && --top > -1);
      hull[++top] = i;
      from[top] = meet;
      from[top + 1] = FAR;
    }
    top = 0;
    for (let i = 0; i < count; i++) {
      while (from[top + 1]! < i) top++;
      field[place(i)] = (i - hull[top]!) ** 2 + old[hull[top]!]!;
    }
  };
  for (let x = 0; x < width; x++) pass(height, (y) => y * width + x);
  for (let y = 0; y < height; y++) pass(width, (x) => y * width + x);
  return field;
}

/** Lays the stones. */
function lay(canvas: OffscreenCanvas): void {
  const { width, height } = CHART;
  const land = landOf(width, height);
  const [toLand, toSea] = [distances(land, width, height, 1), distances(land, width, height, 0)];
  const depth = Float32Array.from(land, (is, i) => (is ? 0.5 - Math.sqrt(toSea[i]!) : Math.sqrt(toLand[i]!) - 0.5));
  const depthAt = (x: number, y: number) =>
    depth[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))]!;
  const chance = scatter(20260);
  const pen = canvas.getContext("2d")!;
  const theme = getComputedStyle(document.documentElement);
  const pigments = new Map<string, string>();
  const fill = (name: string, x: number, y: number, w: number, h: number, alpha = 1) => {
    const pigment = pigments.get(name) ?? theme.getPropertyValue(name);
    pigments.set(name, pigment);
    pen.globalAlpha = alpha;
    pen.fillStyle = pigment;
    pen.fillRect(x, y, w, h);
  };
  pen.scale(SHARP, SHARP);
  fill("--sm-blue-22", 0, 0, width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0, from = -1; x <= width; x++) {
      const is = x < width && land[y * width + x];
      if (is && from < 0) from = x;
      else if (!is && from >= 0) {
        fill("--sm-brown-40", from, y, x - from, 1); // a whole run at once: single dots took a second
        from = -1;
      }
    }
  const CELL = 4;
  const across = Math.ceil(width / CELL) + 4;
  const laid = new Map<number, [number, number, number][]>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const d = depth[y * width + x]!;
      const far = Math.abs(d);
      const row = Math.floor(far / STONE);
      if (Math.abs(far - (row + 0.5) * STONE) > 0.8) continue;
      const id = d < 0 ? -row - 1 : row;
      const [cx, cy] = [Math.floor(x / CELL), Math.floor(y / CELL)];
      let taken = false;
      for (let j = -2; j <= 2 && !taken; j++)
        for (let i = -2; i <= 2 && !taken; i++)
          taken =
            laid.get((cy + j) * across + cx + i)?.some((s) => s[2] === id && (s[0] - x) ** 2 + (s[1] - y) ** 2 < 27) ??
            false;
      if (taken) continue;
      const cell = laid.get(cy * across + cx) ?? [];
      laid.set(cy * across + cx, cell);
      cell.push([x, y, id]);
      let pigment = d < 0 ? LAND[Math.min(2, row)]! : SEA[Math.min(5, row)]!;
      const odd = chance();
      if (d > 0 && row > 3 && odd < 0.018) pigment = "--sm-gold-79";
      else if (d > 0 && row > 2 && odd < 0.05) pigment = "--sm-blue-66";
      else if (d < 0 && row > 2 && odd < 0.035) pigment = "--sm-olive-66";
      else if (d < 0 && row > 2 && odd < 0.05) pigment = "--sm-brown-53";
      const slope = Math.atan2(depthAt(x, y + 2) - depthAt(x, y - 2), depthAt(x + 2, y) - depthAt(x - 2, y));
      const [w, h] = [STONE - 0.8, 5.1 + chance() * 0.7];
      pen.save();
      pen.translate(x, y);
      pen.rotate(slope + (chance() - 0.5) * 0.16);
      fill(pigment, -w / 2, -h / 2, w, h);
      const shade = (chance() - 0.5) * 2 * UNEVEN;
      fill(shade < 0 ? "--sm-black" : "--sm-white", -w / 2, -h / 2, w, h, Math.abs(shade));
      fill("--sm-white", -w / 2, -h / 2, w, 1.1, 0.13);
      pen.restore();
    }
}

let finished: OffscreenCanvas | null = null;

/** The mosaic on a canvas of the page; laid once, however often it is shown. */
export function mosaic(canvas: HTMLCanvasElement): void {
  if (!finished) {
    finished = new OffscreenCanvas(CHART.width * SHARP, CHART.height * SHARP);
    lay(finished);
  }
  canvas.width = finished.width;
  canvas.height = finished.height;
  canvas.getContext("2d")!.drawImage(finished, 0, 0);
}
