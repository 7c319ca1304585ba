"""Find and write the golden records of Stupor Mundi: each end condition, each number of players, and solo games."""

from pathlib import Path
from typing import NamedTuple

import golden

from triforium.core.record import Agreement, Record
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import SEAT_NAMES, StuporMundi

OUT = Path(__file__).resolve().parents[1] / "tests" / "records" / "stupor_mundi"
SEEDS = 400


class Wanted(NamedTuple):
    """A game to search for: its options, its bot, and one of the reasons why it ends."""

    seats: int
    bot: str
    options: dict[str, str]
    reason: str


WANTED = {
    "1-edict": Wanted(1, "simple", {}, "edict"),
    "1-easier-cards": Wanted(1, "simple", {"solo": "easier"}, "cards"),
    "2-castle": Wanted(2, "simple", {}, "castle"),
    "2-edict": Wanted(2, "simple", {"market": "medium"}, "edict"),
    "2-cards": Wanted(2, "simple", {"houses": "draft"}, "cards"),
    "3-cards": Wanted(3, "simple", {"market": "difficult"}, "cards"),
    "4-cards": Wanted(4, "simple", {"houses": "draft"}, "cards"),
    "2-rounds": Wanted(2, "random", {}, "rounds"),
}


def play(wanted: Wanted, seed: int) -> Record:
    """Play one whole game."""
    names = list(SEAT_NAMES[: wanted.seats])
    return golden.play(STUPOR_MUNDI, Agreement("2025", wanted.seats, wanted.options, names, ""), wanted.bot, seed)


def reasons(record: Record) -> list[str]:
    """All end conditions that were met when a game ended."""
    s = record.state
    assert isinstance(s, StuporMundi)
    return STUPOR_MUNDI.outcome(s).reason.split("+")


def find(name: str) -> Record | None:
    """The first game, by seed, that ends for the wanted reason."""
    wanted = WANTED[name]
    return next((record for seed in range(SEEDS) if wanted.reason in reasons(record := play(wanted, seed))), None)


if __name__ == "__main__":
    golden.keep(OUT, WANTED, find)
