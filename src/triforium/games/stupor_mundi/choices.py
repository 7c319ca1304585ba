"""Shapes of decision beside the plain choice: offers, which may be declined, deeds, and short lists of actions."""

from typing import Final

from triforium.core.action import Action, Seat, noun_of, verb_of
from triforium.core.masks import members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Choice, Decision
from triforium.games.stupor_mundi.events import PERFORMED
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import PERFORM, SKIP

NO: Final = 60  # the bit of a set of nouns that stands for declining; cards have numbers below it
NO_BIT: Final = 1 << 60


class Offer(Choice[StuporMundi]):
    """A choice of one noun that may also be declined; the verb that declines has a higher number than the other."""

    declining: int = SKIP

    def options(self, s: StuporMundi) -> list[Action]:
        base = self.verb << 16
        nouns = self.nouns(s)
        options = [base + noun for noun in members(nouns & ~NO_BIT)]
        if nouns & NO_BIT:
            options.append(self.declining << 16)
        return options

    def pick(self, s: StuporMundi, rng: Rng) -> Action:
        noun = rng.member(self.nouns(s))
        return self.declining << 16 if noun == NO else (self.verb << 16) + noun

    def take_any(self, s: StuporMundi, rng: Rng) -> None:
        noun = rng.member(self.nouns(s))
        if noun == NO:
            self.decline(s)
        else:
            self.choose(s, noun)

    def take(self, s: StuporMundi, action: Action) -> None:
        if verb_of(action) == self.declining:
            self.decline(s)
        else:
            self.choose(s, noun_of(action))

    def decline(self, s: StuporMundi) -> None:
        """What follows if nothing is chosen."""

    def why_not(self, s: StuporMundi, action: Action) -> Refusal | None:
        verb = verb_of(action)
        if verb == self.declining:
            return self.why_not_decline(s) if noun_of(action) == 0 else s.not_asked(verb)
        return self.why_not_noun(s, noun_of(action)) if verb == self.verb else s.not_asked(verb)

    def why_not_decline(self, s: StuporMundi) -> Refusal | None:
        """The rule that asks for a choice."""
        return None


class Deed(Offer):
    """SM-ACT-6: with what an action is done; declined only where a row offers the action, not once it was chosen."""

    def __init__(self, seat: Seat, verb: int, optional: bool) -> None:
        self.seat = seat
        self.verb = verb
        self.optional: Final = optional

    def within_reach(self, s: StuporMundi) -> int:
        """What the action can be done with now, as a set."""
        raise AssertionError("a deed is done with something")

    def nouns(self, s: StuporMundi) -> int:
        found = self.within_reach(s)
        return found | NO_BIT if self.optional else found

    def why_not_decline(self, s: StuporMundi) -> Refusal | None:
        return None if self.optional else Refusal("SM-PLAY-3", "action-was-chosen")


class Perform(Offer):
    """SM-PLAY-5, RUL-6: performing a card that lies face up, or not."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.verb = PERFORM
        self.card: Final = card

    def nouns(self, s: StuporMundi) -> int:
        return NO_BIT | 1

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.tell(PERFORMED, self.seat, self.card)
        s.agenda.extend(s.edition.effects.card[self.seat][self.card])  # SM-CARD-1

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun == 0 else s.not_asked(PERFORM)


class Menu(Decision[StuporMundi]):
    """A decision whose options are some of a short list of actions, ascending, kept as a mask."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: Final = actions

    def choices(self, s: StuporMundi) -> int:
        """Which of the actions may be chosen, never none."""
        raise AssertionError("a menu has choices")

    def choose(self, s: StuporMundi, number: int) -> None:
        """Carry out the action of this number."""
        raise AssertionError("a menu can be chosen from")

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
        """Why an action is not among those that are ever offered here."""
        return s.not_asked(verb_of(action))

    def why_not_number(self, s: StuporMundi, number: int) -> Refusal | None:
        """The first rule that forbids one of the actions."""
        raise AssertionError("a menu can say why not")
