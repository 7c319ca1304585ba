"""IndexedDB as a store. Two tabs share it, as two servers share a PostgreSQL: (table, turn) is the key of an entry."""

import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from triforium.core.action import Seat
from triforium.server.store import OF_EACH, OUTAGES, columns, entries_of, row_of, rows_of
from triforium.server.table.entries import ENCODER, Entry, Header
from triforium.server.table.ports import NEWS, BadStore, Index, OnNews, Outages, Row, Status, StoreDown

LOG: Final = logging.getLogger(__name__)
DOWN_MS: Final = 30_000  # a longer time without a heartbeat is an outage
NEWER: Final = "VersionError"
Call = Callable[[str, str], Awaitable[str]]


class NewerStore(BadStore):
    """A newer version of Triforium has written the games."""


class IndexedDbStore:
    """The database of this browser, which all its tabs may write; `post` sends a text to the other tabs."""

    # `call` runs an operation of web/src/page/database.ts in one transaction: its name, its arguments as JSON, and its
    # result as JSON: {"result": …} or {"error": …}.

    is_shared = True
    is_incomplete = False

    def __init__(self, call: Call, post: Callable[[str], None]) -> None:
        self.call = call
        self.post = post
        self.failures = 0
        self.is_open = False
        self.on_news: OnNews | None = None

    async def run(self, operation: str, *args: Any) -> Any:
        """The result of an operation; StoreDown if it failed."""
        if not self.is_open:
            raise StoreDown("the store is closed")
        answer = json.loads(await self.call(operation, json.dumps(args)))
        if "error" in answer:
            self.failures += 1
            LOG.error("store-failed", extra={"problem": answer["error"]})
            raise StoreDown(f"the store cannot be used: {answer['error']}")
        return answer["result"]

    async def open(self) -> None:
        answer = json.loads(await self.call("open", "[]"))
        if "error" in answer and answer["error"].startswith(NEWER):
            raise NewerStore("the games of this browser were written by a newer Triforium; load the page again")
        if "error" in answer:
            raise BadStore(f"the games of this browser cannot be opened: {answer['error']}")
        self.is_open = True

    async def close(self) -> None:
        if self.is_open:
            await self.run("close")
        self.is_open = False

    async def create(
        self, table: str, created: int, header: Header, opener: str, index: Index, first: list[Entry]
    ) -> bool:
        text = ENCODER.encode(header).decode()
        row = [table, created, index.status, int(header.listed), index.wake, text, index.summary or "", opener]
        entries = [columns(table, entry, -3) for entry in first]
        return bool(await self.run("create", row, index.holders or [], entries))

    async def append(self, table: str, entry: Entry, deciding: Seat, index: Index | None) -> bool:
        change = None if index is None else [index.status, index.wake, index.summary, index.holders]
        added = bool(await self.run("append", columns(table, entry, deciding), change))
        if added:
            self.publish(table, b"%s%d" % (NEWS, entry.turn))
        return added

    async def header(self, table: str) -> Row | None:
        found = await self.run("row", table)
        return row_of(found) if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return entries_of(await self.run("entries", table, after))

    async def listed(self, status: Status, limit: int) -> list[Row]:
        return rows_of(await self.run("listed", status, OF_EACH, limit))

    async def count_listed(self, opener: str) -> int:
        return int(await self.run("countListed", opener))

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        return rows_of(await self.run("heldBy", holder, limit))

    async def lease_due(self, now: int, until: int, limit: int) -> list[str]:
        return [str(name) for name in await self.run("leaseDue", now, until, limit)]

    async def set_wake(self, table: str, wake: int | None, seen: int) -> None:
        await self.run("setWake", table, wake, seen)

    async def names(self, after: str, limit: int) -> list[str]:
        return [str(name) for name in await self.run("names", after, limit)]

    async def newest(self, tables: list[str]) -> dict[str, int]:
        return {str(table): int(turn) for table, turn in await self.run("newest", tables)}

    async def start_service(self, now: int) -> Outages:
        return await self.heartbeat(now)

    async def heartbeat(self, now: int) -> Outages:
        found = await self.run("heartbeat", now, DOWN_MS, OUTAGES)
        return tuple((since, until) for since, until in found)

    async def remove(self, table: str) -> None:
        """Delete a table and its journal."""
        await self.run("remove", table)

    def publish(self, table: str, payload: bytes) -> None:
        self.post(f"{table} {payload.decode()}")

    def subscribe(self, on_news: OnNews) -> None:
        self.on_news = on_news

    def hear(self, process: str, text: str) -> None:
        """Another tab has published something."""
        table, _, payload = text.partition(" ")
        if self.on_news is not None:
            self.on_news(process, table, payload.encode())
