/** Requests over HTTP, tables over WebSockets. */
import type { Channel, ChannelListener, Reply, Transport } from "./transport";

const JSON_BODY = { "Content-Type": "application/json" };

export const transport: Transport = {
  isRemote: true,

  async request(method: "GET" | "POST", path: string, body?: string): Promise<Reply> {
    const headers: HeadersInit = body === undefined ? {} : JSON_BODY;
    const response = await fetch(path, { method, headers, body, credentials: "same-origin" });
    return { status: response.status, text: await response.text() };
  },

  connect(table: string, listener: ChannelListener): Channel {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
    socket.onopen = () => listener.opened();
    socket.onmessage = (event) => listener.received(event.data as string);
    socket.onclose = (event) => listener.closed(event.code);
    return {
      send: (text) => socket.send(text),
      close: () => {
        socket.onclose = null;
        socket.close();
      },
    };
  },
};
