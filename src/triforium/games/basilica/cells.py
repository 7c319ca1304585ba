"""The visible content of each cell, packed into one integer per cell."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.masks import members
from triforium.core.values import Row
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import Basilica

# Bit offsets of the fields. All but the cell itself are stored plus 1, so that 0 means "none".
TILE: Final = 0
OWNER: Final = 10
RANK: Final = 12
TOKEN: Final = 16
EXTRA: Final = 20
GLASS: Final = 24
ALTAR: Final = 25
CELL: Final = 26  # in the highest bits, because the number of rows is unlimited (BAS-GEO-2)


def fact(number: int, begin: int, end: int) -> int:
    """One field of a cell's packed integer; EMPTY if it has no value."""
    return (number >> begin & (1 << end - begin) - 1) - 1


def occupied(s: Basilica, extra: Row) -> list[int]:
    """The packed integers of all cells with a vault or scaffolding, row by row; `extra`: the visible Jester colours."""
    cells = members(s.vaults | s.scaffolding)
    facts = [0] * (s.vaults | s.scaffolding | s.glass | s.altars | s.builders[0] | s.builders[1]).bit_length()
    for cell in members(s.vaults):
        facts[cell] = s.tiles[cell] + 1
    mark_each(facts, s.builders, OWNER)
    mark_each(facts, s.ranked, RANK)
    mark_each(facts, s.tokens, TOKEN)
    mark_each(facts, extra, EXTRA)
    mark(facts, s.glass, 1 << GLASS)
    mark(facts, s.altars, 1 << ALTAR)
    return [facts[cell] | cell << CELL for cell in cells]


def mark_each(facts: list[int], sets: Row, place: int) -> None:
    """For every set of cells, write its number (from 1) into the field at bit `place` of its cells."""
    for number, cells in enumerate(sets, 1):
        mark(facts, cells, number << place)


def mark(facts: list[int], cells: int, fact: int) -> None:
    """Set these bits in every cell of a set."""
    if cells == 0:
        return
    for cell in members(cells):
        facts[cell] |= fact


def seen_extra(s: Basilica, seat: Seat) -> Row:
    """BAS-JESTER-5: until both players have finished, only the player who chose a secret colour can see it."""
    decision = None if s.over else s.decision()
    if isinstance(decision, ChooseColour) and decision.secret:
        own = s.builders[seat] if seat >= 0 else 0
        return tuple(cells & own for cells in s.extra)
    return s.extra
