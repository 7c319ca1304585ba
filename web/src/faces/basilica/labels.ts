/** Labels of things on the board, for screen readers and tooltips. */
import type { Stage } from "../../kit/stage.svelte";
import type { BasilicaView, CellView, OrderView, VaultView } from "../../wire/generated/basilica";
import type { Speaker } from "../../words/words.svelte";
import { cellName } from "./geometry";

type S = Stage<BasilicaView>;
const SIDES = ["seat-white", "seat-black"];
const RANKS: Record<string, string> = { a: "architect", m: "master_mason", s: "strongman", j: "jester" };

/** A token is identified by its other side: the notation writes Am. */
export function plain(name: string, words: string, speaker: Speaker): string {
  if (name !== "token") return words;
  const rank = RANKS[words.slice(1)];
  return speaker.say(rank ? `rank-${rank}` : "face-any-rank");
}

export const vaultWords = (stage: S, colours: readonly string[]): string => stage.say(`vault-${colours.join("-")}`);

export function vaultLabel(stage: S, slot: number, vault: VaultView | null): string {
  if (!vault) return stage.say("face-vault-none", { slot: slot + 1 });
  const words = vaultWords(stage, vault.colours);
  return stage.say("face-vault", { slot: slot + 1, vault: vault.crown ? `${words}, ${stage.say("crown")}` : words });
}

export function orderLabel(stage: S, slot: number, order: OrderView | null): string {
  if (!order) return stage.say("face-order-none", { slot: slot + 1 });
  const vault = vaultWords(stage, order.colours);
  return stage.say("face-order", { slot: slot + 1, order: stage.say(`order-${order.order}`), vault });
}

export function cellLabel(stage: S, cell: number, built: CellView | undefined): string {
  if (!built) return stage.say("face-cell-empty", { cell: cellName(cell) });
  if (!built.vault) return stage.say("face-cell-scaffolding", { cell: built.name });
  const parts = [built.name, vaultWords(stage, built.vault.colours)];
  if (built.vault.crown) parts.push(stage.say("crown"));
  if (built.builder !== null) parts.push(stage.say("face-builder", { who: stage.say(SIDES[built.builder]!) }));
  if (built.rank) parts.push(stage.say(`rank-${built.rank}`));
  if (built.glass) parts.push(stage.say("order-stained_glass"));
  if (built.altar) parts.push(stage.say("order-altar"));
  if (built.extra) parts.push(stage.say("face-extra", { colour: stage.say(`colour-${built.extra}`) }));
  return parts.join(", ");
}
