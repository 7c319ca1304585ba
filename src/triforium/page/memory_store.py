"""A store in memory, for a browser that lets a page store nothing: games end with the tab."""

from triforium.core.action import NOBODY, Seat
from triforium.server.store import OF_EACH
from triforium.server.table.entries import Entry, Header
from triforium.server.table.ports import Index, OnNews, Outages, Row, Status, StoreDown


class Kept:
    """A table with its journal and index."""

    def __init__(self, row: Row, opener: str, index: Index) -> None:
        self.row = row
        self.opener = opener
        self.wake = index.wake
        self.holders = index.holders or []
        self.held = row.created
        self.entries: dict[int, Entry] = {}
        self.deciding: Seat = NOBODY

    def change(self, index: Index, at: int) -> None:
        """Update the index."""
        self.row.status, self.wake = index.status, index.wake
        if index.summary is not None:
            self.row.summary = index.summary
        if index.holders is not None:
            self.holders, self.held = index.holders, at


class MemoryStore:
    """Nothing outlives it, and nobody shares it."""

    is_shared = False
    is_incomplete = False

    def __init__(self) -> None:
        self.failures = 0
        self.tables: dict[str, Kept] = {}
        self.is_open = False

    async def open(self) -> None:
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False

    def kept(self) -> dict[str, Kept]:
        """All tables; StoreDown if the store is closed."""
        if not self.is_open:
            raise StoreDown("the store is closed")
        return self.tables

    async def create(
        self, table: str, created: int, header: Header, opener: str, index: Index, first: list[Entry]
    ) -> bool:
        if table in self.kept():
            return False
        kept = Kept(Row(table, created, index.status, header, index.summary or ""), opener, index)
        kept.entries = {entry.turn: entry for entry in first}
        self.tables[table] = kept
        return True

    async def append(self, table: str, entry: Entry, deciding: Seat, index: Index | None) -> bool:
        kept = self.kept()[table]
        if entry.turn in kept.entries:
            return False
        kept.entries[entry.turn] = entry
        kept.deciding = deciding
        if index is not None:
            kept.change(index, entry.at)
        return True

    async def header(self, table: str) -> Row | None:
        kept = self.kept().get(table)
        return None if kept is None else kept.row

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        kept = self.kept().get(table)
        return [] if kept is None else [entry for turn, entry in sorted(kept.entries.items()) if turn > after]

    async def listed(self, status: Status, limit: int) -> list[Row]:
        found = [one for one in self.kept().values() if one.row.header.listed and one.row.status == status]
        shown: list[Row] = []
        seen: dict[str, int] = {}
        for one in sorted(found, key=lambda one: (-one.row.created, one.row.id)):
            opener = one.opener or one.row.id
            seen[opener] = seen.get(opener, 0) + 1
            if seen[opener] <= OF_EACH:
                shown.append(one.row)
        return shown[:limit]

    async def count_listed(self, opener: str) -> int:
        mine = [one.row for one in self.kept().values() if opener and one.opener == opener]
        return sum(row.header.listed and row.status != "over" for row in mine)

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        found: list[Row] = []
        for one in sorted(self.kept().values(), key=lambda one: (-one.held, -one.row.created, one.row.id)):
            seats = sorted(seat for who, seat in one.holders if who == holder)
            if seats:
                row, turn = one.row, one.deciding if one.row.status == "playing" and one.deciding >= 0 else None
                found.append(Row(row.id, row.created, row.status, row.header, row.summary, seats, turn))
        return found[:limit]

    async def lease_due(self, now: int, until: int, limit: int) -> list[str]:
        due = [one for one in self.kept().values() if one.wake is not None and one.wake <= now][:limit]
        for one in due:
            one.wake = until
        return [one.row.id for one in due]

    async def set_wake(self, table: str, wake: int | None, seen: int) -> None:
        if self.kept()[table].wake == seen:
            self.tables[table].wake = wake

    async def names(self, after: str, limit: int) -> list[str]:
        return [name for name in sorted(self.kept()) if name > after][:limit]

    async def newest(self, tables: list[str]) -> dict[str, int]:
        return {}  # nobody else writes

    async def start_service(self, now: int) -> Outages:
        return ()

    async def heartbeat(self, now: int) -> Outages:
        return ()

    async def remove(self, table: str) -> None:
        """Delete a table and its journal."""
        self.kept().pop(table, None)

    def publish(self, table: str, payload: bytes) -> None:
        """Nobody else shares it."""

    def subscribe(self, on_news: OnNews) -> None:
        """Nobody else shares it, so nothing ever calls this."""
