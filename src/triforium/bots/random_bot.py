"""The honest baseline."""

from typing import Any

from triforium.bots.bot import Bot
from triforium.core.action import Action
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State


class RandomBot(Bot):
    """Any option, each as likely as any other."""

    def choose(self, game: Game[Any], world: State, rng: Rng) -> Action:
        return world.decision().pick(world, rng)
