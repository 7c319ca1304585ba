"""Basilica as a Game: the entry point for everything outside the rules."""

import hashlib
from importlib.resources import files
from typing import Final

from triforium.core.action import SPECTATOR, Action, Seat
from triforium.core.datafile import DataFile
from triforium.core.event import Event
from triforium.core.game import ComponentValue, Game, Outcome
from triforium.core.masks import members
from triforium.core.message import Message
from triforium.core.notation import Names
from triforium.core.options import TableOption
from triforium.core.position import Notation
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.rulebook import Rulebook
from triforium.core.values import with_item
from triforium.core.view import View
from triforium.games.basilica.components import Components, read_components
from triforium.games.basilica.edition import EDITION_KEYS, OPTIONS, edition_for
from triforium.games.basilica.ending import winners
from triforium.games.basilica.events import EVENTS, JESTER_COLOURED
from triforium.games.basilica.notation import BasilicaNotation
from triforium.games.basilica.nouns import read_noun, write_noun
from triforium.games.basilica.provenance import component_values
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.setup import set_up
from triforium.games.basilica.state import EXHAUSTED, SEAT_NAMES, Basilica
from triforium.games.basilica.story import choice_message, ending_message, prompt_message, seat_term, story_message
from triforium.games.basilica.verbs import VERBS
from triforium.games.basilica.view import view
from triforium.games.basilica.written import view_tail_json

RULES_VERSION: Final = 1
HERE: Final = "triforium.games.basilica"


def shipped(name: str) -> str:
    """The content of a data file in this package."""
    return files(HERE).joinpath(name).read_text(encoding="utf-8")


class BasilicaGame(Game[Basilica]):
    """Basilica with the built-in components, or with those of a file given by the user."""

    def __init__(self, components: Components) -> None:
        super().__init__("basilica", "Basilica", SEAT_NAMES, 2, RULES_VERSION, VERBS)
        self.revealing_events = frozenset({JESTER_COLOURED})  # BAS-JESTER-5: colours are chosen in secret
        self.components = components
        self.book: Rulebook | None = None
        self.dealt: dict[str, Basilica] = {}  # cache: building an edition's tables costs as much as dozens of turns

    def with_components(self, name: str, text: str) -> "BasilicaGame":
        return BasilicaGame(read_components(DataFile(name, text), hashlib.sha256(text.encode()).hexdigest()[:16]))

    def components_fingerprint(self) -> str:
        return self.components.fingerprint

    def component_values(self, edition: str) -> list[ComponentValue]:
        return component_values(self.components.file, edition_for(edition, {}, self.components).key)

    def editions(self) -> tuple[str, ...]:
        return EDITION_KEYS

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def event_names(self) -> Names:
        return EVENTS

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Basilica:
        """BAS-SETUP-1: exactly two players."""
        self.check_seats(seats)
        key = f"{edition} {sorted((options or {}).items())}"
        if key not in self.dealt:
            self.dealt[key] = set_up(edition_for(edition, options or {}, self.components))
        return self.dealt[key].copy()

    def rulebook(self) -> Rulebook:
        if self.book is None:
            self.book = Rulebook(shipped("rules.md"))
        return self.book

    def notation(self) -> Notation[Basilica]:
        return BasilicaNotation(self.components, self.rulebook())

    def view(self, s: Basilica, seat: Seat) -> View:
        return view(s, seat)

    def view_tail_json(self, s: Basilica, seat: Seat) -> str:
        return "" if s.story else view_tail_json(s, seat)

    def view_seat(self, s: Basilica, seat: Seat) -> Seat:
        """BAS-JESTER-5: all seats share one view, except while Jester colours are being chosen in secret."""
        decision = None if s.over else s.decision()
        return seat if isinstance(decision, ChooseColour) and decision.secret else SPECTATOR

    def imagine(self, s: Basilica, seat: Seat, rng: Rng) -> Basilica:
        """A copy with random values for the only hidden information: Jester colours that rivals chose in secret."""
        world = s.copy()
        decision = None if s.over else s.decision()
        if isinstance(decision, ChooseColour) and decision.secret:
            known = s.builders[seat] if seat >= 0 else 0
            chosen = (s.extra[0] | s.extra[1] | s.extra[2] | s.extra[3]) & ~known
            for colour in range(4):
                world.extra = with_item(world.extra, colour, world.extra[colour] & known)
            for cell in members(chosen):
                colour = rng.member(0b1111 & ~s.edition.colours[s.tiles[cell]])
                world.extra = with_item(world.extra, colour, world.extra[colour] | 1 << cell)
        return world

    def words_package(self) -> str:
        return HERE

    def prompt(self, s: Basilica) -> Message:
        return prompt_message(s)

    def choice(self, s: Basilica, action: Action) -> Message:
        return choice_message(s, action)

    def story(self, s: Basilica, event: Event) -> Message:
        return story_message(s.edition, event)

    def ending(self, s: Basilica) -> Message:
        return ending_message(s)

    def seat_term(self, seat: Seat) -> str:
        return seat_term(seat)

    def outcome(self, s: Basilica) -> Outcome:
        """BAS-END-1, BAS-END-2, BAS-END-3, BAS-END-4: why it ended, and who has more points."""
        if s.ending == EXHAUSTED:
            return Outcome("exhausted", "BAS-END-2", winners(s))
        return Outcome("third", "BAS-END-1", winners(s))

    def why_over(self, s: Basilica) -> Refusal:
        return Refusal(self.outcome(s).rule, "game-over")

    def write_noun(self, s: Basilica, verb: int, noun: int) -> str:
        return write_noun(s.edition, verb, noun)

    def read_noun(self, s: Basilica, verb: int, text: str) -> int:
        return read_noun(s.edition, verb, text)


def basilica() -> BasilicaGame:
    """Basilica with the built-in components."""
    return BasilicaGame(read_components(DataFile("components.toml", shipped("components.toml")), ""))


BASILICA: Final = basilica()
