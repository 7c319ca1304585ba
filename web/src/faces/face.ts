/** The interface between a game's face and the shell. See web/README.md. */
import type { Component, Snippet } from "svelte";
import type { Stage, Wish } from "../kit/stage.svelte";
import type { Tales } from "../kit/tale";
import type { StoryLine, View } from "../wire/generated/core";
import type { Speaker } from "../words/words.svelte";

/** A step of a lesson: what to do or to look at. */
export interface LessonStep {
  /** Key of the message, in the Fluent file of the game. */
  words: string;
  /** The choices that this step waits for, as "verb" or "verb noun"; none: a Next button. */
  wants?: string[];
  /** Things to point at, by their data-thing. */
  show?: string[];
}

export interface Lesson {
  /** A position in the notation of the game; the seat that learns. */
  position: string;
  seat: number;
  /** The number of seats, if not the smallest. */
  seats?: number;
  steps: LessonStep[];
}

/** A kind of component: what it is called (`piece-KEY`) and means (`piece-KEY-about`), its rule, its picture. */
export interface Piece {
  key: string;
  rule: string;
  /** SVG markup in a box from -50 to 50; the definitions of the face are there. */
  picture: string;
}

export interface Face<V extends View = View> {
  /** The board: fills its box, draws `stage.view`, and marks what can be picked with `stage.pick(…)`. */
  Board: Component<{ stage: Stage<V>; foot?: Snippet }>;
  /**
   * "shell": the shell shows seat cards beside the board, and the question below it. "own": the board has the whole
   * page and shows the seats itself; except on phones, it also gives `foot`, the question, a place of its own.
   */
  seats: "shell" | "own";
  /** What a seat has, below its name in the seat card; `small` on phones. */
  Supply?: Component<{ stage: Stage<V>; seat: number; small: boolean }>;
  /** The portrait in the seat card: a picture of 110 × 160 units. */
  Portrait?: Component<{ seat: number }>;
  /** A panel next to log and chat, with the key of its title. */
  Aside?: Component<{ stage: Stage<V> }>;
  asideTitle?: string;
  /** A cooperative game: all win or lose together. */
  team?: boolean;
  /** A score table that explains every point. */
  Result?: Component<{ stage: Stage<V>; story: readonly StoryLine[] }>;
  /** SVG definitions that all pictures of this face share; mounted once. */
  Defs?: Component;
  /** Verbs whose choices get a button even though they have a place on the board. */
  buttons?: readonly string[];
  /** Verbs that decline something: their buttons are plain, not golden. */
  declines?: readonly string[];
  /** For a verb that is not offered, the choice that obviously comes first: to play a card is to stay. */
  leads?: Readonly<Record<string, Wish>>;
  /** A suffix for the help key of the current question: `help-DECISION-SUFFIX`. */
  help?(view: V): string;
  /** Words for players instead of the codes of the notation, for an argument of a message. */
  plain?(name: string, words: string, speaker: Speaker): string;
  /** How each kind of event is told: its icon, what it is about, how long it is shown. */
  tales?: Tales<V>;
  lessons?: () => Promise<Lesson[]>;
  /** Every kind of component with its picture and meaning, for the page of components. */
  pieces?: () => Promise<Piece[]>;
}
