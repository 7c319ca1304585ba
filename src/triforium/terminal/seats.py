"""Who sits where."""

from typing import Any

from triforium.bots import find_bot
from triforium.bots.bot import Bot
from triforium.core.action import Seat
from triforium.core.errors import BadOption
from triforium.core.game import Game

LONGEST_NAME = 30


class Sitter:
    """A person with a name, or a bot."""

    def __init__(self, text: str, name: str, bot: Bot | None) -> None:
        self.text = text  # as it was written, for the record
        self.name = name
        self.bot = bot


def read_sitter(text: str) -> Sitter:
    """human, human:NAME or bot:NAME."""
    kind, _, name = text.strip().partition(":")
    if kind == "bot" and name:
        return Sitter(text.strip(), text.strip(), find_bot(name))
    if kind != "human":
        raise BadOption(f"nobody can sit as {text[:40]!r}; a seat is human, human:NAME or bot:LEVEL")
    if len(name) > LONGEST_NAME or not (name + "x").isprintable():
        raise BadOption(f"a name has at most {LONGEST_NAME} letters and no signs that cannot be printed")
    return Sitter(text.strip(), name.strip(), None)


def read_sitters(game: Game[Any], wanted: list[str], recorded: list[str]) -> list[Sitter]:
    """Who was wanted; else who sat there when the record was written; else a person and simple bots."""
    if not wanted and recorded:
        try:
            return [read_sitter(text) for text in recorded]
        except BadOption:
            wanted = []  # a record from elsewhere, with names of its own
    seats = len(recorded) or game.check_seats(len(wanted))
    if not wanted:
        wanted = ["human"] + ["bot:simple"] * (seats - 1)
    if len(wanted) != seats:
        raise BadOption(f"this game has {seats} seats, not {len(wanted)}")
    return [read_sitter(text) for text in wanted]


def humans(sitters: list[Sitter]) -> list[Seat]:
    """The seats of people."""
    return [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
