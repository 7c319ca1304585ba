"""What several words of the command line need."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

from triforium.core.action import CHANCE, NOBODY
from triforium.core.errors import BadOption, Unreadable
from triforium.core.game import Game
from triforium.core.message import Message
from triforium.core.refusal import Refusal
from triforium.core.words import Words
from triforium.games import find_game

MOST_BYTES = 4_000_000  # of a file somebody hands us


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for "-"; Unreadable says what is wrong with it."""
    try:
        data = sys.stdin.buffer.read(MOST_BYTES + 1) if name == "-" else read_bytes(Path(name))
    except OSError as error:
        raise Unreadable(f"{name}: cannot be read: {error.strerror or error}") from None
    if len(data) > MOST_BYTES:
        raise Unreadable(
            f"{name}: is larger than {MOST_BYTES // 1_000_000} MB, which no position, record or component file is"
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(f"{name}: is not a text in UTF-8 (byte {error.start})") from None


def read_bytes(path: Path) -> bytes:
    """At most as many bytes as we look at."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def chosen_game(key: str, chosen: argparse.Namespace) -> Game[Any]:
    """The game of this name, with somebody's own components if a file was given."""
    game = find_game(key)
    if chosen.components:
        return game.with_components(chosen.components, read_text(chosen.components))
    return game


def chosen_options(pairs: list[str]) -> dict[str, str]:
    """--option k=v, each key once."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or key in options:
            raise BadOption(f"--option {pair!r} is not key=value, each key once")
        options[key] = value
    return options


def words_for(game: Game[Any], chosen: argparse.Namespace) -> Words:
    """The language that was asked for, with the words of the game."""
    return Words(chosen.lang, game.words_package())


def reason(words: Words, refusal: Refusal) -> str:
    """A refusal as a sentence."""
    return words.say(refusal.message())


def seat_names(game: Game[Any], words: Words, seat: int) -> str:
    """What a seat is called."""
    if seat == NOBODY:
        return words.say(Message("seat-nobody"))
    return "chance" if seat == CHANCE else game.seat_name(seat)


class Paper(Console):
    """A console whose reader may go away: then there is nothing more to say."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_json(data: object) -> None:
    """JSON for scripts: one object, readable."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
