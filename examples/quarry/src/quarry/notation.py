"""Positions qry1 long 4,7 3 0 6,10,8,4; a move is dig or stop."""

from typing import Final

from quarry.state import DIG, STOP, VERBS, DigOrStop, Quarry
from triforium.core.action import Action, Seat, act, verb_of
from triforium.core.errors import Unreadable
from triforium.core.game import Edition
from triforium.core.nouns import Nouns, Numbers
from triforium.core.position import Dealer, Notation, Position, refused
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng

FORM: Final = "a position of Quarry is 'qry1 EDITION POINTS CART TURN BAG', for example 'qry1 long 4,7 3 0 6,10,8,4'"
NUMBER: Final = Numbers(4)
NOUNS: Final[dict[str, Nouns]] = {
    "block": Nouns(("cracked", "one", "two", "three")),
    **dict.fromkeys(("seat", "value", "lost", "points"), NUMBER),
}


def read_numbers(text: str, size: int = 0) -> tuple[int, ...]:
    """Numbers with commas between them, as many as wanted."""
    numbers = [NUMBER.read(word) for word in text.split(",")]
    if None in numbers or len(numbers) != (size or len(numbers)):
        raise Unreadable(f"{text!r} is not a number, nor numbers with commas between them; {FORM}")
    return tuple(numbers)


class QuarryNotation(Notation[Quarry]):
    """How Quarry is written down."""

    def __init__(self, editions: tuple[str, ...]) -> None:
        super().__init__("qry1")
        self.editions = editions

    def read_position(self, text: str, rng: Rng) -> Position[Quarry]:
        words = text.split()
        if len(words) != 6 or words[0] != self.prefix or words[1] not in self.editions:
            raise Unreadable(FORM)
        points, bag = read_numbers(words[2]), read_numbers(words[5], 4)
        (cart,), (turn,) = read_numbers(words[3], 1), read_numbers(words[4], 1)
        if not 2 <= len(points) <= 4 or turn >= len(points):
            raise Unreadable(f"Quarry has 2 to 4 seats, and the turn of one of them; {FORM}")
        edition = Edition(words[1], {})
        if not any(bag):
            return Position(Quarry([], True, edition, bag, 0, points), Dealer(rng))
        return Position(Quarry([DigOrStop(turn)], False, edition, bag, cart, points), Dealer(rng))

    def write_position(self, position: Position[Quarry]) -> str:
        return self.write_view(position.state, 0)

    def write_view(self, s: Quarry, seat: Seat) -> str:
        points, bag = (",".join(map(str, row)) for row in (s.points, s.bag))
        return f"qry1 {s.edition.key} {points} {s.cart} {max(s.deciding(), 0)} {bag}"

    def play(self, position: Position[Quarry], moves: list[str]) -> None:
        for move in moves:
            position.deal()
            if move not in ("dig", "stop"):
                raise Unreadable(f"{move!r} is not a move of Quarry, which are dig and stop")
            action, s = act(DIG if move == "dig" else STOP), position.state
            refusal = Refusal("QRY-END-1", "game-over") if s.over else s.decision().why_not(s, action)
            if refusal is not None:
                raise refused(refusal, move)
            s.take(action)
            position.deal()

    def moves(self, s: Quarry) -> list[str]:
        return self.write_moves(s, s.options())

    def write_moves(self, s: Quarry, actions: list[Action]) -> list[str]:
        return [VERBS.name(verb_of(action)) for action in actions if verb_of(action) in (DIG, STOP)]
