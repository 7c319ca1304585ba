"""A table at which written moves are played, small choice by small choice."""

from typing import Any

from triforium.core.action import Action
from triforium.core.position import Position
from triforium.core.refusal import Refusal
from triforium.core.state import Decision
from triforium.games.stupor_mundi.events import GAINED
from triforium.games.stupor_mundi.moves_write import goods_text
from triforium.games.stupor_mundi.position_parts import refused
from triforium.games.stupor_mundi.state import StuporMundi


class Mover:
    """A position, the words that are still to be played, and the gains that words have told."""

    def __init__(self, position: Position[StuporMundi], text: str, words: list[str]) -> None:
        self.position = position
        self.text = text
        self.words = words
        position.state.story = []
        self.claimed = 0  # gains in the story that words have told

    def state(self) -> StuporMundi:
        """The table, after chance has decided what it must."""
        self.position.deal()
        return self.position.state

    def decision(self) -> Decision[Any]:
        """What is asked now; IllegalAction once the game is over."""
        s = self.state()
        if s.over:
            raise refused(Refusal("SM-END-2", "game-over"), self.text)
        return s.decision()

    def take(self, action: Action, word: str) -> None:
        """Make one small choice, if the rules allow it."""
        decision = self.decision()
        s = self.position.state
        refusal = decision.why_not(s, action)
        if refusal is not None:
            raise refused(refusal, word)
        s.take(action)

    def claim_gain(self, goods: str) -> bool:
        """Has this gain happened, and was it not told yet?"""
        story = self.position.state.story
        assert story is not None
        gains = [goods_text(event.nouns) for event in story if event.kind == GAINED]
        for number in range(self.claimed, len(gains)):
            if gains[number] == goods:
                self.claimed = number + 1
                return True
        return False

    def next_keep(self) -> str:
        """The next word keep(…), which tells what overflows in the middle of another word; empty if there is none."""
        for number, word in enumerate(self.words):
            if word.startswith("keep("):
                return self.words.pop(number)
        return ""
