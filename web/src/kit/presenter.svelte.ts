/** Shows views one after another: tells what others did at the chosen pace, plays what takes time, then draws the view. */
import type { Face } from "../faces/face";
import { type Pace, shellSettings } from "../shell/settings.svelte";
import type { StoryLine, View, ViewNews } from "../wire/generated/core";
import { reuseUnchanged } from "./reuse";
import { play } from "./sound";
import { pauseOf, type Tales, thingsOf } from "./tale";

/** For each event of another player that can be seen on the board, in milliseconds. */
const BEATS: Record<Pace, number> = { off: 0, fast: 550, normal: 1200, slow: 2400 };
/** The part of a beat for what comes of a step. */
const SHORT = 0.6;
/** The part of a beat before a piece moves: time to see where it lies and where it goes. */
const BEFORE = 0.45;
const FACTORS: Record<Pace, number> = { off: 0.6, fast: 0.6, normal: 1, slow: 1.5 };
const MOST_QUEUED = 60; // views in the queue; with more of them, animations are skipped
const MOST_KEPT = 60; // views that can be shown again

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
  said = $state.raw<readonly StoryLine[]>([]);
  busy = $state(false);
  paused = $state(false);
  /** The messages since this browser's last own action, which can be shown again. */
  recent = $state.raw<readonly ViewNews[]>([]);
  private before: { news: ViewNews; view: V };
  private readonly tales: Tales<V>;
  private queue: ViewNews[] = [];
  private running = false;
  private skip: (() => void) | null = null;
  private hurry = false;

  constructor(face: Face<V>, first: ViewNews) {
    this.tales = face.tales ?? {};
    this.news = first;
    this.view = first.view as V;
    this.before = { news: first, view: this.view };
  }

  push(news: ViewNews): void {
    this.queue.push(news);
    if (!this.running) void this.run();
  }

  /** Skip everything that is still to be told. */
  skipAnimation(): void {
    if (!this.running) return; // do not skip the next one
    this.hurry = true;
    this.paused = false;
    this.skip?.();
  }

  togglePause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.skip?.();
  }

  /** Show once more what happened since this browser's last own action. */
  again(): void {
    if (this.running || !this.recent.length) return;
    this.queue = [...this.recent];
    this.recent = [];
    this.news = this.before.news;
    this.view = this.before.view;
    void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { keep } = next;
      const lines = next.story.filter((line) => line.at > keep);
      // On a shared screen the seat may change; log lines repeated for the new seat are not new.
      const follows = next.seat === this.news.seat || next.keep >= this.news.at;
      const fresh = this.news.at > 0 && next.at > this.news.at && follows ? lines : [];
      const own = isMyTurn(this.news);
      const rest = fresh.length ? await this.tell(fresh, own) : []; // otherwise it is drawn at once, in the same frame
      this.draw(next, rest, own);
    }
    this.running = false;
    this.hurry = false;
  }

  /** Tells log lines; returns those for the live region that took no time. */
  private async tell(lines: StoryLine[], own: boolean): Promise<StoryLine[]> {
    const { tales } = this;
    const beat = own ? 0 : BEATS[shellSettings.pace];
    const lasts = (line: StoryLine) => pauseOf(tales, line) > 0 || (beat > 0 && this.isSeen(line));
    const takesTime = lines.some(lasts);
    let silent: StoryLine[] = [];
    this.busy = true;
    for (const line of lines) {
      if (this.queue.length > MOST_QUEUED) this.hurry = true;
      const tale = tales[line.kind];
      if (!this.hurry && tale?.sound) play(tale.sound);
      const change = () => {
        if (takesTime && tale?.during) this.view = tale.during(this.view, line);
      };
      if (lasts(line)) {
        this.told = line;
        this.said = [...silent, line];
        silent = [];
        const pause = pauseOf(tales, line) * FACTORS[shellSettings.pace] * (shellSettings.moves ? 1 : 0.5);
        const time = beat * ((tale?.rank ?? "part") === "part" ? SHORT : 1);
        await this.wait(time * BEFORE);
        change();
        await this.wait(Math.max(pause, time * (1 - BEFORE)));
      } else {
        change();
        silent.push(line);
      }
    }
    this.told = null;
    this.busy = false;
    return silent;
  }

  /** Is there something to look at: a step, or something on the board? */
  private isSeen(line: StoryLine): boolean {
    const { rank = "part", quiet = false } = this.tales[line.kind] ?? {};
    if (quiet) return false;
    return rank === "step" || rank === "opening" || thingsOf(this.tales, line).length > 0;
  }

  private draw(news: ViewNews, lines: readonly StoryLine[], own: boolean): void {
    const begins = isMyTurn(news) && !isMyTurn(this.news);
    this.view = reuseUnchanged(this.view, news.view as V);
    this.news = news;
    if (lines.length) this.said = lines;
    if (own) {
      this.recent = [];
      this.before = { news, view: this.view };
    } else this.recent = [...this.recent, news].slice(-MOST_KEPT);
    if (begins) play("turn");
  }

  private async wait(ms: number): Promise<void> {
    if (this.hurry || ms <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    while (this.paused && !this.hurry) {
      await new Promise<void>((resolve) => {
        this.skip = resolve;
      });
    }
  }
}
