"""Random set-up of the boards (SM-SETUP-3 to SM-SETUP-6, SM-SETUP-10)."""

from typing import Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of
from triforium.core.masks import count
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Choice
from triforium.core.values import with_item
from triforium.games.stupor_mundi.edition import BONUS_TWINS
from triforium.games.stupor_mundi.events import (
    BONUS_PLACED,
    COUNTRYSIDE_PLACED,
    MARKET_PLACED,
    MARKET_RED,
    VILLAGE_PLACED,
)
from triforium.games.stupor_mundi.events import (
    EXTRA_EDICT as EXTRA_EDICT_TOLD,
)
from triforium.games.stupor_mundi.kinds import place_of
from triforium.games.stupor_mundi.state import UNPLACED, StuporMundi
from triforium.games.stupor_mundi.verbs import BONUS_TILE, COUNTRYSIDE, MARKET, RED_SIDE, VILLAGE
from triforium.games.stupor_mundi.verbs import EXTRA_EDICT as EXTRA_EDICT_VERB

FIRST_VILLAGE: Final = 3  # index in `workplaces`, after the Countryside tiles of paths A, B and C
VILLAGE_PATHS: Final = (0, 2)  # SM-PROM-3: path B has none


class PlaceWorkplace(Choice[StuporMundi]):
    """SM-SETUP-3: a random tile of the right kind; the remaining tiles are not used."""

    key = "workplace.place"

    def __init__(self, number: int) -> None:
        self.seat: Seat = CHANCE
        self.verb = COUNTRYSIDE if number < FIRST_VILLAGE else VILLAGE
        self.number: Final = number

    def nouns(self, s: StuporMundi) -> int:
        return workplaces_left(s, self.number >= FIRST_VILLAGE)

    def choose(self, s: StuporMundi, noun: int) -> None:
        put_workplace(s, self.number, noun)
        kind = COUNTRYSIDE_PLACED if self.number < FIRST_VILLAGE else VILLAGE_PLACED
        s.tell(kind, CHANCE, path_of_workplace(self.number), noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        tiles = workplaces_left(s, self.number >= FIRST_VILLAGE)
        if noun < len(s.edition.tile_names) and tiles >> noun & 1:
            return None
        return Refusal("SM-SETUP-3", "not-such-a-workplace")


def workplaces_left(s: StuporMundi, village: bool) -> int:
    """The tiles of a kind that have not been placed."""
    villages = s.edition.village_tiles
    left = villages if village else (1 << len(s.edition.tile_names)) - 1 & ~villages
    for tile in s.workplaces:
        if tile != UNPLACED:
            left &= ~(1 << tile)
    return left


def path_of_workplace(number: int) -> int:
    """The path of an index in `workplaces`: three for Countryside, two for Village."""
    return number if number < FIRST_VILLAGE else VILLAGE_PATHS[number - FIRST_VILLAGE]


def put_workplace(s: StuporMundi, number: int, tile: int) -> None:
    """Place a tile; its abilities belong to two columns of its path."""
    s.workplaces = with_item(s.workplaces, number, tile)
    column = 1 if number < FIRST_VILLAGE else 3
    for level in range(2):
        place = place_of(path_of_workplace(number), column + level)
        s.ability_at = with_item(s.ability_at, place, s.edition.tile_abilities[tile][level])


class PlaceBonusTile(Choice[StuporMundi]):
    """SM-SETUP-4: random city bonus tiles, face up, each copy with the same probability."""

    key = "bonus.place"

    def __init__(self, path: int) -> None:
        self.seat: Seat = CHANCE
        self.verb = BONUS_TILE
        self.path: Final = path

    def nouns(self, s: StuporMundi) -> int:
        left = bonus_tiles_left(s)
        return (left | (left & BONUS_TWINS) >> 1) & ~BONUS_TWINS

    def weight(self, s: StuporMundi, action: Action) -> int:
        return count(bonus_tiles_left(s) & 3 << noun_of(action))

    def pick(self, s: StuporMundi, rng: Rng) -> Action:
        # Equivalent to a weighted choice, because the two copies have adjacent numbers.
        return act(BONUS_TILE, rng.member(bonus_tiles_left(s)) & ~1)

    def take_any(self, s: StuporMundi, rng: Rng) -> None:
        self.choose(s, rng.member(bonus_tiles_left(s)) & ~1)

    def choose(self, s: StuporMundi, noun: int) -> None:
        left = bonus_tiles_left(s)
        bit = 1 << noun if left >> noun & 1 else 2 << noun
        s.cities = with_item(s.cities, self.path, s.cities[self.path] | bit)
        s.tell(BONUS_PLACED, CHANCE, self.path, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun % 2 == 0 and noun < len(s.edition.bonus_names) and bonus_tiles_left(s) >> noun & 3:
            return None
        return Refusal("SM-SETUP-4", "bonus-tile-placed")


def bonus_tiles_left(s: StuporMundi) -> int:
    """The city bonus tiles that are not in a City."""
    return (1 << len(s.edition.bonus_names)) - 1 & ~(s.cities[0] | s.cities[1] | s.cities[2])


class ExtraEdict(Choice[StuporMundi]):
    """SM-SOLO-4: the easier solo game adds random tiles marked 3+, which the player may look at."""

    key = "edict.extra"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = EXTRA_EDICT_VERB

    def nouns(self, s: StuporMundi) -> int:
        return s.edition.extra_edicts & ~s.edict_pile

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.edict_pile |= 1 << noun
        s.tell(EXTRA_EDICT_TOLD, CHANCE, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.edition.edict_names) and (s.edition.extra_edicts & ~s.edict_pile) >> noun & 1:
            return None
        return Refusal("SM-SOLO-4", "no-extra-edict")


class PlaceMarket(Choice[StuporMundi]):
    """SM-SETUP-10: five of six market tiles, one in each city, blue side up."""

    key = "market.place"

    def __init__(self, city: int) -> None:
        self.seat: Seat = CHANCE
        self.verb = MARKET
        self.city: Final = city

    def nouns(self, s: StuporMundi) -> int:
        left = (1 << len(s.edition.market_names)) - 1
        for market in s.markets:
            if market != UNPLACED:
                left &= ~(1 << market // 2)
        return left

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.markets = with_item(s.markets, self.city, 2 * noun)
        s.tell(MARKET_PLACED, CHANCE, self.city, 2 * noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.edition.market_names) and all(market // 2 != noun for market in s.markets):
            return None
        return Refusal("SM-SETUP-10", "market-placed")


class TurnMarketRed(Choice[StuporMundi]):
    """SM-SETUP-10: some or all tiles, at random, show their red side."""

    key = "market.red"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = RED_SIDE

    def nouns(self, s: StuporMundi) -> int:
        blue = 0
        for city in range(len(s.markets)):
            if s.markets[city] % 2 == 0:
                blue |= 1 << city
        return blue

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.markets = with_item(s.markets, noun, s.markets[noun] + 1)
        s.tell(MARKET_RED, CHANCE, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.markets) and s.markets[noun] % 2 == 0:
            return None
        return Refusal("SM-SETUP-10", "market-is-red")


PLACE_COUNTRYSIDE: Final = [PlaceWorkplace(number) for number in range(FIRST_VILLAGE)]
PLACE_VILLAGE: Final = [PlaceWorkplace(number) for number in range(FIRST_VILLAGE, FIRST_VILLAGE + 2)]
PLACE_BONUS_TILE: Final = [PlaceBonusTile(path) for path in range(3)]
EXTRA_EDICT: Final = ExtraEdict()
PLACE_MARKET: Final = [PlaceMarket(city) for city in range(5)]
TURN_MARKET_RED: Final = TurnMarketRed()
