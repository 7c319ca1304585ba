"""SQLite store: one file, one writer thread, group commit."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any, Final

from triforium.server.identity import now
from triforium.server.journal import ENCODER, HEADERS, Entry, Header, read_what, write_what
from triforium.server.migrations import LEDGER, NEWEST, missing
from triforium.server.sqlite_writer import INSERT, Entered, Job, Locked, Tell, Work, do_all, keep, tell_all
from triforium.server.store import BadStore, Hear, Index, Row, Status, StoreDown, with_seats

MOST_AT_ONCE: Final = 500  # jobs in one transaction
PATIENCE_S: Final = 5.0  # time limit for acquiring the lock of a busy file
LOOK_AGAIN_S: Final = 0.02  # retry interval without a writer thread

PAGE: Final = 1024  # bytes; small, because pages are written whole and neighbouring entries belong to other tables
PAGES_IN_WAL: Final = 8000  # pages before a checkpoint; with the page size it cut writes from 25 to 9 kB per move
ROW: Final = "SELECT id, created, status, header, summary FROM tables "
MINE: Final = (
    "SELECT id, t.created, status, header, summary, seat FROM holders h JOIN tables t ON t.id = h.table_id"
    " WHERE holder = ? ORDER BY h.created DESC, id, seat LIMIT ?"
)


class SqliteStore:
    """All waiting jobs are run in one transaction and answered once it is on disk."""

    def __init__(self, path: str, threaded: bool = True) -> None:
        self.path = Path(path)
        self.threaded = threaded  # without a writer thread, the event loop itself waits for the disk
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.waiting: list[Job] = []  # jobs, without a writer thread
        self.db: sqlite3.Connection | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.lock: Any = None
        self.closed = True

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.db = db = await asyncio.to_thread(self.prepare)
        if self.threaded:
            self.thread = threading.Thread(target=self.write, args=(db,), name="store", daemon=True)
            self.thread.start()
        self.closed = False

    def prepare(self) -> sqlite3.Connection:
        """Lock, open and migrate the file; BadStore explains a failure."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = only_us(self.path)
            db = connect(self.path)
        except (OSError, sqlite3.Error) as error:
            self.unlock()
            raise BadStore(f"the store {self.path} cannot be opened: {error}") from None
        try:
            migrate(db)
        except (sqlite3.Error, BadStore) as error:
            db.close()
            self.unlock()
            raise BadStore(f"the store {self.path} cannot be used: {error}") from None
        if not self.threaded:
            db.execute("PRAGMA busy_timeout=0")  # the event loop must not block; it retries instead
        return db

    def unlock(self) -> None:
        """Release the lock file."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    async def close(self) -> None:
        self.closed = True
        if self.thread is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None
        elif self.db is not None:
            self.write_here()
        if self.db is not None:
            await asyncio.to_thread(self.db.close)
            self.db = None
        self.unlock()

    # --- the writer ------------------------------------------------------------------------------------------

    def write(self, db: sqlite3.Connection) -> None:
        """Writer thread: run all waiting jobs in one transaction, then report them."""
        while True:
            first = self.jobs.get()
            batch: list[Job] = []
            job: Job | None = first
            with contextlib.suppress(queue.Empty):
                while job is not None:
                    batch.append(job)
                    if len(batch) == MOST_AT_ONCE:
                        break
                    job = self.jobs.get_nowait()
            if batch:
                do_all(db, batch)
                self.report(batch)
            if job is None:
                return

    def report(self, batch: list[Job]) -> None:
        """Run the callbacks in the event loop's thread."""
        assert self.loop is not None
        with contextlib.suppress(RuntimeError):  # the loop is closed, nobody waits
            self.loop.call_soon_threadsafe(tell_all, batch)

    def write_here(self) -> None:
        """The same in the event loop; jobs that find the file locked are retried until they time out."""
        if self.db is None or self.loop is None:
            return
        batch, self.waiting = self.waiting, []
        do_all(self.db, batch)
        if any(isinstance(job.failure, Locked) for job in batch) and not self.closed:
            since = time.monotonic() - PATIENCE_S
            self.waiting = [job for job in batch if isinstance(job.failure, Locked) and job.asked > since]
            batch = [job for job in batch if not isinstance(job.failure, Locked) or job.asked <= since]
            if self.waiting:
                self.loop.call_later(LOOK_AGAIN_S, self.write_here)
        tell_all(batch)

    def hand_in(self, job: Job) -> None:
        """Queue a job; StoreDown after close, when it would never be answered."""
        if self.closed or self.loop is None:
            raise StoreDown("the store is closed")
        if self.threaded:
            self.jobs.put(job)
            return
        if not self.waiting:
            self.loop.call_soon(self.write_here)  # one batch for all jobs queued in this loop iteration
        self.waiting.append(job)

    async def ask(self, work: Work, writes: bool = False) -> Any:
        """Queue a job and wait for its result."""
        promise: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.hand_in(Job(work, writes, lambda job: keep(promise, job)))
        return await promise

    # --- the Store interface ---------------------------------------------------------------------------------

    async def create(self, table: str, created: int, header: Header, index: Index, first: list[Entry]) -> None:
        values = (table, created, index.status, int(header.listed), index.wake, ENCODER.encode(header).decode())

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", (*values, index.summary or ""))
            write_holders(db, table, created, index)
            db.executemany(INSERT, [columns(table, entry) for entry in first])

        await self.ask(work, writes=True)

    def append(self, table: str, entry: Entry, index: Index | None) -> "asyncio.Future[bool]":
        promise: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.enter(columns(table, entry), index, lambda job: keep(promise, job))
        return promise

    def enter(self, row: Entered, index: Index | None, tell: Tell) -> None:
        """Append an entry given as a row, with a callback instead of a future: used for writes of other processes."""
        table, at = row[0], row[2]

        def work(db: sqlite3.Connection) -> bool:
            if db.execute(INSERT, row).rowcount != 1:
                return False
            if index is not None:
                change = "UPDATE tables SET status = ?, wake = ?, summary = coalesce(?, summary) WHERE id = ?"
                db.execute(change, (index.status, index.wake, index.summary, table))
                write_holders(db, table, at, index)
            return True

        self.hand_in(Job(work, True, tell, row if index is None else None))

    async def set_wake(self, table: str, wake: int | None) -> None:
        await self.ask(lambda db: db.execute("UPDATE tables SET wake = ? WHERE id = ?", (wake, table)), writes=True)

    async def header(self, table: str) -> Row | None:
        found = await self.rows("WHERE id = ?", (table,))
        return found[0] if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT turn, at, seat, command, body FROM entries WHERE table_id = ? AND turn > ? ORDER BY turn"
        rows = await self.ask(lambda db: db.execute(query, (table, after)).fetchall())
        return [Entry(turn, at, seat, command, read_what(body)) for turn, at, seat, command, body in rows]

    async def listed(self, status: Status, limit: int) -> list[Row]:
        return await self.rows("WHERE listed = 1 AND status = ? ORDER BY created DESC LIMIT ?", (status, limit))

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        found = await self.ask(lambda db: db.execute(MINE, (holder, limit)).fetchall())
        return with_seats([row_of(values[:5]) for values in found], [values[5] for values in found])

    async def due(self, before: int, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?"
        rows = await self.ask(lambda db: db.execute(query, (before, limit)).fetchall())
        return [str(row[0]) for row in rows]

    async def names(self, after: str, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        rows = await self.ask(lambda db: db.execute(query, (after, limit)).fetchall())
        return [str(row[0]) for row in rows]

    async def rows(self, rest: str, values: tuple[Any, ...]) -> list[Row]:
        """Rows of the table index."""
        found = await self.ask(lambda db: db.execute(ROW + rest, values).fetchall())
        return [row_of(values) for values in found]

    def whisper(self, table: str, payload: bytes) -> None:
        """No other process shares the file."""

    def listen(self, hear: Hear) -> None:
        """No other process shares the file, so nothing ever calls this."""


def row_of(values: Any) -> Row:
    """A Row from its columns."""
    name, created, status, header, summary = values
    return Row(name, created, status, HEADERS.decode(header), summary, [])


def columns(table: str, entry: Entry) -> Entered:
    """The columns of an entry."""
    return (table, entry.turn, entry.at, entry.seat, entry.command, write_what(entry.what))


def write_holders(db: sqlite3.Connection, table: str, created: int, index: Index) -> None:
    """Replace the (browser, seat) pairs of a table."""
    if index.holders is None:
        return
    db.execute("DELETE FROM holders WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO holders VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [(holder, table, seat, created) for holder, seat in index.holders],
    )


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection with durable commits."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE_S)
    db.execute(f"PRAGMA page_size={PAGE}")  # existing files keep their page size
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute(f"PRAGMA wal_autocheckpoint={PAGES_IN_WAL}")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Run missing migrations in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute(LEDGER)
        applied = [int(row[0]) for row in db.execute("SELECT number FROM migrations")]
        if applied and max(applied) > NEWEST:
            raise BadStore(f"it was written by a newer Triforium (schema {max(applied)}, ours is {NEWEST}); update")
        for number, name, statements in missing(applied):
            for statement in statements:
                db.execute(statement.format(clustered="WITHOUT ROWID"))
            db.execute("INSERT INTO migrations VALUES (?, ?, ?)", (number, name, now()))
        db.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def only_us(path: Path) -> Any:
    """Take an exclusive lock beside the file, so that only one server writes it; released when the process ends."""
    lock = open(f"{path}.lock", "a+b")  # noqa: SIM115 - it stays open as long as the store does
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise OSError("another server is using it; several servers can share PostgreSQL, not a file") from None
    return lock
