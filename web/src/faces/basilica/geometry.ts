/** Where everything lies: the market above, beside or (on phones) below the nave, the track beside or above it. */
import { type BasilicaView, COLUMNS, STRIDE } from "../../wire/generated/basilica";

export interface Place {
  x: number;
  y: number;
  k: number;
}

export interface Plan {
  /** "tall" beside a tower, "low" under a ribbon, "narrow" on phones. */
  shape: "tall" | "low" | "narrow";
  width: number;
  height: number;
  /** Size of a cell, and the corner of the nave. */
  t: number;
  left: number;
  top: number;
  rows: number;
  wall: number;
  buttress: number;
  /** The middle of each bay of the market. */
  bays: number[];
  market: { y: number; niche: number; sign: number; chute: number; bay: number; w: number };
  stack: Place;
  rose: { x: number; y: number; r: number };
  order(slot: number): Place;
  vault(slot: number): Place;
  cell(cell: number): Place;
}

export const columnOf = (cell: number): number => cell % STRIDE;
export const rowOf = (cell: number): number => Math.floor(cell / STRIDE);
export const cellAt = (column: number, row: number): number => row * STRIDE + column;
export const cellName = (cell: number): string => `${"abcde"[columnOf(cell)]}${rowOf(cell) + 1}`;
/** The number of a cell by its name. */
export const cellNamed = (name: string): number => cellAt("abcde".indexOf(name[0] ?? "a"), Number(name.slice(1)) - 1);

/** One row more than is built, so that there is always somewhere to grow. */
function rowsShown(view: BasilicaView, least: number): number {
  return Math.max(least, view.rows + 1);
}

const TALL = [872, 802] as const;
const LOW = [912, 580] as const;

/** The market above the nave, the tower of the track beside it. */
export function tall(view: BasilicaView): Plan {
  const rows = rowsShown(view, 6);
  const market = { y: 26, niche: 122, sign: 22, chute: 18, bay: 94, w: 104 };
  const top = market.y + market.niche + market.sign + market.chute + market.bay + 16;
  const t = Math.max(44, Math.min(84, (TALL[1] - top) / rows));
  const [width] = TALL;
  return plan({
    shape: "tall",
    width,
    height: Math.max(TALL[1], top + rows * t + 6),
    rows,
    t,
    left: width / 2 - (COLUMNS / 2) * t,
    top,
    wall: 20,
    buttress: 18,
    market,
    step: 130,
    middle: 436,
    m: 0.86,
  });
}

/** Where it is low: the market beside the nave, the track a ribbon above it. */
export function low(view: BasilicaView): Plan {
  const rows = rowsShown(view, 6);
  const market = { y: 26, niche: 112, sign: 23, chute: 16, bay: 92, w: 100 };
  const top = 62;
  const t = Math.max(50, Math.min(84, (LOW[1] - 6 - top) / rows));
  const [width] = LOW;
  return plan({
    shape: "low",
    width,
    height: Math.max(LOW[1], top + rows * t + 6),
    rows,
    t,
    left: width - 46 - COLUMNS * t - (COLUMNS * (84 - t)) / 2,
    top,
    wall: 20,
    buttress: 18,
    market,
    step: 124,
    middle: 200,
    m: 0.84,
  });
}

export function narrow(view: BasilicaView, least = 4): Plan {
  const rows = rowsShown(view, least);
  const t = Math.max(48, Math.min(66, 272 / rows)); // the whole table in one screen, as long as it can be
  const top = 50;
  const market = { y: top + rows * t + 22, niche: 82, sign: 19, chute: 12, bay: 75, w: 84 };
  const height = market.y + market.niche + market.sign + market.chute + market.bay + 4;
  const [width, left] = [390, 195 - (COLUMNS / 2) * t];
  return plan({
    shape: "narrow",
    width,
    height,
    rows,
    t,
    left,
    top,
    wall: 11,
    buttress: 3,
    market,
    step: 92,
    middle: 241,
    m: 0.7,
  });
}

interface Measures {
  shape: Plan["shape"];
  width: number;
  height: number;
  rows: number;
  t: number;
  left: number;
  top: number;
  wall: number;
  buttress: number;
  market: Plan["market"];
  step: number;
  middle: number;
  m: number;
}

function plan({ step, middle, m, ...measures }: Measures): Plan {
  const { t, left, top, market, shape } = measures;
  const bays = [middle - step, middle, middle + step];
  const orderY = market.y + market.niche - 50 * m - 3;
  const vaultY = market.y + market.niche + market.sign + market.chute + market.bay / 2;
  const bottom = vaultY + market.bay / 2;
  const beside = bays[0]! - step * 1.12;
  const r = market.niche * 0.4;
  return {
    ...measures,
    bays,
    stack: shape === "low" ? { x: bays[1]!, y: bottom + 102, k: m } : { x: beside, y: vaultY, k: m },
    rose:
      shape === "low" ? { x: bays[0]! - 6, y: bottom + 102, r } : { x: beside, y: market.y + market.niche * 0.52, r },
    order: (slot) => ({ x: bays[slot]!, y: orderY, k: m }),
    vault: (slot) => ({ x: bays[slot]!, y: vaultY, k: m }),
    cell: (cell) => ({ x: left + (columnOf(cell) + 0.5) * t, y: top + (rowOf(cell) + 0.5) * t, k: t / 100 }),
  };
}

/** The plan that draws the nave largest in a box of this size; it does not change during a game. */
export function planFor(view: BasilicaView, width: number, height: number): Plan {
  const scale = ([w, h]: readonly [number, number]) => Math.min(width / w, height / h);
  return scale(LOW) > scale(TALL) ? low(view) : tall(view);
}
