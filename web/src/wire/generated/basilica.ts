// Made by tools/make_types.py from the Python side; do not edit.
import type { View } from "./core";

export interface VaultView {
  tile: string;
  colours: string[];
  crown: boolean;
}

export interface CellView {
  cell: number;
  name: string;
  vault: VaultView | null;
  builder: number | null;
  rank: string | null;
  token: string | null;
  glass: boolean;
  altar: boolean;
  extra: string | null;
}

export interface OrderView {
  piece: number;
  order: string;
  colours: string[];
  crown: boolean | null;
}

export interface PlayerView {
  name: string;
  score: number;
  builders: number;
  tokens: string[];
  coins: number;
}

export interface BasilicaView extends View {
  edition: string;
  timekeeper: string;
  rows: number;
  cathedral: CellView[];
  order_slots: (OrderView | null)[];
  vault_slots: (VaultView | null)[];
  top: OrderView | null;
  stack: number;
  discard: string[];
  reshuffled: boolean;
  queen: number;
  spaces: number;
  crown_spaces: number[];
  scorings: number;
  players: PlayerView[];
  active: number;
  actions_left: number;
  executing: number | null;
  hand: number | null;
  jester: string | null;
  ended: string | null;
}

export interface Reference {
  id: string;
  what: string;
  url: string;
}

export interface Track {
  spaces: number;
  start: number;
  crown_spaces: number[];
  provenance: string;
  sources: string[];
}

export interface Plan {
  columns: string[];
  first_row: number;
  max_row: number;
  provenance: string;
}

export interface Market {
  order_slots: 3;
  vault_slots: 3;
  provenance: string;
}

export interface Token {
  id: string;
  faces: string[];
}

export interface EditionData {
  timekeeper: "king" | "queen";
  ranks: string[];
  tile_sets: string[];
  builders_in_play: number;
  coins_each: number;
  stained_glass_printed: number;
  scaffolding_printed: number;
  altars_printed: number;
  provenance: Record<string, string>;
  sources: string[];
  promotion_token: Token[];
}

export interface Editions {
  "2010": EditionData;
  "2022": EditionData;
}

export interface TokenData {
  per_player: number;
  double_sided: boolean;
  provenance: Record<string, string>;
}

export interface Festum {
  tile_sets: string[];
  remove_random: number;
  altars_per_order: 2;
  provenance: string;
}

export interface Expansions {
  festum_fatuorum: Festum;
}

export interface OrderData {
  letter: string;
  paid: boolean;
  name_en: string;
  name_pl: string;
  count_base: number;
  count_ff: number;
  provenance: Record<string, string>;
}

export interface Orders {
  promote: OrderData;
  move_builder: OrderData;
  recruit: OrderData;
  confuse: OrderData;
  stained_glass: OrderData;
  scaffolding: OrderData;
  disaster: OrderData;
  altar: OrderData;
}

export interface RankData {
  letter: string;
  name_en: string;
  name_pl: string;
}

export interface Ranks {
  architect: RankData;
  master_mason: RankData;
  strongman: RankData;
  jester: RankData;
}

export interface Tile {
  id: string;
  set: "base" | "ff";
  colours: string[];
  crown: boolean;
  order: string;
  prov: string[];
}

export interface BasilicaComponents {
  schema: "triforium/basilica-components/1";
  source: Reference[];
  track: Track;
  plan: Plan;
  market: Market;
  edition: Editions;
  promotion_tokens: TokenData;
  expansion: Expansions;
  order: Orders;
  rank: Ranks;
  check: Record<string, number>;
  tile: Tile[];
}

export const VERBS = [
  "place_vault",
  "replace_vaults",
  "place_builder",
  "order",
  "burn",
  "put",
  "promote",
  "rank",
  "move",
  "move_to",
  "recruit",
  "withdraw",
  "pay",
  "decline",
  "confuse",
  "glaze",
  "scaffold",
  "destroy",
  "consecrate",
  "colour",
  "first",
  "reveal",
  "turn_over",
] as const;

export type Verb = (typeof VERBS)[number];

export const EVENTS = [
  "first_player",
  "tile_revealed",
  "order_filled",
  "vault_filled",
  "vault_placed",
  "vaults_replaced",
  "builder_placed",
  "order_taken",
  "order_burned",
  "order_discarded",
  "promoted",
  "builder_moved",
  "recruited",
  "withdrawn",
  "confused",
  "glazed",
  "scaffolded",
  "destroyed",
  "consecrated",
  "paid",
  "declined",
  "queen_moved",
  "scoring",
  "jester_chose",
  "jester_coloured",
  "area_scored",
  "cleaned_up",
  "reshuffled",
  "turn_begins",
  "third_scoring_done",
  "stack_ran_out",
  "game_over",
] as const;

export type EventKind = (typeof EVENTS)[number];

export const DECISIONS = [
  "altar.cell",
  "confuse.withdraw",
  "confuse.builder",
  "confuse.to",
  "disaster.cell",
  "move.builder",
  "move.to",
  "promote.builder",
  "promote.rank",
  "recruit.cell",
  "scaffolding.cell",
  "glass.cell",
  "pay",
  "vault.slot",
  "vault.cell",
  "tile.turn_over",
  "jester.colour",
  "first_player",
  "stack.reveal",
  "action",
] as const;

export type DecisionKey = (typeof DECISIONS)[number];

export const COLUMNS = 5;

export const STRIDE = 6;
