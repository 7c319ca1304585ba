"""triforium study: a designer's questions answered by simulation, with intervals."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from triforium.cli.arena import add_worker_options, between, chosen_components, new_table, percent
from triforium.cli.common import Paper, chosen_options, print_json
from triforium.cli.progress import at_work

if TYPE_CHECKING:
    from triforium.lab.findings import Findings
    from triforium.lab.study import Study


def add_words(words: Any, common: argparse.ArgumentParser) -> None:
    """The word of this room."""
    study = words.add_parser("study", parents=[common], help="seats, length, ends, values, changes: a report")
    study.add_argument("game", metavar="GAME[/EDITION]", nargs="?", default="", help="none: which studies there are")
    study.add_argument("--games", type=int, default=1000, help="of each way to play (1000)")
    study.add_argument("--bot", default="simple", help="who plays every seat (simple)")
    study.add_argument("--seats", type=int, default=0, help="how many play")
    study.add_argument("--option", metavar="K=V", action="append", default=[], help="see triforium games")
    study.add_argument(
        "--change", metavar="PATH=NUMBER", action="append", default=[], help="instead of the usual changes; commas join"
    )
    study.add_argument("--seed", type=int, default=1, help="other seeds are other games (1)")
    add_worker_options(study)
    study.add_argument("--json", action="store_true", help="the figures for scripts (docs/studies.md)")
    study.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play, count, write the report, and say the headlines."""
    from triforium.lab import study as room
    from triforium.lab.arena import setting_for
    from triforium.lab.findings import findings
    from triforium.lab.study_page import as_json, page
    from triforium.lab.study_plans import PLANS

    if not chosen.game:
        for game, plan in PLANS.items():
            Paper().print(f"[bold]triforium study {game}[/bold]  {plan.question}")
        return 0
    setting = setting_for(chosen.game, chosen.seats, chosen_options(chosen.option), chosen_components(chosen))
    study = room.study_for(setting, chosen.bot, chosen.games, chosen.seed, chosen.change)
    place = Path(chosen.out) if chosen.out else room.default_folder(study)
    results_file = room.open_results(study, place)
    with at_work(chosen, f"study {setting.game} {setting.edition}", study.jobs(), results_file) as (workers, tell):
        room.play_study(study, results_file, workers, tell)
    found = findings(study, results_file.results)
    path = results_file.write_sibling("report.html", page(study, found))
    if chosen.json:
        print_json(as_json(study, found))
    else:
        print_headlines(study, found, path)
    return 0


def print_headlines(study: "Study", found: "Findings", path: Path) -> None:
    """What fits on a screen; the rest is in the report."""
    console = Paper()
    console.print(f"[bold]{study.plan.title}[/bold]  {found.games} games of bot:{study.bot}; 95 % intervals")
    table = new_table("", "figure")
    if found.cooperative:
        table.add_row("games won", percent(found.won))
    for place, (won, _) in enumerate(found.turns):
        table.add_row("victories of who begins" if place == 0 else f"… of turn {place + 1}", percent(won))
    table.add_row("choices a game", between(found.choices))
    for reason, share in found.endings:
        table.add_row(f"ends: {study.plan.end(reason)}", percent(share))
    console.print(table)
    console.print(f"[dim]the report: {escape(str(path))}[/dim]")
