"""Order: Disaster (BAS-ORD-DISASTER)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.basilica.events import DESTROYED
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.plan import cell_name, is_cell
from triforium.games.basilica.stack import restack_when_due
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import DESTROY


def endangered(s: Basilica) -> int:
    """BAS-ORD-DISASTER-1, BAS-ORD-DISASTER-3, BAS-ORD-DISASTER-5: any vault with neither a builder nor an altar."""
    return s.unoccupied() & ~s.altars


class Disaster(Order):
    """BAS-ORD-DISASTER-1: one vault without a builder is discarded."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        """BAS-ORD-DISASTER-6: there is such a vault."""
        return endangered(s) != 0

    def begin(self, s: Basilica, seat: Seat) -> None:
        s.then(DESTROY_VAULT[seat])

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        return None if self.can(s, seat) else Refusal("BAS-ORD-DISASTER-6", "no-vault-to-destroy")


class DestroyVault(Choice[Basilica]):
    """BAS-ORD-DISASTER-2, BAS-ORD-DISASTER-4: to the discard pile; its glass is removed, the Queen does not move."""

    key = "disaster.cell"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = DESTROY

    def nouns(self, s: Basilica) -> int:
        return endangered(s)

    def choose(self, s: Basilica, noun: int) -> None:
        s.tell(DESTROYED, self.seat, noun, s.tiles[noun])
        s.discard_vaults(1 << noun)
        restack_when_due(s)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        if is_cell(noun) and s.scaffolding >> noun & 1:
            return Refusal("BAS-ORD-SCAFFOLD-6", "scaffolding-there", {"cell": cell_name(noun)})
        if not is_cell(noun) or s.vaults >> noun & 1 == 0:
            return Refusal("BAS-ORD-DISASTER-1", "no-vault-there", {"cell": cell_name(noun)})
        if s.occupied() >> noun & 1:
            return Refusal("BAS-ORD-DISASTER-1", "vault-occupied", {"cell": cell_name(noun)})
        if s.altars >> noun & 1:
            return Refusal("BAS-ORD-DISASTER-5", "altar-protects", {"cell": cell_name(noun)})
        return None


DESTROY_VAULT: Final = [DestroyVault(seat) for seat in range(2)]
