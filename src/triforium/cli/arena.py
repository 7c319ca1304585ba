"""The command `triforium arena`: play bots against each other, and rate them with confidence intervals."""

import argparse
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.markup import escape
from rich.table import Table

from triforium.cli.common import OutputConsole, print_json, read_options, read_text
from triforium.cli.progress import run_with_workers
from triforium.core.errors import BadOption

DEFAULT_JOBS = 32  # at most, unless --jobs asks for more
MOST_COLUMNS = 4  # with more bots, each pairing gets a line of its own

if TYPE_CHECKING:
    from triforium.lab.standings import Interval, Standings


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    arena = commands.add_parser("arena", parents=[common], help="play bots against each other and rate them")
    arena.add_argument("game", metavar="GAME[/EDITION]", help="for example basilica/2022+ff")
    arena.add_argument("bots", metavar="BOT", nargs="+", help="the bots; the first has rating 0")
    arena.add_argument(
        "--games", type=int, default=400, help="games per pairing, rounded up to whole deals (default: 400)"
    )
    arena.add_argument("--seats", type=int, default=0, help="number of players")
    arena.add_argument("--option", metavar="K=V", action="append", default=[], help="see triforium games")
    arena.add_argument("--anchor", metavar="BOT", default="", help="the bot with rating 0 (default: the first)")
    arena.add_argument("--seed", type=int, default=1, help="random seed (default: 1)")
    arena.add_argument("--seconds", type=float, help="the same CPU time per choice for all bots that search")
    add_worker_options(arena)
    arena.add_argument("--json", action="store_true", help="print the report as JSON (docs/arena.md)")
    arena.set_defaults(run=run)


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """Options for the worker processes and the results folder."""
    default = min(os.cpu_count() or 1, DEFAULT_JOBS)
    parser.add_argument("--jobs", type=int, default=default, help="number of worker processes; 1: no extra process")
    parser.add_argument("--dask", metavar="ADDRESS", default="", help="use a Dask cluster instead, tcp://HOST:PORT")
    parser.add_argument(
        "--out", metavar="DIR", default="", help="folder for the results; the same command continues there"
    )


def read_components(args: argparse.Namespace) -> tuple[str, str]:
    """Name and text of the component file from --components."""
    return (args.components, read_text(args.components)) if args.components else ("", "")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the report."""
    from triforium.lab import arena

    setting = arena.setting_for(args.game, args.seats, read_options(args.option), components=read_components(args))
    match = arena.match_for(setting, args.bots, args.games, args.seed, args.seconds)
    anchor = args.anchor or match.bots[0]
    if anchor not in match.bots:
        raise BadOption(f"--anchor {anchor!r} is not one of the bots; they are: {', '.join(match.bots)}")
    place = Path(args.out) if args.out else arena.default_folder(match)
    results_file = arena.open_results(match, place)
    with run_with_workers(args, f"{setting.game} {setting.edition}", match.jobs(), results_file) as (
        workers,
        report_progress,
    ):
        arena.play_match(match, results_file, workers, report_progress)
    found = arena.report(match, results_file, match.bots.index(anchor))
    if args.json:
        print_json(arena.as_json(found))
    else:
        print_standings(found, place)
    return 0


def between(interval: "Interval", digits: int = 1, times: float = 1.0, unit: str = "") -> str:
    """A value with its interval."""
    figure, low, high = (f"{times * end:.{digits}f}" if math.isfinite(end) else "?" for end in interval)
    return f"{figure}{unit} ({low} to {high})"


def percent(interval: "Interval") -> str:
    """A percentage with its interval."""
    return between(interval, 1, 100, " %")


def print_standings(found: "Standings", place: Path) -> None:
    """The tables of a match."""
    match = found.match
    console = OutputConsole()
    setting = match.setting
    options = "".join(f", {key}={value}" for key, value in setting.options)
    console.print(
        f"[bold]{setting.load_game().title}[/bold], {setting.edition}{options}, {setting.seats} seats: "
        f"{found.games} games, {match.deals} deals, "
        f"each in {'every' if not match.cooperative else 'one'} seating order; seed {match.seed}; 95 % intervals"
    )
    console.print(teams_table(found) if match.cooperative else ratings_table(found))
    if len(match.bots) > 1 and not match.cooperative:
        console.print(pairs_table(found))
        names = setting.load_game().seats
        shares = ", ".join(f"{names[seat]} {percent(share)}" for seat, share in enumerate(found.seats))
        console.print(f"wins by seat: {shares}")
    ends = ", ".join(f"{reason} {games}" for reason, games in found.endings)
    console.print(f"ends: {ends}; choices per game: {between(found.choices)}")
    console.print(f"[dim]{escape(str(place))}: results.jsonl, report.json, plot.svg[/dim]")


def ratings_table(found: "Standings") -> Table:
    """All bots, strongest first."""
    table = new_table("bot", "rating", "points", "CPU ms per choice")
    points = dict(found.points)
    for bot, rating in found.ratings:
        table.add_row(bot, between(rating, 0), between(points[bot]), milliseconds(found, bot))
    return table


def teams_table(found: "Standings") -> Table:
    """The teams, in the order given."""
    table = new_table("team", "games won", "lead over the first, same deals", "CPU ms per choice")
    leads = dict(found.leads)
    for bot, _, share in found.teams:
        table.add_row(bot, percent(share), between(leads[bot], 1, 100, " points"), milliseconds(found, bot))
    return table


def pairs_table(found: "Standings") -> Table:
    """The share of points of every bot against every other."""
    bots = [bot for bot, _ in found.ratings]
    shares = {(pair.bot, pair.against): percent(pair.share) for pair in found.pairs}
    if len(bots) > MOST_COLUMNS:
        long = new_table("pairing", "share of points")
        for number, bot in enumerate(bots):
            for other in bots[number + 1 :]:
                if (bot, other) in shares:
                    long.add_row(f"{bot} – {other}", shares[bot, other])
        return long
    table = new_table("share of points \\ against", *bots)
    for bot in bots:
        table.add_row(bot, *[shares.get((bot, other), "–") for other in bots])
    return table


def milliseconds(found: "Standings", bot: str) -> str:
    """The mean CPU time of a bot per choice."""
    _, made, spent = next(entry for entry in found.seconds if entry[0] == bot)
    return f"{1000 * spent / made:.2f}" if made else "–"


def new_table(first: str, *others: str) -> Table:
    """A table with right-aligned columns after the first."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table
