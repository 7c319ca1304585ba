"""Find and write the golden records of The Cathedral of Orléans: won and lost games, at every level and team size."""

from pathlib import Path
from typing import NamedTuple

import golden

from triforium.core.record import Agreement, Record
from triforium.games.orleans.events import EVENTS
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.kinds import SEAT_NAMES
from triforium.games.orleans.state import Orleans

OUT = Path(__file__).resolve().parents[1] / "tests" / "records" / "orleans"
SEEDS = 1000


class Wanted(NamedTuple):
    """A game to search for: its options, its bot, and the traits that it must have."""

    edition: str
    seats: int
    bot: str
    options: dict[str, str]
    traits: set[str]


WANTED = {
    "normal-2-won": Wanted("normal", 2, "simple", {}, {"roof_built in round 3", "rested"}),
    "normal-3-won": Wanted("normal", 3, "simple", {}, {"roof_built in round 3", "order_discarded"}),
    "normal-4-won": Wanted("normal", 4, "simple", {}, {"roof_built in round 3"}),
    "normal-2-won-early": Wanted("normal", 2, "simple", {}, {"roof_built in round 2"}),
    "normal-3-won-early": Wanted("normal", 3, "simple", {}, {"roof_built in round 2"}),
    "normal-4-won-early": Wanted("normal", 4, "simple", {}, {"roof_built in round 2"}),
    "expert-3-won-early": Wanted("expert", 3, "simple", {}, {"roof_built in round 2"}),
    "normal-2-lost": Wanted("normal", 2, "simple", {}, {"third_round_over in round 3", "hour_glass_lost"}),
    "normal-3-random": Wanted("normal", 3, "random", {}, {"third_round_over in round 3", "item_returned"}),
    "normal-4-open-bags": Wanted(
        "normal", 4, "simple", {"bag_ledger": "full", "blueprint_choice": "auto"}, {"third_round_over in round 3"}
    ),
    "expert-2-won": Wanted("expert", 2, "simple", {}, {"roof_built in round 3"}),
    "expert-3-won": Wanted("expert", 3, "simple", {}, {"roof_built in round 3"}),
    "expert-4-won": Wanted("expert", 4, "simple", {}, {"roof_built in round 3"}),
    "expert-4-lost": Wanted("expert", 4, "simple", {}, {"third_round_over in round 3"}),
    "expert-3-hidden-bags": Wanted(
        "expert", 3, "random", {"bag_ledger": "hidden", "first_seat": "random"}, {"third_round_over in round 3"}
    ),
}


def play(wanted: Wanted, seed: int) -> Record:
    """Play one whole game."""
    names = list(SEAT_NAMES[: wanted.seats])
    return golden.play(ORLEANS, Agreement(wanted.edition, wanted.seats, wanted.options, names, ""), wanted.bot, seed)


def traits(record: Record) -> set[str]:
    """The traits of a finished game that a search can ask for."""
    s = record.state
    assert isinstance(s, Orleans)
    events = {EVENTS.name(event.kind) for event in record.story()}
    return {f"{ORLEANS.outcome(s).reason} in round {s.round_number}"} | events


def find(name: str) -> Record | None:
    """The first game, by seed, with all wanted traits."""
    wanted = WANTED[name]
    return next((record for seed in range(SEEDS) if wanted.traits <= traits(record := play(wanted, seed))), None)


if __name__ == "__main__":
    golden.keep(OUT, WANTED, find)
