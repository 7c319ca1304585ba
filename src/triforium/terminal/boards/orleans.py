"""The table of The Cathedral of Orléans, drawn: cathedral, map, town, orders, builders."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from triforium.core.action import Seat
from triforium.core.game import Game
from triforium.core.words import Words
from triforium.games.orleans.kinds import ITEM_LETTERS, ITEMS
from triforium.games.orleans.view import OrleansView
from triforium.terminal.boards.board import Board, Signs, choice_numbers, side_by_side
from triforium.terminal.boards.orleans_map import FAINT, ITEM_STYLES, SEAT_STYLES, MapDrawer
from triforium.terminal.boards.orleans_town import bags, blueprints, orders, town

PANEL: Final = 34  # what stands beside the map
WIDE_PANEL: Final = 42
WIDE: Final = 100  # from this width on the panel is wider
NARROWEST_MAP: Final = 40
WIDEST_MAP: Final = 84
SLOTS: Final = 5


class OrleansBoard(Board):
    """Everything public in one picture."""

    quiet = frozenset({"workshop_laid", "good_laid", "rosette_laid", "first_good", "follower_drawn", "tile_cleared"})

    def seat(self, game: Game[Any], words: Words, seat: Seat) -> str:
        return words.word(f"seat-{game.seat_name(seat).lower()}")

    def lines(
        self, game: Game[Any], words: Words, view: Any, names: Sequence[str], width: int, signs: Signs
    ) -> list[Text]:
        numbers = choice_numbers(view)
        routes = {noun: number for (verb, noun), number in numbers.items() if verb == "go"}
        components = view_components(game)
        panel = WIDE_PANEL if width >= WIDE else PANEL
        beside = width >= NARROWEST_MAP + 1 + PANEL
        across = min(width - panel - 1 if beside else width, WIDEST_MAP)
        facts = [
            *town(components, view, words, numbers),
            Text(),
            *orders(view, words),
            blueprints(view, words, numbers, signs),
            *bags(view, words),
        ]
        height = max(len(facts), 18) if beside else max(across * 2 // 5, 14)
        picture = MapDrawer(components, view, across, height, signs).draw(routes)
        both = side_by_side(picture, facts, 1) if beside else [*picture, *facts]
        found = [
            heading(view, words, signs),
            *both,
            *[builder(view, words, seat, names, signs) for seat in seats(view)],
        ]
        for line in found:
            line.truncate(width)
        return found

    def legend(self, words: Words) -> str:
        return words.word("legend")


def view_components(game: Game[Any]) -> Any:
    """The map and the town are printed on the board of this game."""
    components: Any = game.components  # type: ignore[attr-defined]
    return components


def seats(view: OrleansView) -> range:
    """The builders of all players."""
    return range(len(view.seats))


def heading(view: OrleansView, words: Words, signs: Signs) -> Text:
    """The round, and the sections that are built."""
    line = Text(words.word("round-of", number=str(view.round), most=str(view.rounds)) + "  ", "bold")
    line.append(words.word("cathedral") + " ")
    for section in range(1, view.sections_to_win + 1):
        if section <= view.sections:
            line.append(str(section), "bold black on #e8c547")
        else:
            line.append(signs.dot, FAINT)
    line.append(f" {view.sections}/{view.sections_to_win}")
    if view.hand is not None:
        line.append("   " + words.word("in-hand", follower=words.word(f"follower-{view.hand}")), "bold")
    return line


def builder(view: OrleansView, words: Words, seat: Seat, names: Sequence[str], signs: Signs) -> Text:
    """A builder with its knapsack: letter, name, place, five slots."""
    shown = view.seats[seat]
    line = Text(f"{signs.arrow} " if seat == view.deciding else "  ")
    line.append(shown.letter, SEAT_STYLES[seat]).append(" ")
    name = words.word(f"seat-{shown.name.lower()}") + (f" ({names[seat]})" if names[seat] else "")
    line.append(f"{name:22} ", "bold").append(f"{shown.place}  ")
    for item in shown.knapsack:
        line.append(ITEM_LETTERS[ITEMS.number(item)], ITEM_STYLES[item]).append(" ")
    line.append((signs.dot + " ") * (SLOTS - len(shown.knapsack)), FAINT)
    if len(shown.knapsack) == SLOTS:
        line.append(" " + words.word("full"))
    return line
