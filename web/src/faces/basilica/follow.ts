/** Matches builders between two views, which do not identify them, so that moves can be animated. */
import type { BasilicaView } from "../../wire/generated/basilica";

export interface Builder {
  id: number;
  cell: number;
  side: number;
  rank: string | null;
}

export class Follower {
  private known: Builder[] = [];
  private next = 1;

  follow(view: BasilicaView): Builder[] {
    const now = view.cathedral
      .filter((cell) => cell.builder !== null)
      .map((cell) => ({ id: 0, cell: cell.cell, side: cell.builder as number, rank: cell.rank }));
    const left = new Set(this.known);
    for (const builder of now) {
      const same = this.known.find((old) => left.has(old) && old.cell === builder.cell && old.side === builder.side);
      if (same) {
        builder.id = same.id;
        left.delete(same);
      }
    }
    for (const builder of now) {
      if (builder.id) continue;
      const moved = [...left].find((old) => old.side === builder.side && old.rank === builder.rank);
      if (moved) left.delete(moved);
      builder.id = moved ? moved.id : this.next++;
    }
    this.known = now;
    return now.toSorted((a, b) => a.id - b.id);
  }
}
