"""What a seat may see of Pebbles: everything. Not compiled."""

from dataclasses import dataclass

from triforium.core.action import Seat
from triforium.core.notation import by_verb
from triforium.core.view import EventView, View
from triforium.games.pebbles.state import EVENTS, VERBS, Pebbles


@dataclass
class PebblesView(View):
    """The heap."""

    pebbles: int = 0


def view(s: Pebbles, seat: Seat) -> PebblesView:
    """The heap, and the options of the seat whose turn it is."""
    options = by_verb(VERBS, s.options()) if seat >= 0 and s.deciding() == seat else {}
    return PebblesView(
        seat=seat,
        deciding=s.deciding(),
        decision="" if s.over else s.decision().key,
        options=options,
        scores=s.scores(),
        over=s.over,
        story=[EventView(EVENTS.name(event.kind), event.seat, event.nouns) for event in s.story or []],
        pebbles=s.pebbles,
    )
