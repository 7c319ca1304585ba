"""The state of Pebbles and its two decisions."""

from typing import Any, Final

from triforium.core.action import CHANCE, Seat
from triforium.core.notation import Events, Verbs
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, State, Step

VERBS: Final = Verbs("""
    take   number  PEB-TAKE-1
    first  seat    PEB-SETUP-2
""")
TAKE: Final = 0
FIRST: Final = 1

EVENTS: Final = Events("""
    began
    taken  pebbles
    won
""")
BEGAN: Final = 0
TAKEN: Final = 1
WON: Final = 2


class Pebbles(State):
    """The heap, and the seat that took the last pebble."""

    def __init__(self, agenda: list[Step[Any]], over: bool, seats: int, pebbles: int, winner: Seat) -> None:
        super().__init__(agenda, over)
        self.seats: Final = seats
        self.pebbles = pebbles
        self.winner = winner

    def copy(self) -> "Pebbles":
        return Pebbles(self.agenda[:], self.over, self.seats, self.pebbles, self.winner)

    def scores(self) -> list[int]:
        """PEB-END-1: one point for the winner."""
        return [1 if seat == self.winner else 0 for seat in range(self.seats)]

    def not_asked(self, verb: int) -> Refusal:
        return Refusal(VERBS.rules[verb], "not-asked")


class ChooseFirst(Choice[Pebbles]):
    """PEB-SETUP-2: chance chooses who begins."""

    key = "first"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = FIRST

    def nouns(self, s: Pebbles) -> int:
        return (1 << s.seats) - 1

    def choose(self, s: Pebbles, noun: int) -> None:
        s.tell(BEGAN, noun)
        s.then(TakePebbles(noun))

    def why_not_noun(self, s: Pebbles, noun: int) -> Refusal | None:
        return None if noun < s.seats else Refusal("PEB-SETUP-2", "not-asked")


class TakePebbles(Choice[Pebbles]):
    """PEB-TAKE-1, PEB-TAKE-2: take one, two or three pebbles, but no more than there are."""

    key = "take"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = TAKE

    def nouns(self, s: Pebbles) -> int:
        return 0b1110 & ((2 << s.pebbles) - 1)

    def choose(self, s: Pebbles, noun: int) -> None:
        s.pebbles -= noun
        s.tell(TAKEN, self.seat, noun)
        if s.pebbles:
            s.then(TakePebbles((self.seat + 1) % s.seats))  # PEB-TURN-1
        else:
            s.winner = self.seat
            s.over = True
            s.tell(WON, self.seat)

    def why_not_noun(self, s: Pebbles, noun: int) -> Refusal | None:
        if not 1 <= noun <= 3:
            return Refusal("PEB-TAKE-1", "one-to-three")
        return None if noun <= s.pebbles else Refusal("PEB-TAKE-2", "too-few", {"pebbles": str(s.pebbles)})
