"""What a seat may see of Basilica (rules.md, section 10.2). Not compiled."""

from dataclasses import dataclass
from functools import lru_cache

from triforium.core.action import Seat
from triforium.core.notation import by_verb
from triforium.core.values import Row
from triforium.core.view import EventView, View
from triforium.games.basilica.cells import (
    ALTAR,
    CELL,
    EXTRA,
    GLASS,
    OWNER,
    RANK,
    TILE,
    TOKEN,
    fact,
    occupied,
    seen_extra,
)
from triforium.games.basilica.components import COLOURS, ORDER_NAMES, RANKS
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.place_vault import PutVault
from triforium.games.basilica.plan import STRIDE, cell_name
from triforium.games.basilica.refill import executing_slot
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import (
    EMPTY,
    EXHAUSTED,
    FACE_BITS,
    FACE_MASK,
    KIND_BITS,
    KIND_MASK,
    RUNNING,
    SEAT_NAMES,
    TOP,
    Basilica,
)
from triforium.games.basilica.verbs import VERBS


@dataclass
class VaultView:
    """A vault side."""

    tile: str
    colours: list[str]
    crown: bool


@dataclass
class CellView:
    """A cell with something on it."""

    cell: int
    name: str
    vault: VaultView | None  # None: scaffolding
    builder: Seat | None
    rank: str | None
    token: str | None
    glass: bool
    altar: bool
    extra: str | None  # the Jester's colour during a scoring


@dataclass
class OrderView:
    """An order side: order and colours, and the crown only if crowns are shown."""

    piece: int  # serial number of the tile, so that a client can follow it across the table
    order: str
    colours: list[str]
    crown: bool | None


@dataclass
class PlayerView:
    """A player's supply."""

    name: str
    score: int
    builders: int
    tokens: list[str]
    coins: int


@dataclass
class BasilicaView(View):
    """The whole table, as far as this seat may see it."""

    edition: str = ""
    timekeeper: str = ""
    rows: int = 0
    cathedral: list[CellView] | None = None
    order_slots: list[OrderView | None] | None = None
    vault_slots: list[VaultView | None] | None = None
    top: OrderView | None = None
    stack: int = 0
    discard: list[str] | None = None
    reshuffled: bool = False
    queen: int = 0
    spaces: int = 0
    crown_spaces: list[int] | None = None
    scorings: int = 0
    players: list[PlayerView] | None = None
    active: Seat = 0
    actions_left: int = 0
    executing: int | None = None  # the slot of the order being executed
    hand: int | None = None  # the slot of the vault being placed
    jester: str | None = None  # the cell of the Jester that chooses now
    ended: str | None = None


def view(s: Basilica, seat: Seat) -> BasilicaView:
    """Everything public, and this seat's own secrets."""
    deciding = s.deciding()
    choosing = None if s.over else s.decision()
    options = by_verb(VERBS, s.options()) if deciding == seat and seat >= 0 else {}
    edition, orders = s.edition, s.orders
    executing = executing_slot(s)
    return BasilicaView(
        seat=seat,
        deciding=deciding,
        decision="" if choosing is None else choosing.key,
        options=options,
        scores=s.scores(),
        over=s.over,
        story=[
            EventView(EVENTS.name(event.kind), event.seat, event.nouns) for event in s.story or [] if event.is_for(seat)
        ],
        edition=edition.key,
        timekeeper=edition.timekeeper,
        rows=((s.vaults | s.scaffolding).bit_length() + STRIDE - 1) // STRIDE,
        cathedral=cathedral(edition, occupied(s, seen_extra(s, seat))),
        order_slots=[order_view(edition, order) for order in orders[:TOP]],
        vault_slots=[None if tile == EMPTY else vault_view(edition, tile) for tile in s.vault_slots],
        top=order_view(edition, orders[TOP]),
        stack=s.stack,
        discard=discarded(edition, tuple(s.discard)),
        reshuffled=s.restacked_at > 0,
        queen=s.queen,
        spaces=edition.spaces,
        crown_spaces=crown_spaces(edition),
        scorings=s.scorings,
        players=[
            player_view(edition, player, s.score[player], s.builders_left[player], s.tokens_left[player], coins)
            for player, coins in enumerate(s.coins)
        ],
        active=s.active,
        actions_left=s.actions_left,
        executing=None if executing == EMPTY else executing,
        hand=choosing.slot if isinstance(choosing, PutVault) else None,
        jester=cell_name(choosing.cell) if isinstance(choosing, ChooseColour) else None,
        ended=None if s.ending == RUNNING else "exhausted" if s.ending == EXHAUSTED else "third",
    )


# The parts of a view are immutable and cached by everything they are made from.


def cathedral(edition: BasilicaEdition, numbers: list[int]) -> list[CellView]:
    """Every cell with something on it, row by row."""
    return [cell_view(edition, number) for number in numbers]


@lru_cache(8192)
def cell_view(edition: BasilicaEdition, number: int) -> CellView:
    """A vault with what stands on it, or scaffolding."""
    tile, owner, extra = fact(number, TILE, OWNER), fact(number, OWNER, RANK), fact(number, EXTRA, GLASS)
    rank, kind = fact(number, RANK, TOKEN), fact(number, TOKEN, EXTRA)
    cell = number >> CELL
    return CellView(
        cell=cell,
        name=cell_name(cell),
        vault=None if tile == EMPTY else vault_view(edition, tile),
        builder=None if owner == EMPTY else owner,
        rank=None if rank == EMPTY else RANKS.name(rank),
        token=None if kind == EMPTY else edition.write_token(kind, rank),
        glass=number >> GLASS & 1 == 1,
        altar=number >> ALTAR & 1 == 1,
        extra=None if extra == EMPTY else COLOURS.name(extra),
    )


def colour_names(colours: int) -> list[str]:
    """The colours of a tile by name."""
    return [COLOURS.name(colour) for colour in range(4) if colours >> colour & 1]


@lru_cache(1024)
def vault_view(edition: BasilicaEdition, tile: int) -> VaultView:
    """A tile that lies vault side up: everything is visible."""
    return VaultView(edition.tiles[tile].name, colour_names(edition.colours[tile]), edition.crown[tile])


@lru_cache(2048)
def order_view(edition: BasilicaEdition, order: int) -> OrderView | None:
    """A tile that lies order side up: its id is hidden, and so is its crown (except with BAS-OPT-11)."""
    if order == EMPTY:
        return None
    face = order & FACE_MASK
    crown = edition.face_crown[face] if edition.show_crowns else None
    name = ORDER_NAMES.name(edition.face_order[face])
    return OrderView(order >> FACE_BITS, name, colour_names(edition.face_colours[face]), crown)


@lru_cache(512)
def discarded(edition: BasilicaEdition, tiles: Row) -> list[str]:
    """The discard pile, bottom first."""
    return [edition.tiles[tile].name for tile in tiles]


@lru_cache(64)
def crown_spaces(edition: BasilicaEdition) -> list[int]:
    """The spaces of the track that cause a scoring."""
    return [space for space, crown in enumerate(edition.crown_spaces) if crown]


@lru_cache(2048)
def player_view(
    edition: BasilicaEdition, seat: Seat, score: int, builders: int, tokens_left: int, coins: int
) -> PlayerView:
    """A player's supply, all of it public."""
    return PlayerView(SEAT_NAMES[seat], score, builders, tokens_of(edition, tokens_left), coins)


def tokens_of(edition: BasilicaEdition, left: int) -> list[str]:
    """Every token of a supply by name."""
    tokens: list[str] = []
    for kind, token in enumerate(edition.token_kinds):
        tokens.extend([token.name] * (left >> KIND_BITS * kind & KIND_MASK))
    return tokens
