/** Messages between the page and the Worker that holds its tables. */
export type ToWorker =
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "connect"; client: number; table: string }
  | { kind: "message"; client: number; text: string }
  | { kind: "leave"; client: number };

export type FromWorker =
  | { kind: "progress"; loaded: number }
  | { kind: "ready"; isStored: boolean }
  | { kind: "failed"; reason: Failure; detail: string }
  | { kind: "reply"; id: number; status: number; text: string }
  | { kind: "message"; client: number; text: string }
  | { kind: "closed"; client: number; code: number };

/** Why there are no tables: the files could not be loaded, or the games were written by a newer version. */
export type Failure = "load" | "newer" | "other";
