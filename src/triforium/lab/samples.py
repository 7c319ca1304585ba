"""From recorded games to samples for training: positions with what they were worth, options with how good they were."""

from array import array
from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from triforium.bots.judges import empty_judge
from triforium.bots.judges.judge import Judge
from triforium.core.action import CHANCE
from triforium.core.game import Game
from triforium.core.state import State
from triforium.lab.batch import Result
from triforium.lab.fit import Samples
from triforium.lab.match import Setting

LAMBDA: Final = 0.9  # of TD(lambda): how much the end of the game counts against what later searches expected
LEAST_VISITS: Final = 20  # of a search whose visits are a target


def judge_for_samples(game: Game[Any]) -> Judge:
    """A judge that behaves as one with networks, but has none yet."""
    judge = empty_judge(game)
    judge.value_net = judge.prior_net = object()
    return judge


class Collector:
    """Collects samples in compact form."""

    def __init__(self) -> None:
        self.codes = array("q")
        self.starts = array("q", [0])
        self.groups = array("q", [0])
        self.targets = array("f")

    def add(self, codes: list[int], targets: list[float]) -> None:
        """Add a group: the codes of its cases, each ended by END, and their targets."""
        for code in codes:
            if code >= 0:
                self.codes.append(code)
            else:
                self.starts.append(len(self.codes))
        self.targets.extend(targets)
        assert len(self.targets) == len(self.starts) - 1, "a case has one target"
        self.groups.append(len(self.targets))

    def samples(self) -> Samples:
        """What was collected."""
        return Samples(
            np.frombuffer(self.codes, np.int64) if self.codes else np.zeros(0, np.int64),
            np.frombuffer(self.starts, np.int64),
            np.frombuffer(self.groups, np.int64),
            np.frombuffer(self.targets, np.float32) if self.targets else np.zeros(0, np.float32),
            np.ones(len(self.groups) - 1, np.float32),
        )


def collect(settings: tuple[Setting, ...], records: Iterable[Result]) -> dict[str, Samples]:
    """The samples of games for the value network and for the prior network."""
    value, prior = Collector(), Collector()
    judge = judge_for_samples(settings[0].load_game())
    for record in records:
        replay(settings[record["table"]], judge, record, value, prior)
    return {"value": value.samples(), "prior": prior.samples()}


def replay(setting: Setting, judge: Judge, record: Result, value: Collector, prior: Collector) -> None:
    """Play a recorded game again and collect its positions and options."""
    state: State = setting.deal()
    thoughts = {thought[0]: thought for thought in record["thoughts"]}
    quiet: list[tuple[int, int, list[int]]] = []
    for moment, action in enumerate(record["actions"]):
        seat = state.deciding()
        if seat != CHANCE:
            if judge.is_quiet(state):
                quiet.append((moment, seat, judge.codes(state)))
            if moment in thoughts:
                add_options(judge, state, thoughts[moment][2], prior)
        state.take(action)
    worth = returns(record)
    for moment, seat, codes in quiet:
        shares = worth[moment]
        if shares is not None:
            cases = codes.count(-1)
            value.add(codes, shares if cases > 1 else [shares[0 if len(shares) == 1 else seat]])


def add_options(judge: Judge, state: State, found: list[int], prior: Collector) -> None:
    """Add the options of a decision with their shares of the visits; or with what was chosen, if only that is known."""
    options = judge.candidates(state)
    if len(options) < 2 or not found:
        return
    if len(found) == 1:
        targets = [1.0 if option == found[0] else 0.0 for option in options]
    else:
        targets = [float(visits) for visits in found]
    total = sum(targets)
    if len(targets) == len(options) and (total == 1.0 or total >= LEAST_VISITS):
        prior.add(judge.option_codes(state, options), [target / total for target in targets])


def returns(record: Result) -> list[list[float] | None]:
    """For every moment, what each seat could expect: the result, blended with the later searches (TD(lambda))."""
    known = {thought[0]: thought[1] for thought in record["thoughts"] if thought[1]}
    at_random = set(record["random"])
    after: list[float] | None = list(record["results"])
    found: list[list[float] | None] = [None] * len(record["actions"])
    for moment in range(len(found) - 1, -1, -1):
        if moment in at_random:
            # A random choice says nothing about what was possible before it, unless there is nothing better.
            after = None if known else after
            continue
        here = known.get(moment)
        if here is not None:
            after = here if after is None else [(1 - LAMBDA) * h + LAMBDA * a for h, a in zip(here, after, strict=True)]
        found[moment] = after
    return found
