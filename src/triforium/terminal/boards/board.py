"""What all text boards share."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from triforium.core.action import Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.view import View
from triforium.core.words import Words


class Signs:
    """The characters a board is drawn with."""

    def __init__(self, lines: str, dot: str, crown: str, trail: str, arrow: str, done: str, left: str) -> None:
        # for the top, the middle and the bottom of a grid: left end, crossing, right end; then across and down
        self.top, self.middle, self.bottom, self.across, self.down = lines[:3], lines[3:6], lines[6:9], *lines[9:]
        self.dot = dot
        self.crown = crown
        self.trail = trail
        self.arrow = arrow
        self.done = done
        self.left = left


DRAWN: Final = Signs("┌┬┐├┼┤└┴┘─│", "·", "♔", "━", "▸", "○", "●")
TYPED: Final = Signs("+++++++++-|", ".", "^", "=", ">", "-", "o")  # for terminals with ASCII only


class Board:
    """Draws a view of one game; the same view always gives the same picture."""

    quiet: frozenset[str] = frozenset()  # kinds of events that the board shows better than the log

    def seat(self, game: Game[Any], words: Words, seat: Seat) -> str:
        """The name of a seat."""
        return game.seat_name(seat)

    def lines(
        self, game: Game[Any], words: Words, view: Any, names: Sequence[str], width: int, signs: Signs
    ) -> list[Text]:
        """The lines of the board, not wider than the width if possible."""
        raise AssertionError("a board can be drawn")

    def legend(self, words: Words) -> str:
        """The legend of the board; empty if it needs none."""
        return ""

    def summary(self, game: Game[Any], words: Words, story: list[Event]) -> RenderableType | None:
        """A table of the points, for the end of the game."""
        return None


def choice_numbers(view: View) -> dict[tuple[str, int], int]:
    """The number of each choice in the list below the board, by its verb and noun."""
    choices = [(verb, noun) for verb, nouns in view.options.items() for noun in nouns]
    return {choice: number for number, choice in enumerate(choices, 1)}


def padded(text: Text, width: int) -> Text:
    """The text, padded or cut to this width."""
    fitted = text.copy()
    fitted.truncate(width, pad=True)
    return fitted


def centred(text: str, width: int, style: str = "") -> Text:
    """The text, centred in this width."""
    left = (width - len(text)) // 2
    return padded(Text(" " * left).append(text, style), width)


def between(left: Text, right: Text, width: int) -> Text:
    """One text at the left end, another at the right end."""
    line = left.copy()
    line.truncate(max(width - right.cell_len, 0), pad=True)
    return line.append_text(right)


def side_by_side(left: list[Text], right: list[Text], gap: int) -> list[Text]:
    """Two pictures beside each other."""
    width = max((line.cell_len for line in left), default=0)
    found: list[Text] = []
    for row in range(max(len(left), len(right))):
        line = padded(left[row] if row < len(left) else Text(), width + gap)
        found.append(line.append_text(right[row]) if row < len(right) else line)
    return found
