"""The market place: up to two deliveries (ORL-MARKET)."""

from typing import Any, Final

from triforium.core.action import Action, Seat, act
from triforium.core.refusal import Refusal
from triforium.core.state import Step
from triforium.games.orleans.counts import KIND_BITS, KIND_MASK
from triforium.games.orleans.edition import DESTINATIONS, FIRST_SEAT, FIRST_WORKSHOP, HOUR_GLASS_TILE
from triforium.games.orleans.events import GIVEN, MARKET_CLOSED
from triforium.games.orleans.kinds import ITEMS, NONE
from triforium.games.orleans.knapsack import gain_item
from triforium.games.orleans.rest import BuilderDecision
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import DELIVER, DONE, DONE_NOW
from triforium.games.orleans.workshops import deliver, needs

DELIVERIES: Final = 2  # ORL-MARKET-1
DONE_BIT: Final = 58


def deliveries(s: Orleans, seat: Seat) -> int:
    """ORL-MARKET-2 to ORL-MARKET-7: all possible deliveries, one bit for each kind and destination."""
    sack = s.sacks[seat]
    if sack == 0:
        return 0
    takers = 0
    for other in range(s.seats):
        if other != seat and not s.is_full(other):
            takers |= 1 << FIRST_SEAT + other
    here = s.edition.workshop_at[s.builders[seat]]
    found = 0
    for kind in range(ITEMS.size()):
        shift = KIND_BITS * kind
        if sack >> shift & KIND_MASK:
            where = takers
            if s.missing[HOUR_GLASS_TILE] >> shift & KIND_MASK:
                where |= 1 << HOUR_GLASS_TILE
            if s.missing[here] >> shift & KIND_MASK:  # if there is no workshop here, this is the hour glass again
                where |= 1 << here
            found |= where << DESTINATIONS * kind
    return found


class VisitMarket(Step[Orleans]):
    """ORL-MARKET-8, ORL-AMB-46: after everything is resolved, another delivery, if there is anything to deliver."""

    written = "market left:number"

    def __init__(self, visitor: Seat, left: int) -> None:
        self.visitor: Final = visitor
        self.left: Final = left

    def run(self, s: Orleans) -> None:
        if deliveries(s, self.visitor) or s.can_rest(self.visitor):
            s.then(CHOOSE_DELIVERY[self.visitor][self.left])
        else:
            s.tell(MARKET_CLOSED, self.visitor)  # ORL-AMB-56


class ChooseDelivery(BuilderDecision):
    """ORL-MARKET-1, ORL-MARKET-5, ORL-MARKET-9, ORL-AMB-7: deliver one item to one destination, or stop."""

    key = "market"
    written = "market left:number"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def bits(self, s: Orleans) -> int:
        return deliveries(s, self.seat) | 1 << DONE_BIT

    def action(self, bit: int) -> Action:
        return DONE_NOW if bit == DONE_BIT else act(DELIVER, bit)

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        if verb == DONE:
            s.tell(MARKET_CLOSED, self.seat)
            return
        if self.left > 1:
            s.then(VISIT_MARKET[self.seat][self.left - 1])
        kind, destination = noun // DESTINATIONS, noun % DESTINATIONS
        if destination < FIRST_SEAT:
            deliver(s, self.seat, kind, destination)  # ORL-MARKET-10: it stays there
        else:
            give(s, self.seat, kind, destination - FIRST_SEAT)

    def repeat_step(self) -> Step[Any]:
        return VISIT_MARKET[self.seat][self.left]

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != DELIVER:
            return s.not_asked(verb)
        return why_not_deliver(s, self.seat, noun // DESTINATIONS, noun % DESTINATIONS)


def give(s: Orleans, seat: Seat, kind: int, receiver: Seat) -> None:
    """ORL-MARKET-2, ORL-MARKET-4, ORL-AMB-25: a gift cannot be refused."""
    s.take_out(seat, kind)
    s.tell(GIVEN, seat, kind, receiver)
    gain_item(s, receiver, kind)


def why_not_deliver(s: Orleans, seat: Seat, kind: int, destination: int) -> Refusal | None:
    """ORL-MARKET-1, ORL-MARKET-2, ORL-MARKET-3, ORL-MARKET-6, ORL-MARKET-7: the first rule that forbids it."""
    if kind >= ITEMS.size():
        return Refusal("ORL-MARKET-1", "no-such-item")
    item = f"@item-{ITEMS.name(kind)}"
    if not s.carries(seat, kind):
        return Refusal("ORL-MARKET-1", "item-not-carried", {"item": item})
    if destination >= FIRST_SEAT:
        receiver = destination - FIRST_SEAT
        if receiver >= s.seats or receiver == seat:
            return Refusal("ORL-MARKET-2", "not-another-seat")
        return Refusal("ORL-MARKET-7", "receiver-full") if s.is_full(receiver) else None  # ORL-AMB-24
    if s.order_tiles[destination] == NONE:
        return Refusal("ORL-MARKET-2", "no-hour-glass")
    if destination >= FIRST_WORKSHOP:
        place = s.edition.workshop_places[destination - FIRST_WORKSHOP]
        if s.builders[seat] != place:
            return Refusal("ORL-MARKET-3", "builder-is-elsewhere", {"place": s.edition.place_titles[place]})
        if s.turned >> destination & 1:  # ORL-WORK-5 gives the same reason
            return Refusal("ORL-MARKET-6", "workshop-turned")
    return None if needs(s, destination, kind) else Refusal("ORL-MARKET-6", "item-not-needed", {"item": item})


VISIT_MARKET: Final = [[VisitMarket(seat, left) for left in range(DELIVERIES + 1)] for seat in range(4)]
CHOOSE_DELIVERY: Final = [[ChooseDelivery(seat, left) for left in range(DELIVERIES + 1)] for seat in range(4)]
