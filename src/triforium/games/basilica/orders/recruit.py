"""Order: Recruit (BAS-ORD-RECRUIT)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.basilica.events import RECRUITED
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.paid_order import offer
from triforium.games.basilica.plan import beside, cell_name, is_cell
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import RECRUIT


class Recruit(Order):
    """BAS-ORD-RECRUIT-1: place a builder from the supply on any unoccupied vault."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        """BAS-ORD-RECRUIT-2: a builder in supply, and an unoccupied vault."""
        return s.builders_left[seat] > 0 and s.unoccupied() != 0

    def begin(self, s: Basilica, seat: Seat) -> None:
        s.then(RECRUIT_BUILDER[seat])

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        if s.builders_left[seat] == 0:
            return Refusal("BAS-ORD-RECRUIT-2", "no-builder-left")
        return None if s.unoccupied() else Refusal("BAS-ORD-RECRUIT-2", "no-unoccupied-vault")


class RecruitBuilder(Choice[Basilica]):
    """BAS-ORD-RECRUIT-1, BAS-ORD-RECRUIT-3: where; in the paid part only next to one of your builders."""

    key = "recruit.cell"
    written = "paid-R"

    def __init__(self, seat: Seat, paid: bool) -> None:
        self.seat = seat
        self.verb = RECRUIT
        self.paid: Final = paid

    def form(self) -> str:
        return self.written if self.paid else ""

    def nouns(self, s: Basilica) -> int:
        return beside_own_builders(s, self.seat) if self.paid else s.unoccupied()

    def choose(self, s: Basilica, noun: int) -> None:
        s.put_builder(self.seat, noun)
        s.tell(RECRUITED, self.seat, noun)
        rival = 1 - self.seat
        # BAS-ORD-RECRUIT-4, BAS-PAID-9: checked now, after the main order; a paid part leads to no further offer
        if not self.paid and s.builders_left[rival] > 0 and beside_own_builders(s, rival):
            offer(s, rival, PAID_RECRUIT_BUILDER[rival])

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        rule = "BAS-ORD-RECRUIT-3" if self.paid else "BAS-ORD-RECRUIT-1"
        if not is_cell(noun) or s.vaults >> noun & 1 == 0:
            return Refusal(rule, "no-vault-there", {"cell": cell_name(noun)})
        if s.occupied() >> noun & 1:
            return Refusal(rule, "vault-occupied", {"cell": cell_name(noun)})
        if self.paid and beside_own_builders(s, self.seat) >> noun & 1 == 0:
            return Refusal(rule, "not-beside-own-builder", {"cell": cell_name(noun)})
        return None


def beside_own_builders(s: Basilica, seat: Seat) -> int:
    """BAS-ORD-RECRUIT-3: unoccupied vaults next to one of this seat's builders."""
    return beside(s.builders[seat]) & s.unoccupied()


RECRUIT_BUILDER: Final = [RecruitBuilder(seat, False) for seat in range(2)]
PAID_RECRUIT_BUILDER: Final = [RecruitBuilder(seat, True) for seat in range(2)]
