/** The areas that would score now, as computed by the server, and which of them are outlined on the board. */
import type { Stage } from "../../kit/stage.svelte";
import type { BasilicaView } from "../../wire/generated/basilica";

export interface Area {
  colour: string;
  cells: string[];
  value: number;
  strength: [number, number];
  points: [number, number];
}

const PATIENCE_MS = 120; // one request for several views of one move

export class Areas {
  list = $state.raw<readonly Area[]>([]);
  /** Are all of them outlined? */
  all = $state(false);
  /** The one that is pointed at in the panel. */
  one = $state.raw<Area | null>(null);
  readonly outlined = $derived(this.one ? [this.one] : this.all ? this.list : []);
  /** Those in which somebody has a builder, the most valuable first. */
  readonly contested = $derived(
    this.list
      .filter(({ strength }) => strength[0] + strength[1] > 0)
      .toSorted((a, b) => Math.max(...b.points) - Math.max(...a.points) || b.cells.length - a.cells.length),
  );
  private asked: BasilicaView | null = null;

  constructor(private readonly stage: Pick<Stage<BasilicaView>, "view" | "scoring">) {}

  total(seat: 0 | 1): number {
    return this.list.reduce((sum, area) => sum + area.points[seat], 0);
  }

  /** Ask the server about the current view; called in an effect, which runs again for the next view. */
  count(): (() => void) | undefined {
    const { view } = this.stage;
    if (this.asked === view) return undefined;
    const timer = setTimeout(async () => {
      this.asked = view;
      const found = (await this.stage.scoring().catch(() => [])) as unknown as Area[];
      if (this.asked === view) this.list = found;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
}

const known = new WeakMap<Stage<BasilicaView>, Areas>();

/** The areas of a table; the board and the panel share them. */
export function areasOf(stage: Stage<BasilicaView>): Areas {
  const found = known.get(stage) ?? new Areas(stage);
  known.set(stage, found);
  return found;
}
