"""What looking a turn or two farther has found, as the tree that hints are told from."""

import math
from typing import Any, Final

from triforium.bots.judges.judge import Judge, sigmoid
from triforium.bots.next_turn import Breadth, End, NextTurn
from triforium.bots.search import SURE, Budget, Manner, Search
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

NEVER: Final = 1e-6


class TurnsAhead(Search):
    """One decision of one seat, by the judge of the simple bot; its points become shares of the victory."""

    def __init__(
        self, game: Game[Any], judge: Judge, world: State, rng: Rng, manner: Manner, plain: Judge, breadth: Breadth
    ) -> None:
        super().__init__(game, judge, world, rng, manner)
        self.plain: Final = plain
        self.breadth: Final = breadth

    def run(self, budget: Budget) -> None:
        """Every option with what it promises; those whose ends were looked at farther are the ones to trust."""
        world, seat = self.world, self.seat
        looks = NextTurn(self.plain, seat, self.breadth, budget.seconds)
        options = self.judge.candidates(world)
        if self.judge.is_quiet(world):
            values = looks.values(world, options)
            found = [End([option], world, value) for option, value in zip(options, values, strict=True)]
            looked = found
        else:
            found = looks.ends(world, options, seat)
            looked = looks.farther(found, self.breadth.here, self.breadth.turns)
        best = max(looked, key=by_value)
        hope = evidence(self.judge.rewards(best.state)[seat])
        for end in looked:
            self.plant(end.trail, sigmoid(hope + self.of_a_point() * (end.value - best.value)), SURE)
        for end in found[len(looked) :]:
            self.plant(end.trail, sigmoid(hope + self.of_a_point() * (end.value - found[0].value)), 0)
        self.root.visits = SURE

    def of_a_point(self) -> float:
        """How much evidence of a victory a point of the plain judge is: what its first feature weighs."""
        late = min(max(self.judge.progress(self.world), 0.0), 1.0)
        return (1.0 - late) * self.judge.early[0] + late * self.judge.late[0]


def by_value(end: End) -> float:
    """The greater the better."""
    return end.value


def evidence(share: float) -> float:
    """The opposite of a sigmoid."""
    share = min(max(share, NEVER), 1.0 - NEVER)
    return math.log(share / (1.0 - share))
