"""Hints shown next to the pieces: what would score now, and what an Edict would change (SM-ALLY, SM-EDICT)."""

from triforium.core.masks import count, members
from triforium.games.stupor_mundi.atoms import Condition
from triforium.games.stupor_mundi.kinds import F_KEEPS, F_TOWERS
from triforium.games.stupor_mundi.measures import FIRST_OF_FREDERICK, HIS_STRUCTURES, MY_ALLIES, sum_of_measures
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi


def condition_of(s: StuporMundi, ally: int) -> Condition:
    """12.3: the condition of an ally."""
    return s.edition.components.allies[s.edition.ally_rows[ally]].condition


def points_if(s: StuporMundi, player: Player, condition: Condition, more: int, his_more: int) -> int:
    """SM-ALLY-1: the points of an ally if its owner's count and Frederick's count were higher by these amounts."""
    left = sum_of_measures(s, player, condition.left)
    right = condition.number
    if condition.right:  # an Independent: the owner against Frederick
        left += more
        right = sum_of_measures(s, player, condition.right) + his_more
    else:  # a Loyalist: Frederick against a number
        left += his_more
    scoring = s.edition.components.scoring
    holds = left > right if condition.strict else left >= right
    return scoring.ally + scoring.ally_bonus if holds else scoring.ally


def ally_points(s: StuporMundi, player: Player, ally: int) -> int:
    """SM-ALLY-1: the points of an ally on a player board if the round ended now."""
    return points_if(s, player, condition_of(s, ally), 0, 0)


def points_if_summoned(s: StuporMundi, player: Player, ally: int) -> int:
    """SM-ALLY-1, SM-I-GIS: the points of an ally of the voyage board for this player now, counting itself."""
    condition = condition_of(s, ally)
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
            condition = condition_of(s, ally)
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
