"""What the network of Basilica is told about a position: time, market, supplies, and every area."""

from typing import Final

from mypy_extensions import i64

from triforium.bots.layout import END, Layout, kind
from triforium.core.action import Seat
from triforium.core.masks import count_word
from triforium.games.basilica.kinds import ARCHITECT, JESTER, MASTER_MASON, STRONGMAN
from triforium.games.basilica.plan import NOWHERE, ROW_1, STRIDE, TEN_ROWS, connected_part
from triforium.games.basilica.state import (
    EMPTY,
    FACE_MASK,
    KIND_BITS,
    KIND_MASK,
    TOP,
    Basilica,
)

POSITION: Final = 0
SUPPLIES: Final = 1
BOARD: Final = 2
ORDER: Final = 3
VAULT: Final = 4
SIDE: Final = 5
AREA: Final = 6

LAYOUT: Final = Layout(
    kind(
        "position",
        "score:6 table:6 sum:6 near:4 scorings:2 actions:2 crowns:2 ahead:3",
        "score*scorings table*near sum*near sum*scorings*actions near*scorings*actions crowns*near*actions*ahead",
    ),
    kind(
        "supplies",
        "mine:3 theirs:3 coins:2 soon:2 actions:2 fresh:1 restacked:1 stack:4 edition:2",
        "mine*theirs*soon mine*actions*fresh coins*mine*theirs coins*edition*soon restacked*stack",
    ),
    kind(
        "board",
        "vaults:5 empty:4 scaffolding:3 deep:4 open:4 glass:3 scorings:2 soon:2",
        "vaults*soon empty*soon scaffolding deep*scorings open glass*scorings",
    ),
    kind(
        "order",
        "order:3 colours:4 top:1 actions:2 soon:2 leads:2 trails:2",
        "order*top*actions order*top*soon colours*top order*leads*trails*top",
    ),
    kind(
        "vault",
        "colours:4 crown:1 actions:2 soon:2 mine:4 theirs:4",
        "crown*soon*actions colours*crown mine*actions*crown theirs*actions*crown mine*theirs",
    ),
    kind(
        "side",
        "other:1 architects:2 masons:2 strongmen:2 jesters:2 architect:2 mason:2 strongman:2 jester:2 "
        "promote:2 placed:3",
        "other*architects*architect*promote other*masons*mason*promote "
        "other*strongmen*strongman*promote other*jesters*jester*promote other*placed*promote",
    ),
    kind(
        "area",
        "value:5 lead:4 soon:2 size:4 growth:3 offered:2 next:2 actions:2 mine:2 theirs:2 empty:3 "
        "my_steps:2 their_steps:2 glass:2 architect:1 fresh:1 deep:3 scorings:2 recruit:1 move:1",
        "value*lead*soon size*lead*growth lead*offered*growth*actions lead*next*offered "
        "mine*theirs*empty*recruit lead*my_steps*their_steps*move architect*glass*lead*scorings "
        "fresh*lead*size deep*glass*scorings value*lead*actions",
    ),
)

PROMOTE: Final = 0
MOVE_BUILDER: Final = 1
RECRUIT: Final = 2
NINE_ROWS: Final = TEN_ROWS >> STRIDE
DEEP: Final = TEN_ROWS & ~0b11111_0_11111  # cells that stay after a scoring


def least(number: i64, most: i64) -> i64:
    """A number, or the most that a field holds."""
    return number if number < most else most


def around(cells: i64) -> i64:
    """The cells beside these, up to the tenth row."""
    return (cells << 1 | cells >> 1 | (cells & NINE_ROWS) << STRIDE | cells >> STRIDE) & TEN_ROWS


def within(number: i64, most: i64) -> i64:
    """A number clipped to -most to most, counted from zero."""
    if number > most:
        return 2 * most
    return number + most if number > -most else 0


def spaces_to_scoring(s: Basilica) -> i64:
    """How far the Queen is from the next crown space, or the stack from its end (BAS-END-2)."""
    if s.queen >= s.edition.spaces:
        return 1  # the last scoring is under way
    near: i64 = s.edition.crown_spaces.index(True, s.queen + 1) - s.queen
    return least(near, s.stack + 1) if s.restacked_at else near


def soon_of(near: i64) -> i64:
    """How near the next scoring is, in four steps."""
    if near <= 2:
        return 0
    return 1 if near <= 4 else 2 if near <= 7 else 3


def lead_of(mine: i64, theirs: i64, my_heads: i64, their_heads: i64, tie_break: i64) -> i64:
    """Who leads an area and how safely, in 14 steps."""
    if my_heads == 0:
        return 0 if their_heads == 0 else 12 if theirs == 1 else 13
    if their_heads == 0:
        return 10 if mine == 1 else 11
    ahead = mine - theirs
    if ahead == 0:
        return 5 if tie_break == 0 else 4 if tie_break > 0 else 6
    if ahead > 0:
        return 4 - least(ahead, 3)
    return 6 + least(-ahead, 3)


class Cathedral:
    """The cathedral as machine words, if wanted with the Jesters' best colours."""

    def __init__(self, s: Basilica, jesters: bool) -> None:
        self.wild: i64 = s.wild & TEN_ROWS
        self.glass: i64 = s.glass & TEN_ROWS
        self.altars: i64 = s.altars & TEN_ROWS
        self.architects: i64 = s.ranked[ARCHITECT] & TEN_ROWS
        self.masons: i64 = s.ranked[MASTER_MASON] & TEN_ROWS
        self.strongmen: i64 = s.ranked[STRONGMAN] & TEN_ROWS
        self.jesters: i64 = s.ranked[JESTER] & TEN_ROWS
        self.white: i64 = s.builders[0] & TEN_ROWS
        self.black: i64 = s.builders[1] & TEN_ROWS
        self.colours: list[int] = [s.yellow & TEN_ROWS, s.blue & TEN_ROWS, s.red & TEN_ROWS, s.green & TEN_ROWS]
        if jesters and self.jesters:
            self.colour_jesters(self.white)
            self.colour_jesters(self.black)

    def colour_jesters(self, own: i64) -> None:
        """Give each Jester of a player the colour that is best for him."""
        rest = self.jesters & own
        while rest:
            bit = rest & -rest
            rest &= rest - 1
            best: i64 = -1000
            chosen = -1
            for colour in range(4):
                cells: i64 = self.colours[colour]
                if cells & bit:
                    continue
                joined: i64 = connected_part(bit, cells | bit)
                gain = self.worth(joined, own)
                others = joined & ~bit
                while others:
                    part: i64 = connected_part(others & -others, cells)
                    others &= ~part
                    gain -= self.worth(part, own)
                if gain > best:
                    best = gain
                    chosen = colour
            if chosen >= 0:
                self.colours[chosen] = self.colours[chosen] | bit

    def worth(self, cells: i64, own: i64) -> i64:
        """The points of an area for a player, minus the opponent's."""
        if not self.is_area(cells):
            return 0
        other = self.black if own == self.white else self.white
        ahead = self.strength(cells, own) - self.strength(cells, other)
        if ahead == 0:
            ahead = self.tie_break(cells, own, other)
        if ahead > 0:
            return self.value(cells) - count_word(cells & other)
        return count_word(cells & own) - self.value(cells) if ahead < 0 else 0

    def part(self, start: i64, cells: i64) -> i64:
        """BAS-AREA-1: those of the cells that are connected with the start."""
        found: i64 = connected_part(start, cells)
        return found

    def bit(self, cell: i64) -> i64:
        """The bit of a cell."""
        found: int = 1 << int(cell)
        return found

    def rank(self, bit: i64) -> i64:
        """The rank of the builder on a cell, from 1; 0 without one."""
        if bit & self.architects:
            return 1
        if bit & self.masons:
            return 2
        if bit & self.strongmen:
            return 3
        return 4 if bit & self.jesters else 0

    def is_area(self, cells: i64) -> bool:
        """BAS-AREA-2 to BAS-AREA-4, BAS-JESTER-6: one wild tile alone is no area."""
        return (cells & (cells - 1)) != 0 or (cells & (self.wild | self.jesters)) == 0

    def value(self, cells: i64) -> i64:
        """BAS-SCORE-4: tiles, doubled by an Architect, plus glass."""
        found = count_word(cells)
        if cells & self.architects:
            found *= 2
        glass = cells & self.glass
        if glass:
            found += 2 * count_word(glass) + 2 * count_word(glass & self.altars)
        return found

    def strength(self, cells: i64, own: i64) -> i64:
        """BAS-RANK-MASON-1: one per builder, two per Master Mason."""
        mine = cells & own
        return count_word(mine) + count_word(mine & self.masons) if mine else 0

    def tie_break(self, cells: i64, own: i64, other: i64) -> i64:
        """BAS-RANK-STRONG-1: the lead in Strongmen."""
        strongmen = cells & self.strongmen
        return count_word(strongmen & own) - count_word(strongmen & other) if strongmen else 0


def position_codes(s: Basilica, seat: Seat) -> list[int]:
    """The codes of a position between two actions, seen by the player whose action is next."""
    edition = s.edition
    cathedral = Cathedral(s, True)
    own = cathedral.white if seat == 0 else cathedral.black
    other = cathedral.black if seat == 0 else cathedral.white
    vaults: i64 = s.vaults & TEN_ROWS
    scaffolding: i64 = s.scaffolding & TEN_ROWS
    built = vaults | scaffolding
    cells_open: i64 = (around(built) | ROW_1) & ~built
    empty = vaults & ~(own | other)
    actions: i64 = s.actions_left & 3
    scorings: i64 = s.scorings
    near = spaces_to_scoring(s)
    soon = soon_of(near)
    fresh: i64 = 0
    if s.placed != NOWHERE and s.builders_left[seat] > 0 and actions > 0:
        fresh = 1 << s.placed & TEN_ROWS

    found: list[int] = []
    offered = [0, 0, 0, 0]
    coming = [0, 0, 0, 0]
    crowns: i64 = 0
    for tile in s.vault_slots:
        if tile != EMPTY:
            shown = edition.colours[tile]
            for colour in range(4):
                offered[colour] += shown >> colour & 1
            if edition.crown[tile]:
                crowns += 1
    promote: i64 = 0
    recruit: i64 = 0
    move: i64 = 0
    for slot in range(3):
        item = s.orders[slot]
        if item != EMPTY:
            face = item & FACE_MASK
            order = edition.face_order[face]
            shown = edition.face_colours[face]
            for colour in range(4):
                coming[colour] += shown >> colour & 1
            if order == PROMOTE:
                promote += 1
            elif order == RECRUIT:
                recruit = 1
            elif order == MOVE_BUILDER:
                move = 1

    # areas
    table: i64 = 0
    leads: i64 = 0
    trails: i64 = 0
    best_mine = [0, 0, 0, 0]  # of each colour, the largest area that can grow and that the player leads
    best_theirs = [0, 0, 0, 0]
    my_reach: i64 = around(own) & empty
    their_reach: i64 = around(other) & empty
    for colour in range(4):
        coloured: i64 = cathedral.colours[colour]
        rest = coloured
        while rest:
            cells: i64 = connected_part(rest & -rest, coloured)
            rest &= ~cells
            if not cathedral.is_area(cells):
                continue
            value = cathedral.value(cells)
            size = count_word(cells)
            my_heads = count_word(cells & own)
            their_heads = count_word(cells & other)
            mine = my_heads
            theirs = their_heads
            tie_break: i64 = 0
            if my_heads:
                mine = cathedral.strength(cells, own)
            if their_heads:
                theirs = cathedral.strength(cells, other)
                if mine == theirs:
                    tie_break = cathedral.tie_break(cells, own, other)
            ahead = mine - theirs
            if ahead == 0:
                ahead = tie_break
            growth = count_word(around(cells) & cells_open)
            if ahead > 0:
                table += value - their_heads
                leads += 1
                if growth and best_mine[colour] < value:
                    best_mine[colour] = value
            elif ahead < 0:
                table += my_heads - value
                trails += 1
                if growth and best_theirs[colour] < value:
                    best_theirs[colour] = value
            code = least(value, 31)
            code = code << 4 | lead_of(mine, theirs, my_heads, their_heads, tie_break)
            code = code << 2 | soon
            code = code << 4 | least(size, 15)
            code = code << 3 | least(growth, 7)
            code = code << 2 | least(offered[colour], 3)
            code = code << 2 | least(coming[colour], 3)
            code = code << 2 | actions
            code = code << 2 | least(mine, 3)
            code = code << 2 | least(theirs, 3)
            code = code << 3 | least(count_word(cells & empty), 7)
            code = code << 2 | least(count_word(cells & my_reach), 3)
            code = code << 2 | least(count_word(cells & their_reach), 3)
            code = code << 2 | least(count_word(cells & cathedral.glass), 3)
            code = code << 1 | (1 if cells & cathedral.architects else 0)
            code = code << 1 | (1 if cells & fresh else 0)
            code = code << 3 | least(count_word(cells & DEEP), 7)
            code = code << 2 | scorings
            code = code << 1 | recruit
            code = code << 1 | move
            found.append(code << 4 | AREA)

    score: i64 = s.score[seat] - s.score[1 - seat]
    code = within(score, 31)
    code = code << 6 | within(table, 31)
    code = code << 6 | within(score + table, 31)
    code = code << 4 | least(near, 15)
    code = code << 2 | scorings
    code = code << 2 | actions
    code = code << 2 | least(crowns, 3)
    code = code << 3 | (
        within(table, 3) if table < 4 and table > -4 else 0 if table < -9 else 7 if table > 9 else 1 if table < 0 else 6
    )
    found.append(code << 4 | POSITION)

    code = least(s.builders_left[seat], 7)
    code = code << 3 | least(s.builders_left[1 - seat], 7)
    code = code << 2 | s.coins[seat]
    code = code << 2 | soon
    code = code << 2 | actions
    code = code << 1 | (1 if fresh else 0)
    code = code << 1 | (1 if s.restacked_at else 0)
    code = code << 4 | least(s.stack // 4, 15)
    code = code << 2 | (1 if len(edition.ranks) > 3 else 0) + (2 if edition.has_altars else 0)
    found.append(code << 4 | SUPPLIES)

    code = least(count_word(vaults), 31)
    code = code << 4 | least(count_word(empty), 15)
    code = code << 3 | least(count_word(scaffolding), 7)
    code = code << 4 | least(count_word(vaults & DEEP), 15)
    code = code << 4 | least(count_word(cells_open), 15)
    code = code << 3 | least(count_word(cathedral.glass), 7)
    code = code << 2 | scorings
    code = code << 2 | soon
    found.append(code << 4 | BOARD)

    for slot in range(4):
        item = s.orders[slot]
        if item != EMPTY:
            face = item & FACE_MASK
            code = edition.face_order[face]
            code = code << 4 | edition.face_colours[face]
            code = code << 1 | (1 if slot == TOP else 0)
            code = code << 2 | actions
            code = code << 2 | soon
            code = code << 2 | least(leads, 3)
            code = code << 2 | least(trails, 3)
            found.append(code << 4 | ORDER)
    for tile in s.vault_slots:
        if tile != EMPTY:
            shown = edition.colours[tile]
            most: i64 = 0
            most_theirs: i64 = 0
            for colour in range(4):
                if shown >> colour & 1:
                    most = max(most, best_mine[colour])
                    most_theirs = max(most_theirs, best_theirs[colour])
            code = shown
            code = code << 1 | (1 if edition.crown[tile] else 0)
            code = code << 2 | actions
            code = code << 2 | soon
            code = code << 4 | least(most, 15)
            code = code << 4 | least(most_theirs, 15)
            found.append(code << 4 | VAULT)

    for which in range(2):
        side = seat if which == 0 else 1 - seat
        builders = own if which == 0 else other
        tokens = [0, 0, 0, 0]  # in supply, by rank that they can show
        for sort in range(len(edition.token_kinds)):
            number = s.tokens_left[side] >> KIND_BITS * sort & KIND_MASK
            if number:
                ranks = edition.token_kinds[sort].ranks
                for rank in range(4):
                    if ranks >> rank & 1:
                        tokens[rank] += number
        code = which
        code = code << 2 | least(count_word(builders & cathedral.architects), 3)
        code = code << 2 | least(count_word(builders & cathedral.masons), 3)
        code = code << 2 | least(count_word(builders & cathedral.strongmen), 3)
        code = code << 2 | least(count_word(builders & cathedral.jesters), 3)
        for rank in range(4):
            code = code << 2 | least(tokens[rank], 3)
        code = code << 2 | least(promote, 3)
        code = code << 3 | count_word(builders)
        found.append(code << 4 | SIDE)
    found.append(END)
    return found
