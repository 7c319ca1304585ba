"""What a seat may see of Basilica (rules.md, section 10.2); not compiled."""

from dataclasses import dataclass

from triforium.core.action import Seat, noun_of, verb_of
from triforium.core.view import EventView, View
from triforium.games.basilica.components import COLOURS, ORDER_NAMES, RANKS
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.pending import executing_slot
from triforium.games.basilica.place_vault import PutVault
from triforium.games.basilica.plan import COLUMNS, STRIDE, cell_name
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import BLACK, EMPTY, EXHAUSTED, NO_RANK, RUNNING, TOP, WHITE, Basilica
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
    """An order side: order and colours, and the crown only where the table shows crowns."""

    piece: int  # which tile since the start it is, so that it can be followed across the table
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
    """The whole table, as far as this seat may know it."""

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
    executing: int | None = None  # the slot of the order that is carried out
    hand: int | None = None  # the slot of the vault that looks for its cell
    jester: str | None = None  # the cell whose Jester chooses now
    ended: str | None = None


def view(s: Basilica, seat: Seat) -> BasilicaView:
    """Everything public, and what is this seat's own."""
    deciding = s.deciding()
    decision = "" if s.over else s.decision().key
    options: dict[str, list[int]] = {}
    if deciding == seat and seat >= 0:
        for action in s.options():
            options.setdefault(VERBS.name(verb_of(action)), []).append(noun_of(action))
    built = s.vaults | s.scaffolding
    executing = executing_slot(s)
    choosing = None if s.over else s.decision()
    return BasilicaView(
        seat=seat,
        deciding=deciding,
        decision=decision,
        options=options,
        scores=s.scores(),
        over=s.over,
        story=[
            EventView(EVENTS.name(event.kind), event.seat, event.nouns) for event in s.story or [] if event.is_for(seat)
        ],
        edition=s.edition.key,
        timekeeper=s.edition.timekeeper,
        rows=(built.bit_length() + STRIDE - 1) // STRIDE,
        cathedral=[
            cell_view(s, cell, seat)
            for cell in range(built.bit_length())
            if cell % STRIDE < COLUMNS and built >> cell & 1
        ],
        order_slots=[order_view(s, slot) for slot in range(3)],
        vault_slots=[None if tile == EMPTY else vault_view(s, tile) for tile in s.vault_slots],
        top=order_view(s, TOP),
        stack=s.stack,
        discard=[s.edition.tiles[tile].name for tile in s.discard],
        reshuffled=s.restacked_at > 0,
        queen=s.queen,
        spaces=s.edition.spaces,
        crown_spaces=[space for space, crown in enumerate(s.edition.crown_spaces) if crown],
        scorings=s.scorings,
        players=[player_view(s, player) for player in (WHITE, BLACK)],
        active=s.active,
        actions_left=s.actions_left,
        executing=None if executing == EMPTY else executing,
        hand=choosing.slot if isinstance(choosing, PutVault) else None,
        jester=cell_name(choosing.cell) if isinstance(choosing, ChooseColour) else None,
        ended=None if s.ending == RUNNING else "exhausted" if s.ending == EXHAUSTED else "third",
    )


def cell_view(s: Basilica, cell: int, seat: Seat) -> CellView:
    """A vault with what stands on it, or scaffolding."""
    bit = 1 << cell
    tile = s.tiles[cell] if s.vaults & bit else EMPTY
    owner = WHITE if s.builders[WHITE] & bit else BLACK if s.builders[BLACK] & bit else None
    rank = s.rank_of(cell)
    token = [s.edition.write_token(kind, rank) for kind, cells in enumerate(s.tokens) if cells & bit]
    return CellView(
        cell=cell,
        name=cell_name(cell),
        vault=None if tile == EMPTY else vault_view(s, tile),
        builder=owner,
        rank=None if rank == NO_RANK else RANKS.name(rank),
        token=token[0] if token else None,
        glass=s.glass & bit != 0,
        altar=s.altars & bit != 0,
        extra=extra_colour(s, cell, seat),
    )


def extra_colour(s: Basilica, cell: int, seat: Seat) -> str | None:
    """BAS-JESTER-5: a colour chosen in secret is known to its chooser only, until both have finished."""
    decision = None if s.over else s.decision()
    if isinstance(decision, ChooseColour) and decision.secret and (seat < 0 or s.builders[seat] >> cell & 1 == 0):
        return None
    for colour in range(4):
        if s.extra[colour] >> cell & 1:
            return COLOURS.name(colour)
    return None


def colour_names(colours: int) -> list[str]:
    """The colours of a tile by name."""
    return [COLOURS.name(colour) for colour in range(4) if colours >> colour & 1]


def vault_view(s: Basilica, tile: int) -> VaultView:
    """A tile that lies vault side up is known in full."""
    return VaultView(s.edition.tiles[tile].name, colour_names(s.edition.colours[tile]), s.edition.crown[tile])


def order_view(s: Basilica, slot: int) -> OrderView | None:
    """Of a tile that lies order side up its crown stays hidden (BAS-OPT-11 apart), and so does its id."""
    if s.orders[slot] == EMPTY:
        return None
    face = s.face_in(slot)
    crown = s.edition.face_crown[face] if s.edition.show_crowns else None
    return OrderView(
        s.orders[slot] >> 7,
        ORDER_NAMES.name(s.edition.face_order[face]),
        colour_names(s.edition.face_colours[face]),
        crown,
    )


def player_view(s: Basilica, seat: Seat) -> PlayerView:
    """Supplies are public."""
    tokens: list[str] = []
    for kind, token in enumerate(s.edition.token_kinds):
        tokens.extend([token.name] * s.tokens_of_kind(seat, kind))
    return PlayerView(("White", "Black")[seat], s.score[seat], s.builders_left[seat], tokens, s.coins[seat])
