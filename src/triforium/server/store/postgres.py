"""PostgreSQL store, shared by several server processes: batched writes, change notifications (LISTEN/NOTIFY)."""

import asyncio
import contextlib
import ssl
from collections.abc import Set
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from triforium.server.store.migrations import LEDGER, NEWEST, missing
from triforium.server.table.entries import ENCODER, HEADERS, Entry, Header, read_what, write_what
from triforium.server.table.identity import new_secret, now
from triforium.server.table.ports import NEWS, BadStore, Hear, Index, Row, Status, StoreDown, with_seats

MOST_AT_ONCE: Final = 500
CHANNEL: Final = "triforium"
LONGEST_WHISPER: Final = 6000  # PostgreSQL limits notifications to 8000 bytes
GIVE_UP_S: Final = 5.0
COMMAND_S: Final = 30.0
MIGRATING: Final = 0x7472_6966  # key of the advisory lock for migrations
# asyncpg raises InternalClientError on an idle connection that was cut and does not know it yet.
BROKEN: Final = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncio.TimeoutError,
)

# One statement, one transaction: insert new entries, update their index rows, notify other processes (200 entries per
# notification fit into 8000 bytes). An older server reads such a notification as "any table" and checks all it has.
# The inserted entries are returned only if some were not new.
APPEND: Final = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[])
        AS g (table_id, turn, at, seat, command, body)
), added AS (
    INSERT INTO entries (table_id, turn, at, seat, command, body) SELECT * FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, turn
), changed AS (
    UPDATE tables SET status = c.status, wake = c.wake, summary = coalesce(c.summary, tables.summary)
    FROM unnest($7::text[], $8::text[], $9::bigint[], $10::text[], $11::int[]) AS c (id, status, wake, summary, turn)
    JOIN added ON added.table_id = c.id AND added.turn = c.turn
    WHERE tables.id = c.id
), told AS (
    SELECT pg_notify($12, $13 || ' +' || string_agg(table_id || ':' || turn, ' ')) AS done
    FROM (SELECT *, row_number() OVER () / 200 AS part FROM added) AS numbered GROUP BY part
)
SELECT count(*), (SELECT count(done) FROM told),
    CASE WHEN count(*) < $14 THEN array_agg(table_id) END, CASE WHEN count(*) < $14 THEN array_agg(turn) END
FROM added
"""
MINE: Final = (
    "SELECT id, t.created, status, header, summary, seat FROM holders h JOIN tables t ON t.id = h.table_id"
    " WHERE holder = $1 ORDER BY h.created DESC, id, seat LIMIT $2"
)
ROW: Final = "SELECT id, created, status, header, summary FROM tables "

Turn = tuple[str, int]  # table ID and entry number


class Waiting:
    """An entry queued for the next batch."""

    def __init__(self, table: str, entry: Entry, index: Index | None, promise: "asyncio.Future[bool]") -> None:
        self.table = table
        self.entry = entry
        self.index = index
        self.promise = promise


class PostgresStore:
    """A connection pool for reads, one connection for batched writes, one for notifications."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.me = new_secret()[:12]  # to ignore our own notifications
        self.pool: Any = None
        self.ear: Any = None
        self.pen: Any = None  # not pooled: the pool resets a connection each time it is returned
        self.hear: Hear | None = None
        self.waiting: list[Waiting] = []
        self.work = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=6, timeout=GIVE_UP_S, command_timeout=COMMAND_S, init=prepare
            )
            async with self.pool.acquire() as db:
                await migrate(db)
            await self.open_ear()
            await self.sharpen()
        except (*BROKEN, ValueError, ssl.SSLError) as error:
            await self.close()
            hint = f"is it running at {place_of(self.url)}, and is --store right?" if isinstance(error, OSError) else ""
            raise BadStore(f"PostgreSQL cannot be used: {reason(error)}; {hint}".removesuffix("; ")) from None
        self.tasks = [asyncio.create_task(self.write()), asyncio.create_task(self.keep_listening())]

    async def close(self) -> None:
        self.closing = True
        self.work.set()
        if self.tasks:
            await self.tasks[0]
            self.tasks[1].cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.tasks[1]
            if self.tasks[2:]:
                await asyncio.wait(self.tasks[2:], timeout=GIVE_UP_S)  # closing the pool cancels running queries
        for connection in (self.ear, self.pen, self.pool):
            if connection is not None:
                with contextlib.suppress(*BROKEN):
                    async with asyncio.timeout(GIVE_UP_S):
                        await connection.close()
        self.ear = self.pen = self.pool = None

    # --- notifications ---------------------------------------------------------------------------------------

    async def open_ear(self) -> None:
        """Open the connection that receives notifications."""
        self.ear = await asyncpg.connect(self.url, timeout=GIVE_UP_S)
        await self.ear.add_listener(CHANNEL, self.on_news)

    async def keep_listening(self) -> None:
        """Reconnect the listener when its connection is lost; every table then checks for missed entries."""
        while not self.closing:
            await asyncio.sleep(0.5)
            if self.ear is not None and not self.ear.is_closed():
                continue
            with contextlib.suppress(*BROKEN):
                await self.open_ear()
                if self.hear is not None:
                    self.hear("", NEWS)

    def on_news(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """Handle a notification of another process."""
        text = str(payload)
        if text.startswith(self.me) or self.hear is None:
            return
        _, table, what = text.split(" ", 2)
        if table:
            self.hear(table, what.encode())
            return
        for word in what[1:].split():
            table, _, turn = word.partition(":")
            self.hear(table, NEWS + turn.encode())

    def listen(self, hear: Hear) -> None:
        self.hear = hear

    def whisper(self, table: str, payload: bytes) -> None:
        if self.pool is None or self.closing or len(payload) > LONGEST_WHISPER:
            return
        task = asyncio.create_task(self.send(f"{self.me} {table} {payload.decode()}"))
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    async def send(self, payload: str) -> None:
        """Send a notification, ignoring failures."""
        with contextlib.suppress(*BROKEN):
            await self.pool.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    # --- writing ---------------------------------------------------------------------------------------------

    async def write(self) -> None:
        """Writer task: write all queued entries in batches."""
        while True:
            await self.work.wait()
            self.work.clear()
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
            await self.sharpen()
            added = await self.add(first)
            failure = None
        except BROKEN as error:
            added, failure = frozenset[Turn](), StoreDown(f"the store cannot be written: {reason(error)}")
            if self.pen is not None:
                self.pen.terminate()  # its state is unknown: the next batch opens a new one
        for item in batch:
            turn = (item.table, item.entry.turn)
            if not item.promise.done():
                if failure is not None:
                    item.promise.set_exception(failure)
                else:
                    item.promise.set_result(turn in added and first[turn] is item)

    async def sharpen(self) -> None:
        """Open the write connection if it is not usable."""
        if self.pen is None or self.pen.is_closed():
            self.pen = await asyncpg.connect(self.url, timeout=GIVE_UP_S, command_timeout=COMMAND_S)
            await prepare(self.pen)

    async def add(self, first: dict[Turn, Waiting]) -> Set[Turn]:
        """Insert a batch; returns the (table, turn) pairs that were new."""
        batch = first.values()
        rows = [columns(item.table, item.entry) for item in batch]
        changes = [
            (item.table, item.index.status, item.index.wake, item.index.summary, item.entry.turn)
            for item in batch
            if item.index is not None
        ]
        given = [list(column) for column in zip(*rows, strict=True)]
        changed = [list(column) for column in zip(*changes, strict=True)] if changes else [[], [], [], [], []]
        values = (*given, *changed, CHANNEL, f"{self.me} ", len(rows))
        holding = [item for item in batch if item.index is not None and item.index.holders is not None]
        if not holding:
            return added_of(await self.pen.fetchrow(APPEND, *values), first)
        async with self.pen.transaction():
            added = added_of(await self.pen.fetchrow(APPEND, *values), first)
            for item in holding:
                if (item.table, item.entry.turn) in added and item.index is not None:
                    await write_holders(self.pen, item.table, item.entry.at, item.index)
        return added

    def append(self, table: str, entry: Entry, index: Index | None) -> "asyncio.Future[bool]":
        if self.pool is None or self.closing:
            raise StoreDown("the store is closed")
        promise: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(table, entry, index, promise))
        self.work.set()
        return promise

    async def create(self, table: str, created: int, header: Header, index: Index, first: list[Entry]) -> None:
        if self.pool is None or self.closing:
            raise StoreDown("the store is closed")
        values = (table, created, index.status, int(header.listed), index.wake, ENCODER.encode(header).decode())
        try:
            async with self.pool.acquire() as db, db.transaction():
                await db.execute("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7)", *values, index.summary or "")
                await write_holders(db, table, created, index)
                await db.executemany(
                    "INSERT INTO entries (table_id, turn, at, seat, command, body) VALUES ($1, $2, $3, $4, $5, $6)",
                    [columns(table, entry) for entry in first],
                )
        except BROKEN as error:
            raise StoreDown(f"the store cannot be written: {reason(error)}") from None

    # --- looking things up -----------------------------------------------------------------------------------

    async def fetch(self, query: str, *values: Any) -> list[Any]:
        """Run a query; StoreDown on failure."""
        if self.pool is None:
            raise StoreDown("the store is closed")
        try:
            found: list[Any] = await self.pool.fetch(query, *values, timeout=GIVE_UP_S)
        except BROKEN as error:
            raise StoreDown(f"the store cannot be read: {reason(error)}") from None
        return found

    async def rows(self, rest: str, *values: Any) -> list[Row]:
        """Rows of the table index."""
        found = await self.fetch(ROW + rest, *values)
        return [row_of(row) for row in found]

    async def set_wake(self, table: str, wake: int | None) -> None:
        await self.fetch("UPDATE tables SET wake = $1 WHERE id = $2 RETURNING id", wake, table)

    async def header(self, table: str) -> Row | None:
        found = await self.rows("WHERE id = $1", table)
        return found[0] if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT turn, at, seat, command, body FROM entries WHERE table_id = $1 AND turn > $2 ORDER BY turn"
        rows = await self.fetch(query, table, after)
        return [Entry(row[0], row[1], row[2], row[3], read_what(row[4])) for row in rows]

    async def listed(self, status: Status, limit: int) -> list[Row]:
        return await self.rows("WHERE listed = 1 AND status = $1 ORDER BY created DESC LIMIT $2", status, limit)

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        found = await self.fetch(MINE, holder, limit)
        return with_seats([row_of(row) for row in found], [row[5] for row in found])

    async def due(self, before: int, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= $1 ORDER BY wake LIMIT $2"
        return [str(row[0]) for row in await self.fetch(query, before, limit)]

    async def names(self, after: str, limit: int) -> list[str]:
        query = 'SELECT id FROM tables WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2'
        return [str(row[0]) for row in await self.fetch(query, after, limit)]


def added_of(said: Any, first: dict[Turn, Waiting]) -> Set[Turn]:
    """The inserted (table, turn) pairs of a batch: all, or those returned by the database."""
    many, _, tables, turns = said
    return first.keys() if many == len(first) else frozenset(zip(tables or (), turns or (), strict=True))


def row_of(row: Any) -> Row:
    """A Row from its columns."""
    return Row(row[0], row[1], row[2], HEADERS.decode(row[3]), row[4], [])


def columns(table: str, entry: Entry) -> tuple[str, int, int, int, str, str]:
    """The columns of an entry."""
    return (table, entry.turn, entry.at, entry.seat, entry.command, write_what(entry.what))


async def write_holders(db: Any, table: str, created: int, index: Index) -> None:
    """Replace the (browser, seat) pairs of a table."""
    if index.holders is None:
        return
    await db.execute("DELETE FROM holders WHERE table_id = $1", table)
    await db.executemany(
        "INSERT INTO holders VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        [(holder, table, seat, created) for holder, seat in index.holders],
    )


async def prepare(db: Any) -> None:
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
            await db.execute("INSERT INTO migrations VALUES ($1, $2, $3)", number, name, now())


def reason(error: BaseException) -> str:
    """A one-line error message without the URL and its password."""
    if isinstance(error, (TimeoutError, asyncio.TimeoutError)):
        return "it does not answer"
    return " ".join(str(error).split())[:200] or type(error).__name__


def place_of(url: str) -> str:
    """Host and port of a URL without user and password."""
    parts = urlsplit(url)
    return f"{parts.hostname}, port {parts.port or 5432}" if parts.hostname else "its socket"
