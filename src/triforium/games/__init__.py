"""The built-in games; other packages add games through the entry point group `triforium.games`."""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from triforium.core.datafile import DataFile
from triforium.core.errors import BadComponents, BadOption
from triforium.core.game import Game
from triforium.games.basilica.game import BASILICA
from triforium.games.orleans.game import ORLEANS
from triforium.games.pebbles.game import PEBBLES
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

ComponentFiles = Sequence[tuple[str, str]]  # their names and texts
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


def game_of_file(name: str, text: str) -> Game[Any]:
    """The game that a component file is for, with the components of that file."""
    data = DataFile(name, text).data

    def in_common(game: Game[Any]) -> tuple[bool, int]:
        shipped = game.file.data
        same = all(data.get(key) == shipped.get(key) for key in ("schema", "game"))
        return same, len(data.keys() & shipped.keys())

    likely = max(all_games(), key=in_common)
    if in_common(likely)[1] == 0:
        raise BadComponents(f"{name}: this is not a component file; start from a copy of a game's components.toml")
    return likely.with_components(name, text)


def games_with(files: ComponentFiles) -> dict[str, Game[Any]]:
    """All games by key, with the components of these files."""
    games = {game.key: game for game in all_games()}
    for name, text in files:
        game = game_of_file(name, text)
        games[game.key] = game
    return games
