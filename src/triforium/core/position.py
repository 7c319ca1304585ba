"""A position: a state that was written down, and the draws that were written down with it."""

from typing import Any, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from triforium.core.action import CHANCE, Action
from triforium.core.rng import Rng
from triforium.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers for chance: by what was written down, and otherwise by lot."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def knows(self, s: Any) -> bool:
        """Was the answer to this chance decision written down?"""
        return False

    def answer(self, s: Any) -> Action:
        """What chance decides now."""
        action: Action = s.decision().pick(s, self.rng)
        return action

    def copy(self) -> "Dealer":
        """A dealer who will give the same answers."""
        return Dealer(self.rng.fork())


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[S]):
    """A state with its dealer."""

    def __init__(self, state: S, dealer: Dealer) -> None:
        self.state = state
        self.dealer = dealer

    def deal(self) -> None:
        """Let chance decide until a seat must, or the game is over."""
        while self.state.deciding() == CHANCE:
            self.state.take(self.dealer.answer(self.state))

    def copy(self) -> "Position[S]":
        """The same position, to try something on."""
        return Position(cast(S, self.state.copy()), self.dealer.copy())


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Generic[S]):
    """How a game is written down: positions (a long one also with ; between its lines), and moves as players do."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix  # the first word of a position, by which its game is known

    def read_position(self, text: str, rng: Rng) -> Position[S]:
        """The position that was written; Unreadable names the place and the rule it breaks."""
        raise AssertionError("a game can be read")

    def write_position(self, position: Position[S]) -> str:
        """Everything that was written down or came to light since; what is unspecified stays so."""
        raise AssertionError("a game can be written")

    def write_complete(self, text: str, position: Position[S]) -> str:
        """A position that was just read from a text, with everything named that its reader left to the lot."""
        return self.write_position(position) if type(position.dealer) is Dealer else text

    def write_view(self, s: S, seat: int) -> str:
        """The position as this seat may know it."""
        raise AssertionError("a game can be written as it is seen")

    def deal_until_writable(self, position: Position[S]) -> None:
        """Let chance decide as far as is needed to write the position down."""
        position.deal()

    def play(self, position: Position[S], moves: list[str]) -> None:
        """Play written moves, and chance in between; IllegalAction or Unreadable stops before the bad one."""
        raise AssertionError("a move can be played")

    def moves(self, s: S) -> list[str]:
        """Every move the deciding seat can write now."""
        raise AssertionError("moves can be listed")

    def write_moves(self, s: S, actions: list[Action]) -> list[str]:
        """Actions taken one after another from a state, as players would write them."""
        raise AssertionError("moves can be written")

    def assumptions(self, position: Position[S], moves: list[str]) -> tuple[list[str], list[str]]:
        """Moves to be played, and those at their end that only a scoring would ask for."""
        return moves, []

    def scoring(self, s: S, assumed: list[str]) -> list[dict[str, object]]:
        """What would score now, item by item, if players chose as assumed."""
        return []
