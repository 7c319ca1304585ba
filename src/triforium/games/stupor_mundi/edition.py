"""What differs between tables (rules.md, section 5): number of players, market difficulty, houses, solo level."""

from typing import TYPE_CHECKING, Any, Final

from triforium.core.game import Edition
from triforium.core.options import TableOption, chosen_options
from triforium.core.state import Step
from triforium.games.stupor_mundi.atoms import Atom, Condition
from triforium.games.stupor_mundi.kinds import (
    FACTIONS,
    GRAIN,
    KEEP,
    MAIN_ACTIONS,
    OCCASIONS,
    PALACE_BITS,
    PATHS,
    PLACES,
    STONE,
    STRUCTURES,
    TOWER,
    WALL,
    place_of,
)

if TYPE_CHECKING:
    from triforium.games.stupor_mundi.components import StuporMundiComponents
    from triforium.games.stupor_mundi.components.tiles import MarketSide

EDITION_KEYS: Final = ("2025",)  # the printed rulebook, version 1.1

OPTIONS: Final = (
    TableOption("market", ("easy", "medium", "difficult"), "SM-SETUP-10"),
    TableOption("houses", ("random", "draft"), "SM-SETUP-16"),
    TableOption("solo", ("standard", "easier"), "SM-SOLO-4"),
)

CARD_TWINS: Final = 0xAA  # the second copies of the four common cards, numbers 1, 3, 5 and 7
BONUS_TWINS: Final = 0xAAA  # the second copies of the six city bonus tiles
FIRST_ADVANCED: Final = 16
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


class Trades:
    """4.7: what a market buys and sells: the face of a market tile."""

    def __init__(self, side: "MarketSide") -> None:
        self.sells: Final = STONE if side.sell.stone else GRAIN
        self.sold: Final[int] = side.sell.stone + side.sell.grain
        self.sold_for: Final[int] = side.sell_for
        self.buys: Final = STONE if side.buy.stone else GRAIN
        self.bought: Final[int] = side.buy.stone + side.buy.grain
        self.bought_for: Final[int] = side.buy_for


class StuporMundiEdition(Edition):
    """The components and options that the rules need to know."""

    def __init__(self, key: str, options: dict[str, str], components: "StuporMundiComponents", seats: int) -> None:
        super().__init__(key, options)
        self.components = components
        self.seats: int = seats
        self.solo: bool = seats == 1  # SM-SOLO-1
        self.easier: bool = self.solo and options["solo"] == "easier"  # SM-SOLO-4
        self.draft: bool = options["houses"] == "draft"  # SM-SETUP-16
        self.city_tiles: int = max(seats, 2) - 1  # SM-SETUP-4
        self.second_prize: bool = seats >= SECOND_PRIZE  # SM-SCORE-3
        self.effects = Effects()
        self.set_players()
        self.set_castle()
        self.set_player_board()
        self.set_palace()
        self.set_workplaces()
        self.set_voyage()
        self.set_cards()
        self.set_allies()
        self.set_solo()

    def set_players(self) -> None:
        """SM-SETUP-18, SM-SETUP-25, SM-SCORE-1 to SM-SCORE-4, SM-ALLY-1: start values and points."""
        players, scoring = self.components.players, self.components.scoring
        self.start_coins: list[int] = players.start_augustales
        self.start_stone: int = players.start_stone
        self.start_grain: int = players.start_grain
        self.start_hand: int = players.start_hand
        self.structure_points: int = scoring.vp_per_structure
        self.most_points: int = scoring.most_structures
        self.second_points: int = scoring.second_most_structures
        self.coins_per_resource: int = scoring.augustales_per_resource
        self.coins_per_point: int = scoring.augustales_per_vp
        self.ally_points: int = scoring.ally_base_vp
        self.ally_bonus: int = scoring.ally_bonus_vp

    def set_castle(self) -> None:
        """4.2: spaces as bit masks: the ring clockwise, then the keeps."""
        castle = self.components.castle
        spaces = castle.spaces()
        covers = [cover.id for cover in self.components.keep_cover]
        self.space_names: list[str] = [space.id for space in spaces]
        self.space_kind: list[int] = [STRUCTURES.number(space.kind) for space in spaces]
        self.space_stone: list[int] = [space.stone for space in spaces]
        self.space_grain: list[int] = [space.grain for space in spaces]
        self.space_cover: list[int] = [covers.index(space.cover) if space.cover else -1 for space in spaces]
        self.kind_spaces: list[int] = [mask_of([kind == wanted for kind in self.space_kind]) for wanted in range(3)]
        self.tower_spaces: int = self.kind_spaces[TOWER]
        self.wall_spaces: int = self.kind_spaces[WALL]
        self.keep_spaces: int = self.kind_spaces[KEEP]
        self.whole_castle: int = (1 << len(spaces)) - 1
        self.start_castle: int = mask_of([space.start for space in spaces])
        self.edict_sites: int = mask_of([space.edict for space in spaces])  # SM-EDICT-1
        self.side_names: list[str] = [side.id for side in castle.side]
        # SM-BUILD-9: a side is a wall and the two towers next to it
        walls = [self.space_names.index(side.wall) for side in castle.side]
        self.sides: list[int] = [1 << wall | 1 << wall - 1 | 1 << (wall + 1) % 10 for wall in walls]
        # SM-BUILD-4: for each amount of stone and grain, the spaces that the player can afford
        self.payable: list[int] = []
        for stone in range(AFFORDABLE):
            for grain in range(AFFORDABLE):
                self.payable.append(mask_of([space.stone <= stone and space.grain <= grain for space in spaces]))

    def set_player_board(self) -> None:
        """4.1, 12.6, 12.7: pieces, slots and keep covers."""
        board = self.components.player_board
        pieces = board.pieces()
        extra = {row.id: row.extra_augustales for row in self.components.great_structure}
        self.piece_names: list[str] = [piece.id for piece in pieces]
        self.piece_kind: list[int] = [TOWER] * len(board.tower_piece) + [WALL] * len(board.wall_piece)
        self.piece_kind += [KEEP] * len(board.keep_piece)
        self.kind_pieces: list[int] = [mask_of([kind == wanted for kind in self.piece_kind]) for wanted in range(3)]
        self.great_pieces: int = mask_of([piece.great for piece in pieces])
        self.start_pieces: int = mask_of([piece.in_castle_at_start for piece in pieces])
        self.extra: list[int] = [extra.get(name, 0) for name in self.piece_names]  # SM-BUILD-4
        # RUL-40: normal walls and keeps are interchangeable, so only the first of them is offered; towers are not
        self.alike: list[int] = [
            self.kind_pieces[kind] & ~self.great_pieces if kind != TOWER else 0 for kind in range(3)
        ]
        self.warehouse: int = board.warehouse.printed_open_spaces
        self.per_wall: int = board.warehouse.per_wall_in_castle  # SM-BUILD-8
        self.ally_spaces: list[str] = board.ally_spaces.ids
        self.edict_ally_space: int = self.ally_spaces.index(board.ally_spaces.edict_space)  # SM-SUM-8
        self.slot_actions: list[int] = []  # SM-PLAY-3
        for slot in board.slot:
            self.slot_actions.append(mask_of([name in slot.actions for name in MAIN_ACTIONS.words]))
        covers = self.components.keep_cover
        self.cover_names: list[str] = [cover.id for cover in covers]
        self.acts_twice: int = mask_of([cover.acts_twice() for cover in covers])  # SM-PLAY-4
        self.open_slots: list[int] = []  # for every set of keep covers
        self.cover_limit: list[int] = []
        for owned in range(1 << len(covers)):
            slots = mask_of([not slot.locked_at_start for slot in board.slot])
            limit = self.components.players.base_hand_limit
            for number, cover in enumerate(covers):
                if owned >> number & 1:
                    slots |= 1 << cover.slot() if cover.slot() >= 0 else 0
                    limit += cover.hand_limit()
            self.open_slots.append(slots)
            self.cover_limit.append(limit)

    def set_palace(self) -> None:
        """4.3, 4.4: Frederick's values packed into one number, and the edict tiles."""
        palace = self.components.frederick.possessions()
        self.palace_first: list[int] = [owned.start for owned in palace]
        self.palace_start: int = 0
        for number, value in enumerate(self.palace_first):
            self.palace_start |= value << PALACE_BITS * number
        self.palace_fewest: list[int] = [owned.min for owned in palace]
        self.palace_most: list[int] = [owned.max for owned in palace]
        self.palace_step: list[int] = [owned.step for owned in palace]
        edicts = self.components.edict
        self.edict_names: list[str] = [edict.id for edict in edicts]
        self.edict_icons: list[list[int]] = [edict.counts() for edict in edicts]
        # SM-SETUP-1, SM-SOLO-4: tiles in use, and those from which the easier solo game takes some more
        self.edicts_in_use: int = mask_of([edict.from_seats() <= self.seats for edict in edicts])
        self.extra_edicts: int = mask_of([edict.mark == "3+" for edict in edicts]) if self.easier else 0
        self.extra_edict_count: int = self.components.solo.easy_extra_edicts if self.easier else 0

    def set_workplaces(self) -> None:
        """4.5, 12.4: paths, and the effects of abilities."""
        self.next_place: list[int] = [0] * PLACES  # 0 for none
        self.first_places: list[int] = []  # for every path
        self.grain_to: list[int] = [0] * PLACES  # SM-PROM-4
        self.tokens: int = 0  # SM-SETUP-5
        for path, letter in enumerate(PATHS):
            row = getattr(self.components.workplaces.path, letter)
            places = [place_of(path, column) for column in row.columns]
            self.first_places.append(places[0])
            for number, place in enumerate(places):
                self.grain_to[place] = row.grain_cost[number]
                self.next_place[place] = places[number + 1] if number + 1 < len(places) else 0
            if row.edict_token_column:
                self.tokens |= 1 << place_of(path, row.edict_token_column)
        abilities = self.components.workplace_ability
        self.ability_names: list[str] = [ability.id for ability in abilities]
        occasions: list[int] = [ability.occasions() for ability in abilities]
        # for every occasion the abilities with an effect on it
        self.abilities_on: list[int] = [
            mask_of([found >> occasion & 1 == 1 for found in occasions]) for occasion in range(OCCASIONS)
        ]
        self.hand_limits: list[int] = [ability.change("hand_limit") for ability in abilities]
        self.free_steps: list[int] = [ability.change("free_steps") for ability in abilities]
        self.purchase_discounts: list[int] = [ability.change("discount_augustales") for ability in abilities]
        self.keep_discounts: list[int] = [ability.change("discount_stone") for ability in abilities]
        self.summon_discounts: list[int] = [ability.change("discount_grain") for ability in abilities]
        self.extra_transactions: list[int] = [ability.change("extra_transactions") for ability in abilities]
        self.limiting: int = mask_of([number > 0 for number in self.hand_limits])
        self.sailing: int = mask_of([number > 0 for number in self.free_steps])
        self.cheaper_cards: int = mask_of([number > 0 for number in self.purchase_discounts])
        self.cheaper_keeps: int = mask_of([number > 0 for number in self.keep_discounts])
        self.cheaper_allies: int = mask_of([number > 0 for number in self.summon_discounts])
        self.busier_markets: int = mask_of([number > 0 for number in self.extra_transactions])
        tiles = self.components.workplace_tile
        self.tile_names: list[str] = [tile.id for tile in tiles]
        self.village_tiles: int = mask_of([tile.kind == "village" for tile in tiles])
        self.tile_abilities: list[list[int]] = []  # of level I and of level II
        for tile in tiles:
            self.tile_abilities.append([self.ability_names.index(name) for name in (tile.level1, tile.level2)])
        # 12.5: each kind has two numbers, one per copy; the first stands for the kind
        self.bonus_names: list[str] = [tile.id for tile in self.components.city_bonus for _ in range(2)]

    def set_voyage(self) -> None:
        """4.6, 4.7: cities, open spaces, costs and markets; spaces 2n and 2n+1 belong to city n."""
        voyage = self.components.voyage
        side = voyage.side12 if self.seats <= 2 else voyage.side34  # SM-SETUP-9
        red_allies = [] if self.seats == FOUR_PLAYERS else side.red_ally_spaces  # SM-SETUP-11
        red_cards = [] if self.seats == FOUR_PLAYERS else side.red_card_spaces
        self.cities: list[str] = voyage.cities
        self.start_city: int = self.cities.index(voyage.start)
        self.city_ally_spaces: list[str] = voyage.spaces("a")
        self.city_card_spaces: list[str] = voyage.spaces("c")
        self.open_allies: int = mask_of([name not in red_allies for name in self.city_ally_spaces])
        self.open_cards: int = mask_of([name not in red_cards for name in self.city_card_spaces])
        self.ally_cost: list[int] = [side.ally_cost.get(name, 0) for name in self.city_ally_spaces]  # SM-SUM-2
        self.max_steps: int = voyage.max_steps
        self.base_steps: int = voyage.free_steps
        red = self.components.market.difficulty_red_tiles
        self.red_markets: int = getattr(red, self.options["market"])  # SM-SETUP-10
        tiles = self.components.market_tile
        self.market_names: list[str] = [tile.id for tile in tiles]
        self.markets: list[Trades] = [Trades(face) for tile in tiles for face in (tile.blue, tile.red)]

    def set_cards(self) -> None:
        """12.1, 12.2, RUL-98: numbers of cards; a common card has two, one per copy; the first stands for the card."""
        self.card_names: list[str] = []
        self.card_numbers: dict[str, int] = {}
        self.card_cost: list[int] = []
        self.card_rows: list[int] = []  # card number -> row among all cards
        self.house_names: list[str] = self.components.houses()
        self.decks: list[int] = [0] * len(self.house_names)  # SM-SETUP-17
        self.levels: list[int] = [0, 0]
        for card in self.components.house_card:
            for _ in range(card.copies):
                for house, name in enumerate(self.house_names):
                    if card.house in ("common", name):
                        self.decks[house] |= 1 << len(self.card_names)
                self.add_card(card.id, 0)
        for bought in self.components.advanced_card:
            self.levels[0 if bought.level == "A" else 1] |= 1 << len(self.card_names)
            self.add_card(bought.id, bought.cost.coins())
        self.kept: int = self.components.advanced_deck.per_level.numbers()[self.seats - 1]  # SM-SETUP-13

    def add_card(self, name: str, cost: int) -> None:
        """One more copy of a card."""
        self.card_numbers.setdefault(name, len(self.card_names))
        self.card_names.append(name)
        self.card_cost.append(cost)
        self.card_rows.append(len(self.card_numbers) - 1)

    def set_allies(self) -> None:
        """12.3: numbers of ally tiles; a tile with two copies has two, and the first stands for the name."""
        self.ally_names: list[str] = []
        self.ally_numbers: dict[str, int] = {}
        self.ally_rows: list[int] = []  # ally number -> row among all allies
        self.ally_conditions: list[Condition] = []
        self.ally_twins: int = 0
        self.allies_in_use: int = 0  # SM-SETUP-1, SM-SOLO-2
        self.factions: list[int] = [0, 0]
        for row, ally in enumerate(self.components.ally):
            self.ally_numbers[ally.id] = len(self.ally_names)
            for copy in range(ally.copies):
                bit = 1 << len(self.ally_names)
                self.ally_twins |= bit if copy > 0 else 0
                self.factions[FACTIONS.number(ally.faction)] |= bit
                marked = copy >= ally.copies - ally.marked()
                if ally.faction == "independent" if self.solo else not marked or self.seats == FOUR_PLAYERS:
                    self.allies_in_use |= bit
                self.ally_names.append(ally.id)
                self.ally_rows.append(row)
                self.ally_conditions.append(ally.condition())

    def set_solo(self) -> None:
        """11, 12.10: the numbers of the solo game."""
        solo, cards = self.components.solo, self.components.solo_card
        self.solo_turns: int = solo.frederick_actions_per_round
        self.solo_crowns: int = solo.crowns_to_reshuffle
        self.solo_titles: list[tuple[int, str]] = solo.titles  # minimum points and title, ascending
        self.solo_names: list[str] = [card.id for card in cards]
        self.solo_crowned: int = mask_of([card.crown for card in cards])
        self.whole_solo_deck: int = (1 << len(cards)) - 1


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


def edition_for(
    key: str, wanted: dict[str, str], components: "StuporMundiComponents", seats: int
) -> StuporMundiEdition:
    """The edition of a table; BadOption for an option that does not exist."""
    return StuporMundiEdition(key, chosen_options(OPTIONS, wanted), components, seats)
