"""Basilica as a Game: the entry point for everything outside the rules."""

from typing import Final

from triforium.core.action import SPECTATOR, Action, Seat
from triforium.core.datafile import Component, DataFile, shipped_components
from triforium.core.event import Event
from triforium.core.game import ComponentValue, Game, Outcome
from triforium.core.masks import members
from triforium.core.message import Message
from triforium.core.nouns import Nouns
from triforium.core.options import TableOption
from triforium.core.position import Notation
from triforium.core.rng import Rng
from triforium.core.values import with_item
from triforium.core.view import View
from triforium.games.basilica.components import read_components
from triforium.games.basilica.edition import EDITION_KEYS, OPTIONS, edition_for
from triforium.games.basilica.ending import winners
from triforium.games.basilica.events import EVENTS, JESTER_COLOURED
from triforium.games.basilica.kinds import ENDINGS, EXHAUSTED, SEAT_NAMES
from triforium.games.basilica.notation import BasilicaNotation
from triforium.games.basilica.notation.nouns import nouns
from triforium.games.basilica.provenance import component_values
from triforium.games.basilica.scoring import is_secret
from triforium.games.basilica.setup import set_up
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.story import choice_message, ending_message, prompt_message, seat_term, story_message
from triforium.games.basilica.verbs import VERBS
from triforium.games.basilica.view import view

RULES_VERSION: Final = 1
HERE: Final = "triforium.games.basilica"


class BasilicaGame(Game[Basilica]):
    """Basilica with the built-in components, or with those of a file given by the user."""

    def __init__(self, file: DataFile) -> None:
        super().__init__(HERE, "basilica", "Basilica", SEAT_NAMES, 2, RULES_VERSION, VERBS, EVENTS, file)
        self.revealing_events = frozenset({JESTER_COLOURED})  # BAS-JESTER-5: colours are chosen in secret
        self.components = read_components(file)
        self.dealt: dict[str, Basilica] = {}  # cache: building an edition's tables costs as much as dozens of turns

    def with_components(self, name: str, text: str) -> "BasilicaGame":
        return BasilicaGame(DataFile(name, text))

    def printed(self) -> Component:
        return self.components

    def component_values(self, edition: str) -> list[ComponentValue]:
        return component_values(self.components, edition_for(edition, {}, self.components).key)

    def editions(self) -> tuple[str, ...]:
        return EDITION_KEYS

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Basilica:
        """BAS-SETUP-1: exactly two players."""
        self.check_seats(seats)
        key = f"{edition} {sorted((options or {}).items())}"
        if key not in self.dealt:
            self.dealt[key] = set_up(edition_for(edition, options or {}, self.components))
        return self.dealt[key].copy()

    def nouns(self, s: Basilica) -> dict[str, Nouns]:
        return nouns(s.edition)

    def notation(self) -> Notation[Basilica]:
        return BasilicaNotation(self.components, self.rulebook())

    def view(self, s: Basilica, seat: Seat) -> View:
        return view(s, seat)

    def view_seat(self, s: Basilica, seat: Seat) -> Seat:
        """BAS-JESTER-5: all seats share one view, except while Jester colours are being chosen in secret."""
        return seat if is_secret(s) else SPECTATOR

    def imagine(self, s: Basilica, seat: Seat, rng: Rng) -> Basilica:
        """A copy with random values for the only hidden information: Jester colours that rivals chose in secret."""
        world = s.copy()
        if is_secret(s):
            known = s.builders[seat] if seat >= 0 else 0
            chosen = (s.extra[0] | s.extra[1] | s.extra[2] | s.extra[3]) & ~known
            for colour in range(4):
                world.extra = with_item(world.extra, colour, world.extra[colour] & known)
            for cell in members(chosen):
                colour = rng.member(0b1111 & ~s.edition.colours[s.tiles[cell]])
                world.extra = with_item(world.extra, colour, world.extra[colour] | 1 << cell)
        return world

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
        return Outcome(ENDINGS[s.ending], "BAS-END-2" if s.ending == EXHAUSTED else "BAS-END-1", winners(s))


BASILICA: Final = BasilicaGame(shipped_components(HERE))
