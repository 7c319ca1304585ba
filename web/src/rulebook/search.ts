/** Search in the manual and the rules: words in any form, synonyms and whole questions; everything is in the browser. */
import MiniSearch from "minisearch";
import type { SearchInfo } from "../wire/generated/core";
import type { Book } from "./book";

export interface Doc {
  /** The key of a paragraph of the manual, or the ID of a rule. */
  id: string;
  title: string;
  text: string;
  /** How much it counts: a rule in its exact words, or a line of the summary, comes after the chapter about it. */
  weight: number;
}

export interface Hit {
  id: string;
  /** Beginnings of the words that were found, to be highlighted. */
  terms: string[];
}

const LEAST = 3; // letters that are left of a word without its ending
/** Weights of documents. */
export const TEXT = 1;
export const SUMMARY = 0.6;
export const LAW = 0.35;

/** Lower case without accents. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** The paragraphs of a manual. */
export const documents = (book: Book): Doc[] =>
  book.all().map(({ chapter, section, block }) => ({
    id: block.key,
    title: [chapter.title, section.title, block.title].join(" "),
    text: book.plain([block.text, ...block.captions].join(" ")),
    weight: chapter.key === "summary" ? SUMMARY : TEXT,
  }));

export class Finder {
  private readonly index: MiniSearch<Doc>;
  private readonly stop: ReadonlySet<string>;
  private readonly endings: readonly string[];
  /** Other words for the words of the manual. */
  private readonly same = new Map<string, string[]>();
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
      fields: ["title", "text"],
      tokenize: words,
      processTerm: (term) => this.term(term),
      searchOptions: {
        boost: { title: 1.6 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        weights: { fuzzy: 0.2, prefix: 0.4 },
        processTerm: (term) => this.meant(term),
        boostDocument: (id) => this.docs.get(String(id))!.weight,
      },
    });
    this.index.addAll(docs);
  }

  find(query: string): Hit[] {
    return this.index.search(query).map(({ id, match }) => ({ id: String(id), terms: Object.keys(match) }));
  }

  private stem(word: string): string {
    const ending = this.endings.find((one) => word.endsWith(one) && word.length - one.length >= LEAST);
    return ending ? word.slice(0, -ending.length) : word;
  }

  private term(word: string): string | null {
    const folded = fold(word);
    return this.stop.has(folded) ? null : this.stem(folded);
  }

  private meant(word: string): string | string[] | null {
    const term = this.term(word);
    return term === null ? null : [term, ...(this.same.get(term) ?? [])];
  }
}

const words = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
