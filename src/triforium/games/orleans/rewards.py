"""Rewards: a section, a rosette, a monk (ORL-REW)."""

from typing import Any, Final

from triforium.core.action import Action, Seat, act
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.orleans.cathedral import build_section
from triforium.games.orleans.counts import ONE
from triforium.games.orleans.events import MONK_GAINED, REWARD_LOST, ROSETTE_FORGONE, ROSETTE_GIVEN, ROSETTE_KEPT
from triforium.games.orleans.kinds import MONK_FOLLOWER, MONK_REWARD, RED, ROSETTE, ROSETTE_REWARD, SECTION_REWARD
from triforium.games.orleans.knapsack import gain_item, return_item, swappable, why_not_room, why_not_swap
from triforium.games.orleans.rest import BuilderDecision
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import FORGO, FORGO_IT, GIVE, KEEP, KEEP_IT, MONK, SWAP

KEEP_BIT: Final = 0
SWAP_BIT: Final = 1
GIVE_BIT: Final = 8
FORGO_BIT: Final = 58


def gain(s: Orleans, seat: Seat, reward: int) -> None:
    """ORL-REW-2, ORL-REW-3, ORL-REW-4, ORL-REW-8: the reward that a tile shows, for the active seat (ORL-AMB-27)."""
    if reward == SECTION_REWARD:
        build_section(s, seat)
    elif reward == ROSETTE_REWARD:
        s.then(OFFER_ROSETTE[seat])
    elif s.monks == 0:
        s.tell(REWARD_LOST, seat, MONK_REWARD)  # ORL-REW-7, ORL-AMB-11
    else:
        s.then(CHOOSE_BAG[seat])


class OfferRosette(Step[Orleans]):
    """ORL-REW-7, ORL-AMB-10: if the supply is empty the reward is lost; if nobody has room it stays in the supply."""

    written = "rosette"

    def __init__(self, owner: Seat) -> None:
        self.owner: Final = owner

    def run(self, s: Orleans) -> None:
        decision = ROSETTE_FOR[self.owner]
        if s.rosettes == 0:
            s.tell(REWARD_LOST, self.owner, ROSETTE_REWARD)
        elif decision.all_bits(s) == 1 << FORGO_BIT:
            s.tell(ROSETTE_FORGONE, self.owner)
        else:
            s.then(decision)


class RosetteFor(BuilderDecision):
    """ORL-REW-3, ORL-REW-5, ORL-REW-6, ORL-AMB-26, ORL-AMB-55: kept, given to a seat with room, or declined."""

    key = "rosette"
    written = "rosette"

    def bits(self, s: Orleans) -> int:
        bits = 1 << FORGO_BIT
        if s.is_full(self.seat):
            bits |= swappable(s, self.seat, ROSETTE) << SWAP_BIT
        else:
            bits |= 1 << KEEP_BIT
        for other in range(s.seats):
            if other != self.seat and not s.is_full(other):
                bits |= 1 << GIVE_BIT + other
        return bits

    def action(self, bit: int) -> Action:
        if bit == KEEP_BIT:
            return KEEP_IT
        if bit == FORGO_BIT:
            return FORGO_IT
        return act(GIVE, bit - GIVE_BIT) if bit >= GIVE_BIT else act(SWAP, bit - SWAP_BIT)

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        if verb == FORGO:
            s.tell(ROSETTE_FORGONE, self.seat)
            return
        receiver = self.seat
        if verb == SWAP:
            return_item(s, self.seat, noun)
        elif verb == GIVE:
            receiver = noun
        s.rosettes -= 1
        if verb == GIVE:
            s.tell(ROSETTE_GIVEN, self.seat, receiver)
        else:
            s.tell(ROSETTE_KEPT, self.seat)
        gain_item(s, receiver, ROSETTE)

    def repeat_step(self) -> Step[Any]:
        return OFFER_ROSETTE[self.seat]

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        if verb == FORGO:
            return None
        if verb == KEEP:
            return why_not_room(s, self.seat)
        if verb == SWAP:
            return why_not_swap(s, self.seat, noun, ROSETTE)
        if verb != GIVE:
            return s.not_asked(verb)
        if noun >= s.seats or noun == self.seat:
            return Refusal("ORL-REW-3", "not-another-seat")
        return Refusal("ORL-REW-5", "receiver-full") if s.is_full(noun) else None


class ChooseBag(Choice[Orleans]):
    """ORL-REW-4, ORL-AMB-29, ORL-AMB-57: a monk goes into the red or blue bag, and may be drawn in the same round."""

    key = "monk"
    written = "monk"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = MONK

    def nouns(self, s: Orleans) -> int:
        return 0b11

    def choose(self, s: Orleans, noun: int) -> None:
        s.monks -= 1
        if noun == RED:
            s.red += ONE[MONK_FOLLOWER]
        else:
            s.blue += ONE[MONK_FOLLOWER]
        s.tell(MONK_GAINED, self.seat, noun)

    def why_not_noun(self, s: Orleans, noun: int) -> Refusal | None:
        return None if noun < 2 else Refusal("ORL-REW-4", "no-such-bag")


OFFER_ROSETTE: Final = [OfferRosette(seat) for seat in range(4)]
ROSETTE_FOR: Final = [RosetteFor(seat) for seat in range(4)]
CHOOSE_BAG: Final = [ChooseBag(seat) for seat in range(4)]
