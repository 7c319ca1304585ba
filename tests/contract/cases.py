"""Every game × edition × seat count × option value that must keep the contract."""

import os
from dataclasses import dataclass, field
from typing import Any

from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import GAMES, all_games

# Multiplies the number of random games, states and positions in all tests; below 1 each game is also checked at fewer
# turns. 5 is at least what every change was tested with up to version 0.1.
MANY = float(os.environ.get("TRIFORIUM_MANY", "1"))
STRIDE = max(1, round(1 / MANY))  # expensive checks are made at every STRIDE-th turn
# Our games; or, for `./dev contract`, those of other packages.
OUTSIDE = bool(os.environ.get("TRIFORIUM_OUTSIDE"))
TESTED = [game for game in all_games() if game not in GAMES] if OUTSIDE else list(GAMES)
assert TESTED, "no installed package brings a game by the entry point group triforium.games"
# How many times as long as the others a game is: fewer are played, and they are checked at fewer turns.
LONG = {"stupor_mundi": 15}


@dataclass(frozen=True)
class Case:
    """A game with edition, seats and options."""

    game: Game[Any]
    edition: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        extra = "".join(f" {key}={value}" for key, value in self.options.items())
        return f"{self.game.key} {self.edition} {self.seats}p{extra}"

    def deal(self) -> State:
        """A new game."""
        state: State = self.game.deal(self.edition, self.seats, self.options)
        return state

    def length(self) -> int:
        """Its length relative to a typical game."""
        return LONG.get(self.game.key, 1)

    def is_time_to_look(self, turn: int) -> bool:
        """Whether expensive checks are made at this turn: always at the first, then at every N-th."""
        stride = self.length() * STRIDE
        return turn % stride == min(1, stride - 1)


def scaled(number: int, least: int = 1) -> int:
    """How many of something random to try: this number, times TRIFORIUM_MANY."""
    return max(least, round(number * MANY))


def seat_counts(game: Game[Any]) -> range:
    """The possible numbers of seats."""
    return range(game.fewest_seats, game.most_seats + 1)


PLAIN = [Case(game, edition, seats) for game in TESTED for edition in game.editions() for seats in seat_counts(game)]
SEATS = {"solo": 1}  # options that need this number of seats; all others are tried with the most seats
WITH_OPTIONS = [
    Case(game, "", SEATS.get(option.key, game.most_seats), {option.key: value})
    for game in TESTED
    for option in game.options()
    for value in option.values[1:]
] + [
    Case(game, game.editions()[-1], SEATS.get(option.key, game.most_seats), {option.key: value})
    for game in TESTED
    for option in game.options()[2:]
    for value in option.values[1:]
]
CASES = PLAIN + WITH_OPTIONS


def games(case: Case, plain: int, seed: int = 0) -> list[tuple[State, Rng]]:
    """New games, each with a random generator; fewer where an option varies."""
    number = plain if not case.options else max(plain // 5, 2)
    number = max(1, scaled(number) // case.length())
    return [(case.deal(), Rng(seed + game)) for game in range(number)]
