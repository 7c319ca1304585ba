/** Translates texts printed on components, by the longest phrases that the Fluent file of the game has. */
import type { Speaker } from "./words.svelte";

const SIGNS: [string, string][] = [
  ["*", "all"],
  [">=", "-at-least-"],
  [">", "-more-than-"],
];

/** The key of a phrase: `F.grain >= 3` is F-grain-at-least-3. */
export function keyOf(text: string): string {
  const said = SIGNS.reduce((found, [sign, word]) => found.replaceAll(sign, word), text);
  return said.replace(/[^A-Za-z0-9_]+/g, "-").replace(/^-|-$/g, "");
}

/** The translation of a whole phrase: for its topic, in general, or as a number of something. */
function known(words: Speaker, text: string, about: string): string | null {
  const key = keyOf(text);
  for (const one of [`printed-${keyOf(about)}-${key}`, `printed-${key}`]) if (words.has(one)) return words.say(one);
  const [, thing, n] = /^([A-Za-z]+) ?(\d+)$/.exec(text) ?? [];
  return n && words.has(`printed-n-${thing}`) ? words.say(`printed-n-${thing}`, { n: Number(n) }) : null;
}

/** The translated text; numbers, names and codes stay as they are. */
export function printed(words: Speaker, text: string, about: string): string {
  const whole = known(words, text, about);
  if (whole !== null) return whole;
  if (text.includes(", "))
    return text
      .split(", ")
      .map((part) => printed(words, part, about))
      .join(", ");
  const parts = text.split(" ");
  for (let count = parts.length - 1; count > 0; count--) {
    const first = known(words, parts.slice(0, count).join(" "), about) ?? (count === 1 ? parts[0] : null);
    if (first) return `${first} ${printed(words, parts.slice(count).join(" "), about)}`;
  }
  return text;
}
