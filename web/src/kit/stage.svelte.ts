/** What a face draws: one view, its choices, and how to pick them. Contains no rules. */
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
  /** The view that is drawn now. */
  view = $state.raw() as V;
  /** The number of actions before this view. */
  at = $state(0);
  /** The seat whose view this is, or -2 for a spectator. */
  seat = $state(-2);
  choices = $state.raw<ChoiceInfo[]>([]);
  /** Can anything be picked: not during an animation, while a choice is sent, or in a replay. */
  open = $state(false);
  /** The choice that is being sent. */
  pending = $state<string | null>(null);
  /** The choice that a bot suggested. */
  hint = $state<string | null>(null);
  /** The log line that is being played now. */
  told = $state.raw<StoryLine | null>(null);
  /** The whole log so far. */
  story = $state.raw<StoryLine[]>([]);
  /** What a hovered log line, a lesson or another player points at, by data-thing. */
  pointed = $state.raw<string[]>([]);
  /** What the Aside panel marks on the board; its meaning is up to the face. */
  marked = $state.raw<unknown>(null);
  seats = $state.raw<Seated[]>([]);
  /** Is this a narrow screen with its own layout? */
  narrow = $state(false);
  /** Asks the server what would score now. */
  scoring: () => Promise<Record<string, unknown>[]> = async () => [];
  /** What other players point at; the meaning of a target is up to the face. */
  pointers = $state.raw<{ seat: number; target: string }[]>([]);
  /** Point at something for the other players, or stop pointing; not stored. */
  point: (target: string | null) => void = () => {};
  /** Send a ready-made phrase, shown to everyone in their own language; null for spectators. */
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

  /** A message of the game or the shell. */
  say(word: string, args?: Record<string, string | number>): string {
    return this.words.say(word, args);
  }

  /** The name of the player in a seat, or the name of the seat. */
  name(seat: number): string {
    return this.seats[seat]?.name || this.seats[seat]?.title || "";
  }

  choice(verb: string, noun = 0): ChoiceInfo | undefined {
    return this.offered.get(key(verb, noun));
  }

  /**
   * The attributes of an element for these verbs and one noun: spread them on it. It lights up if one of them is
   * allowed; otherwise it can explain why not, for the verb of the current question.
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

  /** The attribute of something with an explanation on hover. */
  about(word: string, args?: Record<string, string | number>): Pick {
    return { "data-about": this.say(word, args) };
  }

  /** The attributes of something that cannot be picked: its name for the log and for pointing. */
  thing(name: string): Pick {
    return { "data-thing": name, "data-pointed": this.pointed.includes(name) ? "" : undefined };
  }
}
