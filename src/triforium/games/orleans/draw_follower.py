"""Drawing a follower (ORL-DRAW)."""

from typing import Final

from triforium.core.action import Action, Seat, act
from triforium.core.refusal import Refusal
from triforium.games.orleans.chance import CountedDraw
from triforium.games.orleans.counts import ONE, Counts
from triforium.games.orleans.events import FOLLOWER_DRAWN
from triforium.games.orleans.kinds import AREAS, BLUE, RED
from triforium.games.orleans.place_follower import PLACE_FOLLOWER
from triforium.games.orleans.rest import BuilderDecision
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import COMES_UP, DRAW


class DrawFollower(BuilderDecision):
    """ORL-DRAW-1, ORL-DRAW-3, ORL-AMB-1: from the red or the blue bag, unless it is empty."""

    key = "draw"
    written = "draw"

    def bits(self, s: Orleans) -> int:
        return (1 << RED if s.red else 0) | (1 << BLUE if s.blue else 0)

    def action(self, bit: int) -> Action:
        return act(DRAW, bit)

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        s.then(COMES_UP_FOR[self.seat][noun])

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        if verb != DRAW:
            return s.not_asked(verb)
        if noun > BLUE:
            return Refusal("ORL-DRAW-1", "no-such-bag")
        if (s.red if noun == RED else s.blue) == 0:
            return Refusal("ORL-DRAW-3", "bag-empty", {"bag": f"@bag-{AREAS.name(noun)}"})
        return None


class ComesUp(CountedDraw):
    """ORL-RNG-2: each tile in the bag is equally likely; ORL-DRAW-5: everybody sees it, and it must be placed."""

    def __init__(self, drawer: Seat, bag: int) -> None:
        super().__init__(COMES_UP)
        self.drawer: Final = drawer
        self.bag: Final = bag

    def pieces(self, s: Orleans) -> Counts:
        return s.red if self.bag == RED else s.blue

    def drawn(self, s: Orleans, kind: int) -> None:
        if self.bag == RED:
            s.red -= ONE[kind]
        else:
            s.blue -= ONE[kind]
        s.tell(FOLLOWER_DRAWN, self.drawer, self.bag, kind)
        s.then(PLACE_FOLLOWER[self.drawer][kind])


DRAW_FOLLOWER: Final = [DrawFollower(seat) for seat in range(4)]
COMES_UP_FOR: Final = [[ComesUp(seat, bag) for bag in (RED, BLUE)] for seat in range(4)]
