"""The built-in bots by name."""

import re
from typing import Final

from triforium.bots.bot import Bot
from triforium.bots.greedy_bot import GreedyBot
from triforium.bots.ladder import LEVELS, Level, level_named
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
HINT_BOT: Final = "legend"  # the bot that gives hints (explain.py limits its time)


def find_bot(name: str) -> Bot:
    """The bot of this name; a search bot may have a custom judge or budget: "master@2s", "architect:linear@400"."""
    if name in BOTS:
        return BOTS[name]
    if re.split("[:@]", name, maxsplit=1)[0] in BOTS:
        return level_named(name)
    raise BadOption(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
