/** Shows views one after another: plays the log lines that take time, then draws the view; can be skipped. */
import type { Face } from "../faces/face";
import { shellSettings } from "../shell/settings.svelte";
import type { StoryLine, View, ViewNews } from "../wire/generated/core";
import { reuseUnchanged } from "./reuse";
import { play } from "./sound";

const BETWEEN_MS = 420; // so that two moves of a bot can be told apart
const MOST_QUEUED = 30; // views in the queue; with more of them, animations are skipped

/** Is it the turn of the seat whose view this is? */
export const isMyTurn = (news: ViewNews): boolean => news.seat >= 0 && (news.view as View).deciding === news.seat;

export class Presenter<V extends View> {
  /** The message that was drawn last. */
  news = $state.raw() as ViewNews;
  /** The view that is drawn: that of `news`, or while log lines are played what they have changed so far. */
  view = $state.raw() as V;
  /** The log line that is being played now. */
  told = $state.raw<StoryLine | null>(null);
  /** The latest log lines, for the live region. */
  said = $state.raw<StoryLine[]>([]);
  busy = $state(false);
  private readonly queue: ViewNews[] = [];
  private running = false;
  private skip: (() => void) | null = null;
  private hurry = false;

  constructor(
    private readonly face: Face<V>,
    first: ViewNews,
  ) {
    this.news = first;
    this.view = first.view as V;
  }

  push(news: ViewNews): void {
    this.queue.push(news);
    if (!this.running) void this.run();
  }

  /** Skip the running animation. */
  skipAnimation(): void {
    if (!this.running) return; // do not skip the next one
    this.hurry = true;
    this.skip?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { keep } = next;
      const lines = next.story.filter((line) => line.at > keep);
      // On a shared screen the seat may change; log lines repeated for the new seat are not new.
      const follows = next.seat === this.news.seat || next.keep >= this.news.at;
      const fresh = this.news.at > 0 && next.at > this.news.at && follows ? lines : [];
      if (fresh.length) await this.tell(fresh); // otherwise it is drawn at once, in the same frame
      this.draw(next, fresh);
      if (this.queue.length && fresh.length) await this.wait(shellSettings.moves ? BETWEEN_MS : 0);
    }
    this.running = false;
    this.hurry = false;
  }

  private async tell(lines: StoryLine[]): Promise<void> {
    const { face } = this;
    this.busy = lines.length > 0;
    for (const line of lines) {
      if (this.queue.length > MOST_QUEUED) this.hurry = true;
      const pause = face.pause?.(line) ?? 0;
      if (!this.hurry) {
        const sound = face.sound?.(line);
        if (sound) play(sound);
      }
      if (pause > 0) {
        if (face.during) this.view = face.during(this.view, line);
        this.told = line;
        await this.wait(shellSettings.moves ? pause : pause / 2);
      } else if (face.during && lines.some((other) => (face.pause?.(other) ?? 0) > 0)) {
        this.view = face.during(this.view, line);
      }
    }
    this.told = null;
    this.busy = false;
  }

  private draw(news: ViewNews, lines: StoryLine[]): void {
    const begins = isMyTurn(news) && !isMyTurn(this.news);
    this.view = reuseUnchanged(this.view, news.view as V);
    this.news = news;
    this.said = lines;
    if (begins) play("turn");
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
