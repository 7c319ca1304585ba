/** The stage of a figure: a position of the manual, played by the reader alone, for every seat. */
import type { Face } from "../faces/face";
import { Presenter } from "../kit/presenter.svelte";
import { Stage, type Wish } from "../kit/stage.svelte";
import type { FigureInfo, GameInfo, Reason, View, ViewNews } from "../wire/generated/core";
import { api } from "../wire/http";
import type { Speaker } from "../words/words.svelte";

const same = (a: readonly Wish[], b: readonly Wish[]): boolean =>
  a.length <= b.length && a.every(({ verb, noun }, i) => b[i]!.verb === verb && b[i]!.noun === noun);

/** The presenter tells nothing before the first action, so the position itself counts as one. */
const counted = (news: ViewNews): ViewNews => ({
  ...news,
  at: news.at + 1,
  keep: news.keep + 1,
  story: news.story.map((line) => ({ ...line, at: line.at + 1 })),
});

export class FigureStage extends Stage<View> {
  readonly pending = null;
  readonly hint = null;
  readonly pointers = [];
  readonly phrase = null;
  readonly shown: readonly string[] = [];
  readonly presenter: Presenter<View>;
  /** The choices since the position of the figure. */
  acts = $state.raw<readonly Wish[]>([]);
  trouble = $state.raw<unknown>(null);
  private waiting = $state(false);
  private requests = 0;
  private items: Record<string, unknown>[];

  constructor(
    private readonly info: GameInfo,
    words: Speaker,
    face: Face<View>,
    readonly figure: FigureInfo,
    /** A picture only, or can it be played? */
    readonly live: boolean,
  ) {
    super(info.game, words, face);
    this.presenter = new Presenter(face, counted(figure.news));
    this.items = figure.scoring;
  }

  override get narrow() {
    return true;
  }
  override get still() {
    return !this.live;
  }
  /** The part of the table that the figure is about, until something was chosen. */
  override get part() {
    return this.acts.length ? "" : this.figure.show;
  }
  get news() {
    return this.presenter.news;
  }
  get view() {
    return this.presenter.view;
  }
  get at() {
    return this.news.at;
  }
  get seat() {
    return this.news.seat;
  }
  get told() {
    return this.presenter.told;
  }
  get story() {
    return this.news.story;
  }
  get choices() {
    return this.live ? this.news.choices : [];
  }
  readonly open = $derived.by(() => this.live && !this.waiting && !this.presenter.busy && this.choices.length > 0);
  readonly seats = $derived.by(() =>
    this.info.seats.slice(0, this.view.scores.length).map((title) => {
      const name = this.words.seat(title);
      return { name, called: name, title, kind: "person" as const, yours: true };
    }),
  );
  /** How many steps of the solution have been played; null after a choice of one's own. */
  readonly step = $derived.by(() => {
    let acts: Wish[] = [];
    for (const [number, step] of this.figure.steps.entries()) {
      if (acts.length === this.acts.length && same(this.acts, acts)) return number;
      acts = [...acts, ...step];
    }
    return acts.length === this.acts.length && same(this.acts, acts) ? this.figure.steps.length : null;
  });

  async scoring(): Promise<Record<string, unknown>[]> {
    return this.items;
  }

  point(): void {}

  choose(wish: Wish): Promise<void> {
    return this.play([...this.acts, { verb: wish.verb, noun: wish.noun }]);
  }

  back(): Promise<void> {
    return this.play(this.acts.slice(0, -1));
  }

  again(): Promise<void> {
    return this.play([]);
  }

  /** The position after some steps of the solution. */
  show(steps: number): Promise<void> {
    return this.play(this.figure.steps.slice(0, steps).flat());
  }

  /** The position before the last of some choices, which may not be allowed; and what the rules say about it. */
  async attempt(acts: readonly Wish[]): Promise<Reason | null> {
    await this.play(acts.slice(0, -1));
    return acts.length ? this.why(acts.at(-1)!) : null;
  }

  async why(wish: Wish): Promise<Reason | null> {
    const { position } = this.figure;
    const { reason } = await api.play({ position, acts: [...this.acts], why: { verb: wish.verb, noun: wish.noun } });
    return reason;
  }

  private async play(acts: readonly Wish[]): Promise<void> {
    const request = ++this.requests;
    this.trouble = null;
    this.waiting = true;
    try {
      const told = same(this.acts, acts) ? this.acts.length : acts.length; // going on is told, going back is only drawn
      const { news, scoring } = await api.play({ position: this.figure.position, acts: [...acts], told });
      if (request !== this.requests) return; // something else was asked meanwhile
      this.items = scoring;
      this.acts = acts;
      this.presenter.push(counted(news));
    } catch (error) {
      this.trouble = error;
    } finally {
      if (request === this.requests) this.waiting = false;
    }
  }
}
