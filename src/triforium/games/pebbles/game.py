"""Pebbles as a Game: the entry point for everything outside the rules."""

from importlib.resources import files
from typing import Final

from triforium.core.action import NOBODY, Action, Seat, act
from triforium.core.datafile import DataFile
from triforium.core.errors import BadOption, IllegalAction, Unreadable
from triforium.core.event import Event
from triforium.core.game import ComponentValue, Game, Outcome
from triforium.core.message import Message
from triforium.core.notation import Names
from triforium.core.position import Dealer, Notation, Position
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.rulebook import Rulebook
from triforium.core.view import View
from triforium.games.pebbles.state import EVENTS, TAKE, TAKEN, VERBS, ChooseFirst, Pebbles, TakePebbles
from triforium.games.pebbles.view import view

HERE: Final = "triforium.games.pebbles"
SEATS: Final = ("Ann", "Ben", "Cleo", "Dan")
HEAPS: Final = ("small", "big")


def shipped(name: str) -> DataFile:
    """A data file from this package."""
    return DataFile(name, files(HERE).joinpath(name).read_text(encoding="utf-8"))


class PebblesGame(Game[Pebbles]):
    """Pebbles for two to four players."""

    def __init__(self, components: DataFile) -> None:
        super().__init__("pebbles", "Pebbles", SEATS, 2, 1, VERBS)
        self.components = components
        self.heaps = {heap: components.number("heap", heap) for heap in HEAPS}

    def component_values(self, edition: str) -> list[ComponentValue]:
        source = self.components.word("heap", "provenance")
        return [ComponentValue("heap", heap, str(pebbles), source) for heap, pebbles in self.heaps.items()]

    def with_components(self, name: str, text: str) -> "PebblesGame":
        return PebblesGame(DataFile(name, text))

    def editions(self) -> tuple[str, ...]:
        return HEAPS

    def event_names(self) -> Names:
        return EVENTS

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Pebbles:
        """PEB-SETUP-1: the heap; then chance chooses who begins."""
        if edition and edition not in HEAPS:
            raise BadOption(f"Pebbles has no edition {edition!r}; it has: {', '.join(HEAPS)}")
        return Pebbles([ChooseFirst()], False, self.check_seats(seats), self.heaps[edition or HEAPS[0]], NOBODY)

    def rulebook(self) -> Rulebook:
        return Rulebook(files(HERE).joinpath("rules.md").read_text(encoding="utf-8"))

    def notation(self) -> Notation[Pebbles]:
        return PebblesNotation()

    def view(self, s: Pebbles, seat: Seat) -> View:
        return view(s, seat)

    def imagine(self, s: Pebbles, seat: Seat, rng: Rng) -> Pebbles:
        """Nothing is hidden."""
        return s.copy()

    def words_package(self) -> str:
        return HERE

    def prompt(self, s: Pebbles) -> Message:
        return Message("prompt-take", {"who": self.seat_name(s.deciding()), "pebbles": str(s.pebbles)})

    def story(self, s: Pebbles, event: Event) -> Message:
        args = {"who": self.seat_name(event.seat)}
        if event.kind == TAKEN:
            args["pebbles"] = str(event.nouns[0])
        return Message(f"story-{EVENTS.name(event.kind)}", args)

    def outcome(self, s: Pebbles) -> Outcome:
        return Outcome("heap empty", "PEB-END-1", [s.winner])

    def why_over(self, s: Pebbles) -> Refusal:
        return Refusal("PEB-END-1", "game-over")

    def write_noun(self, s: Pebbles, verb: int, noun: int) -> str:
        return str(noun)

    def read_noun(self, s: Pebbles, verb: int, text: str) -> int:
        return read_number(text)


def read_number(text: str) -> int:
    """A number as written in a move or an option; Unreadable if it is none."""
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise Unreadable(f"{text!r} is not a number")
    return int(text)


class PebblesNotation(Notation[Pebbles]):
    """Positions look like `peb1 2 7 0`; a move is a number."""

    def __init__(self) -> None:
        super().__init__("peb1")

    def read_position(self, text: str, rng: Rng) -> Position[Pebbles]:
        words = text.split()
        if len(words) != 4 or words[0] != "peb1":
            raise Unreadable("a position of Pebbles is 'peb1 SEATS PEBBLES TURN', for example 'peb1 2 7 0'")
        seats, pebbles, turn = (read_number(word) for word in words[1:])
        if not 2 <= seats <= 4 or turn >= seats or not 1 <= pebbles <= 1000:
            raise Unreadable(
                "a position of Pebbles has 2 to 4 seats, 1 to 1000 pebbles, and the turn of one of the seats"
            )
        return Position(Pebbles([TakePebbles(turn)], False, seats, pebbles, NOBODY), Dealer(rng))

    def write_position(self, position: Position[Pebbles]) -> str:
        return self.write_view(position.state, 0)

    def write_view(self, s: Pebbles, seat: Seat) -> str:
        return f"peb1 {s.seats} {s.pebbles} {max(s.deciding(), 0)}"

    def play(self, position: Position[Pebbles], moves: list[str]) -> None:
        for move in moves:
            action = act(TAKE, read_number(move))
            s = position.state
            refusal = Refusal("PEB-END-1", "game-over") if s.over else s.decision().why_not(s, action)
            if refusal is not None:
                raise IllegalAction(refusal, f"{refusal.rule}: {move} is not allowed")
            s.take(action)

    def moves(self, s: Pebbles) -> list[str]:
        return [str(action & 0xFFFF) for action in s.options()]

    def write_moves(self, s: Pebbles, actions: list[Action]) -> list[str]:
        return [str(action & 0xFFFF) for action in actions if action >> 16 == TAKE]


PEBBLES: Final = PebblesGame(shipped("components.toml"))
