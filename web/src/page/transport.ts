/** Tables in a Worker of this page; answers that never change are files. */
import type { RuleInfo } from "../wire/generated/core";
import type { Channel, ChannelListener, Reply, Transport } from "../wire/transport";
import type { FromWorker, ToWorker } from "./messages";
import { pageState } from "./state.svelte";

const FILES = import.meta.glob<string>("../../../build/page/api/**/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const NO_SUCH: Reply = {
  status: 404,
  text: JSON.stringify({ type: "refused", code: "no-such", message: { key: "refused-no-such", args: {} } }),
};
const GONE = 4503;

/** The file with the answer to a request, if there is one; games/basilica/rules/language=en.json, for example. */
const fileFor = (path: string): string | undefined => FILES[`../../../build/page${path.replace("?", "/")}.json`];

async function readFile(url: string): Promise<Reply> {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}

/** One rule: from the file with all rules of its game. */
async function rule(id: string, query: string): Promise<Reply> {
  const all = Object.keys(FILES).filter((name) => name.endsWith(`/rules/${query}.json`));
  for (const name of all) {
    const rules = JSON.parse((await readFile(FILES[name]!)).text) as RuleInfo[];
    const found = rules.find((one) => one.rule === id.toUpperCase());
    if (found) return { status: 200, text: JSON.stringify(found) };
  }
  return NO_SUCH;
}

class WorkerTransport implements Transport {
  readonly isRemote = false;
  private worker: Worker | null = null;
  private count = 0;
  private readonly waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>();
  private readonly clients = new Map<number, ChannelListener>();

  /** Start Python, if that was not done; it takes seconds, so do it before it is needed. */
  start(): void {
    if (this.worker) return;
    if (typeof WebAssembly !== "object" || typeof Worker === "undefined") {
      this.fail("wasm", "");
      return;
    }
    pageState.starts();
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = (event) => this.hear(event.data as FromWorker);
    this.worker.onerror = (event) => this.fail("load", event.message);
  }

  async request(method: "GET" | "POST", path: string, body = ""): Promise<Reply> {
    if (method === "GET") {
      const file = fileFor(path);
      if (file) return readFile(file);
      const [, id, query] = /^\/api\/rules\/([^?]+)\?(.*)$/.exec(path) ?? [];
      if (id && query) return rule(decodeURIComponent(id), query);
    }
    if (method === "POST" && path === "/api/tables") void navigator.storage?.persist?.(); // a game: ask the browser never to clear it away
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ kind: "request", id, method, path, body });
    });
  }

  connect(table: string, listener: ChannelListener): Channel {
    const client = ++this.count;
    this.clients.set(client, listener);
    this.post({ kind: "connect", client, table });
    queueMicrotask(() => this.clients.get(client)?.opened());
    return {
      send: (text) => this.post({ kind: "message", client, text }),
      close: () => {
        if (this.clients.delete(client)) this.post({ kind: "leave", client });
      },
    };
  }

  private post(message: ToWorker): void {
    this.start();
    if (this.worker) this.worker.postMessage(message);
    else this.fail("wasm", "");
  }

  private hear(message: FromWorker): void {
    switch (message.kind) {
      case "progress":
        pageState.read(message.loaded);
        break;
      case "ready":
        pageState.isReady(message.isStored);
        break;
      case "failed":
        this.fail(message.reason, message.detail);
        break;
      case "reply":
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
        break;
      case "message":
        this.clients.get(message.client)?.received(message.text);
        break;
      case "closed":
        this.clients.get(message.client)?.closed(message.code);
        this.clients.delete(message.client);
        break;
    }
  }

  private fail(reason: "wasm" | "load" | "newer" | "other", detail: string): void {
    pageState.fails(reason, detail);
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    const clients = [...this.clients.values()];
    this.clients.clear();
    for (const client of clients) client.closed(GONE);
    this.worker?.terminate();
    this.worker = null;
  }
}

export const transport = new WorkerTransport();
