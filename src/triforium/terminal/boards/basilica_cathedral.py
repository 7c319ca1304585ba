"""The cathedral, drawn: a grid of vaults that grows downwards."""

from typing import Final

from rich.text import Text

from triforium.games.basilica.kinds import COLOUR_LETTERS, COLOURS, RANK_LETTERS, RANKS
from triforium.games.basilica.plan import COLUMN_NAMES, COLUMNS, STRIDE
from triforium.games.basilica.view import BasilicaView, CellView
from triforium.terminal.boards.board import Signs, centred, padded

GUTTER: Final = 2  # for the row numbers
FEWEST_ROWS: Final = 3
ROOMY: Final = 6  # more rows are drawn without lines between them
SCAFFOLDING: Final = "#"
GLASS: Final = "*"
ALTAR: Final = "+"
SEAT_LETTERS: Final = "WB"
SEAT_STYLES: Final = ("bold black on white", "bold white on black")
NUMBER: Final = "bold black on bright_cyan"
FAINT: Final = "dim"

# Letters beside colours everywhere, so that nothing depends on telling red from green.
STYLES: Final = {
    "yellow": "bold black on #e8c547",
    "blue": "bold white on #3465a4",
    "red": "bold white on #b5403a",
    "green": "bold black on #73a857",
}
PLACING: Final = (
    "put",
    "promote",
    "move",
    "move_to",
    "recruit",
    "withdraw",
    "confuse",
    "glaze",
    "scaffold",
    "destroy",
    "consecrate",
)


def letters(colours: list[str]) -> str:
    """The letters of some colours."""
    return "".join(COLOUR_LETTERS[COLOURS.number(colour)] for colour in colours)


def cathedral_width(inner: int) -> int:
    """The width of the cathedral for this inner width of a cell."""
    return GUTTER + COLUMNS * (inner + 1) + 1


def cathedral(view: BasilicaView, numbers: dict[tuple[str, int], int], inner: int, signs: Signs) -> list[Text]:
    """Columns a to e, rows from 1 downwards, one row of the plan more than is built."""
    cells = {cell.cell: cell for cell in view.cathedral or []}
    chosen = {noun: number for (verb, noun), number in numbers.items() if verb in PLACING}
    rows = max(view.rows + (0 if view.over else 1), FEWEST_ROWS)
    heading = Text(" " * (GUTTER + 1))
    for column in COLUMN_NAMES:
        heading.append_text(centred(column, inner, "bold")).append(" ")
    found = [heading, rule(signs.top, inner, signs)]
    for row in range(rows):
        if row and rows <= ROOMY:
            found.append(rule(signs.middle, inner, signs))
        drawn = [
            cell_lines(cells.get(row * STRIDE + column), chosen.get(row * STRIDE + column), inner, signs)
            for column in range(COLUMNS)
        ]
        for part in (0, 1):
            line = Text().append(f"{row + 1:>{GUTTER}}" if part == 0 else " " * GUTTER, "bold")
            line.append(signs.down, FAINT)
            for lines in drawn:
                line.append_text(lines[part]).append(signs.down, FAINT)
            found.append(line)
    found.append(rule(signs.bottom, inner, signs))
    return found


def rule(ends: str, inner: int, signs: Signs) -> Text:
    """A line between two rows."""
    cell = signs.across * inner
    return Text(" " * GUTTER).append(ends[0] + ends[1].join([cell] * COLUMNS) + ends[2], FAINT)


def cell_lines(cell: CellView | None, number: int | None, inner: int, signs: Signs) -> tuple[Text, Text]:
    """One cell in two lines: what it is, then who stands there and which choice it is."""
    if cell is None:
        if number is not None:
            return centred(f"[{number}]", inner, NUMBER), padded(Text(), inner)
        return centred(signs.dot, inner, FAINT), padded(Text(), inner)
    if cell.vault is None:
        beams = Text().append(SCAFFOLDING * inner, FAINT)
        return beams, beams
    sign = letters(cell.vault.colours) + ("/" + letters([cell.extra]) if cell.extra else "")
    marks = (GLASS if cell.glass else "") + (ALTAR if cell.altar else "")
    # The two letters of a wild vault stand where its colours meet, each on its own.
    air = inner // 2 - 1 if len(sign) == len(cell.vault.colours) == 2 else 1
    first = spread(sign, marks, inner, air)
    builder = ""
    if cell.builder is not None:
        builder = SEAT_LETTERS[cell.builder] + (RANK_LETTERS[RANKS.number(cell.rank)] if cell.rank else "")
    choice = "" if number is None else f"[{number}]"
    if len(builder) + len(choice) > inner:
        choice = str(number)
    second = spread(builder, choice, inner, 1 if len(builder) + len(choice) + 1 < inner else 0)
    for text in (first, second):
        paint(text, cell.vault.colours, inner)
    if cell.builder is not None:
        start = second.plain.index(builder)
        second.stylize(SEAT_STYLES[cell.builder], start, start + len(builder))
    if choice:
        second.stylize(NUMBER, inner - len(choice), inner)
    return first, second


def spread(left: str, right: str, inner: int, air: int) -> Text:
    """One character at the left of a cell, indented if there is room, and one at its right."""
    left = " " * min(air, inner - len(left) - len(right)) + left
    return Text(left + " " * (inner - len(left) - len(right)) + right)


def paint(text: Text, colours: list[str], inner: int) -> None:
    """A wild vault shows one colour on its left and the other on its right."""
    part = inner // len(colours)
    for index, colour in enumerate(colours):
        text.stylize(STYLES[colour], index * part, inner if index == len(colours) - 1 else (index + 1) * part)
