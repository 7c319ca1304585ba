"""Cart and Boat: a move along a route and the items on it (ORL-MOVE)."""

from typing import Any, Final

from triforium.core.action import Action, Seat, act
from triforium.core.refusal import Refusal
from triforium.core.state import Step
from triforium.core.values import Row, with_item
from triforium.games.orleans.event_orders import settle_order
from triforium.games.orleans.events import ARRIVED, ITEM_LEFT, ITEM_TAKEN, SET_OUT, STAYED
from triforium.games.orleans.kinds import LAND
from triforium.games.orleans.knapsack import gain_item, return_item, swappable, why_not_room, why_not_swap
from triforium.games.orleans.rest import BuilderDecision
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import GO, LEAVE, LEAVE_IT, STAY, STAY_HERE, SWAP, TAKE, TAKE_IT

STAY_BIT: Final = 58
TAKE_BIT: Final = 0
SWAP_BIT: Final = 1
LEAVE_BIT: Final = 5
MOVE_RULES: Final = ("ORL-MOVE-1", "ORL-MOVE-2")  # cart, boat


class Travel(Step[Orleans]):
    """ORL-SKIP-2, ORL-AMB-6: a cart or boat without a route to take is skipped; otherwise a route is chosen."""

    written = "move way"

    def __init__(self, traveller: Seat, way: int) -> None:
        self.traveller: Final = traveller
        self.way: Final = way

    def run(self, s: Orleans) -> None:
        if s.edition.routes_from[self.way][s.builders[self.traveller]] or s.can_rest(self.traveller):
            s.then(CHOOSE_ROUTE[self.traveller][self.way])
        else:
            s.tell(STAYED, self.traveller)


class ChooseRoute(BuilderDecision):
    """ORL-MOVE-1, ORL-MOVE-2, ORL-MOVE-3: one route of its kind from the builder's place, or none (ORL-SKIP-1)."""

    key = "move"
    written = "move way"

    def __init__(self, seat: Seat, way: int) -> None:
        super().__init__(seat)
        self.way: Final = way

    def bits(self, s: Orleans) -> int:
        return s.edition.routes_from[self.way][s.builders[self.seat]] | 1 << STAY_BIT

    def action(self, bit: int) -> Action:
        return STAY_HERE if bit == STAY_BIT else act(GO, bit)

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        if verb == STAY:  # ORL-AMB-59: a builder that stays picks up nothing
            s.tell(STAYED, self.seat)
            return
        s.tell(SET_OUT, self.seat, noun)
        ends = s.edition.route_ends[noun]
        if ends[0] == s.builders[self.seat]:
            continue_route(s, self.seat, ends[1], s.edition.tokens_along[noun][0], 0)
        else:
            continue_route(s, self.seat, ends[0], s.edition.tokens_along[noun][1], 0)

    def repeat_step(self) -> Step[Any]:
        return TRAVEL[self.seat][self.way]

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        if verb == STAY:
            return None
        if verb != GO:
            return s.not_asked(verb)
        if noun >= len(s.edition.route_ends):
            return Refusal(MOVE_RULES[self.way], "no-such-route")
        route = s.edition.route_names[noun]
        if s.edition.route_way[noun] != self.way:
            if self.way == LAND:
                return Refusal("ORL-MOVE-1", "not-by-cart", {"route": route})
            return Refusal("ORL-MOVE-2", "not-by-boat", {"route": route})
        here = s.builders[self.seat]
        if here not in s.edition.route_ends[noun]:
            args = {"route": route, "place": s.edition.place_titles[here]}
            return Refusal(MOVE_RULES[self.way], "route-is-elsewhere", args)
        return None


class OnTheWay(Step[Orleans]):
    """ORL-MOVE-5, ORL-MOVE-7, ORL-AMB-19, ORL-AMB-36: items are met one by one, and then the builder arrives."""

    def __init__(self, traveller: Seat, place: int, tokens: Row, nth: int) -> None:
        self.traveller: Final = traveller
        self.place: Final = place
        self.tokens: Final = tokens
        self.nth: Final = nth

    def run(self, s: Orleans) -> None:
        continue_route(s, self.traveller, self.place, self.tokens, self.nth)


def continue_route(s: Orleans, seat: Seat, place: int, tokens: Row, nth: int) -> None:
    """Continue to the next item, or to the end of the route."""
    while nth < len(tokens):
        token = tokens[nth]
        if s.lying >> token & 1:
            item = s.item_on(token)
            if not s.is_full(seat) or s.face_down or swappable(s, seat, item):
                s.then(PickUp(seat, place, tokens, nth))
                return
            s.tell(ITEM_LEFT, seat, item, token)  # leaving it is the only option
        nth += 1
    arrive(s, seat, place)


def arrive(s: Orleans, seat: Seat, place: int) -> None:
    """ORL-MOVE-7, ORL-MOVE-8, ORL-MOVE-9: builders never block a place; arriving has no effect but on event orders."""
    s.builders = with_item(s.builders, seat, place)
    s.tell(ARRIVED, seat, place)
    settle_order(s)


class PickUp(BuilderDecision):
    """ORL-MOVE-4, ORL-SACK-3, ORL-AMB-15: take or leave; with a full knapsack, swap for another kind or leave."""

    key = "pickup"

    def __init__(self, seat: Seat, place: int, tokens: Row, nth: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.tokens: Final = tokens
        self.nth: Final = nth

    def bits(self, s: Orleans) -> int:
        if s.is_full(self.seat):
            return swappable(s, self.seat, s.item_on(self.tokens[self.nth])) << SWAP_BIT | 1 << LEAVE_BIT
        return 1 << TAKE_BIT | 1 << LEAVE_BIT

    def action(self, bit: int) -> Action:
        if bit == TAKE_BIT:
            return TAKE_IT
        return LEAVE_IT if bit == LEAVE_BIT else act(SWAP, bit - SWAP_BIT)

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        token = self.tokens[self.nth]
        item = s.item_on(token)
        s.then(OnTheWay(self.seat, self.place, self.tokens, self.nth + 1))
        if verb == LEAVE:  # ORL-AMB-58
            s.tell(ITEM_LEFT, self.seat, item, token)
            return
        if verb == SWAP:
            return_item(s, self.seat, noun)
        s.pick_item(token)
        s.tell(ITEM_TAKEN, self.seat, item, token)
        gain_item(s, self.seat, item)

    def repeat_step(self) -> Step[Any]:
        return OnTheWay(self.seat, self.place, self.tokens, self.nth)

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        if verb == LEAVE:
            return None
        if verb == TAKE:
            return why_not_room(s, self.seat)
        if verb == SWAP:
            return why_not_swap(s, self.seat, noun, s.item_on(self.tokens[self.nth]))
        return s.not_asked(verb)


TRAVEL: Final = [[Travel(seat, way) for way in range(2)] for seat in range(4)]
CHOOSE_ROUTE: Final = [[ChooseRoute(seat, way) for way in range(2)] for seat in range(4)]
