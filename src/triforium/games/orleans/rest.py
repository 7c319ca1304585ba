"""Rest (ORL-REST)."""

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.values import with_item
from triforium.games.orleans.circle import turn_a_blueprint
from triforium.games.orleans.events import RESTED
from triforium.games.orleans.state import Orleans


def take_a_rest(s: Orleans, seat: Seat) -> None:
    """ORL-REST-2, ORL-REST-3, ORL-RES-4: return all five items, then turn one blueprint; nothing else is used up."""
    # ORL-REST-8, ORL-AMB-21, ORL-AMB-23: only the active seat ever decides, and the number of rests is unlimited.
    # Items that leave a knapsack cannot fulfil an event order, so there is no check in between (ORL-RES-1).
    s.tell(RESTED, seat)
    s.put_all_back(s.sacks[seat])
    s.sacks = with_item(s.sacks, seat, 0)
    turn_a_blueprint(s, seat)


def why_not_rest(s: Orleans, seat: Seat) -> Refusal | None:
    """ORL-REST-1, ORL-REST-7, ORL-AMB-22: five items of any kind, and a blueprint to turn."""
    if not s.is_full(seat):
        return Refusal("ORL-REST-1", "knapsack-not-full")
    if s.face_down == 0:
        return Refusal("ORL-REST-7", "no-blueprint-left")
    return None
