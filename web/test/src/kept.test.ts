import { expect, test } from "vitest";
import { kept } from "../../src/kit/kept";

test("what did not change stays the same object", () => {
  const old = { ships: [{ at: "ROM" }, { at: "TUN" }], coins: [1, 2], edict: null };
  const next = kept(old, { ships: [{ at: "ROM" }, { at: "BAR" }], coins: [1, 2], edict: null });
  expect(next).toEqual({ ships: [{ at: "ROM" }, { at: "BAR" }], coins: [1, 2], edict: null });
  expect(next.ships[0]).toBe(old.ships[0]);
  expect(next.coins).toBe(old.coins);
  expect(next.ships).not.toBe(old.ships);
  expect(kept(old, structuredClone(old))).toBe(old);
});

test("what came or went is seen, in lists and by name", () => {
  expect(kept<number[]>([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(kept<unknown>({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
  expect(Object.keys(kept<object>({ a: 1, b: undefined }, { a: 1, c: undefined }))).toEqual(["a", "c"]);
  expect(kept<unknown>([], {})).toEqual({});
  expect(kept<unknown>(null, { a: 1 })).toEqual({ a: 1 });
});
