"""Helpers that several commands share."""

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
from triforium.games import find_game, game_of_file

MOST_BYTES = 4_000_000  # of an input file


def read_text(name: str) -> str:
    """The text of a file, or of standard input for "-"; raises Unreadable."""
    try:
        data = sys.stdin.buffer.read(MOST_BYTES + 1) if name == "-" else read_bytes(Path(name))
    except OSError as error:
        raise Unreadable(f"{name}: cannot be read: {error.strerror or error}") from None
    if len(data) > MOST_BYTES:
        raise Unreadable(
            f"{name}: larger than {MOST_BYTES // 1_000_000} MB; positions, records and component files are smaller"
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(f"{name}: not UTF-8 text (byte {error.start})") from None


def read_bytes(path: Path) -> bytes:
    """The first bytes of a file, up to one more than the limit."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def game_from_args(key: str, args: argparse.Namespace, default: str = "") -> Game[Any]:
    """The game with this key and the component file from --components; without a key, the game of that file."""
    if not args.components:
        return find_game(key or default)
    text = read_text(args.components)
    return find_game(key).with_components(args.components, text) if key else game_of_file(args.components, text)


def component_files(args: argparse.Namespace) -> list[tuple[str, str]]:
    """The name and the text of the file from --components, if it is consistent; without it, an empty list."""
    if not args.components:
        return []
    game = game_from_args(args.game, args)
    return [(args.components, game.file.text)]


def read_options(pairs: list[str]) -> dict[str, str]:
    """The values of --option KEY=VALUE."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or key in options:
            raise BadOption(f"--option {pair!r} must be KEY=VALUE, and each key may be given only once")
        options[key] = value
    return options


def words_for(game: Game[Any], args: argparse.Namespace) -> Words:
    """The texts of the game in the language from --lang."""
    return Words(args.lang, game.words_package())


def reason(words: Words, refusal: Refusal) -> str:
    """A refusal as a sentence."""
    return words.say(refusal.message())


def seat_names(game: Game[Any], words: Words, seat: int) -> str:
    """The name of a seat."""
    if seat == NOBODY:
        return words.say(Message("seat-nobody"))
    return "chance" if seat == CHANCE else game.seat_name(seat)


class OutputConsole(Console):
    """A console that raises BrokenPipeError when the reader of a pipe is gone."""

    def __init__(self) -> None:
        super().__init__(highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_json(data: object) -> None:
    """Print one indented JSON object."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
