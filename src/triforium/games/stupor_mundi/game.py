"""Stupor Mundi as a Game: the entry point for everything outside the rules."""

import hashlib
from importlib.resources import files
from typing import Final

from triforium.core.action import Action, Seat
from triforium.core.datafile import DataFile
from triforium.core.event import Event
from triforium.core.game import ComponentValue, Game, Outcome
from triforium.core.message import Message
from triforium.core.nouns import Nouns
from triforium.core.options import TableOption
from triforium.core.position import Notation
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.rulebook import Rulebook
from triforium.core.view import View
from triforium.games.stupor_mundi.components import Components
from triforium.games.stupor_mundi.edition import EDITION_KEYS, OPTIONS, StuporMundiEdition, edition_for
from triforium.games.stupor_mundi.effects import create_effects
from triforium.games.stupor_mundi.ending import reasons, winners
from triforium.games.stupor_mundi.events import EVENTS, SLOTS_DISCARDED
from triforium.games.stupor_mundi.imagine import imagine
from triforium.games.stupor_mundi.kinds import ROUNDS_END
from triforium.games.stupor_mundi.notation import StuporMundiNotation
from triforium.games.stupor_mundi.nouns import nouns
from triforium.games.stupor_mundi.provenance import component_values
from triforium.games.stupor_mundi.read_components import read_components
from triforium.games.stupor_mundi.setup import set_up
from triforium.games.stupor_mundi.state import SEAT_NAMES, StuporMundi
from triforium.games.stupor_mundi.story import choice_message, ending_message, prompt_message, seat_term, story_message
from triforium.games.stupor_mundi.turn import StartTurn
from triforium.games.stupor_mundi.verbs import VERBS
from triforium.games.stupor_mundi.view import view

RULES_VERSION: Final = 1
HERE: Final = "triforium.games.stupor_mundi"


def shipped(name: str) -> str:
    """The content of a data file in this package."""
    return files(HERE).joinpath(name).read_text(encoding="utf-8")


def translated_names(components: Components) -> list[list[str]]:
    """The IDs that have a translation in every language."""
    return [
        [card.name for card in components.cards],
        [ally.name for ally in components.allies],
        [tile.name for tile in components.bonus_tiles],
        [cover.name for cover in components.covers],
        components.voyage.cities,
        components.houses,
        components.board.pieces,
    ]


class StuporMundiGame(Game[StuporMundi]):
    """Stupor Mundi with the built-in components, or with those of a file given by the user."""

    def __init__(self, components: Components) -> None:
        super().__init__(
            HERE, "stupor_mundi", "Stupor Mundi", SEAT_NAMES, 1, RULES_VERSION, VERBS, EVENTS, components.file
        )
        self.revealing_events = frozenset({SLOTS_DISCARDED})  # RUL-18: until then, face-down cards are secret
        self.components = components
        self.tables: dict[str, StuporMundiEdition] = {}

    def with_components(self, name: str, text: str) -> "StuporMundiGame":
        file = DataFile(name, text)
        components = read_components(file, hashlib.sha256(text.encode()).hexdigest()[:16])
        for known, found in zip(translated_names(self.components), translated_names(components), strict=True):
            for unknown in found:
                if unknown not in known:
                    raise file.bad((), "IDs are those of the shipped file", f"there are no words for {unknown}")
        return StuporMundiGame(components)

    def components_fingerprint(self) -> str:
        return self.components.fingerprint

    def component_values(self, edition: str) -> list[ComponentValue]:
        self.table(edition, 2, {})
        return component_values(self.components.file)

    def editions(self) -> tuple[str, ...]:
        return EDITION_KEYS

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def table(self, edition: str, seats: int, options: dict[str, str]) -> StuporMundiEdition:
        """The edition of a table with all its effects; cached, because it never changes."""
        key = f"{edition} {seats} {sorted(options.items())}"
        found = self.tables.get(key)
        if found is None:
            found = edition_for(edition, options, self.components, seats)
            create_effects(found)
            self.tables[key] = found
        return found

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> StuporMundi:
        """One to four players; a single player plays against Frederick (SM-SOLO-1)."""
        return set_up(self.table(edition, self.check_seats(seats), options or {}))

    def begins_turn(self, s: StuporMundi) -> bool:
        """SM-TURN-1: a solo player, or the last player who has not passed, has several turns in a row."""
        return not s.over and isinstance(s.decision(), StartTurn)

    def rulebook(self) -> Rulebook:
        if self.book is None:
            self.book = Rulebook(shipped("rules.md"))
        return self.book

    def notation(self) -> Notation[StuporMundi]:
        return StuporMundiNotation(self.table, self.rulebook())

    def view(self, s: StuporMundi, seat: Seat) -> View:
        return view(s, seat)

    def imagine(self, s: StuporMundi, seat: Seat, rng: Rng) -> StuporMundi:
        return imagine(s, seat, rng)

    def prompt(self, s: StuporMundi) -> Message:
        return prompt_message(s)

    def choice(self, s: StuporMundi, action: Action) -> Message:
        return choice_message(s, action)

    def story(self, s: StuporMundi, event: Event) -> Message:
        return story_message(s, event)

    def ending(self, s: StuporMundi) -> Message:
        return ending_message(s)

    def seat_term(self, seat: Seat) -> str:
        return seat_term(seat)

    def outcome(self, s: StuporMundi) -> Outcome:
        """SM-END-1, SM-END-3, RUL-117: every condition that was met, and who won."""
        return Outcome(reasons(s), "SM-END-3" if s.ends == ROUNDS_END else "SM-END-1", winners(s))

    def why_over(self, s: StuporMundi) -> Refusal:
        return Refusal(self.outcome(s).rule, "game-over")

    def nouns(self, s: StuporMundi) -> dict[str, Nouns]:
        return nouns(s.edition)


def stupor_mundi() -> StuporMundiGame:
    """Stupor Mundi with the built-in components."""
    return StuporMundiGame(read_components(DataFile("components.toml", shipped("components.toml")), ""))


STUPOR_MUNDI: Final = stupor_mundi()
