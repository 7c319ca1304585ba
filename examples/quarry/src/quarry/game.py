"""Quarry's game object: the interface through which Triforium uses the game."""

from typing import Final

from quarry.components import QuarryComponents
from quarry.notation import NOUNS, QuarryNotation
from quarry.state import EVENTS, VERBS, ChooseFirst, Quarry
from quarry.view import view
from triforium.core.action import Seat
from triforium.core.datafile import Component, DataFile, shipped_components
from triforium.core.game import ComponentValue, Edition, Game, Outcome
from triforium.core.message import Message
from triforium.core.nouns import Nouns
from triforium.core.position import Notation
from triforium.core.rng import Rng
from triforium.core.view import View

HERE: Final = "quarry"
SEATS: Final = ("Ada", "Bruno", "Cecily", "Dietrich")


class QuarryGame(Game[Quarry]):
    """Two to four players, a bag and a cart."""

    def __init__(self, file: DataFile) -> None:
        super().__init__(HERE, "quarry", "Quarry", SEATS, 2, 1, VERBS, EVENTS, file)
        self.components = file.decode(QuarryComponents)
        self.bags = {"long": self.components.long, "short": self.components.short}
        for edition, bag in self.bags.items():
            file.check(any(bag.counts()), (edition,), "QRY-SETUP-1: there is something to dig", "the bag is empty")

    def with_components(self, name: str, text: str) -> "QuarryGame":
        return QuarryGame(DataFile(name, text))

    def printed(self) -> Component:
        return self.components

    def component_values(self, edition: str) -> list[ComponentValue]:
        bag = self.bags[self.check_edition(edition)]
        kinds = ("cracked", "ones", "twos", "threes")
        return [
            ComponentValue("bag", kind, str(blocks), bag.provenance)
            for kind, blocks in zip(kinds, bag.counts(), strict=True)
        ]

    def editions(self) -> tuple[str, ...]:
        return tuple(self.bags)

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Quarry:
        """QRY-SETUP-1: a full bag, an empty cart; then chance chooses the first player."""
        key = self.check_edition(edition)
        bag, points = self.bags[key].counts(), (0,) * self.check_seats(seats)
        return Quarry([ChooseFirst()], False, Edition(key, {}), bag, 0, points)

    def nouns(self, s: Quarry) -> dict[str, Nouns]:
        return NOUNS

    def notation(self) -> Notation[Quarry]:
        return QuarryNotation(self.editions())

    def view(self, s: Quarry, seat: Seat) -> View:
        return view(s, seat)

    def imagine(self, s: Quarry, seat: Seat, rng: Rng) -> Quarry:
        """Nothing is hidden: the next draw is not decided yet."""
        return s.copy()

    def prompt(self, s: Quarry) -> Message:
        args = {"cart": str(s.cart), "blocks": str(sum(s.bag)), "cracked": str(s.bag[0])}
        return Message("prompt-dig", {"who": self.seat_name(s.deciding()), **args})

    def outcome(self, s: Quarry) -> Outcome:
        """QRY-END-1: the player with the most points wins."""
        most = max(s.points)
        return Outcome("bag empty", "QRY-END-1", [seat for seat, points in enumerate(s.points) if points == most])


QUARRY: Final = QuarryGame(shipped_components(HERE))
