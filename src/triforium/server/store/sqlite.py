"""SQLite store: one file, one writer thread, group commit."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from triforium.server.store.migrations import LEDGER, NEWEST, missing
from triforium.server.table.entries import ENCODER, HEADERS, Entry, Header, read_what, write_what
from triforium.server.table.identity import now
from triforium.server.table.ports import BadStore, Hear, Index, Row, Status, StoreDown, with_seats

MOST_AT_ONCE: Final = 500  # jobs in one transaction
PATIENCE_S: Final = 5.0  # time limit for acquiring the lock of a busy file

PAGE: Final = 1024  # bytes; small, because pages are written whole and neighbouring entries belong to other tables
PAGES_IN_WAL: Final = 8000  # pages before a checkpoint; with the page size it cut writes from 25 to 9 kB per move
ENTRY: Final = "(?, ?, ?, ?, ?, ?)"
INSERT: Final = f"INSERT INTO entries (table_id, turn, at, seat, command, body) VALUES {ENTRY} ON CONFLICT DO NOTHING"
MOST_ROWS: Final = 100  # per statement; each statement costs a switch of threads
Work = Callable[[sqlite3.Connection], Any]
Entered = tuple[str, int, int, int, str, str]
Tell = Callable[["Job"], None]
Before = Callable[[sqlite3.Connection, list["Job"]], list["Job"]]
ROW: Final = "SELECT id, created, status, header, summary FROM tables "
MINE: Final = (
    "SELECT id, t.created, status, header, summary, seat FROM holders h JOIN tables t ON t.id = h.table_id"
    " WHERE holder = ? ORDER BY h.created DESC, id, seat LIMIT ?"
)


class Job:
    """A unit of work for the writer, with its callback."""

    def __init__(self, work: Work, writes: bool, tell: Tell, entered: Entered | None = None) -> None:
        self.work = work
        self.writes = writes
        self.tell = tell
        self.entered = entered  # the row, if the job only inserts one journal entry
        self.result: Any = None
        self.failure: Exception | None = None


class Locked(StoreDown):
    """Another process has locked the file."""


class SqliteStore:
    """All waiting jobs are run in one transaction and answered once it is on disk."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.db: sqlite3.Connection | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.lock: Any = None
        self.closed = True

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.db = db = await asyncio.to_thread(self.prepare)
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

    def hand_in(self, job: Job) -> None:
        """Queue a job; StoreDown after close, when it would never be answered."""
        if self.closed or self.loop is None:
            raise StoreDown("the store is closed")
        self.jobs.put(job)

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
        row = columns(table, entry)

        def work(db: sqlite3.Connection) -> bool:
            if db.execute(INSERT, row).rowcount != 1:
                return False
            if index is not None:
                change = "UPDATE tables SET status = ?, wake = ?, summary = coalesce(?, summary) WHERE id = ?"
                db.execute(change, (index.status, index.wake, index.summary, table))
                write_holders(db, table, entry.at, index)
            return True

        self.hand_in(Job(work, True, lambda job: keep(promise, job), row if index is None else None))
        return promise

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


def do_all(db: sqlite3.Connection, batch: list[Job]) -> None:
    """Run a batch: reads one by one; writes in one transaction, or one by one if that fails."""
    for job in batch:
        if not job.writes:
            try:
                job.result = job.work(db)
                job.failure = None
            except Exception as error:  # reported to the caller; the writer must survive
                job.failure = problem(error, "read")
    writing = [job for job in batch if job.writes]
    if not writing or (len(writing) > 1 and is_settled(write_together(db, writing, enter_together))):
        return
    if is_settled(write_together(db, writing)) or len(writing) == 1:  # a conflict of one entry must not fail the others
        return
    for number, job in enumerate(writing):
        failure = write_together(db, [job])
        if isinstance(failure, Locked):
            for other in writing[number:]:
                other.failure = failure
            return


def is_settled(failure: StoreDown | None) -> bool:
    """Is the result final, so that a retry in smaller transactions is pointless?"""
    return failure is None or isinstance(failure, Locked)


def problem(error: Exception, done: str) -> StoreDown:
    """The exception to report for a database error."""
    sentence = f"the store cannot be {done}: {error}"
    busy = isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    return Locked(sentence) if busy else StoreDown(sentence)


def write_together(db: sqlite3.Connection, jobs: list[Job], before: Before | None = None) -> StoreDown | None:
    """Run jobs in one durable transaction; returns the failure, if there was one."""
    failure: StoreDown | None = None
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs if before is None else before(db, jobs):
            job.result = job.work(db)
        db.execute("COMMIT")
    except Exception as error:  # reported as above; everything is rolled back
        failure = problem(error, "written")
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
    for job in jobs:
        job.failure = failure
    return failure


def enter_together(db: sqlite3.Connection, jobs: list[Job]) -> list[Job]:
    """Insert plain entries with multi-row statements; returns the other jobs. Fails as a whole on any conflict."""
    entering = [job for job in jobs if job.entered is not None]
    for start in range(0, len(entering), MOST_ROWS):
        rows = [job.entered for job in entering[start : start + MOST_ROWS] if job.entered is not None]
        values = [value for row in rows for value in row]
        if db.execute(INSERT.replace(ENTRY, ", ".join([ENTRY] * len(rows))), values).rowcount != len(rows):
            raise sqlite3.IntegrityError("a turn was taken already")
    for job in entering:
        job.result = True
    return [job for job in jobs if job.entered is None]


def tell_all(batch: list[Job]) -> None:
    """Run the callbacks of a batch."""
    for job in batch:
        job.tell(job)


def keep(promise: "asyncio.Future[Any]", job: Job) -> None:
    """Resolve a future, unless it was cancelled."""
    if promise.done():
        return
    if job.failure is None:
        promise.set_result(job.result)
    else:
        promise.set_exception(job.failure)
