/** Search in the manual and the rules: words in any form, synonyms and whole questions; everything is in the browser. */
import MiniSearch from "minisearch";
import type { RuleInfo, SearchInfo } from "../wire/generated/core";
import type { Book } from "./book";

export interface Doc {
  /** The key of a paragraph of the manual, or the ID of a rule. */
  id: string;
  chapter: string;
  title: string;
  text: string;
  /** The exact words of the rules that the paragraph tells. */
  law: string;
  /** How much it counts: a rule in its exact words, or a line of the summary, comes after the chapter about it. */
  weight: number;
}

export interface Hit {
  id: string;
  /** Beginnings of the words that were found, to be highlighted. */
  terms: string[];
}

const LEAST = 3; // letters that are left of a word without its ending
const OTHER = 0.6; // how much another word counts for the one that was asked
const PHRASE = 2; // how much better it is to find all words together
/** Weights of documents. */
export const TEXT = 1;
export const SUMMARY = 0.6;
export const LAW = 0.35;

/** Lower case without accents. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The paragraphs of a manual, then the rules in their exact words. */
export function documents(book: Book, rules: readonly RuleInfo[]): Doc[] {
  const exact = new Map(rules.map(({ rule, text }) => [rule, text]));
  const told = book.all().map(({ chapter, section, block }) => ({
    id: block.key,
    chapter: chapter.title,
    title: `${section.title || chapter.title} ${block.title}`,
    text: book.every([block.text, ...block.captions].join(" ")),
    law: block.rules.map((rule) => exact.get(rule) ?? "").join(" "),
    weight: chapter.key === "summary" ? SUMMARY : TEXT,
  }));
  const laws = rules.map(({ rule, chapter, text }) => ({ id: rule, chapter, title: "", text, law: "", weight: LAW }));
  return [...told, ...laws];
}

export class Finder {
  private readonly index: MiniSearch<Doc>;
  private readonly stop: ReadonlySet<string>;
  private readonly endings: readonly string[];
  /** Other words for the words of the manual. */
  private readonly same = new Map<string, string[]>();
  /** The word of the question that another word was taken for. */
  private readonly origin = new Map<string, string>();
  private readonly docs: ReadonlyMap<string, Doc>;

  constructor(docs: readonly Doc[], { stop, endings, same }: SearchInfo) {
    this.docs = new Map(docs.map((doc) => [doc.id, doc]));
    this.stop = new Set(stop.map(fold));
    this.endings = endings.map(fold).sort((a, b) => b.length - a.length);
    for (const [meant, others] of Object.entries(same)) {
      for (const other of others) {
        const stem = this.stem(fold(other));
        this.same.set(stem, [...(this.same.get(stem) ?? []), ...words(meant).map((word) => this.stem(fold(word)))]);
      }
    }
    this.index = new MiniSearch<Doc>({
      fields: ["chapter", "title", "text", "law"],
      tokenize: words,
      processTerm: (term) => this.term(term),
      searchOptions: {
        boost: { chapter: 0.5, title: 1.6, law: 0.35 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        weights: { fuzzy: 0.2, prefix: 0.4 },
        processTerm: (term) => this.meant(term),
        boostTerm: (term) => (this.origin.has(term) ? OTHER : 1),
        boostDocument: (id) => this.docs.get(String(id))!.weight,
      },
    });
    this.index.addAll(docs);
  }

  find(query: string): Hit[] {
    const asked = new Set(words(query).flatMap((word) => this.term(word) ?? []));
    return this.index
      .search(query)
      .map(({ id, match, score, queryTerms }) => {
        const met = new Set(queryTerms.map((term) => this.origin.get(term) ?? term)).size / asked.size;
        const whole = fold(this.docs.get(String(id))!.text).includes(fold(query.trim())) ? PHRASE : 1;
        return { id: String(id), terms: Object.keys(match), score: score * met * whole };
      })
      .sort((a, b) => b.score - a.score);
  }

  private stem(word: string): string {
    const ending = this.endings.find((one) => {
      const rest = word.length - one.length;
      return word.endsWith(one) && rest >= LEAST && word[rest - 1] !== one; // not the last letter of "pass"
    });
    return ending ? word.slice(0, -ending.length) : word;
  }

  private term(word: string): string | null {
    const folded = fold(word);
    return this.stop.has(folded) ? null : this.stem(folded);
  }

  private meant(word: string): string | string[] | null {
    const term = this.term(word);
    if (term === null) return null;
    const others = this.same.get(term) ?? [];
    for (const other of others) this.origin.set(other, term);
    return [term, ...others];
  }
}

const words = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
