"""Table IDs, secrets and tokens; the server stores only hashes of secrets."""

import hashlib
import secrets
import time
from typing import Final

TABLE_BYTES: Final = 9  # 72 bits, so that table IDs cannot be guessed
SECRET_BYTES: Final = 24
FINGERPRINT: Final = 32  # hex digits kept of the SHA-256 hash; secrets are random, so no salt is needed


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_table_id() -> str:
    """An unguessable, URL-safe table ID."""
    return secrets.token_urlsafe(TABLE_BYTES).replace("_", "a").replace("-", "b")


def is_table_id(name: str) -> bool:
    """Can this be a table ID? Checked before any store lookup."""
    return name.isascii() and name.isalnum()


def new_secret() -> str:
    """A new secret for a browser, an invitation or a program."""
    return secrets.token_urlsafe(SECRET_BYTES)


def fingerprint(secret: str) -> str:
    """The hash of a secret, which the server stores and compares instead of the secret."""
    return hashlib.sha256(secret.encode()).hexdigest()[:FINGERPRINT]


class SeatCredential:
    """A credential for one seat of one table: an invitation code or the token of a program."""

    def __init__(self, table: str, seat: int, secret: str) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret

    def __str__(self) -> str:
        return f"{self.table}.{self.seat}.{self.secret}"

    def fingerprint(self) -> str:
        """The hash that the server stores."""
        return fingerprint(str(self))


def new_credential(table: str, seat: int) -> SeatCredential:
    """A new credential for a seat."""
    return SeatCredential(table, seat, new_secret())


def read_credential(text: str) -> SeatCredential | None:
    """Parse a credential; None if the text cannot be one."""
    parts = text.split(".")
    if len(text) > 100 or len(parts) != 3 or not all(parts) or not text.isascii():
        return None
    table, seat, secret = parts
    return SeatCredential(table, int(seat), secret) if seat.isdigit() and len(seat) <= 2 else None
