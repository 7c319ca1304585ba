/** A connection to a table that reconnects automatically, on any transport. */
import type { ClientMessage, ServerMessage } from "./generated/core";
import { type Channel, transport } from "./transport";

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const PING_MS = 15_000;
const TIMEOUT_MS = 40_000;
const REFUSED_CODES = new Set([4400, 4403, 4404, 4409]);

export type Connection = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  /** The first message: what this client already has. */
  hello(): ClientMessage;
  heard(message: ServerMessage): void;
  changed(connection: Connection): void;
}

export class TableSocket {
  private channel: Channel | null = null;
  private isOpen = false;
  private wait = FIRST_WAIT_MS;
  private retry = 0;
  private pinger = 0;
  private last = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    if (transport.isRemote) {
      window.addEventListener("online", this.reconnect);
      window.addEventListener("offline", this.lose);
      document.addEventListener("visibilitychange", this.reconnect);
    }
    this.connect();
  }

  /** Send a message; false if the connection is not open. */
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false;
    this.channel?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pinger);
    window.removeEventListener("online", this.reconnect);
    window.removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.reconnect);
    this.channel?.close();
  }

  /** Connect anew: the server knows this browser by its cookie, which it may have just been given. */
  reopen(): void {
    clearInterval(this.pinger);
    this.channel?.close();
    this.isOpen = false;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.listener.changed("connecting");
    this.last = Date.now();
    this.channel = transport.connect(this.table, {
      opened: () => {
        this.wait = FIRST_WAIT_MS;
        this.isOpen = true;
        this.send(this.listener.hello());
        this.listener.changed("open");
        clearInterval(this.pinger);
        if (transport.isRemote) this.pinger = window.setInterval(() => this.ping(), PING_MS);
      },
      received: (text) => {
        this.last = Date.now();
        this.listener.heard(JSON.parse(text) as ServerMessage);
      },
      closed: (code) => this.gone(code),
    });
  }

  private ping(): void {
    if (Date.now() - this.last > TIMEOUT_MS) this.lose();
    else this.send({ type: "ping" });
  }

  private gone(code: number): void {
    clearInterval(this.pinger);
    this.channel = null;
    this.isOpen = false;
    if (this.closed) return;
    if (REFUSED_CODES.has(code)) {
      this.listener.changed("refused");
      return;
    }
    this.listener.changed("lost");
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private readonly lose = (): void => {
    if (!this.channel) return;
    this.channel.close();
    this.gone(1006);
  };

  private readonly reconnect = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.channel === null && this.retry) this.connect();
  };
}
