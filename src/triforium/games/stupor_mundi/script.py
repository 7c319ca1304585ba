"""The draws that a written position fixes: an input for the dealer, not a part of the state."""

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
    """A dealer that knows the fixed top of each pile, and draws everything else at random."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.edicts: list[int] = []
        self.cards: list[int] = []
        self.below: dict[int, int] = {}  # ally space -> the fixed face-down ally
        self.draws: list[list[int]] = [[], [], [], []]  # for every seat
        self.dealt_at_random = 0  # mask of seats whose hidden cards were all dealt at random, so they are not written
        self.solo: list[int] = []
        self.solo_deck = 0  # size of the deck that these belong to; SM-SOLO-17: a reshuffled deck has another size

    def solo_cards(self, s: StuporMundi) -> list[int]:
        """The fixed cards of Frederick's deck; none after it was reshuffled."""
        return self.solo if count(s.solo_deck) == self.solo_deck else []

    def copy(self) -> "Script":
        """An independent copy with the same fixed draws."""
        twin = Script(self.rng.fork())
        twin.edicts = self.edicts[:]
        twin.cards = self.cards[:]
        twin.below = dict(self.below)
        twin.draws = [draws[:] for draws in self.draws]
        twin.dealt_at_random = self.dealt_at_random
        twin.solo = self.solo[:]
        twin.solo_deck = self.solo_deck
        return twin

    def knows(self, s: StuporMundi) -> bool:
        """Whether the answer to this chance decision is fixed."""
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
        """The fixed draw, or a random one that is not fixed for another place."""
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
        """The fixed ally of this space, or a random one that is not fixed for another space."""
        if decision.space in self.below:
            return act(SHOW_ALLY, self.below.pop(decision.space))
        bag = s.ally_bag
        for ally in self.below.values():
            bag &= ~(1 << ally if bag >> ally & 1 else 2 << ally)
        number = self.rng.member(bag)
        return act(SHOW_ALLY, number - 1 if s.edition.ally_twins >> number & 1 else number)
