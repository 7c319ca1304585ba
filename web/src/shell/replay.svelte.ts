/** The stage of a replay: a moment of a game through the eyes of a seat, with the frames that were loaded so far. */
import type { Face } from "../faces/face";
import { Stage } from "../kit/stage.svelte";
import type { Frame, TableInfo, View } from "../wire/generated/core";
import { api } from "../wire/http";
import type { Speaker } from "../words/words.svelte";

const STEP = 40; // frames for each request

export class ReplayStage extends Stage<View> {
  readonly choices = [];
  readonly open = false;
  readonly pending = null;
  readonly hint = null;
  readonly told = null;
  readonly shown = [];
  readonly pointers = [];
  readonly phrase = null;

  /** The moment to show; drawn as soon as its frame is loaded. */
  moment = $state(0);
  /** The seat through whose eyes it is shown; null: as the server decides. */
  eyes = $state<number | null>(null);
  trouble = $state.raw<unknown>(null);
  private frames = $state.raw<readonly (Frame | undefined)[]>([]);
  private readonly loading = new Set<string>();

  constructor(
    readonly info: TableInfo,
    words: Speaker,
    face: Face<View>,
    private last: Frame,
  ) {
    super(info.game, words, face);
    this.eyes = last.seat;
  }

  /** The frame of the moment, or the last one that was drawn while it is loading. */
  readonly frame = $derived.by(() => {
    this.last = this.frames[this.moment] ?? this.last;
    return this.last;
  });
  get view() {
    return this.frame.view as View;
  }
  get at() {
    return this.frame.at;
  }
  get seat() {
    return this.frame.seat;
  }
  readonly story = $derived(this.frames.slice(0, this.at + 1).flatMap((frame) => frame?.story ?? []));
  readonly seats = $derived.by(() =>
    this.info.seats.map(({ name: given, title, kind, yours }) => {
      const name = (given !== title && given) || this.words.seat(title);
      return { name, called: name, title, kind, yours };
    }),
  );

  async scoring(): Promise<Record<string, unknown>[]> {
    return (await api.scoring(this.info.id, this.eyes, this.at)).items;
  }

  point(): void {}

  /** What happened right after this moment. */
  readonly next = $derived(this.frames[this.at + 1]?.story ?? []);

  isLoaded(moment: number): boolean {
    return this.frames[moment] !== undefined;
  }

  through(eyes: number): void {
    this.eyes = eyes;
    this.frames = [];
    this.loading.clear();
  }

  /** Load what is missing: the current frame first, then those around it, then the beginning for the log. */
  load(): void {
    const start = Math.floor(this.moment / STEP) * STEP;
    if (!this.isLoaded(this.moment)) void this.fetch(start);
    else {
      if (!this.isLoaded(Math.min(this.info.at, start + STEP))) void this.fetch(start + STEP);
      for (let i = 0; i < start; i += STEP) if (!this.isLoaded(i)) void this.fetch(i);
    }
  }

  private async fetch(start: number): Promise<void> {
    const name = `${this.eyes} ${start}`;
    if (start < 0 || start > this.info.at || this.loading.has(name)) return;
    this.loading.add(name);
    try {
      const { eyes } = this;
      const found = await api.frames(this.info.id, eyes, start, STEP);
      if (eyes !== this.eyes) return;
      const next = [...this.frames];
      for (const one of found) next[one.at] = one;
      this.frames = next;
    } catch (error) {
      this.trouble = error;
    }
  }
}
