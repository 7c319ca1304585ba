"""Turn lookahead: all ends of the current turn, then the best of them one or two turns further."""

import time
from typing import Final

from triforium.bots.greedy_bot import TIE_TOLERANCE, best_completion
from triforium.bots.judges.judge import Judge
from triforium.bots.softmax import softmax_index
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.rng import Rng
from triforium.core.state import State

UNEXPLORED: Final = -1e9

Outcomes = list[tuple[int, Action]]  # outcomes of a chance decision with their weights


class TurnEnd:
    """One possible end of a turn: the actions, the state they lead to, and its value."""

    def __init__(self, actions: list[Action], state: State, value: float) -> None:
        self.actions: Final = actions
        self.state: Final = state
        self.value: Final = value


class Breadth:
    """How many ends are searched further, of the current turn and after each chance outcome, and to which depth."""

    def __init__(self, here: int, after_chance: int, turns: int = 1) -> None:
        self.here: Final = here
        self.after_chance: Final = after_chance
        self.turns: Final = turns


class TurnLookahead:
    """Searches one decision of one seat until the breadth or the time is used up."""

    def __init__(self, judge: Judge, seat: Seat, breadth: Breadth, seconds: float) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.breadth: Final = breadth
        self.deadline: Final = time.thread_time() + seconds

    def is_late(self) -> bool:
        """Has the deadline passed?"""
        return time.thread_time() >= self.deadline

    def values(self, world: State, options: list[Action]) -> list[float]:
        """The value of each option."""
        if self.judge.is_quiet(world):
            return [self.before_chance(world, option) for option in options]
        found = [UNEXPLORED] * len(options)
        for end in self.search_further(self.ends(world, options, self.seat), self.breadth.here, self.breadth.turns):
            at = options.index(end.actions[0])
            found[at] = max(found[at], end.value)
        return found

    def before_chance(self, world: State, option: Action) -> float:
        """The value of an option that is followed by a chance decision: the weighted mean of its outcomes."""
        after = world.copy()
        after.take(option)
        outcomes = self.outcomes(after)
        if not self.breadth.after_chance or not outcomes:
            return best_completion(self.judge, world, option, self.seat)
        return self.mean_over_outcomes(after, outcomes, self.seat, self.breadth.after_chance, self.breadth.turns)

    def outcomes(self, state: State) -> Outcomes:
        """The outcomes of the current chance decision; empty if there is none."""
        return [] if state.over or state.deciding() != CHANCE else self.judge.outcomes(state)

    def mean_over_outcomes(self, state: State, outcomes: Outcomes, seat: Seat, looks: int, turns: int) -> float:
        """The weighted mean, over the outcomes, of the best that a seat can do after each, searched `turns` deep."""
        judge = self.judge
        total, weights = 0.0, 0.0
        for weight, outcome in outcomes:
            here = state.copy()
            here.take(outcome)
            if here.over or here.deciding() != seat:
                best = judge.value(here, seat)
            else:
                ends = self.ends(here, judge.worth_trying(here, outcome), seat)
                best = max([end.value for end in self.search_further(ends, looks, turns)])
            total += float(weight) * best
            weights += float(weight)
        return total / weights

    def ends(self, world: State, options: list[Action], seat: Seat) -> list[TurnEnd]:
        """All ends of the turn, best first."""
        found: list[TurnEnd] = []
        for option in options:
            self.add_ends(world, [option], seat, found)
        found.sort(key=lambda end: -end.value)
        return found

    def add_ends(self, world: State, actions: list[Action], seat: Seat, found: list[TurnEnd]) -> None:
        """Add all ends of the turn after these actions to `found`."""
        judge = self.judge
        after = world.copy()
        after.take(actions[-1])
        if after.over or after.deciding() != seat or judge.is_quiet(after):
            found.append(TurnEnd(actions, after, judge.value(after, seat)))
            return
        for option in judge.worth_trying(after, actions[-1]):
            self.add_ends(after, [*actions, option], seat, found)

    def search_further(self, ends: list[TurnEnd], looks: int, turns: int) -> list[TurnEnd]:
        """The best ends with their values some turns later; all ends unchanged if `looks` is 0 or time is up."""
        if not looks or self.is_late():
            return ends
        found: list[TurnEnd] = []
        for end in ends[:looks]:
            value = self.turns_later(end.state, turns)
            if found and self.is_late():
                break  # a search that was cut short is not comparable
            found.append(TurnEnd(end.actions, end.state, value))
        return found

    def turns_later(self, state: State, turns: int) -> float:
        """The value after the next turns, of any seat; a pending chance decision is already in the judge's value."""
        judge = self.judge
        if state.over or state.deciding() == CHANCE:  # sampling it was tried and was weaker
            return judge.value(state, self.seat)
        seat = state.deciding()
        options = judge.worth_trying(state, None)
        values = [best_completion(judge, state, option, seat) for option in options]
        top = max(values)
        if turns < 2:
            return top
        after = state.copy()
        after.take(options[values.index(top)])
        outcomes = self.outcomes(after)
        return self.mean_over_outcomes(after, outcomes, seat, 1, turns - 1) if outcomes else top


def choose_by_lookahead(
    judge: Judge, world: State, rng: Rng, breadth: Breadth, temperature: float, seconds: float
) -> Action:
    """The option with the highest value; with a temperature, a softmax sample of the options."""
    options = judge.worth_trying(world, None)
    if len(options) == 1:
        return options[0]
    values = TurnLookahead(judge, world.deciding(), breadth, seconds).values(world, options)
    if temperature > 0.0:
        return options[softmax_index(values, temperature, rng)]
    top = max(values)
    best = [option for option, value in zip(options, values, strict=True) if value >= top - TIE_TOLERANCE]
    return best[rng.below(len(best))]
