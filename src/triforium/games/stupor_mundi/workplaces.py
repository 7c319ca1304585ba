"""The bonuses of active workplaces (SM-ACT-1, SM-ACT-3; rules.md, section 12.4)."""

from triforium.core.action import Seat
from triforium.games.stupor_mundi.state import StuporMundi


def push_bonuses(s: StuporMundi, seat: Seat, occasion: int, abilities: int) -> None:
    """SM-BUILD-10, RUL-2, RUL-42: the bonuses of the workplaces recorded at the start, in their fixed order."""
    found = abilities & s.edition.abilities_on[occasion]
    if found == 0:
        return
    effects = s.edition.effects.ability[seat]
    for ability in range(len(effects) - 1, -1, -1):
        if found >> ability & 1:
            s.agenda.extend(effects[ability])
