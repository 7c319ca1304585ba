"""Random draws of a table: fixed by its start position, repeated from an earlier answer, or new (ADR 0010)."""

import hashlib
from bisect import bisect_right
from collections import Counter
from itertools import accumulate
from typing import Any

from triforium.core.action import CHANCE, Action
from triforium.core.position import Dealer as Script
from triforium.core.state import State
from triforium.server.table.ports import Randomness


def draw(s: State, random: Randomness) -> Action:
    """A random option, by weight."""
    decision = s.decision()
    options = decision.options(s)
    if len(options) == 1:
        return options[0]
    totals = list(accumulate(decision.weights(s, options)))
    return options[bisect_right(totals, random.below(totals[-1]))]


def question(s: State) -> str:
    """A hash of a random draw: its key, options and weights."""
    decision = s.decision()
    options = decision.options(s)
    weighed = zip(options, decision.weights(s, options), strict=True)
    text = f"{decision.key} " + " ".join(f"{action}*{weight}" for action, weight in weighed)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


class Dealer:
    """Answers random draws: as the start position says, as the same draw was answered before, or at random."""

    def __init__(self, script: Script | None = None) -> None:
        self.script = script  # draws that the start position has fixed
        self.memory: dict[str, Action] = {}  # hash of a draw and its occurrence -> answer
        self.asked: Counter[str] = Counter()

    def fork(self) -> "Dealer":
        """A copy for a trial; a dealer without memory is stateless and needs none."""
        if self.script is None and not self.memory:
            return self
        twin = Dealer(None if self.script is None else self.script.copy())
        twin.memory = self.memory
        twin.asked = self.asked.copy()
        return twin

    def answer(self, s: State, random: Randomness) -> Action:
        """The answer to the current draw."""
        action = self.expected(s)
        if action is None or action not in s.decision().options(s):
            action = draw(s, random)
        return action

    def expected(self, s: Any) -> Action | None:
        """The known answer to the current draw, if there is one; counts the draw as asked."""
        known: Action | None = None
        if self.script is not None and self.script.knows(s):
            known = self.script.answer(s)
        if self.memory:
            asked = question(s)
            nth = self.asked[asked]
            self.asked[asked] += 1
            if known is None:
                known = self.memory.get(f"{asked} {nth}")
        return known

    def replayed(self, s: State) -> None:
        """Note a draw replayed from the journal, so that fixed and remembered answers stay in step."""
        if self.script is not None or self.memory:
            self.expected(s)


def draws_of(state: State, actions: list[Action]) -> tuple[dict[str, Action], Counter[str]]:
    """Every draw made by these actions with its answer, and how often each draw was made."""
    memory: dict[str, Action] = {}
    asked: Counter[str] = Counter()
    for action in actions:
        if state.deciding() == CHANCE:
            text = question(state)
            memory[f"{text} {asked[text]}"] = action
            asked[text] += 1
        state.take(action)
    return memory, asked
