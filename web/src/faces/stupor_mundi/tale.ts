/** How log lines are shown: icons, things, pauses, sounds, and the view during a line. */
import type { StoryLine } from "../../wire/generated/core";
import type { EventKind, StuporMundiView } from "../../wire/generated/stupor_mundi";
import type { Sound } from "../face";
import { livery } from "./colours";
import { icon } from "./pen";
import { allyName, CITIES, cardName, PIECES, SIDES } from "./printed";

/** The four steps of the End Phase, as they are shown. */
export type Step = "hand" | "castle" | "allies" | "reorganize";
export const STEPS: readonly Step[] = ["hand", "castle", "allies", "reorganize"];

interface Told {
  /** An icon of the definitions, or markup in a box from -12 to 12. */
  sign?: string | ((line: StoryLine) => string);
  things?: (line: StoryLine) => string[];
  pause?: number;
  sound?: Sound;
  /** Shown large on a card. */
  card?: boolean;
  step?: Step;
}
const n = (line: StoryLine, nth = 0): number => line.nouns[nth] ?? 0;
const chip = (line: StoryLine): string => `<use href="#sm-chip-${livery(line.seat).key}"/>`;
const city = (line: StoryLine) => [`city ${CITIES[n(line)]}`];
const seat = (line: StoryLine) => [`seat ${line.seat}`, `store ${line.seat}`];
const place = (number: number) =>
  number ? `place ${"ABC"[Math.floor((number - 1) / 5)]}${((number - 1) % 5) + 1}` : "";
const SPACES = ["T1", "W1", "T2", "W2", "T3", "W3", "T4", "W4", "T5", "W5", "K1", "K2", "K3"];
const POSSESSIONS = ["grain", "stone", "treasury", "towers", "walls", "keeps", "allies", "specialist"];
const POSSESSION_ICONS = ["grain", "stone", "coin", "tower", "wall", "keep", "ally", "spec"];
const possession = (line: StoryLine) => [`palace ${POSSESSIONS[n(line)]}`];
const edictSpace = (line: StoryLine) => [n(line) < 3 ? `edict ${n(line)}` : `next ${n(line) - 3}`];

/** Every kind of event; the type checker finds a missing one. */
const TALE: Record<EventKind, Told> = {
  first_player: { sign: chip },
  house_taken: { sign: chip },
  countryside_placed: { sign: "spec" },
  village_placed: { sign: "spec" },
  bonus_placed: { sign: "spec" },
  extra_edict: { sign: "edict" },
  edict_shown: { sign: "edict", things: edictSpace, sound: "page" },
  market_placed: { sign: "market", things: city },
  market_red: { sign: "market", things: city },
  ally_shown: { sign: "ally", step: "reorganize", pause: 160 },
  card_shown: { sign: "card", step: "reorganize", pause: 160 },
  card_drawn: { sign: "draw", sound: "page" },
  cards_drawn: { sign: "draw", sound: "page" },
  reshuffled: { sign: "draw", things: seat },
  round_begins: { sign: "crown", pause: 1200, sound: "bell", card: true },
  turn_begins: { sign: chip },
  sailed: { sign: "ship", things: city, sound: "step", pause: 500 },
  passed: { sign: chip },
  cannot_play: { sign: chip },
  played_up: { sign: "card", sound: "page", pause: 350 },
  played_down: { sign: "cardx", sound: "page", pause: 350 },
  hid_card: { sign: "card" },
  performed: { sign: "card" },
  gained: { sign: "coin", things: seat, sound: "coin" },
  overflowed: { sign: "res", things: seat },
  exchanged: { sign: "coin", things: seat },
  promoted: {
    sign: "promote",
    things: (line) => [place(n(line, 1)), `man ${line.seat} ${n(line)}`],
    sound: "step",
    pause: 500,
  },
  token_taken: { sign: "edict", things: (line) => [place(n(line))] },
  city_entered: { sign: "spec" },
  bonus_taken: { sign: "spec", sound: "turn", pause: 900, card: true },
  sold: { sign: "market", things: city, sound: "coin" },
  bought: { sign: "market", things: city, sound: "coin" },
  built: {
    sign: (line) => icon(PIECES[n(line, 1)]?.kind ?? "build", 0, 0, 22),
    things: (line) => [`space ${line.seat} ${SPACES[n(line)]}`, `seat ${line.seat}`],
    sound: "stone",
    pause: 700,
  },
  cover_taken: { sign: "keep", things: seat, pause: 900, card: true },
  side_closed: {
    sign: "struct",
    things: (line) => [`side ${line.seat} ${SIDES[n(line)]?.key}`],
    sound: "turn",
    pause: 900,
    card: true,
  },
  side_pays: {
    sign: "struct",
    things: (line) => [`side ${line.seat} ${SIDES[n(line)]?.key}`],
    sound: "coin",
    step: "castle",
    pause: 350,
  },
  summoned: { sign: "ally", things: (line) => [`as ${line.seat} ${n(line, 1)}`], sound: "turn", pause: 700 },
  purchased: { sign: "purchase", things: seat, sound: "coin", pause: 500 },
  card_removed: { sign: "cardx" },
  edict_issued: { sign: "edict", things: edictSpace, sound: "bell", pause: 800, card: true },
  palace_added: {
    sign: (line) => icon(POSSESSION_ICONS[n(line)]!, 0, 0, 22),
    things: possession,
    sound: "wood",
    pause: 300,
  },
  palace_removed: {
    sign: (line) => icon(POSSESSION_ICONS[n(line)]!, 0, 0, 22),
    things: possession,
    sound: "crack",
    pause: 300,
  },
  palace_unchanged: { sign: "crown", things: possession },
  edict_replaced: { sign: "edict", things: (line) => [`edict ${n(line)}`], sound: "page" },
  reward_taken: { sign: "edict", things: seat },
  ship_moved: { sign: "ship", things: city, sound: "step" },
  faction_chosen: { sign: "ally" },
  discarded: { sign: "cardx", sound: "page", step: "hand" },
  slots_discarded: { sign: "cardx", sound: "page", step: "hand", pause: 500 },
  ally_scored: { sign: "vp", things: seat, sound: "coin", step: "allies", pause: 1000 },
  castle_complete: { sign: "struct", sound: "win", pause: 1800, card: true },
  edicts_short: { sign: "edict", sound: "bell", pause: 1600, card: true },
  cards_short: { sign: "card", sound: "bell", pause: 1600, card: true, step: "reorganize" },
  rounds_over: { sign: "crown", pause: 1200, card: true },
  frederick_reveals: { sign: "crown", things: () => ["solo"], sound: "page", pause: 1500, card: true },
  frederick_sails: { sign: "ship", things: city, sound: "step", pause: 500 },
  frederick_takes_card: { sign: "cardx", sound: "crack", pause: 900, card: true },
  frederick_takes_ally: { sign: "ally", sound: "crack", pause: 900, card: true },
  frederick_finds_nothing: { sign: "crown", pause: 500 },
  frederick_issues: { sign: "edict", things: edictSpace, sound: "bell", pause: 900, card: true },
  frederick_reshuffles: { sign: "crown", pause: 900, card: true },
  final_score: { sign: "vp", things: seat, pause: 700, sound: "coin" },
  game_over: { sign: "crown", sound: "win" },
};
const told = (line: StoryLine): Told => TALE[line.kind as EventKind] ?? {};

export function sign(line: StoryLine): string {
  const found = told(line).sign;
  if (!found) return "";
  return typeof found === "string" ? icon(found, 0, 0, 22) : found(line);
}
export const things = (line: StoryLine): string[] =>
  told(line)
    .things?.(line)
    .filter((name) => name) ?? [];
export const pause = (line: StoryLine): number => told(line).pause ?? 0;
export const sound = (line: StoryLine): Sound | null => told(line).sound ?? null;
export const isTold = (line: StoryLine): boolean => told(line).card === true;
export const stepOf = (line: StoryLine): Step | null => told(line).step ?? null;

type Players = StuporMundiView["players"];
const changed = (view: StuporMundiView, who: number, change: Partial<Players[number]>): StuporMundiView => ({
  ...view,
  players: view.players.map((player, at) => (at === who ? { ...player, ...change } : player)),
});

/** The previous view, changed by this line: only changes that are large enough to see. */
export function during(view: StuporMundiView, line: StoryLine): StuporMundiView {
  const player = view.players[line.seat];
  if (line.kind === "sailed" && player) return changed(view, line.seat, { ship: CITIES[n(line)]! });
  if (line.kind === "ship_moved" && player) return changed(view, line.seat, { ship: CITIES[n(line)]! });
  if (line.kind === "frederick_sails" && view.solo) return { ...view, solo: { ...view.solo, ship: CITIES[n(line)]! } };
  if (line.kind === "ally_scored" && player) return changed(view, line.seat, { points: player.points + n(line, 1) });
  if (line.kind === "gained" && player) {
    const [stone = 0, grain = 0, coins = 0, points = 0] = line.nouns;
    return changed(view, line.seat, {
      stone: player.stone + stone,
      grain: player.grain + grain,
      coins: player.coins + coins,
      points: player.points + points,
    });
  }
  if (line.kind === "built" && player) {
    const piece = PIECES[n(line, 1)]!.key;
    const castle = player.castle.map((space) => (space.number === n(line) ? { ...space, piece } : space));
    return changed(view, line.seat, { castle, pieces: player.pieces.filter((other) => other !== piece) });
  }
  if (line.kind === "summoned" && player) {
    const allies = player.allies.map((ally, at) => (at === n(line, 1) ? allyName(n(line)) : ally));
    return changed(view, line.seat, { allies });
  }
  if (line.kind === "promoted" && player) {
    const specialists = player.specialists.map((old, at) => (at === n(line) ? place(n(line, 1)).slice(6) : old));
    return changed(view, line.seat, { specialists });
  }
  if (line.kind === "played_up" && player) {
    const slots = player.slots.map((slot, at) =>
      at === n(line, 1) ? { ...slot, used: true, face_up: true, card: cardName(n(line)) } : slot,
    );
    return changed(view, line.seat, { slots });
  }
  if (line.kind === "played_down" && player) {
    const slots = player.slots.map((slot, at) => (at === n(line) ? { ...slot, used: true, face_up: false } : slot));
    return changed(view, line.seat, { slots });
  }
  if (line.kind === "slots_discarded" && player) {
    const slots = player.slots.map((slot) => ({ ...slot, used: false, face_up: false, card: "" }));
    return changed(view, line.seat, { slots });
  }
  if (line.kind === "round_begins") return { ...view, round: n(line) };
  return view;
}
