"""Stupor Mundi as a Game: the entry point for everything outside the rules."""

from typing import Any, Final

from triforium.core.action import Action, Seat
from triforium.core.datafile import Component, DataFile, shipped_components
from triforium.core.event import Event
from triforium.core.game import ComponentValue, Game, Outcome
from triforium.core.message import Message
from triforium.core.nouns import Nouns
from triforium.core.options import TableOption
from triforium.core.position import Notation
from triforium.core.rng import Rng
from triforium.core.view import View
from triforium.games.stupor_mundi.components import drawn, read_components
from triforium.games.stupor_mundi.components.steps import create_effects
from triforium.games.stupor_mundi.edition import EDITION_KEYS, OPTIONS, StuporMundiEdition, edition_for
from triforium.games.stupor_mundi.ending import reasons, winners
from triforium.games.stupor_mundi.events import EVENTS, SLOTS_DISCARDED
from triforium.games.stupor_mundi.imagine import imagine
from triforium.games.stupor_mundi.kinds import ROUNDS_END
from triforium.games.stupor_mundi.notation import StuporMundiNotation
from triforium.games.stupor_mundi.notation.nouns import nouns
from triforium.games.stupor_mundi.provenance import component_values
from triforium.games.stupor_mundi.setup import set_up
from triforium.games.stupor_mundi.state import SEAT_NAMES, StuporMundi
from triforium.games.stupor_mundi.story import choice_message, ending_message, prompt_message, seat_term, story_message
from triforium.games.stupor_mundi.turn import StartTurn
from triforium.games.stupor_mundi.verbs import VERBS
from triforium.games.stupor_mundi.view import view

RULES_VERSION: Final = 1
HERE: Final = "triforium.games.stupor_mundi"


class StuporMundiGame(Game[StuporMundi]):
    """Stupor Mundi with the built-in components, or with those of a file given by the user."""

    def __init__(self, file: DataFile) -> None:
        super().__init__(HERE, "stupor_mundi", "Stupor Mundi", SEAT_NAMES, 1, RULES_VERSION, VERBS, EVENTS, file)
        self.revealing_events = frozenset({SLOTS_DISCARDED})  # RUL-18: until then, face-down cards are secret
        self.components = read_components(file)
        self.tables: dict[str, StuporMundiEdition] = {}

    def with_components(self, name: str, text: str) -> "StuporMundiGame":
        game = StuporMundiGame(DataFile(name, text))
        for unknown in game.components.translated():
            known = unknown in self.components.translated()
            game.file.check(known, (), "IDs are those of the shipped file", f"there are no words for {unknown}")
        return game

    def printed(self) -> Component:
        return self.components

    def components_data(self) -> Component:
        found = nouns(self.table("", self.most_seats, {}))
        kinds = {kind for kind in self.verbs.kinds if kind}
        return drawn(self.components, {kind: found[kind].names for kind in sorted(kinds) if found[kind].names})

    def components_schema(self) -> dict[str, Any]:
        schema = super().components_schema()
        for table in schema["$defs"].values():
            if table.get("additionalProperties") is False:
                table["patternProperties"] = {"^prov_": {"enum": ["R", "D", "P", "X"]}}  # the source of a single key
        return schema

    def component_values(self, edition: str) -> list[ComponentValue]:
        self.check_edition(edition)
        return component_values(self.file)

    def editions(self) -> tuple[str, ...]:
        return EDITION_KEYS

    def options(self) -> tuple[TableOption, ...]:
        return OPTIONS

    def table(self, edition: str, seats: int, options: dict[str, str]) -> StuporMundiEdition:
        """The edition of a table with all its effects; cached, because it never changes."""
        key = f"{edition} {seats} {sorted(options.items())}"
        found = self.tables.get(key)
        if found is None:
            found = edition_for(self.check_edition(edition), options, self.components, seats)
            create_effects(found)
            self.tables[key] = found
        return found

    def deal(self, edition: str = "", seats: int = 0, options: dict[str, str] | None = None) -> StuporMundi:
        """One to four players; a single player plays against Frederick (SM-SOLO-1)."""
        return set_up(self.table(edition, self.check_seats(seats), options or {}))

    def begins_turn(self, s: StuporMundi) -> bool:
        """SM-TURN-1: a solo player, or the last player who has not passed, has several turns in a row."""
        return not s.over and isinstance(s.decision(), StartTurn)

    def notation(self) -> Notation[StuporMundi]:
        return StuporMundiNotation(self.table)

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

    def nouns(self, s: StuporMundi) -> dict[str, Nouns]:
        return nouns(s.edition)


STUPOR_MUNDI: Final = StuporMundiGame(shipped_components(HERE))
