/** What a face draws from: one view, its choices, and the places that stand for them. Contains no rules. */
import { untrack } from "svelte";
import { type Attachment, createAttachmentKey } from "svelte/attachments";
import { MediaQuery, SvelteMap } from "svelte/reactivity";
import type { Face } from "../faces/face";
import type { ChoiceInfo, StoryLine, View } from "../wire/generated/core";
import { type Speaker, seatKey } from "../words/words.svelte";
import { fold, type Step, type Tales } from "./tale";

export interface Seated {
  name: string;
  /** The name in sentences, which may say "(you)". */
  called: string;
  title: string;
  kind: "person" | "bot" | "open";
  yours: boolean;
}

/** One verb and one noun: what a choice names, and what a place on the board stands for. */
export type Wish = Pick<ChoiceInfo, "verb" | "noun">;

/** An element on the board, with everything that it stands for. */
export interface Place {
  readonly element: Element;
  readonly wishes: readonly Wish[];
}

/** Attributes to spread on an element. */
export type Attributes = Record<string, string | number | undefined> & Record<symbol, Attachment<Element>>;

// One key each: an attachment may change, but not come and go (Svelte 5.57 then destroys its effect a second time).
const PLACE = createAttachmentKey();
const THING = createAttachmentKey();
const NOTHING: Attachment<Element> = () => {};
const phone = new MediaQuery("(max-width: 900px)");
export const keyOf = ({ verb, noun }: Wish): string => `${verb} ${noun}`;

export abstract class Stage<V extends View = View> {
  /** The view that is drawn now. */
  abstract readonly view: V;
  /** The number of actions before this view. */
  abstract readonly at: number;
  /** The seat whose view this is, or -2 for a spectator. */
  abstract readonly seat: number;
  abstract readonly choices: readonly ChoiceInfo[];
  /** Can anything be picked: not during an animation, while a choice is sent, or in a replay. */
  abstract readonly open: boolean;
  /** The choice that is being sent. */
  abstract readonly pending: string | null;
  /** The choice that a bot suggested. */
  abstract readonly hint: string | null;
  /** The log line that is being played now. */
  abstract readonly told: StoryLine | null;
  /** The log up to what is drawn. */
  abstract readonly story: readonly StoryLine[];
  abstract readonly seats: readonly Seated[];
  /** What a lesson or another player points at, by the names of things. */
  abstract readonly shown: readonly string[];
  /** What other players point at; the meaning of a target is up to the face. */
  abstract readonly pointers: readonly { seat: number; target: string }[];
  /** Send a ready-made phrase, shown to everyone in their own language; null for spectators. */
  abstract readonly phrase: ((key: string) => void) | null;
  /** Asks the server what would score now. */
  abstract scoring(): Promise<Record<string, unknown>[]>;
  /** Point at something for the other players, or stop pointing; not stored. */
  abstract point(target: string | null): void;

  readonly words: Speaker;
  readonly tales: Tales<V>;
  /** The log in turns, each with its steps. */
  readonly turns = $derived.by(() => fold(this.story, this.tales as Tales));
  /** What the hovered log line is about, by the names of things. */
  hovered = $state.raw<readonly string[]>([]);
  readonly pointed = $derived.by(() => [...this.hovered, ...this.shown]);

  private readonly offered = $derived.by(() => new Map(this.choices.map((choice) => [keyOf(choice), choice])));
  private readonly called = $derived.by(() =>
    Object.fromEntries(this.seats.map((seat) => [seatKey(seat.title), seat.called])),
  );
  private readonly places = new SvelteMap<Element, Place>();
  private readonly placed = $derived(
    new Set([...this.places.values()].flatMap(({ wishes }) => wishes.map((wish) => keyOf(wish)))),
  );
  /** The choices that need a button, because nothing on the board stands for them. */
  readonly unplaced = $derived.by(() =>
    this.choices.filter((choice) => !this.placed.has(keyOf(choice)) || this.face.buttons?.includes(choice.verb)),
  );
  private readonly things = new Map<string, Set<Element>>();
  /** Attachments by what they register, so that a changed attribute does not register an element again. */
  private readonly attachments = new Map<string, Attachment<Element>>();

  constructor(
    readonly game: string,
    words: Speaker,
    readonly face: Face<V>,
  ) {
    this.words = words.of(() => this.called, face.plain);
    this.tales = face.tales ?? {};
  }

  /** Is this a narrow screen with its own layout? */
  get narrow(): boolean {
    return phone.current;
  }

  /** The part of the table to show first on a small screen; empty: where the question is answered. */
  get part(): string {
    return "";
  }

  /** Where this browser keeps what was drawn at this table; empty: nowhere. */
  get storageKey(): string {
    return "";
  }

  /** Is it only a picture, in which nothing can be chosen? */
  get still(): boolean {
    return false;
  }

  /** A message of the game or the shell. */
  say(word: string, args?: Record<string, string | number>): string {
    return this.words.say(word, args);
  }

  /** The name of the player in a seat, or the name of the seat. */
  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  /** What a step is called: Vault, Confuse, Voyage. */
  titleOf({ head }: Step): string {
    const key = `face-step-${head.kind}`;
    return this.words.has(key) ? this.words.msg({ ...head.message, key }) : "";
  }

  /** A step in one line: what was done and what came of it, or its first sentence. */
  textOf({ head, lines }: Step): string {
    const phrases = lines.flatMap(({ kind, message }) => {
      if (this.tales[kind]?.whole) return [this.words.msg(message)];
      const key = `face-told-${kind}`;
      return this.words.has(key) ? [this.words.msg({ ...message, key })] : [];
    });
    return phrases.length || this.titleOf({ head, lines }) ? phrases.join("; ") : this.words.msg(head.message);
  }

  choice(verb: string, noun = 0): ChoiceInfo | undefined {
    return this.offered.get(keyOf({ verb, noun }));
  }

  /**
   * The attributes of an element that stands for one noun with any of these verbs, and for further wishes: spread them
   * on it. It registers itself while it is on the page, and lights up if something it stands for is allowed; otherwise
   * it can explain why not, for the verb of the current question.
   */
  pick(verbs: string | readonly string[], noun: number, label: string, ...more: readonly Wish[]): Attributes {
    const all = typeof verbs === "string" ? [verbs] : verbs;
    const wishes = [...all.map((verb) => ({ verb, noun })), ...more];
    const lit = wishes.filter((wish) => this.offered.has(keyOf(wish)));
    const now = lit[0] ?? wishes.find(({ verb }) => verb in this.view.options) ?? wishes[0]!;
    const on = lit.length > 0 && this.open;
    const said = lit.map((wish) => this.words.msg(this.offered.get(keyOf(wish))!.message)).join(" / ");
    return {
      role: "button",
      tabindex: on ? 0 : -1,
      "aria-disabled": on ? undefined : "true",
      "aria-label": said ? `${label}: ${said}` : label,
      "data-name": label,
      "data-verb": now.verb,
      "data-noun": now.noun,
      "data-lit": on ? "" : undefined,
      "data-pending": this.pending === keyOf(now) ? "" : undefined,
      "data-hint": on && this.hint === keyOf(now) ? "" : undefined,
      [PLACE]: this.attached(`place ${wishes.map(keyOf).join()}`, (element) => {
        untrack(() => this.places.set(element, { element, wishes }));
        return () => this.places.delete(element);
      }),
    };
  }

  /** The attributes of an element that is only looked at now, but may be a place at another time. */
  picture(label: string): Attributes {
    return { role: "img", "aria-label": label, [PLACE]: NOTHING };
  }

  /** The place that an element is part of. */
  placeOf(target: EventTarget | null): Place | undefined {
    const found = target instanceof Element ? target.closest("[data-verb]") : null;
    return found ? this.places.get(found) : undefined;
  }

  /** What can be chosen by a place now. */
  litOf({ wishes }: Place): ChoiceInfo[] {
    return this.open ? wishes.flatMap((wish) => this.offered.get(keyOf(wish)) ?? []) : [];
  }

  /** What a place is asked about if nothing of it can be chosen: the verb of the current question, if it has that. */
  askedOf({ wishes }: Place): Wish {
    return wishes.find(({ verb }) => verb in this.view.options) ?? wishes[0]!;
  }

  /** Every place on the page, allowed or not. */
  allPlaces(): Place[] {
    return untrack(() => [...this.places.values()]);
  }

  /** The attribute of something with an explanation on hover. */
  about(word: string, args?: Record<string, string | number>): Attributes {
    return { "data-about": this.say(word, args) };
  }

  /** The attribute of something that can be dragged to a place: the drawing, from the definitions, that is carried. */
  drag(drawing: string): Attributes {
    return { "data-drag": drawing };
  }

  /** The attributes of something that has a name, for the log and for pointing. */
  thing(name: string): Attributes {
    return {
      "data-thing": name,
      "data-pointed": this.pointed.includes(name) ? "" : undefined,
      [THING]: this.attached(`thing ${name}`, (element) => {
        const all = this.things.get(name) ?? new Set();
        this.things.set(name, all.add(element));
        return () => all.delete(element);
      }),
    };
  }

  /** The element of a thing, if it is on the page. */
  elementOf(thing: string): Element | undefined {
    return this.things.get(thing)?.values().next().value;
  }

  private attached(name: string, attach: Attachment<Element>): Attachment<Element> {
    const known = this.attachments.get(name) ?? attach;
    this.attachments.set(name, known);
    return known;
  }
}
