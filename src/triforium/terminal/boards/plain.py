"""A board for any game: the points, and the numbers and texts of its view."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from rich.text import Text

from triforium.core.game import Game
from triforium.core.view import View
from triforium.core.words import Words
from triforium.terminal.boards.board import Board, Signs, between

COMMON = {field.name for field in fields(View)}
WIDEST = 44


class PlainBoard(Board):
    """A list of facts."""

    def lines(
        self, game: Game[Any], words: Words, view: Any, names: Sequence[str], width: int, signs: Signs
    ) -> list[Text]:
        width = min(width, WIDEST)
        found: list[Text] = []
        for field in fields(view):
            value = getattr(view, field.name)
            if field.name not in COMMON and isinstance(value, (int, str)):
                found.append(between(Text(field.name.replace("_", " ")), Text(str(value), "bold"), width))
        for seat, score in enumerate(view.scores):
            mark = signs.arrow if seat == view.deciding else " "
            name = f" ({names[seat]})" if names[seat] else ""
            points = words.word("points", points=str(score))
            line = between(Text(f"{mark} {self.seat(game, words, seat)}{name}"), Text(points), width)
            found.append(line)
        return found
