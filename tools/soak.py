"""The long property tests: every invariant and symmetry over as many random games as you have patience for."""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from tests.contract.basilica_invariants import Watcher
from tests.contract.basilica_mirrors import ColourChange, LeftRight, SeatSwap
from tests.contract.cases import CASES
from tests.contract.test_basilica_symmetry import play_both
from tests.server.leaks import compare_worlds
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


def watch_leaks(case: int, states: int, seed: int) -> tuple[int, int, list[str]]:
    """States of one game × edition × seats × option, seen by every seat in two worlds; states, messages, leaks."""
    at = CASES[case]
    found = compare_worlds(at.game, at.edition, at.seats, at.options, states, seed)
    return found.states, found.sights, found.leaks


def soak_leaks(pool: ProcessPoolExecutor, states: int, seed: int) -> None:
    """Every byte that a seat is sent is the same in two worlds that it cannot tell apart."""
    each = states // len(CASES) + 1
    waiting = [pool.submit(watch_leaks, case, each, seed) for case in range(len(CASES))]
    total = messages = 0
    for done in as_completed(waiting):
        seen, sights, leaks = done.result()
        assert not leaks, leaks[:5]
        total += seen
        messages += sights
    print(f"leaks    {total} states of {len(CASES)} cases, {messages} messages compared: none told a secret")


def main() -> int:
    """Play on all cores and say how it goes; the first broken promise stops everything with its seed."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=100_000, help="games of each edition")
    words.add_argument("--states", type=int, default=1_000_000, help="whose messages are compared in two worlds")
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
        soak_leaks(pool, chosen.states, chosen.seed)
    for edition, (games, decisions, exhausted) in totals.items():
        print(f"{edition:8} {games} games, {decisions} choices, {exhausted} ran out of tiles: every invariant held")
    print(f"{len(GAMES)} games of the house, {time.time() - started:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
