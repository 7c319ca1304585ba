"""The Cathedral of Orléans as a Game: the entry point for everything outside the rules."""

from typing import Final

from triforium.core.action import SPECTATOR, Action, Seat
from triforium.core.datafile import Component, DataFile, shipped, shipped_components
from triforium.core.event import Event
from triforium.core.game import ComponentValue, Game, Outcome
from triforium.core.message import Message
from triforium.core.nouns import Nouns
from triforium.core.options import TableOption
from triforium.core.position import Notation
from triforium.core.rng import Rng
from triforium.core.rulebook import Rulebook
from triforium.core.view import View
from triforium.games.orleans.components import read_components
from triforium.games.orleans.edition import EDITION_KEYS, OPTIONS, edition_for
from triforium.games.orleans.ending import REASONS, RULES, winners
from triforium.games.orleans.events import EVENTS
from triforium.games.orleans.kinds import SEAT_NAMES
from triforium.games.orleans.notation import OrleansNotation
from triforium.games.orleans.notation.nouns import nouns
from triforium.games.orleans.provenance import component_values
from triforium.games.orleans.rulebook import OrleansRulebook
from triforium.games.orleans.setup import set_up
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.story import choice_message, ending_message, prompt_message, seat_term, story_message
from triforium.games.orleans.verbs import VERBS
from triforium.games.orleans.view import view

RULES_VERSION: Final = 1
HERE: Final = "triforium.games.orleans"


class OrleansGame(Game[Orleans]):
    """The Cathedral of Orléans with the built-in components, or with those of a file given by the user."""

    def __init__(self, file: DataFile) -> None:
        title = "The Cathedral of Orléans"
        super().__init__(HERE, "orleans", title, SEAT_NAMES, 2, RULES_VERSION, VERBS, EVENTS, file)
        self.components = read_components(file)

    def with_components(self, name: str, text: str) -> "OrleansGame":
        return OrleansGame(DataFile(name, text))

    def printed(self) -> Component:
        return self.components

    def component_values(self, edition: str) -> list[ComponentValue]:
        return component_values(self.components, self.check_edition(edition))

    def editions(self) -> tuple[str, ...]:
        return EDITION_KEYS

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> Orleans:
        """ORL-SETUP-1, ORL-VAR-2, ORL-VAR-3: two to four seats, held by any mix of people and bots."""
        return set_up(edition_for(edition, options or {}, self.components), self.check_seats(seats))

    def is_cooperative(self, seats: int) -> bool:
        """ORL-END-1, ORL-END-2: always, with any number of seats."""
        return True

    def rulebook(self) -> Rulebook:
        if self.book is None:
            self.book = OrleansRulebook(shipped(HERE, "rules.md"))
        return self.book

    def nouns(self, s: Orleans) -> dict[str, Nouns]:
        return nouns(s.edition)

    def notation(self) -> Notation[Orleans]:
        return OrleansNotation(self.components)

    def view(self, s: Orleans, seat: Seat) -> View:
        return view(s, seat)

    def view_seat(self, s: Orleans, seat: Seat) -> Seat:
        """ORL-TURN-5: all seats see the same."""
        return SPECTATOR

    def imagine(self, s: Orleans, seat: Seat, rng: Rng) -> Orleans:
        """A plain copy: all seats know the same, and unseen draws are not decided yet."""
        return s.copy()

    def prompt(self, s: Orleans) -> Message:
        return prompt_message(s)

    def choice(self, s: Orleans, action: Action) -> Message:
        return choice_message(s, action)

    def story(self, s: Orleans, event: Event) -> Message:
        return story_message(s.edition, event)

    def ending(self, s: Orleans) -> Message:
        return ending_message(s)

    def seat_term(self, seat: Seat) -> str:
        return seat_term(seat)

    def outcome(self, s: Orleans) -> Outcome:
        """ORL-END-1, ORL-END-2: the roof is built and all win, or the third round is over and nobody does."""
        return Outcome(REASONS[s.result], RULES[s.result], winners(s))


ORLEANS: Final = OrleansGame(shipped_components(HERE))
