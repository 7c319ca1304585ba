"""The long property tests: every invariant and symmetry over as many random games as you have patience for."""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.contract.basilica_invariants import Watcher
from tests.contract.basilica_mirrors import ColourChange, LeftRight, SeatSwap
from tests.contract.test_basilica_symmetry import play_both
from triforium.core.masks import COMPILED
from triforium.core.rng import Rng
from triforium.games import GAMES
from triforium.games.basilica.game import BASILICA

CHUNK = 500
PEEK_EVERY = 40  # games whose every view is compared with an imagined world
MIRROR_EVERY = 20  # games played a second time in a mirror


def watch(edition: str, first: int, last: int) -> tuple[str, int, int, int]:
    """Play some seeds with every invariant watched; edition, games, choices, games that ran out of tiles."""
    decisions = exhausted = 0
    mirrors = [LeftRight(), SeatSwap(), ColourChange((1, 2, 3, 0)), ColourChange((2, 0, 3, 1))]
    for seed in range(first, last):
        s = BASILICA.deal(edition)
        watcher = Watcher(s)
        rng = Rng(seed)
        while not s.over:
            watcher.check(s)
            assert s.options()
            if seed % PEEK_EVERY == 0:
                peek(s, seed)
            s.take(s.decision().pick(s, rng))
            decisions += 1
        watcher.check(s)
        exhausted += BASILICA.outcome(s).reason == "exhausted"
        if seed % MIRROR_EVERY == 0:
            play_both(edition, mirrors[seed // MIRROR_EVERY % len(mirrors)], seed)
    return edition, last - first, decisions, exhausted


def peek(s: object, seed: int) -> None:
    """An imagined world looks the same to whoever imagines it."""
    for seat in (-2, 0, 1):
        world = BASILICA.imagine(s, seat, Rng(seed))  # type: ignore[arg-type]
        assert BASILICA.view(world, seat) == BASILICA.view(s, seat)  # type: ignore[arg-type]


def main() -> int:
    """Play on all cores and say how it goes; the first broken promise stops everything with its seed."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=100_000, help="games of each edition")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--seed", type=int, default=1_000_000)
    chosen = words.parse_args()
    print(f"{chosen.games} games of each edition, {'compiled' if COMPILED else 'interpreted'}, {chosen.jobs} processes")
    started = time.time()
    totals = {edition: [0, 0, 0] for edition in BASILICA.editions()}
    with ProcessPoolExecutor(chosen.jobs) as pool:
        waiting = [
            pool.submit(watch, edition, chosen.seed + first, chosen.seed + min(first + CHUNK, chosen.games))
            for first in range(0, chosen.games, CHUNK)
            for edition in BASILICA.editions()
        ]
        for done in as_completed(waiting):
            edition, games, decisions, exhausted = done.result()
            for index, number in enumerate((games, decisions, exhausted)):
                totals[edition][index] += number
            if sys.stderr.isatty():
                played = sum(total[0] for total in totals.values())
                print(f"\r{played} games", end="", file=sys.stderr, flush=True)
    for edition, (games, decisions, exhausted) in totals.items():
        print(f"{edition:8} {games} games, {decisions} choices, {exhausted} ran out of tiles: every invariant held")
    print(f"{len(GAMES)} games of the house, {time.time() - started:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
