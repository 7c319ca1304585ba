"""What a bot is."""

from typing import Any

from mypy_extensions import mypyc_attr

from triforium.core.action import Action
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who chooses; the world it is handed is one it could imagine, never the real one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game[Any], world: State, rng: Rng) -> Action:
        """One of the options of the seat that decides in this world; the world may be changed on the way."""
        raise AssertionError("a bot chooses")

    def for_match(self, seconds: float = 0.0) -> "Bot":
        """The same bot for one game: it remembers no other; its clock, if it has one, is set to so many seconds."""
        # 0 is no clock: it thinks as much as it is used to, however slow the machine, so that seeds alone decide.
        return self


def ask(bot: Bot, game: Game[Any], state: State, rng: Rng) -> Action:
    """What a bot does in a real state: it is shown a world that its seat cannot tell from it."""
    return bot.choose(game, game.imagine(state, state.deciding(), rng), rng)
