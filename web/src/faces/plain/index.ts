/** The face of a game that has none of its own: what its view says, and its choices in words. */
import type { Face } from "../face";
import Board from "./Board.svelte";

export const face: Face = { Board, seats: "shell" };
