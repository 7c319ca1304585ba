/** Codes of the notation, in words for players who look at the board. */
import { counted } from "../../kit/count";
import type { Speaker } from "../../words/words.svelte";
import { placeOf, ROUTES, SPACES } from "./board";
import { ITEMS } from "./goods";

type Plain = (words: string, speaker: Speaker) => string;

const LETTERS = "WSBR";

/** R05, or a space for a token on it, R05a: the places that it joins. */
const way: Plain = (words) => {
  const route = ROUTES.find(({ key }) => key === words.slice(0, 3));
  return route ? route.ends.map((end) => placeOf(end).title).join(" – ") : words;
};
const door: Plain = (words, speaker) => {
  const space = SPACES.find(({ key }) => key === words);
  return space ? speaker.say(`face-door-${space.area}`) : words;
};

/** By the name of the argument: R05a, R05, FE1, SBB. */
const PLAIN: Record<string, Plain> = {
  token: way,
  route: way,
  door,
  space: (words, speaker) => {
    const space = SPACES.find(({ key }) => key === words);
    return space ? `${speaker.say(`action-${space.action}`)} (${door(words, speaker)})` : words;
  },
  order: (words, speaker) => {
    if (!/^[WSBR]+$/.test(words)) return words;
    return counted([...words].map((letter) => speaker.say(`item-${ITEMS[LETTERS.indexOf(letter)]}`)));
  },
};

export function plain(name: string, words: string, speaker: Speaker): string {
  return PLAIN[name]?.(words, speaker) ?? words;
}
