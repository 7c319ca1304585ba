"""Where it is all printed: colours on a terminal, plain text anywhere else."""

import os
from typing import IO

from rich.console import Console

from triforium.terminal.boards.board import DRAWN, TYPED, Signs


class PlainConsole(Console):
    """A console that leaves it to the caller what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """A console that sends no colours and no control codes where it is not a terminal, or where NO_COLOR is set."""
    plain = bool(os.environ.get("NO_COLOR"))
    return PlainConsole(
        file=file,
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None if plain else "auto",
        force_terminal=False if plain else None,
    )


def signs_for(console: Console) -> Signs:
    """Drawn lines, or typed ones where the encoding knows no others."""
    try:
        "┼♔▸●━".encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return TYPED
    return DRAWN
