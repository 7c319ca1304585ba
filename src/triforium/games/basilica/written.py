"""The view as it travels, put together from pieces that were written before: a third of the price of its fields."""

import json
from dataclasses import asdict
from typing import Any, Final

from triforium.core.action import Seat
from triforium.games.basilica.cells import OWNER, TILE, occupied
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.pending import executing_slot
from triforium.games.basilica.place_vault import PutVault
from triforium.games.basilica.plan import STRIDE, cell_name
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import EMPTY, EXHAUSTED, RUNNING, SEAT_NAMES, TOP, Basilica
from triforium.games.basilica.view import (
    CellView,
    cell_view,
    crown_spaces,
    fact,
    order_view,
    seen_extra,
    tokens_of,
    vault_view,
)

MOST_PIECES: Final = 20_000  # of a kind, before they are written anew
MOST_EDITIONS: Final = 64
NOTHING: Final = "null"


def written(value: Any) -> str:
    """A piece of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Pieces:
    """What was written before, of one edition; found by everything that it shows."""

    def __init__(self, edition: BasilicaEdition) -> None:
        self.edition = edition
        self.edition_and_keeper = f'"edition":{written(edition.key)},"timekeeper":{written(edition.timekeeper)}'
        self.spaces = f'"spaces":{edition.spaces},"crown_spaces":{written(crown_spaces(edition))}'
        self.tiles = [written(tile.name) for tile in edition.tiles]
        self.cells: dict[int, str] = {}
        self.orders: dict[int, str] = {EMPTY: NOTHING}
        self.vaults: dict[int, str] = {EMPTY: NOTHING}
        self.tokens: dict[int, str] = {}

    def cell(self, number: int) -> str:
        """A cell with something on it."""
        found = self.cells.get(number)
        if found is None:
            if len(self.cells) > MOST_PIECES:
                self.cells.clear()
            found = self.cells[number] = self.new_cell(cell_view(self.edition, number), fact(number, TILE, OWNER))
        return found

    def new_cell(self, shown: CellView, tile: int) -> str:
        """A cell that was not written before."""
        return (
            f'{{"cell":{shown.cell},"name":{written(shown.name)},"vault":{self.vault(tile)}'
            f',"builder":{written(shown.builder)},"rank":{written(shown.rank)},"token":{written(shown.token)}'
            f',"glass":{truth(shown.glass)},"altar":{truth(shown.altar)},"extra":{written(shown.extra)}}}'
        )

    def order(self, order: int) -> str:
        """An order side, or nothing."""
        found = self.orders.get(order)
        if found is None:
            shown = order_view(self.edition, order)
            found = self.orders[order] = NOTHING if shown is None else written(asdict(shown))
        return found

    def vault(self, tile: int) -> str:
        """A vault, or nothing."""
        found = self.vaults.get(tile)
        if found is None:
            found = self.vaults[tile] = written(asdict(vault_view(self.edition, tile)))
        return found

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
    cells = ",".join([pieces.cell(number) for number in occupied(s, seen_extra(s, seat))])
    orders = ",".join([pieces.order(s.orders[slot]) for slot in range(TOP)])
    vaults = ",".join([pieces.vault(tile) for tile in s.vault_slots])
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


def truth(fact: bool) -> str:
    """As JSON writes it."""
    return "true" if fact else "false"
