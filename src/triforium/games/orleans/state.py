"""The state of The Cathedral of Orléans (rules.md, section 6.1), with the queries that the rules need."""

from typing import Any, Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import State, Step
from triforium.core.values import Row, with_item
from triforium.games.orleans.counts import ONE, SIZE_SHIFT, Counts, count_of
from triforium.games.orleans.edition import OrleansEdition
from triforium.games.orleans.kinds import NONE, ROSETTE
from triforium.games.orleans.verbs import VERBS

ROUNDS: Final = 3  # ORL-END-1
SECTIONS: Final = 8  # ORL-COMP-1
SLOTS: Final = 5  # ORL-SACK-1: the capacity of a knapsack

FOLLOWER_BITS: Final = 3  # in `town`: the follower on each space
FOLLOWER_MASK: Final = 7
ITEM_BITS: Final = 2  # in `tokens`: the item on each token space
ITEM_MASK: Final = 3
SHOWN_BITS: Final = 2  # in `shown`: what each turned blueprint shows
SHOWN_MASK: Final = 3

RUNNING: Final = 0
WON: Final = 1  # ORL-END-1
LOST: Final = 2  # ORL-END-2


class Orleans(State):
    """A game of The Cathedral of Orléans; unseen pieces are counted, but their order is not decided (ADR 2)."""

    def __init__(
        self,
        edition: OrleansEdition,
        seats: int,
        agenda: list[Step[Any]],
        over: bool,
        round_number: int,
        sections: int,
        active: Seat,
        red: Counts,
        blue: Counts,
        black: Counts,
        monks: int,
        rosettes: int,
        removed: Counts,
        occupied: int,
        town: int,
        lying: int,
        tokens: int,
        builders: Row,
        sacks: Row,
        order_tiles: Row,
        missing: Row,
        turned: int,
        hour_glasses: int,
        hour_glasses_left: int,
        events: int,
        events_left: int,
        order: int,
        face_down: int,
        blueprints: Counts,
        shown: int,
        result: int,
    ) -> None:
        super().__init__(agenda, over)
        self.edition: Final = edition
        self.seats: Final = seats
        self.round_number = round_number
        self.sections = sections
        self.active = active
        # bags and supplies
        self.red = red
        self.blue = blue
        self.black = black
        self.monks = monks
        self.rosettes = rosettes
        self.removed = removed  # ORL-BELL-3: followers out of the game
        # town and map
        self.occupied = occupied  # spaces with a follower
        self.town = town  # the followers on them
        self.lying = lying  # token spaces with an item
        self.tokens = tokens  # the items on them
        self.builders = builders  # seat -> place
        self.sacks = sacks  # seat -> counts of items
        # delivery orders: the hour glass, then the three workshops
        self.order_tiles = order_tiles  # NONE where there is none
        self.missing = missing  # the items that each order still needs
        self.turned = turned  # ORL-WORK-5: destinations whose workshop is turned over
        self.hour_glasses = hour_glasses  # tiles that nobody has seen yet, of which three are never used (ORL-SETUP-8)
        self.hour_glasses_left = hour_glasses_left
        # events
        self.events = events  # those that nobody has seen yet
        self.events_left = events_left
        self.order = order  # the displayed event order, or NONE
        # blueprints
        self.face_down = face_down  # slots
        self.blueprints = blueprints  # counts of all face-down ones
        self.shown = shown
        self.result = result

    def copy(self) -> "Orleans":
        """An independent copy without a story."""
        return Orleans(
            self.edition,
            self.seats,
            self.agenda[:],
            self.over,
            self.round_number,
            self.sections,
            self.active,
            self.red,
            self.blue,
            self.black,
            self.monks,
            self.rosettes,
            self.removed,
            self.occupied,
            self.town,
            self.lying,
            self.tokens,
            self.builders,
            self.sacks,
            self.order_tiles,
            self.missing,
            self.turned,
            self.hour_glasses,
            self.hour_glasses_left,
            self.events,
            self.events_left,
            self.order,
            self.face_down,
            self.blueprints,
            self.shown,
            self.result,
        )

    def scores(self) -> list[int]:
        """ORL-END-3: there is no score; the sections built by all count for every seat."""
        return [self.sections] * self.seats

    def not_asked(self, verb: int) -> Refusal:
        """The refusal of a verb that the current decision does not accept: the rule on when it may be used."""
        return Refusal(VERBS.rules[verb], "not-asked", {"verb": f"@verb-{VERBS.name(verb)}", "task": self.task()})

    def not_there(self, verb: int) -> Refusal:
        """The refusal of a chance draw of something that is not there."""
        return Refusal(VERBS.rules[verb], "not-there", {"verb": f"@verb-{VERBS.name(verb)}"})

    # --- town and map --------------------------------------------------------------------------------------

    def follower_on(self, space: int) -> int:
        """The follower on an occupied space."""
        return self.town >> FOLLOWER_BITS * space & FOLLOWER_MASK

    def put_follower(self, kind: int, space: int) -> None:
        """ORL-PLACE-1: a free space takes one follower."""
        self.occupied |= 1 << space
        self.town |= kind << FOLLOWER_BITS * space

    def item_on(self, token: int) -> int:
        """The item on a token space that is not empty."""
        return self.tokens >> ITEM_BITS * token & ITEM_MASK

    def lay_item(self, kind: int, token: int) -> None:
        """Put an item on an empty token space."""
        self.lying |= 1 << token
        self.tokens |= kind << ITEM_BITS * token

    def pick_item(self, token: int) -> None:
        """ORL-MOVE-6: a token space stays empty until the end of the round."""
        self.lying &= ~(1 << token)
        self.tokens &= ~(ITEM_MASK << ITEM_BITS * token)

    # --- knapsacks -----------------------------------------------------------------------------------------

    def is_full(self, seat: Seat) -> bool:
        """ORL-SACK-1: five items, goods and rosettes together."""
        return self.sacks[seat] >> SIZE_SHIFT == SLOTS

    def carries(self, seat: Seat, kind: int) -> bool:
        """Whether an item of this kind is in the knapsack."""
        return count_of(self.sacks[seat], kind) > 0

    def can_rest(self, seat: Seat) -> bool:
        """ORL-REST-1, ORL-REST-7: a full knapsack, and a face-down blueprint."""
        return self.sacks[seat] >> SIZE_SHIFT == SLOTS and self.face_down != 0

    def put_in(self, seat: Seat, kind: int) -> None:
        """Put an item into a knapsack that has room."""
        self.sacks = with_item(self.sacks, seat, self.sacks[seat] + ONE[kind])

    def take_out(self, seat: Seat, kind: int) -> None:
        """ORL-SACK-6: an item leaves the knapsack by a swap, delivery, gift or painting."""
        self.sacks = with_item(self.sacks, seat, self.sacks[seat] - ONE[kind])

    def put_back(self, kind: int) -> None:
        """ORL-SACK-4, ORL-COMP-2, ORL-COMP-3: return a good to the black bag, or a rosette to the supply."""
        if kind == ROSETTE:
            self.rosettes += 1
        else:
            self.black += ONE[kind]

    def put_all_back(self, items: Counts) -> None:
        """ORL-SACK-4: return several items at once."""
        rosettes = count_of(items, ROSETTE)
        self.rosettes += rosettes
        self.black += items - ONE[ROSETTE] * rosettes

    # --- orders and blueprints -----------------------------------------------------------------------------

    def delivered(self, destination: int) -> Counts:
        """ORL-WORK-1: the items on a delivery order."""
        tile = self.order_tiles[destination]
        if tile == NONE or self.turned >> destination & 1:
            return 0
        return self.edition.tile_order[tile] - self.missing[destination]

    def shown_in(self, slot: int) -> int:
        """What a turned blueprint shows."""
        return self.shown >> SHOWN_BITS * slot & SHOWN_MASK
