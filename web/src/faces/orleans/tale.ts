/** How log lines are shown: icons, things, pauses, sounds, and the view during a line. */
import type { StoryLine } from "../../wire/generated/core";
import type { EventKind, OrleansView } from "../../wire/generated/orleans";
import type { Sound } from "../face";
import { PLACES, ROUTES, SPACES, WORKSHOPS } from "./board";
import { FOLLOWERS } from "./followers";
import { ITEMS } from "./goods";

const use = (id: string, k: number): string => `<use href="#orl-${id}" transform="scale(${k})"/>`;
const BAGS = ["red", "blue"] as const;
const BLUEPRINTS = ["section", "rosette", "monk"] as const;
const REWARDS = ["section", "blueprint", "rosette", "monk"] as const;
const n = (line: StoryLine, nth = 0): number => line.nouns[nth] ?? 0;
const item = (line: StoryLine, nth = 0) => `item-${ITEMS[n(line, nth)] ?? "wood"}`;
const workshop = (destination: number) => (destination ? `workshop ${WORKSHOPS[destination - 1]}` : "hourglass");

interface Told {
  /** A piece from the definitions, and its size in a box from -12 to 12. */
  sign?: (line: StoryLine) => [string, number];
  things?: (line: StoryLine) => string[];
  pause?: number;
  sound?: Sound;
  /** Shown large on a card. */
  card?: boolean;
}

const builder = (line: StoryLine): [string, number] =>
  line.seat >= 0 ? [`builder-${line.seat}`, 0.42] : ["hourglass", 0.4];
const goods = (line: StoryLine): [string, number] => [item(line), 0.55];

/** Every kind of event; the type checker finds a missing one. */
const TALE: Record<EventKind, Told> = {
  workshop_laid: { things: (line) => [workshop(n(line))] },
  good_laid: { sign: (line) => [item(line, 1), 0.55] },
  rosette_laid: { sign: () => ["item-rosette", 0.55] },
  hour_glass_revealed: { sign: () => ["hourglass", 0.42], things: () => ["hourglass"] },
  first_good: { sign: goods, things: (line) => [`seat ${line.seat}`] },
  round_begins: { sign: () => ["bell", 0.6], pause: 1300, sound: "bell", card: true },
  follower_drawn: {
    sign: (line) => [`follower-${FOLLOWERS[n(line, 1)]}`, 0.4],
    things: (line) => [`bag ${BAGS[n(line)]}`],
    sound: "page",
  },
  follower_placed: {
    sign: (line) => [`follower-${FOLLOWERS[n(line)]}`, 0.4],
    things: (line) => [`space ${SPACES[n(line, 1)]?.key}`],
    sound: "wood",
  },
  stayed: { sign: builder },
  set_out: { sign: builder, things: (line) => [`route ${ROUTES[n(line)]?.key}`], sound: "step" },
  item_returned: { sign: goods, things: (line) => [`seat ${line.seat}`] },
  item_taken: { sign: goods, things: (line) => [`seat ${line.seat}`], sound: "wood" },
  item_left: { sign: goods },
  arrived: { sign: builder, things: (line) => [`place ${PLACES[n(line)]?.key}`] },
  delivered: { sign: goods, things: (line) => [workshop(n(line, 1))], sound: "coin" },
  given: { sign: goods, things: (line) => [`seat ${n(line, 1)}`], sound: "coin" },
  market_closed: { sign: builder },
  order_completed: {
    sign: () => ["tick", 1.2],
    things: (line) => [workshop(n(line))],
    pause: 1100,
    sound: "coin",
    card: true,
  },
  tile_cleared: { things: (line) => [workshop(n(line))] },
  rosette_blown: { sign: () => ["item-rosette", 0.55], things: (line) => [`seat ${line.seat}`], sound: "glass" },
  rosette_painted: {
    sign: () => ["item-rosette", 0.55],
    things: (line) => [`seat ${line.seat}`],
    pause: 700,
    sound: "glass",
    card: true,
  },
  event_revealed: { sign: () => ["spark", 1.2], things: () => ["order"], pause: 1700, sound: "turn", card: true },
  no_event_left: { things: () => ["order"] },
  order_discarded: { things: () => ["order"] },
  order_fulfilled: { sign: () => ["tick", 1.2], things: () => ["order"], pause: 1300, sound: "turn", card: true },
  section_built: {
    sign: () => ["reward-section", 0.55],
    things: () => ["cathedral"],
    pause: 1900,
    sound: "stone",
    card: true,
  },
  blueprint_turned: {
    sign: (line) => [`reward-${BLUEPRINTS[n(line, 1)]}`, 0.52],
    things: (line) => [`blueprint ${n(line)}`],
    pause: 1300,
    sound: "page",
    card: true,
  },
  rosette_kept: { sign: () => ["item-rosette", 0.55], things: (line) => [`seat ${line.seat}`], sound: "glass" },
  rosette_given: { sign: () => ["item-rosette", 0.55], things: (line) => [`seat ${n(line)}`], sound: "glass" },
  rosette_forgone: { sign: () => ["item-rosette", 0.55] },
  monk_gained: { sign: () => ["follower-monk", 0.4], things: (line) => [`bag ${BAGS[n(line)]}`], sound: "turn" },
  reward_lost: { sign: (line) => [`reward-${REWARDS[n(line)]}`, 0.5] },
  rested: { sign: builder, things: (line) => [`seat ${line.seat}`], sound: "page" },
  bell_rung: { sign: () => ["bell", 0.6], things: () => ["space BT"], pause: 1200, sound: "bell" },
  bags_empty: { pause: 900, card: true, sign: () => ["bag-red", 0.3] },
  hour_glass_lost: {
    sign: () => ["hourglass", 0.42],
    things: () => ["hourglass"],
    pause: 1300,
    sound: "crack",
    card: true,
  },
  won: { sign: () => ["reward-section", 0.6], things: () => ["cathedral"], pause: 2600, sound: "win", card: true },
  lost: { sign: () => ["hourglass", 0.42], things: () => ["cathedral"], pause: 1800, sound: "crack", card: true },
};
const told = (line: StoryLine): Told => TALE[line.kind as EventKind] ?? {};

export const sign = (line: StoryLine): string => {
  const found = told(line).sign?.(line);
  return found ? use(...found) : "";
};
export const things = (line: StoryLine): string[] => told(line).things?.(line) ?? [];
export const pause = (line: StoryLine): number => told(line).pause ?? 0;
export const sound = (line: StoryLine): Sound | null => told(line).sound ?? null;

/** The large icon of a line that is shown on a card; in a box from -34 to 34. */
export function pictureOf(line: StoryLine): string {
  const { card, sign: drawn } = told(line);
  const found = card ? drawn?.(line) : undefined;
  return found ? use(found[0], found[1] * 2.7) : "";
}

/** The previous view, changed by this line: only changes that are large enough to see. */
export function during(view: OrleansView, line: StoryLine): OrleansView {
  if (line.kind === "section_built") return { ...view, sections: n(line) };
  if (line.kind === "blueprint_turned") {
    const shown = BLUEPRINTS[n(line, 1)] ?? "section";
    return { ...view, blueprints: view.blueprints.map((old, slot) => (slot === n(line) ? shown : old)) };
  }
  if (line.kind === "follower_placed") {
    const follower = FOLLOWERS[n(line)] ?? null;
    return {
      ...view,
      hand: null,
      town: view.town.map((space, i) => (i === n(line, 1) ? { ...space, follower } : space)),
    };
  }
  if (line.kind === "round_begins") return { ...view, round: n(line) };
  return view;
}
