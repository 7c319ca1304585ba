"""Random playouts: whole games in one call, for bots and benchmarks."""

from triforium.core.action import CHANCE
from triforium.core.rng import Rng
from triforium.core.state import State


def playout(s: State, rng: Rng) -> int:
    """Play uniformly random choices to the end; returns the number of choices made by seats."""
    made = 0
    while not s.over:
        step = s.agenda.pop()
        if step.seat >= 0:
            made += 1
        step.take_any(s, rng)
    return made


def deal_chance(s: State, rng: Rng) -> None:
    """Resolve chance decisions until a seat must decide or the game is over."""
    while not s.over:
        decision = s.decision()
        if decision.seat != CHANCE:
            return
        s.take(decision.pick(s, rng))
