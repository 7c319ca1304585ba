"""The door of the terminal: sit down, play, get up again."""

import sys
from collections.abc import Iterator
from pathlib import Path
from secrets import randbits
from typing import Any, Final

from rich.console import Console

from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.record import Record
from triforium.core.words import Words
from triforium.terminal.commands import Quit
from triforium.terminal.screen import Screen, file_name
from triforium.terminal.session import Session
from triforium.terminal.table import Table, open_table

GOOD: Final = 0
INTERRUPTED: Final = 130


def play(
    game: Game[Any],
    *,
    edition: str = "",
    options: dict[str, str] | None = None,
    seats: list[str] | None = None,
    language: str = "en",
    seed: int | None = None,
    resume: Record | None = None,
    save_to: Path | None = None,
    console: Console | None = None,
    lines: Iterator[str] | None = None,
) -> int:
    """Play in this terminal; the exit code. Without seats: as recorded, or a person against simple bots."""
    words = Words(language, game.words_package())
    be_tolerant()
    try:
        table = open_table(
            game, edition, options or {}, seats or [], randbits(60) if seed is None else seed, resume, save_to
        )
    except OSError as error:
        raise BadOption(f"{save_to}: cannot be written ({error.strerror or error})") from None
    screen = Screen(game, words, console, lines)
    try:
        Session(table, screen).run()
    except Quit:
        pass
    except EOFError:
        screen.gap()
    except KeyboardInterrupt:
        screen.gap()
        say_goodbye(table, screen)
        return INTERRUPTED
    else:
        return GOOD
    say_goodbye(table, screen)
    return GOOD


def say_goodbye(table: Table, screen: Screen) -> None:
    """Where the game is, and a whole line at the end."""
    if table.keep_in is not None:
        screen.say("kept-in", file=file_name(table.keep_in))
    screen.say("goodbye")


def be_tolerant() -> None:
    """Bytes that are no text, and signs that the terminal does not know, become question marks."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
