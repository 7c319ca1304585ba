"""The base class of all decisions of a builder (rules.md, section 6.2)."""

from typing import Any, Final

from triforium.core.action import Action, Seat, noun_of, verb_of
from triforium.core.masks import members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Decision, Step
from triforium.games.orleans.rest import take_a_rest, why_not_rest
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import DONE, END, FORGO, KEEP, LEAVE, PAINT, REST, STAY, TAKE, TAKE_A_REST

REST_BIT: Final = 60  # after all other options
VERBS_WITHOUT_NOUN: Final = (TAKE, KEEP, LEAVE, DONE, PAINT, STAY, FORGO, END, REST)  # verbs without a noun


class BuilderDecision(Decision[Orleans]):
    """ORL-TURN-3, ORL-REST-4: the active seat chooses one of several options (bits); a full knapsack allows a rest."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def bits(self, s: Orleans) -> int:
        """All options except rest, as bits in their order."""
        raise AssertionError("subclasses define the options")

    def action(self, bit: int) -> Action:
        """The option for a bit."""
        raise AssertionError("subclasses define the actions")

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        """Carry out an option other than rest."""
        raise AssertionError("subclasses define the effect of an option")

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        """The first rule that forbids an action other than rest; None if it is allowed."""
        raise AssertionError("subclasses define the refusals")

    def repeat_step(self) -> Step[Any]:
        """ORL-REST-5: the step that offers this decision again after a rest, with its options computed anew."""
        return self

    def all_bits(self, s: Orleans) -> int:
        """ORL-REST-4: all options, including rest if it is allowed."""
        return self.bits(s) | 1 << REST_BIT if s.can_rest(self.seat) else self.bits(s)

    def options(self, s: Orleans) -> list[Action]:
        return [TAKE_A_REST if bit == REST_BIT else self.action(bit) for bit in members(self.all_bits(s))]

    def pick(self, s: Orleans, rng: Rng) -> Action:
        bit = rng.member(self.all_bits(s))
        return TAKE_A_REST if bit == REST_BIT else self.action(bit)

    def take(self, s: Orleans, action: Action) -> None:
        if action == TAKE_A_REST:
            s.then(self.repeat_step())
            take_a_rest(s, self.seat)
        else:
            self.choose(s, verb_of(action), noun_of(action))

    def why_not(self, s: Orleans, action: Action) -> Refusal | None:
        verb, noun = verb_of(action), noun_of(action)
        if verb in VERBS_WITHOUT_NOUN and noun != 0:
            return s.not_asked(verb)
        if verb == REST:
            return why_not_rest(s, self.seat)
        return self.why_not_option(s, verb, noun)
