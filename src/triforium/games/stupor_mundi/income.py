"""Castle income (SM-BUILD-9, SM-INC) and ally income (SM-ALLY)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.events import ALLY_SCORED, SIDE_PAYS
from triforium.games.stupor_mundi.measures import holds
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import SIDE


class PaySides(Choice[StuporMundi]):
    """SM-BUILD-9, SM-INC-2, RUL-80: the owner chooses which closed side pays next."""

    key = "side"

    def __init__(self, seat: Seat, unpaid: int) -> None:
        self.seat = seat
        self.verb = SIDE
        self.unpaid: Final = unpaid

    def nouns(self, s: StuporMundi) -> int:
        return self.unpaid

    def choose(self, s: StuporMundi, noun: int) -> None:
        left = self.unpaid & ~(1 << noun)
        if left:
            s.then(PaySides(self.seat, left))
        s.tell(SIDE_PAYS, self.seat, noun)
        s.agenda.extend(s.edition.effects.income[self.seat][noun])

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun >= len(s.edition.sides):
            return Refusal("SM-INC-1", "no-such-side")
        if self.unpaid >> noun & 1 == 0:
            return Refusal("SM-INC-2", "side-not-due", {"side": s.edition.side_names[noun]})
        return None


class CastleIncome(Step[StuporMundi]):
    """SM-INC-1, RUL-81: every closed side of a castle pays its income."""

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, s: StuporMundi) -> None:
        closed = closed_sides(s, s.players[self.who])
        if closed:
            s.then(PaySides(self.who, closed))


def closed_sides(s: StuporMundi, player: Player) -> int:
    """A mask of the closed sides: two towers and the wall between them."""
    closed = 0
    for side in range(len(s.edition.sides)):
        spaces = s.edition.sides[side]
        if player.castle & spaces == spaces:
            closed |= 1 << side
    return closed


class AllyIncome(Step[StuporMundi]):
    """SM-ALLY-1, SM-ALLY-2, RUL-82: after all castle income; without any decisions."""

    def run(self, s: StuporMundi) -> None:
        for seat in s.turn_order():
            score_allies(s, seat)


def score_allies(s: StuporMundi, seat: Seat) -> None:
    """SM-ALLY-1: each ally gives a point, and two more if its condition is met."""
    player = s.players[seat]
    scoring = s.edition.components.scoring
    for space in range(len(s.edition.ally_spaces)):
        ally = player.ally_in(space)
        if ally >= 0:
            condition = s.edition.components.allies[s.edition.ally_rows[ally]].condition
            points = scoring.ally + (scoring.ally_bonus if holds(s, player, condition) else 0)
            player.points += points
            s.tell(ALLY_SCORED, seat, ally, points)


CASTLE_INCOME: Final = [CastleIncome(seat) for seat in range(4)]
ALLY_INCOME: Final = AllyIncome()
