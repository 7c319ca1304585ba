/** Stupor Mundi: gold mosaic and a sea chart, between two pages of vellum. */
import type { StuporMundiView } from "../../wire/generated/stupor_mundi";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Defs from "./Defs.svelte";
import { plain } from "./plain";
import Result from "./Result.svelte";
import { TALES } from "./tale";
import "./theme.css";

export const face: Face<StuporMundiView> = {
  Board,
  seats: "own",
  Defs,
  Aside,
  asideTitle: "face-aside",
  Result,
  buttons: ["main", "piece", "sell", "buy", "city_tile"],
  plain,
  leads: { card: { verb: "travel", noun: 0 } },
  declines: ["skip", "pass"],
  tales: TALES,
  pieces: async () => (await import("./catalogue")).PIECES,
  lessons: async () => (await import("./lessons")).LESSONS,
};
