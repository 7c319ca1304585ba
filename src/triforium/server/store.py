"""Where tables are kept: one small interface, two real houses behind it."""

from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol

import msgspec

from triforium.core.errors import TableError
from triforium.server.journal import Entry, Header

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
Status = Literal["gathering", "playing", "over"]
Hear = Callable[[str, bytes], None]


class StoreDown(TableError):
    """The store cannot keep anything now; what was asked for did not happen, or it will be found when it is back."""


class BadStore(TableError):
    """The store cannot be used at all: wrong address, locked, newer than this program."""


class Index(msgspec.Struct):
    """What the hall looks tables up by; written in one transaction with the entry that changes it."""

    status: Status
    wake: int | None  # when the table must be looked at though nobody moves; milliseconds since 1970
    holders: list[tuple[str, int]] | None = None  # browsers and the seats they hold or may take back; None: as before
    summary: str | None = None  # what the lobby shows, as JSON; None: as before


class Row(msgspec.Struct):
    """A table as the hall lists it."""

    id: str
    created: int
    status: Status
    header: Header
    summary: str
    yours: list[int] = []  # the seats of whoever asked for their own tables


class Store(Protocol):
    """Keeps tables and their journals; whatever it has acknowledged survives the loss of the process."""

    async def open(self) -> None:
        """Connect, and bring the tables of the store up to date; BadStore if that cannot be."""

    async def close(self) -> None:
        """Finish what is under way, and let go."""

    async def create(self, table: str, created: int, header: Header, index: Index, first: list[Entry]) -> None:
        """A new table with the first entries of its journal."""

    def append(self, table: str, entry: Entry, index: Index | None) -> Awaitable[bool]:
        """Add an entry and sync; False if its turn is there already. StoreDown if it failed."""

    async def set_wake(self, table: str, wake: int | None) -> None:
        """Correct when a table must be looked at, though nothing has happened there."""

    async def header(self, table: str) -> Row | None:
        """The table, if there is one."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The journal behind this turn, in order."""

    async def listed(self, status: Status, limit: int) -> list[Row]:
        """Tables for everybody to see, newest first."""

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        """Tables at which a browser has a seat or lends one, newest first, and which seats."""

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables that must be looked at."""

    async def names(self, after: str, limit: int) -> list[str]:
        """The names of all tables in order, a page at a time."""

    def whisper(self, table: str, payload: bytes) -> None:
        """Tell the other processes something that need not be kept."""

    def listen(self, hear: Hear) -> None:
        """Call this with the name of a table and its new turn, or a whisper, whenever another process has news."""


def with_seats(rows: list[Row], seats: list[int]) -> list[Row]:
    """Each table once, with all the seats that it was found by."""
    found: dict[str, Row] = {}
    for row, seat in zip(rows, seats, strict=True):
        found.setdefault(row.id, row).yours.append(seat)
    return list(found.values())


NEWS: Final = b"+"  # the first byte of a notification that only says: there is a new entry


def open_store(url: str) -> Store:
    """The store behind an address, not yet opened."""
    if url.startswith("sqlite:///"):
        from triforium.server.sqlite_store import SqliteStore

        path = url.removeprefix("sqlite:///")
        if not path:
            raise BadStore("a store 'sqlite:///FILE' needs the name of a file")
        return SqliteStore(path)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from triforium.server.postgres_store import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise BadStore("to use PostgreSQL, run: pip install 'triforium[postgres]'") from None
        return PostgresStore(url)
    raise BadStore(f"a store is 'sqlite:///FILE' or 'postgresql://…', not {scheme(url)!r}")


def scheme(url: str) -> str:
    """The harmless part of an address; the rest may hold a password."""
    return url.split("://", 1)[0][:20] + "://…" if "://" in url else url[:20]
