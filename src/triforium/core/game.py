"""The interface that every game implements."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.errors import BadOption, IllegalAction, Unreadable
from triforium.core.event import Event
from triforium.core.message import Message
from triforium.core.notation import Names
from triforium.core.options import TableOption
from triforium.core.position import Notation
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.rulebook import Rulebook
from triforium.core.state import State
from triforium.core.view import View

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The edition and the options that are played with."""

    def __init__(self, key: str, options: dict[str, str]) -> None:
        self.key = key
        self.options = options


class Outcome:
    """How a game ended: why, by which rule, and who won; several winners share the victory."""

    def __init__(self, reason: str, rule: str, winners: list[Seat]) -> None:
        self.reason = reason
        self.rule = rule
        self.winners = winners


class ComponentValue:
    """One printed value of a component, and where it is known from."""

    def __init__(self, part: str, what: str, value: str, provenance: str) -> None:
        self.part = part
        self.what = what
        self.value = value
        self.provenance = provenance  # rulebook, public, deduced, reconstructed


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: set-up, rules, views, notation and texts; subclass it to add a game."""

    def __init__(
        self, key: str, title: str, seats: tuple[str, ...], fewest: int, rules_version: int, verbs: Names
    ) -> None:
        self.key = key
        self.title = title
        self.seats = seats  # the names of the seats, in order
        self.fewest_seats = fewest
        self.most_seats = len(seats)
        self.rules_version = rules_version  # incremented when a rule changes; stored in records
        self.verbs = verbs
        self.revealing_events: frozenset[int] = frozenset()  # kinds of event that make one seat's secret public

    def editions(self) -> tuple[str, ...]:
        """The keys of the editions, the default first."""
        raise AssertionError("Game.editions is not implemented")

    def options(self) -> tuple[TableOption, ...]:
        """The options that players can choose before a game."""
        return ()

    def event_names(self) -> Names:
        """The names of its kinds of event."""
        raise AssertionError("Game.event_names is not implemented")

    def components_fingerprint(self) -> str:
        """A hash of custom components, stored in records; empty for the shipped ones."""
        return ""

    def component_values(self, edition: str) -> list[ComponentValue]:
        """Every component value of an edition, with its provenance."""
        raise AssertionError("Game.component_values is not implemented")

    def with_components(self, name: str, text: str) -> "Game[S]":
        """The same game with the components from this file; BadComponents if they are inconsistent."""
        raise AssertionError("Game.with_components is not implemented")

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> S:
        """A new game at its first decision, which may be one of chance."""
        raise AssertionError("Game.deal is not implemented")

    def rulebook(self) -> Rulebook:
        """Every rule of the game by its ID."""
        raise AssertionError("Game.rulebook is not implemented")

    def notation(self) -> Notation[S]:
        """The notation of its positions and moves."""
        raise AssertionError("Game.notation is not implemented")

    def view(self, s: S, seat: Seat) -> View:
        """What this seat may see."""
        raise AssertionError("Game.view is not implemented")

    def view_seat(self, s: S, seat: Seat) -> Seat:
        """Whose view to show this seat: its own, or SPECTATOR if both are equal apart from `seat` and `options`."""
        return seat

    def view_tail_json(self, s: S, seat: Seat) -> str:
        """Optional fast path: the fields of the view from `scores` on as JSON text; empty if not implemented."""
        return ""

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """A random state that this seat cannot distinguish from the real one (a determinization)."""
        raise AssertionError("Game.imagine is not implemented")

    def words_package(self) -> str:
        """The package whose words/ folder has the texts of this game."""
        raise AssertionError("Game.words_package is not implemented")

    def prompt(self, s: S) -> Message:
        """The question to the seat that decides."""
        return Message(f"prompt-{s.decision().key.replace('.', '-')}", {"who": self.seat_name(s.deciding())})

    def choice(self, s: S, action: Action) -> Message:
        """The text of an option, as on a button."""
        return Message(
            f"choice-{self.verbs.name(verb_of(action))}", {"noun": self.write_noun(s, verb_of(action), noun_of(action))}
        )

    def story(self, s: S, event: Event) -> Message:
        """The text of an event in the log."""
        return Message(f"story-{self.event_names().name(event.kind)}", {"who": self.seat_name(event.seat)})

    def ending(self, s: S) -> Message:
        """The result of a game that is over, in one sentence."""
        winners = [self.seat_name(seat) for seat in self.outcome(s).winners]
        return Message("ending-win" if len(winners) == 1 else "ending-draw", {"who": ", ".join(winners)})

    def outcome(self, s: S) -> Outcome:
        """The outcome of a game that is over."""
        raise AssertionError("Game.outcome is not implemented")

    def why_not(self, s: S, action: Action) -> Refusal | None:
        """The first rule that forbids an action now; None if and only if it is among the options."""
        if s.over:
            return self.why_over(s)
        if verb_of(action) < 0 or verb_of(action) >= self.verbs.size():
            raise AssertionError("an action has one of the game's verbs")
        return s.decision().why_not(s, action)

    def why_over(self, s: S) -> Refusal:
        """Why nothing more can be done once the game is over."""
        raise AssertionError("Game.why_over is not implemented")

    def check(self, s: S, action: Action) -> None:
        """Raise IllegalAction with the reason if an action is not among the options."""
        refusal = self.why_not(s, action)
        if refusal is not None:
            raise IllegalAction(refusal, f"{refusal.rule}: {self.write(s, action)} is not allowed")

    def write_noun(self, s: S, verb: int, noun: int) -> str:
        """A noun in the words of the game; empty if the verb needs none."""
        raise AssertionError("Game.write_noun is not implemented")

    def read_noun(self, s: S, verb: int, text: str) -> int:
        """Parse a noun; Unreadable if there is no such thing."""
        raise AssertionError("Game.read_noun is not implemented")

    def write(self, s: S, action: Action) -> str:
        """An action as verb and noun: "put c3"."""
        noun = self.write_noun(s, verb_of(action), noun_of(action))
        return f"{self.verbs.name(verb_of(action))} {noun}" if noun else self.verbs.name(verb_of(action))

    def read(self, s: S, text: str) -> Action:
        """Parse an action such as "put c3"."""
        words = text.split()
        if not words or len(words) > 2:
            raise Unreadable(f"{text!r} is not a verb and a noun")
        verb = self.verbs.number(words[0])
        return (verb << 16) + self.read_noun(s, verb, words[1] if len(words) == 2 else "")

    def check_seats(self, seats: int) -> int:
        """The number of seats, the default for 0; BadOption if the game does not allow that number."""
        if seats == 0:
            return self.most_seats if self.fewest_seats == self.most_seats else 2
        if not self.fewest_seats <= seats <= self.most_seats:
            between = (
                str(self.most_seats)
                if self.fewest_seats == self.most_seats
                else f"{self.fewest_seats} to {self.most_seats}"
            )
            raise BadOption(f"{self.title} is a game for {between} players, not {seats}")
        return seats

    def is_cooperative(self, seats: int) -> bool:
        """Do all seats win or lose together? True for a solo game."""
        return seats == 1

    def begins_turn(self, s: S) -> bool:
        """Does a new turn begin here, even for the same seat? Game clocks add their increment then."""
        return False

    def seat_name(self, seat: Seat) -> str:
        """The name of a seat in the game."""
        return "chance" if seat == CHANCE else self.seats[seat]

    def seat_term(self, seat: Seat) -> str:
        """The name of a seat as a message argument: plain text, or `@` and the key of a term."""
        return self.seat_name(seat)
