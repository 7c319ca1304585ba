"""Every game × edition × seat count × option value that must keep the contract."""

import os
from dataclasses import dataclass, field
from typing import Any

from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import GAMES, all_games

MANY = float(os.environ.get("TRIFORIUM_MANY", "1"))  # multiplies the number of random games
# Our games; or, for `./dev contract`, those that other packages brought.
OUTSIDE = bool(os.environ.get("TRIFORIUM_OUTSIDE"))
TESTED = [game for game in all_games() if game not in GAMES] if OUTSIDE else list(GAMES)
assert TESTED, "no installed package brings a game by the entry point group triforium.games"
# A game that is so many times as long as the others: fewer of it are played, and looked at less often.
LONG = {"stupor_mundi": 15}


@dataclass(frozen=True)
class Case:
    """One way to set a table."""

    game: Game[Any]
    edition: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        extra = "".join(f" {key}={value}" for key, value in self.options.items())
        return f"{self.game.key} {self.edition} {self.seats}p{extra}"

    def deal(self) -> State:
        """A fresh game."""
        state: State = self.game.deal(self.edition, self.seats, self.options)
        return state

    def length(self) -> int:
        """How many usual games it takes as long as."""
        return LONG.get(self.game.key, 1)

    def is_time_to_look(self, turn: int) -> bool:
        """Is a dear promise tried at this turn? In a long game every few turns are enough."""
        return turn % self.length() == 0


def seat_counts(game: Game[Any]) -> range:
    """How many can sit down."""
    return range(game.fewest_seats, game.most_seats + 1)


PLAIN = [Case(game, edition, seats) for game in TESTED for edition in game.editions() for seats in seat_counts(game)]
SEATS = {"solo": 1}  # options that matter only with so many seats; any other is tried with the most
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
    """Fresh games with their streams of chance; fewer where an option varies."""
    number = plain if not case.options else max(plain // 5, 2)
    number = max(1, int(number * MANY) // case.length())
    return [(case.deal(), Rng(seed + game)) for game in range(number)]
