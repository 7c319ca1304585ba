"""What a seat may see of Quarry: everything, because the contents of the bag are known."""

from dataclasses import dataclass

from quarry.state import EVENTS, VERBS, Quarry
from triforium.core.action import Seat
from triforium.core.notation import by_verb
from triforium.core.view import EventView, View


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
    options = by_verb(VERBS, s.options()) if seat >= 0 and s.deciding() == seat else {}
    cracked, ones, twos, threes = s.bag
    return QuarryView(
        seat=seat,
        deciding=s.deciding(),
        decision="" if s.over else s.decision().key,
        options=options,
        scores=s.scores(),
        over=s.over,
        story=[EventView(EVENTS.name(event.kind), event.seat, event.nouns) for event in s.story or []],
        cart=s.cart,
        cracked_blocks=cracked,
        ones=ones,
        twos=twos,
        threes=threes,
    )
