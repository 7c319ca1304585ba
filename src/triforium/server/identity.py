"""Who somebody is: long random words, of which the house keeps only the fingerprint."""

import hashlib
import secrets
import time
import zlib
from typing import Final, NamedTuple

TABLE_BYTES: Final = 9  # 72 bits: nobody finds a table by guessing
SECRET_BYTES: Final = 24
FINGERPRINT: Final = 32  # hex digits kept of a secret's hash; secrets are random, so no salt is needed


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_table_id() -> str:
    """A word that nobody can guess and everybody can put into an address."""
    return secrets.token_urlsafe(TABLE_BYTES).replace("_", "a").replace("-", "b")


class Place(NamedTuple):
    """Which of the processes of a house this is; every table lives in one of them."""

    number: int = 0
    of: int = 1

    def owner(self, table: str) -> int:
        """The process that a table lives in: every process of the house says the same."""
        return zlib.crc32(table.encode()) % self.of

    def owns(self, table: str) -> bool:
        """Does this table live here?"""
        return self.owner(table) == self.number

    def new_table_id(self) -> str:
        """A word for a table that lives here, so that nobody else need read it."""
        while True:
            name = new_table_id()
            if self.owns(name):
                return name


ALONE: Final = Place()


def is_table_id(name: str) -> bool:
    """Can a table have this name? Whatever else an address holds, no store need be asked about it."""
    return name.isascii() and name.isalnum()


def new_secret() -> str:
    """A secret word for a browser, an invitation or a program."""
    return secrets.token_urlsafe(SECRET_BYTES)


def fingerprint(secret: str) -> str:
    """What the house keeps of a secret: enough to know it again, too little to say it."""
    return hashlib.sha256(secret.encode()).hexdigest()[:FINGERPRINT]


class SeatWord:
    """A word for one seat of one table: an invitation, or the token of a program."""

    def __init__(self, table: str, seat: int, secret: str) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret

    def __str__(self) -> str:
        return f"{self.table}.{self.seat}.{self.secret}"

    def fingerprint(self) -> str:
        """What the house keeps of it."""
        return fingerprint(str(self))


def new_seat_word(table: str, seat: int) -> SeatWord:
    """A fresh word for a seat."""
    return SeatWord(table, seat, new_secret())


def read_seat_word(text: str) -> SeatWord | None:
    """The word that was written, or None if it cannot be one."""
    parts = text.split(".")
    if len(text) > 100 or len(parts) != 3 or not all(parts) or not text.isascii():
        return None
    table, seat, secret = parts
    return SeatWord(table, int(seat), secret) if seat.isdigit() and len(seat) <= 2 else None
