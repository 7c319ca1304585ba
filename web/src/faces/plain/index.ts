/** The face of a game that has none of its own: what its view says, and its choices in words. */
import type { Face } from "../face";
import Board from "./Board.svelte";

export const face: Face = {
  Board,
  seats: "shell",
  // A game that names a seat means whoever sits there.
  plain: (name, words, speaker) => (name === "who" ? (speaker.called[`seat-${words.toLowerCase()}`] ?? words) : words),
};
