/** Where everything lies, wide or narrow: the market above (on phones below) the nave, the track beside it. */
import { type BasilicaView, COLUMNS, STRIDE } from "../../wire/generated/basilica";

export interface Place {
  x: number;
  y: number;
  k: number;
}

export interface Plan {
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

export function wide(view: BasilicaView): Plan {
  const rows = rowsShown(view, 6);
  const market = { y: 26, niche: 122, sign: 22, chute: 18, bay: 94, w: 104 };
  const top = market.y + market.niche + market.sign + market.chute + market.bay + 16;
  const t = Math.max(44, Math.min(84, (802 - top) / rows));
  return plan({
    width: 872,
    height: Math.max(802, top + rows * t + 6),
    rows,
    t,
    top,
    wall: 20,
    buttress: 18,
    market,
    step: 130,
    middle: 436,
    m: 0.86,
  });
}

export function narrow(view: BasilicaView, least = 5): Plan {
  const rows = rowsShown(view, least);
  const t = Math.max(48, Math.min(66, 330 / rows));
  const top = 50;
  const market = { y: top + rows * t + 22, niche: 82, sign: 19, chute: 12, bay: 75, w: 84 };
  const height = market.y + market.niche + market.sign + market.chute + market.bay + 4;
  return plan({ width: 390, height, rows, t, top, wall: 11, buttress: 3, market, step: 92, middle: 241, m: 0.7 });
}

interface Measures {
  width: number;
  height: number;
  rows: number;
  t: number;
  top: number;
  wall: number;
  buttress: number;
  market: Plan["market"];
  step: number;
  middle: number;
  m: number;
}

function plan({ width, height, rows, t, top, wall, buttress, market, step, middle, m }: Measures): Plan {
  const left = width / 2 - (COLUMNS / 2) * t;
  const bays = [middle - step, middle, middle + step];
  const orderY = market.y + market.niche - 50 * m - 3;
  const vaultY = market.y + market.niche + market.sign + market.chute + market.bay / 2;
  const stackX = bays[0]! - step * 1.12;
  return {
    width,
    height,
    t,
    left,
    top,
    rows,
    wall,
    buttress,
    bays,
    market,
    stack: { x: stackX, y: vaultY, k: m },
    rose: { x: stackX, y: market.y + market.niche * 0.52, r: market.niche * 0.4 },
    order: (slot) => ({ x: bays[slot]!, y: orderY, k: m }),
    vault: (slot) => ({ x: bays[slot]!, y: vaultY, k: m }),
    cell: (cell) => ({ x: left + (columnOf(cell) + 0.5) * t, y: top + (rowOf(cell) + 0.5) * t, k: t / 100 }),
  };
}
