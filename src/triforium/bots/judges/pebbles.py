"""Judging a game of Pebbles."""

from typing import Any

from triforium.bots.judges.judge import Judge
from triforium.core.action import Seat


class PebblesJudge(Judge):
    """Leave a multiple of four to the next of two players: whatever they take, the rest of four is yours."""

    def value(self, s: Any, seat: Seat) -> float:
        if s.over:
            return 1.0 if s.winner == seat else -1.0
        return 0.5 if s.pebbles % 4 == 0 else -0.5
