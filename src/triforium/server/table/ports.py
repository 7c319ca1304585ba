"""Storage interface for tables and their journals; implemented for SQLite and PostgreSQL."""

from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

import msgspec

from triforium.core.errors import TableError
from triforium.server.table.entries import Entry, Header

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
Status = Literal["gathering", "playing", "over"]
Hear = Callable[[str, bytes], None]


class StoreDown(TableError):
    """A store operation failed; a write may or may not have happened, which shows when the store is back."""


class BadStore(TableError):
    """The store cannot be opened: wrong address, locked, or written by a newer version."""


class Index(msgspec.Struct):
    """The searchable columns of a table, updated in the same transaction as its journal."""

    status: Status
    wake: int | None  # when the table needs attention although nobody moves; milliseconds since 1970
    holders: list[tuple[str, int]] | None = None  # (browser, seat) pairs, held or lent; None: unchanged
    summary: str | None = None  # lobby summary as JSON; None: unchanged


class Row(msgspec.Struct):
    """A row of the table index."""

    id: str
    created: int
    status: Status
    header: Header
    summary: str
    yours: list[int] = []  # seats of the browser that asked for its own tables


class Store(Protocol):
    """Durable storage: acknowledged writes survive a crash of the process."""

    async def open(self) -> None:
        """Connect and run migrations; BadStore if that fails."""

    async def close(self) -> None:
        """Finish pending writes and disconnect."""

    async def create(self, table: str, created: int, header: Header, index: Index, first: list[Entry]) -> None:
        """Create a table with the first entries of its journal."""

    def append(self, table: str, entry: Entry, index: Index | None) -> Awaitable[bool]:
        """Append an entry durably; False if its turn is already taken; StoreDown on failure."""

    async def set_wake(self, table: str, wake: int | None) -> None:
        """Update when a table needs attention, without a journal entry."""

    async def header(self, table: str) -> Row | None:
        """The row of a table, or None."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The journal entries after this turn, in order."""

    async def listed(self, status: Status, limit: int) -> list[Row]:
        """Listed tables, newest first."""

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        """Tables where a browser holds or lends seats, newest first, with these seats."""

    async def due(self, before: int, limit: int) -> list[str]:
        """IDs of the tables that need attention."""

    async def names(self, after: str, limit: int) -> list[str]:
        """A page of all table IDs in order."""

    def whisper(self, table: str, payload: bytes) -> None:
        """Send a transient message to the other processes."""

    def listen(self, hear: Hear) -> None:
        """Register the callback for changes and messages of other processes; it gets a table ID and a payload."""


def with_seats(rows: list[Row], seats: list[int]) -> list[Row]:
    """Merge the rows of the same table, collecting their seats."""
    found: dict[str, Row] = {}
    for row, seat in zip(rows, seats, strict=True):
        found.setdefault(row.id, row).yours.append(seat)
    return list(found.values())


NEWS: Final = b"+"  # first byte of a notification of a new entry
