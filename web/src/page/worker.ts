/** A Worker with Python: it holds the tables of this page, or, under the name "bot", thinks for a bot. */
import type { PyProxy } from "pyodide/ffi";
import { Database } from "./database";
import type { Failure, FromWorker, ToWorker } from "./messages";
import { startPython } from "./python";

/** What triforium/page/entry.py needs of the browser. */
interface Host {
  call(operation: string, args: string): Promise<string>;
  post(text: string): void;
  startBot(): BotWorker;
  send(client: number, text: string): void;
  close(client: number, code: number): void;
}

/** The tables, as triforium/page/entry.py returns them. */
interface Tables extends PyProxy {
  readonly is_stored: boolean;
  request(method: string, path: string, body: string): Promise<string>;
  connect(client: number, table: string): void;
  receive(client: number, text: string): void;
  leave(client: number): void;
  hear(process: string, text: string): void;
}

const BOT = "bot";
const post = (message: FromWorker): void => self.postMessage(message);

/** A bot in a Worker of its own. */
class BotWorker {
  readonly ready: Promise<void>;
  private readonly worker = new Worker(self.location.href, { type: "module", name: BOT });
  private answered: (answer: string) => void = () => {};
  private failed: (error: Error) => void = () => {};

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.failed = reject;
      this.worker.onmessage = () => resolve();
      this.worker.onerror = (event) => this.failed(new Error(event.message));
    });
  }

  ask(question: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.answered = resolve;
      this.failed = reject;
      this.worker.onmessage = (event) => this.answered(event.data as string);
      this.worker.postMessage(question);
    });
  }

  terminate(): void {
    this.worker.terminate();
  }
}

async function serveBot(): Promise<void> {
  const python = await startPython(() => {});
  const { think } = python.pyimport("triforium.page.bot") as { think(question: string): string };
  self.onmessage = (event) => self.postMessage(think(event.data as string));
  self.postMessage("ready");
}

async function serveTables(): Promise<void> {
  const waiting: ToWorker[] = [];
  self.onmessage = (event) => waiting.push(event.data as ToWorker);
  let loaded = 0;
  const python = await startPython((count) => {
    loaded += count;
    post({ kind: "progress", loaded });
  });
  const database = new Database();
  const news = new BroadcastChannel("triforium.news");
  const process = crypto.randomUUID();
  const host: Host = {
    call: (operation, args) => database.call(operation, args),
    post: (text) => news.postMessage([process, text]),
    startBot: () => new BotWorker(),
    send: (client, text) => post({ kind: "message", client, text }),
    close: (client, code) => post({ kind: "closed", client, code }),
  };
  const entry = python.pyimport("triforium.page.entry") as { open_tables(host: Host): Promise<Tables> };
  const tables = await entry.open_tables(host);
  news.onmessage = (event) => tables.hear(...(event.data as [string, string]));
  const handle = async (message: ToWorker): Promise<void> => {
    if (message.kind === "connect") tables.connect(message.client, message.table);
    else if (message.kind === "message") tables.receive(message.client, message.text);
    else if (message.kind === "leave") tables.leave(message.client);
    else {
      const answer = await tables.request(message.method, message.path, message.body);
      post({ kind: "reply", id: message.id, status: Number(answer.slice(0, 3)), text: answer.slice(4) });
    }
  };
  self.onmessage = (event) => void handle(event.data as ToWorker);
  post({ kind: "ready", isStored: tables.is_stored });
  for (const message of waiting) void handle(message);
}

function failureOf(error: unknown): Failure {
  if (String(error).includes("NewerStore")) return "newer";
  return error instanceof TypeError || error instanceof WebAssembly.CompileError ? "load" : "other";
}

if (self.name === BOT) void serveBot();
else
  serveTables().catch((error: unknown) => {
    console.error(error);
    post({ kind: "failed", reason: failureOf(error), detail: String(error).slice(0, 300) });
  });
