/** How the events of a game are told: a row for each kind of event, and the log folded into turns and steps. */
import type { StoryLine, View } from "../wire/generated/core";

export type Sound = "stone" | "glass" | "wood" | "coin" | "bell" | "step" | "crack" | "turn" | "page" | "win";

/** How one kind of event is told. */
export interface Tale<V extends View = View> {
  /**
   * "turn": a turn or a phase begins. "opening": a step that begins a turn. "step": what somebody did. "part", the
   * default: what belongs to the step before. "again": a step of its own, which takes in further lines of its kind.
   */
  rank?: "turn" | "opening" | "step" | "part" | "again";
  /** In one line with its step, it is told by its whole sentence. */
  whole?: boolean;
  /** The icon: SVG markup in a box from -12 to 12. */
  sign?(line: StoryLine): string;
  /** The things it is about, by their names. */
  things?(line: StoryLine): (string | undefined)[];
  /** A consequence that nobody needs to look at: told without a pause and without a mark on the board. */
  quiet?: boolean;
  /** A piece goes from the first of the things to the second. */
  moves?: boolean;
  /** How long it is shown before the next view is drawn, in milliseconds, whoever did it. */
  pause?: number | ((line: StoryLine) => number);
  sound?: Sound;
  /** Shown large on a card. */
  card?: boolean;
  /** The view while it is shown: the previous view, changed by this event. */
  during?(view: V, line: StoryLine): V;
}

export type Tales<V extends View = View> = Readonly<Record<string, Tale<V>>>;

/** One thing that somebody did, with everything that came of it. */
export interface Step {
  readonly head: StoryLine;
  readonly lines: readonly StoryLine[];
}

/** The seat of what happened before the first turn. */
export const SETUP = -3;

export interface Turn {
  /** The seat whose turn it is; below 0: a phase of the game. */
  readonly seat: number;
  /** What announces the turn, unless its first step does. */
  readonly heading: StoryLine | null;
  readonly steps: readonly Step[];
}

const rankOf = (tales: Tales, line: StoryLine) => tales[line.kind]?.rank ?? "part";

/** The log in turns, each with its steps. */
export function fold(story: readonly StoryLine[], tales: Tales): Turn[] {
  const turns: { seat: number; heading: StoryLine | null; steps: { head: StoryLine; lines: StoryLine[] }[] }[] = [];
  for (const line of story) {
    const rank = rankOf(tales, line);
    const begins = rank === "turn" || rank === "opening";
    if (begins || !turns.length)
      turns.push({ seat: begins ? line.seat : SETUP, heading: rank === "turn" ? line : null, steps: [] });
    if (rank === "turn") continue;
    const { steps } = turns.at(-1)!;
    const last = steps.at(-1);
    const joins = rank === "part" || (rank === "again" && last?.head.kind === line.kind);
    if (last && joins) last.lines.push(line);
    else steps.push({ head: line, lines: [line] });
  }
  return turns;
}

/** The steps since the last one that one of these seats made: what its player may have missed. */
export function stepsSince(turns: readonly Turn[], mine: readonly number[]): Step[] {
  const steps = turns.flatMap((turn) => (turn.seat === SETUP ? [] : turn.steps));
  return steps.slice(steps.findLastIndex(({ head }) => mine.includes(head.seat)) + 1);
}

/** What a line points at on the board: where something came from, and where it is or went. */
export interface Trace {
  readonly from: string | null;
  readonly to: readonly string[];
}

export function traceOf(tales: Tales, line: StoryLine): Trace {
  const tale = tales[line.kind];
  const things = thingsOf(tales, line);
  return tale?.moves && things.length > 1 ? { from: things[0]!, to: things.slice(1) } : { from: null, to: things };
}

export const thingsOf = (tales: Tales, line: StoryLine): string[] =>
  (tales[line.kind]?.things?.(line) ?? []).filter((thing) => thing !== undefined);

/** The things that a step is about, without those of quiet lines. */
export const thingsOfStep = (tales: Tales, { lines }: Step): string[] =>
  lines.flatMap((line) => (tales[line.kind]?.quiet ? [] : thingsOf(tales, line)));

export function pauseOf(tales: Tales, line: StoryLine): number {
  const { pause = 0 } = tales[line.kind] ?? {};
  return typeof pause === "number" ? pause : pause(line);
}
