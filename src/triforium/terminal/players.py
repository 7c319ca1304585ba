"""The player in each seat: a person or a bot."""

from typing import Any

from triforium.bots import find_bot
from triforium.bots.bot import Bot
from triforium.core.action import Seat
from triforium.core.errors import BadOption
from triforium.core.game import Game

LONGEST_NAME = 30


class Player:
    """A person with a name, or a bot."""

    def __init__(self, text: str, name: str, bot: Bot | None) -> None:
        self.text = text  # as given, for the record
        self.name = name
        self.bot = bot


def read_player(text: str) -> Player:
    """Read human, human:NAME or bot:LEVEL."""
    kind, _, name = text.strip().partition(":")
    if kind == "bot" and name:
        return Player(text.strip(), text.strip(), find_bot(name))
    if kind != "human":
        raise BadOption(f"unknown player {text[:40]!r}; a seat is human, human:NAME or bot:LEVEL")
    if len(name) > LONGEST_NAME or not (name + "x").isprintable():
        raise BadOption(f"a name has at most {LONGEST_NAME} characters, all of them printable")
    return Player(text.strip(), name.strip(), None)


def read_players(game: Game[Any], wanted: list[str], recorded: list[str]) -> list[Player]:
    """The players that were asked for; else those of the record; else a person and simple bots."""
    if not wanted and recorded:
        try:
            return [read_player(text) for text in recorded]
        except BadOption:
            wanted = []  # a record of another program, with other names
    seats = len(recorded) or game.check_seats(len(wanted))
    if not wanted:
        wanted = ["human"] + ["bot:simple"] * (seats - 1)
    if len(wanted) != seats:
        raise BadOption(f"this game has {seats} seats, not {len(wanted)}")
    return [read_player(text) for text in wanted]


def humans(players: list[Player]) -> list[Seat]:
    """The seats of human players."""
    return [seat for seat, player in enumerate(players) if player.bot is None]
