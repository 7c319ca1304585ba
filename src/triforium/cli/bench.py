"""The command `triforium bench`: measure how fast the rules run on this machine."""

import argparse
from typing import Any

from triforium.cli.common import print_json
from triforium.core.errors import BadOption


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    bench = commands.add_parser("bench", parents=[common], help="measure random play of every game and edition")
    bench.add_argument("--rounds", type=int, default=5)
    bench.add_argument("--seconds", type=float, default=0.5, help="CPU time of each measurement")
    bench.add_argument("--only", metavar="TEXT", help="only games and editions whose name contains this")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    from triforium.lab.bench import as_json, print_table, run_bench  # imported late: other commands start faster

    if args.rounds < 1 or not 0 < args.seconds <= 600:
        raise BadOption("--rounds must be at least 1, and --seconds more than 0 and at most 600")
    rows = run_bench(args.rounds, args.seconds, args.only)
    if not rows:
        raise BadOption(f"--only {args.only!r}: no game or edition has a name that contains this")
    if args.json:
        print_json(as_json(rows))
    else:
        print_table(rows)
    return 0
