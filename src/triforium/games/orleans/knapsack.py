"""The knapsack: it holds five items; what happens with a sixth (ORL-SACK)."""

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.games.orleans.counts import KIND_BITS, KIND_MASK
from triforium.games.orleans.event_orders import settle_order
from triforium.games.orleans.events import ITEM_RETURNED
from triforium.games.orleans.kinds import ITEMS, ROSETTE
from triforium.games.orleans.state import Orleans


def swappable(s: Orleans, seat: Seat, kind: int) -> int:
    """ORL-SACK-3, ORL-SACK-5: a mask of the kinds that may be returned for an item of this kind; 0 if there is room."""
    if not s.is_full(seat):
        return 0
    kinds = 0
    for other in range(ITEMS.size()):
        if other != kind and s.sacks[seat] >> KIND_BITS * other & KIND_MASK:
            kinds |= 1 << other
    return kinds


def return_item(s: Orleans, seat: Seat, kind: int) -> None:
    """ORL-SACK-4, ORL-RES-5, ORL-AMB-16, ORL-AMB-17: in a swap, return an item before the other one enters."""
    # Items are never discarded without need (ORL-AMB-18).
    s.take_out(seat, kind)
    s.put_back(kind)
    s.tell(ITEM_RETURNED, seat, kind)


def gain_item(s: Orleans, seat: Seat, kind: int) -> None:
    """An item enters a knapsack; a second rosette may fulfil an event order (ORL-ORDER-4, ORL-AMB-38)."""
    s.put_in(seat, kind)
    if kind == ROSETTE:
        settle_order(s)


def why_not_room(s: Orleans, seat: Seat) -> Refusal | None:
    """ORL-SACK-1: at most five items, goods and rosettes together."""
    return Refusal("ORL-SACK-1", "knapsack-full") if s.is_full(seat) else None


def why_not_swap(s: Orleans, seat: Seat, carried: int, kind: int) -> Refusal | None:
    """ORL-SACK-3, ORL-SACK-5: only with a full knapsack, only an item in it, only for another kind."""
    if not s.is_full(seat):
        return Refusal("ORL-SACK-3", "there-is-room")
    if carried >= ITEMS.size() or not s.carries(seat, carried):
        return Refusal("ORL-SACK-3", "not-carried")
    if carried == kind:
        return Refusal("ORL-SACK-5", "same-kind", {"item": f"@item-{ITEMS.name(kind)}"})
    return None
