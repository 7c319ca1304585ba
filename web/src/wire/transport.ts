/** How requests and messages reach the tables: over the network, or to a Worker of this page. */

export interface Reply {
  status: number;
  text: string;
}

/** What a connection to a table tells. */
export interface ChannelListener {
  opened(): void;
  received(text: string): void;
  /** The connection has ended; the codes are those of the WebSocket. */
  closed(code: number): void;
}

/** A connection to a table. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Does it depend on the network? */
  readonly isRemote: boolean;
  /** A request to the API; rejected if there is no connection. */
  request(method: "GET" | "POST", path: string, body?: string): Promise<Reply>;
  connect(table: string, listener: ChannelListener): Channel;
}

// Which one is decided by the build (vite.config.ts): wire/net.ts, or page/transport.ts for the page edition.
export { transport } from "#transport";
