"""The notation of Pebbles: positions look like `peb1 2 7 0`; a move is a number."""

from typing import Final

from triforium.core.action import NOBODY, Action, Seat, act, noun_of, verb_of
from triforium.core.errors import Unreadable
from triforium.core.nouns import Nouns, Numbers
from triforium.core.position import Dealer, Notation, Position, refused
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.games.pebbles.state import TAKE, Pebbles, TakePebbles

NUMBER: Final = Numbers(4)
NOUNS: Final[dict[str, Nouns]] = {"number": NUMBER, "seat": NUMBER, "pebbles": NUMBER}


class PebblesNotation(Notation[Pebbles]):
    """Positions and moves of Pebbles."""

    def __init__(self) -> None:
        super().__init__("peb1")

    def read_position(self, text: str, rng: Rng) -> Position[Pebbles]:
        words = text.split()
        if len(words) != 4 or words[0] != "peb1":
            raise Unreadable("a position of Pebbles is 'peb1 SEATS PEBBLES TURN', for example 'peb1 2 7 0'")
        seats, pebbles, turn = (read_number(word) for word in words[1:])
        if not 2 <= seats <= 4 or turn >= seats or not 1 <= pebbles <= 1000:
            raise Unreadable(
                "a position of Pebbles has 2 to 4 seats, 1 to 1000 pebbles, and the turn of one of the seats"
            )
        return Position(Pebbles([TakePebbles(turn)], False, seats, pebbles, NOBODY), Dealer(rng))

    def write_position(self, position: Position[Pebbles]) -> str:
        return self.write_view(position.state, 0)

    def write_view(self, s: Pebbles, seat: Seat) -> str:
        return f"peb1 {s.seats} {s.pebbles} {max(s.deciding(), 0)}"

    def play(self, position: Position[Pebbles], moves: list[str]) -> None:
        for move in moves:
            action = act(TAKE, read_number(move))
            s = position.state
            refusal = Refusal("PEB-END-1", "game-over") if s.over else s.decision().why_not(s, action)
            if refusal is not None:
                raise refused(refusal, move)
            s.take(action)

    def moves(self, s: Pebbles) -> list[str]:
        return self.write_moves(s, s.options())

    def write_moves(self, s: Pebbles, actions: list[Action]) -> list[str]:
        return [str(noun_of(action)) for action in actions if verb_of(action) == TAKE]


def read_number(text: str) -> int:
    """A number as written in a move or a position; Unreadable if it is none."""
    number = NUMBER.read(text)
    if number is None:
        raise Unreadable(f"{text!r} is not a number")
    return int(number)
