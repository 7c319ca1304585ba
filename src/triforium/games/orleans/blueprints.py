"""Blueprints (ORL-BLUE, ORL-REW-1)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.masks import lowest
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.orleans.chance import CountedDraw
from triforium.games.orleans.counts import ONE, Counts
from triforium.games.orleans.events import BLUEPRINT_TURNED, REWARD_LOST
from triforium.games.orleans.kinds import BLUEPRINT_REWARD, BLUEPRINT_REWARDS
from triforium.games.orleans.rewards import gain
from triforium.games.orleans.state import SHOWN_BITS, Orleans
from triforium.games.orleans.verbs import BLUEPRINT, TURN_OVER


def gain_blueprint(s: Orleans, seat: Seat) -> None:
    """ORL-REW-1, ORL-BLUE-2, ORL-BLUE-4, ORL-AMB-34: turn one at once, if any is left; none can be saved for later."""
    if s.face_down == 0:  # ORL-AMB-12
        s.tell(REWARD_LOST, seat, BLUEPRINT_REWARD)
    elif s.edition.turns_lowest or s.face_down & (s.face_down - 1) == 0:
        s.then(TurnOver(seat, lowest(s.face_down)))
    else:
        s.then(CHOOSE_BLUEPRINT[seat])


class ChooseBlueprint(Choice[Orleans]):
    """ORL-BLUE-1, ORL-ORDER-7: any face-down slot; ORL-AMB-20: no rest here, because it could change nothing."""

    key = "blueprint"
    written = "blueprint"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = BLUEPRINT

    def nouns(self, s: Orleans) -> int:
        return s.face_down

    def choose(self, s: Orleans, noun: int) -> None:
        s.then(TurnOver(self.seat, noun))

    def why_not_noun(self, s: Orleans, noun: int) -> Refusal | None:
        if noun >= s.edition.slots:
            return Refusal("ORL-REW-1", "no-such-slot", {"number": str(s.edition.slots)})
        # ORL-BLUE-3 gives the same reason.
        return None if s.face_down >> noun & 1 else Refusal("ORL-REW-1", "already-turned", {"slot": str(noun + 1)})


def blueprint_pile(slot: int) -> str:
    """The name of a face-down blueprint, for a position that says what it shows."""
    return f"blueprint {slot}"


class TurnOver(CountedDraw):
    """ORL-SETUP-6, ORL-BLUE-1: chance decides what a face-down blueprint shows when it is turned over."""

    def __init__(self, owner: Seat, slot: int) -> None:
        super().__init__(TURN_OVER)
        self.owner: Final = owner
        self.slot: Final = slot

    def pile(self, s: Orleans) -> str:
        return blueprint_pile(self.slot)

    def pieces(self, s: Orleans) -> Counts:
        return s.blueprints

    def drawn(self, s: Orleans, kind: int) -> None:
        s.blueprints -= ONE[kind]
        s.face_down &= ~(1 << self.slot)
        s.shown |= kind << SHOWN_BITS * self.slot
        s.tell(BLUEPRINT_TURNED, self.owner, self.slot, kind)
        gain(s, self.owner, BLUEPRINT_REWARDS[kind])


CHOOSE_BLUEPRINT: Final = [ChooseBlueprint(seat) for seat in range(4)]
