"""A turn farther: every end of the turn at hand, and the best of them looked at to the end of the next turn."""

import math
import time
from typing import Final

from triforium.bots.greedy_bot import AS_GOOD, best_completion
from triforium.bots.judges.judge import Judge
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.rng import Rng
from triforium.core.state import State

NOT_LOOKED_AT: Final = -1e9


class End:
    """How the turn at hand may end: what is chosen now, where that leads, and how good it looks there."""

    def __init__(self, first: Action, state: State, value: float) -> None:
        self.first: Final = first
        self.state: Final = state
        self.value: Final = value


class Breadth:
    """How many ends are looked at a turn farther: of the turn at hand, and of each one that chance may begin."""

    def __init__(self, here: int, after_chance: int) -> None:
        self.here: Final = here
        self.after_chance: Final = after_chance


class NextTurn:
    """One decision of one seat; it looks as broadly as it may, until the clock says stop."""

    def __init__(self, judge: Judge, seat: Seat, breadth: Breadth, seconds: float) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.breadth: Final = breadth
        self.deadline: Final = time.thread_time() + seconds

    def values(self, world: State, options: list[Action]) -> list[float]:
        """What every option promises."""
        if self.judge.is_quiet(world):
            return [self.before_chance(world, option) for option in options]
        found = [NOT_LOOKED_AT] * len(options)
        for end in self.farther(self.ends(world, options), self.breadth.here):
            at = options.index(end.first)
            found[at] = max(found[at], end.value)
        return found

    def before_chance(self, world: State, option: Action) -> float:
        """A choice that chance answers: every outcome by its weight."""
        judge = self.judge
        after = world.copy()
        after.take(option)
        outcomes = [] if after.over or after.deciding() != CHANCE else judge.outcomes(after)
        looks = self.breadth.after_chance
        if looks < 2 or not outcomes:
            return best_completion(judge, world, option, self.seat)
        total, weights = 0.0, 0.0
        for weight, outcome in outcomes:
            here = after.copy()
            here.take(outcome)
            if here.over or here.deciding() != self.seat:
                best = judge.value(here, self.seat)
            else:
                ends = self.farther(self.ends(here, judge.worth_trying(here, outcome)), looks)
                best = max([end.value for end in ends])
            total += float(weight) * best
            weights += float(weight)
        return total / weights

    def ends(self, world: State, options: list[Action]) -> list[End]:
        """Every end of the turn, the best first."""
        found: list[End] = []
        for option in options:
            self.add_ends(world, option, option, found)
        found.sort(key=lambda end: -end.value)
        return found

    def add_ends(self, world: State, action: Action, first: Action, found: list[End]) -> None:
        """On with the turn until it is over, or somebody else must speak."""
        judge = self.judge
        after = world.copy()
        after.take(action)
        if after.over or after.deciding() != self.seat or judge.is_quiet(after):
            found.append(End(first, after, judge.value(after, self.seat)))
            return
        for option in judge.worth_trying(after, action):
            self.add_ends(after, option, first, found)

    def farther(self, ends: list[End], looks: int) -> list[End]:
        """The best ends with the value that they have a turn later; all as they are, if one is not to look farther."""
        if looks < 2 or len(ends) < 2 or time.thread_time() >= self.deadline:
            return ends
        found: list[End] = []
        for end in ends[:looks]:
            found.append(End(end.first, end.state, self.next_turn(end.state)))
            if time.thread_time() >= self.deadline:
                break
        return found

    def next_turn(self, state: State) -> float:
        """How good it is after the next turn, whoever has it; what chance is about to bring, the judge has weighed."""
        judge = self.judge
        if state.over or state.deciding() == CHANCE:  # to draw it some times was tried, and was worse
            return judge.value(state, self.seat)
        seat = state.deciding()
        return max([best_completion(judge, state, option, seat) for option in judge.worth_trying(state, None)])


def turn_ahead(judge: Judge, world: State, rng: Rng, breadth: Breadth, warmth: float, seconds: float) -> Action:
    """What promises most; or, the warmer one is, something that promises nearly as much."""
    options = judge.worth_trying(world, None)
    if len(options) == 1:
        return options[0]
    values = NextTurn(judge, world.deciding(), breadth, seconds).values(world, options)
    top = max(values)
    if warmth <= 0.0:
        best = [option for option, value in zip(options, values, strict=True) if value >= top - AS_GOOD]
        return best[rng.below(len(best))]
    weights = [math.exp((value - top) / warmth) for value in values]
    left = sum(weights) * float(rng.below(1 << 24)) / float(1 << 24)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0.0:
            return option
    return options[-1]
