"""How a language writes numbers: plural categories and thousands, from its language.toml; not compiled."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from triforium.core.errors import BadOption

RELATION: Final = re.compile(r"n(?: % ([0-9]+))? (!?=) ([0-9.,]+)")


class Relation:
    """A condition of a plural rule: n % 10 = 2..4."""

    def __init__(self, text: str) -> None:
        found = RELATION.fullmatch(text.strip())
        if found is None:
            raise BadOption(f"{text!r} is not a plural rule for integers; one looks like this: n % 10 = 2..4,9")
        self.modulus = int(found[1] or 0)
        self.equal = found[2] == "="
        self.numbers: set[int] = set()
        for part in found[3].split(","):
            first, _, last = part.partition("..")
            self.numbers.update(range(int(first), int(last or first) + 1))

    def holds(self, n: int) -> bool:
        """Does it hold for this number?"""
        return ((n % self.modulus if self.modulus else n) in self.numbers) == self.equal


class Numbers:
    """How a language writes numbers: plural categories and the sign between thousands."""

    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        self.thousands: str = data["thousands"]
        plural: dict[str, str] = data["plural"]
        self.rules = [(category, alternatives(rule)) for category, rule in plural.items() if rule]
        self.rest = next(category for category, rule in plural.items() if not rule)

    def plural(self, n: int) -> str:
        """The plural category of an integer."""
        for category, rule in self.rules:
            if any(all(relation.holds(abs(n)) for relation in relations) for relations in rule):
                return category
        return self.rest


def alternatives(rule: str) -> list[list[Relation]]:
    """A plural rule: alternatives, each of which is a list of relations that must all hold."""
    return [[Relation(text) for text in part.split(" and ")] for part in rule.split(" or ")]


@cache
def numbers_of(language: str) -> Numbers:
    """How a language writes numbers."""
    return Numbers(files("triforium.core").joinpath("words", language, "language.toml").read_text(encoding="utf-8"))
