"""Stores of tables and their journals: SQLite and PostgreSQL."""

import logging
from typing import Any, Final, Protocol

import msgspec

from triforium.server.table.entries import HEADERS, Entry, read_body, write_body
from triforium.server.table.ports import BadStore, Damaged, Database, Row, Store

LOG: Final = logging.getLogger(__name__)
OF_EACH: Final = 5  # listed tables shown of one opener
LATEST: Final = 2000  # listed tables from which a page is chosen
OUTAGES: Final = 20  # kept
ROW: Final = "SELECT id, created, status, header, summary FROM tables "
# The newest tables, but only a few of each opener: nobody can fill a page.
LISTED: Final = f"""
SELECT id, created, status, header, summary FROM (
    SELECT *, row_number() OVER (
        PARTITION BY CASE WHEN opener = '' THEN id ELSE opener END ORDER BY created DESC, id
    ) AS nth FROM (
        SELECT * FROM tables WHERE listed = 1 AND status = {{0}} ORDER BY created DESC LIMIT {LATEST}
    ) AS newest
) AS numbered WHERE nth <= {OF_EACH} ORDER BY created DESC LIMIT {{1}}
"""
# A person may hold seats under the IDs of several browsers.
MINE: Final = """
SELECT id, t.created, status, header, summary, seat,
    (SELECT deciding FROM entries e WHERE e.table_id = t.id ORDER BY turn DESC LIMIT 1)
FROM holders h JOIN tables t ON t.id = h.table_id
WHERE holder IN (SELECT CAST({0} AS TEXT) UNION SELECT holder FROM holder_ids WHERE person = {0})
ORDER BY h.created DESC, id, seat LIMIT {1}
"""
Columns = tuple[str, int, int, int, str, str, int]


class AnyStore(Store, Database, Protocol):
    """SQLite or PostgreSQL: tables, and everything else."""


def open_store(url: str) -> AnyStore:
    """Create the store for a URL, without opening it."""
    if url.startswith("sqlite:///"):
        from triforium.server.store.sqlite import SqliteStore

        path = url.removeprefix("sqlite:///")
        if not path:
            raise BadStore("--store 'sqlite:///' has no file name; use sqlite:///FILE")
        return SqliteStore(path)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from triforium.server.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise BadStore("to use PostgreSQL, run: pip install 'triforium[postgres]'") from None
        return PostgresStore(url)
    raise BadStore(f"a store must be sqlite:///FILE or postgresql://…, not {scheme(url)!r}")


def scheme(url: str) -> str:
    """The part of a URL that can be logged; the rest may contain a password."""
    return url.split("://", 1)[0][:20] + "://…" if "://" in url else url[:20]


def columns(table: str, entry: Entry, deciding: int) -> Columns:
    """The columns of an entry."""
    return (table, entry.turn, entry.at, entry.seat, entry.command, write_body(entry.body), deciding)


UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError)


def entries_of(rows: list[Any]) -> list[Entry]:
    """Entries from their columns; Damaged if one cannot be decoded."""
    found: list[Entry] = []
    for row in rows:
        try:
            found.append(Entry(row[0], row[1], row[2], row[3], read_body(row[4])))
        except UNREADABLE as error:
            raise Damaged(f"entry {row[0]} cannot be decoded ({type(error).__name__})", found) from None
    return found


def row_of(row: Any) -> Row:
    """A table from its columns; Damaged if it cannot be decoded."""
    try:
        return Row(row[0], row[1], row[2], HEADERS.decode(row[3]), row[4], [])
    except UNREADABLE as error:
        raise Damaged(f"the stored data cannot be decoded ({type(error).__name__})", []) from None


def rows_of(rows: list[Any]) -> list[Row]:
    """A list of tables; one that cannot be read is left out, and logged. Seats of the same table are collected."""
    found: dict[str, Row] = {}
    for row in rows:
        try:
            table = found.setdefault(row[0], row_of(row))
        except Damaged:
            LOG.warning("unreadable-table", extra={"table": row[0]})
            continue
        if len(row) > 5:
            table.yours.append(row[5])
            table.deciding = row[6] if table.status == "playing" and row[6] is not None and row[6] >= 0 else None
    return list(found.values())
