"""PostgreSQL store, shared by several server processes: batched writes, news by LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
import secrets
import ssl
import time
from collections.abc import Set
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from triforium.core.action import Seat
from triforium.server.store import LISTED, MINE, OUTAGES, ROW, columns, entries_of, row_of, rows_of
from triforium.server.store.migrations import LEDGER, NEWEST, missing
from triforium.server.table.entries import ENCODER, Entry, Header
from triforium.server.table.ports import NEWS, BadStore, Index, OnNews, Outages, Row, Status, Step, StoreDown

LOG: Final = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 500
CHANNEL: Final = "triforium"
LONGEST_NEWS: Final = 7900  # bytes; PostgreSQL allows 8000
NEWS_S: Final = 0.02  # news of this time are sent together
MOST_NEWS: Final = 2000  # news that wait; instead of more, everybody is told to look
LOST_NEWS: Final = f" {NEWS.decode()}"  # no table: any of them may have changed
GIVE_UP_S: Final = 5.0
COMMAND_S: Final = 30.0
DOWN_MS: Final = 15_000  # without a heartbeat for this time, no server was running
MIGRATING: Final = 0x7472_6966  # key of the advisory lock for migrations
# asyncpg raises InternalClientError on an idle connection that was cut and does not know it yet.
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)
# One statement, one transaction: insert new entries and update their index rows. The inserted entries are returned
# only if some were not new.
APPEND: Final = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::int[])
        AS g (table_id, turn, at, seat, command, body, deciding)
), added AS (
    INSERT INTO entries (table_id, turn, at, seat, command, body, deciding) SELECT * FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, turn
), changed AS (
    UPDATE tables SET status = c.status, wake = c.wake, summary = coalesce(c.summary, tables.summary)
    FROM unnest($8::text[], $9::text[], $10::bigint[], $11::text[], $12::int[]) AS c (id, status, wake, summary, turn)
    JOIN added ON added.table_id = c.id AND added.turn = c.turn
    WHERE tables.id = c.id
)
SELECT count(*), CASE WHEN count(*) < $13 THEN array_agg(table_id) END,
    CASE WHEN count(*) < $13 THEN array_agg(turn) END
FROM added
"""
INSERT: Final = (
    "INSERT INTO entries (table_id, turn, at, seat, command, body, deciding) VALUES ($1, $2, $3, $4, $5, $6, $7)"
)
LEASE: Final = """
UPDATE tables SET wake = $2 WHERE id IN (
    SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= $1 ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED
) RETURNING id
"""
Turn = tuple[str, int]  # table ID and entry number


class NotFound(Exception):
    """A needed step of a transaction has found no row."""


class Waiting:
    """An entry queued for the next batch."""

    def __init__(
        self, table: str, entry: Entry, deciding: Seat, index: Index | None, promise: "asyncio.Future[bool]"
    ) -> None:
        self.table = table
        self.entry = entry
        self.deciding = deciding
        self.index = index
        self.promise = promise


class PostgresStore:
    """A connection pool for reads, one connection for batched writes, one that sends news, one that receives them."""

    is_shared = True
    is_incomplete = False

    def __init__(self, url: str) -> None:
        self.url = url
        self.me = secrets.token_urlsafe(9)  # to ignore our own news
        self.failures = 0
        self.pool: Any = None
        self.receiving: Any = None
        self.sending: Any = None
        self.writing: Any = None  # not pooled: the pool resets a connection each time it is returned
        self.on_news: OnNews | None = None
        self.waiting: list[Waiting] = []
        self.news: list[str] = []
        self.has_work = asyncio.Event()
        self.has_news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=6, timeout=GIVE_UP_S, command_timeout=COMMAND_S, init=make_durable
            )
            async with self.pool.acquire() as db:
                await migrate(db)
            await self.listen()
            await self.connect_writer()
        except (*BROKEN, ValueError, ssl.SSLError) as error:
            await self.close()
            hint = f"is it running at {place_of(self.url)}, and is --store right?" if isinstance(error, OSError) else ""
            raise BadStore(f"PostgreSQL cannot be used: {reason(error)}; {hint}".removesuffix("; ")) from None
        self.tasks = [asyncio.create_task(work) for work in (self.write(), self.send_news(), self.keep_listening())]

    async def close(self) -> None:
        self.closing = True
        self.has_work.set()
        self.has_news.set()
        if self.tasks:
            await asyncio.wait(self.tasks[:2], timeout=COMMAND_S)
            self.tasks[2].cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.tasks[2]
        for connection in (self.receiving, self.sending, self.writing, self.pool):
            if connection is not None:
                with contextlib.suppress(*BROKEN):
                    async with asyncio.timeout(GIVE_UP_S):
                        await connection.close()
        self.receiving = self.sending = self.writing = self.pool = None

    def failed(self, done: str, error: BaseException) -> StoreDown:
        """Log and count a failure; the exception to report."""
        self.failures += 1
        LOG.error("store-failed", extra={"problem": reason(error)})
        return StoreDown(f"the store cannot be {done}: {reason(error)}")

    # --- news ------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Open the connection that receives news."""
        self.receiving = await asyncpg.connect(self.url, timeout=GIVE_UP_S)
        await self.receiving.add_listener(CHANNEL, self.on_notification)

    async def keep_listening(self) -> None:
        """Listen again when the connection is lost; every table then checks for missed entries."""
        while not self.closing:
            await asyncio.sleep(0.5)
            if self.receiving is not None and not self.receiving.is_closed():
                continue
            with contextlib.suppress(*BROKEN):
                await self.listen()
                if self.on_news is not None:
                    self.on_news("", "", NEWS)

    def on_notification(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """Handle a notification: the process, then one line of news each: a table, and what is new there."""
        process, *lines = str(payload).split("\n")
        if process == self.me or self.on_news is None:
            return
        for line in lines:
            table, _, what = line.partition(" ")
            self.on_news(process, table, what.encode())

    def subscribe(self, on_news: OnNews) -> None:
        self.on_news = on_news

    def publish(self, table: str, payload: bytes) -> None:
        line = f"{table} {payload.decode()}"
        if len(self.news) >= MOST_NEWS:
            self.news = [LOST_NEWS]
        if len(line) < LONGEST_NEWS // 2:
            self.news.append(line)
            self.has_news.set()

    async def send_news(self) -> None:
        """Send the news of a short time together.

        Not with the entries: a transaction that notifies holds a lock of the whole database until it is on disk.
        """
        while not self.closing or self.news:
            await self.has_news.wait()
            if not self.closing:
                await asyncio.sleep(NEWS_S)
            self.has_news.clear()
            while self.news:
                text = self.me
                while self.news and len(text.encode()) + len(self.news[0].encode()) < LONGEST_NEWS:
                    text += "\n" + self.news.pop(0)
                try:
                    if self.sending is None or self.sending.is_closed():
                        self.sending = await asyncpg.connect(self.url, timeout=GIVE_UP_S, command_timeout=GIVE_UP_S)
                        await self.sending.execute("SET synchronous_commit TO off")
                    await self.sending.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
                except BROKEN:
                    self.sending = None
                    self.news = [LOST_NEWS]
                    await asyncio.sleep(0 if self.closing else GIVE_UP_S)
                    if self.closing:
                        return

    # --- writing ---------------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Write all queued entries in batches."""
        while True:
            await self.has_work.wait()
            self.has_work.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self.write_batch(batch)
            if self.closing:
                return

    async def write_batch(self, batch: list[Waiting]) -> None:
        """Write one batch; of several entries for the same turn the first one wins."""
        first: dict[Turn, Waiting] = {}
        for item in batch:
            first.setdefault((item.table, item.entry.turn), item)
        try:
            await self.connect_writer()
            added = await self.add(first)
            failure = None
        except BROKEN as error:
            added, failure = frozenset[Turn](), self.failed("written", error)
            if self.writing is not None:
                self.writing.terminate()  # its state is unknown: the next batch opens a new one
        for item in batch:
            turn = (item.table, item.entry.turn)
            is_new = turn in added and first[turn] is item
            if is_new:
                self.publish(item.table, b"%s%d" % (NEWS, item.entry.turn))
            if not item.promise.done():
                if failure is not None:
                    item.promise.set_exception(failure)
                else:
                    item.promise.set_result(is_new)

    async def connect_writer(self) -> None:
        """Open the write connection if it is not usable."""
        if self.writing is None or self.writing.is_closed():
            self.writing = await asyncpg.connect(self.url, timeout=GIVE_UP_S, command_timeout=COMMAND_S)
            await make_durable(self.writing)

    async def add(self, first: dict[Turn, Waiting]) -> Set[Turn]:
        """Insert a batch; returns the (table, turn) pairs that were new."""
        batch = first.values()
        rows = [columns(item.table, item.entry, item.deciding) for item in batch]
        changes = [
            (item.table, item.index.status, item.index.wake, item.index.summary, item.entry.turn)
            for item in batch
            if item.index is not None
        ]
        given = [list(column) for column in zip(*rows, strict=True)]
        changed = [list(column) for column in zip(*changes, strict=True)] if changes else [[], [], [], [], []]
        values = (*given, *changed, len(rows))
        holding = [item for item in batch if item.index is not None and item.index.holders is not None]
        if not holding:
            return added_of(await self.writing.fetchrow(APPEND, *values), first)
        async with self.writing.transaction():
            added = added_of(await self.writing.fetchrow(APPEND, *values), first)
            for item in holding:
                if (item.table, item.entry.turn) in added and item.index is not None:
                    await write_holders(self.writing, item.table, item.entry.at, item.index)
        return added

    def append(self, table: str, entry: Entry, deciding: Seat, index: Index | None) -> "asyncio.Future[bool]":
        if self.pool is None or self.closing:
            raise StoreDown("the store is closed")
        promise: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(table, entry, deciding, index, promise))
        self.has_work.set()
        return promise

    async def create(
        self, table: str, created: int, header: Header, opener: str, index: Index, first: list[Entry]
    ) -> bool:
        if self.pool is None or self.closing:
            raise StoreDown("the store is closed")
        insert = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id"
        values = (table, created, index.status, int(header.listed), index.wake, ENCODER.encode(header).decode())
        try:
            async with self.pool.acquire() as db, db.transaction():
                if await db.fetchval(insert, *values, index.summary or "", opener) is None:
                    return False
                await write_holders(db, table, created, index)
                await db.executemany(INSERT, [columns(table, entry, -3) for entry in first])
        except BROKEN as error:
            raise self.failed("written", error) from None
        return True

    # --- the Database interface ------------------------------------------------------------------------------

    async def rows(self, query: str, *values: Any) -> list[Any]:
        return await self.fetch(numbered(query), *values)

    async def change(self, *steps: Step) -> list[list[Any]] | None:
        if self.pool is None or self.closing:
            raise StoreDown("the store is closed")
        found: list[list[Any]] = []
        try:
            async with self.pool.acquire() as db, db.transaction():
                for step in steps:
                    found.append(await db.fetch(numbered(step.query), *step.values))
                    if step.needed and not found[-1]:
                        raise NotFound
        except NotFound:
            return None
        except BROKEN as error:
            raise self.failed("written", error) from None
        return found

    # --- reading ---------------------------------------------------------------------------------------------

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        """Run a query; StoreDown on failure."""
        if self.pool is None:
            raise StoreDown("the store is closed")
        try:
            found: list[Any] = await self.pool.fetch(query, *values, timeout=GIVE_UP_S)
        except BROKEN as error:
            raise self.failed("read", error) from None
        return found

    async def header(self, table: str) -> Row | None:
        found = await self.fetch(f"{ROW} WHERE id = $1", table)
        return row_of(found[0]) if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT turn, at, seat, command, body FROM entries WHERE table_id = $1 AND turn > $2 ORDER BY turn"
        return entries_of(await self.fetch(query, table, after))

    async def listed(self, status: Status, limit: int) -> list[Row]:
        return rows_of(await self.fetch(LISTED.format("$1", "$2"), status, limit))

    async def count_listed(self, opener: str) -> int:
        query = "SELECT count(*) FROM tables WHERE listed = 1 AND opener <> '' AND opener = $1 AND status <> 'over'"
        return int((await self.fetch(query, opener))[0][0])

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        return rows_of(await self.fetch(MINE.format("$1", "$2"), holder, limit))

    async def lease_due(self, now: int, until: int, limit: int) -> list[str]:
        return [str(row[0]) for row in await self.fetch(LEASE, now, until, limit)]

    async def set_wake(self, table: str, wake: int | None, seen: int) -> None:
        await self.fetch("UPDATE tables SET wake = $1 WHERE id = $2 AND wake = $3 RETURNING id", wake, table, seen)

    async def names(self, after: str, limit: int) -> list[str]:
        query = 'SELECT id FROM tables WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2'
        return [str(row[0]) for row in await self.fetch(query, after, limit)]

    async def newest(self, tables: list[str]) -> dict[str, int]:
        turn = "(SELECT turn FROM entries e WHERE e.table_id = t.id ORDER BY turn DESC LIMIT 1)"
        rows = await self.fetch(f"SELECT id, {turn} FROM unnest($1::text[]) AS t (id)", tables)
        return {str(row[0]): int(row[1] or 0) for row in rows}

    async def start_service(self, now: int) -> Outages:
        return await self.heartbeat(now)

    async def heartbeat(self, now: int) -> Outages:
        # The first process after an outage writes it down; the row lock lets only one be the first.
        query = f"""
        WITH last AS (SELECT beat FROM service FOR UPDATE),
        noted AS (
            INSERT INTO outages SELECT beat, $1::bigint FROM last WHERE beat > 0 AND $1::bigint - beat > {DOWN_MS}
            ON CONFLICT DO NOTHING RETURNING since, until
        ),
        beaten AS (UPDATE service SET beat = greatest(beat, $1::bigint) RETURNING beat)
        SELECT since, until FROM noted UNION SELECT since, until FROM outages ORDER BY since DESC LIMIT {OUTAGES}
        """
        return tuple((row[0], row[1]) for row in await self.fetch(query, now))


@cache
def numbered(query: str) -> str:
    """A statement with $1, $2, … in the place of the question marks."""
    first, *rest = query.split("?")
    return first + "".join(f"${number}{text}" for number, text in enumerate(rest, 1))


def added_of(said: Any, first: dict[Turn, Waiting]) -> Set[Turn]:
    """The inserted (table, turn) pairs of a batch: all, or those returned by the database."""
    many, tables, turns = said
    return first.keys() if many == len(first) else frozenset(zip(tables or (), turns or (), strict=True))


async def write_holders(db: Any, table: str, created: int, index: Index) -> None:
    """Replace the (browser, seat) pairs of a table."""
    if index.holders is None:
        return
    await db.execute("DELETE FROM holders WHERE table_id = $1", table)
    await db.executemany(
        "INSERT INTO holders VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        [(holder, table, seat, created) for holder, seat in index.holders],
    )


async def make_durable(db: Any) -> None:
    """Make commits durable, whatever the server's default is."""
    if await db.fetchval("SHOW synchronous_commit") == "off":
        await db.execute("SET synchronous_commit TO on")


async def migrate(db: Any) -> None:
    """Run missing migrations in one transaction, one process at a time."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await db.execute(LEDGER)
        applied = [int(row[0]) for row in await db.fetch("SELECT number FROM migrations")]
        if applied and max(applied) > NEWEST:
            raise ValueError(f"it was written by a newer Triforium (schema {max(applied)}, ours is {NEWEST}); update")
        await db.execute("SET LOCAL lock_timeout = '5s'")  # running servers would wait for us
        for number, name, statements in missing(applied):
            for statement in statements:
                await db.execute(statement.format(clustered=""))
            now = time.time_ns() // 1_000_000
            await db.execute("INSERT INTO migrations VALUES ($1, $2, $3)", number, name, now)


def reason(error: BaseException) -> str:
    """A one-line error message without the URL and its password."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    return " ".join(str(error).split())[:200] or type(error).__name__


def place_of(url: str) -> str:
    """Host and port of a URL without user and password."""
    parts = urlsplit(url)
    return f"{parts.hostname}, port {parts.port or 5432}" if parts.hostname else "its socket"
