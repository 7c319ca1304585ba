"""Placing a follower (ORL-PLACE)."""

from typing import Final

from triforium.core.action import Action, Seat, act
from triforium.core.refusal import Refusal
from triforium.games.orleans.bell_tower import ring_the_bell
from triforium.games.orleans.events import FOLLOWER_PLACED
from triforium.games.orleans.festival import celebrate
from triforium.games.orleans.glass import USE_FOUNDRY, USE_PAINTING
from triforium.games.orleans.kinds import BELL, BOAT, CART, FESTIVAL, FOLLOWERS, FOUNDRY, LAND, MARKET, NONE, RIVER
from triforium.games.orleans.market_place import DELIVERIES, VISIT_MARKET
from triforium.games.orleans.rest import BuilderDecision
from triforium.games.orleans.routes import TRAVEL
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import PLACE


class PlaceFollower(BuilderDecision):
    """ORL-PLACE-1 to ORL-PLACE-10, ORL-DRAW-5: a free space that accepts the follower; the Bell Tower always does."""

    key = "place"
    written = "place follower"

    def __init__(self, seat: Seat, follower: int) -> None:
        super().__init__(seat)
        self.follower: Final = follower

    def bits(self, s: Orleans) -> int:
        # The Bell Tower accepts everybody and is never occupied, so it is always an option (ORL-PLACE-9, ORL-AMB-4),
        # and the only one if no other free space fits (ORL-AMB-3); placing itself is mandatory (ORL-AMB-5). With a
        # full knapsack one may still rest here, before the last bell (ORL-AMB-9).
        return s.edition.spaces_for[self.follower] & ~s.occupied

    def action(self, bit: int) -> Action:
        return act(PLACE, bit)

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        s.tell(FOLLOWER_PLACED, self.seat, self.follower, noun)
        action = s.edition.space_action[noun]
        if action == BELL:
            ring_the_bell(s, self.seat, self.follower)
            return
        s.put_follower(self.follower, noun)  # ORL-PLACE-11, ORL-PLACE-12
        if action == CART:
            s.then(TRAVEL[self.seat][LAND])
        elif action == BOAT:
            s.then(TRAVEL[self.seat][RIVER])
        elif action == MARKET:
            s.then(VISIT_MARKET[self.seat][DELIVERIES])
        elif action == FESTIVAL:
            celebrate(s, self.seat)
        elif action == FOUNDRY:
            s.then(USE_FOUNDRY[self.seat])
        else:
            s.then(USE_PAINTING[self.seat])

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        if verb != PLACE:
            return s.not_asked(verb)
        if noun >= len(s.edition.space_action):
            return Refusal("ORL-PLACE-2", "no-such-space")
        space = s.edition.space_names[noun]
        if s.occupied >> noun & 1:
            return Refusal("ORL-PLACE-1", "space-taken", {"space": space})
        if s.edition.spaces_for[self.follower] >> noun & 1 == 0:
            follower = f"@follower-{FOLLOWERS.name(self.follower)}"
            return Refusal("ORL-PLACE-2", "space-does-not-accept", {"space": space, "follower": follower})
        return None


PLACE_FOLLOWER: Final = [[PlaceFollower(seat, kind) for kind in range(FOLLOWERS.size())] for seat in range(4)]


def hand(s: Orleans) -> int:
    """The follower that was drawn and not yet placed, or NONE."""
    for step in s.agenda:
        if isinstance(step, PlaceFollower):
            return step.follower
    return NONE
