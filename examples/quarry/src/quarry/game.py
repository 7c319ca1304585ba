"""Quarry's game object: the interface through which Triforium uses the game."""

from hashlib import sha256
from importlib.resources import files
from typing import Final

from quarry.notation import QuarryNotation
from quarry.state import BLOCKS, CRACKED, DRAW, DUG, EVENTS, FIRST, STOPPED, VERBS, ChooseFirst, Quarry
from quarry.view import view
from triforium.core.action import Seat
from triforium.core.datafile import DataFile
from triforium.core.errors import BadOption, Unreadable
from triforium.core.event import Event
from triforium.core.game import ComponentValue, Edition, Game, Outcome
from triforium.core.message import Message
from triforium.core.notation import Names
from triforium.core.position import Notation
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.rulebook import Rulebook
from triforium.core.view import View

HERE: Final = "quarry"
SEATS: Final = ("Ada", "Bruno", "Cecily", "Dietrich")
EDITIONS: Final = ("long", "short")
KINDS: Final = ("cracked", "ones", "twos", "threes")
STORY: Final = {DUG: "value", CRACKED: "lost", STOPPED: "points"}  # what the number in a sentence is called


def shipped(name: str) -> str:
    """A text file of this package."""
    return files(HERE).joinpath(name).read_text(encoding="utf-8")


class QuarryGame(Game[Quarry]):
    """Two to four players, a bag and a cart."""

    def __init__(self, components: DataFile, fingerprint: str = "") -> None:
        super().__init__("quarry", "Quarry", SEATS, 2, 1, VERBS)
        self.components = components
        self.fingerprint = fingerprint
        self.bags = {edition: tuple(components.number(edition, kind) for kind in KINDS) for edition in EDITIONS}
        for edition, bag in self.bags.items():
            if min(bag) < 0 or sum(bag) == 0:
                raise components.bad((edition,), "QRY-SETUP-1: there is something to dig", f"the bag is {bag}")

    def with_components(self, name: str, text: str) -> "QuarryGame":
        return QuarryGame(DataFile(name, text), sha256(text.encode()).hexdigest()[:12])

    def components_fingerprint(self) -> str:
        return self.fingerprint

    def component_values(self, edition: str) -> list[ComponentValue]:
        key = edition or EDITIONS[0]
        source = self.components.word(key, "provenance")
        return [ComponentValue("bag", kind, str(self.components.number(key, kind)), source) for kind in KINDS]

    def editions(self) -> tuple[str, ...]:
        return EDITIONS

    def event_names(self) -> Names:
        return EVENTS

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Quarry:
        """QRY-SETUP-1: a full bag, an empty cart; then chance chooses the first player."""
        if edition and edition not in EDITIONS:
            raise BadOption(f"Quarry has no edition {edition!r}; it has: {', '.join(EDITIONS)}")
        key = edition or EDITIONS[0]
        return Quarry([ChooseFirst()], False, Edition(key, {}), self.bags[key], 0, (0,) * self.check_seats(seats))

    def rulebook(self) -> Rulebook:
        return Rulebook(shipped("rules.md"))

    def notation(self) -> Notation[Quarry]:
        return QuarryNotation(EDITIONS)

    def view(self, s: Quarry, seat: Seat) -> View:
        return view(s, seat)

    def imagine(self, s: Quarry, seat: Seat, rng: Rng) -> Quarry:
        """Nothing is hidden: the next draw is not decided yet."""
        return s.copy()

    def words_package(self) -> str:
        return HERE

    def prompt(self, s: Quarry) -> Message:
        args = {"cart": str(s.cart), "blocks": str(sum(s.bag)), "cracked": str(s.bag[0])}
        return Message("prompt-dig", {"who": self.seat_name(s.deciding()), **args})

    def story(self, s: Quarry, event: Event) -> Message:
        args = {"who": self.seat_name(event.seat)}
        if event.kind in STORY:
            args[STORY[event.kind]] = str(event.nouns[0])
        return Message(f"story-{EVENTS.name(event.kind)}", args)

    def outcome(self, s: Quarry) -> Outcome:
        """QRY-END-1: the player with the most points wins."""
        most = max(s.points)
        return Outcome("bag empty", "QRY-END-1", [seat for seat, points in enumerate(s.points) if points == most])

    def why_over(self, s: Quarry) -> Refusal:
        return Refusal("QRY-END-1", "game-over")

    def write_noun(self, s: Quarry, verb: int, noun: int) -> str:
        if verb == DRAW:
            return BLOCKS.name(noun) if noun < BLOCKS.size() else str(noun)
        return str(noun) if verb == FIRST or noun else ""

    def read_noun(self, s: Quarry, verb: int, text: str) -> int:
        if verb == DRAW:
            return BLOCKS.number(text)
        if not text and verb != FIRST:
            return 0
        if not text.isascii() or not text.isdigit() or len(text) > 4:
            raise Unreadable(f"{text!r} is not a number")
        return int(text)


QUARRY: Final = QuarryGame(DataFile("components.toml", shipped("components.toml")))
