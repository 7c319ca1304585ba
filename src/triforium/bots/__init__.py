"""The bots of the house, written out."""

from typing import Final

from triforium.bots.bot import Bot
from triforium.bots.greedy_bot import GreedyBot
from triforium.bots.random_bot import RandomBot
from triforium.core.errors import BadOption

BOTS: Final[dict[str, Bot]] = {"random": RandomBot("random"), "simple": GreedyBot("simple")}


def find_bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]
