"""What is seen in the terminal, and what is typed there."""

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
SHORT: Final = 18  # choices up to this width stand beside each other
LONGEST_QUOTE: Final = 40


class Screen:
    """Prints sentences, boards and choices, and reads lines; EOFError when there are no more."""

    def __init__(self, game: Game[Any], words: Words, console: Console | None, lines: Iterator[str] | None) -> None:
        self.game = game
        self.words = words
        self.board = board_for(game)
        self.console = console or make_console()
        self.signs = signs_for(self.console)
        self.lines = lines  # instead of the standard input

    # --- reading -------------------------------------------------------------------------------------------

    def ask(self) -> str:
        """One line, without the blanks around it."""
        if self.lines is None and sys.stdin.isatty():
            return input(ASK).strip()
        self.console.print(ASK, end="")
        line = next(self.lines, "") if self.lines is not None else sys.stdin.readline()
        if not line:
            raise EOFError
        text = line.strip()
        self.console.print(Text(shown(text)))  # nobody saw it being typed
        return text

    # --- writing -------------------------------------------------------------------------------------------

    def say(self, key: str, style: str = "", **args: str) -> None:
        """A sentence of the shell or of the game."""
        self.write(self.words.word(key, **args), style)

    def write(self, text: str, style: str = "") -> None:
        """A text, broken between words."""
        self.console.print(Text(text, style))

    def copyable(self, text: str) -> None:
        """A text that somebody will copy: no line is broken."""
        self.console.print(Text(text), soft_wrap=True)

    def show(self, picture: RenderableType) -> None:
        """A table or the like."""
        self.console.print(picture)

    def listing(self, rows: list[tuple[str, str]]) -> None:
        """Words, each with a sentence beside it."""
        grid = Grid.grid(padding=(0, 2))
        for word, sentence in rows:
            grid.add_row(Text(f"  {word}", "bold"), Text(sentence))
        self.console.print(grid)

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def clear(self) -> None:
        """Take away what only one person was to see; without a terminal there is nothing to take away."""
        if self.console.is_terminal:
            self.console.clear()

    def seat(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.board.seat(self.game, self.words, seat)

    def draw(self, table: Table, seat: Seat) -> None:
        """The board as a seat sees it."""
        view = self.game.view(table.state, seat)
        names = [sitter.name for sitter in table.sitters]
        for line in self.board.lines(self.game, self.words, view, names, self.console.width, self.signs):
            self.console.print(line, no_wrap=True, crop=True)

    def tell(self, table: Table, seat: Seat, events: list[Event], title: str) -> None:
        """The part of the story that a seat may know, without what the board shows better."""
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
        """The question, and the numbered choices."""
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


def harmless(text: str) -> str:
    """A text without control codes."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def shown(text: str) -> str:
    """What somebody typed, safe to print and not too long."""
    return harmless(text) if len(text) <= LONGEST_QUOTE else harmless(text[:LONGEST_QUOTE]) + "…"


def quoted(text: str) -> str:
    """What somebody typed, as part of a sentence."""
    return f"'{shown(text)}'"


def file_name(path: Path) -> str:
    """A file, as part of a sentence."""
    return f"'{harmless(str(path))}'"
