"""The stack: its visible top, and what happens when it runs out (BAS-STACK)."""

from typing import Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of, verb_of
from triforium.core.bag import Bag
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Decision
from triforium.games.basilica.events import RESHUFFLED, TILE_REVEALED
from triforium.games.basilica.state import EMPTY, FACE_BITS, TOP, Basilica
from triforium.games.basilica.verbs import REVEAL


class RevealTop(Decision[Basilica]):
    """BAS-SETUP-9: the order side of the top tile is visible to both players at all times."""

    key = "stack.reveal"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE

    def options(self, s: Basilica) -> list[Action]:
        return [act(REVEAL, face) for face in s.bag.kinds()]

    def pile(self, s: Basilica) -> str:
        return stack_name(s)

    def weight(self, s: Basilica, action: Action) -> int:
        return s.bag.count(noun_of(action))

    def weights(self, s: Basilica, options: list[Action]) -> list[int]:
        return s.bag.counts([noun_of(action) for action in options])

    def pick(self, s: Basilica, rng: Rng) -> Action:
        # Equivalent to a weighted choice, because the bag is sorted.
        return act(REVEAL, s.bag.pieces[rng.below(len(s.bag.pieces))])

    def take_any(self, s: Basilica, rng: Rng) -> None:
        show(s, s.bag.draw(rng))

    def take(self, s: Basilica, action: Action) -> None:
        face = noun_of(action)
        s.bag.take_out(face)
        show(s, face)

    def why_not(self, s: Basilica, action: Action) -> Refusal | None:
        if verb_of(action) != REVEAL:
            return s.not_asked(verb_of(action))
        if s.bag.count(noun_of(action)) == 0:
            return Refusal("BAS-STACK-2", "not-in-stack")
        return None


REVEAL_TOP: Final = RevealTop()


def stack_name(s: Basilica) -> str:
    """The name of the stack for draws that a position fixes; the reshuffled stack is another one."""
    return f"stack {s.restacked_at}"


def show(s: Basilica, face: int) -> None:
    """Put a revealed order side on top of the stack."""
    s.orders[TOP] = s.revealed << FACE_BITS | face
    s.revealed += 1
    s.tell(TILE_REVEALED, CHANCE, face)


def restack_when_due(s: Basilica) -> None:
    """BAS-STACK-1, BAS-STACK-8: refill an empty stack at once, or as soon as there are discards."""
    if s.edition.reshuffle_at_once:
        restack(s)


def restack(s: Basilica) -> None:
    """BAS-STACK-1, BAS-STACK-2, BAS-STACK-3: once per game, the whole discard pile becomes the new stack."""
    if s.stack > 0 or s.restacked_at > 0 or not s.discard:
        return
    s.restacked_at = s.revealed
    s.leftover = s.unseen
    s.unseen = 0
    for tile in s.discard:
        s.unseen |= s.edition.lookalike[tile]
    s.bag = Bag(sorted([s.edition.face[tile] for tile in s.discard]))
    s.stack = len(s.discard)
    s.discard = []
    s.tell(RESHUFFLED, CHANCE)
    s.then(REVEAL_TOP)


def draw(s: Basilica) -> int:
    """Take the top tile off the stack and return what it shows; the next one is revealed."""
    drawn = s.orders[TOP]
    s.orders[TOP] = EMPTY
    s.stack -= 1
    if s.stack > 0:
        s.then(REVEAL_TOP)
    else:
        restack_when_due(s)
    return drawn
