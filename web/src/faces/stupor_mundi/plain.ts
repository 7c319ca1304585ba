/** Codes of the notation, in words for players who look at the board. */
import { counted } from "../../kit/count";
import type { Speaker } from "../../words/words.svelte";
import { SOLO_CARDS, soloCard } from "./printed";

type Plain = (words: string, speaker: Speaker) => string;

const LEVELS = ["country-1", "country-2", "village-1", "village-2", "city"];
const PALACE: Record<string, string> = {
  G: "grain",
  S: "stone",
  A: "treasury",
  T: "towers",
  W: "walls",
  K: "keeps",
  L: "allies",
  P: "specialist",
};
const GOODS: Record<string, string> = { S: "stone", G: "grain", A: "augustales", VP: "vp" };
const KINDS: Record<string, string> = { T: "tower", W: "wall", K: "keep" };
const withoutCode: Plain = (words) => words.replace(/ \([A-Z0-9-]+\)$/, "");
const ofCity: Plain = (words, speaker) => speaker.say(`city-${words.slice(0, 3)}`);

/** What a solo card makes Frederick do. */
export function soloText(key: string, speaker: Speaker): string {
  const { move, act, crown } = soloCard(key);
  const [kind = "", space = ""] = act.split(":");
  return speaker.say("face-solo-card", {
    move: speaker.say(`face-solo-move-${move.replace("+", "")}`),
    act: speaker.say(`face-solo-act-${kind}`, { space }),
    crown: crown ? "yes" : "no",
  });
}

/** By the name of the argument: H-STONE (1 Stone), tower (TN1), CB-A: …, E15 SLP, T3, A2, ROM-a1, AS1, s2, SIDE1, V1A, S01. */
const PLAIN: Record<string, Plain> = {
  card: (words, speaker) => {
    const inside = /^[A-Z][A-Z0-9-]* \((.*)\)$/s.exec(words)?.[1];
    return inside ? speaker.say("face-said", { words: inside }) : words;
  },
  piece: withoutCode,
  cover: withoutCode,
  bonus: (words) => words.replace(/^[A-Z-]+: /, ""),
  edict: (words, speaker) => {
    const letters = /^E\d+ ([A-Z]+)$/.exec(words)?.[1];
    if (!letters) return words;
    return counted([...letters].map((letter) => speaker.say(`palace-${PALACE[letter]}`)));
  },
  goods: (words, speaker) => {
    const parts = words.split(", ").map((part) => /^(\d+) (S|G|A|VP)$/.exec(part));
    if (!parts.every((part) => part !== null)) return words;
    return parts
      .map(([, number = "", letter = ""]) =>
        speaker.say("face-yield", { goods: GOODS[letter]!, number: Number(number) }),
      )
      .join(", ");
  },
  space: (words, speaker) =>
    /^[TWK]\d$/.test(words) ? `${speaker.say(`structure-${KINDS[words[0]!]}`)} ${words}` : words,
  place: (words, speaker) => {
    const [, path = "", column = ""] = /^([ABC])([1-5])$/.exec(words) ?? [];
    if (!path) return words === "0" ? speaker.say("face-not-sent") : words;
    return speaker.say("face-place-of", { level: speaker.say(`face-level-${LEVELS[Number(column) - 1]}`), path });
  },
  closes: (words, speaker) => (words === "0" ? words : speaker.say("face-sides", { number: words.split(" ").length })),
  ally_space: ofCity,
  card_space: ofCity,
  board_space: (words, speaker) => speaker.say("face-ally-place", { number: words.slice(2) }),
  side: (words, speaker) =>
    words.startsWith("SIDE") ? speaker.say("face-side-name", { side: words.slice(4) }) : words,
  tile: (words, speaker) =>
    speaker.has(`face-ability-${words}`)
      ? speaker.say("face-said", { words: speaker.say(`face-ability-${words}`) })
      : words,
  solo: (words, speaker) => (SOLO_CARDS.includes(words) ? soloText(words, speaker) : words),
  specialist: (words, speaker) => speaker.say("face-specialist", { number: words.slice(1) }),
};

export const plain = (name: string, words: string, speaker: Speaker): string => PLAIN[name]?.(words, speaker) ?? words;
