"""The printed components (rules.md, section 4): data without behaviour."""

from typing import Final

from triforium.core.datafile import DataFile
from triforium.games.stupor_mundi.atoms import Atom, Condition

EVERY_GAME: Final = 0  # mark: minimum number of players with whom a component is used
FROM_THREE: Final = 3
FROM_FOUR: Final = 4


class Castle:
    """4.2: thirteen spaces, the ring first and then the keeps, and five sides."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.stone: list[int] = []
        self.grain: list[int] = []
        self.edict: list[bool] = []
        self.start: list[bool] = []
        self.cover: list[int] = []  # the keep cover on a space, -1 if there is none
        self.side_names: list[str] = []
        self.side_walls: list[int] = []  # the wall space of each side; its two towers are next to it on the ring
        self.incomes: list[list[Atom]] = []


class PlayerBoard:
    """4.1: slots, and the pieces with what they cover."""

    def __init__(self) -> None:
        self.slot_actions: list[int] = []  # one bit per main action
        self.slot_locked: list[bool] = []
        self.pieces: list[str] = []  # names of towers, walls, keeps
        self.piece_kinds: list[int] = []
        self.piece_great: list[bool] = []
        self.piece_start: list[bool] = []
        self.extra: list[int] = []  # Augustales for a Great piece
        self.bonus: list[list[Atom]] = []
        self.ally_spaces: list[str] = []  # each below the tower with the same number
        self.edict_space = 0
        self.warehouse = 0
        self.per_wall = 0
        self.specialists = 0
        self.hand = 0
        self.hand_limit = 0
        self.start_coins: list[int] = []
        self.start_stone = 0
        self.start_grain = 0


class Cover:
    """12.7: a keep cover: its immediate and its permanent effects."""

    def __init__(self, name: str, atoms: list[Atom], hand_limit: int, acts_twice: bool, slot: int) -> None:
        self.name = name
        self.atoms = atoms
        self.hand_limit = hand_limit
        self.acts_twice = acts_twice
        self.slot = slot  # the slot that it unlocks, -1 for none


class Ability:
    """12.4: what a workplace gives on its occasions, and what it changes while active."""

    def __init__(self, name: str, occasions: int, atoms: list[Atom]) -> None:
        self.name = name
        self.occasions = occasions  # one bit each
        self.atoms = atoms
        self.hand_limit = 0
        self.free_steps = 0
        self.purchase_discount = 0
        self.keep_discount = 0
        self.summon_discount = 0
        self.extra_transactions = 0


class WorkplaceTile:
    """K11: a tile has one ability of level I and one of level II."""

    def __init__(self, name: str, village: bool, first: int, second: int) -> None:
        self.name = name
        self.village = village
        self.first = first
        self.second = second


class Edict:
    """4.4: an edict tile with the number of its icons by kind, in the order in which they are resolved."""

    def __init__(self, name: str, icons: list[int], mark: int) -> None:
        self.name = name
        self.icons = icons  # counts by kind of Frederick's possessions
        self.mark = mark


class Card:
    """12.1, 12.2: an action card; house cards have a house, Advanced cards have a level and a cost."""

    def __init__(self, name: str, copies: int, house: int, level: int, cost: int, atoms: list[Atom]) -> None:
        self.name = name
        self.copies = copies
        self.house = house  # COMMON for cards of every house, ADVANCED for cards of none
        self.level = level  # 0 for A, 1 for B
        self.cost = cost  # Augustales, or ONE_CARD
        self.atoms = atoms


COMMON: Final = -1
ADVANCED: Final = -2
ONE_CARD: Final = -1


class Ally:
    """12.3: an ally tile; some of its copies are used only with four players."""

    def __init__(self, name: str, title: str, faction: int, copies: int, marked: int, condition: Condition) -> None:
        self.name = name
        self.title = title
        self.faction = faction
        self.copies = copies
        self.marked = marked  # copies with the mark "4"
        self.condition = condition


class Side:
    """4.7: one side of a market tile."""

    def __init__(self, sells: int, sold: int, sold_for: int, buys: int, bought: int, bought_for: int) -> None:
        self.sells = sells  # stone or grain
        self.sold = sold
        self.sold_for = sold_for
        self.buys = buys
        self.bought = bought
        self.bought_for = bought_for


class MarketTile:
    """4.7: a market tile with a blue and a red side."""

    def __init__(self, name: str, blue: Side, red: Side) -> None:
        self.name = name
        self.sides = (blue, red)


class BonusTile:
    """12.5: a city bonus tile."""

    def __init__(self, name: str, copies: int, atoms: list[Atom]) -> None:
        self.name = name
        self.copies = copies
        self.atoms = atoms


class SoloCard:
    """12.10: a card of Frederick's deck."""

    def __init__(self, name: str, steps: int, act: int, space: int, crown: bool) -> None:
        self.name = name
        self.steps = steps  # number of cities, or TO_PLAYER
        self.act = act
        self.space = space  # the active space of an edict
        self.crown = crown


TO_PLAYER: Final = -1
REMOVE_CARD: Final = 0
REMOVE_ALLY: Final = 1
ISSUE_EDICT: Final = 2


class Voyage:
    """4.6: the cities clockwise, and for each side of the board the red spaces and the grain costs."""

    def __init__(self) -> None:
        self.cities: list[str] = []
        self.start = 0
        self.max_steps = 0
        self.free_steps = 0
        self.red_allies: list[list[int]] = [[], []]  # side 1-2, side 3-4: space numbers
        self.red_cards: list[list[int]] = [[], []]
        self.ally_costs: list[list[int]] = [[], []]  # for every space


class Palace:
    """4.3: Frederick's start values, their ranges, and the value of an icon."""

    def __init__(self) -> None:
        self.start: list[int] = []
        self.fewest: list[int] = []
        self.most: list[int] = []
        self.step: list[int] = []


class Paths:
    """4.5: the workplace area."""

    def __init__(self) -> None:
        self.next: list[int] = []  # for every place the next one, 0 for none
        self.first: list[int] = []  # for every path
        self.grain: list[int] = []  # to enter a place
        self.tokens = 0  # one bit per place


class Scoring:
    """10: points at the end of the game, and for allies."""

    def __init__(self, structure: int, most: int, second: int, coins: int, point: int, ally: int, bonus: int) -> None:
        self.structure = structure
        self.most = most
        self.second = second
        self.coins_per_resource = coins
        self.coins_per_point = point
        self.ally = ally
        self.ally_bonus = bonus


class Solo:
    """11: numbers of the solo game."""

    def __init__(self, turns: int, crowns: int, extra_edicts: int, titles: list[tuple[int, str]]) -> None:
        self.turns = turns
        self.crowns = crowns
        self.extra_edicts = extra_edicts
        self.titles = titles  # minimum points and title, ascending


class Components:
    """The printed components, read from a component file and checked for consistency."""

    def __init__(self, file: DataFile, fingerprint: str) -> None:
        self.file = file  # keeps the provenance of every value
        self.fingerprint = fingerprint  # of the file; a record stores it to say which components were used
        self.castle = Castle()
        self.board = PlayerBoard()
        self.covers: list[Cover] = []
        self.palace = Palace()
        self.rewards: list[list[Atom]] = []
        self.edicts: list[Edict] = []
        self.paths = Paths()
        self.abilities: list[Ability] = []
        self.workplaces: list[WorkplaceTile] = []
        self.bonus_tiles: list[BonusTile] = []
        self.voyage = Voyage()
        self.per_level: list[int] = []  # Advanced cards used per level, by number of players from 1
        self.markets: list[MarketTile] = []
        self.red_markets: dict[str, int] = {}
        self.allies: list[Ally] = []
        self.houses: list[str] = []
        self.cards: list[Card] = []
        self.scoring = Scoring(0, 0, 0, 0, 0, 0, 0)
        self.solo = Solo(0, 0, 0, [])
        self.solo_cards: list[SoloCard] = []
