"""Who somebody is: principals, secrets of browsers, credentials of seats, table IDs. Only hashes are stored."""

import base64
import hashlib
from typing import TYPE_CHECKING, Final

from triforium.core.action import Seat
from triforium.server.table.seats import Seats

if TYPE_CHECKING:
    from triforium.server.table.table import Table

TABLE_BYTES: Final = 9  # 72 bits, so that table IDs cannot be guessed
FINGERPRINT: Final = 32  # hex digits kept of the SHA-256 hash; secrets are random, so no salt is needed


class Principal:
    """Who sends a request: a person or a browser, by the IDs under which seats are held, or a program, by its token."""

    def __init__(
        self, holder: str = "", token: str = "", address: str = "", also: frozenset[str] = frozenset()
    ) -> None:
        self.holder = holder  # takes new seats
        self.holders = also | {holder} if holder else also  # holds seats
        self.token = token
        self.address = address
        self.known: tuple[Seats, list[Seat]] | None = None  # cache of `seats`, valid for one Seats object

    def seats(self, table: "Table") -> list[Seat]:
        """The seats that this principal plays."""
        seats = table.seats
        if self.known is None or self.known[0] is not seats:
            mine = [seat for seat, chair in enumerate(seats.chairs) if self.token and chair.token == self.token]
            self.known = (seats, mine if self.token else seats.held_by(self.holders))
        return self.known[1]

    def may_look(self, table: "Table") -> bool:
        """May this principal see the game? Players and lenders of a seat may; others if spectators are allowed."""
        return table.header.spectators or bool(self.seats(table)) or bool(table.seats.lent_by(self.holders))

    def is_host(self, table: "Table") -> bool:
        """Did this principal open the table?"""
        return table.header.host in self.holders


def table_id(secret: str) -> str:
    """An unguessable table ID, of letters and digits, made from a secret."""
    digest = hashlib.sha256(secret.encode()).digest()[:TABLE_BYTES]
    return base64.urlsafe_b64encode(digest).decode().replace("_", "a").replace("-", "b")


def is_table_id(name: str) -> bool:
    """Can this be a table ID? Checked before any store lookup."""
    return name.isascii() and name.isalnum()


def fingerprint(secret: str) -> str:
    """The hash of a secret, which the server stores and compares instead of the secret."""
    return hashlib.sha256(secret.encode()).hexdigest()[:FINGERPRINT]


class SeatCredential:
    """What opens one seat of one table: the code of an invitation, or the token of a program."""

    def __init__(self, table: str, seat: int, secret: str) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret

    def __str__(self) -> str:
        return f"{self.table}.{self.seat}.{self.secret}"

    def fingerprint(self) -> str:
        """The hash that the server stores."""
        return fingerprint(str(self))


def read_credential(text: str) -> SeatCredential | None:
    """Parse a credential; None if the text cannot be one."""
    parts = text.split(".")
    if len(text) > 100 or len(parts) != 3 or not all(parts) or not text.isascii():
        return None
    table, seat, secret = parts
    return SeatCredential(table, int(seat), secret) if seat.isdigit() and len(seat) <= 2 else None
