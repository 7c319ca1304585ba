// Made by tools/make_types.py from the Python side; do not edit.
import type { View } from "./core";

export interface ChangeView {
  what: string;
  number: number;
  more: number;
  less: number;
  more_points: number;
  less_points: number;
}

export interface EdictView {
  tile: string;
  icons: string;
  changes: ChangeView[];
}

export interface PathView {
  name: string;
  countryside: string;
  village: string;
  abilities: string[];
  grain: number[];
  token: string;
  bonus_tiles: string[];
}

export interface SpaceView {
  name: string;
  number: number;
  item: string;
  below: boolean;
  cost: number;
  pays: number;
}

export interface CityView {
  name: string;
  market: string;
  red: boolean;
  sells: string;
  buys: string;
  allies: SpaceView[];
  cards: SpaceView[];
}

export interface BuildingView {
  space: string;
  number: number;
  kind: string;
  piece: string;
  stone: number;
  grain: number;
  edict: boolean;
}

export interface SlotView {
  number: number;
  locked: boolean;
  used: boolean;
  face_up: boolean;
  card: string;
  actions: string[];
}

export interface PlayerView {
  name: string;
  house: string;
  points: number;
  coins: number;
  stone: number;
  grain: number;
  room: number;
  ship: string;
  castle: BuildingView[];
  structures: number;
  sides: string[];
  pieces: string[];
  closing: Record<string, string>;
  allies: string[];
  ally_points: number[];
  specialists: string[];
  abilities: string[];
  covers: string[];
  hand: string[] | null;
  hand_size: number;
  hand_limit: number;
  draw_size: number;
  draw: string[] | null;
  discard: string[];
  removed: string[];
  slots: SlotView[];
  known: string[];
  edicts: number;
  passed: boolean;
}

export interface SoloView {
  ship: string;
  deck: number;
  out: string[];
  crowns: number;
  turns: number;
  gone: string[];
  title: string;
}

export interface StuporMundiView extends View {
  edition: string;
  table_options: Record<string, string>;
  round: number;
  first: number;
  active: number;
  about: string;
  ends: string[];
  palace: Record<string, number>;
  frederick_place: string;
  active_edicts: (EdictView | null)[];
  next_edicts: (EdictView | null)[];
  edict_pile: number;
  edicts_unseen: string[];
  paths: PathView[];
  cities: CityView[];
  card_pile: number;
  card_pile_a: number;
  players: PlayerView[];
  solo: SoloView | null;
  places: number[];
  ended: string | null;
}

export interface Players {
  min: 1;
  max: 4;
  seat_colors: string[];
  frederick_color: string;
  start_augustales: number[];
  start_stone: number;
  start_grain: number;
  specialists: number;
  start_hand: number;
  base_hand_limit: number;
}

export interface Scoring {
  vp_per_structure: number;
  most_structures: number;
  second_most_structures: number;
  augustales_per_resource: number;
  augustales_per_vp: number;
  ally_base_vp: number;
  ally_bonus_vp: number;
}

export interface Slot {
  index: number;
  actions: string[];
  locked_at_start: boolean;
  prov: "R" | "D" | "P" | "X";
}

export interface Warehouse {
  printed_open_spaces: number;
  per_wall_in_castle: number;
}

export interface TowerPiece {
  id: string;
  prov: "R" | "D" | "P" | "X";
  great: boolean;
  in_castle_at_start: boolean;
  ally_space: string;
}

export interface Piece {
  id: string;
  prov: "R" | "D" | "P" | "X";
  great: boolean;
  in_castle_at_start: boolean;
}

export interface AllySpaces {
  ids: string[];
  edict_space: string;
}

export interface PlayerBoard {
  slot: Slot[];
  warehouse: Warehouse;
  tower_piece: TowerPiece[];
  wall_piece: Piece[];
  keep_piece: Piece[];
  ally_spaces: AllySpaces;
}

export interface GreatStructure {
  id: string;
  name: string;
  extra_augustales: number;
  bonus: string;
  prov: "R" | "D" | "P" | "X";
}

export interface Space {
  id: string;
  prov: "R" | "D" | "P" | "X";
  kind: string;
  stone: number;
  grain: number;
  edict: boolean;
  start: boolean;
  cover: string;
}

export interface Side {
  id: string;
  prov: "R" | "D" | "P" | "X";
  towers: string[];
  wall: string;
  income: Record<string, number | string>;
}

export interface Castle {
  ring: string[];
  start_spaces: string[];
  space: Space[];
  side: Side[];
}

export interface KeepCover {
  id: string;
  prov: "R" | "D" | "P" | "X";
  effect: string;
}

export interface Possession {
  start: number;
  min: number;
  max: number;
  step: number;
  path: "A" | "";
}

export interface Frederick {
  towers: Possession;
  walls: Possession;
  keeps: Possession;
  allies: Possession;
  grain: Possession;
  stone: Possession;
  treasury: Possession;
  specialist: Possession;
}

export interface EdictRewards {
  I: Record<string, number | string>;
  II: Record<string, number | string>;
  III: Record<string, number | string>;
}

export interface EdictSpaces {
  active_spaces: string[];
  next_spaces: string[];
}

export interface Edict {
  id: string;
  prov: "R" | "D" | "P" | "X";
  icons: ("G" | "S" | "A" | "T" | "W" | "K" | "L" | "P")[];
  mark: "" | "3+" | "4";
}

export interface WorkPath {
  columns: number[];
  grain_cost: number[];
  edict_token_column: number;
}

export interface WorkPaths {
  A: WorkPath;
  B: WorkPath;
  C: WorkPath;
}

export interface Workplaces {
  path: WorkPaths;
}

export interface WorkplaceTile {
  id: string;
  prov: "R" | "D" | "P" | "X";
  kind: "countryside" | "village";
  level1: string;
  level2: string;
}

export interface Ability {
  id: string;
  prov: "R" | "D" | "P" | "X";
  trigger: string;
  effect: Record<string, number | string>;
}

export interface CityBonus {
  id: string;
  prov: "R" | "D" | "P" | "X";
  copies: number;
  effect: Record<string, number | string>;
}

export interface VoyageSide {
  players: number[];
  red_ally_spaces: string[];
  red_card_spaces: string[];
  ally_cost: Record<string, number>;
}

export interface Voyage {
  cities: string[];
  names: Record<string, string>;
  start: string;
  max_steps: number;
  free_steps: number;
  ally_spaces_per_city: number;
  card_spaces_per_city: number;
  card_space_fill_order: string[];
  ally_space_fill_order: string[];
  side12: VoyageSide;
  side34: VoyageSide;
}

export interface PerLevel {
  "1": number;
  "2": number;
  "3": number;
  "4": number;
}

export interface AdvancedDeck {
  per_level: PerLevel;
  cards: number;
}

export interface RedTiles {
  easy: number;
  medium: number;
  difficult: number;
}

export interface Market {
  difficulty_red_tiles: RedTiles;
  default_difficulty: string;
  tiles_used: number;
}

export interface Bundle {
  stone: number;
  grain: number;
}

export interface MarketSide {
  sell: Bundle;
  sell_for: number;
  buy: Bundle;
  buy_for: number;
}

export interface MarketTile {
  id: string;
  prov: "R" | "D" | "P" | "X";
  blue: MarketSide;
  red: MarketSide;
}

export interface MarkedCopies {
  mark: "4";
  n: number;
}

export interface Ally {
  id: string;
  prov: "R" | "D" | "P" | "X";
  name: string;
  faction: string;
  copies: number;
  cond: string;
  marked_copies: MarkedCopies | null;
}

export interface GainEffect {
  op: "gain";
  stone: number;
  grain: number;
  augustales: number;
  vp: number;
}

export interface DrawEffect {
  op: "draw";
  n: number;
}

export interface PerEffect {
  op: "per";
  count: string;
  gain: string;
  every: number;
  each: number;
  cap: number;
}

export interface Amounts {
  stone: number;
  grain: number;
  augustales: number;
  vp: number;
}

export interface ConvertEffect {
  op: "convert";
  pay: Amounts;
  gain: Amounts;
  times: number;
}

export interface NeedEffect {
  op: "need";
  have: Amounts;
  gain: Amounts;
}

export interface FactionEffect {
  op: "faction_per";
  gain: "stone" | "grain" | "augustales" | "vp" | "grain_or_stone";
  each: number;
  cap: number;
}

export interface PromoteEffect {
  op: "promote";
  times: number;
  distinct: boolean;
  free: boolean;
}

export interface MarketEffect {
  op: "market";
}

export interface PurchaseEffect {
  op: "purchase";
}

export interface SummonEffect {
  op: "summon";
  pay: "printed" | "augustales" | "free";
  discount_grain: number;
  augustales: number;
}

export interface BuildEffect {
  op: "build";
  pay: "printed" | "any_mix" | "fixed" | "augustales" | "free";
  kind: string | null;
  discount_stone: number;
  stone: number;
  grain: number;
  augustales: number;
}

export interface ShipEffect {
  op: "ship_anywhere";
}

export interface ResourcesEffect {
  op: "resources";
  n: number;
}

export interface IssueEffect {
  op: "edict";
}

export interface HouseCard {
  id: string;
  prov: "R" | "D" | "P" | "X";
  house: string;
  copies: number;
  steps: (GainEffect | DrawEffect | PerEffect | ConvertEffect | NeedEffect | FactionEffect | PromoteEffect | MarketEffect | PurchaseEffect | SummonEffect | BuildEffect | ShipEffect | ResourcesEffect | IssueEffect)[];
}

export interface Price {
  augustales: number | null;
  card: 1 | null;
}

export interface AdvancedCard {
  id: string;
  prov: "R" | "D" | "P" | "X";
  level: "A" | "B";
  cost: Price;
  steps: (GainEffect | DrawEffect | PerEffect | ConvertEffect | NeedEffect | FactionEffect | PromoteEffect | MarketEffect | PurchaseEffect | SummonEffect | BuildEffect | ShipEffect | ResourcesEffect | IssueEffect)[];
}

export interface Solo {
  frederick_actions_per_round: number;
  crowns_to_reshuffle: number;
  easy_extra_edicts: number;
  titles: [number, string][];
}

export interface SoloCard {
  id: string;
  prov: "R" | "D" | "P" | "X";
  move: "stay" | "+1" | "+2" | "+3" | "+4" | "to_player";
  act: ("card" | "ally" | "edict:I" | "edict:II" | "edict:III")[];
  crown: boolean;
}

export interface DrawnComponents {
  schema: 1;
  game: "stupor-mundi";
  data_version: string;
  players: Players;
  scoring: Scoring;
  player_board: PlayerBoard;
  great_structure: GreatStructure[];
  castle: Castle;
  keep_cover: KeepCover[];
  frederick: Frederick;
  edict_rewards: EdictRewards;
  edicts: EdictSpaces;
  edict: Edict[];
  workplaces: Workplaces;
  workplace_tile: WorkplaceTile[];
  workplace_ability: Ability[];
  city_bonus: CityBonus[];
  voyage: Voyage;
  advanced_deck: AdvancedDeck;
  market: Market;
  market_tile: MarketTile[];
  ally: Ally[];
  house_card: HouseCard[];
  advanced_card: AdvancedCard[];
  solo: Solo;
  solo_card: SoloCard[];
  signs: Record<string, string[][]>;
  icons: Record<string, string>;
  nouns: Record<string, string[]>;
}

export const VERBS = [
  "travel",
  "pass",
  "card",
  "face_up",
  "face_down",
  "perform",
  "main",
  "exchange",
  "specialist",
  "path",
  "city_tile",
  "sell",
  "buy",
  "build",
  "piece",
  "mix",
  "side",
  "summon",
  "ally_space",
  "purchase",
  "remove_hand",
  "remove_discard",
  "edict",
  "add",
  "remove",
  "next",
  "reward",
  "resource",
  "grain",
  "keep",
  "faction",
  "ship",
  "discard",
  "house",
  "skip",
  "first",
  "deal_house",
  "countryside",
  "village",
  "bonus_tile",
  "extra_edict",
  "draw_edict",
  "market",
  "red_side",
  "show_ally",
  "show_card",
  "draw",
  "solo_card",
] as const;

export type Verb = (typeof VERBS)[number];

export const EVENTS = [
  "first_player",
  "house_taken",
  "countryside_placed",
  "village_placed",
  "bonus_placed",
  "extra_edict",
  "edict_shown",
  "market_placed",
  "market_red",
  "ally_shown",
  "card_shown",
  "card_drawn",
  "cards_drawn",
  "reshuffled",
  "round_begins",
  "turn_begins",
  "sailed",
  "passed",
  "cannot_play",
  "played_up",
  "played_down",
  "hid_card",
  "performed",
  "gained",
  "overflowed",
  "exchanged",
  "promoted",
  "token_taken",
  "city_entered",
  "bonus_taken",
  "sold",
  "bought",
  "built",
  "cover_taken",
  "side_closed",
  "side_pays",
  "summoned",
  "purchased",
  "card_removed",
  "edict_issued",
  "palace_added",
  "palace_removed",
  "palace_unchanged",
  "edict_replaced",
  "reward_taken",
  "ship_moved",
  "faction_chosen",
  "discarded",
  "slots_discarded",
  "ally_scored",
  "castle_complete",
  "edicts_short",
  "cards_short",
  "rounds_over",
  "frederick_reveals",
  "frederick_sails",
  "frederick_takes_card",
  "frederick_takes_ally",
  "frederick_finds_nothing",
  "frederick_issues",
  "frederick_reshuffles",
  "final_score",
  "game_over",
] as const;

export type EventKind = (typeof EVENTS)[number];

export const DECISIONS = [
  "site",
  "piece",
  "mix",
  "draw",
  "edict",
  "direction",
  "next",
  "reward",
  "edict.draw",
  "discard",
  "card.show",
  "ally.show",
  "solo",
  "keep",
  "step",
  "resource",
  "resources",
  "faction",
  "side",
  "trade",
  "card",
  "face",
  "perform",
  "main",
  "specialist",
  "path",
  "city",
  "buy",
  "remove",
  "now",
  "first_player",
  "house",
  "house.deal",
  "workplace.place",
  "bonus.place",
  "edict.extra",
  "market.place",
  "market.red",
  "ally",
  "ally_space",
  "ship",
  "turn",
] as const;

export type DecisionKey = (typeof DECISIONS)[number];
