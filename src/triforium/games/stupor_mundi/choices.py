"""Base classes of decisions beyond the plain choice: offers, targets of actions, and menus."""

from typing import Final

from triforium.core.action import Action, Seat, noun_of, verb_of
from triforium.core.masks import members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Choice, Decision
from triforium.games.stupor_mundi.events import PERFORMED
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import PERFORM, SKIP

DECLINE: Final = 60  # the bit that stands for declining in a set of nouns; cards have lower numbers
DECLINE_BIT: Final = 1 << 60


class Offer(Choice[StuporMundi]):
    """A choice of one noun that may also be declined; the verb for declining has a higher number than the other."""

    declining: int = SKIP

    def options(self, s: StuporMundi) -> list[Action]:
        base = self.verb << 16
        nouns = self.nouns(s)
        options = [base + noun for noun in members(nouns & ~DECLINE_BIT)]
        if nouns & DECLINE_BIT:
            options.append(self.declining << 16)
        return options

    def pick(self, s: StuporMundi, rng: Rng) -> Action:
        noun = rng.member(self.nouns(s))
        return self.declining << 16 if noun == DECLINE else (self.verb << 16) + noun

    def take_any(self, s: StuporMundi, rng: Rng) -> None:
        noun = rng.member(self.nouns(s))
        if noun == DECLINE:
            self.decline(s)
        else:
            self.choose(s, noun)

    def take(self, s: StuporMundi, action: Action) -> None:
        if verb_of(action) == self.declining:
            self.decline(s)
        else:
            self.choose(s, noun_of(action))

    def decline(self, s: StuporMundi) -> None:
        """What happens if nothing is chosen."""

    def why_not(self, s: StuporMundi, action: Action) -> Refusal | None:
        verb = verb_of(action)
        if verb == self.declining:
            return self.why_not_decline(s) if noun_of(action) == 0 else s.not_asked(verb)
        return self.why_not_noun(s, noun_of(action)) if verb == self.verb else s.not_asked(verb)

    def why_not_decline(self, s: StuporMundi) -> Refusal | None:
        """The rule that makes a choice mandatory; None if it may be declined."""
        return None


class ActionTarget(Offer):
    """SM-ACT-6: the target of an action; it may be declined if a row offers the action, not if a player chose it."""

    def __init__(self, seat: Seat, verb: int, optional: bool) -> None:
        self.seat = seat
        self.verb = verb
        self.optional: Final = optional

    def targets(self, s: StuporMundi) -> int:
        """A mask of the possible targets."""
        raise AssertionError("subclasses define the targets")

    def nouns(self, s: StuporMundi) -> int:
        found = self.targets(s)
        return found | DECLINE_BIT if self.optional else found

    def why_not_decline(self, s: StuporMundi) -> Refusal | None:
        return None if self.optional else Refusal("SM-PLAY-3", "action-was-chosen")


class Perform(Offer):
    """SM-PLAY-5, RUL-6: perform a face-up card, or decline."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.verb = PERFORM
        self.card: Final = card

    def nouns(self, s: StuporMundi) -> int:
        return DECLINE_BIT | 1

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.tell(PERFORMED, self.seat, self.card)
        s.agenda.extend(s.edition.effects.card[self.seat][self.card])  # SM-CARD-1

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun == 0 else s.not_asked(PERFORM)


class Menu(Decision[StuporMundi]):
    """A decision among a fixed, ascending list of actions; a mask says which of them are possible."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: Final = actions

    def choices(self, s: StuporMundi) -> int:
        """A mask of the possible actions, never empty."""
        raise AssertionError("subclasses define the choices")

    def choose(self, s: StuporMundi, number: int) -> None:
        """Carry out the action with this index."""
        raise AssertionError("subclasses define the effect of a choice")

    def options(self, s: StuporMundi) -> list[Action]:
        return [self.actions[number] for number in members(self.choices(s))]

    def pick(self, s: StuporMundi, rng: Rng) -> Action:
        return self.actions[rng.member(self.choices(s))]

    def take_any(self, s: StuporMundi, rng: Rng) -> None:
        self.choose(s, rng.member(self.choices(s)))

    def take(self, s: StuporMundi, action: Action) -> None:
        self.choose(s, self.actions.index(action))

    def why_not(self, s: StuporMundi, action: Action) -> Refusal | None:
        if action not in self.actions:
            return self.why_not_listed(s, action)
        return self.why_not_number(s, self.actions.index(action))

    def why_not_listed(self, s: StuporMundi, action: Action) -> Refusal:
        """Why an action is never an option of this decision."""
        return s.not_asked(verb_of(action))

    def why_not_number(self, s: StuporMundi, number: int) -> Refusal | None:
        """The first rule that forbids the action with this index."""
        raise AssertionError("subclasses define the refusals")
