"""The interface that every game implements."""

from typing import Any, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.datafile import Component, DataFile, shipped
from triforium.core.errors import BadOption, IllegalAction
from triforium.core.event import Event
from triforium.core.message import Args, Message
from triforium.core.notation import Events, Names, Verbs
from triforium.core.nouns import Nouns, read_action, read_noun, write_action
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
    """A game: set-up, rules, views, notation and texts; a new game is a subclass with at least the first group."""

    def __init__(
        self,
        package: str,
        key: str,
        title: str,
        seats: tuple[str, ...],
        fewest: int,
        rules_version: int,
        verbs: Verbs,
        events: Events,
        file: DataFile,
    ) -> None:
        self.package = package  # has rules.md, components.toml and the texts in words/
        self.key = key
        self.title = title
        self.seats = seats  # the names of the seats, in order
        self.fewest_seats = fewest
        self.most_seats = len(seats)
        self.rules_version = rules_version  # incremented when a rule changes; stored in records
        self.verbs = verbs
        self.events = events
        self.file = file  # the component file
        self.book: Rulebook | None = None
        self.revealing_events: frozenset[int] = frozenset()  # kinds of event that make one seat's secret public

    # --- what every game defines ---------------------------------------------------------------------------

    def editions(self) -> tuple[str, ...]:
        """The keys of the editions, the default first."""
        raise AssertionError("Game.editions is not implemented")

    def printed(self) -> Component:
        """The components, decoded from the component file."""
        raise AssertionError("Game.printed is not implemented")

    def component_values(self, edition: str) -> list[ComponentValue]:
        """Every component value of an edition, with its provenance."""
        raise AssertionError("Game.component_values is not implemented")

    def with_components(self, name: str, text: str) -> "Game[S]":
        """The same game with the components from this file; BadComponents if they are inconsistent."""
        raise AssertionError("Game.with_components is not implemented")

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> S:
        """A new game at its first decision, which may be one of chance."""
        raise AssertionError("Game.deal is not implemented")

    def nouns(self, s: S) -> dict[str, Nouns]:
        """How the nouns of each kind are written."""
        raise AssertionError("Game.nouns is not implemented")

    def notation(self) -> Notation[S]:
        """The notation of its positions and moves."""
        raise AssertionError("Game.notation is not implemented")

    def view(self, s: S, seat: Seat) -> View:
        """What this seat may see."""
        raise AssertionError("Game.view is not implemented")

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """A random state that this seat cannot distinguish from the real one (a determinization)."""
        raise AssertionError("Game.imagine is not implemented")

    def outcome(self, s: S) -> Outcome:
        """The outcome of a game that is over."""
        raise AssertionError("Game.outcome is not implemented")

    # --- what a game may define ----------------------------------------------------------------------------

    def options(self) -> tuple[TableOption, ...]:
        """The options that players can choose before a game."""
        return ()

    def components_data(self) -> Component:
        """The components for clients that draw them: as in the file, perhaps with more."""
        return self.printed()

    def components_schema(self) -> dict[str, Any]:
        """The JSON Schema of the component file, for editors."""
        return msgspec.json.schema(type(self.printed()))

    def view_seat(self, s: S, seat: Seat) -> Seat:
        """Whose view to show this seat: its own, or SPECTATOR if both are equal apart from `seat` and `options`."""
        return seat

    def prompt(self, s: S) -> Message:
        """The question to the seat that decides."""
        return Message(f"prompt-{s.decision().key.replace('.', '-')}", {"who": self.seat_name(s.deciding())})

    def choice(self, s: S, action: Action) -> Message:
        """The text of an option, as on a button."""
        return Message(
            f"choice-{self.verbs.name(verb_of(action))}", {"noun": self.write_noun(s, verb_of(action), noun_of(action))}
        )

    def story(self, s: S, event: Event) -> Message:
        """The text of an event in the log; each noun is an argument with the name of its kind."""
        nouns = self.nouns(s)
        args: Args = {"who": self.seat_name(event.seat)}
        for kind, noun in zip(self.events.kinds[event.kind], event.nouns, strict=True):
            args[kind] = nouns[kind].write(noun)
        return Message(f"story-{self.events.name(event.kind)}", args)

    def ending(self, s: S) -> Message:
        """The result of a game that is over, in one sentence."""
        winners = [self.seat_name(seat) for seat in self.outcome(s).winners]
        return Message("ending-win" if len(winners) == 1 else "ending-draw", {"who": ", ".join(winners)})

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

    def rulebook(self) -> Rulebook:
        """Every rule of the game by its ID."""
        if self.book is None:
            self.book = Rulebook(shipped(self.package, "rules.md"))
        return self.book

    # --- the same in every game ----------------------------------------------------------------------------

    def words_package(self) -> str:
        """The package whose words/ folder has the texts of this game."""
        return self.package

    def event_names(self) -> Names:
        """The names of its kinds of event."""
        return self.events

    def components_fingerprint(self) -> str:
        """A hash of custom components, stored in records; empty for the shipped ones."""
        return self.file.fingerprint

    def why_not(self, s: S, action: Action) -> Refusal | None:
        """The first rule that forbids an action now; None if and only if it is among the options."""
        if s.over:
            return self.why_over(s)
        if verb_of(action) < 0 or verb_of(action) >= self.verbs.size():
            raise AssertionError("an action has one of the game's verbs")
        return s.decision().why_not(s, action)

    def why_over(self, s: S) -> Refusal:
        """Why nothing more can be done once the game is over."""
        return Refusal(self.outcome(s).rule, "game-over")

    def check(self, s: S, action: Action) -> None:
        """Raise IllegalAction with the reason if an action is not among the options."""
        refusal = self.why_not(s, action)
        if refusal is not None:
            raise IllegalAction(refusal, f"{refusal.rule}: {self.write(s, action)} is not allowed")

    def write_noun(self, s: S, verb: int, noun: int) -> str:
        """A noun as it is written after its verb; empty if the verb takes none."""
        kind = self.verbs.kinds[verb]
        return self.nouns(s)[kind].write(noun) if kind else ""

    def read_noun(self, s: S, verb: int, text: str) -> int:
        """Parse a noun; Unreadable if there is no such thing."""
        return read_noun(self.verbs, self.nouns(s), verb, text)

    def write(self, s: S, action: Action) -> str:
        """An action as verb and noun: "put c3"."""
        return write_action(self.verbs, self.nouns(s), action)

    def read(self, s: S, text: str) -> Action:
        """Parse an action such as "put c3"."""
        return read_action(self.verbs, self.nouns(s), text)

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

    def check_edition(self, edition: str) -> str:
        """The key of an edition, the default for an empty one; BadOption if there is no such edition."""
        editions = self.editions()
        if edition and edition not in editions:
            raise BadOption(f"{self.title} has no edition {edition!r}; it has: {', '.join(editions)}")
        return edition or editions[0]
