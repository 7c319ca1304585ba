/** Texts in the user's language, from the same Fluent files as the server and the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { LANGUAGES, type Language, type Msg } from "../wire/generated/core";
import { api } from "../wire/http";

type Args = Record<string, string | number>;

const SHELL = "shell";
/** The pages about people, which a table does not need. */
const PEOPLE = "people";
/** Suffix to the key of a game: the texts printed on its components, for the page that lists them. */
const PRINTED = "/printed";
const files = import.meta.glob<string>("../../../src/triforium/{core,web,games/*}/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const MOST_CACHED = 5000;
const STORAGE_KEY = "triforium.language";

function path(source: string, language: Language, file = "messages"): string {
  return `../../../src/triforium/${source}/words/${language}/${file}.ftl`;
}

/** The Fluent files of the shell or of a game; those of an external game come from the server. */
async function texts(source: string, language: Language): Promise<string[]> {
  if (source === SHELL) return Promise.all(["core", "web"].map((part) => files[path(part, language)]!()));
  if (source === PEOPLE) return [await files[path("web", language, PEOPLE)]!()];
  if (source.endsWith(PRINTED)) {
    const printed = files[path(`games/${source.slice(0, -PRINTED.length)}`, language, "printed")];
    return printed ? [await printed()] : [];
  }
  const ours = files[path(`games/${source}`, language)];
  return [await (ours ? ours() : api.words(language, source))];
}

function initialLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const wished = [asked, localStorage.getItem(STORAGE_KEY) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

class LanguageState {
  language = $state<Language>(initialLanguage());
}
const current = new LanguageState();
const resources = new Map<string, Map<Language, FluentResource[]>>();
const bundles = new Map<string, FluentBundle>();

async function load(source: string, language: Language): Promise<void> {
  const known = resources.get(source) ?? new Map<Language, FluentResource[]>();
  resources.set(source, known);
  if (known.has(language)) return;
  const found = (await texts(source, language)).map((text) => new FluentResource(text));
  known.set(language, found);
}

function bundle(source: string, language: Language): FluentBundle {
  const name = `${source} ${language}`;
  let found = bundles.get(name);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    for (const part of new Set([SHELL, source.replace(PRINTED, ""), source])) {
      for (const resource of resources.get(part)?.get(language) ?? [])
        found.addResource(resource, { allowOverrides: true });
    }
    bundles.set(name, found);
  }
  return found;
}

type Plain = (name: string, words: string, speaker: Speaker) => string;

/** The key of the name of a seat. */
export const seatKey = (title: string): string => `seat-${title.toLowerCase()}`;

/** Formats the messages of the shell and of one game. */
export class Speaker {
  /** Cache of formatted messages: a board shows the same ones at every move. */
  private readonly said = new Map<string, string>();

  constructor(
    readonly source: string,
    /** Player names by the key of their seat, used in messages from the server. */
    readonly called: () => Readonly<Record<string, string>> = () => ({}),
    /** Replaces codes in arguments by words for players. */
    private readonly plain?: Plain,
  ) {}

  /** The same words, spoken at a table with these players. */
  of(called: () => Readonly<Record<string, string>>, plain?: Plain): Speaker {
    return new Speaker(this.source, called, plain);
  }

  has(key: string): boolean {
    return bundle(this.source, current.language).hasMessage(key);
  }

  /** The name of a seat, for example a colour. */
  seat(title: string): string {
    return this.has(seatKey(title)) ? this.say(seatKey(title)) : title;
  }

  /** Format a message; an argument "@key" is formatted first, and a number may choose a plural. */
  say(key: string, args: Args = {}): string {
    const given = Object.entries(args);
    if (given.some(([, value]) => typeof value === "string" && value.startsWith("@"))) return this.spoken(key, args);
    const asked = `${current.language} ${key} ${given.join(" ")}`;
    let found = this.said.get(asked);
    if (found === undefined) {
      found = this.spoken(key, args);
      if (this.said.size > MOST_CACHED) this.said.clear();
      this.said.set(asked, found);
    }
    return found;
  }

  private spoken(key: string, args: Args): string {
    const speaker = bundle(this.source, current.language);
    const pattern = speaker.getMessage(key)?.value;
    if (!pattern) return key;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "string" && value.startsWith("@")) {
        const word = value.slice(1);
        given[name] = this.called()[word] ?? this.say(word);
      } else given[name] = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
    }
    return speaker.formatPattern(pattern, given);
  }

  /** Format a message from the server, with words instead of codes. */
  msg(message: Msg | null | undefined, more: Args = {}): string {
    if (!message) return "";
    const args: Args = { ...message.args, ...more };
    for (const [name, value] of Object.entries(args)) {
      if (!this.plain || typeof value !== "string") continue;
      const term = value.startsWith("@") ? value.slice(1) : "";
      if (!(term in this.called())) args[name] = this.plain(name, term ? this.say(term) : value, this);
    }
    return this.say(message.key, args);
  }
}

export const shell = new Speaker(SHELL);
const speakers = new Map<string, Speaker>([[SHELL, shell]]);

/** A message of the shell. */
export const t = (key: string, args?: Args): string => shell.say(key, args);

/** A message of the pages about people, after `openPeopleWords`. */
export const tp = (key: string, args?: Args): string => people.say(key, args);
const people = new Speaker(PEOPLE);
export const openPeopleWords = (): Promise<void> =>
  load(
    PEOPLE,
    untrack(() => current.language),
  );

/** The title of a game in the user's language. */
export const titleOf = ({ game, title }: { game: string; title: string }): string =>
  shell.has(`game-${game}`) ? t(`game-${game}`) : title;

/** Load the texts of a game. */
export async function speakerFor(source: string): Promise<Speaker> {
  // Untracked, so that a change of language does not load them again: `speak` does that.
  await load(
    source,
    untrack(() => current.language),
  );
  const found = speakers.get(source) ?? new Speaker(source);
  speakers.set(source, found);
  return found;
}

/** The same, with the texts printed on components. */
export async function printedFor(game: string): Promise<Speaker> {
  await speakerFor(game);
  return speakerFor(game + PRINTED);
}

export function language(): Language {
  return current.language;
}

/** The name of a language in that language. */
export const languageName = (one: Language): string =>
  new Intl.DisplayNames([one], { type: "language" }).of(one) ?? one;

/** Switch the language without reloading the page. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...resources.keys()].map((source) => load(source, next)));
  current.language = next;
  localStorage.setItem(STORAGE_KEY, next);
  document.documentElement.lang = next;
}

export async function openWords(): Promise<void> {
  await load(SHELL, current.language);
  document.documentElement.lang = current.language;
}
