"""A game in the terminal, for tests: typed lines go in, printed text comes out."""

import random
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from triforium.core.record import Agreement, Record
from triforium.core.record_text import read_record
from triforium.core.words import Words
from triforium.games import find_game
from triforium.terminal.app import play
from triforium.terminal.console import make_console


class Evening:
    """One call of `play`: its arguments, what it printed, and its exit code."""

    def __init__(self, game: str = "basilica", width: int = 80, **agreed: Any) -> None:
        self.game = find_game(game)
        self.agreed = agreed
        self.paper = StringIO()
        self.console = make_console(self.paper, width)
        self.code = -1

    def text(self) -> str:
        return self.paper.getvalue()

    def run(self, lines: Iterator[str]) -> str:
        """Play until the lines run out or the game ends; everything printed."""
        self.code = play(self.game, console=self.console, lines=lines, **self.agreed)
        return self.text()

    def type(self, *lines: str) -> str:
        """Play with these lines, followed by the end of input; everything printed."""
        return self.run(iter([line + "\n" for line in lines]))

    def words(self) -> Words:
        return Words(self.agreed.get("language", "en"), self.game.words_package())

    def fingers(self, seed: int, after: Callable[[], None] = lambda: None) -> Iterator[str]:
        """Random numbers, some of them too high, until the game is over."""
        dice = random.Random(seed)
        end = self.words().word("end-menu")[:30]
        while end not in self.text():
            after()
            yield f"{dice.randint(1, 9)}\n"
        yield "\n"


def saved(path: Path) -> Record:
    """The record in a file."""
    read = read_record(path.read_text(encoding="utf-8"), path.name, find_game)
    assert read.note == ""
    return read.record


def from_position(text: str, seats: list[str], edition: str = "2022") -> Record:
    """A game that begins in a written position."""
    return Record(find_game("basilica"), Agreement(edition, len(seats), {}, seats, text))


def answers(text: str) -> list[str]:
    """The text after each prompt; the first part is the text before the first prompt."""
    return text.split("\n> ")
