"""SQLite store: one file, one thread that writes in batches, one that reads."""

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from triforium.core.action import Seat
from triforium.server.store import LISTED, MINE, OUTAGES, ROW, Columns, columns, entries_of, row_of, rows_of
from triforium.server.store.migrations import LEDGER, NEWEST, missing
from triforium.server.table.entries import ENCODER, Entry, Header
from triforium.server.table.ports import BadStore, Index, OnNews, Outages, Row, Status, Step, StoreDown

LOG: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 500  # jobs in one transaction
BUSY_S: Final = 5.0  # time limit for acquiring the lock of a busy file
PAGE: Final = 1024  # bytes; small, because pages are written whole and neighbouring entries belong to other tables
PAGES_IN_WAL: Final = 8000  # pages before a checkpoint; with the page size it cut writes from 25 to 9 kB per move
ENTRY: Final = "(?, ?, ?, ?, ?, ?, ?)"
INSERT: Final = (
    f"INSERT INTO entries (table_id, turn, at, seat, command, body, deciding) VALUES {ENTRY} ON CONFLICT DO NOTHING"
)
MOST_ROWS: Final = 100  # per statement; each statement costs a switch of threads
Work = Callable[[sqlite3.Connection], Any]


class Job:
    """A unit of work for a thread, and the future of its result."""

    def __init__(self, work: Work, promise: "asyncio.Future[Any]", row: Columns | None = None) -> None:
        self.work = work
        self.promise = promise
        self.row = row  # if the job only inserts one entry
        self.result: Any = None
        self.failure: Exception | None = None


class Thread:
    """A thread with a connection of its own; it gets all jobs of one turn of the event loop at once."""

    def __init__(self, db: sqlite3.Connection, run: "Callable[[sqlite3.Connection, list[Job]], None]") -> None:
        self.loop = asyncio.get_running_loop()
        self.db = db
        self.run = run
        self.waiting: list[Job] = []
        self.batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    def add(self, job: Job) -> None:
        """Run a job soon; StoreDown after close, when it would never be answered."""
        if self.closed:
            raise StoreDown("the store is closed")
        if not self.waiting:
            self.loop.call_soon(self.hand_over)
        self.waiting.append(job)

    def hand_over(self) -> None:
        """Give the thread all jobs of this turn of the event loop."""
        if self.waiting:
            self.batches.put(self.waiting)
            self.waiting = []

    def work(self) -> None:
        """In the thread: run all batches that are waiting, then answer them."""
        while True:
            batch = self.batches.get()
            if batch is None:
                return
            is_last = False
            with contextlib.suppress(queue.Empty):
                while len(batch) < MOST_AT_ONCE:
                    more = self.batches.get_nowait()
                    if more is None:
                        is_last = True
                        break
                    batch += more
            self.run(self.db, batch)
            with contextlib.suppress(RuntimeError):  # the loop is closed, nobody waits
                self.loop.call_soon_threadsafe(answer, batch)
            if is_last:
                return

    async def close(self) -> None:
        """Finish all jobs, and close the connection."""
        self.closed = True
        self.hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.db.close)


def answer(batch: list[Job]) -> None:
    """Resolve the futures of a batch, in the event loop."""
    for job in batch:
        if not job.promise.done():
            if job.failure is None:
                job.promise.set_result(job.result)
            else:
                job.promise.set_exception(job.failure)


class SqliteStore:
    """One file that this process alone writes."""

    is_shared = False

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.failures = 0
        self.is_incomplete = False  # a copy without its -wal file
        self.lock: Any = None
        self.writer: Thread | None = None
        self.reader: Thread | None = None

    async def open(self) -> None:
        self.path = self.path.resolve()  # a link to the file must not get around its lock
        writing, reading = await asyncio.to_thread(self.prepare)
        self.writer = Thread(writing, self.write_all)
        self.reader = Thread(reading, self.read_all)

    def prepare(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        """Lock, open and migrate the file; BadStore explains a failure."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = lock_beside(self.path)
            has_wal = Path(f"{self.path}-wal").exists()
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            db = connect(self.path)
        except (OSError, sqlite3.Error) as error:
            self.unlock()
            raise BadStore(f"the store {self.path} cannot be opened: {error}") from None
        try:
            migrate(db)
            # A server that was killed leaves a -wal file; a copy without it lacks what it held.
            self.is_incomplete = not has_wal and bool(db.execute("SELECT is_open FROM service").fetchone()[0])
            if self.is_incomplete:
                LOG.warning("store-incomplete")
            db.execute("UPDATE service SET is_open = 1")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return db, connect(self.path)
        except (sqlite3.Error, BadStore) as error:
            db.close()
            self.unlock()
            raise BadStore(f"the store {self.path} cannot be used: {error}") from None

    def unlock(self) -> None:
        """Release the lock file."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    async def close(self) -> None:
        if self.writer is not None and self.reader is not None:
            with contextlib.suppress(StoreDown):
                await self.write(lambda db: db.execute("UPDATE service SET is_open = 0"))
            await self.reader.close()
            await self.writer.close()
        self.unlock()

    # --- the threads -----------------------------------------------------------------------------------------

    def read_all(self, db: sqlite3.Connection, batch: list[Job]) -> None:
        """In the reading thread."""
        for job in batch:
            try:
                job.result = job.work(db)
            except Exception as error:  # reported to the caller; the thread must survive
                job.failure = self.failed("read", error)

    def write_all(self, db: sqlite3.Connection, batch: list[Job]) -> None:
        """In the writing thread: one durable transaction for the batch; if one job is wrong, one for each."""
        failure = transact(db, batch, in_rows=True)
        if failure is not None and is_about_one(failure):  # perhaps a turn was taken: insert row by row
            failure = transact(db, batch, in_rows=False)
        if failure is not None and is_about_one(failure) and len(batch) > 1:
            for job in batch:
                self.write_all(db, [job])
        elif failure is not None:
            down = self.failed("written", failure)
            for job in batch:
                job.failure = down

    def failed(self, done: str, error: Exception) -> StoreDown:
        """Log and count a failure; the exception to report."""
        self.failures += 1
        LOG.error("store-failed", extra={"problem": str(error)[:200]})
        return StoreDown(f"the store cannot be {done}: {error}")

    async def write(self, work: Work) -> Any:
        """Run a job in the writing thread."""
        promise: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.writer is None:
            raise StoreDown("the store is closed")
        self.writer.add(Job(work, promise))
        return await promise

    async def read(self, query: str, *values: Any) -> list[Any]:
        """The rows of a query, from the reading thread."""
        promise: asyncio.Future[list[Any]] = asyncio.get_running_loop().create_future()
        if self.reader is None:
            raise StoreDown("the store is closed")
        self.reader.add(Job(lambda db: db.execute(query, values).fetchall(), promise))
        return await promise

    # --- the Database interface ------------------------------------------------------------------------------

    async def rows(self, query: str, *values: Any) -> list[Any]:
        return await self.read(query, *values)

    async def change(self, *steps: Step) -> list[list[Any]] | None:
        found: list[list[Any]] | None = await self.write(lambda db: carry_out(db, steps))
        return found

    # --- the Store interface ---------------------------------------------------------------------------------

    async def create(
        self, table: str, created: int, header: Header, opener: str, index: Index, first: list[Entry]
    ) -> bool:
        values = (table, created, index.status, int(header.listed), index.wake, ENCODER.encode(header).decode())

        def work(db: sqlite3.Connection) -> bool:
            insert = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
            if db.execute(insert, (*values, index.summary or "", opener)).rowcount != 1:
                return False
            write_holders(db, table, created, index)
            db.executemany(INSERT, [columns(table, entry, -3) for entry in first])
            return True

        return bool(await self.write(work))

    def append(self, table: str, entry: Entry, deciding: Seat, index: Index | None) -> "asyncio.Future[bool]":
        promise: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        row = columns(table, entry, deciding)

        def work(db: sqlite3.Connection) -> bool:
            if db.execute(INSERT, row).rowcount != 1:
                return False
            if index is not None:
                change = "UPDATE tables SET status = ?, wake = ?, summary = coalesce(?, summary) WHERE id = ?"
                db.execute(change, (index.status, index.wake, index.summary, table))
                write_holders(db, table, entry.at, index)
            return True

        if self.writer is None:
            raise StoreDown("the store is closed")
        self.writer.add(Job(work, promise, row if index is None else None))
        return promise

    async def header(self, table: str) -> Row | None:
        found = await self.read(f"{ROW} WHERE id = ?", table)
        return row_of(found[0]) if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT turn, at, seat, command, body FROM entries WHERE table_id = ? AND turn > ? ORDER BY turn"
        return entries_of(await self.read(query, table, after))

    async def listed(self, status: Status, limit: int) -> list[Row]:
        return rows_of(await self.read(LISTED.format("?", "?"), status, limit))

    async def count_listed(self, opener: str) -> int:
        query = "SELECT count(*) FROM tables WHERE listed = 1 AND opener <> '' AND opener = ? AND status <> 'over'"
        return int((await self.read(query, opener))[0][0])

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        return rows_of(await self.read(MINE.format("?1", "?2"), holder, limit))

    async def lease_due(self, now: int, until: int, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? ORDER BY wake LIMIT ?"
        names = [str(row[0]) for row in await self.read(query, now, limit)]
        change = "UPDATE tables SET wake = ? WHERE id = ? AND wake <= ?"
        if names:
            await self.write(lambda db: db.executemany(change, [(until, name, now) for name in names]))
        return names

    async def set_wake(self, table: str, wake: int | None, seen: int) -> None:
        change = "UPDATE tables SET wake = ? WHERE id = ? AND wake = ?"
        await self.write(lambda db: db.execute(change, (wake, table, seen)))

    async def names(self, after: str, limit: int) -> list[str]:
        rows = await self.read("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", after, limit)
        return [str(row[0]) for row in rows]

    async def newest(self, tables: list[str]) -> dict[str, int]:
        return {}  # nobody else writes

    async def start_service(self, now: int) -> Outages:
        def work(db: sqlite3.Connection) -> None:  # nobody else has the file, so no server was running until now
            since = db.execute("SELECT beat FROM service").fetchone()[0]
            if 0 < since < now:
                db.execute("INSERT INTO outages VALUES (?, ?) ON CONFLICT DO NOTHING", (since, now))

        await self.write(work)
        return await self.heartbeat(now)

    async def heartbeat(self, now: int) -> Outages:
        await self.write(lambda db: db.execute("UPDATE service SET beat = ?", (now,)))
        rows = await self.read("SELECT since, until FROM outages ORDER BY since DESC LIMIT ?", OUTAGES)
        return tuple((since, until) for since, until in rows)

    def publish(self, table: str, payload: bytes) -> None:
        """No other process shares the file."""

    def subscribe(self, on_news: OnNews) -> None:
        """No other process shares the file, so nothing ever calls this."""


def carry_out(db: sqlite3.Connection, steps: tuple[Step, ...]) -> list[list[Any]] | None:
    """Run steps inside a transaction; undo them if a needed one finds no row."""
    db.execute("SAVEPOINT steps")
    found: list[list[Any]] = []
    for step in steps:
        found.append(db.execute(step.query, step.values).fetchall())
        if step.needed and not found[-1]:
            db.execute("ROLLBACK TO steps")
            db.execute("RELEASE steps")
            return None
    db.execute("RELEASE steps")
    return found


def transact(db: sqlite3.Connection, jobs: list[Job], *, in_rows: bool) -> Exception | None:
    """Run jobs in one durable transaction; the failure, if there was one, after which nothing has changed."""
    plain = [job for job in jobs if in_rows and job.row is not None]
    try:
        db.execute("BEGIN IMMEDIATE")
        for start in range(0, len(plain), MOST_ROWS):
            some = plain[start : start + MOST_ROWS]
            values = [value for job in some if job.row is not None for value in job.row]
            if db.execute(INSERT.replace(ENTRY, ", ".join([ENTRY] * len(some))), values).rowcount != len(some):
                raise sqlite3.IntegrityError("a turn was taken already")
        for job in jobs:
            job.result = True if in_rows and job.row is not None else job.work(db)
        db.execute("COMMIT")
    except Exception as error:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        for job in jobs:
            job.result = None
        return error
    return None


def is_about_one(error: Exception) -> bool:
    """Is this about one job of a batch, and not about the file?"""
    ours = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)
    return not isinstance(error, sqlite3.Error) or isinstance(error, ours)


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
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_S)
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
            db.execute("INSERT INTO migrations VALUES (?, ?, ?)", (number, name, time.time_ns() // 1_000_000))
        db.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def lock_beside(path: Path) -> Any:
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
