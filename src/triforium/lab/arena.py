"""The arena: set up a match between bots, play it, and report on it."""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from triforium.bots import find_bot
from triforium.core.errors import BadOption
from triforium.core.options import chosen_options
from triforium.lab.batch import derive_seed, fingerprint
from triforium.lab.match import Match, Setting, bot_groups, list_of_length, result_type, seatings_of
from triforium.lab.plot import IntervalRow, interval_plot
from triforium.lab.results_file import ResultsFile
from triforium.lab.runner import BatchRunner
from triforium.lab.standings import Interval, Standings, standings
from triforium.lab.workers import Workers

MOST_GAMES = 1_000_000
MOST_BOTS = 12
LEAST_S, MOST_S = 0.001, 60.0
RESULTS, REPORT, PLOT = "results.jsonl", "report.json", "plot.svg"


def setting_for(game: str, seats: int, options: dict[str, str], components: tuple[str, str] = ("", "")) -> Setting:
    """The setting for GAME or GAME/EDITION; BadOption if there is no such table."""
    key, _, edition = game.partition("/")
    wished = Setting(key, edition, seats, components=components)
    found = wished.load_game()
    edition = edition or found.editions()[0]
    chosen_options(found.options(), options)
    setting = Setting(key, edition, found.check_seats(seats), tuple(sorted(options.items())), components)
    setting.deal()
    return setting


def match_for(setting: Setting, bots: list[str], games: int, seed: int, seconds: float | None = None) -> Match:
    """A match with at least this many games for each group of bots, rounded up to whole deals."""
    cooperative = setting.load_game().is_cooperative(setting.seats)
    for bot in bots:
        find_bot(bot)
    if len(set(bots)) < len(bots):
        raise BadOption(f"name each bot only once, not {' '.join(bots)}")
    if len(bots) < (1 if cooperative else 2) or len(bots) > MOST_BOTS:
        raise BadOption(f"a match needs {1 if cooperative else 2} to {MOST_BOTS} bots, not {len(bots)}")
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"--games is a number from 1 to {MOST_GAMES:,}, not {games}")
    if seconds is not None and not LEAST_S <= seconds <= MOST_S:
        raise BadOption(f"--seconds is the CPU time per choice, from {LEAST_S} to {MOST_S:.0f}, not {seconds}")
    # Groups may differ in their number of seatings; the one with the fewest still gets enough games.
    group = 1 if cooperative else min(len(seatings_of(one)) for one in bot_groups(len(bots), setting.seats))
    return Match(setting, tuple(bots), seed, -(-games // group), cooperative, seconds or 0.0)


def default_folder(match: Match) -> Path:
    """The default folder of a match, the same for the same command and different for any other match."""
    heading = {**match.heading(), "code": fingerprint(match.packages())}
    name = f"{match.setting.game}-{match.setting.edition}-{'-'.join(match.bots)}"
    return Path("arena") / f"{name[:60]}-{derive_seed(json.dumps(heading, sort_keys=True)) >> 32:08x}"


def open_results(match: Match, place: Path) -> ResultsFile:
    """Open the results file of a match; Unreadable if the folder holds other results."""
    seats = match.setting.seats
    shape = result_type(seats, choices=list_of_length(seats, int), cpu=list_of_length(seats, float))
    return ResultsFile(place / RESULTS, {**match.heading(), "code": fingerprint(match.packages())}, shape)


def play_match(match: Match, results_file: ResultsFile, workers: Workers, on_progress: Callable[[int], None]) -> None:
    """Play the games that are not finished yet."""
    BatchRunner(match, results_file, workers, on_progress).run()


def report(match: Match, results_file: ResultsFile, anchor: int = 0) -> Standings:
    """Evaluate a match, and write the report and the plot next to the results."""
    found = standings(match, results_file.results, anchor)
    results_file.write_sibling(REPORT, json.dumps(as_json(found), ensure_ascii=False, indent=2) + "\n")
    results_file.write_sibling(PLOT, plot(found))
    return found


def interval_json(name: str, interval: Interval, digits: int = 4) -> dict[str, float | None]:
    """A figure with its interval; infinite ends (after a single deal) are null."""
    figure, low, high = (round(end, digits) if math.isfinite(end) else None for end in interval)
    return {name: figure, "low": low, "high": high}


def as_json(found: Standings) -> dict[str, Any]:
    """The report in the format of docs/arena.md; everything except `time` is deterministic for the seed."""
    match = found.match
    said: dict[str, Any] = {
        **match.setting.heading(),
        "bots": list(match.bots),
        "seed": match.seed,
        "code": fingerprint(match.packages()),
        "cooperative": match.cooperative,
        "seconds": match.seconds or None,
        "deals": match.deals,
        "games": found.games,
    }
    if match.cooperative:
        said["teams"] = [
            {"bot": bot, "games": games, **interval_json("share", share)} for bot, games, share in found.teams
        ]
        said["leads"] = [{"bot": bot, **interval_json("lead", lead)} for bot, lead in found.leads]
    else:
        said["ratings"] = [{"bot": bot, **interval_json("rating", rating, 1)} for bot, rating in found.ratings]
        said["pairs"] = [
            {"bot": pair.bot, "against": pair.against, "games": pair.games, **interval_json("share", pair.share)}
            for pair in found.pairs
        ]
        names = match.setting.load_game().seats
        said["victories"] = [
            {"seat": names[seat], **interval_json("share", share)} for seat, share in enumerate(found.seats)
        ]
    said["points"] = [{"bot": bot, **interval_json("points", points, 2)} for bot, points in found.points]
    said["choices"] = interval_json("choices", found.choices, 1)
    said["endings"] = [{"reason": reason, "games": games} for reason, games in found.endings]
    said["time"] = [
        {"bot": bot, "choices": made, "cpu_s": round(spent, 2), "cpu_ms_per_choice": round(1000 * spent / made, 3)}
        for bot, made, spent in found.seconds
        if made
    ]
    return said


def plot(found: Standings) -> str:
    """The standings as an SVG plot: ratings, or the win rates of teams."""
    match = found.match
    where = f"{match.setting.load_game().title}, {match.setting.edition}, {match.setting.seats} seats"
    if match.cooperative:
        rows = [IntervalRow(bot, *(100 * end for end in share)) for bot, _, share in found.teams]
        return interval_plot(f"{where}: games won by teams", "% of games, with 95 % intervals", rows, " %", 1)
    rows = [IntervalRow(bot, *rating) for bot, rating in found.ratings]
    return interval_plot(f"{where}: ratings", "rating points (400 = ten to one), with 95 % intervals over deals", rows)
