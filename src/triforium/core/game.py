"""What a game tells the house about itself."""

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
    """The facts of one table: which box, which options."""

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
    """One value on the cardboard, and where we know it from."""

    def __init__(self, part: str, what: str, value: str, provenance: str) -> None:
        self.part = part
        self.what = what
        self.value = value
        self.provenance = provenance  # rulebook, public, deduced, reconstructed


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The front door of a game."""

    def __init__(
        self, key: str, title: str, seats: tuple[str, ...], fewest: int, rules_version: int, verbs: Names
    ) -> None:
        self.key = key
        self.title = title
        self.seats = seats  # what the seats are called, in order
        self.fewest_seats = fewest
        self.most_seats = len(seats)
        self.rules_version = rules_version  # a changed rule bumps it; records name it
        self.verbs = verbs
        self.revealing_events: frozenset[int] = (
            frozenset()
        )  # kinds of event that show everybody what one seat had hidden

    def editions(self) -> tuple[str, ...]:
        """The keys of the editions, the usual one first."""
        raise AssertionError("a game has editions")

    def options(self) -> tuple[TableOption, ...]:
        """What the table may agree on."""
        return ()

    def event_names(self) -> Names:
        """The kinds of sentence its stories are made of."""
        raise AssertionError("a game has a story")

    def components_fingerprint(self) -> str:
        """Empty for the components that are shipped; otherwise what a record needs to name other ones."""
        return ""

    def component_values(self, edition: str) -> list[ComponentValue]:
        """Every component value of an edition with its provenance."""
        raise AssertionError("a game has components")

    def with_components(self, name: str, text: str) -> "Game[S]":
        """The same game with the components of somebody's own copy; BadComponents if they are inconsistent."""
        raise AssertionError("a game has components")

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> S:
        """Set up; stops at the first decision, which may be chance's."""
        raise AssertionError("a game can be set up")

    def rulebook(self) -> Rulebook:
        """Every rule of the game by its ID."""
        raise AssertionError("a game has rules")

    def notation(self) -> Notation[S]:
        """How positions and moves are written."""
        raise AssertionError("a game can be written down")

    def view(self, s: S, seat: Seat) -> View:
        """What this seat may know."""
        raise AssertionError("a game can be seen")

    def view_seat(self, s: S, seat: Seat) -> Seat:
        """Whose view a seat is shown, its name and its options apart: its own, or SPECTATOR's if it sees no more."""
        return seat

    def view_tail_json(self, s: S, seat: Seat) -> str:
        """The view from `scores` on as JSON, where a game writes it faster than field by field; empty: it does not."""
        return ""

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """A world that this seat cannot tell from the real one."""
        raise AssertionError("a game can be imagined")

    def words_package(self) -> str:
        """The package whose words/ folder speaks for this game."""
        raise AssertionError("a game has words")

    def prompt(self, s: S) -> Message:
        """What is asked of the seat that decides."""
        return Message(f"prompt-{s.decision().key.replace('.', '-')}", {"who": self.seat_name(s.deciding())})

    def choice(self, s: S, action: Action) -> Message:
        """An option, as a button says it."""
        return Message(
            f"choice-{self.verbs.name(verb_of(action))}", {"noun": self.write_noun(s, verb_of(action), noun_of(action))}
        )

    def story(self, s: S, event: Event) -> Message:
        """A sentence of the story."""
        return Message(f"story-{self.event_names().name(event.kind)}", {"who": self.seat_name(event.seat)})

    def ending(self, s: S) -> Message:
        """The result of a game that is over, in one sentence."""
        winners = [self.seat_name(seat) for seat in self.outcome(s).winners]
        return Message("ending-win" if len(winners) == 1 else "ending-draw", {"who": ", ".join(winners)})

    def outcome(self, s: S) -> Outcome:
        """How a game that is over ended."""
        raise AssertionError("a game ends")

    def why_not(self, s: S, action: Action) -> Refusal | None:
        """The first rule that forbids an action now, or None exactly when it is among the options."""
        if s.over:
            return self.why_over(s)
        if verb_of(action) < 0 or verb_of(action) >= self.verbs.size():
            raise AssertionError("an action has one of the game's verbs")
        return s.decision().why_not(s, action)

    def why_over(self, s: S) -> Refusal:
        """Why nothing more can be done once the game is over."""
        raise AssertionError("a game can say why it is over")

    def check(self, s: S, action: Action) -> None:
        """Raise IllegalAction, with its reason, for an action that is not offered."""
        refusal = self.why_not(s, action)
        if refusal is not None:
            raise IllegalAction(refusal, f"{refusal.rule}: {self.write(s, action)} is not allowed")

    def write_noun(self, s: S, verb: int, noun: int) -> str:
        """A noun in the words of the game; empty if the verb needs none."""
        raise AssertionError("a game can write its nouns")

    def read_noun(self, s: S, verb: int, text: str) -> int:
        """The noun that was written; Unreadable if there is no such thing."""
        raise AssertionError("a game can read its nouns")

    def write(self, s: S, action: Action) -> str:
        """An action as verb and noun: "put c3"."""
        noun = self.write_noun(s, verb_of(action), noun_of(action))
        return f"{self.verbs.name(verb_of(action))} {noun}" if noun else self.verbs.name(verb_of(action))

    def read(self, s: S, text: str) -> Action:
        """The action that was written."""
        words = text.split()
        if not words or len(words) > 2:
            raise Unreadable(f"{text!r} is not a verb and a noun")
        verb = self.verbs.number(words[0])
        return (verb << 16) + self.read_noun(s, verb, words[1] if len(words) == 2 else "")

    def check_seats(self, seats: int) -> int:
        """The number of seats, or the usual one for 0; BadOption if the game cannot be played so."""
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
        """Do all seats win or lose together? Whoever plays alone does."""
        return seats == 1

    def begins_turn(self, s: S) -> bool:
        """Does a turn begin here that may belong to the seat of the turn before? A clock pays for that one then."""
        return False

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called in the game's own words."""
        return "chance" if seat == CHANCE else self.seats[seat]

    def seat_term(self, seat: Seat) -> str:
        """What a seat is called in a message: a name, or behind `@` the key of a word."""
        return self.seat_name(seat)
