"""The measured strength of the bots, from ratings.toml (filled by arena matches); not compiled."""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from triforium.core.datafile import DataFile

RATING: Final = "rating"  # one scale per game, with random play at zero
WON: Final = "won"  # percentage of games won by a team
SCALES: Final = (RATING, WON)
MIN_GAMES: Final = 400  # a figure from fewer games is marked as uncertain


class Strength(NamedTuple):
    """The measured strength of a bot at one kind of table, with its 95 % interval."""

    bot: str
    edition: str
    seats: int
    scale: str
    value: float
    low: float
    high: float
    games: int


def strengths(game: str) -> list[Strength]:
    """All figures of a game, by kind of table, weakest bot first."""
    return [strength for key, strength in read_ratings("ratings.toml", shipped_text()) if key == game]


@cache
def shipped_text() -> str:
    """The text of the shipped ratings.toml."""
    return files("triforium.bots").joinpath("ratings.toml").read_text(encoding="utf-8")


@cache
def read_ratings(name: str, text: str) -> list[tuple[str, Strength]]:
    """Parse all figures, each with its game; BadComponents names the bad line."""
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
    """Check the four numbers of a figure: value, low, high, games."""
    if not isinstance(figures, list) or len(figures) != 4 or not all(isinstance(one, (int, float)) for one in figures):
        raise file.bad(at, "a strength is four numbers: figure, from, to, games", f"{at[-1]} is {figures!r}")
    value, low, high, _ = figures
    if not low <= value <= high:
        raise file.bad(at, "a figure lies in its interval", f"{at[-1]} is {value}, not from {low} to {high}")
    return [float(one) for one in figures]
