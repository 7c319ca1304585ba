"""Pebbles as a Game: the entry point for everything outside the rules."""

from typing import Final

from triforium.core.action import NOBODY, Seat
from triforium.core.datafile import Component, DataFile, shipped_components
from triforium.core.game import ComponentValue, Game, Outcome
from triforium.core.message import Message
from triforium.core.nouns import Nouns
from triforium.core.position import Notation
from triforium.core.rng import Rng
from triforium.core.view import View
from triforium.games.pebbles.components import PebblesComponents
from triforium.games.pebbles.notation import NOUNS, PebblesNotation
from triforium.games.pebbles.state import EVENTS, VERBS, ChooseFirst, Pebbles
from triforium.games.pebbles.view import view

HERE: Final = "triforium.games.pebbles"
SEATS: Final = ("Ann", "Ben", "Cleo", "Dan")


class PebblesGame(Game[Pebbles]):
    """Pebbles for two to four players."""

    def __init__(self, file: DataFile) -> None:
        super().__init__(HERE, "pebbles", "Pebbles", SEATS, 2, 1, VERBS, EVENTS, file)
        self.components = file.decode(PebblesComponents)
        heap = self.components.heap
        self.heaps: Final = {"small": heap.small, "big": heap.big}

    def with_components(self, name: str, text: str) -> "PebblesGame":
        return PebblesGame(DataFile(name, text))

    def printed(self) -> Component:
        return self.components

    def component_values(self, edition: str) -> list[ComponentValue]:
        return [ComponentValue("heap", heap, str(pebbles), "rulebook") for heap, pebbles in self.heaps.items()]

    def editions(self) -> tuple[str, ...]:
        return tuple(self.heaps)

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Pebbles:
        """PEB-SETUP-1: the heap; then chance chooses who begins."""
        pebbles = self.heaps[self.check_edition(edition)]
        return Pebbles([ChooseFirst()], False, self.check_seats(seats), pebbles, NOBODY)

    def nouns(self, s: Pebbles) -> dict[str, Nouns]:
        return NOUNS

    def notation(self) -> Notation[Pebbles]:
        return PebblesNotation()

    def view(self, s: Pebbles, seat: Seat) -> View:
        return view(s, seat)

    def imagine(self, s: Pebbles, seat: Seat, rng: Rng) -> Pebbles:
        """Nothing is hidden."""
        return s.copy()

    def prompt(self, s: Pebbles) -> Message:
        return Message("prompt-take", {"who": self.seat_name(s.deciding()), "pebbles": str(s.pebbles)})

    def outcome(self, s: Pebbles) -> Outcome:
        return Outcome("heap empty", "PEB-END-1", [s.winner])


PEBBLES: Final = PebblesGame(shipped_components(HERE))
