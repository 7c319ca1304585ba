"""The ladder: levels per game, each with a judge, a budget and search settings tuned by matches (docs/bots.md)."""

import re
from typing import Any, Final

from triforium.bots.bot import Bot
from triforium.bots.judges import BEST, LINEAR, judge_for, search_judge
from triforium.bots.judges.judge import Judge
from triforium.bots.lookahead_tree import LookaheadTree
from triforium.bots.search import TO_THE_END, Budget, Search, SearchSettings
from triforium.bots.search_bot import SearchBot, SearchPlan
from triforium.bots.turn_lookahead import Breadth, choose_by_lookahead
from triforium.core.action import Action
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

LEVELS: Final = ("novice", "apprentice", "journeyman", "craftsman", "master", "architect", "legend")
LEGEND: Final = 6  # the level that plays with networks, where a game has them
SECONDS: Final = (0.1, 0.2, 0.3, 0.5, 1.0, 1.0, 2.0)  # maximum CPU time per choice, for slow machines
MAX_ITERATIONS: Final = 10_000_000
MAX_SECONDS: Final = 600.0
BUDGET: Final = re.compile(r"([0-9]{1,9})(ms|s|)")

# For each level: iterations, and the softmax temperature (in shares of a victory).
Rung = tuple[int, float]
RUNGS: Final[dict[str, tuple[Rung, ...]]] = {
    "basilica": ((12, 0.15), (12, 0.05), (12, 0.02), (20, 0.0), (60, 0.0), (400, 0.0), (130_000, 0.0)),
    "orleans": ((15, 0.05), (30, 0.02), (40, 0.0), (100, 0.0), (300, 0.0), (1000, 0.0), (100_000, 0.0)),
    "stupor_mundi": ((1, 0.08), (1, 0.03), (1, 0.01), (1, 0.0), (8, 0.0), (80, 0.0), (60_000, 0.0)),
}
DEFAULT_RUNGS: Final[tuple[Rung, ...]] = (
    (20, 0.2),
    (40, 0.1),
    (80, 0.0),
    (160, 0.0),
    (400, 0.0),
    (1600, 0.0),
    (100_000, 0.0),
)
# Games where looking a turn ahead beats tree search with the linear judge: for each level, the breadth and the softmax
# temperature (in points of the judge).
BREADTHS: Final[dict[str, tuple[tuple[Breadth, float], ...]]] = {
    "orleans": (
        (Breadth(0, 0), 0.08),
        (Breadth(0, 0), 0.045),
        (Breadth(0, 0), 0.0),
        (Breadth(2, 0), 0.0),
        (Breadth(4, 0, 2), 0.0),
        (Breadth(4, 3, 2), 0.0),
        (Breadth(6, 4, 2), 0.0),
    ),
}
SEARCH_SETTINGS: Final[dict[str, SearchSettings]] = {
    "pebbles": SearchSettings(0.5, 1e9, 0),
    "basilica": SearchSettings(0.3, 1e9, 0),
    "orleans": SearchSettings(0.3, 1e9, 0),
    "stupor_mundi": SearchSettings(0.3, 2.0, 0, 6),
}
DEFAULT_SETTINGS: Final = SearchSettings(0.5, 1e9, TO_THE_END)  # a game without a judge: random rollouts to the end
LEARNED_SETTINGS: Final = SearchSettings(0.3, 1e9, 0)


class Level(SearchBot):
    """One level of the ladder, for every game; a custom budget or judge replaces its own."""

    def __init__(
        self,
        name: str,
        number: int,
        iterations: int = 0,
        seconds: float = 0.0,
        *,
        judge: str = "",
        time_limited: bool = True,
    ) -> None:
        super().__init__(name)
        self.number: Final = number
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.judge_name: Final = judge or (LINEAR if number < LEGEND else BEST)
        self.time_limited: Final = time_limited  # does the CPU time limit for slow machines apply?

    def judge(self, game: Game[Any]) -> Judge:
        return search_judge(game, self.judge_name)

    def is_learned(self, game: Game[Any]) -> bool:
        """Does this level use networks in this game?"""
        return self.judge(game).value_net is not None

    def plan(self, game: Game[Any]) -> SearchPlan:
        learned = self.is_learned(game)
        iterations, temperature = RUNGS.get(game.key, DEFAULT_RUNGS)[self.number]
        seconds = self.seconds or (SECONDS[self.number] if self.time_limited else MAX_SECONDS)
        if self.iterations:
            iterations, seconds = self.iterations, MAX_SECONDS
        elif self.seconds:
            iterations = MAX_ITERATIONS
        settings = LEARNED_SETTINGS if learned else SEARCH_SETTINGS.get(game.key, DEFAULT_SETTINGS)
        return SearchPlan(Budget(iterations, seconds), settings, temperature)

    def uses_lookahead(self, game: Game[Any]) -> bool:
        """Turn lookahead for games where it is stronger; a budget of iterations always means tree search."""
        return game.key in BREADTHS and not self.iterations and not self.is_learned(game)

    def search(self, game: Game[Any], judge: Judge, world: State, rng: Rng) -> Search:
        if not self.uses_lookahead(game):
            return super().search(game, judge, world, rng)
        breadth, _ = BREADTHS[game.key][self.number]
        return LookaheadTree(game, judge, world, rng, self.plan(game).settings, judge_for(game), breadth)

    def choose(self, game: Game[Any], world: State, rng: Rng) -> Action:
        if not self.uses_lookahead(game):
            return super().choose(game, world, rng)
        breadth, temperature = BREADTHS[game.key][self.number]
        return choose_by_lookahead(judge_for(game), world, rng, breadth, temperature, self.plan(game).budget.seconds)

    def for_match(self, seconds: float = 0.0) -> Bot:
        """A fresh copy of this level, limited by CPU time alone, or by iterations alone if `seconds` is 0."""
        return Level(
            self.name,
            self.number,
            0 if seconds else self.iterations,
            seconds or self.seconds,
            judge=self.judge_name,
            time_limited=False,
        )


def level_named(name: str) -> Level:
    """A level with a custom judge or budget: "master@500" (iterations), "master@2s", "master:linear@50ms"."""
    level = re.split("[:@]", name, maxsplit=1)[0]
    if level not in LEVELS:
        raise BadOption(f"only search bots can be given a judge or a budget, not {level!r}: {', '.join(LEVELS)}")
    rest = name[len(level) :]
    judge, budget = "", rest[1:]
    if rest.startswith(":"):
        judge, _, budget = rest[1:].rpartition("@") if "@" in rest else (rest[1:], "", "")
        if not judge:
            raise BadOption(f"{name!r} names no judge; it can be linear or a file of networks: {level}:linear")
    if not budget and not rest.endswith("@"):
        return Level(name, LEVELS.index(level), judge=judge)
    found = BUDGET.fullmatch(budget)
    if found is None:
        raise BadOption(f"{budget!r} is not a budget; give a number of iterations or a time: 500, 50ms, 2s")
    number, unit = int(found[1]), found[2]
    seconds = {"": 0.0, "s": float(number), "ms": number / 1000}[unit]
    if number == 0 or seconds > MAX_SECONDS or (not unit and number > MAX_ITERATIONS):
        raise BadOption(
            f"{budget!r} is not a valid budget; it can be 1 to {MAX_ITERATIONS} iterations,"
            f" or 1ms to {MAX_SECONDS:.0f}s"
        )
    return Level(name, LEVELS.index(level), 0 if unit else number, seconds, judge=judge)
