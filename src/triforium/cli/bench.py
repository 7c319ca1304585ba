"""triforium bench: how fast the rules run here."""

import argparse
from typing import Any

from triforium.cli.common import print_json
from triforium.core.errors import BadOption


def add_words(words: Any, common: argparse.ArgumentParser) -> None:
    """The word of this room."""
    bench = words.add_parser("bench", parents=[common], help="random play of every game and edition, per CPU second")
    bench.add_argument("--rounds", type=int, default=5)
    bench.add_argument("--seconds", type=float, default=0.5, help="of CPU time for each measurement")
    bench.add_argument("--only", metavar="TEXT", help="only games and editions with this in their name")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Measure and print."""
    from triforium.lab.bench import as_json, print_table, run_bench  # only who measures waits for it

    if chosen.rounds < 1 or not 0 < chosen.seconds <= 600:
        raise BadOption("--rounds is at least 1, and --seconds above 0 and at most 600")
    rows = run_bench(chosen.rounds, chosen.seconds, chosen.only)
    if not rows:
        raise BadOption(f"--only {chosen.only!r}: no game or edition has this in its name")
    if chosen.json:
        print_json(as_json(rows))
    else:
        print_table(rows)
    return 0
