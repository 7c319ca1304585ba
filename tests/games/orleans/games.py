"""Random games at every kind of table, for properties that hold in all of them."""

from collections.abc import Iterator
from itertools import product

from triforium.core.action import CHANCE, act
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import PLACE, REST

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    *[(level, seats, {}) for level in ("normal", "expert") for seats in (2, 3, 4)],
    ("normal", 3, {"bag_ledger": "full", "blueprint_choice": "auto"}),
    ("expert", 4, {"bag_ledger": "hidden", "first_seat": "random"}),
)


def decisions(level: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Orleans]:
    """A random game that rings the bell late, seen before each decision, and once more at its end."""
    s = ORLEANS.deal(level, seats, options)
    rng = Rng(seed)
    while not s.over:
        yield s
        s.take(late_bell(s, rng))
    yield s


def late_bell(s: Orleans, rng: Rng) -> int:
    """Any option, but the bell only if nothing else is left, and a rest now and then."""
    options = s.options()
    if s.deciding() == CHANCE:
        return s.decision().pick(s, rng)
    if options[-1] == act(REST) and rng.below(3) == 0:
        return options[-1]
    others = [option for option in options if option != act(PLACE, s.edition.bell)] or options
    return others[rng.below(len(others))]


def some_states(every: int, games: int) -> list[Orleans]:
    """States from random games of every kind, in which a seat decides or the game is over."""
    found: list[Orleans] = []
    for (level, seats, options), game in product(TABLES, range(games)):
        for number, s in enumerate(decisions(level, seats, options, game * 31 + seats)):
            if s.over or (s.deciding() != CHANCE and number % every == 0):
                found.append(s.copy())
    return found
