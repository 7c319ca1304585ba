"""The long property tests: every invariant and symmetry over as many random games as you have patience for."""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

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
IMAGINE_EVERY = 40  # games whose every view is compared with an imagined world
MIRROR_EVERY = 20  # games played a second time in a mirror
CHUNK_STATES = 2000  # states of one case before the next one's turn: whole games, also of the longest
SEEDS = 1000  # more than the games of a piece


def play_checked(edition: str, first: int, last: int) -> tuple[str, int, int, int]:
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
            if seed % IMAGINE_EVERY == 0:
                check_imagined(s, seed)
            s.take(s.decision().pick(s, rng))
            decisions += 1
        watcher.check(s)
        exhausted += BASILICA.outcome(s).reason == "exhausted"
        if seed % MIRROR_EVERY == 0:
            play_both(edition, mirrors[seed // MIRROR_EVERY % len(mirrors)], seed)
    return edition, last - first, decisions, exhausted


def check_imagined(s: object, seed: int) -> None:
    """An imagined world looks the same to whoever imagines it."""
    for seat in (-2, 0, 1):
        world = BASILICA.imagine(s, seat, Rng(seed))  # type: ignore[arg-type]
        assert BASILICA.view(world, seat) == BASILICA.view(s, seat)  # type: ignore[arg-type]


def check_leaks(chunk: int, seed: int) -> tuple[int, int, list[str]]:
    """Some states of one game × edition × seats × option, each seen in two worlds; states, messages, leaks."""
    at = CASES[chunk % len(CASES)]
    found = compare_worlds(at.game, at.edition, at.seats, at.options, CHUNK_STATES, seed + SEEDS * chunk)
    return found.states, found.sights, found.leaks


class Progress:
    """How far the comparing has come, in a file if one was given: said again, it goes on from there."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.sums = {"pieces": 0, "states": 0, "messages": 0}
        if path is not None and path.exists():
            self.sums = json.loads(path.read_text(encoding="utf-8"))

    def add(self, states: int, messages: int) -> None:
        """One piece more."""
        for what, number in (("pieces", 1), ("states", states), ("messages", messages)):
            self.sums[what] += number
        if self.path is not None:
            self.path.write_text(json.dumps(self.sums), encoding="utf-8")


def soak_leaks(pool: ProcessPoolExecutor, args: argparse.Namespace, until: float) -> None:
    """Every byte that a seat is sent is the same in two worlds that it cannot tell apart."""
    progress = Progress(args.progress)
    first = progress.sums["pieces"]
    wanted = max(args.states - progress.sums["states"], 0)
    chunks = range(first, first + -(-wanted // CHUNK_STATES))
    waiting = [pool.submit(check_leaks, chunk, args.seed) for chunk in chunks]
    for done in waiting:  # in their order, so that the ledger knows where to go on
        if time.time() > until:
            break
        states, messages, leaks = done.result()
        assert not leaks, leaks[:5]
        progress.add(states, messages)
    for left in waiting:
        left.cancel()
    sums = progress.sums
    print(f"leaks    {sums['states']} states of {len(CASES)} cases, {sums['messages']} messages: none told a secret")


def main() -> int:
    """Play on all cores and say how it goes; the first broken promise stops everything with its seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games of each edition")
    parser.add_argument("--states", type=int, default=1_000_000, help="whose messages are compared in two worlds")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=1e9, help="after which no more states are compared")
    parser.add_argument(
        "--progress", "--ledger", type=Path, help="a file that keeps how many states were compared, to go on from"
    )
    args = parser.parse_args()
    print(f"{args.games} games of each edition, {'compiled' if COMPILED else 'interpreted'}, {args.jobs} processes")
    started = time.time()
    totals = {edition: [0, 0, 0] for edition in BASILICA.editions()}
    with ProcessPoolExecutor(args.jobs) as pool:
        waiting = [
            pool.submit(play_checked, edition, args.seed + first, args.seed + min(first + CHUNK, args.games))
            for first in range(0, args.games, CHUNK)
            for edition in BASILICA.editions()
        ]
        for done in as_completed(waiting):
            edition, games, decisions, exhausted = done.result()
            for index, number in enumerate((games, decisions, exhausted)):
                totals[edition][index] += number
            if sys.stderr.isatty():
                played = sum(total[0] for total in totals.values())
                print(f"\r{played} games", end="", file=sys.stderr, flush=True)
        soak_leaks(pool, args, started + 60 * args.minutes)
    for edition, (games, decisions, exhausted) in totals.items():
        print(f"{edition:8} {games} games, {decisions} choices, {exhausted} ran out of tiles: every invariant held")
    print(f"{len(GAMES)} games of the house, {time.time() - started:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
