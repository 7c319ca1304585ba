/** How the events of Basilica are told. */
import type { Tale } from "../../kit/tale";
import type { BasilicaView, CellView, EventKind } from "../../wire/generated/basilica";
import type { StoryLine } from "../../wire/generated/core";
import { cellName } from "./geometry";
import { altar, boss, COLOURS, type Colour, crown, rose } from "./glass";
import { coin, rankDisc, SIDES, timekeeper } from "./pieces";

const side = (line: StoryLine) => SIDES[line.seat] ?? "white";
const person = (line: StoryLine) =>
  `<g transform="translate(0 2) scale(.52)"><use href="#bas-builder-${side(line)}"/></g>`;
const use = (name: string) => `<g transform="scale(.22)"><use href="#${name}"/></g>`;
/** The picture for a term like "@vault-red-blue". */
const vault = (line: StoryLine) => use(`bas-${(line.message.args.vault ?? "@vault-yellow").slice(1)}`);
const scroll = `<path d="M-7 -9H8V6Q8 9 5 9H-4Q-7 9 -7 6Z" fill="var(--bas-cream-94)" stroke="var(--bas-brown-28)" stroke-width="1.4"/>
    <path d="M-4 -5H5M-4 -1H5M-4 3H2" stroke="var(--bas-red-47)" stroke-width="1.4"/>`;
const crowned = () => crown(0, 1, 0.95);
const jester = (line: StoryLine) => rankDisc("jester", side(line), 0.95);
const n = (line: StoryLine, nth = 0): number => line.nouns[nth] ?? 0;
const cells =
  (...nouns: number[]) =>
  (line: StoryLine) =>
    nouns.map((noun) => `cell ${n(line, noun)}`);
const slot = (kind: "order" | "vault") => (line: StoryLine) => [`${kind} ${n(line)}`];

const EMPTY: Omit<CellView, "cell" | "name" | "vault"> = {
  builder: null,
  rank: null,
  token: null,
  glass: false,
  altar: false,
  extra: null,
};

function withVault(view: BasilicaView, line: StoryLine): BasilicaView {
  const [from, cell] = [n(line), n(line, 2)];
  const placed = view.vault_slots[from];
  if (!placed || view.cathedral.some((other) => other.cell === cell)) return view;
  return {
    ...view,
    hand: null,
    vault_slots: view.vault_slots.map((other, at) => (at === from ? null : other)),
    cathedral: [...view.cathedral, { ...EMPTY, cell, name: cellName(cell), vault: placed }],
  };
}
const changed = (view: BasilicaView, cell: number, change: Partial<CellView>): BasilicaView => ({
  ...view,
  cathedral: view.cathedral.map((other) => (other.cell === cell ? { ...other, ...change } : other)),
});
/** A builder stands there now: a new one, or one who came from another cell. */
function withBuilder(view: BasilicaView, seat: number, to: number, from = -1): BasilicaView {
  const { rank, token } = view.cathedral.find(({ cell }) => cell === from) ?? EMPTY;
  return changed(changed(view, from, { builder: null, rank: null, token: null }), to, { builder: seat, rank, token });
}

/** Every kind of event; the type checker finds a missing one. */
export const TALES: Record<EventKind, Tale<BasilicaView>> = {
  first_player: { rank: "step", sign: person },
  tile_revealed: { quiet: true, sign: vault },
  order_filled: { quiet: true, sign: vault, things: slot("order") },
  vault_filled: { quiet: true, sign: vault, things: slot("vault") },
  vault_placed: {
    rank: "step",
    sign: vault,
    things: (line) => [`vault ${n(line)}`, `cell ${n(line, 2)}`],
    moves: true,
    sound: "stone",
    during: withVault,
  },
  vaults_replaced: { rank: "step", sign: () => use("bas-vault-blue") },
  builder_placed: {
    rank: "step",
    sign: person,
    things: cells(0),
    sound: "wood",
    during: (view, line) => withBuilder(view, line.seat, n(line)),
  },
  order_taken: { rank: "step", sign: () => scroll, things: slot("order"), sound: "page" },
  order_burned: { rank: "step", sign: () => scroll, things: slot("order") },
  order_discarded: { quiet: true, sign: vault },
  promoted: {
    sign: (line) => rankDisc((line.message.args.rank ?? "").replace("@rank-", ""), side(line), 0.95),
    things: cells(0),
    sound: "turn",
  },
  builder_moved: {
    sign: person,
    things: cells(0, 1),
    moves: true,
    sound: "step",
    during: (view, line) => withBuilder(view, line.seat, n(line, 1), n(line)),
  },
  recruited: {
    sign: person,
    things: cells(0),
    sound: "wood",
    during: (view, line) => withBuilder(view, line.seat, n(line)),
  },
  withdrawn: {
    sign: person,
    things: cells(0),
    sound: "step",
    during: (view, line) => changed(view, n(line), { builder: null, rank: null, token: null }),
  },
  confused: {
    sign: person,
    things: cells(0, 1),
    moves: true,
    sound: "step",
    during: (view, line) => withBuilder(view, n(line, 2), n(line, 1), n(line)),
  },
  glazed: { sign: () => rose(0.85), things: cells(0), sound: "glass" },
  scaffolded: { sign: () => use("bas-scaffolding"), things: cells(0), sound: "wood" },
  destroyed: { sign: vault, things: cells(0), sound: "crack" },
  consecrated: { sign: () => altar(0.85), things: cells(0), sound: "bell" },
  paid: { sign: () => coin(0.95), sound: "coin" },
  declined: { sign: () => coin(0.7) },
  queen_moved: {
    quiet: true,
    sign: (line) =>
      `<g transform="translate(0 1)">${timekeeper((line.message.args.timekeeper ?? "@queen").slice(1), 0.5)}</g>`,
    things: () => ["queen"],
    during: (view, line) => ({ ...view, queen: n(line) }),
  },
  scoring: { rank: "turn", sign: crowned, pause: 900, sound: "bell" },
  jester_chose: { sign: jester, things: cells(0) },
  jester_coloured: {
    sign: jester,
    things: cells(0),
    pause: 900,
    during: (view, line) => changed(view, n(line), { extra: COLOURS[n(line, 1)] ?? null }),
  },
  area_scored: {
    rank: "step",
    sign: (line) => boss(COLOURS[n(line)] as Colour, 0, 0, 0.7),
    things: (line) => line.nouns.slice(4).map((cell) => `cell ${cell}`),
    pause: (line) => (n(line, 2) + n(line, 3) > 0 ? 1500 : 500),
    sound: "coin",
    during: (view, line) => ({
      ...view,
      scores: [(view.scores[0] ?? 0) + n(line, 2), (view.scores[1] ?? 0) + n(line, 3)],
    }),
  },
  cleaned_up: { rank: "step", sign: () => use("bas-scaffolding") },
  reshuffled: { sign: () => use("bas-vault-green") },
  turn_begins: { rank: "turn", sign: person },
  third_scoring_done: { rank: "step", sign: crowned },
  stack_ran_out: { rank: "step", sign: crowned },
  game_over: { rank: "step", sign: crowned, sound: "win" },
};
