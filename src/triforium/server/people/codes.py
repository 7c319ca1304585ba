"""Codes that somebody can carry to another device or send to a friend: 120 random bits, of which a hash is stored."""

from typing import Final

from triforium.server.table.identity import fingerprint
from triforium.server.table.ports import Randomness

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they look like others (Crockford's base 32)
LENGTH: Final = 24
GROUP: Final = 4
ALIKE: Final = str.maketrans("OIL", "011")


def new_code(random: Randomness) -> str:
    """A new code, in groups that can be copied by hand."""
    letters = "".join(LETTERS[random.below(len(LETTERS))] for _ in range(LENGTH))
    return "-".join(letters[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def code_hash(text: str) -> str:
    """The hash under which a code is stored, however it was typed; empty if it cannot be one."""
    letters = "".join(text[:100].upper().split()).replace("-", "").translate(ALIKE)
    return fingerprint(f"code {letters}") if len(letters) == LENGTH and set(letters) <= set(LETTERS) else ""
