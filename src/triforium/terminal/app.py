"""Play a game in the terminal."""

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
    """Play a game and return the exit code. Without seats: as recorded, or a person against simple bots."""
    words = Words(language, game.words_package())
    replace_undecodable()
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
    """Say where the game is saved, and end with a whole line."""
    if table.save_path is not None:
        screen.say("kept-in", file=file_name(table.save_path))
    screen.say("goodbye")


def replace_undecodable() -> None:
    """Show bytes that are not text, and characters that the terminal cannot show, as question marks."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
