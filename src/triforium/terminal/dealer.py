"""Chance at a table where moves can be taken back: the same draws come again."""

import hashlib

from triforium.core.action import CHANCE, Action
from triforium.core.record import Record
from triforium.core.rng import Rng
from triforium.core.state import State


class SameDraws:
    """Answers for chance; the answer depends on what is drawn from and how often it was asked, not on when."""

    def __init__(self, seed: int, record: Record) -> None:
        self.seed = seed
        self.asked: list[tuple[int, str]] = []  # the number of each chance action, and what was asked
        self.answers: dict[str, Action] = {}
        replayed = Record(record.game, record.agreement)
        for action in record.actions:
            if replayed.state.deciding() == CHANCE:
                self.answers[self.question(replayed)] = action
            replayed.apply(action)

    def rng(self, text: str) -> Rng:
        """A stream of chance for one purpose."""
        digest = hashlib.blake2b(f"{self.seed} {text}".encode(), digest_size=7).digest()
        return Rng(int.from_bytes(digest))

    def question(self, record: Record) -> str:
        """What chance is asked now, and for which time; noted, so that the next time is another one."""
        asked = what_is_asked(record.state)
        nth = sum(1 for _, text in self.asked if text == asked)
        self.asked.append((record.turn(), asked))
        return f"{asked} {nth}"

    def take_back(self, turn: int) -> None:
        """What was asked from this action on is open again; the answers stay."""
        self.asked = [(asked_at, text) for asked_at, text in self.asked if asked_at < turn]

    def answer(self, record: Record) -> Action:
        """What chance decides: what it decided before, if it was asked the same before."""
        question = self.question(record)
        if question not in self.answers:
            self.answers[question] = record.state.decision().pick(record.state, self.rng(question))
        return self.answers[question]


def what_is_asked(s: State) -> str:
    """A chance decision, by its key and by everything that could come of it."""
    decision = s.decision()
    return f"{decision.key} " + " ".join(f"{action}*{decision.weight(s, action)}" for action in decision.options(s))
