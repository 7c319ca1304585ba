"""The grid of the cathedral as bit masks: cells, their names and neighbours (BAS-GEO)."""

from typing import Final

from mypy_extensions import i64

COLUMNS: Final = 5
STRIDE: Final = 6  # five columns and one guard bit per row, never set, so that a step sideways cannot wrap around
COLUMN_NAMES: Final = "abcde"
NOWHERE: Final = -1

ROW_1: Final = 0b11111
ROWS_1_AND_2: Final = 0b11111_0_11111
TEN_ROWS: Final = 0x7DF7DF7DF7DF7DF  # ten times 0b11111, a guard bit between
NINE_ROWS_HIGH: Final = 1 << 9 * STRIDE  # up to here a mask with all neighbours fits a machine word (10 x 6 = 60 bits)


def cell_name(cell: int) -> str:
    """BAS-GEO-1, BAS-GEO-2: columns a to e, rows from 1, counted away from the board; "?" if it is not a cell."""
    if not is_cell(cell):
        return "?"
    return f"{COLUMN_NAMES[cell % STRIDE]}{cell // STRIDE + 1}"


def cell_named(name: str) -> int:
    """The cell with this name, or NOWHERE."""
    column = COLUMN_NAMES.find(name[:1]) if name else -1
    row = name[1:]
    # BAS-GEO-2: the number of rows is unlimited; four digits are more than all tiles and scaffolding can reach.
    if column < 0 or not row.isascii() or not row.isdigit() or len(row) > 4 or row[0] == "0":
        return NOWHERE
    return (int(row) - 1) * STRIDE + column


def is_cell(cell: int) -> bool:
    """BAS-GEO-1: whether it is inside the five columns."""
    return cell >= 0 and cell % STRIDE < COLUMNS


def beside(cells: int) -> int:
    """BAS-GEO-3: cells that share an edge with these; includes guard bits, so intersect the result with real cells."""
    if cells < NINE_ROWS_HIGH:
        word: i64 = cells
        return word << 1 | word >> 1 | word << STRIDE | word >> STRIDE
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def plan_around(cells: int) -> int:
    """BAS-GEO-1, BAS-GEO-2: all cells of the grid, up to at least one row beyond these cells."""
    if cells < NINE_ROWS_HIGH:
        return TEN_ROWS
    plan = TEN_ROWS
    rows = cells.bit_length() // STRIDE + 2
    for row in range(10, rows):
        plan |= ROW_1 << STRIDE * row
    return plan


def connected_part(start: int, cells: int) -> int:
    """BAS-AREA-1: those of the cells that are connected with the start."""
    if cells < NINE_ROWS_HIGH:
        plan: i64 = cells
        part: i64 = start
        while True:
            grown = (part | part << 1 | part >> 1 | part << STRIDE | part >> STRIDE) & plan
            if grown == part:
                return part
            part = grown
    area = start
    while True:
        more = (area | beside(area)) & cells
        if more == area:
            return area
        area = more
