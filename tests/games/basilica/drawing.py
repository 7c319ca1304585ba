"""A cathedral drawn as text, and the tiles that a drawing asks for.

    R1wAm*  B2b  YG   #   .      tile, builder, token, glass, altar as in rules.md 11.1; # scaffolding; . empty
    R       RGb  Y*+             without a number: any tile in these colours that is not needed elsewhere

In a market or a stack a tile may also be named by its order (`confuse`), by its vault (`R` without a crown, `R^` with
one), or by its id; `!` marks the order being executed, `_` an empty slot.
"""

import re
from typing import Final

from triforium.games.basilica.components import Tile
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.kinds import COLOUR_LETTERS, COLOURS, ORDER_NAMES

COLUMNS: Final = 5
CELL: Final = re.compile(r"([YBRG]{1,2})([0-9]*)([wb]?)([AMSJ]?[amsj]?)(\*?)(\+?)")
VAULT: Final = re.compile(r"([YBRG]{1,2})(\^?)")
SHORT_ORDERS: Final = {"move": "move_builder", "glass": "stained_glass"}


class Box:
    """The tiles of an edition; a tile is taken out once."""

    def __init__(self, edition: str) -> None:
        with_ff = edition.endswith("+ff")
        self.tiles: list[Tile] = [tile for tile in BASILICA.components.tile if tile.set == "base" or with_ff]
        self.named: set[str] = set()

    def set_aside(self, words: list[str]) -> None:
        """Tiles that a test names by their ids are not given to a drawing that only asks for a colour."""
        for word in words:
            match = re.match(r"!?([YBRG]{1,2}[0-9]+)", word)
            if match is not None:
                self.named.add(match.group(1))

    def take(self, wanted: str, tiles: list[Tile]) -> str:
        """Any of these tiles."""
        for tile in tiles:
            if tile.id not in self.named:
                self.named.add(tile.id)
                return tile.id
        raise AssertionError(f"no tile is left for {wanted!r}")

    def vault(self, letters: str) -> str:
        """A tile for the cathedral; those with a crown first, because crowns in the cathedral do not matter."""
        colours = colours_of(letters)
        fitting = [tile for tile in self.tiles if tile.colours == colours]
        return self.take(letters, sorted(fitting, key=lambda tile: not tile.crown))

    def for_slot(self, word: str) -> str:
        """A tile for a slot or a pile: by its id, by its order, or by its vault."""
        if word == "_":
            return word
        mark = "!" if word.startswith("!") else ""
        name = word.removeprefix("!")
        vault = VAULT.fullmatch(name)
        if vault is not None:
            colours = colours_of(vault.group(1))
            crown = vault.group(2) == "^"
            return mark + self.take(
                word, [tile for tile in self.tiles if (tile.colours, tile.crown) == (colours, crown)]
            )
        order = SHORT_ORDERS.get(name, name)
        if ORDER_NAMES.has(order):
            showing = [tile for tile in self.tiles if tile.order == order]
            return mark + self.take(word, sorted(showing, key=lambda tile: not tile.crown))
        return word


def colours_of(letters: str) -> list[str]:
    """The colours of these letters."""
    return [COLOURS.name(number) for number, letter in enumerate(COLOUR_LETTERS) if letter in letters]


def order_of(tile: str) -> str:
    """The order on the back of a tile; the mark of an order being executed stays."""
    if tile.startswith("!"):
        return "!" + order_of(tile[1:])
    (order,) = [known.order for known in BASILICA.components.tile if known.id == tile]
    return next((short for short, name in SHORT_ORDERS.items() if name == order), order)


def rows_of(drawing: str) -> list[list[str]]:
    """The cells of a drawing, row by row, without empty rows at the end."""
    rows = [line.split() for line in drawing.strip().split("\n") if line.strip()]
    for row in rows:
        assert len(row) == COLUMNS, f"a row of the cathedral has five cells, not {row}"
    while rows and all(cell == "." for cell in rows[-1]):
        rows.pop()
    return rows


def written_grid(rows: list[list[str]], box: Box) -> str:
    """The field g: of a drawing."""
    lines: list[str] = []
    for row in rows:
        items: list[str] = []
        for cell in row:
            if cell == ".":
                items.append("1")
            elif cell == "#":
                items.append(cell)
            else:
                match = CELL.fullmatch(cell)
                assert match is not None, f"{cell!r} is no cell of a drawing"
                letters, number, *rest = match.groups()
                items.append((letters + number if number else box.vault(letters)) + "".join(rest))
        lines.append(",".join(items))
    return "/".join(lines) or "-"


def drawn_grid(grid: str, like: list[list[str]]) -> list[list[str]]:
    """The field g: as a drawing; where the drawing beside it has no tile numbers, this one has none either."""
    rows: list[list[str]] = []
    for row, line in enumerate(grid.split("/") if grid != "-" else []):
        cells: list[str] = []
        for item in line.split(","):
            if item.isdigit():
                cells += ["."] * int(item)
                continue
            beside = like[row][len(cells)] if row < len(like) else "."
            match = CELL.fullmatch(item)
            if match is not None and (CELL.fullmatch(beside) is None or not CELL.fullmatch(beside)[2]):
                item = match.group(1) + "".join(match.groups()[2:])
            cells.append(item)
        rows.append(cells)
    return rows


def builders_in(rows: list[list[str]], owner: str) -> int:
    """How many builders of a player a drawing has."""
    return sum(match is not None and match[3] == owner for row in rows for match in map(CELL.fullmatch, row))


def tokens_in(rows: list[list[str]], owner: str) -> list[str]:
    """The tokens under a player's builders, as they are drawn."""
    found = [match for row in rows for match in map(CELL.fullmatch, row) if match is not None]
    return [match[4] for match in found if match[3] == owner and match[4]]
