"""Areas: connected tiles of one colour (BAS-AREA), and the points each gives to either player (BAS-SCORE, BAS-RANK)."""

from triforium.core.masks import count, members
from triforium.games.basilica.kinds import ARCHITECT, BLACK, JESTER, MASTER_MASON, STRONGMAN, WHITE
from triforium.games.basilica.plan import connected_part
from triforium.games.basilica.state import Basilica


class Area:
    """One area: its colour and cells, its value, and each player's strength and points in it."""

    def __init__(self, colour: int, cells: int, value: int, strength: tuple[int, int], points: tuple[int, int]) -> None:
        self.colour = colour
        self.cells = cells
        self.value = value
        self.strength = strength
        self.points = points


def all_areas(s: Basilica) -> list[Area]:
    """BAS-AREA-8, BAS-AREA-9: every area of every colour, whether connected with the board or not."""
    return areas_at(s, s.vaults)


def scoring_areas(s: Basilica) -> list[Area]:
    """BAS-SCORE-1: the areas with builders; the others are ignored."""
    return areas_at(s, s.occupied())


def areas_at(s: Basilica, cells_of_interest: int) -> list[Area]:
    """BAS-AREA-1, BAS-AREA-6: for each colour, the areas that contain one of these cells; wild tiles join areas."""
    found: list[Area] = []
    for colour in range(4):
        # BAS-JESTER-1, BAS-AREA-5: a tile counts for each of its colours, the Jester's extra one included
        coloured = s.coloured(colour) | s.extra[colour]
        rest = coloured & cells_of_interest
        while rest:
            cells = connected_part(rest & -rest, coloured)
            rest &= ~cells
            if is_area(s, cells, colour):
                found.append(score_area(s, colour, cells))
    return found


def is_area(s: Basilica, cells: int, colour: int) -> bool:
    """BAS-AREA-2, BAS-AREA-3, BAS-AREA-4, BAS-AREA-7: an area is two tiles of any kind, or one single-coloured tile."""
    if cells & (cells - 1):
        return True
    if cells & s.wild:
        return False
    # BAS-JESTER-6: a tile under a Jester is wild during the scoring; BAS-OPT-7 lets it keep its printed colour
    if cells & s.ranked[JESTER]:
        return s.edition.lone_jester_keeps_colour and cells & s.coloured(colour) != 0
    return True


def score_area(s: Basilica, colour: int, cells: int) -> Area:
    """BAS-SCORE-1 to BAS-SCORE-10: the area with its value, both strengths, and the points for each player."""
    value = area_value(s, cells)
    white = strength_in(s, cells, WHITE)
    black = strength_in(s, cells, BLACK)
    lead = white - black
    if lead == 0:
        lead = strongmen_lead(s, cells)
    # BAS-SCORE-6, BAS-SCORE-7: without the majority, one point per builder
    points = (0, 0)  # BAS-SCORE-3, BAS-SCORE-8: an unbroken tie gives nobody any points, not even for glass
    if lead > 0:
        points = (value, count(cells & s.builders[BLACK]))
    elif lead < 0:
        points = (count(cells & s.builders[WHITE]), value)
    return Area(colour, cells, value, (white, black), points)


def area_value(s: Basilica, cells: int) -> int:
    """BAS-SCORE-4, BAS-RANK-ARCH-1, BAS-RANK-ARCH-2, BAS-ALTAR-5, BAS-ALTAR-6: tiles, doubled once, plus glass."""
    value = count(cells)
    if cells & s.ranked[ARCHITECT]:
        value *= 2
    return value + 2 * count(cells & s.glass) + 2 * count(cells & s.glass & s.altars)


def strength_in(s: Basilica, cells: int, seat: int) -> int:
    """BAS-RANK-MASON-1, BAS-RANK-ARCH-3, BAS-JESTER-8: one per builder, two per Master Mason."""
    mine = cells & s.builders[seat]
    return count(mine) + count(mine & s.ranked[MASTER_MASON])


def strongmen_lead(s: Basilica, cells: int) -> int:
    """BAS-RANK-STRONG-1 to BAS-RANK-STRONG-3, BAS-OPT-8: who wins a tie: positive means White, negative means Black."""
    strongmen = cells & s.ranked[STRONGMAN]
    white = count(strongmen & s.builders[WHITE])
    black = count(strongmen & s.builders[BLACK])
    if not s.edition.strongmen_cancel and white and black:
        return 0
    return white - black


def jester_cells(s: Basilica, seat: int) -> list[int]:
    """BAS-JESTER-4: the cells of one player's Jesters, by row, then by column."""
    return members(s.ranked[JESTER] & s.builders[seat])
