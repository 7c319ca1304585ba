/** The areas that would score now, as computed by the server. */
import type { Stage } from "../../kit/stage.svelte";
import type { BasilicaView } from "../../wire/generated/basilica";

export interface Area {
  colour: string;
  cells: string[];
  value: number;
  strength: [number, number];
  points: [number, number];
}

/** What the panel marks when all areas are to be outlined; otherwise it marks a list of areas, or nothing. */
export const ALL = "all";
const PATIENCE_MS = 120; // one request for several views of one move

/** Requests what would score in the current view; called in an effect, which runs again for the next view. */
export function counted(stage: Stage<BasilicaView>, found: (areas: Area[]) => void): () => void {
  void stage.view;
  let gone = false;
  const timer = setTimeout(async () => {
    const areas = (await stage.scoring().catch(() => [])) as unknown as Area[];
    if (!gone) found(areas);
  }, PATIENCE_MS);
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
