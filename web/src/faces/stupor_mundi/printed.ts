/** What is printed on boards, tiles and cards, as the server tells it. */
import { componentsOf } from "../../wire/components";
import type { DrawnComponents } from "../../wire/generated/stupor_mundi";

const data = componentsOf<DrawnComponents>("stupor_mundi");

/** Goods and possessions as the icons are called. */
export const iconOf = (name: string): string => data.icons[name] ?? name;

/** Goods and their number. */
export interface Yield {
  goods: string;
  number: number;
}
const yieldOf = (table: Record<string, number | string>): Yield => {
  const [goods = "", number = 1] = Object.entries(table)[0] ?? [];
  return { goods, number: Number(number) };
};

export interface Side {
  key: string;
  noun: number;
  wall: string;
  towers: string[];
  income: Yield;
}
export const SIDES: readonly Side[] = data.castle.side.map(({ id, wall, towers, income }, noun) => ({
  key: id,
  noun,
  wall,
  towers,
  income: yieldOf(income),
}));
/** Which cover lies on a keep space. */
export const coverOn = (space: string): string => data.castle.space.find(({ id }) => id === space)?.cover ?? "";

export interface Piece {
  key: string;
  noun: number;
  kind: "tower" | "wall" | "keep";
  great: boolean;
  coins: number;
}
const board = data.player_board;
const kinds = { tower: board.tower_piece, wall: board.wall_piece, keep: board.keep_piece };
const pieceOf = (id: string, kind: Piece["kind"], great: boolean): Piece => ({
  key: id,
  noun: data.nouns.piece!.indexOf(id),
  kind,
  great,
  coins: data.great_structure.find((one) => one.id === id)?.extra_augustales ?? 0,
});
export const PIECES: readonly Piece[] = (["tower", "wall", "keep"] as const).flatMap((kind) =>
  kinds[kind].map(({ id, great }) => pieceOf(id, kind, great)),
);
export const isGreat = (piece: string): boolean => PIECES.some(({ key, great }) => key === piece && great);
/** The ally space whose placing issues an Edict. */
export const EDICT_SPACE = board.ally_spaces.edict_space;
export const ALLY_SPACES = board.ally_spaces.ids;
/** The tower piece that covers an ally space. */
export const towerOver = (space: string): Piece =>
  PIECES[board.tower_piece.findIndex(({ ally_space }) => ally_space === space)]!;

export const ACTIONS = data.nouns.action!;
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;
export const REWARDS: readonly Yield[] = [data.edict_rewards.I, data.edict_rewards.II, data.edict_rewards.III].map(
  yieldOf,
);
export const ICON_LETTERS: Record<string, string> = {
  G: "grain",
  S: "stone",
  A: "coin",
  T: "tower",
  W: "wall",
  K: "keep",
  L: "ally",
  P: "spec",
};

export interface Possession {
  key: string;
  icon: string;
  fewest: number;
  most: number;
  step: number;
}
/** In the order in which the court shows them, two by two. */
export const PALACE: readonly Possession[] = (
  ["towers", "grain", "walls", "stone", "keeps", "treasury", "allies", "specialist"] as const
).map((key) => {
  const { min, max, step } = data.frederick[key];
  return { key, icon: iconOf(key), fewest: min, most: max, step };
});

/** The cards that only this house has. */
export const houseCards = (house: string): string[] =>
  data.house_card.filter((card) => card.house === house).map(({ id }) => id);
/** Names by the numbers of choices; twins have two numbers, and are known by the first. */
export const cardNumber = (card: string): number => data.nouns.card!.indexOf(card);
export const bonusNumber = (tile: string): number => data.nouns.bonus!.indexOf(tile);
export const cardName = (noun: number): string => data.nouns.card![noun] ?? "";
export const allyName = (noun: number): string => data.nouns.ally![noun] ?? "";
export const CITIES = data.voyage.cities;
export const SOLO_CARDS = data.solo_card.map(({ id }) => id);
export const soloCard = (key: string): { move: string; act: string; crown: boolean } => {
  const { move, act, crown } = data.solo_card.find(({ id }) => id === key)!;
  return { move, act: act[0]!, crown };
};
export const CROWNS = data.solo.crowns_to_reshuffle;

/** What an ally compares: an icon, a sign, and a number or Frederick's crown. */
export interface Compared {
  loyal: boolean;
  icon: string;
  sign: string;
  number: string;
}
const ally = (key: string) => data.ally.find(({ id }) => id === key);
export function compared(key: string): Compared {
  const [icon = "", sign = "", number = ""] = rowOf(key);
  return {
    loyal: ally(key)?.faction === "loyalist",
    icon: icon.slice(1),
    sign,
    number: number.startsWith("*") ? "" : number,
  };
}
export const ALLY_NAMES = data.ally.map(({ id }) => id);
export const allyTitle = (key: string): string => ally(key)?.name ?? "";

/** A row of a picture: words, and icons as "*name". */
export type Row = string[];
/** A card as rows of signs, one for each effect. */
export const cardRows = (card: string): Row[] => data.signs[card] ?? [];
/** Anything else that is drawn as one row: workplaces, city bonus tiles, covers. */
export const rowOf = (key: string): Row => data.signs[key]?.[0] ?? [];
