/** How log lines are shown: icons, what a line points at, pauses, sounds, and the view during a line. */
import type { Stage } from "../../kit/stage.svelte";
import type { BasilicaView, CellView, EventKind } from "../../wire/generated/basilica";
import type { StoryLine } from "../../wire/generated/core";
import type { Sound } from "../face";
import { cellName } from "./geometry";
import { altar, boss, COLOURS, type Colour, crown, rose } from "./glass";
import { coin, rankDisc, SIDES, timekeeper } from "./pieces";

const kindOf = (line: StoryLine): EventKind => line.kind as EventKind;
const side = (line: StoryLine) => SIDES[line.seat] ?? "white";
const person = (line: StoryLine) =>
  `<g transform="translate(0 2) scale(.52)"><use href="#bas-builder-${side(line)}"/></g>`;
const use = (name: string) => `<g transform="scale(.22)"><use href="#${name}"/></g>`;
/** The picture for a term like "@vault-red-blue". */
const vault = (line: StoryLine) => use(`bas-${(line.message.args.vault ?? "@vault-yellow").slice(1)}`);

const SIGNS: Record<EventKind, (line: StoryLine) => string> = {
  first_player: person,
  tile_revealed: vault,
  order_filled: vault,
  vault_filled: vault,
  vault_placed: vault,
  vaults_replaced: () => use("bas-vault-blue"),
  builder_placed: person,
  order_taken: () => scroll,
  order_burned: () => scroll,
  order_discarded: vault,
  promoted: (line) => rankDisc((line.message.args.rank ?? "").replace("@rank-", ""), side(line), 0.95),
  builder_moved: person,
  recruited: person,
  withdrawn: person,
  confused: person,
  glazed: () => rose(0.85),
  scaffolded: () => use("bas-scaffolding"),
  destroyed: vault,
  consecrated: () => altar(0.85),
  paid: () => coin(0.95),
  declined: () => coin(0.7),
  queen_moved: (line) =>
    `<g transform="translate(0 1)">${timekeeper((line.message.args.timekeeper ?? "@queen").slice(1), 0.5)}</g>`,
  scoring: () => crown(0, 1, 0.95),
  jester_chose: (line) => rankDisc("jester", side(line), 0.95),
  jester_coloured: (line) => rankDisc("jester", side(line), 0.95),
  area_scored: (line) => boss(COLOURS[line.nouns[0] ?? 0] as Colour, 0, 0, 0.7),
  cleaned_up: () => use("bas-scaffolding"),
  reshuffled: () => use("bas-vault-green"),
  turn_begins: person,
  third_scoring_done: () => crown(0, 1, 0.95),
  stack_ran_out: () => crown(0, 1, 0.95),
  game_over: () => crown(0, 1, 0.95),
};
const scroll = `<path d="M-7 -9H8V6Q8 9 5 9H-4Q-7 9 -7 6Z" fill="var(--bas-cream-94)" stroke="var(--bas-brown-28)" stroke-width="1.4"/>
    <path d="M-4 -5H5M-4 -1H5M-4 3H2" stroke="var(--bas-red-47)" stroke-width="1.4"/>`;

export function sign(line: StoryLine, _stage: Stage<BasilicaView>): string {
  return SIGNS[kindOf(line)]?.(line) ?? "";
}

/** Which nouns of a line are cells, and which is a slot. */
const CELLS: Partial<Record<EventKind, number[]>> = {
  vault_placed: [2],
  builder_placed: [0],
  promoted: [0],
  builder_moved: [0, 1],
  recruited: [0],
  withdrawn: [0],
  confused: [0, 1],
  glazed: [0],
  scaffolded: [0],
  destroyed: [0],
  consecrated: [0],
  jester_chose: [0],
  jester_coloured: [0],
};
const SLOTS: Partial<Record<EventKind, string>> = {
  order_filled: "order",
  vault_filled: "vault",
  order_taken: "order",
  order_burned: "order",
};

export function things(line: StoryLine): string[] {
  const kind = kindOf(line);
  if (kind === "area_scored") return line.nouns.slice(4).map((cell) => `cell ${cell}`);
  const slot = SLOTS[kind];
  if (slot) return [`${slot} ${line.nouns[0]}`];
  return (CELLS[kind] ?? []).map((noun) => `cell ${line.nouns[noun]}`);
}

/** A scoring is shown area by area, on the cathedral as it was before. */
export function pause(line: StoryLine): number {
  switch (kindOf(line)) {
    case "scoring":
      return 900;
    case "area_scored":
      return (line.nouns[2] ?? 0) + (line.nouns[3] ?? 0) > 0 ? 1500 : 500;
    case "jester_coloured":
      return 900;
    default:
      return 0;
  }
}

const EMPTY: Omit<CellView, "cell" | "name" | "vault"> = {
  builder: null,
  rank: null,
  token: null,
  glass: false,
  altar: false,
  extra: null,
};

/** The view during a log line: the previous view, changed by this line. */
export function during(view: BasilicaView, line: StoryLine): BasilicaView {
  const [a = 0, b = 0, c = 0, d = 0] = line.nouns;
  switch (kindOf(line)) {
    case "vault_placed": {
      const vault = view.vault_slots[a];
      if (!vault || view.cathedral.some((cell) => cell.cell === c)) return view;
      return {
        ...view,
        hand: null,
        vault_slots: view.vault_slots.map((other, slot) => (slot === a ? null : other)),
        cathedral: [...view.cathedral, { ...EMPTY, cell: c, name: cellName(c), vault }],
      };
    }
    case "queen_moved":
      return { ...view, queen: a };
    case "jester_coloured":
      return {
        ...view,
        cathedral: view.cathedral.map((cell) => (cell.cell === a ? { ...cell, extra: COLOURS[b] ?? null } : cell)),
      };
    case "area_scored":
      return { ...view, scores: [(view.scores[0] ?? 0) + c, (view.scores[1] ?? 0) + d] };
    default:
      return view;
  }
}

const SOUNDS: Partial<Record<EventKind, Sound>> = {
  vault_placed: "stone",
  builder_placed: "wood",
  recruited: "wood",
  builder_moved: "step",
  confused: "step",
  withdrawn: "step",
  promoted: "turn",
  glazed: "glass",
  consecrated: "bell",
  scaffolded: "wood",
  destroyed: "crack",
  paid: "coin",
  order_taken: "page",
  scoring: "bell",
  area_scored: "coin",
  game_over: "win",
};

export function sound(line: StoryLine): Sound | null {
  return SOUNDS[kindOf(line)] ?? null;
}
