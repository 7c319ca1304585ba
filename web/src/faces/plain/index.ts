/** The face of a game without its own: the values of its view, and its choices in words. */
import type { Face } from "../face";
import Board from "./Board.svelte";

export const face: Face = {
  Board,
  seats: "shell",
  // Replace the name of a seat by the name of its player.
  plain: (name, words, speaker) =>
    name === "who" ? (speaker.called()[`seat-${words.toLowerCase()}`] ?? words) : words,
};
