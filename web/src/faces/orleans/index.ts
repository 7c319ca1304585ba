/** The Cathedral of Orléans as a Book of Hours. */
import type { OrleansView } from "../../wire/generated/orleans";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Defs from "./Defs.svelte";
import { plain } from "./plain";
import Result from "./Result.svelte";
import { TALES } from "./tale";
import "./theme.css";

export const face: Face<OrleansView> = {
  Board,
  seats: "own",
  Defs,
  Aside,
  asideTitle: "face-aside",
  team: true,
  Result,
  buttons: ["draw", "take", "keep", "give", "monk"],
  declines: ["stay", "leave", "done", "forgo", "end", "rest"],
  help: (view) => {
    if (view.decision === "place") return view.hand === "monk" ? "monk" : "";
    const does = { move: "go", paint: "paint" }[view.decision];
    return does && !(does in view.options) ? "none" : "";
  },
  plain,
  tales: TALES,
  pieces: async () => (await import("./catalogue")).PIECES,
  lessons: async () => (await import("./lessons")).LESSONS,
};
