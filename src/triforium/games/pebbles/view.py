"""What a seat may see of Pebbles: everything. Not compiled."""

from dataclasses import dataclass

from triforium.core.action import Seat
from triforium.core.view import View, shared_fields
from triforium.games.pebbles.state import EVENTS, VERBS, Pebbles


@dataclass
class PebblesView(View):
    """The heap."""

    pebbles: int = 0


def view(s: Pebbles, seat: Seat) -> PebblesView:
    """The heap, and the options of the seat whose turn it is."""
    return PebblesView(**shared_fields(s, seat, VERBS, EVENTS), pebbles=s.pebbles)
