import { expect, test } from "vitest";
import { reuseUnchanged } from "../../src/kit/reuse";

test("what did not change stays the same object", () => {
  const old = { ships: [{ at: "ROM" }, { at: "TUN" }], coins: [1, 2], edict: null };
  const next = reuseUnchanged(old, { ships: [{ at: "ROM" }, { at: "BAR" }], coins: [1, 2], edict: null });
  expect(next).toEqual({ ships: [{ at: "ROM" }, { at: "BAR" }], coins: [1, 2], edict: null });
  expect(next.ships[0]).toBe(old.ships[0]);
  expect(next.coins).toBe(old.coins);
  expect(next.ships).not.toBe(old.ships);
  expect(reuseUnchanged(old, structuredClone(old))).toBe(old);
});

test("what came or went is seen, in lists and by name", () => {
  expect(reuseUnchanged<number[]>([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(reuseUnchanged<unknown>({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
  expect(Object.keys(reuseUnchanged<object>({ a: 1, b: undefined }, { a: 1, c: undefined }))).toEqual(["a", "c"]);
  expect(reuseUnchanged<unknown>([], {})).toEqual({});
  expect(reuseUnchanged<unknown>(null, { a: 1 })).toEqual({ a: 1 });
});
