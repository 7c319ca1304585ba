"""What every order has in common (BAS-ORDER)."""

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.games.basilica.state import Basilica


class Order:
    """BAS-ORDER-1: an order knows when it is executable, and which choice comes first."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        """Whether it is executable."""
        raise AssertionError("subclasses define when it is executable")

    def begin(self, s: Basilica, seat: Seat) -> None:
        """Start it: push its first choice on the agenda."""
        raise AssertionError("subclasses define how it starts")

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        """Why it is not executable; None if it is."""
        raise AssertionError("subclasses define the refusals")
