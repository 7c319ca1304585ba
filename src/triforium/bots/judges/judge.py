"""How good does this look?"""

import math
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from triforium.core.action import Action, Seat, verb_of

WINNING: Final = 0.75  # of a result: the victory itself; the rest is by how many points
WIDE_MARGIN: Final = 15.0  # points that are nearly as good as any more


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Looks at a position for one seat, or for all; this one counts nothing but points."""

    features: ClassVar[tuple[str, ...]] = ("points",)  # what is looked at, by the names that words/ and weights have
    cooperative: ClassVar[bool] = False  # do all win or lose together?

    def __init__(self) -> None:
        self.early: list[float] = [0.1] * len(self.features)  # what a feature weighs when the game begins
        self.late: list[float] = [0.2] * len(self.features)  # and when it ends
        self.bias: tuple[float, float] = (0.0, 0.0)  # the same for a team, whose rival is the game

    # --- for the simple bot: in points ---------------------------------------------------------------------------

    def value(self, s: Any, seat: Seat) -> float:
        """How good a position is for a seat: the points it is ahead, or something like it."""
        scores = s.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def is_pause(self, s: Any) -> bool:
        """Is this a moment to stop and look, though the same seat goes on?"""
        return False

    def expected(self, s: Any, seat: Seat) -> Action | None:
        """What somebody else surely answers before the action of this seat is over, if it is that simple."""
        return None

    def worth_trying(self, s: Any, before: Action | None) -> list[Action]:
        """The options after an action; where the same is done twice, one order of doing it is enough."""
        options: list[Action] = s.options()
        if before is None:
            return options
        later = [option for option in options if verb_of(option) == verb_of(before) and option > before]
        return later or options

    def outcomes(self, s: Any) -> list[tuple[int, Action]]:
        """What chance may bring and how likely, where it is worth looking at each; else nothing."""
        return []

    # --- for foresight: turn by turn, in points --------------------------------------------------------------------

    def begins_turn(self, s: Any) -> bool:
        """Is this where a turn begins?"""
        return False

    def round_of(self, s: Any) -> int:
        """A number that changes when a round is over: so far the turns of a seat can be planned."""
        return 0

    def turn_options(self, s: Any, before: Action | None) -> list[Action]:
        """The options that are worth a plan."""
        return self.worth_trying(s, before)

    def quick_options(self, s: Any) -> list[Action]:
        """The options between two turns, where one need not think long."""
        return self.worth_trying(s, None)

    def pass_action(self, s: Any) -> Action:
        """How somebody lets a turn go by."""
        options: list[Action] = s.options()
        return options[0]

    def turn_key(self, actions: list[Action]) -> object:
        """What a turn is about: the same for turns that differ in little things only."""
        return actions[0]

    def position_key(self, s: Any, seat: Seat) -> object:
        """The same for positions that need not be told apart."""
        return self.value(s, seat)

    # --- for the search: shares of the victory -------------------------------------------------------------------

    def candidates(self, s: Any) -> list[Action]:
        """The options that the search looks at, ascending."""
        options: list[Action] = s.options()
        return options

    def expands_chance(self, s: Any) -> bool:
        """Is what chance decides now so important that every outcome is thought about on its own?"""
        return False

    def is_quiet(self, s: Any) -> bool:
        """Is this a moment at which the features say something, and not in the middle of an effect?"""
        return True

    def progress(self, s: Any) -> float:
        """How far the game has come, from 0 to 1."""
        return 0.5

    def feature_rows(self, s: Any) -> list[list[float]]:
        """Every feature of every seat; a single row where all win together."""
        return [[float(score)] for score in s.scores()]

    def seats(self, s: Any) -> int:
        """How many sit at the table."""
        return len(s.scores())

    def rewards(self, s: Any) -> list[float]:
        """The share of the victory that every seat may expect; once the game is over, the result."""
        if s.over:
            return self.results(s)
        strengths = self.strengths(s)
        if self.cooperative:
            return [sigmoid(strengths[0])] * self.seats(s)
        return shares(strengths)

    def strengths(self, s: Any) -> list[float]:
        """What the features of every seat weigh together."""
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

    def results(self, s: Any) -> list[float]:
        """How good a finished game was for every seat: victory first, then by how much."""
        return by_points([float(score) for score in s.scores()])


def sigmoid(x: float) -> float:
    """From a weight of evidence to a chance."""
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0


def shares(strengths: list[float]) -> list[float]:
    """Chances that add up to one, each as large as its strength says beside the others."""
    if len(strengths) == 2:
        first = sigmoid(strengths[0] - strengths[1])
        return [first, 1.0 - first]
    top = max(strengths)
    raised = [math.exp(max(strength - top, -30.0)) for strength in strengths]
    total = sum(raised)
    return [one / total for one in raised]


def by_points(scores: list[float]) -> list[float]:
    """Victory for the most points, shared by equals; a part of the result is the margin."""
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
