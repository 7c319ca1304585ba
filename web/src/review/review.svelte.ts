/** A review as it is being made: notes on moves and draws, then the figures of every seat. */
import { MediaQuery } from "svelte/reactivity";
import { ReplayStage } from "../shell/replay.svelte";
import type { DrawNote, MoveNote, Review, ReviewPart } from "../wire/generated/core";
import { api } from "../wire/http";

const PAUSE_MS = 600;
const stacked = new MediaQuery("(max-width: 1000px)");

export type Note = MoveNote | DrawNote;

/** A board beside the graph: one that wants the whole page is drawn as on a phone. */
export class ReviewStage extends ReplayStage {
  override get narrow() {
    return stacked.current || this.face.seats === "own";
  }
}

export class ReviewJob {
  notes = $state.raw<readonly Note[]>([]);
  done = $state(0);
  total = $state(0);
  review = $state.raw<Review | null>(null);
  trouble = $state.raw<unknown>(null);

  constructor(private readonly table: string) {}

  readonly moves = $derived(this.notes.filter((note): note is MoveNote => note.kind === "move"));

  /** Ask until it is ready; returns a function that stops asking, and so the review. */
  follow(): () => void {
    let stopped = false;
    let timer = 0;
    const ask = async (): Promise<void> => {
      try {
        const part: ReviewPart = await api.review(this.table, this.notes.length);
        if (stopped) return;
        this.notes = [...this.notes, ...part.notes];
        this.done = part.done;
        this.total = part.total;
        this.review = part.review;
        if (!part.review) timer = window.setTimeout(() => void ask(), PAUSE_MS);
      } catch (error) {
        this.trouble = error;
      }
    };
    void ask();
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }
}
