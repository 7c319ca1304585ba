"""Whole games in one call: what bots and benches lean on."""

from triforium.core.action import CHANCE
from triforium.core.rng import Rng
from triforium.core.state import State


def playout(s: State, rng: Rng) -> int:
    """Play to the end, every choice as likely as any other; the number of choices that seats made."""
    made = 0
    while not s.over:
        step = s.agenda.pop()
        if step.seat >= 0:
            made += 1
        step.take_any(s, rng)
    return made


def deal_chance(s: State, rng: Rng) -> None:
    """Let chance decide until it is somebody's turn, or the game is over."""
    while not s.over:
        decision = s.decision()
        if decision.seat != CHANCE:
            return
        s.take(decision.pick(s, rng))
