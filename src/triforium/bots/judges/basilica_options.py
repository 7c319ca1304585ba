"""What the prior network of Basilica is told about an option: what it is, and the areas that it touches."""

from typing import Final

from mypy_extensions import i64

from triforium.bots.judges.basilica_codes import (
    Cathedral,
    around,
    lead_of,
    least,
    soon_of,
    spaces_to_scoring,
)
from triforium.bots.layout import END, Layout, kind
from triforium.core.action import Action, noun_of, verb_of
from triforium.core.masks import count_word
from triforium.games.basilica.orders.confuse import MoveConfused
from triforium.games.basilica.orders.move_builder import MoveTo
from triforium.games.basilica.orders.promote import ChooseRank
from triforium.games.basilica.place_vault import PutVault
from triforium.games.basilica.plan import NOWHERE, ROW_1, STRIDE, TEN_ROWS
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import FACE_MASK, Basilica
from triforium.games.basilica.verbs import (
    COLOUR,
    DECLINE,
    ORDER,
    PAY,
    PLACE_BUILDER,
    PLACE_VAULT,
    PROMOTE,
    PUT,
    RANK,
    SCAFFOLD,
)

OPTION: Final = 0
PLACE: Final = 1
TOUCHED: Final = 2
LEFT: Final = 3

# What an option is: its verb, and for some of them which order, which rank, whether with a crown.
DEEDS: Final = [0, 2, 3, 4, 2, 12, 14, 15, 19, 20, 23, 24, 25, 26, 27, 28, 29, 30, 31, 22]  # by verb: the first one
ROWS: Final = 10 * STRIDE  # cells beyond the tenth row are not looked at
CROWNED: Final = 1  # is added for a vault with a crown

LAYOUT: Final = Layout(
    kind(
        "option",
        "deed:5 actions:2 soon:2 mine:3 theirs:3 near:4 coins:2",
        "deed*actions*soon deed*mine*theirs deed*near deed*coins",
    ),
    kind(
        "place",
        "deed:5 row:2 column:2 sides:3 glass:1 rank:3 owner:2 open:2 soon:2",
        "deed*row*soon deed*sides*open deed*rank*owner deed*glass*owner deed*column",
    ),
    kind(
        "touched",
        "deed:5 lead:4 value:4 soon:2 parts:2 actions:2 fresh:1 growth:2",
        "deed*lead*value deed*lead*soon deed*lead*actions*fresh deed*lead*parts deed*lead*growth",
    ),
    kind("left", "deed:5 lead:4 value:4 soon:2", "deed*lead*value deed*lead*soon"),
)


class Parts:
    """The areas of a cathedral, one list for each thing that is known about them."""

    def __init__(self, cathedral: Cathedral, own: i64, other: i64, cells_open: i64) -> None:
        self.colour: list[int] = []
        self.cells: list[int] = []
        self.value: list[int] = []
        self.lead: list[int] = []
        self.growth: list[int] = []
        for colour in range(4):
            coloured: i64 = cathedral.colours[colour]
            rest = coloured
            while rest:
                cells = cathedral.part(rest & -rest, coloured)
                rest &= ~cells
                self.colour.append(colour)
                self.cells.append(cells)
                self.value.append(cathedral.value(cells))
                self.lead.append(
                    lead_of(
                        cathedral.strength(cells, own),
                        cathedral.strength(cells, other),
                        count_word(cells & own),
                        count_word(cells & other),
                        cathedral.tie_break(cells, own, other),
                    )
                )
                self.growth.append(count_word(around(cells) & cells_open))


def option_codes(s: Basilica, options: list[Action]) -> list[int]:
    """The codes of all options of the seat that decides."""
    decision = s.decision()
    seat = decision.seat
    cathedral = Cathedral(s, False)
    own = cathedral.white if seat == 0 else cathedral.black
    other = cathedral.black if seat == 0 else cathedral.white
    vaults: i64 = s.vaults & TEN_ROWS
    built: i64 = vaults | s.scaffolding & TEN_ROWS
    cells_open: i64 = (around(built) | ROW_1) & ~built
    parts = Parts(cathedral, own, other, cells_open)
    near = spaces_to_scoring(s)
    soon = soon_of(near)
    actions: i64 = s.actions_left & 3
    mine: i64 = s.builders_left[seat]
    fresh: i64 = 1 if actions > 0 and mine > 0 and seat == s.active else 0  # a builder may follow on a vault
    about: i64 = (actions << 2 | soon) << 3 | mine & 7
    about = about << 3 | s.builders_left[1 - seat] & 7
    about = about << 4 | least(near, 15)
    about = about << 2 | s.coins[seat]
    found: list[int] = []
    for option in options:
        verb = verb_of(option)
        noun = noun_of(option)
        deed: i64 = DEEDS[verb]
        cell = NOWHERE
        left = NOWHERE  # the cell that a builder leaves
        colours: i64 = 0  # of a tile that is added
        if verb in (PLACE_VAULT, PUT):
            if verb == PUT:
                assert isinstance(decision, PutVault)
                cell = noun
                noun = decision.slot
            tile = s.vault_slots[noun]
            colours = s.edition.colours[tile]
            if s.edition.crown[tile]:
                deed += CROWNED
        elif verb == ORDER:
            deed += s.edition.face_order[s.orders[noun] & FACE_MASK]
        elif verb == PLACE_BUILDER:
            cell = s.placed
        elif verb == RANK:
            assert isinstance(decision, ChooseRank)
            deed += noun & 3
            cell = decision.cell
        elif verb == COLOUR:
            assert isinstance(decision, ChooseColour)
            cell = decision.cell
            colours = 1 << noun
        elif verb >= PROMOTE and verb != PAY and verb != DECLINE:
            cell = noun
            if isinstance(decision, MoveTo):
                left = decision.origin
            elif isinstance(decision, MoveConfused):
                left = decision.origin
                deed += 1 if decision.owner != seat else 2
        found.append((deed << 16 | about) << 4 | OPTION)
        if verb == PLACE_VAULT:
            add_growing(found, parts, deed, colours, soon, actions, fresh)
        if cell == NOWHERE or cell >= ROWS:
            found.append(END)
            continue
        bit = cathedral.bit(cell)
        neighbours = around(bit)
        column = cell % STRIDE
        code = deed << 2 | least(cell // STRIDE, 3)
        code = code << 2 | (column if column < 3 else 4 - column)
        code = code << 3 | count_word(neighbours & vaults)
        code = code << 1 | (1 if bit & cathedral.glass else 0)
        code = code << 3 | cathedral.rank(bit)
        code = code << 2 | (1 if bit & own else 2 if bit & other else 0)
        code = code << 2 | least(count_word(neighbours & ~built), 3)
        code = code << 2 | soon
        found.append(code << 4 | PLACE)
        if colours:
            add_joined(found, cathedral, parts, own, other, deed, bit, colours, soon, actions, fresh, cells_open)
        else:
            add_touched(found, parts, deed, neighbours if verb == SCAFFOLD else bit, soon, actions)
        if left != NOWHERE and left < ROWS:
            bit = cathedral.bit(left)
            for number in range(len(parts.cells)):
                cells: i64 = parts.cells[number]
                if cells & bit:
                    code = deed << 4 | parts.lead[number]
                    code = code << 4 | least(parts.value[number], 15)
                    code = code << 2 | soon
                    found.append(code << 4 | LEFT)
        found.append(END)
    return found


def touched_code(deed: i64, lead: i64, value: i64, soon: i64, parts: i64, actions: i64, fresh: i64, growth: i64) -> i64:
    """An area that an option touches."""
    code = deed << 4 | lead
    code = code << 4 | least(value, 15)
    code = code << 2 | soon
    code = code << 2 | least(parts, 3)
    code = code << 2 | actions
    code = code << 1 | fresh
    code = code << 2 | least(growth, 3)
    return code << 4 | TOUCHED


def add_touched(found: list[int], parts: Parts, deed: i64, bits: i64, soon: i64, actions: i64) -> None:
    """The areas with one of these cells."""
    for number in range(len(parts.cells)):
        cells: i64 = parts.cells[number]
        if cells & bits:
            found.append(
                touched_code(deed, parts.lead[number], parts.value[number], soon, 1, actions, 0, parts.growth[number])
            )


def add_growing(found: list[int], parts: Parts, deed: i64, colours: i64, soon: i64, actions: i64, fresh: i64) -> None:
    """The areas that a vault of these colours could join."""
    for number in range(len(parts.cells)):
        colour: i64 = parts.colour[number]
        if colours >> colour & 1 and parts.growth[number]:
            found.append(
                touched_code(
                    deed, parts.lead[number], parts.value[number], soon, 1, actions, fresh, parts.growth[number]
                )
            )


def add_joined(
    found: list[int],
    cathedral: Cathedral,
    parts: Parts,
    own: i64,
    other: i64,
    deed: i64,
    bit: i64,
    colours: i64,
    soon: i64,
    actions: i64,
    fresh: i64,
    cells_open: i64,
) -> None:
    """For each colour of a vault, the area that it makes of the areas around its cell."""
    neighbours = around(bit)
    for colour in range(4):
        if colours >> colour & 1 == 0:
            continue
        joined = bit
        number_joined: i64 = 0
        for number in range(len(parts.cells)):
            if parts.colour[number] == colour:
                cells: i64 = parts.cells[number]
                if cells & neighbours:
                    joined |= cells
                    number_joined += 1
        lead = lead_of(
            cathedral.strength(joined, own),
            cathedral.strength(joined, other),
            count_word(joined & own),
            count_word(joined & other),
            cathedral.tie_break(joined, own, other),
        )
        growth = count_word(around(joined) & cells_open & ~bit)
        found.append(touched_code(deed, lead, cathedral.value(joined), soon, number_joined, actions, fresh, growth))
