"""Castle income (SM-BUILD-9, SM-INC) and ally income (SM-ALLY)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.masks import count, members
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.atoms import Condition
from triforium.games.stupor_mundi.events import ALLY_SCORED, SIDE_PAYS
from triforium.games.stupor_mundi.kinds import F_KEEPS, F_TOWERS
from triforium.games.stupor_mundi.measures import FIRST_OF_FREDERICK, HIS_STRUCTURES, MY_ALLIES, holds, sum_of_measures
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import SIDE


class PaySides(Choice[StuporMundi]):
    """SM-BUILD-9, SM-INC-2, RUL-80: the owner chooses which closed side pays next."""

    key = "side"
    written = "side seat unpaid:sides"

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

    def misfit(self, s: StuporMundi) -> str:
        closed = closed_sides(s, s.players[self.seat])
        return "a side that is not closed pays nothing (SM-INC-1)" if self.unpaid & ~closed else ""


class CastleIncome(Step[StuporMundi]):
    """SM-INC-1, RUL-81: every closed side of a castle pays its income."""

    written = "income who:seat"

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

    written = "allies"

    def run(self, s: StuporMundi) -> None:
        for seat in s.turn_order():
            score_allies(s, seat)


def score_allies(s: StuporMundi, seat: Seat) -> None:
    """SM-ALLY-1: each ally gives a point, and two more if its condition is met."""
    player = s.players[seat]
    for space in range(len(s.edition.ally_spaces)):
        ally = player.ally_in(space)
        if ally >= 0:
            points = s.edition.ally_points
            if holds(s, player, s.edition.ally_conditions[ally]):
                points += s.edition.ally_bonus
            player.points += points
            s.tell(ALLY_SCORED, seat, ally, points)


CASTLE_INCOME: Final = [CastleIncome(seat) for seat in range(4)]
ALLY_INCOME: Final = AllyIncome()


# --- hints: what would score now, and what an Edict would change ---------------------------------------------------


def points_if(s: StuporMundi, player: Player, condition: Condition, more: int, his_more: int) -> int:
    """SM-ALLY-1: the points of an ally if its owner's count and Frederick's count were higher by these amounts."""
    left = sum_of_measures(s, player, condition.left)
    right = condition.number
    if condition.right:  # an Independent: the owner against Frederick
        left += more
        right = sum_of_measures(s, player, condition.right) + his_more
    else:  # a Loyalist: Frederick against a number
        left += his_more
    met = left > right if condition.strict else left >= right
    return s.edition.ally_points + s.edition.ally_bonus if met else s.edition.ally_points


def ally_points(s: StuporMundi, player: Player, ally: int) -> int:
    """SM-ALLY-1: the points of an ally on a player board if the round ended now."""
    return points_if(s, player, s.edition.ally_conditions[ally], 0, 0)


def points_if_summoned(s: StuporMundi, player: Player, ally: int) -> int:
    """SM-ALLY-1, SM-I-GIS: the points of an ally of the voyage board for this player now, counting itself."""
    condition = s.edition.ally_conditions[ally]
    return points_if(s, player, condition, 1 if condition.left == [MY_ALLIES] else 0, 0)


def depends_on(condition: Condition, icon: int) -> bool:
    """Whether a condition depends on this possession of Frederick's."""
    terms = condition.right if condition.right else condition.left
    for term in terms:
        if term == FIRST_OF_FREDERICK + icon or (term == HIS_STRUCTURES and F_TOWERS <= icon <= F_KEEPS):
            return True
    return False


def income_change(s: StuporMundi, player: Player, icon: int, change: int) -> int:
    """SM-ALLY-1, SM-EDICT-4: the difference in ally income if Frederick's possession changed by this amount."""
    total = 0
    for space in range(len(s.edition.ally_spaces)):
        ally = player.ally_in(space)
        if ally >= 0:
            condition = s.edition.ally_conditions[ally]
            if depends_on(condition, icon):
                total += points_if(s, player, condition, 0, change) - points_if(s, player, condition, 0, 0)
    return total


def closing_spaces(s: StuporMundi, player: Player) -> list[int]:
    """SM-BUILD-9: for every side the one space that would close it; -1 if it is closed or more are missing."""
    found: list[int] = []
    for spaces in s.edition.sides:
        missing = spaces & ~player.castle
        found.append(members(missing)[0] if count(missing) == 1 else -1)
    return found
