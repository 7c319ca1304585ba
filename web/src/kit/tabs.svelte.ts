/** Which part of the table a small screen shows: where the question is answered, what is pointed at, or what was chosen. */
import type { View } from "../wire/generated/core";
import type { Stage } from "./stage.svelte";

export interface TabRules<V extends View, Tab extends string> {
  readonly tabs: readonly Tab[];
  /** Where the open question is answered, or the log line that is being played is seen. */
  asked(stage: Stage<V>): Tab;
  /** Where things lie, by the first word of their names. */
  readonly lies: Readonly<Record<string, Tab>>;
}

export class TabChoice<V extends View, Tab extends string> {
  private wish = $state.raw<{ moment: string; tab: Tab } | null>(null);

  constructor(
    private readonly stage: Stage<V>,
    readonly rules: TabRules<V, Tab>,
  ) {}

  /** A chosen tab stays until something is asked or pointed at. */
  private readonly moment = $derived.by(() => {
    const { choices, at, pointed } = this.stage;
    return `${choices.length ? at : "waiting"} ${pointed.join()}`;
  });
  readonly asked = $derived.by(() => this.rules.asked(this.stage));
  readonly current = $derived.by(() => {
    if (this.wish?.moment === this.moment) return this.wish.tab;
    const wanted = this.rules.tabs.find((tab) => tab === this.stage.part);
    return wanted ?? this.rules.lies[this.stage.pointed[0]?.split(" ")[0] ?? ""] ?? this.asked;
  });

  /** Does this tab, which is not shown, have something to choose? */
  asks(tab: Tab): boolean {
    return this.stage.choices.length > 0 && this.asked === tab && this.current !== tab;
  }

  choose(tab: Tab): void {
    this.wish = { moment: this.moment, tab };
  }
}
