"""Reads the cathedral of a written position: the field g: (rules.md, section 11.1)."""

import re
from typing import Final

from triforium.core.errors import Unreadable
from triforium.games.basilica.components import RANK_LETTERS
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.plan import COLUMNS, STRIDE
from triforium.games.basilica.state import BLACK, EMPTY, WHITE, Basilica

CELL: Final = re.compile(r"([A-Z]+[0-9]+)([wb]?)([A-Z]?[a-z]?)(\*?)(\+?)")
MAX_ROWS: Final = 400  # far more than all tiles and scaffolding together can reach


def bad(field: str, sentence: str) -> Unreadable:
    """The error for a position: the field, and what is wrong with it."""
    return Unreadable(f"position, field {field}: {sentence}")


class Ledger:
    """Records which field of a position named which tile, so that no tile is named twice."""

    def __init__(self, edition: BasilicaEdition) -> None:
        self.edition = edition
        self.where: dict[int, str] = {}

    def tile(self, name: str, field: str) -> int:
        """The tile with this name; Unreadable if it is unknown or was named before."""
        tile = self.edition.tile_numbers.get(name, EMPTY)
        if tile == EMPTY:
            raise bad(field, f"there is no tile {name!r} in edition {self.edition.key}")
        if tile in self.where:
            raise bad(field, f"tile {name} already lies in {self.where[tile]}: (every tile exactly once)")
        self.where[tile] = field
        return tile


def read_cathedral(s: Basilica, text: str, ledger: Ledger) -> None:
    """BAS-GEO-1, BAS-GEO-2: rows from row 1 downwards, five cells each."""
    if text == "-":
        return
    rows = text.split("/")
    if len(rows) > MAX_ROWS:
        raise bad("g", f"{len(rows)} rows are more than the tiles can reach")
    for row, line in enumerate(rows):
        column = 0
        for item in line.split(","):
            if item.isascii() and item.isdigit() and 1 <= int(item[:9]) <= COLUMNS:
                column += int(item)
                continue
            if column >= COLUMNS:
                raise bad("g", f"row {row + 1} has more than five cells (BAS-GEO-1)")
            read_cell(s, item, row * STRIDE + column, ledger)
            column += 1
        if column != COLUMNS:
            raise bad("g", f"row {row + 1} has {column} cells, not five (BAS-GEO-1)")


def read_cell(s: Basilica, item: str, cell: int, ledger: Ledger) -> None:
    """BAS-GEO-4, BAS-GEO-5: scaffolding, or a vault with everything on it."""
    if item == "#":
        s.scaffolding |= 1 << cell
        return
    match = CELL.fullmatch(item)
    if match is None:
        raise bad("g", f"{item!r} is no cell; a vault is written like R1wAm*+")
    name, owner, token, glass, altar = match.groups()
    s.put_vault(ledger.tile(name, "g"), cell)
    if owner:
        seat = WHITE if owner == "w" else BLACK
        if s.builders_left[seat] == 0:
            raise bad("g", f"more than {s.edition.builders} builders of one player (BAS-SETUP-2)")
        s.put_builder(seat, cell)
    if token:
        read_token(s, token, owner, cell, item)
    if glass:
        s.glass |= 1 << cell
    if altar:
        if not s.edition.has_altars:
            raise bad("g", f"{item!r}: altars come with Festum Fatuorum (BAS-FF-1)")
        s.altars |= 1 << cell


def read_token(s: Basilica, token: str, owner: str, cell: int, item: str) -> None:
    """BAS-ORD-PROMOTE-1: a token, visible face in upper case, hidden face in lower case; only under a builder."""
    if not owner:
        raise bad("g", f"{item!r} has a promotion token without a builder (BAS-ORD-PROMOTE-1)")
    seat = WHITE if owner == "w" else BLACK
    kind = s.edition.token_kind_showing(token)
    if kind == EMPTY:
        raise bad("g", f"{item!r}: there is no promotion token {token} in this edition (BAS-SETUP-3, BAS-SETUP-4)")
    if s.tokens_of_kind(seat, kind) == 0:
        raise bad("g", f"{item!r}: more tokens {token.upper()} than one player has (BAS-SETUP-3, BAS-SETUP-4)")
    s.give_token(seat, cell, kind, RANK_LETTERS.index(token[0]))
