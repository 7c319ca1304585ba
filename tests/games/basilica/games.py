"""Random games at every kind of table, for properties that hold in all of them."""

from collections.abc import Iterator
from itertools import product

from triforium.core.action import CHANCE, Action, verb_of
from triforium.core.rng import Rng
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import BURN, ORDER

EDITIONS = ("2022", "2010", "2022+ff", "2010+ff")
TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    *[(edition, {}) for edition in EDITIONS],
    ("2022", {"promotion_faces": "free", "burn_orders": "true"}),
    ("2022+ff", {"ff_remove_six": "false", "show_crowns": "true", "reshuffle": "lazy"}),
    ("2022", {"jester_adjacency": "none", "lone_jester": "own_colour", "promotion_tokens": "3"}),
    ("2010+ff", {"strongman": "presence", "promotion_faces": "free", "reshuffle": "lazy", "first_player": "black"}),
)


def decisions(edition: str, options: dict[str, str], seed: int) -> Iterator[Basilica]:
    """A random game, seen before each decision, those of chance included, and once more at its end."""
    s = BASILICA.deal(edition, 2, options)
    rng = Rng(seed)
    while not s.over:
        yield s
        s.take(some_order(s, rng) if seed % 2 else s.decision().pick(s, rng))
    yield s


def some_order(s: Basilica, rng: Rng) -> Action:
    """Any option, but mostly an order where an action is chosen: such games run out of tiles."""
    orders = [option for option in s.options() if verb_of(option) in (ORDER, BURN)]
    return orders[rng.below(len(orders))] if orders and rng.below(8) else s.decision().pick(s, rng)


def some_states(every: int, games: int) -> list[Basilica]:
    """States from random games of every kind, in which a player decides or the game is over."""
    found: list[Basilica] = []
    for (edition, options), game in product(TABLES, range(games)):
        for number, s in enumerate(decisions(edition, options, game * 98 + len(edition) + game)):
            if s.over or (s.deciding() != CHANCE and number % every == 0):
                found.append(s.copy())
    return found
