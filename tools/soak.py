"""Long-running property tests: invariants, symmetries and information leaks over many random games."""

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
from triforium.games.basilica.game import BASILICA

CHUNK = 500
IMAGINE_EVERY = 40  # in one of this many games, every view is compared with that of an imagined state
MIRROR_EVERY = 20  # one of this many games is also played mirrored
CHUNK_STATES = 2000  # states of one case per chunk; enough for whole games of the longest kind
SEEDS = 1000  # more than the games of a chunk


def play_checked(edition: str, first: int, last: int) -> tuple[str, int, int, int]:
    """Play some seeds and check all invariants; returns edition, games, choices, games that ran out of tiles."""
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
    """Check that an imagined state has the same view for the seat it was imagined for."""
    for seat in (-2, 0, 1):
        world = BASILICA.imagine(s, seat, Rng(seed))  # type: ignore[arg-type]
        assert BASILICA.view(world, seat) == BASILICA.view(s, seat)  # type: ignore[arg-type]


def check_leaks(chunk: int, seed: int) -> tuple[int, int, list[str]]:
    """Compare the messages of two indistinguishable states for one case; returns states, messages, leaks."""
    at = CASES[chunk % len(CASES)]
    found = compare_worlds(at.game, at.edition, at.seats, at.options, CHUNK_STATES, seed + SEEDS * chunk)
    return found.states, found.sights, found.leaks


class Progress:
    """The progress of the leak check, in a file if one is given, so that it can be resumed."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.sums = {"pieces": 0, "states": 0, "messages": 0}
        if path is not None and path.exists():
            self.sums = json.loads(path.read_text(encoding="utf-8"))

    def add(self, states: int, messages: int) -> None:
        """Count a finished chunk."""
        for what, number in (("pieces", 1), ("states", states), ("messages", messages)):
            self.sums[what] += number
        if self.path is not None:
            self.path.write_text(json.dumps(self.sums), encoding="utf-8")


def soak_leaks(pool: ProcessPoolExecutor, args: argparse.Namespace, until: float) -> None:
    """Check that a seat is sent the same bytes in two states that it cannot distinguish."""
    progress = Progress(args.progress)
    first = progress.sums["pieces"]
    wanted = max(args.states - progress.sums["states"], 0)
    chunks = range(first, first + -(-wanted // CHUNK_STATES))
    waiting = [pool.submit(check_leaks, chunk, args.seed) for chunk in chunks]
    for done in waiting:  # in order, so that the progress file knows where to continue
        if time.time() > until:
            break
        states, messages, leaks = done.result()
        assert not leaks, leaks[:5]
        progress.add(states, messages)
    for left in waiting:
        left.cancel()
    sums = progress.sums
    print(f"leaks    {sums['states']} states of {len(CASES)} cases, {sums['messages']} messages: no information leaked")


def main() -> int:
    """Run all checks in parallel; the first failure stops the run and names its seed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games per edition")
    parser.add_argument("--states", type=int, default=1_000_000, help="states for the leak check")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=1e9, help="time limit of the leak check")
    parser.add_argument(
        "--progress", "--ledger", type=Path, help="a file with the progress of the leak check, to resume it"
    )
    args = parser.parse_args()
    print(f"{args.games} games per edition, {'compiled' if COMPILED else 'interpreted'}, {args.jobs} processes")
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
    print(f"finished after {time.time() - started:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
