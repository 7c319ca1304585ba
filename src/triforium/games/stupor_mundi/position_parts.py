"""Shared by the readers of positions: fields, numbers, lists, and errors."""

import re
from typing import Final

from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.refusal import Refusal

MAX_NUMBER: Final = 100_000
HIDDEN: Final = re.compile(r"#([0-9]{1,2})")


def bad(line: str, sentence: str) -> Unreadable:
    """The error for a position: the line, and what is wrong with it."""
    return Unreadable(f"position, line {line}: {sentence}")


def refused(refusal: Refusal, text: str) -> IllegalAction:
    """The error for a move that the rules refuse."""
    return IllegalAction(refusal, f"{refusal.rule}: {text} is not allowed")


def read_number(line: str, name: str, text: str, minimum: int, maximum: int) -> int:
    """A number within bounds."""
    if not text.isascii() or not text.isdigit() or len(text) > 6 or not minimum <= int(text) <= maximum:
        raise bad(line, f"{name} is {text[:20]!r}, not a number from {minimum} to {maximum}")
    return int(text)


def read_fields(line: str, words: list[str], names: tuple[str, ...], extra: tuple[str, ...]) -> dict[str, str]:
    """Fields name=value in their fixed order; the extra ones are optional."""
    fields: dict[str, str] = {}
    order = [*names, *extra]
    last = -1
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in order or not value:
            raise bad(line, f"{word[:30]!r} is none of the fields {', '.join(order)}")
        if order.index(name) <= last:
            raise bad(line, f"the field {name} appears twice or out of order")
        last = order.index(name)
        fields[name] = value
    for name in names:
        if name not in fields:
            raise bad(line, f"the field {name} is missing")
    return fields


def items(text: str) -> list[str]:
    """A comma-separated list; a hyphen is an empty list."""
    return [] if text == "-" else text.split(",")


def read_pile(line: str, text: str, bare_number: bool) -> tuple[list[str], int]:
    """The names on top of a pile, and the number of others below them: 9, #9, E02,E04,#7 or a hyphen."""
    if bare_number and text.isascii() and text.isdigit():
        return [], read_number(line, "the pile", text, 0, 99)
    names = items(text)
    match = HIDDEN.fullmatch(names[-1]) if names else None
    if match is not None:
        return names[:-1], int(match.group(1))
    return names, 0
