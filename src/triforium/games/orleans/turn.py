"""The turn: draw, place, act, end (ORL-TURN)."""

from typing import Any, Final

from triforium.core.action import Action, Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Step
from triforium.games.orleans.bell_tower import end_round
from triforium.games.orleans.draw_follower import DRAW_FOLLOWER
from triforium.games.orleans.ending import lose
from triforium.games.orleans.events import BAGS_EMPTY
from triforium.games.orleans.rest import BuilderDecision
from triforium.games.orleans.state import ROUNDS, Orleans
from triforium.games.orleans.verbs import END, END_TURN


class NextTurn(Step[Orleans]):
    """ORL-TURN-1, ORL-TURN-2: clockwise order; the next seat's turn is below every turn on the agenda."""

    def __init__(self, active: Seat) -> None:
        self.active: Final = active

    def run(self, s: Orleans) -> None:
        s.active = self.active
        if s.red == 0 and s.blue == 0:
            nothing_to_draw(s, self.active)
            return
        after = self.active + 1
        if after == s.seats:
            after = 0
        s.then(DRAW_FOLLOWER[self.active], FINISH_TURN[self.active], NEXT_TURN[after])


def nothing_to_draw(s: Orleans, seat: Seat) -> None:
    """ORL-DRAW-4, ORL-AMB-2: with both bags empty the round ends without a ringer; this seat starts the next round."""
    s.tell(BAGS_EMPTY, seat)
    if s.round_number == ROUNDS:
        lose(s)
        return
    s.then(NEXT_TURN[seat])
    end_round(s)


class FinishTurn(Step[Orleans]):
    """ORL-TURN-4: the action is finished; the turn ends, unless the seat could still rest."""

    def __init__(self, active: Seat) -> None:
        self.active: Final = active

    def run(self, s: Orleans) -> None:
        if s.can_rest(self.active):
            s.then(LAST_CHANCE[self.active])


class LastChance(BuilderDecision):
    """ORL-REST-4, ORL-REST-6: rest once more, or end the turn."""

    key = "end"
    written = "end"

    def bits(self, s: Orleans) -> int:
        return 1

    def action(self, bit: int) -> Action:
        return END_TURN

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        """End the turn; the next one is already on the agenda."""

    def repeat_step(self) -> Step[Any]:
        return FINISH_TURN[self.seat]

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        return None if verb == END else s.not_asked(verb)


NEXT_TURN: Final = [NextTurn(seat) for seat in range(4)]
FINISH_TURN: Final = [FinishTurn(seat) for seat in range(4)]
LAST_CHANCE: Final = [LastChance(seat) for seat in range(4)]
