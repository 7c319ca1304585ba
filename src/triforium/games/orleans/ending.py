"""The end of the game (ORL-END)."""

from typing import Final

from triforium.core.action import CHANCE, Seat
from triforium.games.orleans import events
from triforium.games.orleans.state import LOST, WON, Orleans

REASONS: Final = ("", "roof_built", "third_round_over")
RULES: Final = ("", "ORL-END-1", "ORL-END-2")


def win(s: Orleans) -> None:
    """ORL-CATH-3, ORL-END-1, ORL-RES-6: the roof is built; pending steps are dropped, and nothing is cleaned up."""
    finish(s, WON, events.WON)


def lose(s: Orleans) -> None:
    """ORL-END-2, ORL-BELL-12: the third round is over, and all lose together."""
    finish(s, LOST, events.LOST)


def finish(s: Orleans, result: int, event: int) -> None:
    """ORL-AMB-53: the game stops at once."""
    s.result = result
    s.over = True
    s.agenda.clear()
    s.tell(event, CHANCE, s.sections)


def winners(s: Orleans) -> list[Seat]:
    """ORL-END-1, ORL-END-2: everybody or nobody."""
    return list(range(s.seats)) if s.result == WON else []
