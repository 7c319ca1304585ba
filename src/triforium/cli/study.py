"""The command `triforium study`: answer questions about a game by simulation, with confidence intervals."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from triforium.cli.arena import add_worker_options, between, new_table, percent, read_components
from triforium.cli.common import OutputConsole, print_json, read_options
from triforium.cli.progress import run_with_workers

if TYPE_CHECKING:
    from triforium.lab.findings import Findings
    from triforium.lab.study import Study


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    study = commands.add_parser(
        "study", parents=[common], help="simulate many games and write a report about the design"
    )
    study.add_argument("game", metavar="GAME[/EDITION]", nargs="?", default="", help="leave it out to list the studies")
    study.add_argument("--games", type=int, default=1000, help="games per variant (default: 1000)")
    study.add_argument("--bot", default="simple", help="the bot in every seat (default: simple)")
    study.add_argument("--seats", type=int, default=0, help="number of players")
    study.add_argument("--option", metavar="K=V", action="append", default=[], help="see triforium games")
    study.add_argument(
        "--change",
        metavar="PATH=NUMBER",
        action="append",
        default=[],
        help="try this change instead of the standard ones; commas combine changes",
    )
    study.add_argument("--seed", type=int, default=1, help="random seed (default: 1)")
    add_worker_options(study)
    study.add_argument("--json", action="store_true", help="print the results as JSON (docs/studies.md)")
    study.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, write the report, and print a summary."""
    from triforium.lab import study as studies
    from triforium.lab.arena import setting_for
    from triforium.lab.findings import findings
    from triforium.lab.study_page import as_json, page
    from triforium.lab.study_plans import PLANS

    if not args.game:
        for game, plan in PLANS.items():
            OutputConsole().print(f"[bold]triforium study {game}[/bold]  {plan.question}")
        return 0
    setting = setting_for(args.game, args.seats, read_options(args.option), read_components(args))
    study = studies.study_for(setting, args.bot, args.games, args.seed, args.change)
    place = Path(args.out) if args.out else studies.default_folder(study)
    results_file = studies.open_results(study, place)
    with run_with_workers(args, f"study {setting.game} {setting.edition}", study.jobs(), results_file) as (
        workers,
        report_progress,
    ):
        studies.play_study(study, results_file, workers, report_progress)
    found = findings(study, results_file.results)
    path = results_file.write_sibling("report.html", page(study, found))
    if args.json:
        print_json(as_json(study, found))
    else:
        print_summary(study, found, path)
    return 0


def print_summary(study: "Study", found: "Findings", path: Path) -> None:
    """Print a summary; the rest is in the report."""
    console = OutputConsole()
    console.print(f"[bold]{study.plan.title}[/bold]  {found.games} games of bot:{study.bot}; 95 % intervals")
    table = new_table("", "result")
    if found.cooperative:
        table.add_row("games won", percent(found.won))
    for place, (won, _) in enumerate(found.turns):
        table.add_row(
            "wins of the first player" if place == 0 else f"wins of player {place + 1} in turn order", percent(won)
        )
    table.add_row("choices per game", between(found.choices))
    for reason, share in found.endings:
        table.add_row(f"ends: {study.plan.end(reason)}", percent(share))
    console.print(table)
    console.print(f"[dim]report: {escape(str(path))}[/dim]")
