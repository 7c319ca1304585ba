/** How the events of Stupor Mundi are told. */
import type { Tale } from "../../kit/tale";
import type { StoryLine } from "../../wire/generated/core";
import type { EventKind, PlayerView, StuporMundiView } from "../../wire/generated/stupor_mundi";
import { livery } from "./colours";
import { icon } from "./pen";
import { allyName, CITIES, cardName, PIECES, SIDES } from "./printed";

/** The four steps of the End Phase, as they are shown. */
export type Phase = "hand" | "castle" | "allies" | "reorganize";
export const PHASES: readonly Phase[] = ["hand", "castle", "allies", "reorganize"];

interface Told extends Tale<StuporMundiView> {
  phase?: Phase;
}
const n = (line: StoryLine, nth = 0): number => line.nouns[nth] ?? 0;
const drawn = (name: string) => () => icon(name, 0, 0, 22);
const chip = (line: StoryLine): string => `<use href="#sm-chip-${livery(line.seat).key}"/>`;
const city = (line: StoryLine) => [`city ${CITIES[n(line)]}`];
const seat = (line: StoryLine) => [`seat ${line.seat}`, `store ${line.seat}`];
/** A workplace by its number: A1 … A5, B1 … */
const place = (number: number) => (number ? `${"ABC"[Math.floor((number - 1) / 5)]}${((number - 1) % 5) + 1}` : "0");
const SPACES = ["T1", "W1", "T2", "W2", "T3", "W3", "T4", "W4", "T5", "W5", "K1", "K2", "K3"];
const POSSESSIONS = ["grain", "stone", "treasury", "towers", "walls", "keeps", "allies", "specialist"];
const POSSESSION_ICONS = ["grain", "stone", "coin", "tower", "wall", "keep", "ally", "spec"];
const possession = (line: StoryLine) => [`palace ${POSSESSIONS[n(line)]}`];
const possessionSign = (line: StoryLine) => icon(POSSESSION_ICONS[n(line)] ?? "crown", 0, 0, 22);
const edictSpace = (line: StoryLine) => [n(line) < 3 ? `edict ${n(line)}` : `next ${n(line) - 3}`];
const side = (line: StoryLine) => [`side ${line.seat} ${SIDES[n(line)]?.key}`];

/** The view with one player changed by an event. */
const player =
  (change: (player: PlayerView, line: StoryLine) => Partial<PlayerView>): Tale<StuporMundiView>["during"] =>
  (view, line) => ({
    ...view,
    players: view.players.map((one, at) => (at === line.seat ? { ...one, ...change(one, line) } : one)),
  });
const sails = player((_, line) => ({ ship: CITIES[n(line)]! }));
const lays = (at: number, card: string, face_up: boolean) =>
  player(({ slots }, line) => ({
    slots: slots.map((slot, i) => (i === n(line, at) ? { ...slot, used: true, face_up, card } : slot)),
  }));

/** Every kind of event; the type checker finds a missing one. */
export const TALES: Record<EventKind, Told> = {
  first_player: { rank: "step", sign: chip },
  house_taken: { rank: "step", sign: chip },
  countryside_placed: { rank: "again", sign: drawn("spec") },
  village_placed: { rank: "again", sign: drawn("spec") },
  bonus_placed: { rank: "again", sign: drawn("spec") },
  extra_edict: { rank: "again", sign: drawn("edict") },
  edict_shown: { quiet: true, sign: drawn("edict"), things: edictSpace, sound: "page" },
  market_placed: { rank: "again", sign: drawn("market"), things: city },
  market_red: { rank: "again", sign: drawn("market"), things: city },
  ally_shown: { rank: "again", sign: drawn("ally"), phase: "reorganize", pause: 160 },
  card_shown: { rank: "again", sign: drawn("card"), phase: "reorganize", pause: 160 },
  card_drawn: { quiet: true, sign: drawn("draw"), sound: "page" },
  cards_drawn: { quiet: true, sign: drawn("draw"), sound: "page" },
  reshuffled: { quiet: true, sign: drawn("draw"), things: seat },
  round_begins: {
    rank: "turn",
    sign: drawn("crown"),
    pause: 1200,
    sound: "bell",
    card: true,
    during: (view, line) => ({ ...view, round: n(line) }),
  },
  turn_begins: { rank: "turn", sign: chip },
  sailed: { rank: "step", sign: drawn("ship"), things: city, sound: "step", pause: 500, during: sails },
  passed: { rank: "step", sign: chip },
  cannot_play: { rank: "step", sign: chip },
  played_up: {
    rank: "step",
    sign: drawn("card"),
    things: seat,
    sound: "page",
    pause: 350,
    during: (view, line) => lays(1, cardName(n(line)), true)!(view, line),
  },
  played_down: {
    rank: "step",
    sign: drawn("cardx"),
    things: seat,
    sound: "page",
    pause: 350,
    during: lays(0, "", false),
  },
  hid_card: { quiet: true, sign: drawn("card") },
  performed: { quiet: true, sign: drawn("card") },
  gained: {
    quiet: true,
    sign: drawn("coin"),
    things: seat,
    sound: "coin",
    during: player(({ stone, grain, coins, points }, line) => ({
      stone: stone + n(line),
      grain: grain + n(line, 1),
      coins: coins + n(line, 2),
      points: points + n(line, 3),
    })),
  },
  overflowed: { quiet: true, sign: drawn("res"), things: seat },
  exchanged: { sign: drawn("coin"), things: seat },
  promoted: {
    sign: drawn("promote"),
    things: (line) => [`man ${line.seat} ${n(line)}`, `place ${place(n(line, 1))}`],
    sound: "step",
    pause: 500,
    during: player(({ specialists }, line) => ({
      specialists: specialists.map((old, at) => (at === n(line) ? place(n(line, 1)) : old)),
    })),
  },
  token_taken: { quiet: true, sign: drawn("edict"), things: (line) => [`place ${place(n(line))}`] },
  city_entered: { sign: drawn("spec") },
  bonus_taken: { sign: drawn("spec"), sound: "turn", pause: 900, card: true },
  sold: { sign: drawn("market"), things: (line) => [`market ${CITIES[n(line)]}`], sound: "coin" },
  bought: { sign: drawn("market"), things: (line) => [`market ${CITIES[n(line)]}`], sound: "coin" },
  built: {
    sign: (line) => icon(PIECES[n(line, 1)]?.kind ?? "build", 0, 0, 22),
    things: (line) => [`space ${line.seat} ${SPACES[n(line)]}`, `seat ${line.seat}`],
    sound: "stone",
    pause: 700,
    during: player(({ castle, pieces }, line) => {
      const piece = PIECES[n(line, 1)]?.key ?? "";
      return {
        castle: castle.map((space) => (space.number === n(line) ? { ...space, piece } : space)),
        pieces: pieces.filter((other) => other !== piece),
      };
    }),
  },
  cover_taken: { sign: drawn("keep"), things: seat, pause: 900, card: true },
  side_closed: { sign: drawn("struct"), things: side, sound: "turn", pause: 900, card: true },
  side_pays: { sign: drawn("struct"), things: side, sound: "coin", phase: "castle", pause: 350 },
  summoned: {
    sign: drawn("ally"),
    things: (line) => [`as ${line.seat} ${n(line, 1)}`, `seat ${line.seat}`],
    sound: "turn",
    pause: 700,
    during: player(({ allies }, line) => ({
      allies: allies.map((ally, at) => (at === n(line, 1) ? allyName(n(line)) : ally)),
    })),
  },
  purchased: { sign: drawn("purchase"), things: seat, sound: "coin", pause: 500 },
  card_removed: { sign: drawn("cardx") },
  edict_issued: { sign: drawn("edict"), things: edictSpace, sound: "bell", pause: 800, card: true },
  palace_added: { whole: true, sign: possessionSign, things: possession, sound: "wood", pause: 300 },
  palace_removed: { whole: true, sign: possessionSign, things: possession, sound: "crack", pause: 300 },
  palace_unchanged: { sign: drawn("crown"), things: possession },
  edict_replaced: { quiet: true, sign: drawn("edict"), things: (line) => [`edict ${n(line)}`], sound: "page" },
  reward_taken: { sign: drawn("edict"), things: seat },
  ship_moved: { sign: drawn("ship"), things: city, sound: "step", during: sails },
  faction_chosen: { sign: drawn("ally") },
  discarded: { rank: "again", sign: drawn("cardx"), sound: "page", phase: "hand" },
  slots_discarded: {
    rank: "again",
    sign: drawn("cardx"),
    sound: "page",
    phase: "hand",
    pause: 500,
    during: player(({ slots }) => ({
      slots: slots.map((slot) => ({ ...slot, used: false, face_up: false, card: "" })),
    })),
  },
  ally_scored: {
    rank: "again",
    sign: drawn("vp"),
    things: seat,
    sound: "coin",
    phase: "allies",
    pause: 1000,
    during: player(({ points }, line) => ({ points: points + n(line, 1) })),
  },
  castle_complete: { rank: "step", sign: drawn("struct"), sound: "win", pause: 1800, card: true },
  edicts_short: { rank: "step", sign: drawn("edict"), sound: "bell", pause: 1600, card: true },
  cards_short: { rank: "step", sign: drawn("card"), sound: "bell", pause: 1600, card: true, phase: "reorganize" },
  rounds_over: { rank: "step", sign: drawn("crown"), pause: 1200, card: true },
  frederick_reveals: {
    rank: "opening",
    sign: drawn("crown"),
    things: () => ["solo"],
    sound: "page",
    pause: 1500,
    card: true,
  },
  frederick_sails: {
    sign: drawn("ship"),
    things: city,
    sound: "step",
    pause: 500,
    during: (view, line) => (view.solo ? { ...view, solo: { ...view.solo, ship: CITIES[n(line)]! } } : view),
  },
  frederick_takes_card: { sign: drawn("cardx"), sound: "crack", pause: 900, card: true },
  frederick_takes_ally: { sign: drawn("ally"), sound: "crack", pause: 900, card: true },
  frederick_finds_nothing: { sign: drawn("crown"), pause: 500 },
  frederick_issues: { sign: drawn("edict"), things: edictSpace, sound: "bell", pause: 900, card: true },
  frederick_reshuffles: { sign: drawn("crown"), pause: 900, card: true },
  final_score: { rank: "again", sign: drawn("vp"), things: seat, pause: 700, sound: "coin" },
  game_over: { rank: "step", sign: drawn("crown"), sound: "win" },
};

const told = (line: StoryLine): Told | undefined => TALES[line.kind as EventKind];
export const signOf = (line: StoryLine): string => told(line)?.sign?.(line) ?? "";
export const isTold = (line: StoryLine): boolean => told(line)?.card === true;
export const phaseOf = (line: StoryLine): Phase | null => told(line)?.phase ?? null;
