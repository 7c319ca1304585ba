"""The draws that a written position fixes: an input for the dealer, not a part of the state."""

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
    """A dealer that knows the fixed events, hour glasses and blueprints, and draws the others at random."""

    def __init__(
        self, rng: Rng, events: list[int], hour_glasses: list[int], slots: dict[int, int], open_bags: bool
    ) -> None:
        super().__init__(rng)
        self.events = events  # the next one first; all of the stack, or none if they are not fixed
        self.hour_glasses = hour_glasses
        self.slots = slots  # the fixed face-down blueprints
        self.open_bags = open_bags  # the contents of the red and blue bag were given, not only their size

    def copy(self) -> "Script":
        """An independent copy with the same fixed draws."""
        return Script(self.rng.fork(), self.events[:], self.hour_glasses[:], dict(self.slots), self.open_bags)

    def knows(self, s: Orleans) -> bool:
        """Whether the next draw is fixed."""
        decision = s.decision()
        if isinstance(decision, RevealEvent):
            return len(self.events) > 0
        if isinstance(decision, RevealHourGlass):
            return len(self.hour_glasses) > 0
        return isinstance(decision, TurnOver) and decision.slot in self.slots

    def answer(self, s: Orleans) -> Action:
        """The fixed draw, or a random one."""
        decision = s.decision()
        if isinstance(decision, TurnOver):
            return act(TURN_OVER, self.blueprint(s, decision.slot))
        if not self.knows(s):
            return decision.pick(s, self.rng)
        if isinstance(decision, RevealEvent):
            return act(EVENT, self.events.pop(0))
        return act(HOUR_GLASS, self.hour_glasses.pop(0))

    def blueprint(self, s: Orleans, slot: int) -> int:
        """The blueprint in a slot: the fixed one, or a random one of those not fixed for another slot."""
        if slot in self.slots:
            return self.slots.pop(slot)
        unfixed = s.blueprints
        for kind in self.slots.values():
            unfixed -= ONE[kind]
        return nth_kind(unfixed, self.rng.below(size_of(unfixed)))
