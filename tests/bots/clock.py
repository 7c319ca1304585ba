"""How long a bot thinks."""

import time
from collections.abc import Callable

TRIES = 3


def cpu_seconds(think: Callable[[], object], at_most: float) -> float:
    """The CPU time of a thought; a busy machine counts waits for its memory as ours, so a slow one is tried again."""
    spent: list[float] = []
    while len(spent) < TRIES and not (spent and min(spent) < at_most):
        started = time.thread_time()
        think()
        spent.append(time.thread_time() - started)
    return min(spent)
