#!/usr/bin/env python3
"""Search benchmark: iterations per second of CPU time, for each game.

    PYTHONPATH=src python bench/search.py [--seconds 2] [--json]     interpreted
    .venv/bin/python bench/search.py …                              compiled
    perf record -o search.data .venv/bin/python bench/search.py --game basilica; perf report -i search.data

Measured at five positions, each a third of the way into a game between simple bots; figures are medians.
"""

import argparse
import json
import time
from statistics import median
from typing import Any

from triforium.bots import find_bot
from triforium.bots.bot import ask
from triforium.bots.judges import fitted_judge_for
from triforium.bots.ladder import SEARCH_SETTINGS
from triforium.bots.search import Budget, Search
from triforium.core.game import Game
from triforium.core.masks import COMPILED
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import GAMES

POSITIONS = 5
CHOICES = {"basilica": 60, "orleans": 50, "stupor_mundi": 120}


def position(game: Game[Any], seed: int) -> State:
    """A mid-game state in which the deciding seat has a choice."""
    state: State = game.deal("", 2)
    rng, bot = Rng(seed), find_bot("simple")
    judge = fitted_judge_for(game)
    deal_chance(state, rng)
    made = 0
    while made < CHOICES[game.key] or len(judge.candidates(state)) < 2:
        state.take(ask(bot, game, state, rng))
        deal_chance(state, rng)
        made += 1
    return state


def measure(game: Game[Any], seconds: float) -> dict[str, object]:
    """Iterations per second of one game."""
    judge = fitted_judge_for(game)
    rates = []
    for seed in range(POSITIONS):
        search = Search(game, judge, position(game, seed), Rng(seed), SEARCH_SETTINGS[game.key])
        started = time.process_time()
        search.run(Budget(1 << 40, seconds / POSITIONS))
        rates.append(search.iterations / (time.process_time() - started))
    return {
        "game": game.key,
        "compiled": COMPILED,
        "iterations_per_cpu_s": round(median(rates)),
        "lowest": round(min(rates)),
        "highest": round(max(rates)),
    }


def main() -> None:
    """Measure and print, one line per game."""
    parser = argparse.ArgumentParser(description="Search iterations per second of CPU time.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time per game (2)")
    parser.add_argument("--game", choices=list(CHOICES))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for game in GAMES:
        if game.key in CHOICES and args.game in (None, game.key):
            found = measure(game, args.seconds)
            if args.json:
                print(json.dumps(found), flush=True)
            else:
                form = "compiled" if COMPILED else "interpreted"
                print(
                    f"{game.key:14} {form:12} {found['iterations_per_cpu_s']:>8} iterations per CPU second"
                    f" ({found['lowest']} to {found['highest']})",
                    flush=True,
                )


if __name__ == "__main__":
    main()
