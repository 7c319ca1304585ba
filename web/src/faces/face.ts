/** What a game's folder gives to the shell, and what the shell gives to it. See web/README.md. */
import type { Component } from "svelte";
import type { Stage } from "../kit/stage.svelte";
import type { StoryLine, View } from "../wire/generated/core";
import type { Speaker } from "../words/words.svelte";

export type Sound = "stone" | "glass" | "wood" | "coin" | "bell" | "step" | "crack" | "turn" | "page" | "win";

/** A moment of a lesson: a position of the real game, and what to do or to look at there. */
export interface LessonStep {
  /** Key of the sentence; its face words live with the game. */
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
  /** How many sit at it, if not the fewest. */
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
  Board: Component<{ stage: Stage<V> }>;
  /** "shell": the shell shows seat cards beside the board; "own": the board has the whole width and shows them itself. */
  seats: "shell" | "own";
  /** What a seat has, below its name in the seat card; `small` on phones. */
  Supply?: Component<{ stage: Stage<V>; seat: number; small: boolean }>;
  /** The person in the seat card: a picture of 110 × 160 units. */
  Portrait?: Component<{ seat: number }>;
  /** A panel beside story and chat, with the key of its title. */
  Aside?: Component<{ stage: Stage<V> }>;
  asideTitle?: string;
  /** All win or lose together: nobody's points are told apart. */
  team?: boolean;
  /** A score table that explains every point. */
  Result?: Component<{ stage: Stage<V>; story: StoryLine[] }>;
  /** SVG definitions that all pictures of this face share; mounted once. */
  Defs?: Component;
  /** Verbs whose choices get a button even though they have a place on the board. */
  buttons?: readonly string[];
  /** Verbs that do without something: their buttons are plain, not golden. */
  declines?: readonly string[];
  /** A question that needs another help than its own: `help-DECISION-` and this word. */
  help?(view: V): string;
  /** What an argument of a sentence is called at the table, where the house gives it the code of the notation. */
  plain?(name: string, words: string, speaker: Speaker): string;
  /** A little picture for a line of the story: SVG markup inside a box from -12 to 12. */
  sign?(line: StoryLine, stage: Stage<V>): string;
  /** What a line speaks of, by data-thing, to be shown when the line is hovered. */
  things?(line: StoryLine): string[];
  /** How long a line is told before the view that follows it is drawn, in milliseconds; 0 for most. */
  pause?(line: StoryLine): number;
  /** The picture while a line is told: the view before, changed as far as this line says. */
  during?(view: V, line: StoryLine): V;
  sound?(line: StoryLine): Sound | null;
  lessons?: () => Promise<Lesson[]>;
  /** Every kind of component with its picture and meaning, for the page of components. */
  pieces?: () => Promise<Piece[]>;
}
