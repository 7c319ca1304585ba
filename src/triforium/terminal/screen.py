"""Output and input of the terminal."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from triforium.core.action import Action, Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.words import Words
from triforium.terminal.boards import board_for
from triforium.terminal.boards.basilica_cathedral import NUMBER
from triforium.terminal.console import make_console, signs_for
from triforium.terminal.table import Table

ASK: Final = "> "
SHORT: Final = 18  # choices up to this width are printed in columns
LONGEST_QUOTE: Final = 40


class Screen:
    """Prints sentences, boards and choices, and reads lines; raises EOFError at the end of the input."""

    def __init__(self, game: Game[Any], words: Words, console: Console | None, lines: Iterator[str] | None) -> None:
        self.game = game
        self.words = words
        self.board = board_for(game)
        self.console = console or make_console()
        self.signs = signs_for(self.console)
        self.lines = lines  # instead of standard input

    # --- reading -------------------------------------------------------------------------------------------

    def ask(self) -> str:
        """Read one line, stripped."""
        if self.lines is None and sys.stdin.isatty():
            return input(ASK).strip()
        self.console.print(ASK, end="")
        line = next(self.lines, "") if self.lines is not None else sys.stdin.readline()
        if not line:
            raise EOFError
        text = line.strip()
        self.console.print(Text(shown(text)))  # echo what was read from a pipe
        return text

    # --- writing -------------------------------------------------------------------------------------------

    def say(self, key: str, style: str = "", **args: str) -> None:
        """Print a sentence of the interface or of the game."""
        self.write(self.words.word(key, **args), style)

    def write(self, text: str, style: str = "") -> None:
        """Print a text, wrapped between words."""
        self.console.print(Text(text, style))

    def copyable(self, text: str) -> None:
        """Print a text to be copied: without wrapping."""
        self.console.print(Text(text), soft_wrap=True)

    def show(self, picture: RenderableType) -> None:
        """Print a table or the like."""
        self.console.print(picture)

    def listing(self, rows: list[tuple[str, str]]) -> None:
        """Print words, each with an explanation."""
        grid = Grid.grid(padding=(0, 2))
        for word, sentence in rows:
            grid.add_row(Text(f"  {word}", "bold"), Text(sentence))
        self.console.print(grid)

    def gap(self) -> None:
        """Print an empty line."""
        self.console.print()

    def clear(self) -> None:
        """Clear the screen after a secret; does nothing without a terminal."""
        if self.console.is_terminal:
            self.console.clear()

    def seat(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.board.seat(self.game, self.words, seat)

    def draw(self, table: Table, seat: Seat) -> None:
        """Print the board as a seat sees it."""
        view = self.game.view(table.state, seat)
        names = [player.name for player in table.players]
        for line in self.board.lines(self.game, self.words, view, names, self.console.width, self.signs):
            self.console.print(line, no_wrap=True, crop=True)

    def tell(self, table: Table, seat: Seat, events: list[Event], title: str) -> None:
        """Print the events that a seat may know, except those that the board shows better."""
        kinds = self.game.event_names()
        told = [event for event in events if event.is_for(seat) and kinds.name(event.kind) not in self.board.quiet]
        if not told:
            return
        self.say(title, "bold")
        for event in told:
            self.console.print(
                Padding(Text(self.words.say(self.game.story(table.state, event))), (0, 0, 0, 2), expand=False)
            )
        self.gap()

    def choice(self, table: Table, action: Action) -> str:
        """An option in words."""
        return self.words.say(self.game.choice(table.state, action))

    def offer(self, table: Table) -> None:
        """Print the question and the numbered choices."""
        self.write(self.words.say(self.game.prompt(table.state)), "bold")
        texts = [self.choice(table, action) for action in table.state.options()]
        wide = len(f"[{len(texts)}]")
        items: list[Text] = []
        for number, text in enumerate(texts, 1):
            items.append(Text().append(f"[{number}]".rjust(wide), NUMBER).append(f" {text}"))
        longest = max(len(text) for text in texts)
        columns = 1
        if longest <= SHORT:
            columns = max(1, (self.console.width - 1) // (wide + longest + 4))
        for start in range(0, len(items), columns):
            line = Text(" ")
            for item in items[start : start + columns]:
                item.pad_right(wide + longest + 4 - item.cell_len)
                line.append_text(item)
            line.rstrip()
            self.console.print(line)


def printable(text: str) -> str:
    """The text without control characters."""
    return "".join(char if char.isprintable() else "?" for char in text)


def shown(text: str) -> str:
    """Typed text, safe to print and shortened."""
    return printable(text) if len(text) <= LONGEST_QUOTE else printable(text[:LONGEST_QUOTE]) + "…"


def quoted(text: str) -> str:
    """Typed text as part of a sentence."""
    return f"'{shown(text)}'"


def file_name(path: Path) -> str:
    """A file name as part of a sentence."""
    return f"'{printable(str(path))}'"
