"""The view as it travels, put together from pieces that were written before: a third of the price of its fields."""

import json
from dataclasses import asdict
from typing import Any, Final, cast

from triforium.core.action import Seat
from triforium.games.basilica.cells import CELL, OWNER, TILE, fact, occupied, seen_extra
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.place_vault import PutVault
from triforium.games.basilica.plan import STRIDE, cell_name
from triforium.games.basilica.refill import executing_slot
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import EMPTY, EXHAUSTED, FACE_BITS, FACE_MASK, RUNNING, SEAT_NAMES, TOP, Basilica
from triforium.games.basilica.view import (
    CellView,
    OrderView,
    cell_view,
    crown_spaces,
    order_view,
    tokens_of,
    vault_view,
)

MOST_EDITIONS: Final = 64
NOTHING: Final = "null"
STANDING: Final = (1 << CELL) - (1 << OWNER)  # of a cell's number: all but the cell and its tile


def written(value: Any) -> str:
    """A piece of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Pieces:
    """What was written before, of one edition: few and short ones, so that those of many tables are at hand."""

    def __init__(self, edition: BasilicaEdition) -> None:
        self.edition = edition
        self.edition_and_keeper = f'"edition":{written(edition.key)},"timekeeper":{written(edition.timekeeper)}'
        self.spaces = f'"spaces":{edition.spaces},"crown_spaces":{written(crown_spaces(edition))}'
        self.tiles = [written(tile.name) for tile in edition.tiles]
        self.vaults = [written(asdict(vault_view(edition, tile))) for tile in range(len(edition.tiles))]
        self.vaults.append(NOTHING)  # where EMPTY finds it, counted from the end
        self.faces = [self.face(face) for face in range(len(edition.face_order))]
        self.places: list[str] = []
        self.standing: dict[int, str] = {}
        self.tokens: dict[int, str] = {}

    def face(self, face: int) -> str:
        """What an order side shows, behind the number of its tile."""
        return written(asdict(cast("OrderView", order_view(self.edition, face)))).removeprefix('{"piece":0')

    def cells(self, numbers: list[int]) -> str:
        """Every cell with something on it: where it is, the vault, and what stands there."""
        parts: list[str] = []
        for number in numbers:
            cell, key = number >> CELL, number & STANDING
            while cell >= len(self.places):
                self.places.append(place(len(self.places)))
            standing = self.standing.get(key)
            if standing is None:
                standing = self.standing[key] = self.new_standing(cell_view(self.edition, key))
            parts.append(self.places[cell])
            parts.append(self.vaults[fact(number, TILE, OWNER)])
            parts.append(standing)
        return "".join(parts)[1:]  # without the first comma

    def new_standing(self, shown: CellView) -> str:
        """What stands on a cell, if it was not written before."""
        return (
            f',"builder":{written(shown.builder)},"rank":{written(shown.rank)},"token":{written(shown.token)}'
            f',"glass":{truth(shown.glass)},"altar":{truth(shown.altar)},"extra":{written(shown.extra)}}}'
        )

    def order(self, order: int) -> str:
        """An order side, or nothing."""
        return NOTHING if order == EMPTY else f'{{"piece":{order >> FACE_BITS}{self.faces[order & FACE_MASK]}'

    def player(self, s: Basilica, seat: Seat) -> str:
        """A player's supply."""
        left = s.tokens_left[seat]
        tokens = self.tokens.get(left)
        if tokens is None:
            tokens = self.tokens[left] = written(tokens_of(self.edition, left))
        return (
            f'{{"name":"{SEAT_NAMES[seat]}","score":{s.score[seat]},"builders":{s.builders_left[seat]}'
            f',"tokens":{tokens},"coins":{s.coins[seat]}}}'
        )


PIECES: Final[dict[BasilicaEdition, Pieces]] = {}


def rest_of_view(s: Basilica, seat: Seat) -> str:
    """The fields of a view from `scores` on."""
    pieces = PIECES.get(s.edition)
    if pieces is None:
        if len(PIECES) == MOST_EDITIONS:
            PIECES.clear()
        pieces = PIECES[s.edition] = Pieces(s.edition)
    cells = pieces.cells(occupied(s, seen_extra(s, seat)))
    orders = ",".join([pieces.order(s.orders[slot]) for slot in range(TOP)])
    vaults = ",".join([pieces.vaults[tile] for tile in s.vault_slots])
    discard = ",".join([pieces.tiles[tile] for tile in s.discard])
    rows = ((s.vaults | s.scaffolding).bit_length() + STRIDE - 1) // STRIDE
    return (
        f'"scores":[{s.score[0]},{s.score[1]}],"over":{truth(s.over)},"story":[],{pieces.edition_and_keeper}'
        f',"rows":{rows},"cathedral":[{cells}],"order_slots":[{orders}],"vault_slots":[{vaults}]'
        f',"top":{pieces.order(s.orders[TOP])},"stack":{s.stack},"discard":[{discard}]'
        f',"reshuffled":{truth(s.restacked_at > 0)},"queen":{s.queen},{pieces.spaces},"scorings":{s.scorings}'
        f',"players":[{pieces.player(s, 0)},{pieces.player(s, 1)}],"active":{s.active},"actions_left":{s.actions_left}'
        f",{asked(s)}}}"
    )


def asked(s: Basilica) -> str:
    """What a view says about the question that is being asked, and about the end."""
    choosing = None if s.over else s.decision()
    executing = executing_slot(s)
    hand = str(choosing.slot) if isinstance(choosing, PutVault) else NOTHING
    jester = f'"{cell_name(choosing.cell)}"' if isinstance(choosing, ChooseColour) else NOTHING
    ended = NOTHING if s.ending == RUNNING else '"exhausted"' if s.ending == EXHAUSTED else '"third"'
    shown = NOTHING if executing == EMPTY else str(executing)
    return f'"executing":{shown},"hand":{hand},"jester":{jester},"ended":{ended}'


def place(cell: int) -> str:
    """Where a cell is, behind the one before it."""
    return f',{{"cell":{cell},"name":{written(cell_name(cell))},"vault":'


def truth(fact: bool) -> str:
    """As JSON writes it."""
    return "true" if fact else "false"
