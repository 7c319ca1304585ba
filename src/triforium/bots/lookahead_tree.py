"""The results of a turn lookahead as a tree, for hints."""

import math
from typing import Any, Final

from triforium.bots.judges.judge import Judge, sigmoid
from triforium.bots.search import VISITS_PER_LOOK, Budget, Search, SearchSettings
from triforium.bots.turn_lookahead import Breadth, TurnEnd, TurnLookahead
from triforium.core.action import Action
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

EPSILON: Final = 1e-6


class LookaheadTree(Search):
    """Turn lookahead with the greedy bot's judge; its points are converted to win probabilities."""

    def __init__(
        self,
        game: Game[Any],
        judge: Judge,
        world: State,
        rng: Rng,
        settings: SearchSettings,
        greedy_judge: Judge,
        breadth: Breadth,
    ) -> None:
        super().__init__(game, judge, world, rng, settings)
        self.greedy_judge: Final = greedy_judge
        self.breadth: Final = breadth

    def run(self, budget: Budget) -> None:
        """Evaluate every option; only those whose ends were searched further get visits."""
        world, seat = self.world, self.seat
        looks = TurnLookahead(self.greedy_judge, seat, self.breadth, budget.seconds)
        options = self.judge.candidates(world)
        if self.judge.is_quiet(world):
            values = looks.values(world, options)
            found = [TurnEnd([option], world, value) for option, value in zip(options, values, strict=True)]
            looked = found
        else:
            found = looks.ends(world, options, seat)
            looked = looks.search_further(found, self.breadth.here, self.breadth.turns)
        best = max(looked, key=by_value)
        hope = log_odds(self.judge.rewards(best.state)[seat])
        for end in looked:
            self.add_line(end.actions, self.share(hope, end.value - best.value), VISITS_PER_LOOK)
        for end in found[len(looked) :]:
            self.add_line(end.actions, self.share(hope, end.value - found[0].value), 0)
        self.root.visits = VISITS_PER_LOOK

    def compare(self, lines: list[list[Action]], budget: Budget) -> list[list[float]]:
        """The win probability after each of these lines, each searched as far as the best ends of a turn."""
        looks = TurnLookahead(self.greedy_judge, self.seat, self.breadth, budget.seconds)
        ends = [self.best_end(looks, line) for line in lines]
        best = max(ends, key=by_value)
        hope = log_odds(self.judge.rewards(best.state)[self.seat])
        if self.explains:
            self.leads = [self.judge.weighted_lead(self.world if end.state.over else end.state, 0) for end in ends]
        return [[self.share(hope, end.value - best.value)] * self.judge.seats(self.world) for end in ends]

    def best_end(self, looks: TurnLookahead, line: list[Action]) -> TurnEnd:
        """The best end of a turn that begins with these actions."""
        world = self.world.copy()
        for action in line[:-1]:
            world.take(action)
        if self.judge.is_quiet(world):
            return TurnEnd(line, world, looks.before_chance(world, line[-1]))
        ends = looks.ends(world, line[-1:], self.seat)
        return max(looks.search_further(ends, self.breadth.here, self.breadth.turns), key=by_value)

    def share(self, hope: float, points: float) -> float:
        """The win probability of an end that is this many points better than one with these log odds."""
        return sigmoid(hope + self.log_odds_per_point() * points)

    def log_odds_per_point(self) -> float:
        """The log odds of one point of the greedy judge: the weight of the fitted judge's first feature."""
        late = min(max(self.judge.progress(self.world), 0.0), 1.0)
        return (1.0 - late) * self.judge.early[0] + late * self.judge.late[0]


def by_value(end: TurnEnd) -> float:
    """Sort key."""
    return end.value


def log_odds(share: float) -> float:
    """The inverse of the sigmoid."""
    share = min(max(share, EPSILON), 1.0 - EPSILON)
    return math.log(share / (1.0 - share))
