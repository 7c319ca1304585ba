"""Softmax sampling, which makes weaker levels err more often."""

import math

from triforium.core.rng import Rng


def softmax_index(values: list[float], temperature: float, rng: Rng) -> int:
    """A random index with probability proportional to exp(value / temperature)."""
    top = max(values)
    weights = [math.exp((value - top) / temperature) for value in values]
    left = sum(weights) * float(rng.below(1 << 24)) / float(1 << 24)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return len(values) - 1
