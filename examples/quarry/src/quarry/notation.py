"""Positions qry1 long 4,7 3 0 6,10,8,4; a move is dig or stop."""

from quarry.state import DIG, STOP, VERBS, DigOrStop, Quarry
from triforium.core.action import Action, Seat, act, verb_of
from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.game import Edition
from triforium.core.position import Dealer, Notation, Position
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng

FORM = "a position of Quarry is 'qry1 EDITION POINTS CART TURN BAG', for example 'qry1 long 4,7 3 0 6,10,8,4'"


def read_numbers(text: str) -> tuple[int, ...]:
    """Numbers with commas between them."""
    words = text.split(",")
    if not all(word.isascii() and word.isdigit() and len(word) <= 4 for word in words):
        raise Unreadable(f"{text!r} is not a number, nor numbers with commas between them; {FORM}")
    return tuple(int(word) for word in words)


class QuarryNotation(Notation[Quarry]):
    """How Quarry is written down."""

    def __init__(self, editions: tuple[str, ...]) -> None:
        super().__init__("qry1")
        self.editions = editions

    def read_position(self, text: str, rng: Rng) -> Position[Quarry]:
        words = text.split()
        if len(words) != 6 or words[0] != self.prefix or words[1] not in self.editions:
            raise Unreadable(FORM)
        points, (cart,), (turn,), bag = read_numbers(words[2]), one(words[3]), one(words[4]), read_numbers(words[5])
        if not 2 <= len(points) <= 4 or turn >= len(points) or len(bag) != 4:
            raise Unreadable(f"Quarry has 2 to 4 seats, the turn of one of them, and four kinds of block; {FORM}")
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
                raise IllegalAction(refusal, f"{refusal.rule}: {move} is not allowed")
            s.take(action)
            position.deal()

    def moves(self, s: Quarry) -> list[str]:
        return [VERBS.name(verb_of(action)) for action in s.options()]

    def write_moves(self, s: Quarry, actions: list[Action]) -> list[str]:
        return [VERBS.name(verb_of(action)) for action in actions if verb_of(action) in (DIG, STOP)]


def one(text: str) -> tuple[int, ...]:
    """A single number."""
    numbers = read_numbers(text)
    if len(numbers) != 1:
        raise Unreadable(FORM)
    return numbers
