/** What is printed on boards, tiles and cards, read from the component tables that Python writes. */
import { COMPONENTS } from "../../wire/generated/stupor_mundi";

/** The drawing is the same in every edition. */
const rows = Object.values(COMPONENTS)[0]!;
const value = (part: string, what: string): string => rows.find((row) => row[0] === part && row[1] === what)?.[2] ?? "";
const parts = (kind: string): string[] => [
  ...new Set(rows.filter(([part]) => part.startsWith(`${kind} `)).map(([part]) => part.slice(kind.length + 1))),
];

/** "augustales 3" as goods and number. */
export interface Yield {
  goods: string;
  number: number;
}
const yieldOf = (text: string): Yield => {
  const [goods = "", number = "1"] = text.split(" ");
  return { goods, number: Number(number) };
};
/** Goods and possessions as the icons are called. */
const ICON_OF: Record<string, string> = {
  augustales: "coin",
  treasury: "coin",
  resource: "res",
  grain_or_stone: "res",
  towers: "tower",
  walls: "wall",
  keeps: "keep",
  allies: "ally",
  specialist: "spec",
  specialist_column: "spec",
  specialist_steps: "spec",
  structures: "struct",
};
export const iconOf = (name: string): string => ICON_OF[name] ?? name;

export interface Side {
  key: string;
  noun: number;
  wall: string;
  towers: string[];
  income: Yield;
}
export const SIDES: readonly Side[] = parts("castle")
  .filter((key) => key.startsWith("SIDE"))
  .map((key, noun) => ({
    key,
    noun,
    wall: value(`castle ${key}`, "wall"),
    towers: value(`castle ${key}`, "towers").split(", "),
    income: yieldOf(value(`castle ${key}`, "income")),
  }));
/** Which cover lies on a keep space. */
export const coverOn = (space: string): string => value(`castle ${space}`, "cover");

export interface Piece {
  key: string;
  noun: number;
  kind: "tower" | "wall" | "keep";
  great: boolean;
  coins: number;
}
const KINDS: Record<string, Piece["kind"]> = { T: "tower", W: "wall", K: "keep" };
export const PIECES: readonly Piece[] = parts("player_board")
  .filter((key) => /^G?[TWK]/.test(key))
  .map((key, noun) => ({
    key,
    noun,
    kind: KINDS[key.replace("G", "")[0]!]!,
    great: value(`player_board ${key}`, "great") === "yes",
    coins: Number(value(`great_structure ${key}`, "extra_augustales") || 0),
  }));
export const isGreat = (piece: string): boolean => piece.startsWith("G");
/** The ally space whose placing issues an Edict. */
export const EDICT_SPACE = value("player_board", "ally_spaces edict_space");
export const ALLY_SPACES = value("player_board", "ally_spaces ids").split(", ");
/** The tower piece that covers an ally space. */
export const towerOver = (space: string): Piece =>
  PIECES.find(({ key }) => value(`player_board ${key}`, "ally_space") === space)!;

export const ACTIONS = ["promote", "market", "build", "summon", "purchase"] as const;
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"] as const;
export const REWARDS: readonly Yield[] = ["I", "II", "III"].map((space) => yieldOf(value("edict_rewards", space)));
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
const number = (part: string, what: string, otherwise: number) => Number(value(part, what) || otherwise);
/** In the order in which the court shows them, two by two. */
export const PALACE: readonly Possession[] = [
  "towers",
  "grain",
  "walls",
  "stone",
  "keeps",
  "treasury",
  "allies",
  "specialist",
].map((key) => ({
  key,
  icon: iconOf(key),
  fewest: number("frederick", `${key} min`, 0),
  most: number("frederick", `${key} max`, 5),
  step: number("frederick", `${key} step`, 1),
}));

/** Names by the numbers of choices: common cards have two numbers, and are known by the first. */
const counted = (kind: string, copies: number): [string, number][] =>
  parts(kind).map((key) => [key, number(`${kind} ${key}`, "copies", copies)]);
function numbers(of: [string, number][]): Map<string, number> {
  const found = new Map<string, number>();
  let next = 0;
  for (const [key, copies] of of) {
    found.set(key, next);
    next += copies;
  }
  return found;
}
const CARDS = numbers([...counted("house_card", 1), ...counted("advanced_card", 1)]);
/** The cards that only this house has. */
export const houseCards = (house: string): string[] =>
  [...CARDS.keys()].filter((card) => value(`house_card ${card}`, "house") === house);
const BONUS_TILES = numbers(counted("city_bonus", 2));
const ALLIES = numbers(counted("ally", 1));
export const cardNumber = (card: string): number => CARDS.get(card) ?? 0;
export const bonusNumber = (tile: string): number => BONUS_TILES.get(tile) ?? 0;
const nameOf = (of: Map<string, number>, wanted: number): string => {
  let found = "";
  for (const [key, first] of of) if (first <= wanted) found = key;
  return found;
};
export const cardName = (noun: number): string => nameOf(CARDS, noun);
export const allyName = (noun: number): string => nameOf(ALLIES, noun);
export const CITIES = value("voyage", "cities").split(", ");
export const EDICTS = parts("edict");
export const SOLO_CARDS = parts("solo_card");
export const soloCard = (key: string) => ({
  move: value(`solo_card ${key}`, "move"),
  act: value(`solo_card ${key}`, "act"),
  crown: value(`solo_card ${key}`, "crown") === "yes",
});
export const CROWNS = number("solo", "crowns_to_reshuffle", 2);

/** What an ally compares: an icon, a sign, and a number or Frederick's crown. */
export interface Compared {
  loyal: boolean;
  icon: string;
  sign: string;
  number: string;
}
export function compared(ally: string): Compared {
  const [left = "", sign = "", right = ""] = value(`ally ${ally}`, "cond").split(" ");
  const what = left.replace(/^max\(|\)$/g, "").replace(/^(ME|F)\./, "");
  return {
    loyal: value(`ally ${ally}`, "faction") === "loyalist",
    icon: iconOf(what === "specialist_columns" ? "specialist" : what),
    sign: sign === ">=" ? "≥" : ">",
    number: right.startsWith("F.") ? "" : right,
  };
}
export const ALLY_NAMES = parts("ally");
export const allyTitle = (ally: string): string => value(`ally ${ally}`, "name");

/** A row of a picture: words, and icons as "*name". */
export type Row = string[];

const goods = (word: string, many: string): Row => [many, `*${iconOf(word)}`];
const some = (many: string): string => (many === "1" ? "" : many);

/** One step of a card as a row of signs. */
const STEPS: Record<string, (words: Map<string, string>, plain: [string, string][]) => Row> = {
  gain: (_, plain) => plain.flatMap(([word, many]) => goods(word, many)),
  draw: (words) => [words.get("n")!, "*draw"],
  per: (words) => [
    some(words.get("each")!),
    `*${iconOf(words.get("gain")!)}`,
    "/",
    some(words.get("every")!),
    ...words
      .get("count")!
      .split("+")
      .map((what) => `*${iconOf(what.replace(/^(ME|F)\./, ""))}`),
    ...(words.get("count")!.startsWith("F.") ? ["*crown"] : []),
    ...(words.get("cap") === "99" ? [] : [`≤${words.get("cap")}`]),
  ],
  convert: (words) => {
    const [pay, gain] = [words.get("pay")!.split(" "), words.get("gain")!.split(" ")];
    return [...goods(pay[0]!, pay[1]!), "▸", ...goods(gain[0]!, gain[1]!), `×${words.get("times")}`];
  },
  need: (words) => {
    const [have, gain] = [words.get("have")!.split(" "), words.get("gain")!.split(" ")];
    return [`≥${have[1]}`, `*${iconOf(have[0]!)}`, "▸", ...goods(gain[0]!, gain[1]!)];
  },
  faction_per: (words) => [
    some(words.get("each")!),
    `*${iconOf(words.get("gain")!)}`,
    "/",
    "*loyal",
    "*free",
    `≤${words.get("cap")}`,
  ],
  promote: (words) => (words.get("times") === "2" ? ["2×", "*promote"] : ["*promote"]),
  market: () => ["*market"],
  purchase: () => ["*purchase"],
  summon: (words) =>
    words.has("discount_grain") ? ["*summon", "−1", "*grain"] : ["*summon", words.get("augustales")!, "*coin"],
  build: (words) => {
    if (words.has("discount_stone")) return ["*build", "−1", "*stone"];
    if (words.get("pay") === "any_mix") return ["*build", "*res"];
    if (words.get("pay") === "fixed") return [`*${words.get("kind")}`, words.get("stone")!, "*stone"];
    return ["*build", words.get("augustales")!, "*coin"];
  },
  ship_anywhere: () => ["*ship", "▸", "?"],
};
const drawnRows = new Map<string, Row[]>();

/** A card as rows of signs, made from the steps that are printed on it. */
export function cardRows(card: string): Row[] {
  const known = drawnRows.get(card);
  if (known) return known;
  const steps = (value(`house_card ${card}`, "steps") || value(`advanced_card ${card}`, "steps")).split(/(?:^|, )op /);
  const found = steps
    .filter((step) => step)
    .map((step) => {
      const [op = "", ...rest] = step.split(", ");
      const pairs = rest.map((pair): [string, string] => {
        const space = pair.indexOf(" ");
        return [pair.slice(0, space), pair.slice(space + 1)];
      });
      return STEPS[op]?.(new Map(pairs), pairs).filter((word) => word) ?? [];
    });
  drawnRows.set(card, found);
  return found;
}

/** Workplaces and city bonus tiles as rows of signs. */
export const ABILITY_ROWS: Record<string, Row> = {
  C1A: ["*draw", "+1"],
  C1B: ["*wall", "▸", "1", "*grain"],
  C1C: ["*ship", "+1"],
  C1D: ["*purchase", "−2", "*coin"],
  C2A: ["*summon", "▸", "2", "*vp"],
  C2B: ["*market", "+1"],
  C2C: ["*tower", "▸", "4", "*coin"],
  C2D: ["*build", "▸", "2", "*coin"],
  V1A: ["*keep", "▸", "4", "*vp"],
  V1B: ["*keep", "−1", "*stone"],
  V1C: ["*summon", "−1", "*grain"],
  V1D: ["*market", "▸", "3", "*coin"],
  V2A: ["*tower", "*wall", "▸", "3", "*vp"],
  V2B: ["*purchase", "▸", "3", "*vp"],
  V2C: ["*build", "▸", "*res", "2", "*vp"],
  V2D: ["*edict", "▸", "3", "*vp"],
};
export const BONUS_ROWS: Record<string, Row> = {
  "CB-A": ["6", "*coin", "3", "*res"],
  "CB-B": ["*edict", "+", "3", "*vp"],
  "CB-C": ["*summon", "0", "*grain"],
  "CB-D": ["*tower", "0", "*res"],
  "CB-E": ["*wall", "0", "*res"],
  "CB-F": ["*keep", "0", "*res"],
};
export const COVER_ROWS: Record<string, Row> = {
  "KC-HAND": ["*draw", "+2"],
  "KC-BOTH": ["*both"],
  "KC-SLOT": ["*lock", "VI"],
};
