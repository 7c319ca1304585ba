"""What every order has in common (BAS-ORDER)."""

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.games.basilica.state import Basilica


class Order:
    """BAS-ORDER-1: an order says when it is executable, and what is chosen first when it is carried out."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        """Is it executable?"""
        raise AssertionError("each order says when")

    def begin(self, s: Basilica, seat: Seat) -> None:
        """Carry it out; its choices go on the agenda."""
        raise AssertionError("each order says how")

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        """Why it is not executable."""
        raise AssertionError("each order says why not")
