"""Game states, and the stack of steps that are still to be done (the agenda)."""

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
    """Something that is still to be done; immutable, so states can share it."""

    written: ClassVar[str] = ""  # its name and fields in written positions (core/step_text.py); empty: not written
    seat: Seat = NOBODY  # the seat that must decide; NOBODY: the step runs automatically

    def run(self, s: S) -> None:
        """Carry out the step; may push further steps."""
        raise AssertionError("Step.run is not implemented; a decision is answered with take")

    def take_any(self, s: S, rng: Rng) -> None:
        """Carry out the step with random choices; an automatic step just runs."""
        self.run(s)

    def form(self) -> str:
        """`written` for this step; overridden where steps of one class are written differently."""
        return self.written

    def misfit(self, s: S) -> str:
        """Why no game can come to this step in this state, for a step read from text; empty if it can."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for one choice by one seat."""

    key: ClassVar[str] = ""  # identifies its prompt: "confuse.withdraw"

    def options(self, s: S) -> list[Action]:
        """The legal actions, ascending; never empty."""
        raise AssertionError("Decision.options is not implemented")

    def take(self, s: S, action: Action) -> None:
        """Carry out one of the options; an illegal action is undefined behaviour."""
        raise AssertionError("Decision.take is not implemented")

    def weight(self, s: S, action: Action) -> int:
        """The relative probability of this option in a chance decision."""
        return 1

    def weights(self, s: S, options: list[Action]) -> list[int]:
        """The relative probability of each of these options in a chance decision."""
        return [self.weight(s, option) for option in options]

    def pile(self, s: S) -> str:
        """What chance draws from, to look up the draws that a written position fixes."""
        return ""

    def why_not(self, s: S, action: Action) -> Refusal | None:
        """The first rule that forbids an action; None if and only if it is among the options."""
        raise AssertionError("Decision.why_not is not implemented")

    def pick(self, s: S, rng: Rng) -> Action:
        """A random option: uniform for a seat, by weight for chance."""
        options = self.options(s)
        if self.seat != CHANCE:
            return options[rng.below(len(options))]
        return options[rng.pick(self.weights(s, options))]

    def take_any(self, s: S, rng: Rng) -> None:
        """Pick and take a random option; may be overridden with something faster."""
        self.take(s, self.pick(s, rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[S]):
    """A decision with one verb and a bit set of nouns."""

    verb: int = 0

    def nouns(self, s: S) -> int:
        """The legal nouns as a bit set; never empty."""
        raise AssertionError("Choice.nouns is not implemented")

    def options(self, s: S) -> list[Action]:
        """The verb with each of the nouns."""
        return members(self.nouns(s), self.verb << 16)

    def pick(self, s: S, rng: Rng) -> Action:
        """Pick a random option without building the list."""
        return (self.verb << 16) + rng.member(self.nouns(s))

    def take_any(self, s: S, rng: Rng) -> None:
        """Pick and take a random noun without building an action."""
        self.choose(s, rng.member(self.nouns(s)))

    def take(self, s: S, action: Action) -> None:
        """Carry out the choice of the action's noun."""
        self.choose(s, noun_of(action))

    def choose(self, s: S, noun: int) -> None:
        """Carry out the choice of this noun."""
        raise AssertionError("Choice.choose is not implemented")

    def why_not(self, s: S, action: Action) -> Refusal | None:
        """The first rule that forbids this action; any other verb is refused as not asked for."""
        if verb_of(action) != self.verb:
            return s.not_asked(verb_of(action))
        return self.why_not_noun(s, noun_of(action))

    def why_not_noun(self, s: S, noun: int) -> Refusal | None:
        """The first rule that forbids this noun."""
        raise AssertionError("Choice.why_not_noun is not implemented")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The complete state of a game; `take` changes it in place, `copy` copies it."""

    def __init__(self, agenda: list[Step[Any]], over: bool) -> None:
        self.agenda: list[Step[Any]] = agenda  # the last item is next
        self.over: bool = over
        self.story: list[Event] | None = None  # the event log; None switches logging off, as in bot search

    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
    ) -> None:
        """Push steps so that they run next, in the order given."""
        # Separate parameters, because *steps costs four times as much, and usually there is only one.
        if second is not None:
            if fourth is not None:
                self.agenda.append(fourth)
            if third is not None:
                self.agenda.append(third)
            self.agenda.append(second)
        self.agenda.append(first)

    def then_all(self, steps: list[Step[Any]]) -> None:
        """Push a list of steps so that they run next, in the order given."""
        self.agenda.extend(steps[::-1])

    def settle(self) -> None:
        """Run automatic steps until a seat or chance must decide or the game is over."""
        while not self.over:
            step = self.agenda[-1]
            if step.seat != NOBODY:
                return
            self.agenda.pop()
            step.run(self)

    def decision(self) -> Decision[Any]:
        """The decision that the game is waiting for."""
        # No cast here and in `take`: interpreted, it is a function call, 2 % of a loop of options and take.
        return self.agenda[-1]  # type: ignore[return-value]

    def deciding(self) -> Seat:
        """The seat that must decide now; NOBODY once the game is over."""
        return NOBODY if self.over else self.agenda[-1].seat

    def options(self) -> list[Action]:
        """The legal actions now."""
        options = self.decision().options(self)
        assert options, f"{type(self.decision()).__name__} has no options"
        return options

    def take(self, action: Action) -> None:
        """Apply one of the options and run to the next decision; legality is not checked."""
        decision: Decision[Any] = self.agenda.pop()  # type: ignore[assignment]
        decision.take(self, action)
        self.settle()

    def tell(
        self, kind: int, seat: Seat, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, seen_by: i64 = EVERYONE
    ) -> None:
        """Log an event, if logging is on."""
        if self.story is not None:
            self.story.append(Event(kind, seat, [noun for noun in (a, b, c, d) if noun != -1], seen_by))

    def task(self) -> str:
        """The term in words/ for what must be decided now, as in "First choose an action"."""
        decision = self.decision()
        return "@task-chance" if decision.seat == CHANCE else f"@task-{decision.key.replace('.', '-')}"

    def not_asked(self, verb: int) -> Refusal:
        """The refusal of a verb that does not fit the current decision."""
        raise AssertionError("State.not_asked is not implemented")

    def copy(self) -> "State":
        """An independent copy without an event log; steps are shared, not copied."""
        raise AssertionError("State.copy is not implemented")

    def scores(self) -> list[int]:
        """The points of every seat."""
        raise AssertionError("State.scores is not implemented")
