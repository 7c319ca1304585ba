"""Puzzles: positions in which one move is clearly best; shipped as data, one file per game; not compiled."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from triforium.core.errors import BadComponents
from triforium.core.game import Game

PUZZLE_FILES: Final = "puzzle_files"


class Puzzle(Struct, frozen=True):
    """A position, the moves that solve it, and the obvious move that does not."""

    id: str
    edition: str
    position: str  # as the seat that decides can see it
    lines: list[list[str]]  # moves that solve it, in notation, the best first
    tempting: list[str]  # what the bot `simple` would play
    share: float  # the share of the victory that the deciding seat may expect after the best move
    loss: float  # what the tempting move loses
    level: str  # the weakest level that solves it
    themes: list[str]
    checked: str = ""  # the bot that has confirmed it


@cache
def puzzles_of(game: Game[Any]) -> dict[str, Puzzle]:
    """The puzzles of a game by ID, the easiest first; none for a game without a file."""
    resource = files("triforium.bots").joinpath(PUZZLE_FILES, f"{game.key}.jsonl")
    return read_puzzles(resource.read_text(encoding="utf-8"), resource.name) if resource.is_file() else {}


def read_puzzles(text: str, name: str) -> dict[str, Puzzle]:
    """The puzzles of a file, one in each line; BadComponents names the line that cannot be read."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
        except msgspec.MsgspecError as error:
            raise BadComponents(f"{name}, line {number}: this is not a puzzle ({error})") from None
        found[puzzle.id] = puzzle
    return found
