/** Sentences in the reader's language: the same Fluent files as the server and the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { LANGUAGES, type Language, type Msg } from "../wire/generated/core";
import { house } from "../wire/http";

type Args = Record<string, string | number>;

const SHELL = "shell";
/** Behind the key of a game: what is printed on its components, for the one page that shows it. */
const PRINTED = "/printed";
const files = import.meta.glob<string>("../../../src/triforium/{core,web,games/*}/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const MOST_SAID = 5000;
const REMEMBERED = "triforium.language";

function path(room: string, file: string): string {
  return `../../../src/triforium/${room}/words/${file}.ftl`;
}

/** The word files of a room; a game from elsewhere is asked from the server. */
async function texts(room: string, language: Language): Promise<string[]> {
  if (room === SHELL) return Promise.all(["core", "web"].map((part) => files[path(part, language)]!()));
  if (room.endsWith(PRINTED)) {
    const printed = files[path(`games/${room.slice(0, -PRINTED.length)}`, `printed-${language}`)];
    return printed ? [await printed()] : [];
  }
  const ours = files[path(`games/${room}`, language)];
  return [await (ours ? ours() : house.words(language, room))];
}

function chosen(): Language {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const wished = [asked, localStorage.getItem(REMEMBERED) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => language === wished.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

class Tongue {
  language = $state<Language>(chosen());
}
const tongue = new Tongue();
const rooms = new Map<string, Map<Language, FluentResource[]>>();
const bundles = new Map<string, FluentBundle>();

async function load(room: string, language: Language): Promise<void> {
  const known = rooms.get(room) ?? new Map<Language, FluentResource[]>();
  rooms.set(room, known);
  if (known.has(language)) return;
  const found = (await texts(room, language)).map((text) => new FluentResource(text));
  known.set(language, found);
}

function bundle(room: string, language: Language): FluentBundle {
  const name = `${room} ${language}`;
  let found = bundles.get(name);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    for (const part of new Set([SHELL, room.replace(PRINTED, ""), room])) {
      for (const resource of rooms.get(part)?.get(language) ?? [])
        found.addResource(resource, { allowOverrides: true });
    }
    bundles.set(name, found);
  }
  return found;
}

/** Puts sentences into words: those of the shell, and of one game. */
export class Speaker {
  /** Who sits there, by the key of the seat: sentences that the house sends name people where they can. */
  called = $state.raw<Readonly<Record<string, string>>>({});

  /** Sentences already put into words: a board says the same ones at every move. */
  private readonly said = new Map<string, string>();

  /** How the face of the game calls what stands in an argument. */
  plain: ((name: string, words: string, speaker: Speaker) => string) | undefined;

  constructor(readonly room: string) {}

  has(key: string): boolean {
    return bundle(this.room, tongue.language).hasMessage(key);
  }

  /** A sentence; an argument "@key" is put into words first, and a number may choose a plural. */
  say(key: string, args: Args = {}): string {
    const given = Object.entries(args);
    if (given.some(([, value]) => typeof value === "string" && value.startsWith("@"))) return this.spoken(key, args);
    const asked = `${tongue.language} ${key} ${given.join(" ")}`;
    let found = this.said.get(asked);
    if (found === undefined) {
      found = this.spoken(key, args);
      if (this.said.size > MOST_SAID) this.said.clear();
      this.said.set(asked, found);
    }
    return found;
  }

  private spoken(key: string, args: Args): string {
    const speaker = bundle(this.room, tongue.language);
    const pattern = speaker.getMessage(key)?.value;
    if (!pattern) return key;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "string" && value.startsWith("@")) {
        const word = value.slice(1);
        given[name] = this.called[word] ?? this.say(word);
      } else given[name] = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
    }
    return speaker.formatPattern(pattern, given);
  }

  /** A sentence that the house sends, with the words of the face for its codes. */
  msg(message: Msg | null | undefined, more: Args = {}): string {
    if (!message) return "";
    const args: Args = { ...message.args, ...more };
    for (const [name, value] of Object.entries(args)) {
      if (!this.plain || typeof value !== "string") continue;
      const term = value.startsWith("@") ? value.slice(1) : "";
      if (!(term in this.called)) args[name] = this.plain(name, term ? this.say(term) : value, this);
    }
    return this.say(message.key, args);
  }
}

export const shell = new Speaker(SHELL);
const speakers = new Map<string, Speaker>([[SHELL, shell]]);

/** A sentence of the shell. */
export const t = (key: string, args?: Args): string => shell.say(key, args);

/** What a game is called in the reader's language. */
export const titleOf = ({ game, title }: { game: string; title: string }): string =>
  shell.has(`game-${game}`) ? t(`game-${game}`) : title;

/** The words of a game, ready to speak. */
export async function speakerFor(room: string): Promise<Speaker> {
  // Whoever waits for the words of a game does not wait again when the language changes: `speak` loads them.
  await load(
    room,
    untrack(() => tongue.language),
  );
  const found = speakers.get(room) ?? new Speaker(room);
  speakers.set(room, found);
  return found;
}

/** The same, with the words of what is printed on the components. */
export async function printedFor(game: string): Promise<Speaker> {
  await speakerFor(game);
  return speakerFor(game + PRINTED);
}

export function language(): Language {
  return tongue.language;
}

/** Speak another language from now on; nothing on the page is lost. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...rooms.keys()].map((room) => load(room, next)));
  tongue.language = next;
  localStorage.setItem(REMEMBERED, next);
  document.documentElement.lang = next;
}

export async function openWords(): Promise<void> {
  await load(SHELL, tongue.language);
  document.documentElement.lang = tongue.language;
}
