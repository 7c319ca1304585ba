"""Order: Confuse (BAS-ORD-CONFUSE)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.basilica.events import CONFUSED, WITHDRAWN
from triforium.games.basilica.orders.move_builder import why_not_step
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.paid_order import offer
from triforium.games.basilica.plan import beside, cell_name, is_cell
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import CONFUSE, MOVE_TO, WITHDRAW


def withdrawable(s: Basilica, seat: Seat) -> int:
    """BAS-ORD-CONFUSE-3, BAS-ORD-CONFUSE-4: your builders after whose removal an opposing builder can be moved."""
    mine = s.builders[seat]
    if mine == 0 or confusable(s, 1 - seat):
        return mine
    # No opposing builder can move yet, so it must be able to move to the vacated vault (BAS-ORD-CONFUSE-5).
    return mine & beside(s.builders[1 - seat] & ~s.altars)


def confusable(s: Basilica, owner: Seat) -> int:
    """BAS-ORD-CONFUSE-2, BAS-ORD-CONFUSE-9: the owner's builders with a legal step; an altar protects its builder."""
    return s.movable(owner) & ~s.altars


class Confuse(Order):
    """BAS-ORD-CONFUSE-1, BAS-ORD-CONFUSE-2: withdraw one of your builders, then one of the opponent's is moved."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        return withdrawable(s, seat) != 0

    def begin(self, s: Basilica, seat: Seat) -> None:
        s.then(WITHDRAW_BUILDER[seat])

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        if self.can(s, seat):
            return None
        if s.builders[seat] == 0:  # BAS-ORD-CONFUSE-6 gives the same reason
            return Refusal("BAS-ORD-CONFUSE-3", "no-builder-in-cathedral")
        return Refusal("BAS-ORD-CONFUSE-3", "nobody-to-confuse")


class Withdraw(Choice[Basilica]):
    """BAS-ORD-CONFUSE-1, BAS-ORD-CONFUSE-10: builder and token return to the supply, even from a tile with an altar."""

    key = "confuse.withdraw"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = WITHDRAW

    def nouns(self, s: Basilica) -> int:
        return withdrawable(s, self.seat)

    def choose(self, s: Basilica, noun: int) -> None:
        s.return_builder(self.seat, noun)
        s.tell(WITHDRAWN, self.seat, noun)
        rival = 1 - self.seat
        # BAS-ORD-CONFUSE-7: the offer is made between the removal and the move
        offer(s, rival, CHOOSE_CONFUSED[rival][rival], CHOOSE_CONFUSED[self.seat][rival])

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        if not is_cell(noun) or s.builders[self.seat] >> noun & 1 == 0:
            return Refusal("BAS-ORD-CONFUSE-1", "no-own-builder-there", {"cell": cell_name(noun)})
        if withdrawable(s, self.seat) >> noun & 1 == 0:
            return Refusal("BAS-ORD-CONFUSE-4", "removal-frees-nobody", {"cell": cell_name(noun)})
        return None


class ChooseConfused(Choice[Basilica]):
    """BAS-ORD-CONFUSE-2, BAS-ORD-CONFUSE-7: which of the owner's builders is moved; either player may be choosing."""

    key = "confuse.builder"
    written = "move-C"

    def __init__(self, seat: Seat, owner: Seat) -> None:
        self.seat = seat
        self.verb = CONFUSE
        self.owner: Final = owner

    def form(self) -> str:
        return "paid-C" if self.seat == self.owner else self.written

    def nouns(self, s: Basilica) -> int:
        return confusable(s, self.owner)

    def choose(self, s: Basilica, noun: int) -> None:
        s.then(MoveConfused(self.seat, self.owner, noun))

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        if not is_cell(noun) or s.builders[self.owner] >> noun & 1 == 0:
            return Refusal("BAS-ORD-CONFUSE-2", "no-confused-builder-there", {"cell": cell_name(noun)})
        if s.movable(self.owner) >> noun & 1 == 0:
            return Refusal("BAS-ORD-CONFUSE-2", "builder-cannot-move", {"cell": cell_name(noun)})
        if s.altars >> noun & 1:
            return Refusal("BAS-ORD-CONFUSE-9", "altar-protects", {"cell": cell_name(noun)})
        return None


class MoveConfused(Choice[Basilica]):
    """BAS-ORD-CONFUSE-2, BAS-ORD-CONFUSE-5, BAS-ORD-CONFUSE-8: one step with its token; the vacated tile is allowed."""

    key = "confuse.to"
    written = "move-C origin:@cell"

    def __init__(self, seat: Seat, owner: Seat, origin: int) -> None:
        self.seat = seat
        self.verb = MOVE_TO
        self.owner: Final = owner
        self.origin: Final = origin

    def form(self) -> str:
        return "paid-C origin:@cell" if self.seat == self.owner else self.written

    def nouns(self, s: Basilica) -> int:
        return beside(1 << self.origin) & s.unoccupied()

    def choose(self, s: Basilica, noun: int) -> None:
        s.move_builder(self.owner, self.origin, noun)
        s.tell(CONFUSED, self.seat, self.origin, noun, self.owner)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        return why_not_step(s, self.origin, noun, "BAS-ORD-CONFUSE-2")


WITHDRAW_BUILDER: Final = [Withdraw(seat) for seat in range(2)]
CHOOSE_CONFUSED: Final = [[ChooseConfused(seat, owner) for owner in range(2)] for seat in range(2)]
