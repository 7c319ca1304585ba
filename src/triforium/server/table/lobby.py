"""Lobby summaries: what lists show of a table without loading its journal."""

import msgspec

from triforium.server.table.ports import Row
from triforium.server.table.seats import Seats
from triforium.server.table.table import Table


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in the lobby."""

    title: str
    kind: str
    name: str
    level: str


class Summary(msgspec.Struct, frozen=True):
    """The mutable part of a lobby row."""

    seats: list[SeatSummary]


class TableRow(msgspec.Struct, frozen=True):
    """A row in a list of tables."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    status: str
    created: int
    replay: bool
    clock: str
    seats: list[SeatSummary]
    yours: list[int]
    deciding: int | None = None  # whose turn it is; only in the list of one's own tables


def summary_of(table: Table, seats: Seats) -> str:
    """The summary as JSON for the store."""
    shown = [
        SeatSummary(table.game.seats[seat], chair.kind, chair.name, chair.level)
        for seat, chair in enumerate(seats.chairs)
    ]
    return msgspec.json.encode(Summary(shown)).decode()


def table_row(row: Row) -> TableRow:
    """A list row from a store row."""
    header = row.header
    seats = msgspec.json.decode(row.summary or '{"seats":[]}', type=Summary).seats
    return TableRow(
        row.id,
        header.game,
        header.edition,
        header.options,
        row.status,
        row.created,
        header.replay,
        header.clock.kind,
        seats,
        row.yours,
        row.deciding,
    )
