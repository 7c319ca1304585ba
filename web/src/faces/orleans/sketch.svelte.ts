/** What players show each other without playing it: a pointing hand, and a sketch of who does what. */
import type { Stage } from "../../kit/stage.svelte";
import type { OrleansView } from "../../wire/generated/orleans";

export type Mode = "play" | "point" | "plan";
const MARKS = 4; // per builder, so that a sketch fits into one message of 80 characters
const HEAD = "plan ";
const LETTERS = "abcd";

/** A sketch as it is sent: "plan a:BO3.TOU c:MK1". */
export function written(plan: readonly (readonly string[])[]): string {
  const parts = plan.flatMap((marks, seat) => (marks.length ? [`${LETTERS[seat]}:${marks.join(".")}`] : []));
  return HEAD + parts.join(" ");
}

export function read(text: string): string[][] | null {
  if (!text.startsWith(HEAD)) return null;
  const plan: string[][] = [[], [], [], []];
  for (const part of text.slice(HEAD.length).split(" ")) {
    const [letter, marks] = part.split(":");
    const seat = LETTERS.indexOf(letter ?? "?");
    if (seat >= 0 && marks) plan[seat] = marks.split(".").slice(0, MARKS);
  }
  return plan;
}

export class Sketch {
  mode = $state<Mode>("play");
  /** Whose steps are sketched. */
  who = $state(0);
  /** For each seat the spaces and places it would go to, in order. */
  plan = $state.raw<string[][]>([[], [], [], []]);
  /** Who drew the last mark. */
  by = $state(-1);
  /** What this browser points at. */
  target = $state("");
  private seen = new Map<number, string>();

  constructor(private readonly stage: Stage<OrleansView>) {
    const kept = stage.storageKey && localStorage.getItem(this.key);
    const { by = -1, text = "" } = kept ? (JSON.parse(kept) as { by?: number; text?: string }) : {};
    const plan = read(text);
    if (plan) {
      this.plan = plan;
      this.by = by;
    }
  }

  private get key(): string {
    return `${this.stage.storageKey}.sketch`;
  }

  /** The sketch that is shown: the own one, or the latest of another player. */
  hear(pointers: readonly { seat: number; target: string }[]): void {
    for (const { seat, target } of pointers) {
      if (this.seen.get(seat) === target) continue;
      this.seen.set(seat, target);
      const plan = read(target);
      if (plan) this.keep(plan, seat);
    }
  }

  set(mode: Mode): void {
    this.mode = this.mode === mode ? "play" : mode;
    if (this.mode !== "point" && this.target) this.pointAt("");
    if (this.mode === "plan") this.who = Math.max(0, this.stage.view.active);
  }

  /** A thing was chosen while pointing or planning. */
  choose(thing: string): void {
    if (this.mode === "point") this.pointAt(this.target === thing ? "" : thing);
    else this.mark(thing);
  }

  clear(): void {
    this.keep([[], [], [], []], this.stage.seat);
    this.stage.point(written(this.plan));
  }

  private keep(plan: string[][], by: number): void {
    this.plan = plan;
    this.by = by;
    if (this.stage.storageKey) localStorage.setItem(this.key, JSON.stringify({ by, text: written(plan) }));
  }

  private pointAt(thing: string): void {
    this.target = thing;
    this.stage.point(thing || null);
  }

  private mark(thing: string): void {
    const [kind, key] = thing.split(" ");
    if (!key || (kind !== "space" && kind !== "place")) return;
    const old = this.plan[this.who] ?? [];
    const marks = old.includes(key) ? old.filter((mark) => mark !== key) : [...old, key].slice(-MARKS);
    const plan = this.plan.map((all, seat) => (seat === this.who ? marks : all));
    this.keep(plan, this.stage.seat);
    this.stage.point(written(this.plan));
  }
}
