/** The stage of a table that is being played: everything follows from the table and from what was shown of it. */
import type { Face } from "../faces/face";
import { isMyTurn, Presenter } from "../kit/presenter.svelte";
import { reuseUnchanged } from "../kit/reuse";
import { keyOf, type Place, type Seated, Stage, type Wish } from "../kit/stage.svelte";
import { type Step, stepsSince, type Tales, type Trace, traceOf } from "../kit/tale";
import type { SeatInfo, View } from "../wire/generated/core";
import { api } from "../wire/http";
import type { Table } from "../wire/table.svelte";
import { type Speaker, t } from "../words/words.svelte";

/** What a step did on the board. */
export interface Mark extends Trace {
  readonly number: number;
  readonly now: boolean;
}

export class LiveStage extends Stage<View> {
  readonly presenter: Presenter<View>;
  private known: Seated[] = [];

  constructor(
    readonly table: Table,
    words: Speaker,
    face: Face<View>,
    /** What a lesson points at. */
    private readonly lesson: () => readonly string[] = () => [],
  ) {
    super(table.info!.game, words, face);
    this.presenter = new Presenter(face, table.news!);
    table.onview = (news) => this.presenter.push(news);
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
  get sealed() {
    return this.news.sealed.length > 0;
  }
  /** A secret question that this seat can answer before its turn. */
  get early() {
    return this.sealed ? null : this.news.early;
  }
  get choices() {
    return (this.early ?? this.news).choices;
  }
  get myTurn() {
    return isMyTurn(this.news);
  }
  readonly open = $derived.by(() => {
    const { table, presenter } = this;
    if (this.news !== table.news) return false; // newer views are waiting
    return !presenter.busy && !table.late && table.connection === "open" && this.choices.length > 0;
  });
  readonly pending = $derived.by(() => (this.table.late && this.table.pending ? keyOf(this.table.pending) : null));
  readonly hint = $derived.by(() => (this.table.hint ? keyOf(this.table.hint.choice) : null));
  /** The log is never ahead of the board. */
  readonly story = $derived.by(() => {
    const { story } = this.table;
    if (this.told) return story.slice(0, story.indexOf(this.told) + 1);
    return this.news === this.table.news ? story : story.filter((line) => line.at <= this.at);
  });
  readonly mine = $derived.by(() => this.table.mine());
  readonly seats = $derived.by(() => {
    const infos = this.table.info?.seats ?? [];
    const one = infos.filter((seat) => seat.yours).length === 1;
    this.known = reuseUnchanged(
      this.known,
      infos.map((seat) => this.seated(seat, one)),
    );
    return this.known;
  });
  /** What others did since this browser's last step; for a spectator, the last turn. */
  readonly since = $derived.by(() => {
    if (!this.mine.length) return this.turns.at(-1)?.steps ?? [];
    return stepsSince(this.turns, this.mine);
  });
  /** The step that is pointed at in the list of what others did. */
  focus = $state.raw<Step | null>(null);
  /** The step to look at: the one that is pointed at, or the one that is being told. */
  readonly current = $derived.by(() => {
    const { told, focus } = this;
    return focus ?? this.since.find(({ lines }) => told && lines.includes(told)) ?? null;
  });
  /** What is marked on the board: what others did, until this browser's first choice, or the step that is pointed at. */
  readonly marks = $derived.by((): Mark[] => {
    if (!this.focus && !this.presenter.recent.length && !this.told) return [];
    return this.since.flatMap((step, i) => {
      const now = step === this.current;
      if (this.focus && !now) return [];
      const lines = step.lines.filter(({ kind }) => !this.tales[kind]?.quiet);
      const traces = lines.map((line) => traceOf(this.tales as Tales, line)).filter(({ to }) => to.length > 0);
      return traces.map((trace) => ({ ...trace, number: i + 1, now }));
    });
  });
  readonly shown = $derived.by(() => [...this.lesson(), ...this.table.pointed.values()]);
  readonly pointers = $derived.by(() => [...this.table.pointed].map(([seat, target]) => ({ seat, target })));
  readonly phrase = $derived.by(() =>
    this.mine.length ? (key: string) => this.table.phrase(key, this.speaker()) : null,
  );

  /** Choices still to be made for one gesture, each as soon as it is offered. */
  plan = $state.raw<readonly Wish[]>([]);

  /** What a click on a place that is not offered means: another choice than before, or a way that leads there. */
  meaningOf(place: Place): { back: number | null; plan: Wish[] } | null {
    if (!this.open) return null;
    for (const at of this.news.back.toReversed()) {
      const known = this.table.offered.get(at)?.map(keyOf) ?? [];
      const wish = place.wishes.find((one) => known.includes(keyOf(one)));
      if (!wish) continue;
      const before = this.table.chosen.get(at);
      return { back: at, plan: before && keyOf(before) === keyOf(wish) ? [] : [wish] }; // chosen again: not chosen
    }
    for (const wish of place.wishes) {
      const first = this.face.leads?.[wish.verb];
      if (first && this.choice(first.verb, first.noun)) return { back: null, plan: [first, wish] };
    }
    return null;
  }

  override get storageKey() {
    return `triforium.table.${this.table.id}`;
  }

  async scoring(): Promise<Record<string, unknown>[]> {
    return (await api.scoring(this.table.id, this.seat)).items;
  }

  point(target: string | null): void {
    if (this.mine.length) this.table.point(target, this.speaker());
  }

  /** The seat that my messages come from. */
  speaker(): number {
    return this.mine.includes(this.seat) ? this.seat : this.mine[0]!;
  }

  /** A player without a name, in the only seat of this browser, reads "Ochre (you)". */
  private seated({ name: given, title, kind, yours }: SeatInfo, one: boolean): Seated {
    const name = (given !== title && given) || this.words.seat(title);
    return { name, called: one && yours && !given ? `${name} (${t("web-you")})` : name, title, kind, yours };
  }
}
