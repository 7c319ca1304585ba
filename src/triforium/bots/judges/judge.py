"""The interface of a judge: an evaluation function for positions."""

import math
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from triforium.bots.layout import Layout
from triforium.core.action import Action, Seat, verb_of

WINNING: Final = 0.75  # the part of a result that victory counts; the rest is the margin
CERTAIN: Final = 0.9999
WIDE_MARGIN: Final = 15.0  # points beyond which a larger margin hardly counts
UNIT: Final = 131072.0  # the output 1.0 of a network (net.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Evaluates positions for one seat or for all; this base class counts only points."""

    features: ClassVar[tuple[str, ...]] = ("points",)  # the names of the features, as in words/ and in the weights file
    cooperative: ClassVar[bool] = False  # do all seats win or lose together?

    def __init__(self) -> None:
        self.early: list[float] = [0.1] * len(self.features)  # the weight of each feature at the start of a game
        self.late: list[float] = [0.2] * len(self.features)  # and at its end
        self.bias: tuple[float, float] = (0.0, 0.0)  # the same for the constant term in cooperative games
        self.value_net: Any = None  # a Network that gives the log odds of the victory, instead of the weights
        self.prior_net: Any = None  # a Network that gives the log weight of every option

    # --- for the greedy bot: in points ---------------------------------------------------------------------------

    def value(self, s: Any, seat: Seat) -> float:
        """The value of a position for a seat, about the number of points it is ahead."""
        scores = s.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def is_pause(self, s: Any) -> bool:
        """Should the greedy bot evaluate here although the same seat decides again?"""
        return False

    def expected(self, s: Any, seat: Seat) -> Action | None:
        """The certain reply of another seat before this seat's action is over, or None."""
        return None

    def worth_trying(self, s: Any, before: Action | None) -> list[Action]:
        """The options after an action; repeated verbs are tried in ascending order only, to skip permutations."""
        options: list[Action] = s.options()
        if before is None:
            return options
        later = [option for option in options if verb_of(option) == verb_of(before) and option > before]
        return later or options

    def outcomes(self, s: Any) -> list[tuple[int, Action]]:
        """The outcomes of a chance decision with their weights if each should be evaluated; else empty."""
        return []

    # --- for the round search: turn by turn, in points -------------------------------------------------------------

    def begins_turn(self, s: Any) -> bool:
        """Does a turn begin here?"""
        return False

    def round_of(self, s: Any) -> int:
        """The number of the round, which is the horizon of the round search; 0 if the game has none."""
        return 0

    def turn_options(self, s: Any, before: Action | None) -> list[Action]:
        """The options that the round search tries."""
        return self.worth_trying(s, before)

    def quick_options(self, s: Any) -> list[Action]:
        """The options to try for decisions between turns."""
        return self.worth_trying(s, None)

    def pass_action(self, s: Any) -> Action:
        """The action that passes a turn."""
        options: list[Action] = s.options()
        return options[0]

    def turn_key(self, actions: list[Action]) -> object:
        """A key that is equal for turns that differ only in details."""
        return actions[0]

    def position_key(self, s: Any, seat: Seat) -> object:
        """A key that is equal for positions that need not be distinguished."""
        return self.value(s, seat)

    # --- for the networks: positions and options in codes ---------------------------------------------------------

    def layouts(self) -> dict[str, Layout]:
        """The layouts of the codes for the networks that this judge can use: value, prior."""
        return {}

    def codes(self, s: Any) -> list[int]:
        """What the value network is told about a quiet position, as all seats see it or, if enough, one."""
        raise AssertionError("Judge.codes is not implemented")

    def option_codes(self, s: Any, options: list[Action]) -> list[int]:
        """What the prior network is told about the options, each ended by END."""
        raise AssertionError("Judge.option_codes is not implemented")

    # --- for the tree search: shares of the victory --------------------------------------------------------------

    def candidates(self, s: Any) -> list[Action]:
        """The options that the search tries, ascending."""
        options: list[Action] = s.options()
        return options

    def expands_chance(self, s: Any) -> bool:
        """Should the search add a chance node with a child per outcome here?"""
        return False

    def is_quiet(self, s: Any) -> bool:
        """Is this a quiet position, which can be evaluated (not in the middle of an effect)?"""
        return True

    def progress(self, s: Any) -> float:
        """The progress of the game, from 0 to 1."""
        return 0.5

    def feature_rows(self, s: Any) -> list[list[float]]:
        """The features of every seat; a single row in cooperative games."""
        return [[float(score)] for score in s.scores()]

    def seats(self, s: Any) -> int:
        """The number of seats."""
        return len(s.scores())

    def rewards(self, s: Any) -> list[float]:
        """The expected share of the victory for every seat; once the game is over, the result."""
        if s.over:
            return self.results(s)
        if self.value_net is not None:
            return self.learned_rewards(s)
        strengths = self.strengths(s)
        if self.cooperative:
            return [sigmoid(strengths[0])] * self.seats(s)
        return shares(strengths)

    def learned_rewards(self, s: Any) -> list[float]:
        """The rewards as the network sees them."""
        outputs: list[int] = self.value_net.run(self.codes(s))
        if len(outputs) > 1:
            return shares([output / UNIT for output in outputs])
        seats = self.seats(s)
        share = sigmoid(outputs[0] / UNIT)
        if self.cooperative or seats == 1:
            return [share] * seats
        return [share, 1.0 - share] if s.deciding() == 0 else [1.0 - share, share]

    def strengths(self, s: Any) -> list[float]:
        """The weighted sum of the features for every seat."""
        progress = self.progress(s)
        late = 0.0 if progress < 0.0 else 1.0 if progress > 1.0 else progress
        early = 1.0 - late
        bias = early * self.bias[0] + late * self.bias[1]
        found: list[float] = []
        for row in self.feature_rows(s):
            total = bias
            for number in range(len(row)):
                total += row[number] * (early * self.early[number] + late * self.late[number])
            found.append(total)
        return found

    def weighted_lead(self, s: Any, seat: Seat) -> list[float]:
        """Every weighted feature of a seat minus that of its best rival."""
        progress = self.progress(s)
        late = 0.0 if progress < 0.0 else 1.0 if progress > 1.0 else progress
        rows = self.feature_rows(s)
        mine = 0 if self.cooperative else seat
        found: list[float] = []
        for number in range(len(self.early)):
            weight = (1.0 - late) * self.early[number] + late * self.late[number]
            rivals = [row[number] * weight for other, row in enumerate(rows) if other != mine]
            found.append(rows[mine][number] * weight - (max(rivals) if rivals else 0.0))
        return found

    def results(self, s: Any) -> list[float]:
        """The result of a finished game for every seat: victory, and a part for the margin."""
        return by_points([float(score) for score in s.scores()])

    def points_of(self, reward: float) -> float:
        """The points for which a game for one would have this reward."""
        return WIDE_MARGIN * math.atanh(min(max(2.0 * reward - 1.0, -CERTAIN), CERTAIN))


def sigmoid(x: float) -> float:
    """Log odds to probability."""
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0


def shares(strengths: list[float]) -> list[float]:
    """The softmax of the strengths: win probabilities that add up to one."""
    if len(strengths) == 2:
        first = sigmoid(strengths[0] - strengths[1])
        return [first, 1.0 - first]
    top = max(strengths)
    raised = [math.exp(max(strength - top, -30.0)) for strength in strengths]
    total = sum(raised)
    return [one / total for one in raised]


def by_points(scores: list[float]) -> list[float]:
    """Results by points: a victory for the most points, shared by ties, plus a part for the margin."""
    if len(scores) == 1:
        return [0.5 + 0.5 * math.tanh(scores[0] / WIDE_MARGIN)]
    top = max(scores)
    winners = sum([1.0 for score in scores if score == top])
    found: list[float] = []
    for seat in range(len(scores)):
        rival = max([score for other, score in enumerate(scores) if other != seat])
        margin = 0.5 + 0.5 * math.tanh((scores[seat] - rival) / WIDE_MARGIN)
        won = 1.0 / winners if scores[seat] == top else 0.0
        found.append(WINNING * won + (1.0 - WINNING) * margin)
    return found
