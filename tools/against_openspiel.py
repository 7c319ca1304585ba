#!/usr/bin/env python3
"""Matches against OpenSpiel's information-set MCTS at equal CPU time per choice; needs the extra `openspiel`.

    python tools/against_openspiel.py GAME LEVEL [--seconds 0.2] [--games 200] [--seed 1] [--jobs N] [--out DIR]

OpenSpiel's search (Python, UCT) plays through the adapter; its rollouts are playouts of the Triforium engine, which
makes it many times faster than with its own. In competitive games every deal is played in both seatings; in cooperative
games a team of each plays the same deals. Run the same command again to resume.
"""

import argparse
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import triforium.lab.adapters.spiel_game  # noqa: F401 - registers the games
from triforium.bots import find_bot
from triforium.bots.bot import ask
from triforium.core.action import CHANCE
from triforium.core.errors import TableError
from triforium.core.playout import playout
from triforium.core.rng import Rng
from triforium.lab.adapters.table import ActionTable, rewards
from triforium.lab.arena import setting_for
from triforium.lab.batch import Batch, Result, derive_seed, fingerprint
from triforium.lab.match import Setting, outcome, pairwise_score
from triforium.lab.ratings import mean_interval, share_interval
from triforium.lab.results_file import ResultsFile
from triforium.lab.runner import BatchRunner
from triforium.lab.workers import workers_for

OURS, THEIRS = 0, 1
EXPLORE = 1.4  # the usual UCT constant for results between -1 and 1


class Rollouts:
    """Evaluator for OpenSpiel's search: one random playout by the Triforium engine."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def evaluate(self, state: Any) -> list[float]:
        world = state.played.state.copy()
        playout(world, self.rng)
        return rewards(state.rules().outcome(world).winners, state.played.setting)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class TheirBot:
    """OpenSpiel's search with a CPU time budget; the number of simulations is estimated from earlier choices."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.bot = ismcts.ISMCTSBot(game, Rollouts(seed), EXPLORE, 4, random_state=np.random.RandomState(seed % 2**32))
        self.pace = 0.0

    def choose(self, state: Any) -> int:
        self.bot._max_simulations = max(2, int(self.seconds / self.pace)) if self.pace else 4
        started = time.thread_time()
        action = int(self.bot.step(state))
        latest = (time.thread_time() - started) / self.bot._max_simulations
        self.pace = latest if not self.pace else 0.7 * self.pace + 0.3 * latest
        return action


@dataclass(frozen=True)
class Duel(Batch):
    """A batch of deals, each played twice: in both seatings, or once by each team."""

    setting: Setting
    level: str
    seconds: float
    seed: int
    deals: int

    def heading(self) -> dict[str, object]:
        said = {"work": "against OpenSpiel", **self.setting.heading(), "level": self.level, "seed": self.seed}
        return {**said, "seconds": self.seconds, "open_spiel": "IS-MCTS"}

    def packages(self) -> tuple[str, ...]:
        return self.setting.packages()

    def jobs(self) -> list[str]:
        return [f"{deal}:{side}" for deal in range(self.deals) for side in (OURS, THEIRS)]

    def holders(self, side: int) -> list[int]:
        """Which side plays each seat."""
        seats = self.setting.seats
        if self.setting.load_game().is_cooperative(seats):
            return [side] * seats
        return [(seat + side) % 2 for seat in range(seats)]

    def run(self, job: str) -> Result:
        deal, _, side = job.partition(":")
        holders = self.holders(int(side))
        options = ";".join(f"{key}={value}" for key, value in self.setting.options)
        parameters = f"players={self.setting.seats},edition=v{self.setting.edition},options={options}"
        game = pyspiel.load_game(f"triforium_{self.setting.game}({parameters})")
        state, table = game.new_initial_state(), ActionTable(self.setting.load_game())
        chance = Rng(derive_seed("deal", self.seed, deal))
        bot_rngs = [Rng(derive_seed("mind", self.seed, job, seat)) for seat in range(len(holders))]
        ours = [find_bot(self.level).for_match(self.seconds) for _ in holders]
        theirs = [
            TheirBot(game, self.seconds, derive_seed("theirs", self.seed, job, seat)) for seat in range(len(holders))
        ]
        spent, made = [0.0, 0.0], [0, 0]
        while not state.is_terminal():
            world = state.played.state
            seat = world.deciding()
            legal = world.options()
            if seat == CHANCE:
                action = table.number(world.decision().pick(world, chance))
            elif len(legal) == 1:
                action = table.number(legal[0])
            else:
                started = time.thread_time()
                if holders[seat] == OURS:
                    action = table.number(ask(ours[seat], self.setting.load_game(), world, bot_rngs[seat]))
                else:
                    action = theirs[seat].choose(state)
                spent[holders[seat]] += time.thread_time() - started
                made[holders[seat]] += 1
            state.apply_action(action)
        result = outcome(self.setting.load_game(), state.played.state)
        return {**result, "holders": holders, "cpu": [round(one, 3) for one in spent], "made": made}


def summary(duel: Duel, results: dict[str, Result]) -> str:
    """The result with its interval, as text."""
    pairs = [[results[f"{deal}:{side}"] for side in (OURS, THEIRS)] for deal in range(duel.deals)]
    games = [game for pair in pairs for game in pair]
    pace = [
        sum(game["cpu"][side] for game in games) / max(1, sum(game["made"][side] for game in games)) for side in (0, 1)
    ]
    used = f"CPU s per choice: {duel.level} {pace[0]:.3f}, OpenSpiel {pace[1]:.3f}"
    if duel.setting.load_game().is_cooperative(duel.setting.seats):
        ours, theirs = ([float(bool(pair[side]["winners"])) for pair in pairs] for side in (OURS, THEIRS))
        lead, low, high = (100 * end for end in mean_interval([a - b for a, b in zip(ours, theirs, strict=True)]))
        shares = f"{100 * sum(ours) / len(ours):.1f} % and {100 * sum(theirs) / len(theirs):.1f} %"
        return (
            f"win rates of {duel.level} and OpenSpiel: {shares}, a lead of {lead:.1f} percentage points"
            f" ({low:.1f} to {high:.1f}); {used}"
        )
    points = [
        [pairwise_score(game, game["holders"].index(OURS), game["holders"].index(THEIRS)) for game in pair]
        for pair in pairs
    ]
    share, low, high = (100 * end for end in share_interval(points))
    return f"{duel.level} won {share:.1f} % of {len(games)} games ({low:.1f} to {high:.1f}); {used}"


def main() -> int:
    """Play the match and print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", default="")
    args = parser.parse_args()
    try:
        find_bot(args.level)
        duel = Duel(setting_for(args.game, 2, {}), args.level, args.seconds, args.seed, -(-args.games // 2))
        place = Path(args.out or f"arena/openspiel-{duel.setting.game}-{args.level}-{args.seconds}")
        results_file = ResultsFile(place / "results.jsonl", {**duel.heading(), "code": fingerprint(duel.packages())})
        workers = workers_for(args.jobs, "")
        BatchRunner(duel, results_file, workers, lambda done: print(f"{done} games", file=sys.stderr, flush=True)).run()
        print(summary(duel, results_file.results))
    except TableError as error:
        print(f"tools/against_openspiel.py: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
