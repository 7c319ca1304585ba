"""How the nouns of Basilica are written: slots, cells, tokens, colours, tiles and their order sides."""

from functools import lru_cache
from typing import Any

from triforium.core.masks import members
from triforium.core.nouns import Nouns
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.kinds import COLOUR_LETTERS, COLOURS, ORDER_LETTERS, RANK_LETTERS
from triforium.games.basilica.plan import NOWHERE, cell_name, cell_named


class Cells(Nouns):
    """BAS-GEO-1, BAS-GEO-2: cells a1 to e1, a2 and so on; the number of rows is unlimited."""

    def write(self, value: Any) -> str:
        return cell_name(value)

    def read(self, text: str) -> Any:
        cell = cell_named(text)
        return None if cell == NOWHERE else cell

    def known(self) -> str:
        return "the cells a1 to e1, a2 to e2 and so on"


class CellsAt(Cells):
    """Cells in the text of a step: @c3."""

    def write(self, value: Any) -> str:
        return f"@{cell_name(value)}"


@lru_cache(64)
def nouns(edition: BasilicaEdition) -> dict[str, Nouns]:
    """The nouns of every kind."""
    return {
        "slot": Nouns("123"),
        "cell": Cells(()),
        "@cell": CellsAt(()),
        "=slot": Nouns(("=1", "=2", "=3")),
        "=rank": Nouns([f"={letter}" for letter in RANK_LETTERS]),
        "token": Nouns(edition.token_names),
        "colour": Nouns(COLOURS.words),
        "owner": Nouns(("white", "black")),
        "face": Nouns([face_name(edition, face) for face in range(len(edition.face_order))]),
        "tile": Nouns(edition.tile_names),
    }


def face_name(edition: BasilicaEdition, face: int) -> str:
    """An order side: order letter, dot, colours (P.R), and a ^ for a crown if crowns are shown."""
    colours = "".join(COLOUR_LETTERS[colour] for colour in members(edition.face_colours[face]))
    return f"{ORDER_LETTERS[edition.face_order[face]]}.{colours}{'^' if edition.face_crown[face] else ''}"
