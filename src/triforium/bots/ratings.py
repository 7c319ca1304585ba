"""How strong the levels are: ratings.toml, filled by matches in the arena; not compiled."""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from triforium.core.datafile import DataFile

RATING: Final = "rating"  # on one scale a game, with random play as its zero
WON: Final = "won"  # of 100 games, by a team
SCALES: Final = (RATING, WON)
MIN_GAMES: Final = 400  # games behind a figure that may be relied on


class Strength(NamedTuple):
    """What a bot was measured at, where, and how sure that is (95 %)."""

    bot: str
    edition: str
    seats: int
    scale: str
    value: float
    low: float
    high: float
    games: int


def strengths(game: str) -> list[Strength]:
    """Every figure of a game, table by table, the weakest bot first."""
    return [strength for key, strength in read_ratings("ratings.toml", shipped_text()) if key == game]


@cache
def shipped_text() -> str:
    """The file that comes with the bots."""
    return files("triforium.bots").joinpath("ratings.toml").read_text(encoding="utf-8")


@cache
def read_ratings(name: str, text: str) -> list[tuple[str, Strength]]:
    """All figures, each with its game; BadComponents says which line is wrong."""
    file = DataFile(name, text)
    found: list[tuple[str, Strength]] = []
    for row in range(file.rows("measured")):
        at = ("measured", row)
        game, edition, seats = file.word(*at, "game"), file.word(*at, "edition"), file.number(*at, "seats")
        scale = file.word(*at, "scale")
        if scale not in SCALES:
            raise file.bad((*at, "scale"), f"a scale is one of {', '.join(SCALES)}", f"scale is {scale!r}")
        for bot, figures in file.table(*at, "levels").items():
            value, low, high, games = parse_figures(file, (*at, "levels", bot), figures)
            found.append((game, Strength(bot, edition, seats, scale, value, low, high, int(games))))
    return found


def parse_figures(file: DataFile, at: tuple[str | int, ...], figures: object) -> list[float]:
    """The figure, its interval, and the games behind it."""
    if not isinstance(figures, list) or len(figures) != 4 or not all(isinstance(one, (int, float)) for one in figures):
        raise file.bad(at, "a strength is four numbers: figure, from, to, games", f"{at[-1]} is {figures!r}")
    value, low, high, _ = figures
    if not low <= value <= high:
        raise file.bad(at, "a figure lies in its interval", f"{at[-1]} is {value}, not from {low} to {high}")
    return [float(one) for one in figures]
