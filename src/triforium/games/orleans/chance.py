"""The base class of random draws from counted pieces (ORL-RNG)."""

from triforium.core.action import CHANCE, Action, Seat, act, noun_of, verb_of
from triforium.core.masks import members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Decision
from triforium.games.orleans.counts import KINDS, Counts, count_of, kinds_in, nth_kind, size_of
from triforium.games.orleans.state import Orleans


class CountedDraw(Decision[Orleans]):
    """ORL-RNG-2, ORL-RNG-3: a piece is drawn, each piece with the same probability."""

    key = "lot"
    verb: int = 0

    def __init__(self, verb: int) -> None:
        self.seat: Seat = CHANCE
        self.verb = verb

    def pieces(self, s: Orleans) -> Counts:
        """The pieces to draw from; never empty."""
        raise AssertionError("subclasses define the pieces")

    def drawn(self, s: Orleans, kind: int) -> None:
        """Carry out the draw of a piece of this kind."""
        raise AssertionError("subclasses define the effect of a draw")

    def options(self, s: Orleans) -> list[Action]:
        return [act(self.verb, kind) for kind in members(kinds_in(self.pieces(s)))]

    def weight(self, s: Orleans, action: Action) -> int:
        return count_of(self.pieces(s), noun_of(action))

    def pick(self, s: Orleans, rng: Rng) -> Action:
        # Equivalent to a weighted choice, because the pieces are counted in the order of their kinds.
        pieces = self.pieces(s)
        return act(self.verb, nth_kind(pieces, rng.below(size_of(pieces))))

    def take_any(self, s: Orleans, rng: Rng) -> None:
        pieces = self.pieces(s)
        self.drawn(s, nth_kind(pieces, rng.below(size_of(pieces))))

    def take(self, s: Orleans, action: Action) -> None:
        self.drawn(s, noun_of(action))

    def why_not(self, s: Orleans, action: Action) -> Refusal | None:
        if verb_of(action) != self.verb:
            return s.not_asked(verb_of(action))
        kind = noun_of(action)
        if kind >= KINDS or count_of(self.pieces(s), kind) == 0:
            return s.not_there(self.verb)
        return None
