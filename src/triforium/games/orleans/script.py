"""The draws that a written position fixes: a script for the dealer, not a part of the state."""

from triforium.core.action import Action, act
from triforium.core.position import Dealer
from triforium.core.rng import Rng
from triforium.games.orleans.blueprints import TurnOver
from triforium.games.orleans.counts import ONE, nth_kind, size_of
from triforium.games.orleans.festival import RevealEvent
from triforium.games.orleans.hour_glass import RevealHourGlass
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import EVENT, HOUR_GLASS, TURN_OVER


class Script(Dealer):
    """Which events and hour glasses come next, and what lies in which slot, as far as written; the rest by lot."""

    def __init__(
        self, rng: Rng, events: list[int], hour_glasses: list[int], slots: dict[int, int], open_bags: bool
    ) -> None:
        super().__init__(rng)
        self.events = events  # the next one first; as many as are in the stack, or none if they are not written
        self.hour_glasses = hour_glasses
        self.slots = slots  # what is written of face-down blueprints
        self.open_bags = open_bags  # the contents of the red and blue bag were written, not only their size

    def copy(self) -> "Script":
        """A script with the same answers, as far as they are written."""
        return Script(self.rng.fork(), self.events[:], self.hour_glasses[:], dict(self.slots), self.open_bags)

    def knows(self, s: Orleans) -> bool:
        """Is the next draw written down?"""
        decision = s.decision()
        if isinstance(decision, RevealEvent):
            return len(self.events) > 0
        if isinstance(decision, RevealHourGlass):
            return len(self.hour_glasses) > 0
        return isinstance(decision, TurnOver) and decision.slot in self.slots

    def answer(self, s: Orleans) -> Action:
        """What was written; by lot what was not."""
        decision = s.decision()
        if isinstance(decision, TurnOver):
            return act(TURN_OVER, self.blueprint(s, decision.slot))
        if not self.knows(s):
            return decision.pick(s, self.rng)
        if isinstance(decision, RevealEvent):
            return act(EVENT, self.events.pop(0))
        return act(HOUR_GLASS, self.hour_glasses.pop(0))

    def blueprint(self, s: Orleans, slot: int) -> int:
        """What lies in a slot; by lot it is nothing that is written of another one."""
        if slot in self.slots:
            return self.slots.pop(slot)
        loose = s.blueprints
        for kind in self.slots.values():
            loose -= ONE[kind]
        return nth_kind(loose, self.rng.below(size_of(loose)))
