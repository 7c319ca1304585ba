"""What differs between tables (rules.md, section 5): number of players, market difficulty, houses, solo level."""

from typing import Any, Final

from triforium.core.errors import BadOption
from triforium.core.game import Edition
from triforium.core.options import TableOption, chosen_options
from triforium.core.state import Step
from triforium.games.stupor_mundi.atoms import Atom
from triforium.games.stupor_mundi.components import (
    ADVANCED,
    COMMON,
    FROM_THREE,
    ONE_CARD,
    Components,
    Side,
)
from triforium.games.stupor_mundi.kinds import KEEP, OCCASIONS, PALACE_BITS, TOWER, WALL

EDITION_KEYS: Final = ("2025",)  # the printed rulebook, version 1.1

OPTIONS: Final = (
    TableOption("market", ("easy", "medium", "difficult"), "SM-SETUP-10"),
    TableOption("houses", ("random", "draft"), "SM-SETUP-16"),
    TableOption("solo", ("standard", "easier"), "SM-SOLO-4"),
)

CARD_TWINS: Final = 0xAA  # the second copies of the four common cards, numbers 1, 3, 5 and 7
BONUS_TWINS: Final = 0xAAA  # the second copies of the six city bonus tiles
FIRST_OWN_CARD: Final = 8
FIRST_ADVANCED: Final = 16
NO_CARD: Final = -1
RING: Final = 0x3FF  # the castle spaces on the ring
AFFORDABLE: Final = 10  # amounts of stone and grain from 0 to 9
SECOND_PRIZE: Final = 3  # minimum number of players for points for the second-most structures
FOUR_PLAYERS: Final = 4

Steps = list[Step[Any]]


class Effects:
    """The steps of every component, for each seat, in agenda order: the first step to run comes last."""

    def __init__(self) -> None:
        self.main: list[list[Steps]] = []  # [seat][main action]
        self.card: list[list[Steps]] = []  # [seat][card]
        self.bonus: list[list[Steps]] = []  # [seat][city bonus tile]
        self.great: list[list[Steps]] = []  # [seat][piece]
        self.cover: list[list[Steps]] = []  # [seat][keep cover]
        self.income: list[list[Steps]] = []  # [seat][side]
        self.reward: list[list[Steps]] = []  # [seat][active space]
        self.ability: list[list[Steps]] = []  # [seat][ability]
        self.solo: list[Steps] = []  # [solo card]
        self.named: list[dict[str, Step[Any]]] = []  # [seat][name of an atom]
        self.atoms: dict[str, Atom] = {}


class StuporMundiEdition(Edition):
    """The components and options that the rules need to know."""

    def __init__(self, key: str, options: dict[str, str], components: Components, seats: int) -> None:
        super().__init__(key, options)
        self.components = components
        self.components_fingerprint: str = components.fingerprint
        self.seats: int = seats
        self.solo: bool = seats == 1  # SM-SOLO-1
        self.easier: bool = self.solo and options["solo"] == "easier"  # SM-SOLO-4
        self.draft: bool = options["houses"] == "draft"  # SM-SETUP-16
        self.red_markets: int = components.red_markets[options["market"]]  # SM-SETUP-10
        self.city_tiles: int = max(seats, 2) - 1  # SM-SETUP-4
        self.second_prize: bool = seats >= SECOND_PRIZE  # SM-SCORE-3
        self.effects = Effects()
        self.set_castle()
        self.set_player_board()
        self.set_palace()
        self.set_workplaces()
        self.set_voyage()
        self.set_cards()
        self.set_allies()

    def set_castle(self) -> None:
        """4.2: spaces as bit masks: the ring clockwise, then the keeps."""
        castle = self.components.castle
        self.space_names: list[str] = castle.names
        self.space_kind: list[int] = castle.kinds
        self.space_stone: list[int] = castle.stone
        self.space_grain: list[int] = castle.grain
        self.space_cover: list[int] = castle.cover
        self.kind_spaces: list[int] = [mask_of([kind == wanted for kind in castle.kinds]) for wanted in range(3)]
        self.tower_spaces: int = self.kind_spaces[TOWER]
        self.wall_spaces: int = self.kind_spaces[WALL]
        self.keep_spaces: int = self.kind_spaces[KEEP]
        self.whole_castle: int = (1 << len(castle.names)) - 1
        self.edict_sites: int = mask_of(castle.edict)  # SM-EDICT-1
        self.side_names: list[str] = castle.side_names
        # SM-BUILD-9: a side is a wall and the two towers next to it
        self.sides: list[int] = [1 << wall | 1 << wall - 1 | 1 << (wall + 1) % 10 for wall in castle.side_walls]
        # SM-BUILD-4: for each amount of stone and grain, the spaces that the player can afford
        self.payable: list[int] = []
        for stone in range(AFFORDABLE):
            for grain in range(AFFORDABLE):
                self.payable.append(
                    mask_of([castle.stone[n] <= stone and castle.grain[n] <= grain for n in range(len(castle.names))])
                )

    def set_player_board(self) -> None:
        """4.1, 12.6, 12.7: pieces, slots and keep covers."""
        board = self.components.board
        self.piece_names: list[str] = board.pieces
        self.piece_kind: list[int] = board.piece_kinds
        self.kind_pieces: list[int] = [mask_of([kind == wanted for kind in board.piece_kinds]) for wanted in range(3)]
        self.great_pieces: int = mask_of(board.piece_great)
        self.start_pieces: int = mask_of(board.piece_start)
        self.start_castle: int = mask_of(self.components.castle.start)
        self.extra: list[int] = board.extra  # SM-BUILD-4
        # RUL-40: normal walls and keeps are interchangeable, so only the first of them is offered; towers are not
        self.alike: list[int] = [
            self.kind_pieces[kind] & ~self.great_pieces if kind != TOWER else 0 for kind in range(3)
        ]
        self.ally_spaces: list[str] = board.ally_spaces
        self.edict_ally_space: int = board.edict_space  # SM-SUM-8
        self.slot_actions: list[int] = board.slot_actions  # SM-PLAY-3
        covers = self.components.covers
        self.cover_names: list[str] = [cover.name for cover in covers]
        self.acts_twice: int = mask_of([cover.acts_twice for cover in covers])  # SM-PLAY-4
        self.open_slots: list[int] = []  # for every set of keep covers
        self.cover_limit: list[int] = []
        for owned in range(1 << len(covers)):
            slots = mask_of([not locked for locked in board.slot_locked])
            limit = board.hand_limit
            for number, cover in enumerate(covers):
                if owned >> number & 1:
                    slots |= 1 << cover.slot if cover.slot >= 0 else 0
                    limit += cover.hand_limit
            self.open_slots.append(slots)
            self.cover_limit.append(limit)

    def set_palace(self) -> None:
        """4.3, 4.4: Frederick's values packed into one number, and the edict tiles."""
        palace = self.components.palace
        self.palace_start: int = 0
        for number, value in enumerate(palace.start):
            self.palace_start |= value << PALACE_BITS * number
        self.palace_fewest: list[int] = palace.fewest
        self.palace_most: list[int] = palace.most
        self.palace_step: list[int] = palace.step
        edicts = self.components.edicts
        self.edict_names: list[str] = [edict.name for edict in edicts]
        self.edict_numbers: dict[str, int] = {edict.name: number for number, edict in enumerate(edicts)}
        self.edict_icons: list[list[int]] = [edict.icons for edict in edicts]
        # SM-SETUP-1, SM-SOLO-4: tiles in use, and those from which the easier solo game takes some more
        self.edicts_in_use: int = mask_of([edict.mark <= self.seats for edict in edicts])
        self.extra_edicts: int = mask_of([edict.mark == FROM_THREE for edict in edicts]) if self.easier else 0
        self.extra_edict_count: int = self.components.solo.extra_edicts if self.easier else 0

    def set_workplaces(self) -> None:
        """4.5, 12.4: paths, and the effects of abilities."""
        paths = self.components.paths
        self.next_place: list[int] = paths.next
        self.first_places: list[int] = paths.first
        self.grain_to: list[int] = paths.grain  # SM-PROM-4
        self.tokens: int = paths.tokens  # SM-SETUP-5
        abilities = self.components.abilities
        self.ability_names: list[str] = [ability.name for ability in abilities]
        # for every occasion the abilities with an effect on it, as a mask and in their order
        self.abilities_on: list[int] = [
            mask_of([ability.occasions >> occasion & 1 == 1 for ability in abilities]) for occasion in range(OCCASIONS)
        ]
        self.hand_limits: list[int] = [ability.hand_limit for ability in abilities]
        self.free_steps: list[int] = [ability.free_steps for ability in abilities]
        self.purchase_discounts: list[int] = [ability.purchase_discount for ability in abilities]
        self.keep_discounts: list[int] = [ability.keep_discount for ability in abilities]
        self.summon_discounts: list[int] = [ability.summon_discount for ability in abilities]
        self.extra_transactions: list[int] = [ability.extra_transactions for ability in abilities]
        self.limiting: int = mask_of([number > 0 for number in self.hand_limits])
        self.sailing: int = mask_of([number > 0 for number in self.free_steps])
        self.cheaper_cards: int = mask_of([number > 0 for number in self.purchase_discounts])
        self.cheaper_keeps: int = mask_of([number > 0 for number in self.keep_discounts])
        self.cheaper_allies: int = mask_of([number > 0 for number in self.summon_discounts])
        self.busier_markets: int = mask_of([number > 0 for number in self.extra_transactions])
        tiles = self.components.workplaces
        self.tile_names: list[str] = [tile.name for tile in tiles]
        self.tile_numbers: dict[str, int] = {tile.name: number for number, tile in enumerate(tiles)}
        self.village_tiles: int = mask_of([tile.village for tile in tiles])
        self.tile_abilities: list[list[int]] = [[tile.first, tile.second] for tile in tiles]
        # 12.5: each kind has two numbers, one per copy; the first stands for the kind
        self.bonus_names: list[str] = [tile.name for tile in self.components.bonus_tiles for _ in range(2)]
        self.bonus_numbers: dict[str, int] = {tile.name: 2 * n for n, tile in enumerate(self.components.bonus_tiles)}

    def set_voyage(self) -> None:
        """4.6, 4.7: cities, open spaces, costs and markets; spaces 2n and 2n+1 belong to city n."""
        voyage = self.components.voyage
        side = 0 if self.seats <= 2 else 1  # SM-SETUP-9
        spaces = 2 * len(voyage.cities)
        self.cities: list[str] = voyage.cities
        everything = (1 << spaces) - 1
        closed = self.seats < FOUR_PLAYERS  # SM-SETUP-11
        self.open_allies: int = everything & ~sum(1 << space for space in voyage.red_allies[side] if closed)
        self.open_cards: int = everything & ~sum(1 << space for space in voyage.red_cards[side] if closed)
        self.ally_cost: list[int] = voyage.ally_costs[side]  # SM-SUM-2
        self.max_steps: int = voyage.max_steps
        self.base_steps: int = voyage.free_steps
        self.market_names: list[str] = [tile.name for tile in self.components.markets]
        self.markets: list[Side] = [side for tile in self.components.markets for side in tile.sides]

    def set_cards(self) -> None:
        """12.1, 12.2, RUL-98: numbers of cards; a common card has two, one per copy; the first stands for the card."""
        self.card_names: list[str] = []
        self.card_numbers: dict[str, int] = {}
        self.card_cost: list[int] = []
        self.card_rows: list[int] = []  # card number -> row in the component file
        self.decks: list[int] = [0] * len(self.components.houses)  # SM-SETUP-17
        self.levels: list[int] = [0, 0]
        for row, card in enumerate(self.components.cards):
            self.card_numbers[card.name] = len(self.card_names)
            for _ in range(card.copies):
                bit = 1 << len(self.card_names)
                for house in range(len(self.decks)):
                    if card.house in (COMMON, house):
                        self.decks[house] |= bit
                if card.house == ADVANCED:
                    self.levels[card.level] |= bit
                self.card_names.append(card.name)
                self.card_cost.append(card.cost)
                self.card_rows.append(row)
        self.kept: int = self.components.per_level[self.seats - 1]  # SM-SETUP-13
        self.coin_cards: int = mask_of([cost != ONE_CARD for cost in self.card_cost])
        self.house_names: list[str] = self.components.houses

    def set_allies(self) -> None:
        """12.3: numbers of ally tiles; a tile with two copies has two, and the first stands for the name."""
        self.ally_names: list[str] = []
        self.ally_rows: list[int] = []
        self.ally_numbers: dict[str, int] = {}
        self.ally_twins: int = 0
        self.allies_in_use: int = 0  # SM-SETUP-1, SM-SOLO-2
        self.factions: list[int] = [0, 0]
        for row, ally in enumerate(self.components.allies):
            self.ally_numbers[ally.name] = len(self.ally_names)
            for copy in range(ally.copies):
                bit = 1 << len(self.ally_names)
                self.ally_twins |= bit if copy > 0 else 0
                self.factions[ally.faction] |= bit
                marked = copy >= ally.copies - ally.marked
                if ally.faction == 0 if self.solo else not marked or self.seats == FOUR_PLAYERS:
                    self.allies_in_use |= bit
                self.ally_names.append(ally.name)
                self.ally_rows.append(row)


def mask_of(flags: list[bool]) -> int:
    """A mask of the indices of the true flags."""
    mask = 0
    for number, flag in enumerate(flags):
        if flag:
            mask |= 1 << number
    return mask


def ability_bonus(abilities: int, relevant: int, amounts: list[int]) -> int:
    """The sum of what the active abilities add to a number; `relevant`: the abilities that affect it."""
    total = 0
    found = abilities & relevant
    number = 0
    while found:
        if found & 1:
            total += amounts[number]
        found >>= 1
        number += 1
    return total


def edition_for(key: str, wanted: dict[str, str], components: Components, seats: int) -> StuporMundiEdition:
    """The edition of a table; BadOption for an edition or option that does not exist."""
    chosen = chosen_options(OPTIONS, wanted)
    if key and key not in EDITION_KEYS:
        raise BadOption(f"Stupor Mundi has no edition {key!r}; it has: {', '.join(EDITION_KEYS)}")
    return StuporMundiEdition(key or EDITION_KEYS[0], chosen, components, seats)
