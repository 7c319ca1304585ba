"""Order: Stained Glass (BAS-ORD-GLASS)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.basilica.events import GLAZED
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.plan import cell_name, is_cell
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import GLAZE


class StainedGlass(Order):
    """BAS-ORD-GLASS-1, BAS-ORD-GLASS-3: glass under one of your builders; the supply is unlimited."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        """BAS-ORD-GLASS-2: one of your builders stands on a tile without glass."""
        return s.builders[seat] & ~s.glass != 0

    def begin(self, s: Basilica, seat: Seat) -> None:
        s.then(GLAZE_VAULT[seat])

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        if s.builders[seat] == 0:
            return Refusal("BAS-ORD-GLASS-2", "no-builder-in-cathedral")
        return None if self.can(s, seat) else Refusal("BAS-ORD-GLASS-2", "glass-under-all-builders")


class GlazeVault(Choice[Basilica]):
    """BAS-ORD-GLASS-1: which tile."""

    key = "glass.cell"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = GLAZE

    def nouns(self, s: Basilica) -> int:
        return s.builders[self.seat] & ~s.glass

    def choose(self, s: Basilica, noun: int) -> None:
        s.glass |= 1 << noun
        s.tell(GLAZED, self.seat, noun)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        if not is_cell(noun) or s.builders[self.seat] >> noun & 1 == 0:
            return Refusal("BAS-ORD-GLASS-1", "no-own-builder-there", {"cell": cell_name(noun)})
        if s.glass >> noun & 1:
            return Refusal("BAS-ORD-GLASS-1", "glass-already-there", {"cell": cell_name(noun)})
        return None


GLAZE_VAULT: Final = [GlazeVault(seat) for seat in range(2)]
