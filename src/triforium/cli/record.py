"""The command `triforium record`: verify, show or score records of games."""

import argparse
import sys
from pathlib import Path
from typing import Any

from triforium.cli.common import game_from_args, print_json, read_text, words_for
from triforium.core.action import CHANCE
from triforium.core.errors import IllegalRecord, TableError
from triforium.core.game import Game
from triforium.core.record import Record
from triforium.core.record_text import ReadRecord, read_record

SCORINGS = ("scoring", "area_scored", "ally_scored", "final_score", "game_over")  # the events that `score` prints


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    record = commands.add_parser("record", parents=[common], help="verify, show or score records of games")
    record.add_argument("what", choices=("verify", "show", "score"))
    record.add_argument("files", metavar="FILE", nargs="+")
    record.add_argument("--json", action="store_true")
    record.add_argument("--story", action="store_true", help="with show: print the log of the game in words")
    record.set_defaults(run=show_records)


def show_records(args: argparse.Namespace) -> int:
    """Print every file; the exit code is the highest of all files."""
    worst = 0
    entries: list[dict[str, object]] = []
    for name in args.files:
        try:
            read = load(name, args)
        except TableError as error:
            worst = max(worst, 1 if isinstance(error, IllegalRecord) else 2)
            entries.append({"file": name, "good": False, "problem": str(error)})
            print(f"triforium: {error}", file=sys.stderr)
            continue
        if read.note:
            print(f"triforium: {read.note}", file=sys.stderr)
        entries.append(entry(name, read, args))
        if not args.json:
            print_record(name, read, args)
    if args.json:
        print_json({"records": entries})
    return worst


def load(name: str, args: argparse.Namespace) -> ReadRecord:
    """Read, replay and check a record file."""

    def find(key: str) -> Game[Any]:
        return game_from_args(key, args)

    return read_record(read_text(name), Path(name).name if name != "-" else "standard input", find)


def entry(name: str, read: ReadRecord, args: argparse.Namespace) -> dict[str, object]:
    """A record in the JSON format of docs/cli.md."""
    record = read.record
    data: dict[str, object] = {
        "file": name,
        "good": True,
        "note": read.note or None,
        "game": record.game.key,
        "edition": record.agreement.edition,
        "options": record.agreement.options,
        "rules_version": record.rules_version,
        "seats": record.agreement.names,
        "actions": record.turn(),
        "over": record.state.over,
        "scores": record.state.scores(),
        "outcome": None,
    }
    if record.state.over:
        outcome = record.game.outcome(record.state)
        data["outcome"] = {"reason": outcome.reason, "rule": outcome.rule, "winners": outcome.winners}
    if args.what == "show":
        data["moves"] = turns(record)
        data["position"] = record.game.notation().write_view(record.state, 0) if can_be_written(record) else None
    return data


def can_be_written(record: Record) -> bool:
    """Can the position be written? Not while a random draw is due."""
    return record.state.deciding() != CHANCE


def turns(record: Record) -> list[str]:
    """The moves in the notation of the game."""
    return record.game.notation().write_moves(record.beginning(), record.actions)


def print_record(name: str, read: ReadRecord, args: argparse.Namespace) -> None:
    """Print a record as text."""
    record = read.record
    scores = " : ".join(str(score) for score in record.state.scores())
    state = "not over yet"
    if record.state.over:
        outcome = record.game.outcome(record.state)
        state = f"ended by '{outcome.reason}' ({outcome.rule})"
    print(f"{name}: {record.game.title} {record.agreement.edition}, {record.turn()} actions, {state}, {scores}")
    if args.what == "verify":
        return
    words = words_for(record.game, args)
    if args.what == "show" and not args.story:
        for line in turns(record):
            print(f"  {line}")
        if can_be_written(record):
            print(record.game.notation().write_view(record.state, 0))
        return
    for event in record.story():
        kind = record.game.event_names().name(event.kind)
        if args.story or kind in SCORINGS:
            print(f"  {words.say(record.game.story(record.state, event))}")
