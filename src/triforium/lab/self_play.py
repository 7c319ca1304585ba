"""Self-play: games of a bot against itself, recorded with what its searches found."""

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from triforium.bots.ladder import Level
from triforium.bots.search import Search
from triforium.bots.search_bot import SearchBot
from triforium.core.action import CHANCE, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.lab.batch import Batch, Result, derive_seed
from triforium.lab.match import Setting

FULL_ONE_IN: Final = 4  # turns with a long search; the others are short, so that there are more games
RANDOM: Final = (0.0, 0.01, 0.03, 0.06)  # shares of random choices, of which each game has one
LEVEL: Final = 3  # of the ladder, for the first games of a game without networks


@dataclass(frozen=True)
class SelfPlay(Batch):
    """Games between copies of one bot, at several kinds of table."""

    settings: tuple[Setting, ...]
    nets: str  # a file of networks; empty for the linear judge, or random rollouts
    content: str  # a hash of that file
    long: int  # iterations of long and short searches
    short: int
    seed: int
    games: int

    def heading(self) -> Mapping[str, object]:
        tables = [setting.heading() for setting in self.settings]
        searches = {"long": self.long, "short": self.short}
        return {"work": "self-play", "tables": tables, "nets": self.content, **searches, "seed": self.seed}

    def packages(self) -> tuple[str, ...]:
        return self.settings[0].packages()

    def jobs(self) -> list[str]:
        return [str(number) for number in range(self.games)]

    def run(self, job: str) -> Result:
        luck = random.Random(derive_seed("self-play", self.seed, job))
        table = luck.randrange(len(self.settings))
        started = time.thread_time()
        record = Recorder(self, self.settings[table], luck).play()
        return {"table": table, **record, "cpu": round(time.thread_time() - started, 3)}


class Recorder:
    """Plays one game and writes down actions, random choices, and what the searches found."""

    def __init__(self, plan: SelfPlay, setting: Setting, luck: random.Random) -> None:
        self.plan = plan
        self.setting = setting
        self.luck = luck
        self.game: Game[Any] = setting.load_game()
        self.state: State = setting.deal()
        self.chance, self.mind = Rng(luck.getrandbits(60)), Rng(luck.getrandbits(60))
        self.bots = {long: [self.bot(long) for _ in range(setting.seats)] for long in (True, False)}
        self.is_long = [True] * setting.seats  # the current turn of each seat
        self.thoughts: list[list[Any]] = []

    def bot(self, long: bool) -> SearchBot:
        """The bot for long or for short searches."""
        plan = self.plan
        if not plan.nets:
            return Level("first", LEVEL, time_limited=False)
        return Level("self", 0, plan.long if long else plan.short, judge=plan.nets, time_limited=False)

    def play(self) -> Result:
        """The record of one game."""
        state, luck, chance = self.state, self.luck, self.chance
        actions: list[int] = []
        at_random: list[int] = []
        share = luck.choice(RANDOM)
        while not state.over:
            seat = state.deciding()
            if seat == CHANCE:
                action = state.decision().pick(state, chance)
            else:
                options = state.options()
                if len(options) == 1:
                    action = options[0]
                elif luck.random() < share:
                    action = luck.choice(options)
                    at_random.append(len(actions))
                else:
                    action = self.think(seat, len(actions))
            actions.append(action)
            state.take(action)
        judge = self.bots[True][0].judge(self.game)
        results = [round(result, 4) for result in judge.results(state)]
        return {"actions": actions, "random": at_random, "thoughts": self.thoughts, "results": results}

    def think(self, seat: Seat, moment: int) -> int:
        """The bot's choice; its thought is kept: the moment, the rewards it expects, and the visits of the options."""
        judge = self.bots[True][seat].judge(self.game)
        if judge.is_quiet(self.state):
            self.is_long[seat] = self.luck.randrange(FULL_ONE_IN) == 0
        bot = self.bots[self.is_long[seat]][seat]
        action = bot.choose(self.game, self.game.imagine(self.state, seat, self.mind), self.mind)
        if bot.last is None or judge.value_net is None:
            self.thoughts.append([moment, [], [action]])  # only what was chosen is known
            return action
        visits = {child.action: int(child.visits) for child in bot.last.root.children}
        targets = [visits.get(option, 0) for option in judge.candidates(self.state)] if self.is_long[seat] else []
        self.thoughts.append([moment, expected(bot.last, seat), targets])
        return action


def expected(search: Search, seat: Seat) -> list[float]:
    """The rewards that a search expects for every seat: for the searching one, with its best option."""
    own = float(search.best().value)
    seats = len(search.rewarded)
    if search.cooperative or seats == 1:
        return [round(own, 4)] * seats
    others = [float(total) / max(int(search.iterations), 1) for total in search.rewarded]
    rest = sum(others) - others[seat]
    found = [share * (1.0 - own) / rest if rest > 0 else 0.0 for share in others]
    found[seat] = own
    return [round(share, 4) for share in found]
