/** The client state of a table: players, views, log, chat, and commands waiting for an answer. */
import { SvelteMap } from "svelte/reactivity";
import type {
  Answer,
  ChoiceInfo,
  ClientMessage,
  ClockInfo,
  HintNews,
  LineInfo,
  MakeOffer,
  Reason,
  Refused,
  ServerMessage,
  StoryLine,
  TableInfo,
  ViewNews,
} from "./generated/core";
import { api } from "./http";
import { type Connection, TableSocket } from "./socket";

/** A command that the server has not answered yet; sent again after reconnecting. */
interface Unanswered {
  message: ClientMessage & { command: string };
  verb: string;
  noun: number;
}

const LATE_MS = 150;
const fresh = () => crypto.getRandomValues(new Uint32Array(3)).reduce((text, part) => text + part.toString(36), "c");

export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** The newest view, which the presenter may not have shown yet. */
  news = $state.raw<ViewNews | null>(null);
  story = $state.raw<readonly StoryLine[]>([]);
  chat = $state.raw<LineInfo[]>([]);
  connection = $state<Connection>("connecting");
  pending = $state.raw<Unanswered | null>(null);
  /** Is the answer slow enough to show that we are waiting? A quick answer changes the page only once. */
  late = $state(false);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<HintNews | null>(null);
  hinting = $state(false);
  clock = $state.raw<ClockInfo | null>(null);
  /** The local time when `clock` was received. */
  clockAt = $state(0);
  /** Called for every new view, in order. */
  onview: (news: ViewNews) => void = () => {};
  pointed = new SvelteMap<number, string>();
  /** What this browser was offered, by the number of actions before it, and what it chose there. */
  readonly offered = new Map<number, readonly ChoiceInfo[]>();
  readonly chosen = new Map<number, Pick<ChoiceInfo, "verb" | "noun">>();

  private readonly socket: TableSocket;
  private readonly reasons = new Map<string, Promise<Reason | null>>();
  private readonly waiting = new Map<number, (reason: Reason | null) => void>();
  private question = 0;
  private patience = 0;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      hello: () => ({ type: "hello", turn: this.news?.turn ?? 0, at: this.news?.at ?? 0 }),
      heard: (message) => this.heard(message),
      changed: (connection) => {
        this.connection = connection;
        if (connection === "open" && this.pending) this.socket.send(this.pending.message);
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  /** Take an open seat. */
  async sit(seat: number, name: string): Promise<void> {
    await api.sit(this.id, seat, name);
    this.socket.reopen();
  }

  /** My seats at this table. */
  mine(): number[] {
    return this.info?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  // --- commands ------------------------------------------------------------------------------------------------

  act(choice: Pick<ChoiceInfo, "verb" | "noun">): void {
    if (this.pending || !this.news) return;
    const { verb, noun } = choice;
    this.chosen.set(this.news.at, { verb, noun });
    this.say({ type: "act", turn: this.news.turn, command: fresh(), verb, noun }, verb, noun);
  }

  /** Answer a secret question before it is asked. */
  seal(choice: Pick<ChoiceInfo, "verb" | "noun">): void {
    if (this.pending || !this.news) return;
    const { verb, noun } = choice;
    this.say({ type: "seal", turn: this.news.turn, command: fresh(), verb, noun, seat: this.news.seat }, verb, noun);
  }

  unseal(): void {
    if (this.pending || !this.news) return;
    this.say({ type: "unseal", turn: this.news.turn, command: fresh(), seat: this.news.seat }, "unseal", 0);
  }

  /** Undo the last choice, or all choices after this number of actions. */
  back(to: number | null = null): void {
    if (this.pending || !this.news) return;
    this.say({ type: "back", turn: this.news.turn, command: fresh(), to }, "back", 0);
  }

  offer(wish: Pick<MakeOffer, "kind" | "to" | "place" | "level" | "seat">): void {
    if (this.news) this.say({ type: "offer", turn: this.news.turn, command: fresh(), ...wish }, "offer", 0);
  }

  answer(wish: Pick<Answer, "offer" | "yes" | "seat">): void {
    this.say({ type: "answer", command: fresh(), ...wish }, "answer", 0);
  }

  concede(seat: number): void {
    if (this.news) this.say({ type: "concede", turn: this.news.turn, command: fresh(), seat }, "concede", 0);
  }

  line(text: string, seat: number | null): void {
    this.socket.send({ type: "chat", command: fresh(), text, seat });
  }

  look(seat: number | null): void {
    this.socket.send({ type: "look", seat });
  }

  askHint(level = ""): void {
    this.hinting = this.socket.send({ type: "hint", id: ++this.question, level });
  }

  closeHint(): void {
    this.hint = null;
  }

  /** Send a ready-made phrase, by its key. */
  phrase(key: string, seat: number | null): void {
    this.socket.send({ type: "phrase", command: fresh(), key, seat });
  }

  point(target: string | null, seat: number | null = null): void {
    this.socket.send({ type: "point", target, seat });
  }

  /** Why is this not allowed? Cached for each turn. */
  why(verb: string, noun: number): Promise<Reason | null> {
    const name = `${this.news?.turn} ${this.news?.seat} ${verb} ${noun}`;
    const known = this.reasons.get(name);
    if (known) return known;
    const id = ++this.question;
    const answer = new Promise<Reason | null>((resolve) => {
      this.waiting.set(id, resolve);
      if (!this.socket.send({ type: "why", verb, noun, id })) resolve(null);
    });
    this.reasons.set(name, answer);
    return answer;
  }

  private say(message: Unanswered["message"], verb: string, noun: number): void {
    this.refused = null;
    this.hint = null;
    if (message.type === "act" || message.type === "back" || message.type === "seal") {
      this.pending = { message, verb, noun };
      this.patience = window.setTimeout(() => (this.late = this.pending !== null), LATE_MS);
    }
    this.socket.send(message);
  }

  // --- messages ------------------------------------------------------------------------------------------------

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "view":
        this.see(message);
        break;
      case "table":
        this.info = message.table;
        this.setClock(message.table.clock);
        this.chat = merged(this.chat, message.chat);
        break;
      case "chat":
        this.chat = merged(this.chat, [message.line]);
        break;
      case "ack":
        if (this.pending?.message.command === message.command && (this.news?.turn ?? 0) >= message.turn) {
          this.answered();
        }
        break;
      case "refused":
        this.refuse(message);
        break;
      case "reason":
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
        break;
      case "hint":
        this.hinting = false;
        if (message.turn === this.news?.turn) this.hint = message;
        break;
      case "pointed":
        if (message.target) this.pointed.set(message.seat, message.target);
        else this.pointed.delete(message.seat);
        break;
      case "foreseen":
      case "pong":
      case "bye":
        break;
    }
  }

  private see(news: ViewNews): void {
    const again = news.turn === this.news?.turn && news.seat === this.news.seat && news.cover === this.news.cover;
    this.story = [...this.story.filter((line) => line.at <= news.keep), ...news.story];
    this.news = news;
    for (const at of this.offered.keys()) if (at > news.at) this.offered.delete(at);
    if (news.choices.length) this.offered.set(news.at, news.choices);
    if (news.clock) this.setClock(news.clock);
    if (!again) {
      this.answered();
      this.hint = null;
      this.hinting = false;
      this.reasons.clear();
    }
    this.onview(news);
  }

  private refuse(refused: Refused): void {
    if (refused.id && this.waiting.has(refused.id)) {
      this.waiting.get(refused.id)?.(null);
      this.waiting.delete(refused.id);
      return; // an unanswered question is not an error
    }
    this.hinting = false;
    if (!refused.command || this.pending?.message.command === refused.command) this.answered();
    this.refused = refused;
  }

  private answered(): void {
    clearTimeout(this.patience);
    this.pending = null;
    this.late = false;
  }

  private setClock(clock: ClockInfo): void {
    this.clock = clock;
    this.clockAt = Date.now();
  }
}

/** Chat messages sorted by turn, without duplicates. */
function merged(old: LineInfo[], more: LineInfo[]): LineInfo[] {
  const known = new Set(old.map((line) => line.turn));
  return [...old, ...more.filter((line) => !known.has(line.turn))].sort((a, b) => a.turn - b.turn);
}
