"""The command `triforium train`: train the networks of a game by self-play."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from triforium.cli.arena import add_worker_options, read_components
from triforium.cli.common import OutputConsole, read_options
from triforium.core.errors import BadOption

MOST_HOURS = 10_000.0


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    train = commands.add_parser("train", parents=[common], help="train the networks of the bots by self-play")
    train.add_argument("game", metavar="GAME[/EDITION]", nargs="+", help="one game; several editions share networks")
    train.add_argument("--hours", type=float, default=1.0, help="how long (default: 1); the same command continues")
    train.add_argument("--seats", type=int, action="append", default=[], help="number of players; may be repeated")
    train.add_argument("--option", metavar="K=V", action="append", default=[], help="see triforium games")
    train.add_argument("--games", type=int, default=0, help="games per generation")
    train.add_argument("--long", type=int, default=0, help="iterations of long searches, a quarter of all turns")
    train.add_argument("--short", type=int, default=0, help="iterations of short searches")
    train.add_argument("--seed", type=int, default=1, help="random seed (default: 1)")
    add_worker_options(train)
    train.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Train, and write the report."""
    try:
        from triforium.lab.training import Training
        from triforium.lab.training_report import curves, report
    except ModuleNotFoundError as error:
        raise BadOption(f"train needs {error.name}, which is not installed: pip install 'triforium[train]'") from None
    from triforium.lab.training import write_file
    from triforium.lab.workers import workers_for

    plan = plan_for(args)
    workers = workers_for(args.jobs, args.dask)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task("starting", total=1.0)
            training = Training(
                plan, workers, lambda doing, done: progress.update(task, description=doing, completed=done)
            )
            training.run(args.hours)
    except KeyboardInterrupt:
        print(f"triforium: stopped; the same command continues from {plan.folder}", file=sys.stderr)
        raise
    finally:
        workers.close()
    title = training.game.title
    write_file(plan.folder / "report.md", report(title, training.steps, plan.command).encode())
    write_file(plan.folder / "curves.svg", curves(f"{title}: learning", training.steps).encode())
    console = OutputConsole()
    if not training.steps:
        console.print(f"no generation is finished yet; the same command continues from {escape(str(plan.folder))}")
        return 0
    best = plan.folder / f"{training.game.key}.net"
    console.print(f"{len(training.steps)} generations; the best networks are those of generation {training.best()}")
    console.print(f"[dim]{escape(str(best))}, report.md, curves.svg[/dim]")
    return 0


def plan_for(args: argparse.Namespace) -> Any:
    """What is to be trained; BadOption if that is not possible."""
    from triforium.lab.arena import setting_for
    from triforium.lab.training import GAMES, TrainingPlan

    if not 0 <= args.hours <= MOST_HOURS:
        raise BadOption(f"--hours is a number up to {MOST_HOURS:.0f}, not {args.hours}")
    for name in ("games", "long", "short"):
        if getattr(args, name) < 0:
            raise BadOption(f"--{name} is a positive number, not {getattr(args, name)}")
    if not args.out:
        raise BadOption("name a folder for games and networks: --out DIR; the same command continues there")
    options, components = read_options(args.option), read_components(args)
    settings = tuple(
        setting_for(game, seats, options, components) for game in args.game for seats in (args.seats or [0])
    )
    if len({setting.game for setting in settings}) > 1:
        raise BadOption(f"one game at a time, not {', '.join(dict.fromkeys(setting.game for setting in settings))}")
    command = "triforium " + shlex.join(sys.argv[1:])
    return TrainingPlan(settings, Path(args.out), args.games or GAMES, (args.long, args.short), args.seed, command)
