"""Measures that cards count and allies compare (rules.md, sections 12.1 to 12.3)."""

from typing import Final

from triforium.core.masks import count
from triforium.games.stupor_mundi.atoms import MEASURES, Condition
from triforium.games.stupor_mundi.kinds import F_COLUMN, column_of
from triforium.games.stupor_mundi.player import SPECIALISTS, Player
from triforium.games.stupor_mundi.state import StuporMundi

MY_GRAIN: Final = MEASURES.number("ME.grain")
MY_STONE: Final = MEASURES.number("ME.stone")
MY_COINS: Final = MEASURES.number("ME.augustales")
MY_TOWERS: Final = MEASURES.number("ME.towers")
MY_WALLS: Final = MEASURES.number("ME.walls")
MY_KEEPS: Final = MEASURES.number("ME.keeps")
MY_STRUCTURES: Final = MEASURES.number("ME.structures")
MY_ALLIES: Final = MEASURES.number("ME.allies")
MY_COLUMN: Final = MEASURES.number("max(ME.specialist_columns)")
FIRST_OF_FREDERICK: Final = MEASURES.number("F.grain")
HIS_STRUCTURES: Final = MEASURES.number("F.structures")
HIS_STEPS: Final = MEASURES.number("F.specialist_steps")


def measure(s: StuporMundi, player: Player, term: int) -> int:
    """The value of one measure; Frederick's possessions are numbered as in his palace."""
    if FIRST_OF_FREDERICK <= term <= FIRST_OF_FREDERICK + F_COLUMN:
        return s.frederick(term - FIRST_OF_FREDERICK)
    if term == HIS_STRUCTURES:
        return s.frederick_structures()
    if term == HIS_STEPS:  # RUL-91, RUL-108: net steps from his first column
        return s.frederick(F_COLUMN) - s.edition.palace_first[F_COLUMN]
    if term == MY_GRAIN:
        return player.grain
    if term == MY_STONE:
        return player.stone
    if term == MY_COINS:
        return player.coins
    if term == MY_STRUCTURES:  # SM-CARD-5
        return count(player.castle)
    if term == MY_TOWERS:
        return count(player.castle & s.edition.tower_spaces)
    if term == MY_WALLS:
        return count(player.castle & s.edition.wall_spaces)
    if term == MY_KEEPS:
        return count(player.castle & s.edition.keep_spaces)
    if term == MY_ALLIES:
        return player.ally_count()
    assert term == MY_COLUMN
    return highest_column(player)


def highest_column(player: Player) -> int:
    """RUL-83, RUL-109: the column of the most advanced Specialist, on any path."""
    highest = 0
    for specialist in range(SPECIALISTS):
        highest = max(highest, column_of(player.place_of(specialist)))
    return highest


def sum_of_measures(s: StuporMundi, player: Player, terms: list[int]) -> int:
    """The sum of several measures."""
    total = 0
    for term in terms:
        total += measure(s, player, term)
    return total


def holds(s: StuporMundi, player: Player, condition: Condition) -> bool:
    """SM-ALLY-1: whether an ally's condition is met at this moment."""
    left = sum_of_measures(s, player, condition.left)
    right = sum_of_measures(s, player, condition.right) if condition.right else condition.number
    return left > right if condition.strict else left >= right
