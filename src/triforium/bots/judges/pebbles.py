"""The judge of Pebbles."""

from typing import Any, ClassVar

from triforium.bots.judges.judge import Judge
from triforium.core.action import Seat


class PebblesJudge(Judge):
    """Leave a multiple of four: whatever the opponent takes, you take the rest of four."""

    features: ClassVar[tuple[str, ...]] = ("fours",)

    def __init__(self) -> None:
        super().__init__()
        self.early = self.late = [1.5]

    def feature_rows(self, s: Any) -> list[list[float]]:
        """A multiple of four is good for the seat that left it, the one before the deciding seat."""
        left = 1.0 if s.pebbles % 4 == 0 else -1.0
        before = (s.deciding() - 1) % s.seats
        return [[left if seat == before else 0.0] for seat in range(s.seats)]

    def value(self, s: Any, seat: Seat) -> float:
        if s.over:
            return 1.0 if s.winner == seat else -1.0
        return 0.5 if s.pebbles % 4 == 0 else -0.5
