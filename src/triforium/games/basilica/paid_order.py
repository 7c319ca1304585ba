"""Paid orders: the offer to the opponent (BAS-PAID); BAS-PAID-1: only Promote, Recruit and Confuse have one."""

from typing import Any, Final

from triforium.core.action import Action, Seat, act, noun_of, verb_of
from triforium.core.refusal import Refusal
from triforium.core.state import Decision, Step
from triforium.core.values import with_added
from triforium.games.basilica.events import DECLINED, PAID
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import DECLINE, PAY


def offer(s: Basilica, seat: Seat, paid: Step[Any], otherwise: Step[Any] | None = None) -> None:
    """BAS-PAID-2, BAS-PAID-6, BAS-TURN-11: offer once if there is a coin; the caller has checked that it is usable."""
    if s.coins[seat] > 0:
        s.then(OfferPaidOrder(seat, paid, otherwise))
    elif otherwise is not None:
        s.then(otherwise)


class OfferPaidOrder(Decision[Basilica]):
    """BAS-PAID-3, BAS-PAID-4: pay a coin and carry the paid part out, or decline at no cost."""

    key = "pay"

    def __init__(self, seat: Seat, paid: Step[Any], otherwise: Step[Any] | None) -> None:
        self.seat = seat
        self.paid: Final = paid
        self.otherwise: Final = otherwise

    def options(self, s: Basilica) -> list[Action]:
        return [act(PAY), act(DECLINE)]

    def take(self, s: Basilica, action: Action) -> None:
        if verb_of(action) == PAY:
            s.coins = with_added(with_added(s.coins, self.seat, -1), 1 - self.seat, 1)
            s.tell(PAID, self.seat)
            s.then(self.paid)
        else:
            s.tell(DECLINED, self.seat)
            if self.otherwise is not None:
                s.then(self.otherwise)

    def why_not(self, s: Basilica, action: Action) -> Refusal | None:
        verb = verb_of(action)
        return None if verb in (PAY, DECLINE) and noun_of(action) == 0 else s.not_asked(verb)
