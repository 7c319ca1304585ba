"""Random draws at a table with undo: after an undo, the same draws come again."""

import hashlib

from triforium.core.action import CHANCE, Action
from triforium.core.record import Record
from triforium.core.rng import Rng
from triforium.core.state import State


class SameDraws:
    """Decides random draws; a draw depends on what is drawn from and how many such draws came before."""

    def __init__(self, seed: int, record: Record) -> None:
        self.seed = seed
        self.asked: list[tuple[int, str]] = []  # the turn of each draw, and its key
        self.answers: dict[str, Action] = {}
        replayed = Record(record.game, record.agreement)
        for action in record.actions:
            if replayed.state.deciding() == CHANCE:
                self.answers[self.question(replayed)] = action
            replayed.apply(action)

    def rng(self, text: str) -> Rng:
        """A random generator for one purpose."""
        digest = hashlib.blake2b(f"{self.seed} {text}".encode(), digest_size=7).digest()
        return Rng(int.from_bytes(digest))

    def question(self, record: Record) -> str:
        """The key of the current draw and its running number; counted, so that the next one differs."""
        asked = draw_key(record.state)
        nth = sum(1 for _, text in self.asked if text == asked)
        self.asked.append((record.turn(), asked))
        return f"{asked} {nth}"

    def take_back(self, turn: int) -> None:
        """Forget the draws from this turn on; their results stay cached."""
        self.asked = [(asked_at, text) for asked_at, text in self.asked if asked_at < turn]

    def answer(self, record: Record) -> Action:
        """The result of a draw: the cached one if this draw was made before."""
        question = self.question(record)
        if question not in self.answers:
            self.answers[question] = record.state.decision().pick(record.state, self.rng(question))
        return self.answers[question]


def draw_key(s: State) -> str:
    """The key of a draw: its decision and every possible result with its weight."""
    decision = s.decision()
    return f"{decision.key} " + " ".join(f"{action}*{decision.weight(s, action)}" for action in decision.options(s))
