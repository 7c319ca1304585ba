/** A WebSocket connection to a table that reconnects automatically. */
import type { ClientMessage, ServerMessage } from "./generated/core";

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
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT_MS;
  private retry = 0;
  private pinger = 0;
  private last = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.reconnect);
    window.addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.reconnect);
    this.connect();
  }

  /** Send a message; false if the connection is not open. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pinger);
    window.removeEventListener("online", this.reconnect);
    window.removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.reconnect);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.listener.changed("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    this.last = Date.now();
    socket.onopen = () => {
      this.wait = FIRST_WAIT_MS;
      socket.send(JSON.stringify(this.listener.hello()));
      this.listener.changed("open");
      clearInterval(this.pinger);
      this.pinger = window.setInterval(() => this.ping(), PING_MS);
    };
    socket.onmessage = (event) => {
      this.last = Date.now();
      this.listener.heard(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.gone(event.code);
    };
  }

  private ping(): void {
    if (Date.now() - this.last > TIMEOUT_MS) this.lose();
    else this.send({ type: "ping" });
  }

  private gone(code: number): void {
    clearInterval(this.pinger);
    this.socket = null;
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
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.gone(1006);
  };

  private readonly reconnect = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket === null && this.retry) this.connect();
  };
}
