"""Parts of written positions that several games share: named fields, options, lists, piles."""

import re
from typing import Final

from triforium.core.errors import Unreadable
from triforium.core.game import Edition
from triforium.core.nouns import NOTHING
from triforium.core.options import TableOption

HIDDEN: Final = re.compile(r"#([0-9]{1,2})")


def bad(where: str, sentence: str) -> Unreadable:
    """The error for a position: the place, and what is wrong there."""
    return Unreadable(f"position, {where}: {sentence}")


def read_fields(words: list[str], names: list[str], sign: str, where: str = "") -> dict[str, str]:
    """Fields such as q:3/0, each once and in the order of `names`; a name that ends with ? may be left out."""
    order = [name.removesuffix("?") for name in names]
    place = f"position, {where}" if where else "position"
    mark = sign if sign == ":" else ""
    fields: dict[str, str] = {}
    last = -1
    for word in words:
        name, found, value = word.partition(sign)
        if not found or name not in order or (sign == "=" and not value):
            raise Unreadable(f"{place}: {word[:30]!r} is none of the fields {', '.join(n + mark for n in order)}")
        if order.index(name) <= last:
            raise Unreadable(f"{place}: the field {name}{mark} appears twice or out of order")
        last = order.index(name)
        fields[name] = value
    for name in names:
        if not name.endswith("?") and name not in fields:
            raise Unreadable(f"{place}: the field {name}{mark} is missing")
    return fields


def read_options(text: str, separator: str, where: str) -> dict[str, str]:
    """Options that differ from the default: name=value, each once."""
    options: dict[str, str] = {}
    for part in text.split(separator) if text else []:
        name, equals, value = part.partition("=")
        if not equals or name in options:
            raise bad(where, f"{part[:30]!r} is not name=value, each name once")
        options[name] = value
    return options


def other_options(known: tuple[TableOption, ...], edition: Edition) -> list[str]:
    """The options that differ from the default, as name=value."""
    chosen = edition.options
    return [f"{option.key}={chosen[option.key]}" for option in known if chosen[option.key] != option.default()]


def read_number(where: str, name: str, text: str, least: int, most: int) -> int:
    """A number within bounds."""
    if not text.isascii() or not text.isdigit() or len(text) > 6 or not least <= int(text) <= most:
        raise bad(where, f"{name} is {text[:20]!r}, not a number from {least} to {most}")
    return int(text)


def listed(names: list[str]) -> str:
    """Names with commas between them; a hyphen if there are none."""
    return ",".join(names) or NOTHING


def items(text: str) -> list[str]:
    """The items of a list with commas; a hyphen is an empty list."""
    return [] if text == NOTHING else text.split(",")


def pile_text(names: list[str], size: int, mark: str) -> str:
    """A pile: its size if nothing of it is fixed, else its top and the number of the others; # marks a number."""
    if not names:
        return f"{mark}{size}" if size or not mark else NOTHING
    return ",".join(names) + (f",#{size - len(names)}" if size > len(names) else "")
