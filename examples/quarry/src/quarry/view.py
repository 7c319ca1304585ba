"""What a seat may see of Quarry: everything, because the contents of the bag are known."""

from dataclasses import dataclass

from quarry.state import EVENTS, VERBS, Quarry
from triforium.core.action import Seat
from triforium.core.view import View, shared_fields


@dataclass
class QuarryView(View):
    """The cart and the bag."""

    cart: int = 0
    cracked_blocks: int = 0
    ones: int = 0
    twos: int = 0
    threes: int = 0


def view(s: Quarry, seat: Seat) -> QuarryView:
    """The table, and the options of the seat whose turn it is."""
    cracked, ones, twos, threes = s.bag
    return QuarryView(
        **shared_fields(s, seat, VERBS, EVENTS),
        cart=s.cart,
        cracked_blocks=cracked,
        ones=ones,
        twos=twos,
        threes=threes,
    )
