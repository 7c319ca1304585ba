"""Rest (ORL-REST): with a full knapsack, an answer to any decision of a builder (rules.md, section 6.2)."""

from typing import Any, Final

from triforium.core.action import Action, Seat, noun_of, verb_of
from triforium.core.masks import members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Decision, Step
from triforium.core.values import with_item
from triforium.games.orleans.events import RESTED
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import REST, TAKE_A_REST, VERBS

REST_BIT: Final = 60  # after all other options


def take_a_rest(s: Orleans, seat: Seat) -> None:
    """ORL-REST-2, ORL-REST-3, ORL-RES-4: return all five items, then turn one blueprint; nothing else is used up."""
    # ORL-REST-8, ORL-AMB-21, ORL-AMB-23: only the active seat ever decides, and the number of rests is unlimited.
    # Items that leave a knapsack cannot fulfil an event order, so there is no check in between (ORL-RES-1).
    s.tell(RESTED, seat)
    s.put_all_back(s.sacks[seat])
    s.sacks = with_item(s.sacks, seat, 0)
    turn_a_blueprint(s, seat)


def turn_a_blueprint(s: Orleans, seat: Seat) -> None:
    """ORL-REST-3, ORL-ORDER-6: one blueprint is turned and resolved."""
    # Imported here because a blueprint may lead to a decision, which may be answered with a rest.
    from triforium.games.orleans.blueprints import gain_blueprint

    gain_blueprint(s, seat)


def why_not_rest(s: Orleans, seat: Seat) -> Refusal | None:
    """ORL-REST-1, ORL-REST-7, ORL-AMB-22: five items of any kind, and a blueprint to turn."""
    if not s.is_full(seat):
        return Refusal("ORL-REST-1", "knapsack-not-full")
    if s.face_down == 0:
        return Refusal("ORL-REST-7", "no-blueprint-left")
    return None


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
        if not VERBS.kinds[verb] and noun != 0:
            return s.not_asked(verb)
        if verb == REST:
            return why_not_rest(s, self.seat)
        return self.why_not_option(s, verb, noun)
