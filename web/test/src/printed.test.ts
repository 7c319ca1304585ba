import { expect, test } from "vitest";
import { keyOf, printed } from "../../src/words/printed";
import type { Speaker } from "../../src/words/words.svelte";

const WORDS: Record<string, string> = {
  "printed-part-token-space": "Token space",
  "printed-order": "order",
  "printed-kind-order": "to fulfil",
  "printed-W": "wood",
  "printed-n-W": "{n} wood",
  "printed-F-grain-at-least-3": "Frederick has 3 Grain",
};
const words = {
  has: (key: string) => key in WORDS,
  say: (key: string, args: { n?: number } = {}) => WORDS[key]!.replace("{n}", String(args.n)),
} as unknown as Speaker;

test("a phrase is known as a whole, about something, or piece by piece; codes and names stay", () => {
  expect(keyOf("F.grain >= 3")).toBe("F-grain-at-least-3");
  expect(printed(words, "F.grain >= 3", "cond")).toBe("Frederick has 3 Grain");
  expect(printed(words, "order", "kind")).toBe("to fulfil");
  expect(printed(words, "order", "what")).toBe("order");
  expect(printed(words, "token space L02b", "part")).toBe("Token space L02b");
  expect(printed(words, "W2, W, Chartres", "order")).toBe("2 wood, wood, Chartres");
});
