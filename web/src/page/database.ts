/** The games of this browser in IndexedDB; triforium/page/store.py calls these operations, one transaction each. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

const VERSION = 1;
const STRICT: IDBTransactionOptions = { durability: "strict" }; // on disk before it is acknowledged
const CONFLICT = "ConstraintError";

type Holder = [holder: string, seat: number];
type EntryColumns = [
  table: string,
  turn: number,
  at: number,
  seat: number,
  command: string,
  body: string,
  deciding: number,
];
type TableColumns = [
  id: string,
  created: number,
  status: string,
  listed: number,
  wake: number | null,
  header: string,
  summary: string,
  opener: string,
];
type Change = [status: string, wake: number | null, summary: string | null, holders: Holder[] | null];

interface Table {
  id: string;
  created: number;
  status: string;
  listed: number;
  /** When it is due; absent if never, so that the index holds only what is. */
  wake?: number;
  header: string;
  summary: string;
  opener: string;
  turn: number;
  deciding: number;
  seats: Holder[];
  /** The same without seats, for the index. */
  holders: string[];
  /** When the holders were written. */
  held: number;
}

interface Entry {
  table: string;
  turn: number;
  at: number;
  seat: number;
  command: string;
  body: string;
}

interface Service {
  beat: number;
  /** When no page was running, from and until; the newest first. */
  outages: [number, number][];
}

interface Schema extends DBSchema {
  tables: { key: string; value: Table; indexes: { wake: number; holders: string } };
  entries: { key: [string, number]; value: Entry };
  service: { key: string; value: Service };
  device: { key: string; value: string };
}

const columnsOf = ({ id, created, status, header, summary }: Table) => [id, created, status, header, summary];
const newestFirst = (a: Table, b: Table) => b.created - a.created || (a.id < b.id ? -1 : 1);

function due(table: Table, wake: number | null): void {
  if (wake === null) delete table.wake;
  else table.wake = wake;
}

function hold(table: Table, seats: Holder[], at: number): void {
  table.seats = seats;
  table.holders = [...new Set(seats.map(([holder]) => holder))];
  table.held = at;
}

const entryOf = ([table, turn, at, seat, command, body]: EntryColumns): Entry => ({
  table,
  turn,
  at,
  seat,
  command,
  body,
});
const journal = (table: string, after: number) => IDBKeyRange.bound([table, after], [table, Infinity], true);

export class Database {
  private opened: Promise<IDBPDatabase<Schema>> | null = null;

  constructor(private readonly name = "triforium") {}

  private db(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.opened = null;
    };
    this.opened ??= openDB<Schema>(this.name, VERSION, {
      upgrade(db) {
        const tables = db.createObjectStore("tables", { keyPath: "id" });
        tables.createIndex("wake", "wake");
        tables.createIndex("holders", "holders", { multiEntry: true });
        db.createObjectStore("entries", { keyPath: ["table", "turn"] });
        db.createObjectStore("service");
        db.createObjectStore("device");
      },
      // A newer page in another tab waits for us, or the browser has closed it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: forget,
    });
    this.opened.catch(forget);
    return this.opened;
  }

  /** Run an operation by its name; the result or the error as JSON. */
  async call(operation: string, args: string): Promise<string> {
    try {
      const run = this[operation as "row"] as (...args: unknown[]) => Promise<unknown>;
      return JSON.stringify({ result: (await run.apply(this, JSON.parse(args) as unknown[])) ?? null });
    } catch (error) {
      return JSON.stringify({
        error: error instanceof DOMException ? `${error.name}: ${error.message}` : String(error),
      });
    }
  }

  async open(): Promise<void> {
    await this.db();
  }

  async close(): Promise<void> {
    (await this.opened)?.close();
    this.opened = null;
  }

  /** The secret by which this browser holds its seats, made once. */
  async secret(fresh: string): Promise<string> {
    const tx = (await this.db()).transaction("device", "readwrite", STRICT);
    const known = await tx.store.get("secret");
    if (!known) await tx.store.put(fresh, "secret");
    await tx.done;
    return known ?? fresh;
  }

  async create(columns: TableColumns, seats: Holder[], first: EntryColumns[]): Promise<boolean> {
    const [id, created, status, listed, wake, header, summary, opener] = columns;
    const turn = first.at(-1)?.[1] ?? 0;
    const table = { id, created, status, listed, header, summary, opener, turn, deciding: -3 } as Table;
    hold(table, seats, created);
    due(table, wake);
    const tx = (await this.db()).transaction(["tables", "entries"], "readwrite", STRICT);
    return isNew([
      tx.objectStore("tables").add(table),
      ...first.map((entry) => tx.objectStore("entries").add(entryOf(entry))),
      tx.done,
    ]);
  }

  async append(columns: EntryColumns, change: Change | null): Promise<boolean> {
    const [id, turn, at, , , , deciding] = columns;
    const tx = (await this.db()).transaction(["tables", "entries"], "readwrite", STRICT);
    const tables = tx.objectStore("tables");
    const added = isNew([tx.objectStore("entries").add(entryOf(columns)), tx.done]);
    const table = await tables.get(id).catch(() => undefined); // the turn is taken: the transaction has ended
    if (table) {
      Object.assign(table, { turn, deciding });
      if (change) {
        const [status, wake, summary, seats] = change;
        table.status = status;
        table.summary = summary ?? table.summary;
        if (seats) hold(table, seats, at);
        due(table, wake);
      }
      tables.put(table).catch(() => undefined); // `added` says what happened
    }
    return added;
  }

  async row(id: string): Promise<unknown> {
    const table = await (await this.db()).get("tables", id);
    return table && columnsOf(table);
  }

  async entries(id: string, after: number): Promise<unknown[]> {
    const found = await (await this.db()).getAll("entries", journal(id, after));
    return found.map(({ turn, at, seat, command, body }) => [turn, at, seat, command, body]);
  }

  async listed(status: string, ofEach: number, limit: number): Promise<unknown[]> {
    const found = (await (await this.db()).getAll("tables")).filter((one) => one.listed && one.status === status);
    const seen = new Map<string, number>();
    const shown = found.sort(newestFirst).filter(({ opener, id }) => {
      const nth = (seen.get(opener || id) ?? 0) + 1;
      seen.set(opener || id, nth);
      return nth <= ofEach;
    });
    return shown.slice(0, limit).map(columnsOf);
  }

  async countListed(opener: string): Promise<number> {
    const all = await (await this.db()).getAll("tables");
    return all.filter((one) => opener && one.listed && one.opener === opener && one.status !== "over").length;
  }

  async heldBy(holder: string, limit: number): Promise<unknown[]> {
    const found = await (await this.db()).getAllFromIndex("tables", "holders", holder);
    found.sort((a, b) => b.held - a.held || newestFirst(a, b));
    return found
      .flatMap((table) => {
        const seats = table.seats.filter(([one]) => one === holder).map(([, seat]) => seat);
        return seats.sort((a, b) => a - b).map((seat) => [...columnsOf(table), seat, table.deciding]);
      })
      .slice(0, limit);
  }

  async leaseDue(now: number, until: number, limit: number): Promise<string[]> {
    const range = IDBKeyRange.upperBound(now);
    if (!(await (await this.db()).countFromIndex("tables", "wake", range))) return []; // the usual case, every second
    const tx = (await this.db()).transaction("tables", "readwrite", STRICT);
    const found = await tx.store.index("wake").getAll(range, limit);
    for (const table of found) void tx.store.put({ ...table, wake: until });
    await tx.done;
    return found.map((table) => table.id);
  }

  async setWake(id: string, wake: number | null, seen: number): Promise<void> {
    const tx = (await this.db()).transaction("tables", "readwrite", STRICT);
    const table = await tx.store.get(id);
    if (table && table.wake === seen) {
      due(table, wake);
      await tx.store.put(table);
    }
    await tx.done;
  }

  async names(after: string, limit: number): Promise<string[]> {
    return (await this.db()).getAllKeys("tables", IDBKeyRange.lowerBound(after, true), limit);
  }

  async newest(ids: string[]): Promise<[string, number][]> {
    const db = await this.db();
    return Promise.all(ids.map(async (id): Promise<[string, number]> => [id, (await db.get("tables", id))?.turn ?? 0]));
  }

  async heartbeat(now: number, down: number, kept: number): Promise<[number, number][]> {
    const tx = (await this.db()).transaction("service", "readwrite");
    const { beat, outages } = (await tx.store.get("service")) ?? { beat: 0, outages: [] };
    if (beat > 0 && now - beat > down) outages.unshift([beat, now]);
    await tx.store.put({ beat: Math.max(beat, now), outages: outages.slice(0, kept) }, "service");
    await tx.done;
    return outages.slice(0, kept);
  }

  async remove(id: string): Promise<void> {
    const tx = (await this.db()).transaction(["tables", "entries"], "readwrite", STRICT);
    await Promise.all([
      tx.objectStore("tables").delete(id),
      tx.objectStore("entries").delete(journal(id, -1)),
      tx.done,
    ]);
  }
}

/** Were these rows added? Not if one was there already; then nothing of the transaction has happened. */
async function isNew(added: Promise<unknown>[]): Promise<boolean> {
  const failures = (await Promise.allSettled(added)).filter((one) => one.status === "rejected");
  if (!failures.length) return true;
  const reasons = failures.map((one) => one.reason as DOMException);
  if (reasons.some((reason) => reason.name === CONFLICT)) return false;
  throw reasons.find((reason) => reason.name !== "AbortError") ?? reasons[0];
}
