"""The sequential probability ratio test: play only as many games as the answer needs (Wald, 1945)."""

import math
from collections.abc import Sequence
from typing import Final

ERROR: Final = 0.05  # the probability of either wrong answer
LEAST_VARIANCE: Final = 0.1  # of a deal: a few equal results do not mean certainty


def elo_share(elo: float) -> float:
    """The expected share of points of a player who is this much stronger."""
    return 1.0 / (1.0 + math.pow(10.0, -elo / 400.0))


def log_likelihood_ratio(deals: Sequence[float], worse: float, better: float) -> float:
    """How much more likely the mean shares of points of deals are with the better expectation than with the worse."""
    number = len(deals)
    mean = sum(deals) / number
    variance = max(sum((deal - mean) ** 2 for deal in deals) / number, LEAST_VARIANCE)
    return number * (better - worse) * (2 * mean - worse - better) / (2 * variance)


def decide(deals: Sequence[float], elo_worse: float, elo_better: float) -> int:
    """1 if the better expectation is accepted, -1 if the worse one is, 0 if more games are needed."""
    if len(deals) < 2:
        return 0
    ratio = log_likelihood_ratio(deals, elo_share(elo_worse), elo_share(elo_better))
    limit = math.log((1 - ERROR) / ERROR)
    return 1 if ratio >= limit else -1 if ratio <= -limit else 0
