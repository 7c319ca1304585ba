#!/usr/bin/env python3
"""Win rate of a team of bots in The Cathedral of Orléans, with 95 % Wilson intervals.

    tools/measure_orleans.py [--games 1000] [--level normal] [--seats 2] [--bot simple] [--first-seed 0] [--json]

The same seeds give the same games. Without --level and --seats all combinations are played, one line each.
"""

import argparse
import json
import math
import time
from collections import Counter

from triforium.bots import find_bot
from triforium.bots.bot import Bot, ask
from triforium.core.masks import COMPILED
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.state import WON, Orleans

Z = 1.959964  # 95 %


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of the win rate."""
    share = won / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return (middle - spread) / (1 + Z * Z / games), (middle + spread) / (1 + Z * Z / games)


def play(bot: Bot, level: str, seats: int, seed: int) -> tuple[Orleans, int]:
    """Play one game; returns the final state and the number of choices."""
    state = ORLEANS.deal(level, seats)
    chance, thoughts = Rng(2 * seed), Rng(2 * seed + 1)
    choices = 0
    deal_chance(state, chance)
    while not state.over:
        state.take(ask(bot, ORLEANS, state, thoughts))
        choices += 1
        deal_chance(state, chance)
    return state, choices


def measure(bot: Bot, level: str, seats: int, seeds: range) -> dict[str, object]:
    """Play many games with one setting."""
    won = sections = choices = 0
    rounds: Counter[int] = Counter()
    started = time.process_time()
    for seed in seeds:
        state, made = play(bot, level, seats, seed)
        choices += made
        sections += state.sections
        if state.result == WON:
            won += 1
            rounds[state.round_number] += 1
    low, high = wilson(won, len(seeds))
    return {
        "level": level,
        "seats": seats,
        "bot": bot.name,
        "games": len(seeds),
        "won": won,
        "share": round(won / len(seeds), 4),
        "interval": [round(low, 4), round(high, 4)],
        "sections": round(sections / len(seeds), 2),
        "won_in_round": dict(sorted(rounds.items())),
        "cpu_ms_per_choice": round(1000 * (time.process_time() - started) / choices, 2),
        "compiled": COMPILED,
    }


def main() -> None:
    """Measure and print, one line per setting."""
    parser = argparse.ArgumentParser(description="Win rate of a team of bots in The Cathedral of Orléans.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", choices=ORLEANS.editions())
    parser.add_argument("--seats", type=int, choices=range(ORLEANS.fewest_seats, ORLEANS.most_seats + 1))
    parser.add_argument("--bot", default="simple")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object per line")
    args = parser.parse_args()
    bot = find_bot(args.bot)
    for level in [args.level] if args.level else ORLEANS.editions():
        for seats in [args.seats] if args.seats else range(ORLEANS.fewest_seats, ORLEANS.most_seats + 1):
            found = measure(bot, level, seats, range(args.first_seed, args.first_seed + args.games))
            if args.json:
                print(json.dumps(found), flush=True)
                continue
            low, high = wilson(int(str(found["won"])), args.games)
            print(
                f"{level:8} {seats} seats  {found['won']:5} of {args.games} won: {found['share']:6.1%}"
                f" (95 %: {low:.1%} to {high:.1%})  {found['sections']} sections on average,"
                f" won in round {found['won_in_round']}, {found['cpu_ms_per_choice']} ms per choice",
                flush=True,
            )


if __name__ == "__main__":
    main()
