"""The state of Basilica: cathedral, market, stack, supplies; with the queries that the rules need."""

from typing import Any, Final

from triforium.core.action import Seat
from triforium.core.bag import Bag
from triforium.core.masks import members
from triforium.core.refusal import Refusal
from triforium.core.state import State, Step
from triforium.core.values import Row, with_added, with_item
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.kinds import BLACK, BLUE, GREEN, JESTER, NO_RANK, RED, WHITE, YELLOW
from triforium.games.basilica.plan import ROW_1, beside, plan_around
from triforium.games.basilica.verbs import FIRST_STEPS, VERBS

TOP: Final = 3  # index in `orders`, after the three slots: the visible top of the stack
EMPTY: Final = -1
FACE_BITS: Final = 7  # an item of `orders` is the serial number of a tile and, in these bits, what its order side shows
FACE_MASK: Final = 127
KIND_BITS: Final = 3  # in `tokens_left`: the number of tokens of each kind
KIND_MASK: Final = 7

# Bit offsets of the fields of a packed cell. All but the cell itself are stored plus 1, so that 0 means "none".
TILE_AT: Final = 0
OWNER_AT: Final = 10
RANK_AT: Final = 12
TOKEN_AT: Final = 16
EXTRA_AT: Final = 20
GLASS_AT: Final = 24
ALTAR_AT: Final = 25
CELL_AT: Final = 26  # in the highest bits, because the number of rows is unlimited (BAS-GEO-2)


class Basilica(State):
    """A game of Basilica; sets of cells are bit masks, one bit per cell."""

    def __init__(
        self,
        edition: BasilicaEdition,
        agenda: list[Step[Any]],
        over: bool,
        yellow: int,
        blue: int,
        red: int,
        green: int,
        wild: int,
        vaults: int,
        scaffolding: int,
        glass: int,
        altars: int,
        builders: Row,
        ranked: Row,
        tokens: Row,
        tiles: list[int],
        extra: Row,
        orders: list[int],
        vault_slots: list[int],
        stack: int,
        bag: Bag,
        unseen: int,
        leftover: int,
        revealed: int,
        restacked_at: int,
        discard: list[int],
        queen: int,
        scorings: int,
        score: Row,
        builders_left: Row,
        tokens_left: Row,
        coins: Row,
        active: Seat,
        actions_left: int,
        placed: int,
        ending: int,
    ) -> None:
        super().__init__(agenda, over)
        self.edition: Final = edition
        # the cathedral
        self.yellow = yellow  # the vaults that show this colour
        self.blue = blue
        self.red = red
        self.green = green
        self.wild = wild  # BAS-GEO-6: vaults in two colours
        self.vaults = vaults
        self.scaffolding = scaffolding  # BAS-ORD-SCAFFOLD-4: has no colour and connects nothing
        self.glass = glass
        self.altars = altars
        self.builders = builders  # for each seat
        self.ranked = ranked  # for each rank, the builders of either seat that have it
        self.tokens = tokens  # for each kind of token, the builders that have one
        self.tiles = tiles  # cell -> tile
        self.extra = extra  # BAS-JESTER-1: for each colour, the tiles that have it from a Jester during a scoring
        # market and stack
        self.orders = orders  # order slots 1 to 3 and the top of the stack: tiles with their order side up
        self.vault_slots = vault_slots  # BAS-SETUP-11: slot i is directly below order slot i
        self.stack = stack  # number of tiles, including the visible top
        self.bag = bag  # the order sides below the top, and those of the tiles removed from the game
        self.unseen = unseen  # lookalike tiles that nobody has turned over since they were shuffled in
        self.leftover = leftover  # the same from before the reshuffle: in old order slots, or removed from the game
        self.revealed = revealed  # number of order sides shown so far
        self.restacked_at = restacked_at  # `revealed` at the time of the reshuffle; 0 if there was none
        self.discard = discard
        # track and supplies
        self.queen = queen
        self.scorings = scorings
        self.score = score
        self.builders_left = builders_left
        self.tokens_left = tokens_left
        self.coins = coins
        # turn
        self.active = active
        self.actions_left = actions_left  # not yet started
        self.placed = placed  # BAS-BUILD-1: the cell of the vault placed by the previous action
        self.ending = ending

    def copy(self) -> "Basilica":
        """An independent copy without a story."""
        return Basilica(
            self.edition,
            self.agenda[:],
            self.over,
            self.yellow,
            self.blue,
            self.red,
            self.green,
            self.wild,
            self.vaults,
            self.scaffolding,
            self.glass,
            self.altars,
            self.builders,
            self.ranked,
            self.tokens,
            self.tiles[:],
            self.extra,
            self.orders[:],
            self.vault_slots[:],
            self.stack,
            self.bag.copy(),
            self.unseen,
            self.leftover,
            self.revealed,
            self.restacked_at,
            self.discard[:],
            self.queen,
            self.scorings,
            self.score,
            self.builders_left,
            self.tokens_left,
            self.coins,
            self.active,
            self.actions_left,
            self.placed,
            self.ending,
        )

    def scores(self) -> list[int]:
        """BAS-SCORE-11: scores are plain integers."""
        return list(self.score)

    def not_asked(self, verb: int) -> Refusal:
        """The refusal of a verb that the current decision does not accept: the rule on when it may be used."""
        task = self.task()
        if task == "@task-action":
            task = FIRST_STEPS.get(verb, task)
        return Refusal(VERBS.rules[verb], "not-asked", {"verb": f"@verb-{VERBS.name(verb)}", "task": task})

    # --- the cathedral -------------------------------------------------------------------------------------

    def occupied(self) -> int:
        """The vaults with a builder."""
        return self.builders[WHITE] | self.builders[BLACK]

    def unoccupied(self) -> int:
        """BAS-GEO-7: the vaults without a builder; glass and altars do not count."""
        return self.vaults & ~(self.builders[WHITE] | self.builders[BLACK])

    def open_cells(self) -> int:
        """BAS-VAULT-2, BAS-VAULT-3, BAS-VAULT-4: empty cells in row 1 or beside any tile."""
        built = self.vaults | self.scaffolding
        return (beside(built) | ROW_1) & ~built & plan_around(built)

    def cells_beside_barred_wild(self) -> int:
        """BAS-VAULT-5, BAS-VAULT-6, BAS-JESTER-10: cells barred to wild tiles; a Jester on a neighbour lifts this."""
        if self.edition.jester_frees_neighbours:
            return beside(self.wild & ~self.ranked[JESTER])
        return beside(self.wild)

    def cells_for(self, tile: int) -> int:
        """BAS-VAULT-2 to BAS-VAULT-7: the cells where this vault may be placed."""
        if self.edition.wild[tile]:
            return self.open_cells() & ~self.cells_beside_barred_wild()
        return self.open_cells()

    def movable(self, seat: Seat) -> int:
        """BAS-ORD-MOVE-1: this seat's builders next to an unoccupied vault."""
        mine = self.builders[seat]
        return mine & beside(self.unoccupied()) if mine else 0

    def rank_of(self, cell: int) -> int:
        """The rank of the builder on a cell; NO_RANK if it has none."""
        bit = 1 << cell
        for rank in range(4):
            if self.ranked[rank] & bit:
                return rank
        return NO_RANK

    def coloured(self, colour: int) -> int:
        """The vaults with this printed colour."""
        if colour == YELLOW:
            return self.yellow
        if colour == BLUE:
            return self.blue
        return self.red if colour == RED else self.green

    def put_vault(self, tile: int, cell: int) -> None:
        """BAS-VAULT-1: place a tile in the cathedral, vault side up."""
        bit = 1 << cell
        shown = self.edition.colours[tile]
        if shown & 1 << YELLOW:
            self.yellow |= bit
        if shown & 1 << BLUE:
            self.blue |= bit
        if shown & 1 << RED:
            self.red |= bit
        if shown & 1 << GREEN:
            self.green |= bit
        if shown & (shown - 1):
            self.wild |= bit
        self.vaults |= bit
        while len(self.tiles) <= cell:
            self.tiles.append(EMPTY)
        self.tiles[cell] = tile

    def discard_vaults(self, cells: int) -> None:
        """BAS-ORD-GLASS-4, BAS-ALTAR-8: remove tiles from the cathedral; what lies on them returns to the supply."""
        for cell in members(cells):
            self.discard.append(self.tiles[cell])
            self.tiles[cell] = EMPTY
        self.keep_vaults(~cells, 0)

    def keep_vaults(self, kept: int, shift: int) -> None:
        """Keep only these vaults, and shift all of them up by the same number of bits."""
        self.vaults = (self.vaults & kept) >> shift
        self.yellow = (self.yellow & kept) >> shift
        self.blue = (self.blue & kept) >> shift
        self.red = (self.red & kept) >> shift
        self.green = (self.green & kept) >> shift
        self.wild = (self.wild & kept) >> shift
        self.glass = (self.glass & kept) >> shift
        self.altars = (self.altars & kept) >> shift

    # --- builders ------------------------------------------------------------------------------------------

    def put_builder(self, seat: Seat, cell: int) -> None:
        """BAS-BUILD-3: place a builder from the supply, without rank."""
        self.builders = with_item(self.builders, seat, self.builders[seat] | 1 << cell)
        self.builders_left = with_added(self.builders_left, seat, -1)

    def return_builder(self, seat: Seat, cell: int) -> None:
        """BAS-ORD-PROMOTE-6: builder and token return to their owner's supply."""
        self.return_token(seat, cell)
        self.builders = with_item(self.builders, seat, self.builders[seat] & ~(1 << cell))
        self.builders_left = with_added(self.builders_left, seat, 1)

    def move_builder(self, seat: Seat, origin: int, target: int) -> None:
        """BAS-ORD-MOVE-3, BAS-ORD-CONFUSE-8: the token moves with the builder; glass and altars stay."""
        from_bit = 1 << origin
        both = from_bit | 1 << target
        self.builders = with_item(self.builders, seat, self.builders[seat] ^ both)
        for rank in range(4):
            if self.ranked[rank] & from_bit:
                self.ranked = with_item(self.ranked, rank, self.ranked[rank] ^ both)
        for kind in range(len(self.tokens)):
            if self.tokens[kind] & from_bit:
                self.tokens = with_item(self.tokens, kind, self.tokens[kind] ^ both)

    def give_token(self, seat: Seat, cell: int, kind: int, rank: int) -> None:
        """BAS-ORD-PROMOTE-3: take the new token from the supply, then return the old one."""
        self.tokens_left = with_added(self.tokens_left, seat, -(1 << KIND_BITS * kind))
        self.return_token(seat, cell)
        self.tokens = with_item(self.tokens, kind, self.tokens[kind] | 1 << cell)
        self.ranked = with_item(self.ranked, rank, self.ranked[rank] | 1 << cell)

    def return_token(self, seat: Seat, cell: int) -> None:
        """BAS-ORD-PROMOTE-6: return the token under a builder, if any, to the supply."""
        bit = 1 << cell
        for kind in range(len(self.tokens)):
            if self.tokens[kind] & bit:
                self.tokens = with_item(self.tokens, kind, self.tokens[kind] ^ bit)
                self.tokens_left = with_added(self.tokens_left, seat, 1 << KIND_BITS * kind)
                rank = self.rank_of(cell)
                self.ranked = with_item(self.ranked, rank, self.ranked[rank] ^ bit)

    def tokens_of_kind(self, seat: Seat, kind: int) -> int:
        """The number of tokens of a kind in this seat's supply."""
        return self.tokens_left[seat] >> KIND_BITS * kind & KIND_MASK

    # --- market --------------------------------------------------------------------------------------------

    def face_in(self, slot: int) -> int:
        """BAS-SETUP-9: what the order side in a slot or on top of the stack shows."""
        return self.orders[slot] & FACE_MASK

    def piece_in(self, slot: int) -> str:
        """The name of the tile in a slot for draws that a position fixes: its serial number."""
        return f"piece {self.orders[slot] >> FACE_BITS}"

    def order_in(self, slot: int) -> int:
        """The order shown in a slot."""
        return self.edition.face_order[self.orders[slot] & FACE_MASK]

    def is_old(self, slot: int) -> bool:
        """Whether the tile in this slot was already there when the discard pile was reshuffled."""
        return self.orders[slot] >> FACE_BITS < self.restacked_at

    def candidates(self, slot: int) -> list[int]:
        """The tiles that the order side in a slot may belong to, given what everybody knows."""
        tiles = self.edition.face_tiles[self.face_in(slot)]
        if len(tiles) == 1:
            return tiles  # unique by its order side, so there is nothing to remember
        pool = self.leftover if self.is_old(slot) else self.unseen
        lookalike = self.edition.lookalike
        found: list[int] = []
        for tile in tiles:
            if lookalike[tile] & pool:
                found.append(tile)
        return found

    def no_longer_unseen(self, slot: int, tile: int) -> None:
        """A tile was turned over: remove it from the unseen ones."""
        if self.is_old(slot):
            self.leftover &= ~self.edition.lookalike[tile]
        else:
            self.unseen &= ~self.edition.lookalike[tile]

    def end_turn_now(self) -> None:
        """BAS-TURN-9: drop the rest of this turn; the next turn is at the bottom of the agenda."""
        del self.agenda[1:]

    # --- packed cells, for views ---------------------------------------------------------------------------

    def packed_cells(self, extra: Row) -> list[int]:
        """What can be seen on each cell with a vault or scaffolding, as one number each; `extra`: Jester colours."""
        cells = members(self.vaults | self.scaffolding)
        facts = [0] * (self.vaults | self.scaffolding).bit_length()
        for cell in members(self.vaults):
            facts[cell] = self.tiles[cell] + 1
        mark_each(facts, self.builders, OWNER_AT)
        mark_each(facts, self.ranked, RANK_AT)
        mark_each(facts, self.tokens, TOKEN_AT)
        mark_each(facts, extra, EXTRA_AT)
        mark(facts, self.glass, 1 << GLASS_AT)
        mark(facts, self.altars, 1 << ALTAR_AT)
        return [facts[cell] | cell << CELL_AT for cell in cells]


def mark_each(facts: list[int], sets: Row, place: int) -> None:
    """For every set of cells, write its number (from 1) into the field at bit `place` of its cells."""
    for number, cells in enumerate(sets, 1):
        mark(facts, cells, number << place)


def mark(facts: list[int], cells: int, fact: int) -> None:
    """Set these bits in every cell of a set."""
    for cell in members(cells):
        facts[cell] |= fact
