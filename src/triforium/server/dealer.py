"""Chance at a table: the operating system's randomness, unless the answer is known from before (ADR 0010)."""

import hashlib
import os
from bisect import bisect_right
from collections import Counter
from itertools import accumulate
from typing import Any, Final

from triforium.core.action import CHANCE, Action
from triforium.core.position import Dealer as Script
from triforium.core.state import State

WORD: Final = 8  # bytes of chance for one draw
FETCHED: Final = 512 * WORD  # asking the system for each draw alone was a twentieth of the time of a move
LARGEST: Final = 1 << 8 * WORD


class Lots:
    """The operating system's randomness, fetched for many draws at once; what was used is gone."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Use nothing of what was fetched: a process that was forked must not draw what its parent draws."""
        self.bytes = b""
        self.used = 0

    def below(self, many: int) -> int:
        """A number from 0 to many - 1, each as likely as any other."""
        fair = LARGEST - LARGEST % many
        while True:
            if self.used == len(self.bytes):
                self.bytes, self.used = os.urandom(FETCHED), 0
            word = int.from_bytes(self.bytes[self.used : self.used + WORD], "little")
            self.used += WORD
            if word < fair:
                return word % many


LOTS: Final = Lots()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=LOTS.forget)


def draw(s: State) -> Action:
    """Any option of chance, each as likely as its weight."""
    decision = s.decision()
    options = decision.options(s)
    if len(options) == 1:
        return options[0]
    totals = list(accumulate(decision.weights(s, options)))
    return options[bisect_right(totals, LOTS.below(totals[-1]))]


def question(s: State) -> str:
    """What chance is asked: its key and everything that could come of it, as a short fingerprint."""
    decision = s.decision()
    options = decision.options(s)
    weighed = zip(options, decision.weights(s, options), strict=True)
    text = f"{decision.key} " + " ".join(f"{action}*{weight}" for action, weight in weighed)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


class Dealer:
    """Answers for chance: as a position wrote it down, as the same question was answered before, or by lot."""

    def __init__(self, script: Script | None = None) -> None:
        self.script = script  # what the position that the game began with says about draws to come
        self.memory: dict[str, Action] = {}  # question and how often it was asked before -> answer
        self.asked: Counter[str] = Counter()

    def fork(self) -> "Dealer":
        """A dealer to try something with; one who remembers nothing need not be copied."""
        if self.script is None and not self.memory:
            return self
        twin = Dealer(None if self.script is None else self.script.copy())
        twin.memory = self.memory
        twin.asked = self.asked.copy()
        return twin

    def answer(self, s: State) -> Action:
        """What chance decides now."""
        action = self.expected(s)
        if action is None or action not in s.decision().options(s):
            action = draw(s)
        return action

    def expected(self, s: Any) -> Action | None:
        """The answer that is known from before, if there is one; asking for it counts as asking."""
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

    def saw(self, s: State) -> None:
        """A draw of an entry that is being read again: it uses up what is known, as it did then."""
        if self.script is not None or self.memory:
            self.expected(s)


def draws_of(state: State, actions: list[Action]) -> tuple[dict[str, Action], Counter[str]]:
    """Every question that chance was asked while these actions were taken, with its answer, and how often each."""
    memory: dict[str, Action] = {}
    asked: Counter[str] = Counter()
    for action in actions:
        if state.deciding() == CHANCE:
            text = question(state)
            memory[f"{text} {asked[text]}"] = action
            asked[text] += 1
        state.take(action)
    return memory, asked
