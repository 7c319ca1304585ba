"""The greedy bot: looks to the end of its own action and no further."""

from typing import Any

from triforium.bots.bot import Bot
from triforium.bots.judges import judge_for
from triforium.bots.judges.judge import Judge
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

TIE_TOLERANCE = 1e-9  # values closer than this are equal up to rounding


class GreedyBot(Bot):
    """Tries every way to complete the current action and takes the one that its judge values highest."""

    def choose(self, game: Game[Any], world: State, rng: Rng) -> Action:
        judge = judge_for(game)
        seat = world.deciding()
        options = judge.worth_trying(world, None)
        if len(options) == 1:
            return options[0]
        values = [best_completion(judge, world, option, seat) for option in options]
        best = max(values)
        likely = [option for option, value in zip(options, values, strict=True) if value >= best - TIE_TOLERANCE]
        return likely[rng.below(len(likely))]


def best_completion(judge: Judge, world: State, action: Action, seat: Seat) -> float:
    """The value of an option for a seat that then completes its action in the best way."""
    after = world.copy()
    after.take(action)
    if after.over:
        return judge.value(after, seat)
    deciding = after.deciding()
    if deciding == seat and not judge.is_pause(after):
        return max(best_completion(judge, after, option, seat) for option in judge.worth_trying(after, action))
    if deciding == CHANCE:
        outcomes = judge.outcomes(after)
        if outcomes:
            total = sum(weight for weight, _ in outcomes)
            return sum(weight * best_completion(judge, after, way, seat) for weight, way in outcomes) / total
    expected = judge.expected(after, seat)
    if expected is not None:
        return best_completion(judge, after, expected, seat)
    return judge.value(after, seat)
