"""Positions: a state in text notation, together with draws that the text fixes."""

from typing import Any, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from triforium.core.action import CHANCE, Action
from triforium.core.errors import IllegalAction
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import State

S = TypeVar("S", bound=State)


def refused(refusal: Refusal, move: str) -> IllegalAction:
    """The error to raise for a written move that the rules refuse."""
    return IllegalAction(refusal, f"{refusal.rule}: {move} is not allowed")


def supply_of(pile: str) -> str:
    """What a pile is filled from: the text before a slash; piles without one are filled from the same things."""
    return pile.partition("/")[0] if "/" in pile else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Resolves chance decisions: as the position text fixes them, otherwise at random."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.fixed: dict[str, list[Action]] = {}  # the draws that are fixed for each pile, the next one first
        self.unnamed: set[str] = set()  # parts that were filled at random, and so are not written out

    def knows(self, s: Any) -> bool:
        """Does the position text fix the result of this chance decision?"""
        return len(self.fixed.get(s.decision().pile(s), [])) > 0

    def answer(self, s: Any) -> Action:
        """The result of the current chance decision: the fixed one, or a random one that is not fixed elsewhere."""
        decision = s.decision()
        pile: str = decision.pile(s)
        actions = self.fixed.get(pile, [])
        if actions:
            return actions.pop(0)
        options: list[Action] = decision.options(s)
        supply = supply_of(pile)
        taken: list[Action] = [
            action for name, fixed in self.fixed.items() if supply_of(name) == supply for action in fixed
        ]
        left: list[int] = [
            weight - taken.count(option) for option, weight in zip(options, decision.weights(s, options), strict=True)
        ]
        if not taken or max(left) <= 0:
            action: Action = decision.pick(s, self.rng)
            return action
        return options[self.rng.pick(left)]

    def copy(self) -> "Dealer":
        """An independent dealer with the same fixed draws."""
        return self.copy_into(Dealer(self.rng.fork()))

    def copy_into(self, twin: "Dealer") -> "Dealer":
        """Give the fixed draws to a new dealer."""
        twin.fixed = {pile: actions[:] for pile, actions in self.fixed.items()}
        twin.unnamed = set(self.unnamed)
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[S]):
    """A state and the dealer that resolves its chance decisions."""

    def __init__(self, state: S, dealer: Dealer) -> None:
        self.state = state
        self.dealer = dealer

    def deal(self) -> None:
        """Resolve chance decisions until a seat must decide or the game is over."""
        while self.state.deciding() == CHANCE:
            self.state.take(self.dealer.answer(self.state))

    def copy(self) -> "Position[S]":
        """An independent copy, to try moves on."""
        return Position(cast(S, self.state.copy()), self.dealer.copy())


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Generic[S]):
    """The text notation of a game: positions (lines may also be separated by ;) and moves as players write them."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix  # the first word of a position, which identifies the game

    def read_position(self, text: str, rng: Rng) -> Position[S]:
        """Parse a position; Unreadable names the place in the text and the rule it breaks."""
        raise AssertionError("Notation.read_position is not implemented")

    def write_position(self, position: Position[S]) -> str:
        """The position as text: what was specified or revealed since; the rest stays unspecified."""
        raise AssertionError("Notation.write_position is not implemented")

    def write_complete(self, text: str, position: Position[S]) -> str:
        """The text of a position that was just parsed, with everything specified that the parser drew at random."""
        if not position.dealer.unnamed:
            return text
        position.dealer.unnamed.clear()
        return self.write_position(position)

    def write_view(self, s: S, seat: int) -> str:
        """The position as this seat sees it."""
        raise AssertionError("Notation.write_view is not implemented")

    def deal_until_writable(self, position: Position[S]) -> None:
        """Resolve chance decisions until the position can be written."""
        position.deal()

    def play(self, position: Position[S], moves: list[str]) -> None:
        """Play moves, resolving chance in between; stops before a bad one with IllegalAction or Unreadable."""
        raise AssertionError("Notation.play is not implemented")

    def moves(self, s: S) -> list[str]:
        """Every move of the deciding seat."""
        raise AssertionError("Notation.moves is not implemented")

    def write_moves(self, s: S, actions: list[Action]) -> list[str]:
        """A sequence of actions from a state, in move notation."""
        raise AssertionError("Notation.write_moves is not implemented")

    def assumptions(self, position: Position[S], moves: list[str]) -> tuple[list[str], list[str]]:
        """Split moves into those to play and trailing ones that only answer questions of the scoring."""
        return moves, []

    def scoring(self, s: S, assumed: list[str]) -> list[dict[str, object]]:
        """What would score now, item by item, given these assumed choices."""
        return []
