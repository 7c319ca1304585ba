"""What is true, and what is still to be done."""

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from triforium.core.action import CHANCE, NOBODY, Action, Seat, noun_of, verb_of
from triforium.core.event import EVERYONE, Event
from triforium.core.masks import members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something the rules still owe us. A value: never changed once made."""

    seat: Seat = NOBODY  # who must decide before the game goes on

    def run(self, s: S) -> None:
        """Do it; may add steps of its own."""
        raise AssertionError("a decision waits, it does not run")

    def take_any(self, s: S, rng: Rng) -> None:
        """Do it, however chance would have it; where there is nothing to decide, just do it."""
        self.run(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits until one seat has made one small choice."""

    key: ClassVar[str] = ""  # names its prompt, "confuse.withdraw"

    def options(self, s: S) -> list[Action]:
        """What may be chosen: never empty, ascending."""
        raise AssertionError("a decision offers something")

    def take(self, s: S, action: Action) -> None:
        """Carry out one of the options."""
        raise AssertionError("a decision can be taken")

    def weight(self, s: S, action: Action) -> int:
        """How likely chance is to choose this option, beside the others."""
        return 1

    def weights(self, s: S, options: list[Action]) -> list[int]:
        """How likely chance is to choose each of these."""
        return [self.weight(s, option) for option in options]

    def why_not(self, s: S, action: Action) -> Refusal | None:
        """The first rule that forbids an action, or None exactly for the options."""
        raise AssertionError("a decision can say why not")

    def pick(self, s: S, rng: Rng) -> Action:
        """Any option, each as likely as its weight."""
        options = self.options(s)
        if self.seat != CHANCE:
            return options[rng.below(len(options))]
        return options[rng.pick(self.weights(s, options))]

    def take_any(self, s: S, rng: Rng) -> None:
        """Pick and take; a decision may have a shorter way to the same result."""
        self.take(s, self.pick(s, rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[S]):
    """A decision whose options are one verb and a set of nouns, kept as a mask."""

    verb: int = 0

    def nouns(self, s: S) -> int:
        """The nouns that may be chosen, as a mask that is never empty."""
        raise AssertionError("a choice has nouns")

    def options(self, s: S) -> list[Action]:
        """The verb with each of the nouns."""
        return members(self.nouns(s), self.verb << 16)

    def pick(self, s: S, rng: Rng) -> Action:
        """The same as picking from the options, without making the list."""
        return (self.verb << 16) + rng.member(self.nouns(s))

    def take_any(self, s: S, rng: Rng) -> None:
        """The same as taking what is picked, without making an action of it."""
        self.choose(s, rng.member(self.nouns(s)))

    def take(self, s: S, action: Action) -> None:
        """Carry out the choice of one noun."""
        self.choose(s, noun_of(action))

    def choose(self, s: S, noun: int) -> None:
        """Carry out the choice of this noun."""
        raise AssertionError("a choice can be made")

    def why_not(self, s: S, action: Action) -> Refusal | None:
        """The first rule that forbids this noun; another verb is not what is asked."""
        if verb_of(action) != self.verb:
            return s.not_asked(verb_of(action))
        return self.why_not_noun(s, noun_of(action))

    def why_not_noun(self, s: S, noun: int) -> Refusal | None:
        """The first rule that forbids this noun."""
        raise AssertionError("a choice can say why not")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true at the table; changed in place by `take`, copied by `copy`."""

    def __init__(self, agenda: list[Step[Any]], over: bool) -> None:
        self.agenda: list[Step[Any]] = agenda  # the last item is next
        self.over: bool = over
        self.story: list[Event] | None = None  # None while bots think

    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
    ) -> None:
        """Do these next, in the order given, before anything already waiting."""
        # Named one by one, because a tuple of arguments costs four times as much where one step is usual.
        if second is not None:
            if fourth is not None:
                self.agenda.append(fourth)
            if third is not None:
                self.agenda.append(third)
            self.agenda.append(second)
        self.agenda.append(first)

    def then_all(self, steps: list[Step[Any]]) -> None:
        """Do all of these next, in the order given."""
        self.agenda.extend(steps[::-1])

    def settle(self) -> None:
        """Run automatic steps until someone must decide, or the game is over."""
        while not self.over:
            step = self.agenda[-1]
            if step.seat != NOBODY:
                return
            self.agenda.pop()
            step.run(self)

    def decision(self) -> Decision[Any]:
        """The choice the game is waiting for."""
        # Here and in `take` a cast would be a call where Python is interpreted: 2 % of a loop of options and take.
        return self.agenda[-1]  # type: ignore[return-value]

    def deciding(self) -> Seat:
        """Who must choose now; NOBODY once the game is over."""
        return NOBODY if self.over else self.agenda[-1].seat

    def options(self) -> list[Action]:
        """What may be chosen now."""
        options = self.decision().options(self)
        assert options, f"{type(self.decision()).__name__} offers nothing"
        return options

    def take(self, action: Action) -> None:
        """Take one of the options; trusting, for search and replay."""
        decision: Decision[Any] = self.agenda.pop()  # type: ignore[assignment]
        decision.take(self, action)
        self.settle()

    def tell(
        self, kind: int, seat: Seat, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, seen_by: i64 = EVERYONE
    ) -> None:
        """Add a sentence to the story, if anyone is listening."""
        if self.story is not None:
            self.story.append(Event(kind, seat, [noun for noun in (a, b, c, d) if noun != -1], seen_by))

    def not_asked(self, verb: int) -> Refusal:
        """Why a verb that belongs to another moment is refused now."""
        raise AssertionError("each game knows its verbs")

    def copy(self) -> "State":
        """An independent state without a story; steps are shared, not copied."""
        raise AssertionError("each game copies itself")

    def scores(self) -> list[int]:
        """The points of every seat."""
        raise AssertionError("each game counts its points")
