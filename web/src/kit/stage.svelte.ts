/** What a face draws from: one view, its choices, and the way to pick them. No rule lives here. */
import type { Face } from "../faces/face";
import type { ChoiceInfo, StoryLine, View } from "../wire/generated/core";
import type { Speaker } from "../words/words.svelte";

export interface Seated {
  name: string;
  title: string;
  kind: "person" | "bot" | "open";
  yours: boolean;
}

/** The attributes of something that can be picked. */
export type Pick = Record<string, string | number | undefined>;

const key = (verb: string, noun: number) => `${verb} ${noun}`;

export class Stage<V extends View = View> {
  /** What is drawn now. */
  view = $state.raw() as V;
  /** The length of the record behind it. */
  at = $state(0);
  /** Whose eyes: a seat, or -2 for a spectator. */
  seat = $state(-2);
  choices = $state.raw<ChoiceInfo[]>([]);
  /** May anything be picked at all: not while something is told, sent, or looked back at. */
  open = $state(false);
  /** The choice that is on its way. */
  pending = $state<string | null>(null);
  /** What a bot suggested. */
  hint = $state<string | null>(null);
  /** The line of the story that is being told right now. */
  told = $state.raw<StoryLine | null>(null);
  /** Everything that was told so far. */
  story = $state.raw<StoryLine[]>([]);
  /** What a hovered line, a lesson or another player points at, by data-thing. */
  pointed = $state.raw<string[]>([]);
  /** What the Aside panel marks on the board; faces use it as they like. */
  marked = $state.raw<unknown>(null);
  seats = $state.raw<Seated[]>([]);
  /** Narrow screens draw another arrangement. */
  narrow = $state(false);
  /** Asks the house what would score now, where there is a house to ask. */
  scoring: () => Promise<Record<string, unknown>[]> = async () => [];
  /** What others point at, and by whom; a face says itself what a target means. */
  pointers = $state.raw<{ seat: number; target: string }[]>([]);
  /** Point at something for the others, or no longer; nothing is kept. */
  point: (target: string | null) => void = () => {};
  /** Say a ready-made phrase, heard by everybody in their own language; null where there is nobody to talk to. */
  phrase = $state.raw<((key: string) => void) | null>(null);

  private readonly offered = $derived(new Map(this.choices.map((choice) => [key(choice.verb, choice.noun), choice])));

  constructor(
    readonly game: string,
    readonly words: Speaker,
    readonly face: Face<V>,
    view: V,
  ) {
    this.view = view;
    words.plain = face.plain;
  }

  /** A sentence of the game or the shell. */
  say(word: string, args?: Record<string, string | number>): string {
    return this.words.say(word, args);
  }

  /** The name of whoever sits there; what the game calls the seat if nobody does. */
  name(seat: number): string {
    return this.seats[seat]?.name || this.seats[seat]?.title || "";
  }

  choice(verb: string, noun = 0): ChoiceInfo | undefined {
    return this.offered.get(key(verb, noun));
  }

  /**
   * The attributes of an element that stands for these verbs and one noun: spread them on it. It lights up if one of
   * them is offered; otherwise it can be asked why not, by the verb that is asked for now.
   */
  pick(verbs: string | readonly string[], noun: number, label: string): Pick {
    const all = typeof verbs === "string" ? [verbs] : verbs;
    const lit = all.filter((verb) => this.offered.has(key(verb, noun)));
    const now = lit[0] ?? all.find((verb) => verb in this.view.options) ?? all[0]!;
    const on = lit.length > 0 && this.open;
    const said = lit.map((verb) => this.words.msg(this.choice(verb, noun)!.message)).join(" / ");
    return {
      role: "button",
      tabindex: on ? 0 : -1,
      "aria-disabled": on ? undefined : "true",
      "aria-label": said ? `${label}: ${said}` : label,
      "data-name": label,
      "data-verb": now,
      "data-noun": noun,
      "data-more": lit.length > 1 ? lit.join(" ") : undefined,
      "data-lit": on ? "" : undefined,
      "data-pending": this.pending === key(now, noun) ? "" : undefined,
      "data-hint": on && this.hint === key(now, noun) ? "" : undefined,
    };
  }

  /** The attribute of something that says what it is for when somebody points at it. */
  about(word: string, args?: Record<string, string | number>): Pick {
    return { "data-about": this.say(word, args) };
  }

  /** The attributes of something that is only looked at: its name for the story and for pointing. */
  thing(name: string): Pick {
    return { "data-thing": name, "data-pointed": this.pointed.includes(name) ? "" : undefined };
  }
}
