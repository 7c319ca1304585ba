"""The interface of a bot."""

from typing import Any

from mypy_extensions import mypyc_attr

from triforium.core.action import Action
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions; it never sees the real state, only one that its seat cannot tell from the real one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game[Any], world: State, rng: Rng) -> Action:
        """Choose one of the options of the seat that decides; the bot may change `world`."""
        raise AssertionError("Bot.choose is not implemented")

    def for_match(self, seconds: float = 0.0) -> "Bot":
        """A fresh copy of this bot for one game, with this much CPU time per choice if it uses a clock."""
        # 0 means no time limit: the bot uses its iterations, so that results depend only on seeds, not on the machine.
        return self


def ask(bot: Bot, game: Game[Any], state: State, rng: Rng) -> Action:
    """The bot's choice in a real state; it is given only a state that its seat cannot tell from the real one."""
    return bot.choose(game, game.imagine(state, state.deciding(), rng), rng)
