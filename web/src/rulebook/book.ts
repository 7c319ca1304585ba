/** A manual as it is shown for one table, or for all of them: which sentences apply, and what they say. */
import type { BlockInfo, ChapterInfo, FigureInfo, GameInfo, ManualInfo, SectionInfo } from "../wire/generated/core";

/** A table whose rules are shown; without an edition, those of every edition are. */
export interface TableFacts {
  edition: string;
  seats: number;
  options: Record<string, string>;
}

export interface Part {
  kind: "text" | "strong" | "em" | "code" | "piece";
  text: string;
}

/** A place in the manual, for search results and links. */
export interface Found {
  chapter: ChapterInfo;
  section: SectionInfo;
  block: BlockInfo;
}

const VARIANT = /\{([A-Za-z0-9_]+):([^{}|]*)\|([^{}|]*)\}/g;
const PARTS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|:([a-z][a-z_-]*):/g;
const WORDS_A_MINUTE = 220;

/** What a link to the rules says of a table: ?edition=2010&seats=2&promotion_tokens=3 */
export function factsOf(query: URLSearchParams): TableFacts {
  const { edition = "", seats = "0", ...options } = Object.fromEntries(query);
  for (const other of ["lang", "q"]) delete options[other];
  return { edition, seats: Number(seats) || 0, options };
}

/** The query of a link to the rules of a table. */
export function queryOf({ edition, seats, options }: TableFacts): string {
  const query = new URLSearchParams({
    ...(edition && { edition }),
    ...(seats && { seats: String(seats) }),
    ...options,
  });
  return query.size ? `?${query}` : "";
}

export class Book {
  /** The conditions that hold at the table; where the table leaves something open, those of the defaults. */
  private readonly holding: ReadonlySet<string>;
  private readonly places: Found[];

  constructor(
    readonly manual: ManualInfo,
    readonly info: GameInfo,
    readonly facts: TableFacts = { edition: "", seats: 0, options: {} },
  ) {
    const defaults = Object.fromEntries(info.options.map((option) => [option.key, option.default]));
    const table: Record<string, string> = {
      ...defaults,
      ...facts.options,
      edition: facts.edition || info.editions[0]!,
      seats: String(facts.seats || info.most_seats),
    };
    this.holding = new Set(
      Object.entries(manual.when).flatMap(([name, wanted]) =>
        Object.entries(wanted).every(([key, values]) => values.includes(table[key] ?? "")) ? [name] : [],
      ),
    );
    this.places = this.chapters.flatMap((chapter) =>
      this.sectionsOf(chapter).flatMap((section) =>
        this.blocksOf(section).map((block) => ({ chapter, section, block })),
      ),
    );
  }

  /** Does this apply at the table? Without a table everything does, with a note. */
  applies({ when }: { when: string[] }): boolean {
    return !this.facts.edition || when.every((name) => this.holding.has(name));
  }

  get chapters(): ChapterInfo[] {
    return this.manual.chapters.filter((chapter) => this.applies(chapter));
  }

  sectionsOf(chapter: ChapterInfo): SectionInfo[] {
    return chapter.sections.filter((section) => this.applies(section));
  }

  blocksOf(section: SectionInfo): BlockInfo[] {
    return section.blocks.filter((block) => this.applies(block));
  }

  /** Conditions to name, because the rules of several tables are shown. */
  notes({ when }: { when: string[] }): string[] {
    return this.facts.edition ? [] : when;
  }

  /** The text for this table, in parts. */
  parts(text: string): Part[] {
    const found: Part[] = [];
    let last = 0;
    const said = this.said(text);
    for (const match of said.matchAll(PARTS)) {
      if (match.index > last) found.push({ kind: "text", text: said.slice(last, match.index) });
      const [, code, strong, em, piece] = match;
      if (code !== undefined) found.push({ kind: "code", text: code });
      else if (strong !== undefined) found.push({ kind: "strong", text: strong });
      else if (em !== undefined) found.push({ kind: "em", text: em });
      else found.push({ kind: "piece", text: piece ?? "" });
      last = match.index + match[0].length;
    }
    if (last < said.length) found.push({ kind: "text", text: said.slice(last) });
    return found;
  }

  /** The text for this table, without pictures and markup. */
  plain(text: string): string {
    return this.parts(text)
      .map((part) => (part.kind === "piece" ? "" : part.text))
      .join("")
      .trim();
  }

  /** The text for every table, without pictures and markup: what can be searched for. */
  every(text: string): string {
    return this.plain(
      this.facts.edition ? text : text.replaceAll(VARIANT, (_, __, yes: string, no: string) => `${yes} ${no}`),
    );
  }

  private said(text: string): string {
    return text.replaceAll(VARIANT, (_, name: string, yes: string, no: string) => (this.holding.has(name) ? yes : no));
  }

  figure(key: string): FigureInfo | undefined {
    return this.manual.figures.find((figure) => figure.key === key);
  }

  all(): Found[] {
    return this.places;
  }

  /** The paragraphs that tell a rule, the fullest account first. */
  telling(rule: string): Found[] {
    return this.places.filter(({ block }) => block.rules.includes(rule));
  }

  /** The minutes that a chapter takes to read. */
  minutes(chapter: ChapterInfo): number {
    const texts = this.sectionsOf(chapter).flatMap((section) =>
      this.blocksOf(section).flatMap((block) => [block.title, block.text, ...block.captions]),
    );
    const words = texts.reduce((sum, text) => sum + this.plain(text).split(/\s+/).length, 0);
    return Math.max(1, Math.round(words / WORDS_A_MINUTE));
  }
}

/** IDs in a row as one: BAS-VAULT-2, BAS-VAULT-3 and BAS-VAULT-4 are BAS-VAULT-2–4; each with the first of them. */
export function shortIds(rules: readonly string[]): { text: string; rule: string }[] {
  const runs: { stem: string; first: string; last: string; rule: string }[] = [];
  for (const rule of rules) {
    const [, stem = rule, number = ""] = /^(.*?)(\d+)$/.exec(rule) ?? [];
    const run = runs.at(-1);
    if (run && number && run.stem === stem && Number(run.last) + 1 === Number(number)) run.last = number;
    else runs.push({ stem, first: number, last: number, rule });
  }
  return runs.map(({ stem, first, last, rule }) => ({ text: first === last ? rule : `${stem}${first}–${last}`, rule }));
}

/** The most similar of some names, by the number of pairs of letters in common. */
export function nearest(wanted: string, names: readonly string[]): string | undefined {
  const pairs = (text: string) => new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)));
  const mine = pairs(wanted.toUpperCase());
  const alike = (name: string) => {
    const theirs = pairs(name.toUpperCase());
    return (2 * [...mine].filter((pair) => theirs.has(pair)).length) / (mine.size + theirs.size || 1);
  };
  const [best] = names.map((name) => ({ name, score: alike(name) })).sort((a, b) => b.score - a.score);
  return best && best.score > 0.4 ? best.name : undefined;
}
