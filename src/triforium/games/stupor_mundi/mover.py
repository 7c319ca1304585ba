"""The state shared by the readers of a written move: the position, and the words still to be played."""

from typing import Any

from triforium.core.action import Action
from triforium.core.position import Position
from triforium.core.refusal import Refusal
from triforium.core.state import Decision
from triforium.games.stupor_mundi.events import GAINED
from triforium.games.stupor_mundi.moves_write import goods_text
from triforium.games.stupor_mundi.position_parts import refused
from triforium.games.stupor_mundi.state import StuporMundi


class MoveContext:
    """A position, the words still to be played, and the automatic gains that words have already mentioned."""

    def __init__(self, position: Position[StuporMundi], text: str, words: list[str]) -> None:
        self.position = position
        self.text = text
        self.words = words
        position.state.story = []
        self.claimed = 0  # number of gains in the story that words have mentioned

    def state(self) -> StuporMundi:
        """The state, after pending chance decisions."""
        self.position.deal()
        return self.position.state

    def decision(self) -> Decision[Any]:
        """The pending decision; IllegalAction if the game is over."""
        s = self.state()
        if s.over:
            raise refused(Refusal("SM-END-2", "game-over"), self.text)
        return s.decision()

    def take(self, action: Action, word: str) -> None:
        """Make one choice; IllegalAction if the rules forbid it."""
        decision = self.decision()
        s = self.position.state
        refusal = decision.why_not(s, action)
        if refusal is not None:
            raise refused(refusal, word)
        s.take(action)

    def claim_gain(self, goods: str) -> bool:
        """Whether this gain has happened and was not mentioned before; marks it as mentioned."""
        story = self.position.state.story
        assert story is not None
        gains = [goods_text(event.nouns) for event in story if event.kind == GAINED]
        for number in range(self.claimed, len(gains)):
            if gains[number] == goods:
                self.claimed = number + 1
                return True
        return False

    def next_keep(self) -> str:
        """Take the next keep(…), which resolves an overflow in the middle of another word; empty if there is none."""
        for number, word in enumerate(self.words):
            if word.startswith("keep("):
                return self.words.pop(number)
        return ""
