"""A judge for any game: its networks are told what a seat sees, item by item."""

from typing import Any, Final
from zlib import crc32

import msgspec

from triforium.bots.judges.judge import Judge
from triforium.bots.layout import END, Layout, kind
from triforium.core.action import Action, Seat, noun_of, verb_of
from triforium.core.game import Game

PLACES: Final = 255  # of a view: the paths to its items, by hash
MOST: Final = 63
SKIPPED: Final = ("story", "options", "seat", "deciding", "over")

LAYOUT: Final = Layout(kind("item", "place:8 value:6", "place*value"))
OPTION_LAYOUT: Final = Layout(kind("option", "verb:5 noun:7", "verb*noun"))


class ViewJudge(Judge):
    """Counts points as the base class does, until it is given networks."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game: Final = game

    def layouts(self) -> dict[str, Layout]:
        return {"value": LAYOUT, "prior": OPTION_LAYOUT}

    def codes(self, s: Any) -> list[int]:
        """The view of the seat that decides; with more than two rivals, the views of all seats."""
        seats = self.seats(s)
        found: list[int] = []
        for seat in range(seats) if seats > 2 and not self.game.is_cooperative(seats) else [max(s.deciding(), 0)]:
            found.append(code_of("turn", (s.deciding() - seat) % seats))
            add_items(found, "", msgspec.to_builtins(self.game.view(s, seat)), seat, seats)
            found.append(END)
        return found

    def option_codes(self, s: Any, options: list[Action]) -> list[int]:
        found: list[int] = []
        for option in options:
            found += [((verb_of(option) & 31) << 7 | min(noun_of(option), 127)) << 4, END]
        return found

    def is_quiet(self, s: Any) -> bool:
        """Where a seat has a choice; what follows without one is played first."""
        return len(s.options()) > 1


def add_items(found: list[int], path: str, value: Any, seat: Seat, seats: int) -> None:
    """Add the codes of everything below a path; lists with an item for each seat begin with the seat itself."""
    if isinstance(value, dict):
        for key, item in value.items():
            if path or key not in SKIPPED:
                add_items(found, f"{path}.{key}", item, seat, seats)
    elif isinstance(value, list):
        found.append(code_of(f"{path} length", len(value)))
        if len(value) == seats:
            value = value[seat:] + value[:seat]
        for index, item in enumerate(value):
            add_items(found, f"{path} {index}", item, seat, seats)
    elif isinstance(value, str):
        found.append(code_of(f"{path}={value}", 1))
    elif isinstance(value, (int, float)):
        found.append(code_of(path, int(value)))


def code_of(path: str, value: int) -> int:
    """The code of a number at a path."""
    return (crc32(path.encode()) % PLACES << 6 | min(max(value, 0), MOST)) << 4
