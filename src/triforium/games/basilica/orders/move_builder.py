"""Order: Move Builder (BAS-ORD-MOVE)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.basilica.events import BUILDER_MOVED
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.plan import beside, cell_name, is_cell
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import MOVE, MOVE_TO


class MoveBuilder(Order):
    """BAS-ORD-MOVE-1, BAS-ORD-MOVE-4: one of your builders moves one step."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        return s.movable(seat) != 0

    def begin(self, s: Basilica, seat: Seat) -> None:
        s.then(CHOOSE_MOVER[seat])

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        if s.builders[seat] == 0:
            return Refusal("BAS-ORD-MOVE-4", "no-builder-in-cathedral")
        return None if self.can(s, seat) else Refusal("BAS-ORD-MOVE-4", "no-builder-can-move")


class ChooseMover(Choice[Basilica]):
    """BAS-ORD-MOVE-1: which of your builders moves."""

    key = "move.builder"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = MOVE

    def nouns(self, s: Basilica) -> int:
        return s.movable(self.seat)

    def choose(self, s: Basilica, noun: int) -> None:
        s.then(MoveTo(self.seat, noun))

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        if not is_cell(noun) or s.builders[self.seat] >> noun & 1 == 0:
            return Refusal("BAS-ORD-MOVE-1", "no-own-builder-there", {"cell": cell_name(noun)})
        if s.movable(self.seat) >> noun & 1 == 0:
            return Refusal("BAS-ORD-MOVE-1", "builder-cannot-move", {"cell": cell_name(noun)})
        return None


class MoveTo(Choice[Basilica]):
    """BAS-ORD-MOVE-1, BAS-ORD-MOVE-2: to an adjacent unoccupied vault."""

    key = "move.to"
    written = "to origin:@cell"

    def __init__(self, seat: Seat, origin: int) -> None:
        self.seat = seat
        self.verb = MOVE_TO
        self.origin: Final = origin

    def nouns(self, s: Basilica) -> int:
        return beside(1 << self.origin) & s.unoccupied()

    def choose(self, s: Basilica, noun: int) -> None:
        s.move_builder(self.seat, self.origin, noun)
        s.tell(BUILDER_MOVED, self.seat, self.origin, noun)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        return why_not_step(s, self.origin, noun, "BAS-ORD-MOVE-1")


def why_not_step(s: Basilica, origin: int, target: int, rule: str) -> Refusal | None:
    """BAS-ORD-MOVE-1, BAS-ORD-CONFUSE-2: why a builder cannot step from one cell to another."""
    if not is_cell(target) or beside(1 << origin) >> target & 1 == 0:
        return Refusal(rule, "not-adjacent", {"cell": cell_name(target), "origin": cell_name(origin)})
    if s.vaults >> target & 1 == 0:
        return Refusal(rule, "no-vault-there", {"cell": cell_name(target)})
    if s.occupied() >> target & 1:
        return Refusal(rule, "vault-occupied", {"cell": cell_name(target)})
    return None


CHOOSE_MOVER: Final = [ChooseMover(seat) for seat in range(2)]
