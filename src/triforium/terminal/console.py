"""The console: colours on a terminal, plain text anywhere else."""

import os
from typing import IO

from rich.console import Console

from triforium.terminal.boards.board import DRAWN, TYPED, Signs


class PlainConsole(Console):
    """A console that raises BrokenPipeError when the reader of a pipe is gone."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """A console without colours and control codes if it is not a terminal or NO_COLOR is set."""
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
    """Box-drawing characters, or ASCII if the encoding has nothing else."""
    try:
        "┼♔▸●━".encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return TYPED
    return DRAWN
