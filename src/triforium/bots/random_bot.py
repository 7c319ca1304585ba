"""The random bot, a baseline for the others."""

from typing import Any

from triforium.bots.bot import Bot
from triforium.core.action import Action
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State


class RandomBot(Bot):
    """Chooses uniformly at random."""

    def choose(self, game: Game[Any], world: State, rng: Rng) -> Action:
        return world.decision().pick(world, rng)
