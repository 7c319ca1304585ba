/** Shows views one after another: plays the log lines that take time, then draws the view; can be skipped. */
import { untrack } from "svelte";
import { shellSettings } from "../shell/settings.svelte";
import type { StoryLine, View, ViewNews } from "../wire/generated/core";
import { reuseUnchanged } from "./reuse";
import { play } from "./sound";
import type { Stage } from "./stage.svelte";

const BETWEEN_MS = 420; // so that two moves of a bot can be told apart
const MOST_QUEUED = 30; // views in the queue; with more of them, animations are skipped

export class Presenter<V extends View> {
  /** The latest log lines, for the live region. */
  said = $state.raw<StoryLine[]>([]);
  busy = $state(false);
  private readonly queue: ViewNews[] = [];
  private running = false;
  private skip: (() => void) | null = null;
  private hurry = false;

  constructor(
    readonly stage: Stage<V>,
    private readonly shown: (news: ViewNews) => void,
  ) {}

  push(news: ViewNews): void {
    this.queue.push(news);
    if (!this.running) untrack(() => void this.run()); // an effect that pushes must not depend on what was shown before
  }

  /** Skip the running animation. */
  skipAnimation(): void {
    if (!this.running) return; // do not skip the next one
    this.hurry = true;
    this.skip?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      const lines = news.story.filter((line) => line.at > news!.keep);
      // On a shared screen the seat may change; log lines repeated for the new seat are not new.
      const follows = news.seat === this.stage.seat || news.keep >= this.stage.at;
      const fresh = this.stage.at > 0 && news.at > this.stage.at && follows ? lines : [];
      if (fresh.length) await this.tell(fresh); // otherwise it is drawn at once, in the same frame
      this.draw(news, fresh);
      if (this.queue.length && fresh.length) await this.wait(this.moving() ? BETWEEN_MS : 0);
    }
    this.running = false;
    this.hurry = false;
  }

  private async tell(lines: StoryLine[]): Promise<void> {
    const { stage } = this;
    this.busy = lines.length > 0;
    for (const line of lines) {
      if (this.queue.length > MOST_QUEUED) this.hurry = true;
      const { face } = stage;
      const pause = face.pause?.(line) ?? 0;
      if (!this.hurry) {
        const sound = face.sound?.(line);
        if (sound) play(sound);
      }
      if (pause > 0) {
        stage.open = false;
        if (face.during) stage.view = face.during(stage.view, line);
        stage.told = line;
        await this.wait(this.moving() ? pause : pause / 2);
      } else if (face.during && lines.some((other) => (face.pause?.(other) ?? 0) > 0)) {
        stage.view = face.during(stage.view, line);
      }
    }
    stage.told = null;
    this.busy = false;
  }

  private draw(news: ViewNews, lines: StoryLine[]): void {
    const { stage } = this;
    stage.view = reuseUnchanged(stage.view, news.view as V);
    stage.at = news.at;
    stage.seat = news.seat;
    stage.choices = news.choices;
    this.said = lines;
    this.shown(news);
  }

  private moving(): boolean {
    return shellSettings.moves;
  }

  private wait(ms: number): Promise<void> {
    if (this.hurry || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
