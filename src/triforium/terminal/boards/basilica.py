"""The table of Basilica, drawn: track, cathedral, market, players."""

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from triforium.core.action import Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.words import Words
from triforium.games.basilica.events import AREA_SCORED, SCORING
from triforium.games.basilica.kinds import COLOURS
from triforium.games.basilica.plan import cell_name
from triforium.games.basilica.turn import ACTIONS_PER_TURN
from triforium.games.basilica.view import BasilicaView
from triforium.terminal.boards.basilica_cathedral import FAINT, SEAT_LETTERS, SEAT_STYLES, cathedral, cathedral_width
from triforium.terminal.boards.basilica_market import NARROWEST, WIDEST, market, market_width
from triforium.terminal.boards.board import Board, Signs, between, choice_numbers, side_by_side

CELL: Final = 6  # inside of a cell
WIDE_CELL: Final = 8
WIDE: Final = 100  # from this width on cells are wide
SEAT_KEYS: Final = ("seat-white", "seat-black")


class BasilicaBoard(Board):
    """Everything public in one picture."""

    quiet = frozenset(
        {"tile_revealed", "tile_turned", "order_filled", "vault_filled", "order_discarded", "turn_begins"}
    )

    def seat(self, game: Game[Any], words: Words, seat: Seat) -> str:
        return words.word(SEAT_KEYS[seat])

    def lines(
        self, game: Game[Any], words: Words, view: Any, names: Sequence[str], width: int, signs: Signs
    ) -> list[Text]:
        numbers = choice_numbers(view)
        inner = WIDE_CELL if width >= WIDE else CELL
        room = width - cathedral_width(inner) - 1
        slot = min(max((room - 1) // 3 - 1, NARROWEST), WIDEST)
        built = cathedral(view, numbers, inner, signs)
        stalls = market(view, words, numbers, slot, signs)
        stalls.append(Text())
        for seat in (0, 1):
            stalls += player(view, words, seat, names[seat], market_width(slot), signs)
        if room >= market_width(slot):
            picture = side_by_side(built, stalls, 1)
        else:  # too narrow: one below the other
            picture = [*built, *stalls]
        for line in picture:
            line.truncate(width)
        return [track(view, words, width, signs), *picture]

    def legend(self, words: Words) -> str:
        return words.word("legend")

    def summary(self, game: Game[Any], words: Words, story: list[Event]) -> RenderableType | None:
        """Every scoring, area by area, from the events."""
        table = Table(box=box.SIMPLE, title=words.word("score-table"), title_justify="left", title_style="bold")
        table.add_column(words.word("score-scoring"))
        table.add_column(words.word("score-area"))
        for key in SEAT_KEYS:
            table.add_column(words.word(key), justify="right")
        totals = [0, 0]
        for number, areas in scorings(story):
            table.add_section()
            for colour, cell, white, black in areas:
                area = f"{words.word(f'colour-{COLOURS.name(colour)}')} {cell_name(cell)}"
                table.add_row(str(number), area, str(white), str(black))
            gained = [sum(area[2] for area in areas), sum(area[3] for area in areas)]
            table.add_row(str(number), words.word("score-sum"), str(gained[0]), str(gained[1]), style="bold")
            totals = [totals[0] + gained[0], totals[1] + gained[1]]
        table.add_section()
        table.add_row("", words.word("score-total"), str(totals[0]), str(totals[1]), style="bold")
        return table


def scorings(story: list[Event]) -> list[tuple[int, list[list[int]]]]:
    """Every scoring of a story with its areas: colour, first cell, White's points, Black's points."""
    found: list[tuple[int, list[list[int]]]] = []
    for event in story:
        if event.kind == SCORING:
            found.append((event.nouns[0], []))
        elif event.kind == AREA_SCORED:
            found[-1][1].append(event.nouns[:4])
    return found


def track(view: BasilicaView, words: Words, width: int, signs: Signs) -> Text:
    """The track of the Queen or King, and the distance to the next crown."""
    word = words.word(view.timekeeper)
    crowns = view.crown_spaces or []
    line = Text().append(f"{word} ", "bold")
    for space in range(view.spaces + 1):
        if space == view.queen:
            line.append(word[0], "bold reverse")
        elif space in crowns:
            line.append(signs.crown, "bold yellow")
        else:
            line.append(signs.trail if space < view.queen else signs.dot, "yellow" if space < view.queen else FAINT)
    coming = [space for space in crowns if space > view.queen]
    text = words.word("track", space=str(view.queen), next=str(coming[0])) if coming else words.word("track-end")
    if line.cell_len + len(text) + 1 > width:
        text = f"{view.queen}/{view.spaces}"
    return line.append(f" {text}")


def player(view: BasilicaView, words: Words, seat: Seat, name: str, width: int, signs: Signs) -> list[Text]:
    """A player: name, actions left, points; then the supply."""
    supply = (view.players or [])[seat]
    active = seat == view.active and not view.over
    left = Text(f"{signs.arrow} " if seat == view.deciding else "  ")
    left.append(SEAT_LETTERS[seat], SEAT_STYLES[seat]).append(" ")
    left.append(words.word(SEAT_KEYS[seat]) + (f" ({name})" if name else ""), "bold")
    if active:
        still = min(view.actions_left, ACTIONS_PER_TURN)
        left.append(" " + signs.left * still + signs.done * (ACTIONS_PER_TURN - still))
    tokens = " ".join(token for token in supply.tokens if token) or f"{len(supply.tokens)}"
    text = words.word("supply", builders=str(supply.builders), coins=str(supply.coins), tokens=tokens)
    points = Text(words.word("points", points=str(supply.score)), "bold")
    return [between(left, points, width), Text(f"  {text}")]
