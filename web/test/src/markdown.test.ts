import { expect, test } from "vitest";
import { inline } from "../../src/shell/markdown";

test("code, strong and emphasis become parts, and nothing becomes markup", () => {
  expect(inline("a `b` **c** *d* <script>")).toEqual([
    { kind: "text", text: "a " },
    { kind: "code", text: "b" },
    { kind: "text", text: " " },
    { kind: "strong", text: "c" },
    { kind: "text", text: " " },
    { kind: "em", text: "d" },
    { kind: "text", text: " <script>" },
  ]);
});
