"""The command `triforium review`: what every move of a recorded game was worth, and what would have been better."""

import argparse
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.markup import escape

from triforium.cli.arena import new_table
from triforium.cli.common import OutputConsole, print_json, words_for
from triforium.cli.progress import steps_bar
from triforium.cli.record import load
from triforium.core.errors import Unreadable
from triforium.core.message import Message
from triforium.core.record import Record
from triforium.core.words import Words

if TYPE_CHECKING:
    from triforium.bots.review_notes import MoveNote, Note, Review, ReviewedAction

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72  # of the graph, in characters


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    review = commands.add_parser(
        "review", parents=[common], help="what every move of a recorded game was worth, and what was better"
    )
    review.add_argument("file", metavar="FILE", help="a record; - for standard input")
    review.add_argument("--level", default="architect", help="the bot that reviews (default: architect)")
    review.add_argument("--out", metavar="FILE", default="", help="keep the review in this file; shown again at once")
    review.add_argument("--json", action="store_true", help="print the review as JSON (docs/review.md)")
    review.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Review a record and print the result."""
    from triforium.bots.review import Reviewer, check_reviewable

    read = load(args.file, args)
    record = read.record
    words = words_for(record.game, args)
    console = Console(stderr=True, highlight=False)
    if read.note:
        console.print(f"triforium: {escape(read.note)}")
    check_reviewable(record)
    reviewer = Reviewer(record.game, record.agreement.seats, args.level)
    printer = Printer(record, words)
    found = None if not args.out else kept(Path(args.out), record, args.level)
    if found is None:
        notes: list[Note] = []
        with steps_bar("review", record.turn()) as progress:
            for note in reviewer.notes(record):
                notes.append(note)
                progress(note.turn + 1)
                if not args.json:
                    printer.mistake(note)
        found = reviewer.review(record, notes)
        if args.out:
            keep(Path(args.out), record, found)
    elif not args.json:
        for note in found.notes:
            printer.mistake(note)
    if args.json:
        print_json(msgspec.to_builtins(found))
    else:
        printer.summary(found)
    return 0


def fingerprint(record: Record) -> str:
    """Identifies a record."""
    said = repr((record.game.key, record.rules_version, record.agreement.edition, record.agreement.options))
    return hashlib.sha256(f"{said} {record.agreement.position} {record.actions}".encode()).hexdigest()[:16]


def kept(path: Path, record: Record, level: str) -> "Review | None":
    """The review in a file, if it is one of this record by this level and version; None if there is no file."""
    from triforium.bots.review import VERSION
    from triforium.bots.review_notes import Review

    if not path.exists():
        return None
    try:
        data = msgspec.json.decode(path.read_bytes(), type=dict[str, msgspec.Raw])
        found = msgspec.json.decode(data["review"], type=Review)
        made_of = msgspec.json.decode(data["record"], type=str)
    except (OSError, KeyError, msgspec.MsgspecError) as error:
        raise Unreadable(f"{path}: this is not a review ({error}); choose another --out") from None
    if made_of != fingerprint(record):
        raise Unreadable(f"{path}: holds the review of another record; choose another --out")
    return found if (found.version, found.level) == (VERSION, level) else None


def keep(path: Path, record: Record, review: "Review") -> None:
    """Write a review to a file."""
    try:
        path.write_bytes(msgspec.json.encode({"record": fingerprint(record), "review": review}))
    except OSError as error:
        raise Unreadable(f"{path}: cannot be written: {error.strerror or error}") from None


class Printer:
    """Prints a review as text."""

    def __init__(self, record: Record, words: Words) -> None:
        self.record = record
        self.words = words
        self.console = OutputConsole()

    def name(self, seat: int) -> str:
        """The seat, and the player in it."""
        title = self.words.say(Message(self.record.game.seat_term(seat)[1:])) if self.is_term(seat) else ""
        return f"{title or self.record.game.seat_name(seat)} ({self.record.agreement.names[seat]})"

    def is_term(self, seat: int) -> bool:
        """Is the name of this seat a key of the words?"""
        return self.record.game.seat_term(seat).startswith("@")

    def line(self, actions: "list[ReviewedAction]") -> str:
        """A line of actions in words."""
        return "; ".join(self.words.say(Message(one.message.key, one.message.args)) for one in actions)

    def amount(self, value: float, unit: str) -> str:
        """A signed change: percentage points of a victory, or points."""
        shown = f"{value:+.1f}" if unit == "points" else f"{100 * value:+.0f} %"
        return shown.replace("-", "−")

    def mistake(self, note: "Note") -> None:
        """Print a move that lost something."""
        from triforium.bots.review_notes import MoveNote

        if not isinstance(note, MoveNote) or note.verdict in ("best", "good"):
            return
        verdict = self.words.word(f"review-{note.verdict}")
        unit = "points" if len(note.before) == 1 else "victory"
        loss = self.amount(-note.loss, unit)
        self.console.print(f"[bold]{note.turn}[/bold] {escape(self.name(note.seat))}: {verdict}, {loss}")
        self.console.print(f"    {self.words.word('review-played', line=escape(self.line(note.played)))}")
        self.console.print(f"    {self.words.word('review-better', line=escape(self.line(note.best)))}")
        if note.expected:
            self.console.print(f"    {self.words.word('hint-line', line=escape(self.line(note.expected)))}")
        if note.reasons:
            named = [
                f"{self.words.word(f'feature-{reason.feature}')} ({self.amount(reason.share, 'victory')})"
                for reason in note.reasons
            ]
            self.console.print(f"    {self.words.word('hint-reasons', reasons=escape(', '.join(named)))}")

    def summary(self, review: "Review") -> None:
        """Print the graph and the figures of every seat."""
        from triforium.bots.review_notes import MoveNote

        moves = [note for note in review.notes if isinstance(note, MoveNote)]
        if moves and review.unit == "victory":
            for seat in range(len(moves[0].before)):
                self.console.print(f"{graph(moves, seat, review.actions)} {escape(self.name(seat))}")
                if self.record.game.is_cooperative(len(moves[0].before)):
                    break
        if not review.seats:
            return
        columns = ("accuracy", "moves", "inaccuracies", "mistakes", "blunders", "luck", "choices")
        table = new_table("", *[self.words.word(f"review-{column}") for column in columns])
        for seat, figures in enumerate(review.seats):
            table.add_row(
                escape(self.name(seat)),
                f"{figures.accuracy:.0f}",
                *[str(one) for one in (figures.moves, figures.inaccuracies, figures.mistakes, figures.blunders)],
                self.amount(figures.luck, review.unit),
                self.amount(figures.choices, review.unit),
            )
        self.console.print(table)
        moments = ", ".join(str(turn) for turn in review.moments) or "–"
        self.console.print(self.words.word("review-moments", turns=moments))


def graph(moves: "list[MoveNote]", seat: int, actions: int) -> str:
    """A seat's chances over the game, as a line of bars."""
    bars = []
    for column in range(WIDTH):
        turn = column * actions / WIDTH
        note = next((move for move in reversed(moves) if move.turn <= turn), moves[0])
        bars.append(BARS[min(int(note.after[seat] * len(BARS)), len(BARS) - 1)])
    return "".join(bars)
