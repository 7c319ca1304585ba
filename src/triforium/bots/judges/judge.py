"""How good does this look?"""

from typing import Any

from triforium.core.action import Action, Seat, verb_of


class Judge:
    """Looks at a position for one seat; this one counts nothing but points."""

    def value(self, s: Any, seat: Seat) -> float:
        """How good a position is for a seat: the points it is ahead, or something like it."""
        scores = s.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def is_pause(self, s: Any) -> bool:
        """Is this a moment to stop and look, though the same seat goes on?"""
        return False

    def expected(self, s: Any, seat: Seat) -> Action | None:
        """What somebody else surely answers before the action of this seat is over, if it is that simple."""
        return None

    def worth_trying(self, s: Any, before: Action | None) -> list[Action]:
        """The options after an action; where the same is done twice, one order of doing it is enough."""
        options: list[Action] = s.options()
        if before is None:
            return options
        later = [option for option in options if verb_of(option) == verb_of(before) and option > before]
        return later or options

    def outcomes(self, s: Any) -> list[tuple[int, Action]]:
        """What chance may bring and how likely, where it is worth looking at each; else nothing."""
        return []
