"""What a seat may see of Basilica (rules.md, section 10.2). Not compiled."""

from dataclasses import dataclass
from functools import lru_cache

from triforium.core.action import Seat
from triforium.core.values import Row
from triforium.core.view import View, shared_fields
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.kinds import COLOURS, ENDINGS, ORDER_NAMES, RANKS, RANKS_PER_TOKEN, SEAT_NAMES
from triforium.games.basilica.place_vault import PutVault
from triforium.games.basilica.plan import STRIDE, cell_name
from triforium.games.basilica.refill import executing_slot
from triforium.games.basilica.scoring import ChooseColour, is_secret
from triforium.games.basilica.state import (
    ALTAR_AT,
    CELL_AT,
    EMPTY,
    EXTRA_AT,
    FACE_BITS,
    FACE_MASK,
    GLASS_AT,
    KIND_BITS,
    KIND_MASK,
    OWNER_AT,
    RANK_AT,
    TILE_AT,
    TOKEN_AT,
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
    choosing = None if s.over else s.decision()
    edition, orders = s.edition, s.orders
    executing = executing_slot(s)
    return BasilicaView(
        **shared_fields(s, seat, VERBS, EVENTS),
        edition=edition.key,
        timekeeper=edition.timekeeper,
        rows=((s.vaults | s.scaffolding).bit_length() + STRIDE - 1) // STRIDE,
        cathedral=[cell_view(edition, packed) for packed in s.packed_cells(seen_extra(s, seat))],
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
        ended=ENDINGS[s.ending] or None,
    )


def seen_extra(s: Basilica, seat: Seat) -> Row:
    """BAS-JESTER-5: until both players have finished, only the player who chose a secret colour can see it."""
    if not is_secret(s):
        return s.extra
    own = s.builders[seat] if seat >= 0 else 0
    return tuple(cells & own for cells in s.extra)


# The parts of a view are immutable and cached by everything they are made from.


@lru_cache(8192)
def cell_view(edition: BasilicaEdition, packed: int) -> CellView:
    """A vault with what stands on it, or scaffolding."""
    tile, owner, extra = (
        field(packed, TILE_AT, OWNER_AT),
        field(packed, OWNER_AT, RANK_AT),
        field(packed, EXTRA_AT, GLASS_AT),
    )
    rank, kind = field(packed, RANK_AT, TOKEN_AT), field(packed, TOKEN_AT, EXTRA_AT)
    cell = packed >> CELL_AT
    return CellView(
        cell=cell,
        name=cell_name(cell),
        vault=None if tile == EMPTY else vault_view(edition, tile),
        builder=None if owner == EMPTY else owner,
        rank=None if rank == EMPTY else RANKS.name(rank),
        token=None if kind == EMPTY else edition.token_names[kind * RANKS_PER_TOKEN + rank],
        glass=packed >> GLASS_AT & 1 == 1,
        altar=packed >> ALTAR_AT & 1 == 1,
        extra=None if extra == EMPTY else COLOURS.name(extra),
    )


def field(packed: int, begin: int, end: int) -> int:
    """One field of a packed cell; EMPTY if it has no value."""
    return (packed >> begin & (1 << end - begin) - 1) - 1


def colour_names(colours: int) -> list[str]:
    """The colours of a tile by name."""
    return [COLOURS.name(colour) for colour in range(4) if colours >> colour & 1]


@lru_cache(1024)
def vault_view(edition: BasilicaEdition, tile: int) -> VaultView:
    """A tile that lies vault side up: everything is visible."""
    return VaultView(edition.tile_names[tile], colour_names(edition.colours[tile]), edition.crown[tile])


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
    return [edition.tile_names[tile] for tile in tiles]


@lru_cache(64)
def crown_spaces(edition: BasilicaEdition) -> list[int]:
    """The spaces of the track that cause a scoring."""
    return [space for space, crown in enumerate(edition.crown_spaces) if crown]


@lru_cache(2048)
def player_view(
    edition: BasilicaEdition, seat: Seat, score: int, builders: int, tokens_left: int, coins: int
) -> PlayerView:
    """A player's supply, all of it public."""
    tokens: list[str] = []
    for kind, token in enumerate(edition.token_kinds):
        tokens.extend([token.name] * (tokens_left >> KIND_BITS * kind & KIND_MASK))
    return PlayerView(SEAT_NAMES[seat], score, builders, tokens, coins)
