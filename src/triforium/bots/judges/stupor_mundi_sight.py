"""Seeing a game of Stupor Mundi as the search does: the prospects of everybody beside each other."""

from math import tanh
from typing import ClassVar, Final

from triforium.bots.judges.judge import by_points, sigmoid
from triforium.bots.judges.stupor_mundi import StuporMundiJudge, rounds_left
from triforium.core.action import Action
from triforium.core.masks import count
from triforium.games.stupor_mundi.state import StuporMundi

USUAL_ROUNDS: Final = 8.0
# Alone there is nobody to beat but oneself: points that are as good as not, and how many more make a difference.
SOLO_GOAL: Final = 60.0
SOLO_SPREAD: Final = 15.0


class StuporMundiSight(StuporMundiJudge):
    """The judge of the simple bot, and what it leaves out: who is ahead in building, and by how much one can win."""

    features: ClassVar[tuple[str, ...]] = (
        "prospects",  # points, and what castle, court, workers, stores and deck are worth in points
        "points",  # on the track
        "structures",  # in the castle
        "sides",  # closed, each as often as it will still pay
        "allies",  # each as often as it will still come
        "abilities",  # each as often as it can still be used
        "resources",
        "coins",
        "hand",
        "ahead",  # in structures
        "first",  # whose turn it is
    )

    def __init__(self) -> None:
        super().__init__()
        self.early = [0.0] * len(self.features)
        self.late = [0.0] * len(self.features)
        self.bias = (0.0, 0.0)

    def candidates(self, s: StuporMundi) -> list[Action]:
        """What the simple bot would try."""
        return sorted(self.worth_trying(s, None))

    def is_quiet(self, s: StuporMundi) -> bool:
        """Between turns, edicts, incomes."""
        return self.is_pause(s)

    def progress(self, s: StuporMundi) -> float:
        """As far as one can tell from what ends the game."""
        return 1.0 - rounds_left(s) / USUAL_ROUNDS

    def seats(self, s: StuporMundi) -> int:
        return s.edition.seats

    def look(self, s: StuporMundi) -> list[list[float]]:
        rounds = rounds_left(s)
        found: list[list[float]] = []
        for seat in range(s.edition.seats):
            player = s.players[seat]
            built = count(player.castle)
            most = s.frederick_structures() if s.edition.solo else 0
            for other in range(s.edition.seats):
                if other != seat:
                    most = max(most, count(s.players[other].castle))
            sides = 0
            for spaces in s.edition.sides:
                if spaces & ~player.castle == 0:
                    sides += 1
            found.append(
                [
                    self.value(s, seat),
                    float(player.points),
                    float(built),
                    sides * rounds,
                    player.ally_count() * rounds,
                    count(player.abilities) * rounds,
                    float(player.stone + player.grain),
                    float(player.coins),
                    float(count(player.hand)),
                    tanh((built - most) / 2.0),
                    1.0 if s.active == seat else 0.0,
                ]
            )
        return found

    def rewards(self, s: StuporMundi) -> list[float]:
        """Alone what counts is the title (SM-SOLO-21)."""
        if s.edition.solo and not s.over:
            return [sigmoid((self.value(s, 0) - SOLO_GOAL) / SOLO_SPREAD)]
        return super().rewards(s)

    def results(self, s: StuporMundi) -> list[float]:
        if s.edition.solo:
            return [sigmoid((s.final[0] - SOLO_GOAL) / SOLO_SPREAD)]
        return by_points([float(points) for points in s.final])
