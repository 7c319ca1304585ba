"""triforium arena: bots against each other, and how sure we are of who is stronger."""

import argparse
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.markup import escape
from rich.table import Table

from triforium.cli.common import Paper, chosen_options, print_json, read_text
from triforium.cli.progress import at_work
from triforium.core.errors import BadOption

USUAL_JOBS = 32  # at most, unless somebody asks for more
MOST_COLUMNS = 4  # bots side by side; more of them have a line for each pairing

if TYPE_CHECKING:
    from triforium.lab.standings import Interval, Standings


def add_words(words: Any, common: argparse.ArgumentParser) -> None:
    """The word of this room."""
    arena = words.add_parser("arena", parents=[common], help="bots against each other: ratings with intervals")
    arena.add_argument("game", metavar="GAME[/EDITION]", help="for example basilica/2022+ff")
    arena.add_argument("bots", metavar="BOT", nargs="+", help="each once; the first is the zero of the scale")
    arena.add_argument("--games", type=int, default=400, help="of each pairing, rounded up to whole deals (400)")
    arena.add_argument("--seats", type=int, default=0, help="how many play")
    arena.add_argument("--option", metavar="K=V", action="append", default=[], help="see triforium games")
    arena.add_argument("--anchor", metavar="BOT", default="", help="the zero of the scale, if not the first bot")
    arena.add_argument("--seed", type=int, default=1, help="other seeds are other games (1)")
    arena.add_argument("--seconds", type=float, help="equal CPU time a choice, for bots that have a clock")
    add_worker_options(arena)
    arena.add_argument("--json", action="store_true", help="the report for scripts (docs/arena.md)")
    arena.set_defaults(run=run)


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """Who does the work, and where it is kept."""
    usual = min(os.cpu_count() or 1, USUAL_JOBS)
    parser.add_argument("--jobs", type=int, default=usual, help="processes; 1 is this one alone")
    parser.add_argument("--dask", metavar="ADDRESS", default="", help="a Dask cluster instead, tcp://HOST:PORT")
    parser.add_argument("--out", metavar="DIR", default="", help="where results are kept; the same command goes on")


def chosen_components(chosen: argparse.Namespace) -> tuple[str, str]:
    """Name and text of somebody's own component file."""
    return (chosen.components, read_text(chosen.components)) if chosen.components else ("", "")


def run(chosen: argparse.Namespace) -> int:
    """Play, count, and say what came out."""
    from triforium.lab import arena

    setting = arena.setting_for(
        chosen.game, chosen.seats, chosen_options(chosen.option), components=chosen_components(chosen)
    )
    match = arena.match_for(setting, chosen.bots, chosen.games, chosen.seed, chosen.seconds)
    anchor = chosen.anchor or match.bots[0]
    if anchor not in match.bots:
        raise BadOption(f"--anchor {anchor!r} does not play; there are: {', '.join(match.bots)}")
    place = Path(chosen.out) if chosen.out else arena.default_folder(match)
    results_file = arena.open_results(match, place)
    with at_work(chosen, f"{setting.game} {setting.edition}", match.jobs(), results_file) as (workers, tell):
        arena.play_match(match, results_file, workers, tell)
    found = arena.report(match, results_file, match.bots.index(anchor))
    if chosen.json:
        print_json(arena.as_json(found))
    else:
        print_standings(found, place)
    return 0


def between(interval: "Interval", digits: int = 1, times: float = 1.0, unit: str = "") -> str:
    """A figure with its interval, for people."""
    figure, low, high = (f"{times * end:.{digits}f}" if math.isfinite(end) else "?" for end in interval)
    return f"{figure}{unit} ({low} to {high})"


def percent(interval: "Interval") -> str:
    """A share with its interval."""
    return between(interval, 1, 100, " %")


def print_standings(found: "Standings", place: Path) -> None:
    """The tables of a match."""
    match = found.match
    console = Paper()
    setting = match.setting
    options = "".join(f", {key}={value}" for key, value in setting.options)
    console.print(
        f"[bold]{setting.load_game().title}[/bold], {setting.edition}{options}, {setting.seats} seats: "
        f"{found.games} games, {match.deals} deals, "
        f"each in {'every' if not match.cooperative else 'one'} order of seats; seed {match.seed}; 95 % intervals"
    )
    console.print(teams_table(found) if match.cooperative else ratings_table(found))
    if len(match.bots) > 1 and not match.cooperative:
        console.print(pairs_table(found))
        names = setting.load_game().seats
        shares = ", ".join(f"{names[seat]} {percent(share)}" for seat, share in enumerate(found.seats))
        console.print(f"victories by seat: {shares}")
    ends = ", ".join(f"{reason} {games}" for reason, games in found.endings)
    console.print(f"ends: {ends}; choices a game: {between(found.choices)}")
    console.print(f"[dim]{escape(str(place))}: results.jsonl, report.json, plot.svg[/dim]")


def ratings_table(found: "Standings") -> Table:
    """Everybody, strongest first."""
    table = new_table("bot", "rating", "points", "CPU ms a choice")
    points = dict(found.points)
    for bot, rating in found.ratings:
        table.add_row(bot, between(rating, 0), between(points[bot]), milliseconds(found, bot))
    return table


def teams_table(found: "Standings") -> Table:
    """Teams in the order in which they were named."""
    table = new_table("team", "games won", "more than the first, same deals", "CPU ms a choice")
    leads = dict(found.leads)
    for bot, _, share in found.teams:
        table.add_row(bot, percent(share), between(leads[bot], 1, 100, " points"), milliseconds(found, bot))
    return table


def pairs_table(found: "Standings") -> Table:
    """Every bot against every other: the share of points."""
    bots = [bot for bot, _ in found.ratings]
    shares = {(pair.bot, pair.against): percent(pair.share) for pair in found.pairs}
    if len(bots) > MOST_COLUMNS:
        long = new_table("points of … against", "share")
        for number, bot in enumerate(bots):
            for other in bots[number + 1 :]:
                if (bot, other) in shares:
                    long.add_row(f"{bot} – {other}", shares[bot, other])
        return long
    table = new_table("points of \\ against", *bots)
    for bot in bots:
        table.add_row(bot, *[shares.get((bot, other), "–") for other in bots])
    return table


def milliseconds(found: "Standings", bot: str) -> str:
    """How long a bot thought about a choice."""
    _, made, spent = next(entry for entry in found.seconds if entry[0] == bot)
    return f"{1000 * spent / made:.2f}" if made else "–"


def new_table(first: str, *others: str) -> Table:
    """A table of figures."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table
