// Made by tools/make_types.py from the Python side; do not edit.
import type { View } from "./core";

export interface BagView {
  size: number | null;
  contents: Record<string, number> | null;
  start: Record<string, number>;
}

export interface SpaceView {
  name: string;
  follower: string | null;
}

export interface TokenView {
  name: string;
  item: string | null;
}

export interface SeatView {
  letter: string;
  name: string;
  place: string;
  knapsack: string[];
}

export interface OrderTileView {
  destination: string;
  tile: string;
  title: string;
  order: string[];
  delivered: string[];
  rewards: string[];
  turned: boolean;
}

export interface EventOrderView {
  event: string;
  condition: string;
  place: string | null;
}

export interface OrleansView extends View {
  level: string;
  round: number;
  rounds: number;
  sections: number;
  sections_to_win: number;
  active: number;
  hand: string | null;
  bags: Record<string, BagView>;
  monks: number;
  rosettes: number;
  removed: Record<string, number>;
  town: SpaceView[];
  tokens: TokenView[];
  seats: SeatView[];
  workshops: OrderTileView[];
  hour_glass: OrderTileView | null;
  hour_glasses_left: number;
  hour_glasses_possible: string[];
  order: EventOrderView | null;
  events_left: number;
  events_possible: string[];
  events_discarded: string[];
  blueprints: (string | null)[];
  blueprints_hidden: Record<string, number>;
  met: string | null;
  heading_for: string | null;
  deliveries_left: number | null;
  result: string | null;
}

export interface About {
  id: string;
  code: string;
  title: string;
  title_de: string;
  publisher: string;
  year: number;
  designers: string[];
  artist: string;
  players_min: 2;
  players_max: 4;
  players_src: string;
  minutes: number;
  minutes_src: string;
  age: number;
  age_src: string;
  cooperative: boolean;
  rounds: 3;
  sections_to_win: 8;
  knapsack_slots: 5;
  market_deliveries_max: 2;
  src: string;
}

export interface Followers {
  K: number;
  F: number;
  A: number;
  T: number;
  M: number;
}

export interface Level {
  red: Followers;
  blue: Followers;
  monk_supply: number;
  src: string;
}

export interface Common {
  start_place: string;
  start_goods_per_seat: 1;
  rosettes_on_map: 1;
  rosette_supply: 9;
  workshops_in_play: 3;
  hourglasses_in_play: 3;
  src: string;
}

export interface SetUp {
  normal: Level;
  expert: Level;
  common: Common;
}

export interface Follower {
  id: string;
  name: string;
  color: string;
  total: number;
  joker: boolean;
  src: string;
}

export interface Item {
  id: string;
  name: string;
  kind: "good" | "rosette";
  total: number;
  src: string;
}

export interface Seat {
  id: string;
  color_name: string;
  color: string;
  src: string;
}

export interface Label {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}

export interface Place {
  id: string;
  name: string;
  x: number;
  y: number;
  workshop: boolean;
  workshop_src: string;
  start: boolean;
  label: Label;
  src: string;
  src_note: string;
}

export interface Token {
  id: string;
  kind: "goods" | "rosette";
  x: number;
  y: number;
}

export interface Route {
  id: string;
  a: string;
  b: string;
  kind: string;
  via: [number, number][];
  src: string;
  src_note: string;
  river: string;
  token: Token[];
}

export interface Decor {
  river: string;
  points: [number, number][];
  src: string;
}

export interface Space {
  id: string;
  action: string;
  area: string;
  accepts: string[];
  x: number;
  y: number;
  src: string;
}

export interface Items {
  W: number;
  S: number;
  B: number;
  R: number;
}

export interface DeliveryTile {
  id: string;
  order: Items;
  rewards: string[];
  src: string;
  name: string;
}

export interface EventTile {
  id: string;
  kind: "instant" | "order";
  reward: string;
  src: string;
  src_note: string;
  condition: string;
  place: string;
}

export interface Blueprint {
  id: string;
  rewards: string[];
  src: string;
}

export interface Section {
  number: number;
  name: string;
  src: string;
}

export interface OrleansComponents {
  schema: 1 | "triforium/orleans-components/1";
  game: About;
  sources: Record<string, string>;
  setup: SetUp;
  follower: Follower[];
  item: Item[];
  seat: Seat[];
  place: Place[];
  route: Route[];
  decor: Decor[];
  space: Space[];
  workshop: DeliveryTile[];
  hourglass: DeliveryTile[];
  event: EventTile[];
  blueprint: Blueprint[];
  section: Section[];
  options: Record<string, string>;
}

export const VERBS = [
  "draw",
  "place",
  "go",
  "take",
  "keep",
  "swap",
  "leave",
  "deliver",
  "done",
  "paint",
  "stay",
  "give",
  "forgo",
  "monk",
  "blueprint",
  "end",
  "rest",
  "first",
  "workshop",
  "good",
  "hour_glass",
  "comes_up",
  "event",
  "turn_over",
] as const;

export type Verb = (typeof VERBS)[number];

export const EVENTS = [
  "workshop_laid",
  "good_laid",
  "rosette_laid",
  "hour_glass_revealed",
  "first_good",
  "round_begins",
  "follower_drawn",
  "follower_placed",
  "stayed",
  "set_out",
  "item_returned",
  "item_taken",
  "item_left",
  "arrived",
  "delivered",
  "given",
  "market_closed",
  "order_completed",
  "tile_cleared",
  "rosette_blown",
  "rosette_painted",
  "event_revealed",
  "no_event_left",
  "order_discarded",
  "order_fulfilled",
  "section_built",
  "blueprint_turned",
  "rosette_kept",
  "rosette_given",
  "rosette_forgone",
  "monk_gained",
  "reward_lost",
  "rested",
  "bell_rung",
  "bags_empty",
  "hour_glass_lost",
  "won",
  "lost",
] as const;

export type EventKind = (typeof EVENTS)[number];

export const DECISIONS = [
  "blueprint",
  "lot",
  "draw",
  "festival.event",
  "foundry",
  "paint",
  "hour_glass.reveal",
  "market",
  "place",
  "rosette",
  "monk",
  "move",
  "pickup",
  "workshop.lay",
  "first_seat",
  "end",
] as const;

export type DecisionKey = (typeof DECISIONS)[number];
