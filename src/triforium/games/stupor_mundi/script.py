"""The draws that a written position fixes: a script for the dealer, not a part of the state."""

from triforium.core.action import Action, act
from triforium.core.masks import count
from triforium.core.position import Dealer
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.draw import DrawCard
from triforium.games.stupor_mundi.edict import DrawEdict
from triforium.games.stupor_mundi.end_phase import ShowAlly, ShowCard
from triforium.games.stupor_mundi.frederick import RevealSoloCard
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import DRAW, DRAW_EDICT, SHOW_ALLY, SHOW_CARD, SOLO_CARD


class Script(Dealer):
    """What comes next from each pile, top first, as far as it is written; the rest by lot."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.edicts: list[int] = []
        self.cards: list[int] = []
        self.below: dict[int, int] = {}  # ally space -> the ally that lies face down there
        self.draws: list[list[int]] = [[], [], [], []]  # for every seat
        self.unnamed = 0  # seats of whose hidden cards none was written: they were dealt, and are not told
        self.solo: list[int] = []
        self.solo_deck = 0  # cards in the deck to which this belongs; SM-SOLO-17: a shuffled one has another size

    def solo_cards(self, s: StuporMundi) -> list[int]:
        """What is still written of Frederick's deck; nothing once it was shuffled."""
        return self.solo if count(s.solo_deck) == self.solo_deck else []

    def copy(self) -> "Script":
        """A script with the same answers, as far as they are written."""
        twin = Script(self.rng.fork())
        twin.edicts = self.edicts[:]
        twin.cards = self.cards[:]
        twin.below = dict(self.below)
        twin.draws = [draws[:] for draws in self.draws]
        twin.unnamed = self.unnamed
        twin.solo = self.solo[:]
        twin.solo_deck = self.solo_deck
        return twin

    def knows(self, s: StuporMundi) -> bool:
        """Is the answer to this chance decision written down?"""
        decision = s.decision()
        if isinstance(decision, DrawCard):
            return len(self.draws[decision.who]) > 0
        if isinstance(decision, DrawEdict):
            return len(self.edicts) > 0
        if isinstance(decision, ShowCard):
            return len(self.cards) > 0
        if isinstance(decision, ShowAlly):
            return decision.space in self.below
        return isinstance(decision, RevealSoloCard) and len(self.solo_cards(s)) > 0

    def answer(self, s: StuporMundi) -> Action:
        """What was written; by lot what was not, but nothing that is written elsewhere."""
        decision = s.decision()
        if isinstance(decision, ShowAlly):
            return self.answer_ally(s, decision)
        if not self.knows(s):
            return decision.pick(s, self.rng)
        if isinstance(decision, DrawCard):
            return act(DRAW, self.draws[decision.who].pop(0))
        if isinstance(decision, DrawEdict):
            return act(DRAW_EDICT, self.edicts.pop(0))
        if isinstance(decision, ShowCard):
            return act(SHOW_CARD, self.cards.pop(0))
        assert isinstance(decision, RevealSoloCard)
        self.solo_deck -= 1
        return act(SOLO_CARD, self.solo.pop(0))

    def answer_ally(self, s: StuporMundi, decision: ShowAlly) -> Action:
        """An ally that is written for this space, or one that is written for none."""
        if decision.space in self.below:
            return act(SHOW_ALLY, self.below.pop(decision.space))
        bag = s.ally_bag
        for ally in self.below.values():
            bag &= ~(1 << ally if bag >> ally & 1 else 2 << ally)
        number = self.rng.member(bag)
        return act(SHOW_ALLY, number - 1 if s.edition.ally_twins >> number & 1 else number)
