"""Luck: what a draw of chance changed, against the mean of all draws that were possible; not compiled."""

from typing import Any, Final

from triforium.bots import find_bot
from triforium.bots.judges import fitted_judge_for
from triforium.bots.ladder import MAX_SECONDS
from triforium.bots.search import Budget
from triforium.bots.search_bot import SearchBot
from triforium.core.action import CHANCE, Action
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

DEFAULT_LEVEL: Final = "master"


class Luck:
    """The luck of a draw: the worth of the position after it, minus the mean over all draws that were possible."""

    # The expected luck is zero whatever the worth is: that is computed with the same seed for every possible draw.

    def __init__(self, game: Game[Any], level: str = DEFAULT_LEVEL) -> None:
        bot = find_bot(level)
        if not isinstance(bot, SearchBot):
            raise BadOption(f"{level} cannot measure luck; use one of the levels that search, such as master")
        self.game: Final = game
        self.judge: Final = fitted_judge_for(game)
        self.bot: Final = bot
        self.budget: Final = Budget(bot.plan(game).budget.iterations, MAX_SECONDS)

    def of_draw(self, state: State, drawn: Action, seed: int) -> list[float]:
        """What a draw gave to every seat, in shares of the victory; the state waits for chance."""
        decision = state.decision()
        outcomes = decision.options(state)
        weights = decision.weights(state, outcomes)
        total = sum(weights)
        seats = self.judge.seats(state)
        expected, found = [0.0] * seats, [0.0] * seats
        for outcome, weight in zip(outcomes, weights, strict=True):
            here = state.copy()
            here.take(outcome)
            worth = self.worth(here, seed)
            for seat in range(seats):
                expected[seat] += worth[seat] * weight / total
            if outcome == drawn:
                found = worth
        return [one - mean for one, mean in zip(found, expected, strict=True)]

    def worth(self, state: State, seed: int) -> list[float]:
        """The share of the victory that every seat may expect; changes the state."""
        rng = Rng(seed)
        while not state.over and state.deciding() == CHANCE:
            state.take(state.decision().pick(state, rng))
        if state.over:
            return result(self.game, state)
        shares = self.judge.rewards(state)
        if len(self.judge.candidates(state)) == 1:
            return shares
        search = self.bot.search(self.game, self.judge, state, rng)
        search.sees_all = True
        search.run(self.budget)
        return with_share(shares, state.deciding(), search.best().value, self.judge.cooperative)


def with_share(shares: list[float], seat: int, share: float, cooperative: bool) -> list[float]:
    """The shares with another one for a seat; what is left is divided among the others as before."""
    if cooperative or len(shares) == 1:
        return [share] * len(shares)
    others = sum(shares) - shares[seat]
    scale = (1.0 - share) / others if others > 0.0 else 0.0
    return [share if number == seat else one * scale for number, one in enumerate(shares)]


def result(game: Game[Any], state: State) -> list[float]:
    """The share of the victory of every seat in a game that is over; in cooperative games all have the same."""
    winners = game.outcome(state).winners
    seats = len(state.scores())
    if game.is_cooperative(seats):
        return [1.0 if winners else 0.0] * seats
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
