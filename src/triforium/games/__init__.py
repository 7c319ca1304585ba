"""The built-in games; other packages add games through the entry point group `triforium.games`."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.games.basilica.game import BASILICA
from triforium.games.orleans.game import ORLEANS
from triforium.games.pebbles.game import PEBBLES
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

GAMES: Final[tuple[Game[Any], ...]] = (PEBBLES, BASILICA, STUPOR_MUNDI, ORLEANS)


def all_games() -> list[Game[Any]]:
    """The built-in games and those of installed packages."""
    return [*GAMES, *installed_games()]


@cache  # scanning the entry points of every installed package takes 20 ms
def installed_games() -> tuple[Game[Any], ...]:
    """The games that installed packages provide."""
    points = sorted(entry_points(group="triforium.games"), key=lambda point: point.name)
    return tuple(point.load() for point in points)


def find_game(key: str) -> Game[Any]:
    """The game with this key; BadOption lists the known keys."""
    games = all_games()
    for game in games:
        if game.key == key:
            return game
    raise BadOption(f"there is no game {key!r}; there are: {', '.join(game.key for game in games)}")
