import { expect, test } from "vitest";
import { clockText } from "../../src/shell/clock";
import type { ClockInfo } from "../../src/wire/generated/core";

const clock = (kind: "none" | "budget", running: number): ClockInfo => ({
  rules: { kind, seconds: 600, increment: 0 },
  left: [],
  running,
  now: 0,
});

test("only the clock of the seat that decides runs, and it stops at nothing", () => {
  expect(clockText(clock("budget", 0), 0, 65_000, 5_000)).toBe("1:00");
  expect(clockText(clock("budget", 1), 0, 65_000, 5_000)).toBe("1:05");
  expect(clockText(clock("budget", 0), 0, 3_000, 9_000)).toBe("0:00");
  expect(clockText(clock("budget", 1), 0, 3_600_000, 0)).toBe("1:00:00");
});

test("without a clock there is nothing to read", () => {
  expect(clockText(clock("none", 0), 0, 0, 0)).toBe("");
});
