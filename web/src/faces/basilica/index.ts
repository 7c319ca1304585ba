/** Basilica: stained glass and an arcade; the unbuilt nave is an architect's plan that fills with lit glass. */
import type { BasilicaView } from "../../wire/generated/basilica";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Defs from "./Defs.svelte";
import { plain } from "./labels";
import Portrait from "./Portrait.svelte";
import Result from "./Result.svelte";
import Supply from "./Supply.svelte";
import { TALES } from "./tale";
import "./theme.css";

export const face: Face<BasilicaView> = {
  Board,
  seats: "shell",
  Supply,
  Portrait,
  Aside,
  asideTitle: "face-aside",
  Result,
  Defs,
  buttons: ["place_builder"],
  declines: ["decline"],
  plain,
  tales: TALES,
  pieces: async () => (await import("./catalogue")).PIECES,
  lessons: async () => (await import("./lessons")).LESSONS,
};
