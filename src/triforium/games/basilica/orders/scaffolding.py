"""Order: Scaffolding (BAS-ORD-SCAFFOLD)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.basilica.events import SCAFFOLDED
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.place_vault import why_not_open
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import SCAFFOLD


class Scaffolding(Order):
    """BAS-ORD-SCAFFOLD-1, BAS-ORD-SCAFFOLD-7: two tiles without colour; the supply is unlimited."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        """BAS-ORD-SCAFFOLD-3: always executable."""
        return True

    def begin(self, s: Basilica, seat: Seat) -> None:
        s.then(PLACE_SCAFFOLDING[seat][1], PLACE_SCAFFOLDING[seat][2])

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        return None


class PlaceScaffolding(Choice[Basilica]):
    """BAS-ORD-SCAFFOLD-1, BAS-ORD-SCAFFOLD-2: one after the other; the second may touch only the first."""

    key = "scaffolding.cell"
    written = "sc2"

    def __init__(self, seat: Seat, nth: int) -> None:
        self.seat = seat
        self.verb = SCAFFOLD
        self.nth: Final = nth

    def form(self) -> str:
        return self.written if self.nth == 2 else ""

    def nouns(self, s: Basilica) -> int:
        return s.open_cells()

    def choose(self, s: Basilica, noun: int) -> None:
        s.scaffolding |= 1 << noun
        s.tell(SCAFFOLDED, self.seat, noun)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        refusal = why_not_open(s, noun)
        return None if refusal is None else Refusal("BAS-ORD-SCAFFOLD-1", refusal.key, refusal.args)


PLACE_SCAFFOLDING: Final = [[PlaceScaffolding(seat, nth) for nth in range(3)] for seat in range(2)]
