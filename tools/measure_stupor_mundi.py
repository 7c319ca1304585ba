#!/usr/bin/env python3
"""Mean scores of bots in Stupor Mundi with 95 % intervals, to compare with rules.md, section 17.

    tools/measure_stupor_mundi.py [--games 500] [--seats 2] [--option market=difficult] [--bot simple] [--json]

The same seeds give the same games. Without --seats all numbers of players are measured, one line each.
"""

import argparse
import json
import math
import time
from collections import Counter

from triforium.bots import find_bot
from triforium.bots.bot import Bot, ask
from triforium.core.masks import COMPILED, count
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.kinds import END_NAMES
from triforium.games.stupor_mundi.state import StuporMundi

Z = 1.959964  # 95 %


class Mean:
    """A running mean with its 95 % interval."""

    def __init__(self) -> None:
        self.number = 0
        self.total = self.squares = 0.0

    def add(self, value: float) -> None:
        """Add a value."""
        self.number += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """The mean of the values."""
        return self.total / self.number

    def half(self) -> float:
        """Half the width of the 95 % interval."""
        spread = max(self.squares / self.number - self.mean() ** 2, 0.0)
        return Z * math.sqrt(spread / max(self.number - 1, 1))

    def text(self) -> str:
        """Mean and interval as text."""
        return f"{self.mean():.1f} ± {self.half():.1f}"


def play(bot: Bot, seats: int, options: dict[str, str], seed: int) -> StuporMundi:
    """Play one game between bots."""
    state = STUPOR_MUNDI.deal("", seats, options)
    chance, thoughts = Rng(2 * seed), Rng(2 * seed + 1)
    deal_chance(state, chance)
    while not state.over:
        state.take(ask(bot, STUPOR_MUNDI, state, thoughts))
        deal_chance(state, chance)
    return state


def measure(bot: Bot, seats: int, options: dict[str, str], seeds: range) -> dict[str, object]:
    """Play many games with one setting; scores are averaged per game, as the seats of a game are not independent."""
    means = {name: Mean() for name in ("score", "winner", "rounds", "structures", "edicts", "purchases")}
    ends: Counter[str] = Counter()
    started = time.process_time()
    for seed in seeds:
        s = play(bot, seats, options, seed)
        advanced = s.edition.levels[0] | s.edition.levels[1]
        means["score"].add(sum(s.scores()) / seats)
        means["winner"].add(max(s.scores()))
        means["rounds"].add(s.round_number)
        means["structures"].add(sum(player.structures() for player in s.players) / seats)
        means["edicts"].add(count(s.issued))
        owned = [player.hand | player.draw | player.discard | player.removed for player in s.players]
        means["purchases"].add(sum(count(cards & advanced) for cards in owned) / seats)
        ends.update(name for number, name in enumerate(END_NAMES) if s.ends >> number & 1)
    found: dict[str, object] = {"seats": seats, "options": options, "bot": bot.name, "games": len(seeds)}
    for name, mean in means.items():
        found[name] = round(mean.mean(), 2)
        found[f"{name}_half"] = round(mean.half(), 2)
    found["ends"] = {name: ends[name] for name in END_NAMES}
    found["cpu_s_per_game"] = round((time.process_time() - started) / len(seeds), 3)
    found["compiled"] = COMPILED
    found["text"] = ", ".join(f"{name} {mean.text()}" for name, mean in means.items())
    return found


def main() -> None:
    """Measure and print, one line per number of seats."""
    parser = argparse.ArgumentParser(description="Mean scores of bots in Stupor Mundi.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, choices=range(1, 5))
    parser.add_argument("--option", action="append", default=[], help="name=value, as for triforium play")
    parser.add_argument("--bot", default="simple")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object per line")
    args = parser.parse_args()
    options = dict(option.split("=", 1) for option in args.option)
    for seats in [args.seats] if args.seats else range(1, 5):
        seeds = range(args.first_seed, args.first_seed + args.games)
        found = measure(find_bot(args.bot), seats, options, seeds)
        text = found.pop("text")
        if args.json:
            print(json.dumps(found), flush=True)
        else:
            ends = ", ".join(f"{name} {number}" for name, number in dict(found["ends"]).items())  # type: ignore[call-overload]
            print(
                f"{seats} seats, {args.games} games: {text}; ended by {ends}; {found['cpu_s_per_game']} s per game",
                flush=True,
            )


if __name__ == "__main__":
    main()
