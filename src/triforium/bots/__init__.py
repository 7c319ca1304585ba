"""The built-in bots by name."""

from typing import Final

from triforium.bots.bot import Bot
from triforium.bots.greedy_bot import GreedyBot
from triforium.bots.ladder import LEVELS, Level, level_with_budget
from triforium.bots.random_bot import RandomBot
from triforium.core.errors import BadOption

# From the weakest to the strongest: a bot that fails at a live table is replaced by the one before it.
BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot("random"),
    **{name: Level(name, number) for number, name in enumerate(LEVELS[:2])},
    "simple": GreedyBot("simple"),
    **{name: Level(name, number) for number, name in enumerate(LEVELS) if number >= 2},
}
DEFAULT_BOT: Final = "simple"  # the bot that takes a seat if none is named
HINT_BOT: Final = "master"  # the bot that gives hints


def find_bot(name: str) -> Bot:
    """The bot of this name; a search bot may have a custom budget: "master@2s"."""
    level, at, budget = name.partition("@")
    if at and level in BOTS:
        return level_with_budget(level, budget)
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]
