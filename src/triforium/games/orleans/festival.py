"""The Festival Ground: events (ORL-FEST)."""

from typing import Final

from triforium.core.action import CHANCE, Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.orleans.event_orders import settle_order
from triforium.games.orleans.events import EVENT_REVEALED, NO_EVENT_LEFT, ORDER_DISCARDED
from triforium.games.orleans.kinds import NONE
from triforium.games.orleans.rewards import gain
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import EVENT

EVENT_PILE: Final = "events"


def celebrate(s: Orleans, seat: Seat) -> None:
    """ORL-FEST-1, ORL-FEST-6, ORL-SKIP-3, ORL-AMB-14: the top event must be revealed, as long as there is one."""
    if s.events_left == 0:
        s.tell(NO_EVENT_LEFT, seat)
    else:
        s.then(REVEAL_EVENT[seat])


class RevealEvent(Choice[Orleans]):
    """ORL-SETUP-3, ORL-FEST-1: chance decides which event is on top when it is revealed."""

    key = "festival.event"

    def __init__(self, revealer: Seat) -> None:
        self.seat: Seat = CHANCE
        self.verb = EVENT
        self.revealer: Final = revealer

    def nouns(self, s: Orleans) -> int:
        return s.events

    def pile(self, s: Orleans) -> str:
        return EVENT_PILE

    def choose(self, s: Orleans, noun: int) -> None:
        s.events &= ~(1 << noun)
        s.events_left -= 1
        s.tell(EVENT_REVEALED, self.revealer, noun)
        if s.edition.event_condition[noun] == NONE:
            gain(
                s, self.revealer, s.edition.event_reward[noun]
            )  # ORL-FEST-2, ORL-FEST-5, ORL-AMB-28; the tile is discarded
            return
        if s.order != NONE:  # ORL-FEST-4, ORL-AMB-39
            s.tell(ORDER_DISCARDED, self.revealer, s.order)
        s.order = noun  # ORL-FEST-3, ORL-ORDER-1, ORL-AMB-40
        settle_order(s)

    def why_not_noun(self, s: Orleans, noun: int) -> Refusal | None:
        return None if s.events >> noun & 1 else s.not_there(EVENT)


REVEAL_EVENT: Final = [RevealEvent(seat) for seat in range(4)]
