"""Being content with what is nearly as good."""

import math

from triforium.core.rng import Rng


def softmax_index(promises: list[float], temperature: float, rng: Rng) -> int:
    """Any of them, each as likely as what it promises says; a difference of one warmth makes it e times as likely."""
    top = max(promises)
    weights = [math.exp((promise - top) / temperature) for promise in promises]
    left = sum(weights) * float(rng.below(1 << 24)) / float(1 << 24)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return len(promises) - 1
