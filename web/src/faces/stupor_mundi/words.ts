/** Short names and texts of the game, to fit next to pictures. */
import type { Stage } from "../../kit/stage.svelte";
import type { PlayerView, StuporMundiView } from "../../wire/generated/stupor_mundi";
import { allyTitle, coverOn, type Yield } from "./printed";

export type Table = Stage<StuporMundiView>;

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** The text in brackets after a name: what a card does, what an ally compares. */
const inBrackets = (text: string): string => upper(/\((.*)\)/s.exec(text)?.[1] ?? text);
export const cardText = (stage: Table, card: string): string => inBrackets(stage.say(`card-${card}`));
export const allyText = (stage: Table, ally: string): string => inBrackets(stage.say(`ally-${ally}`));
export const allyLabel = (stage: Table, ally: string): string => `${allyTitle(ally)}: ${allyText(stage, ally)}`;
export const bonusText = (stage: Table, tile: string): string => stage.say(`bonus-${tile}`).replace(/^.*?: /, "");
export const yieldText = (stage: Table, { goods, number }: Yield): string => stage.say("face-yield", { goods, number });

/** The seat shown as the viewer's own: their seat, or the active player for spectators. */
export const eyesOf = (stage: Table): number =>
  stage.seat >= 0 && stage.seat < stage.view.players.length ? stage.seat : Math.max(0, stage.view.active);
/** A site and what belongs there: tower T2. */
export const spaceKind = (stage: Table, { kind, space }: { kind: string; space: string }): string =>
  `${stage.say(`structure-${kind}`)} ${space}`;
export const spaceLabel = (stage: Table, owner: PlayerView, number: number): string => {
  const space = owner.castle[number]!;
  const kind = stage.say(`structure-${space.kind}`);
  if (space.piece) return stage.say("face-space-built", { space: space.space, kind });
  const edict = space.edict ? "yes" : "no";
  const costs = stage.say("face-space", { space: space.space, kind, stone: space.stone, grain: space.grain, edict });
  const cover = coverOn(space.space);
  return cover ? `${costs}; ${stage.say(`cover-${cover}`).replace(/ \([A-Z-]+\)$/, "")}` : costs;
};
