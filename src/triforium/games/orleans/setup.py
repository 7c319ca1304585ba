"""Setting up (ORL-SETUP)."""

from typing import Any, Final

from triforium.core.action import CHANCE, Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.core.values import with_item
from triforium.games.orleans.bell_tower import FILL_SPACES
from triforium.games.orleans.chance import CountedDraw
from triforium.games.orleans.counts import ONE, Counts, count_of
from triforium.games.orleans.edition import FIRST_WORKSHOP, RANDOM_SEAT, OrleansEdition
from triforium.games.orleans.events import FIRST_GOOD, ROUND_BEGINS, WORKSHOP_LAID
from triforium.games.orleans.hour_glass import REVEAL_HOUR_GLASS
from triforium.games.orleans.kinds import ITEMS, NONE, ROSETTE
from triforium.games.orleans.state import RUNNING, Orleans
from triforium.games.orleans.turn import NEXT_TURN
from triforium.games.orleans.verbs import FIRST, GOOD, WORKSHOP

HOUR_GLASSES_IN_PLAY: Final = 3  # ORL-SETUP-8


def empty_table(edition: OrleansEdition, seats: int) -> Orleans:
    """ORL-SETUP-1 to ORL-SETUP-13: full bags and supplies, builders at the start, nothing drawn, nobody's turn."""
    black = edition.items
    rosettes = count_of(black, ROSETTE)
    black -= ONE[ROSETTE] * rosettes  # ORL-SETUP-4
    hour_glasses = 0
    for tile in range(edition.first_hour_glass, len(edition.tile_names)):
        hour_glasses |= 1 << tile
    agenda: list[Step[Any]] = []
    return Orleans(
        edition,
        seats,
        agenda,
        False,
        round_number=1,
        sections=0,  # ORL-SETUP-7
        active=0,
        red=edition.red,  # ORL-SETUP-9
        blue=edition.blue,  # ORL-SETUP-10
        black=black,
        monks=edition.monks,  # ORL-SETUP-11
        rosettes=rosettes,
        removed=0,
        occupied=0,
        town=0,
        lying=0,
        tokens=0,
        builders=(edition.start,) * seats,  # ORL-SETUP-13
        sacks=(0,) * seats,
        order_tiles=(NONE,) * 4,
        missing=(0,) * 4,
        turned=0,
        hour_glasses=hour_glasses,
        hour_glasses_left=HOUR_GLASSES_IN_PLAY,
        events=(1 << len(edition.event_names)) - 1,  # ORL-SETUP-3
        events_left=len(edition.event_names),
        order=NONE,
        face_down=(1 << edition.slots) - 1,  # ORL-SETUP-6
        blueprints=edition.blueprints,
        shown=0,
        result=RUNNING,
    )


def set_up(edition: OrleansEdition, seats: int) -> Orleans:
    """ORL-SETUP-15, ORL-RNG-1: workshops, goods on the map, the first hour glass, starting goods by seat."""
    # Hidden stacks are shuffled, too, but their contents are only decided when they are seen (ADR 2).
    s = empty_table(edition, seats)
    token = edition.rosette_spaces.bit_length() - 1
    s.lay_item(ROSETTE, token)  # ORL-SETUP-5
    s.rosettes -= 1
    s.agenda.append(CHOOSE_FIRST_SEAT if edition.first_seat == RANDOM_SEAT else BEGIN_GAME[edition.first_seat])
    for seat in range(seats - 1, -1, -1):
        s.then(FIRST_GOOD_FOR[seat])
    s.then(LAY_WORKSHOP, FILL_SPACES, REVEAL_HOUR_GLASS)
    s.settle()
    return s


class LayWorkshop(Choice[Orleans]):
    """ORL-SETUP-2: a workshop tile for the first place without one; five tiles leave the game unseen."""

    key = "workshop.lay"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = WORKSHOP

    def nouns(self, s: Orleans) -> int:
        left = (1 << s.edition.first_hour_glass) - 1
        for tile in s.order_tiles[FIRST_WORKSHOP:]:
            if tile != NONE:
                left &= ~(1 << tile)
        return left

    def choose(self, s: Orleans, noun: int) -> None:
        destination = FIRST_WORKSHOP
        while s.order_tiles[destination] != NONE:
            destination += 1
        s.order_tiles = with_item(s.order_tiles, destination, noun)
        s.missing = with_item(s.missing, destination, s.edition.tile_order[noun])
        s.tell(WORKSHOP_LAID, CHANCE, destination, noun)
        if destination + 1 < len(s.order_tiles):
            s.then(self)

    def why_not_noun(self, s: Orleans, noun: int) -> Refusal | None:
        return None if self.nouns(s) >> noun & 1 else s.not_there(WORKSHOP)


class FirstGoodFor(CountedDraw):
    """ORL-SETUP-12: one good from the black bag for this seat."""

    def __init__(self, owner: Seat) -> None:
        super().__init__(GOOD)
        self.owner: Final = owner

    def pieces(self, s: Orleans) -> Counts:
        return s.black

    def drawn(self, s: Orleans, kind: int) -> None:
        assert kind < ITEMS.number("rosette"), "the black bag holds goods"
        s.black -= ONE[kind]
        s.put_in(self.owner, kind)
        s.tell(FIRST_GOOD, self.owner, kind)


class ChooseFirstSeat(Choice[Orleans]):
    """ORL-VAR-5, ORL-AMB-51: chance chooses who begins."""

    key = "first_seat"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = FIRST

    def nouns(self, s: Orleans) -> int:
        return (1 << s.seats) - 1

    def choose(self, s: Orleans, noun: int) -> None:
        s.then(BEGIN_GAME[noun])

    def why_not_noun(self, s: Orleans, noun: int) -> Refusal | None:
        return None if noun < s.seats else s.not_there(FIRST)


class BeginGame(Step[Orleans]):
    """ORL-SETUP-14: the first turn of round 1."""

    def __init__(self, first: Seat) -> None:
        self.first: Final = first

    def run(self, s: Orleans) -> None:
        s.tell(ROUND_BEGINS, CHANCE, s.round_number)
        s.then(NEXT_TURN[self.first])


LAY_WORKSHOP: Final = LayWorkshop()
FIRST_GOOD_FOR: Final = [FirstGoodFor(seat) for seat in range(4)]
CHOOSE_FIRST_SEAT: Final = ChooseFirstSeat()
BEGIN_GAME: Final = [BeginGame(seat) for seat in range(4)]
