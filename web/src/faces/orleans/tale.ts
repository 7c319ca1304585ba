/** How the events of The Cathedral of Orléans are told. */
import type { Tale } from "../../kit/tale";
import type { StoryLine } from "../../wire/generated/core";
import type { EventKind, OrleansView, SeatView } from "../../wire/generated/orleans";
import { PLACES, ROUTES, SPACES, WORKSHOPS } from "./board";
import { FOLLOWERS } from "./followers";
import { ITEMS } from "./goods";

const use = (id: string, k: number): string => `<use href="#orl-${id}" transform="scale(${k})"/>`;
const BAGS = ["red", "blue"] as const;
const BLUEPRINTS = ["section", "rosette", "monk"] as const;
const REWARDS = ["section", "blueprint", "rosette", "monk"] as const;
const n = (line: StoryLine, nth = 0): number => line.nouns[nth] ?? 0;
const item = (line: StoryLine) => ITEMS[n(line)] ?? "wood";
const workshop = (destination: number) => (destination ? `workshop ${WORKSHOPS[destination - 1]}` : "hourglass");
const seat = (line: StoryLine) => [`seat ${line.seat}`];
const sack = (from: number, to: string) => [`seat ${from}`, to];

const builder = (line: StoryLine) => (line.seat >= 0 ? use(`builder-${line.seat}`, 0.42) : use("hourglass", 0.4));
const goods = (line: StoryLine) => use(`item-${item(line)}`, 0.55);
const rosette = () => use("item-rosette", 0.55);
const tick = () => use("tick", 1.2);
const hourGlass = () => use("hourglass", 0.42);

const changed = (view: OrleansView, who: number, change: (seat: SeatView) => Partial<SeatView>): OrleansView => ({
  ...view,
  seats: view.seats.map((one, at) => (at === who ? { ...one, ...change(one) } : one)),
});
const without = (knapsack: readonly string[], kind: string): string[] => {
  const at = knapsack.indexOf(kind);
  return knapsack.filter((_, i) => i !== at);
};
const taken = (view: OrleansView, who: number, kind: string) =>
  changed(view, who, ({ knapsack }) => ({ knapsack: [...knapsack, kind] }));
const given = (view: OrleansView, who: number, kind: string) =>
  changed(view, who, ({ knapsack }) => ({ knapsack: without(knapsack, kind) }));

/** Every kind of event; the type checker finds a missing one. */
export const TALES: Record<EventKind, Tale<OrleansView>> = {
  workshop_laid: { rank: "again", things: (line) => [workshop(n(line))] },
  good_laid: { rank: "again", sign: (line) => use(`item-${ITEMS[n(line, 1)]}`, 0.55) },
  rosette_laid: { rank: "again", sign: rosette },
  hour_glass_revealed: { rank: "step", sign: hourGlass, things: () => ["hourglass"] },
  first_good: { rank: "again", sign: goods, things: seat },
  round_begins: {
    rank: "turn",
    sign: () => use("bell", 0.6),
    pause: 1300,
    sound: "bell",
    card: true,
    during: (view, line) => ({ ...view, round: n(line) }),
  },
  follower_drawn: {
    rank: "opening",
    sign: (line) => use(`follower-${FOLLOWERS[n(line, 1)]}`, 0.4),
    things: (line) => [`bag ${BAGS[n(line)]}`],
    sound: "page",
    during: (view, line) => ({ ...view, hand: FOLLOWERS[n(line, 1)] ?? null }),
  },
  follower_placed: {
    sign: (line) => use(`follower-${FOLLOWERS[n(line)]}`, 0.4),
    things: (line) => [`space ${SPACES[n(line, 1)]?.key}`],
    sound: "wood",
    during: (view, line) => ({
      ...view,
      hand: null,
      town: view.town.map((space, i) =>
        i === n(line, 1) ? { ...space, follower: FOLLOWERS[n(line)] ?? null } : space,
      ),
    }),
  },
  stayed: { sign: builder },
  set_out: { quiet: true, sign: builder, things: (line) => [`route ${ROUTES[n(line)]?.key}`], sound: "step" },
  item_returned: { sign: goods, things: seat, during: (view, line) => given(view, line.seat, item(line)) },
  item_taken: { sign: goods, things: seat, sound: "wood", during: (view, line) => taken(view, line.seat, item(line)) },
  item_left: { quiet: true, sign: goods },
  arrived: {
    sign: builder,
    things: (line) => [`place ${PLACES[n(line)]?.key}`],
    during: (view, line) => changed(view, line.seat, (one) => ({ place: PLACES[n(line)]?.key ?? one.place })),
  },
  delivered: {
    sign: goods,
    things: (line) => sack(line.seat, workshop(n(line, 1))),
    moves: true,
    sound: "coin",
    during: (view, line) => given(view, line.seat, item(line)),
  },
  given: {
    sign: goods,
    things: (line) => sack(line.seat, `seat ${n(line, 1)}`),
    moves: true,
    sound: "coin",
    during: (view, line) => taken(given(view, line.seat, item(line)), n(line, 1), item(line)),
  },
  market_closed: { sign: builder },
  order_completed: { sign: tick, things: (line) => [workshop(n(line))], pause: 1100, sound: "coin", card: true },
  tile_cleared: { quiet: true, things: (line) => [workshop(n(line))] },
  rosette_blown: { sign: rosette, things: seat, sound: "glass" },
  rosette_painted: { sign: rosette, things: seat, pause: 700, sound: "glass", card: true },
  event_revealed: { sign: () => use("spark", 1.2), things: () => ["order"], pause: 1700, sound: "turn", card: true },
  no_event_left: { quiet: true, things: () => ["order"] },
  order_discarded: { things: () => ["order"] },
  order_fulfilled: { sign: tick, things: () => ["order"], pause: 1300, sound: "turn", card: true },
  section_built: {
    sign: () => use("reward-section", 0.55),
    things: () => ["cathedral"],
    pause: 1900,
    sound: "stone",
    card: true,
    during: (view, line) => ({ ...view, sections: n(line) }),
  },
  blueprint_turned: {
    sign: (line) => use(`reward-${BLUEPRINTS[n(line, 1)]}`, 0.52),
    things: (line) => [`blueprint ${n(line)}`],
    pause: 1300,
    sound: "page",
    card: true,
    during: (view, line) => ({
      ...view,
      blueprints: view.blueprints.map((old, slot) => (slot === n(line) ? (BLUEPRINTS[n(line, 1)] ?? old) : old)),
    }),
  },
  rosette_kept: { sign: rosette, things: seat, sound: "glass" },
  rosette_given: { sign: rosette, things: (line) => [`seat ${n(line)}`], sound: "glass" },
  rosette_forgone: { sign: rosette },
  monk_gained: { sign: () => use("follower-monk", 0.4), things: (line) => [`bag ${BAGS[n(line)]}`], sound: "turn" },
  reward_lost: { sign: (line) => use(`reward-${REWARDS[n(line)]}`, 0.5) },
  rested: { sign: builder, things: seat, sound: "page" },
  bell_rung: { sign: () => use("bell", 0.6), things: () => ["space BT"], pause: 1200, sound: "bell" },
  bags_empty: { rank: "step", pause: 900, card: true, sign: () => use("bag-red", 0.3) },
  hour_glass_lost: {
    rank: "step",
    sign: hourGlass,
    things: () => ["hourglass"],
    pause: 1300,
    sound: "crack",
    card: true,
  },
  won: {
    rank: "step",
    sign: () => use("reward-section", 0.6),
    things: () => ["cathedral"],
    pause: 2600,
    sound: "win",
    card: true,
  },
  lost: { rank: "step", sign: hourGlass, things: () => ["cathedral"], pause: 1800, sound: "crack", card: true },
};

/** The large icon of a line that is shown on a card; in a box from -34 to 34. */
export function pictureOf(line: StoryLine): string {
  const tale = TALES[line.kind as EventKind];
  return tale?.card && tale.sign ? `<g transform="scale(2.7)">${tale.sign(line)}</g>` : "";
}
