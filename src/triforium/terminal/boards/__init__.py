"""The boards of the games as text; a game without one gets a plain list."""

from typing import Any, Final

from triforium.core.game import Game
from triforium.core.view import View
from triforium.core.words import Words
from triforium.terminal.boards.basilica import BasilicaBoard
from triforium.terminal.boards.board import Board
from triforium.terminal.boards.orleans import OrleansBoard
from triforium.terminal.boards.plain import PlainBoard
from triforium.terminal.boards.stupor_mundi import StuporMundiBoard
from triforium.terminal.console import make_console, signs_for

BOARDS: Final[dict[str, Board]] = {
    "basilica": BasilicaBoard(),
    "orleans": OrleansBoard(),
    "stupor_mundi": StuporMundiBoard(),
}


def board_for(game: Game[Any]) -> Board:
    """The board of a game."""
    return BOARDS.get(game.key, PlainBoard())


def draw(game: Game[Any], words: Words, view: View) -> str:
    """A view as text, in colours where the standard output is a terminal."""
    console = make_console()
    nobody = [""] * len(view.scores)
    lines = board_for(game).lines(game, words, view, nobody, console.width, signs_for(console))
    with console.capture() as captured:
        for line in lines:
            console.print(line, no_wrap=True, crop=True)
    return captured.get().rstrip("\n")
