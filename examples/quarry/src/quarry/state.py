"""The state of Quarry and its decisions."""

from typing import Any, Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of, verb_of
from triforium.core.game import Edition
from triforium.core.notation import Events, Verbs
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Decision, State, Step
from triforium.core.values import Row, with_added

VERBS: Final = Verbs("""
    dig    -      QRY-DIG-1
    stop   -      QRY-STOP-1
    draw   block  QRY-DIG-1
    first  seat   QRY-SETUP-2
""")
DIG: Final = 0
STOP: Final = 1
DRAW: Final = 2
FIRST: Final = 3

EVENTS: Final = Events("""
    began
    dug      value
    cracked  lost
    stopped  points
    empty
""")
BEGAN: Final = 0
DUG: Final = 1
CRACKED: Final = 2
STOPPED: Final = 3
EMPTY: Final = 4


class Quarry(State):
    """The bag, the cart, and everybody's points."""

    def __init__(self, agenda: list[Step[Any]], over: bool, edition: Edition, bag: Row, cart: int, points: Row) -> None:
        super().__init__(agenda, over)
        self.edition: Final = edition  # its key names it in texts and records
        self.bag = bag  # how many blocks of each kind
        self.cart = cart
        self.points = points

    def copy(self) -> "Quarry":
        return Quarry(self.agenda[:], self.over, self.edition, self.bag, self.cart, self.points)

    def scores(self) -> list[int]:
        return list(self.points)

    def not_asked(self, verb: int) -> Refusal:
        return Refusal(VERBS.rules[verb], "not-asked")

    def carry_home(self, seat: Seat) -> None:
        """QRY-STOP-1: the player scores the cart's points."""
        self.points = with_added(self.points, seat, self.cart)
        self.tell(STOPPED, seat, self.cart)
        self.cart = 0


class ChooseFirst(Choice[Quarry]):
    """QRY-SETUP-2: chance chooses the first player."""

    key = "first"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = FIRST

    def nouns(self, s: Quarry) -> int:
        return (1 << len(s.points)) - 1

    def choose(self, s: Quarry, noun: int) -> None:
        s.tell(BEGAN, noun)
        s.then(DigOrStop(noun))

    def why_not_noun(self, s: Quarry, noun: int) -> Refusal | None:
        return None if noun < len(s.points) else Refusal("QRY-SETUP-2", "not-asked")


class DigOrStop(Decision[Quarry]):
    """QRY-DIG-1, QRY-STOP-1: dig, or stop with what is on the cart."""

    key = "dig"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Quarry) -> list[Action]:
        return [act(DIG), act(STOP)] if s.cart else [act(DIG)]

    def take(self, s: Quarry, action: Action) -> None:
        if verb_of(action) == DIG:
            s.then(BringUp(self.seat))
        else:
            s.carry_home(self.seat)
            s.then(DigOrStop(next_seat(s, self.seat)))

    def why_not(self, s: Quarry, action: Action) -> Refusal | None:
        verb = verb_of(action)
        if verb not in (DIG, STOP) or noun_of(action):
            return s.not_asked(verb)
        return Refusal("QRY-STOP-1", "empty-cart") if verb == STOP and not s.cart else None


class BringUp(Choice[Quarry]):
    """QRY-DIG-1, QRY-DIG-2: chance draws a block; each block is equally likely."""

    key = "draw"

    def __init__(self, digger: Seat) -> None:
        self.seat: Seat = CHANCE
        self.verb = DRAW
        self.digger = digger

    def nouns(self, s: Quarry) -> int:
        return sum(1 << kind for kind, left in enumerate(s.bag) if left)

    def weight(self, s: Quarry, action: Action) -> int:
        return s.bag[noun_of(action)]

    def pick(self, s: Quarry, rng: Any) -> Action:
        """By weight: the inherited method would pick every kind equally often."""
        return Decision.pick(self, s, rng)

    def take_any(self, s: Quarry, rng: Any) -> None:
        self.take(s, self.pick(s, rng))

    def choose(self, s: Quarry, noun: int) -> None:
        s.bag = with_added(s.bag, noun, -1)
        if noun:
            s.cart += noun
            s.tell(DUG, self.digger, noun)
        else:
            s.tell(CRACKED, self.digger, s.cart)
            s.cart = 0
        if not any(s.bag):  # QRY-END-1
            s.carry_home(self.digger)
            s.tell(EMPTY, CHANCE)
            s.over = True
        else:
            s.then(DigOrStop(self.digger if noun else next_seat(s, self.digger)))

    def why_not_noun(self, s: Quarry, noun: int) -> Refusal | None:
        return None if noun < len(s.bag) and s.bag[noun] else Refusal("QRY-DIG-1", "no-such-block")


def next_seat(s: Quarry, seat: Seat) -> Seat:
    """QRY-TURN-1: in the order of seats."""
    return (seat + 1) % len(s.points)
