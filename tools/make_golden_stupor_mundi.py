"""Find and write the golden records of Stupor Mundi: each end condition, each number of players, and alone."""

import sys
from pathlib import Path
from typing import NamedTuple

from triforium.bots import find_bot
from triforium.bots.bot import ask
from triforium.core.action import CHANCE
from triforium.core.record import Agreement, Record
from triforium.core.record_text import write_record
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import SEAT_NAMES, StuporMundi

OUT = Path(__file__).resolve().parents[1] / "tests" / "records" / "stupor_mundi"
SEEDS = 400


class Wanted(NamedTuple):
    """A game to look for: its table, who plays, and one of the reasons for which it ends."""

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
    """One whole game."""
    names = list(SEAT_NAMES[: wanted.seats])
    record = Record(STUPOR_MUNDI, Agreement("2025", wanted.seats, wanted.options, names, ""))
    chance, thoughts = Rng(2 * seed), Rng(2 * seed + 1)
    bot = find_bot(wanted.bot)
    while not record.state.over:
        state = record.state
        if state.deciding() == CHANCE:
            record.play(state.decision().pick(state, chance))
        else:
            record.play(ask(bot, STUPOR_MUNDI, state, thoughts))
    return record


def reasons(record: Record) -> list[str]:
    """Every condition that was met when a game ended."""
    s = record.state
    assert isinstance(s, StuporMundi)
    return STUPOR_MUNDI.outcome(s).reason.split("+")


def main() -> None:
    """Search seeds until every wanted game is found; words name the ones to look for, without any all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or WANTED:
        wanted = WANTED[name]
        found = next((record for seed in range(SEEDS) if wanted.reason in reasons(record := play(wanted, seed))), None)
        if found is None:
            print(f"{name}: not found", file=sys.stderr)
            continue
        path = OUT / f"{name}.record"
        path.write_text(write_record(found), encoding="utf-8")
        print(f"{path.name}: {found.turn()} actions", flush=True)


if __name__ == "__main__":
    main()
