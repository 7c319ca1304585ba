"""What lies and stands on each cell, as one number a cell: everything that a view shows of it."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.masks import members
from triforium.core.values import Row
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import Basilica

# Where each fact begins in the number; all but the cell are counted from 1, and 0 is "none".
TILE: Final = 0
OWNER: Final = 10
RANK: Final = 12
TOKEN: Final = 16
EXTRA: Final = 20
GLASS: Final = 24
ALTAR: Final = 25
CELL: Final = 26  # the last, because there is no last row (BAS-GEO-2)


def fact(number: int, begin: int, end: int) -> int:
    """A fact of a cell's number; EMPTY if there is none."""
    return (number >> begin & (1 << end - begin) - 1) - 1


def occupied(s: Basilica, extra: Row) -> list[int]:
    """Every cell with a vault or scaffolding, row by row; `extra` are the Jesters' colours that may be seen."""
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
    """Write the number of its set at every cell."""
    for number, cells in enumerate(sets, 1):
        mark(facts, cells, number << place)


def mark(facts: list[int], cells: int, fact: int) -> None:
    """Write a fact at every cell of a set."""
    if cells == 0:
        return
    for cell in members(cells):
        facts[cell] |= fact


def seen_extra(s: Basilica, seat: Seat) -> Row:
    """BAS-JESTER-5: a colour chosen in secret is known to its chooser only, until both have finished."""
    decision = None if s.over else s.decision()
    if isinstance(decision, ChooseColour) and decision.secret:
        own = s.builders[seat] if seat >= 0 else 0
        return tuple(cells & own for cells in s.extra)
    return s.extra
