"""Order: Altar, of Festum Fatuorum (BAS-ALTAR); BAS-ALTAR-7: only Disaster and Confuse ask for altars."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.basilica.events import CONSECRATED
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.plan import cell_name, is_cell
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import CONSECRATE


def without_altar(s: Basilica) -> int:
    """BAS-ALTAR-1, BAS-ALTAR-2, BAS-ALTAR-3: any vault without an altar, whatever else is on it."""
    return s.vaults & ~s.altars


class Altar(Order):
    """BAS-ALTAR-1, BAS-ALTAR-9, BAS-ALTAR-10: two altars on two tiles; the supply is unlimited; no paid part."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        """BAS-ALTAR-4: at least two such vaults."""
        free = without_altar(s)
        return free & (free - 1) != 0

    def begin(self, s: Basilica, seat: Seat) -> None:
        s.then(PLACE_ALTAR[seat][1], PLACE_ALTAR[seat][2])

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        return None if self.can(s, seat) else Refusal("BAS-ALTAR-4", "too-few-vaults-for-altars")


class PlaceAltar(Choice[Basilica]):
    """BAS-ALTAR-1: at most one altar per tile."""

    key = "altar.cell"
    written = "al2"

    def __init__(self, seat: Seat, nth: int) -> None:
        self.seat = seat
        self.verb = CONSECRATE
        self.nth: Final = nth

    def form(self) -> str:
        return self.written if self.nth == 2 else ""

    def nouns(self, s: Basilica) -> int:
        return without_altar(s)

    def choose(self, s: Basilica, noun: int) -> None:
        s.altars |= 1 << noun
        s.tell(CONSECRATED, self.seat, noun)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        if is_cell(noun) and s.scaffolding >> noun & 1:
            return Refusal("BAS-ORD-SCAFFOLD-5", "scaffolding-there", {"cell": cell_name(noun)})
        if not is_cell(noun) or s.vaults >> noun & 1 == 0:
            return Refusal("BAS-ALTAR-1", "no-vault-there", {"cell": cell_name(noun)})
        if s.altars >> noun & 1:
            return Refusal("BAS-ALTAR-1", "altar-already-there", {"cell": cell_name(noun)})
        return None


PLACE_ALTAR: Final = [[PlaceAltar(seat, nth) for nth in range(3)] for seat in range(2)]
