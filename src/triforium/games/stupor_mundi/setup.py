"""Setting up (SM-SETUP): boards, tiles and players, in the order of rules.md, section 14.3."""

from typing import Any, Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of
from triforium.core.masks import count, lowest, members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Choice, Step
from triforium.core.values import with_item
from triforium.games.stupor_mundi.draw import DRAW_CARDS
from triforium.games.stupor_mundi.edict import DRAW_EDICTS
from triforium.games.stupor_mundi.edition import BONUS_TWINS, StuporMundiEdition
from triforium.games.stupor_mundi.end_phase import SHOW_ALLIES, SHOW_CARDS
from triforium.games.stupor_mundi.events import (
    BONUS_PLACED,
    COUNTRYSIDE_PLACED,
    FIRST_PLAYER,
    HOUSE_TAKEN,
    MARKET_PLACED,
    MARKET_RED,
    VILLAGE_PLACED,
)
from triforium.games.stupor_mundi.events import EXTRA_EDICT as EXTRA_EDICT_TOLD
from triforium.games.stupor_mundi.kinds import place_of
from triforium.games.stupor_mundi.player import NOTHING_LATE, UNDECIDED, Player
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, NO_ABILITIES, UNPLACED, VOYAGE_SPACES, StuporMundi
from triforium.games.stupor_mundi.turn import begin_round
from triforium.games.stupor_mundi.verbs import (
    BONUS_TILE,
    COUNTRYSIDE,
    DEAL_HOUSE,
    FIRST,
    HOUSE,
    MARKET,
    RED_SIDE,
    VILLAGE,
)
from triforium.games.stupor_mundi.verbs import EXTRA_EDICT as EXTRA_EDICT_VERB

FIRST_VILLAGE: Final = 3  # index in `workplaces`, after the Countryside tiles of paths A, B and C
VILLAGE_PATHS: Final = (0, 2)  # SM-PROM-3: path B has none


def new_player(edition: StuporMundiEdition) -> Player:
    """SM-SETUP-19 to SM-SETUP-25: a player's start; house, cards and money come later."""
    player = Player(
        house=UNDECIDED,
        points=0,
        coins=0,
        stone=edition.start_stone,
        grain=edition.start_grain,
        room=edition.warehouse + edition.per_wall * (edition.start_castle & edition.wall_spaces).bit_count(),
        ship=edition.start_city,
        castle=0,
        masonry=0,
        pieces=edition.whole_castle,  # there are as many pieces as spaces
        allies=0,
        ally_names=0,
        specialists=0,
        abilities=0,
        covers=0,
        hand=0,
        draw=0,
        discard=0,
        removed=0,
        slots=0,
        known=0,
        late=NOTHING_LATE,
        edicts=0,
    )
    for space in members(edition.start_castle):
        pieces = edition.start_pieces & edition.kind_pieces[edition.space_kind[space]]
        player.put_piece(space, lowest(pieces))
    return player


def empty_table(edition: StuporMundiEdition) -> StuporMundi:
    """SM-SETUP-2, SM-SETUP-5, SM-SETUP-7, SM-SETUP-13, SM-SOLO-3: everything in the box or at its start."""
    agenda: list[Step[Any]] = []
    return StuporMundi(
        edition,
        agenda,
        False,
        players=[new_player(edition) for _ in range(edition.seats)],
        round_number=0,
        first=0,
        active=0,
        passed=0,
        ends=0,
        palace=edition.palace_start,
        edicts=0,
        edict_pile=edition.edicts_in_use,
        issued=0,
        workplaces=(UNPLACED,) * 5,
        ability_at=NO_ABILITIES,
        tokens=edition.tokens,
        cities=(0, 0, 0),
        markets=(UNPLACED,) * len(edition.cities),
        ally_tops=0,
        ally_below=edition.open_allies,  # SM-SETUP-12: one face-down tile on every open space
        ally_bag=edition.allies_in_use,
        gone_allies=0,
        card_spaces=0,
        pile_a=edition.kept,
        pile_b=edition.kept,
        card_bag=edition.levels[0] | edition.levels[1],
        gone_cards=0,
        frederick_ship=edition.start_city,
        solo_deck=edition.whole_solo_deck if edition.solo else 0,
        crowns=0,
        frederick_turns=0,
        final=(),
    )


def set_up(edition: StuporMundiEdition) -> StuporMundi:
    """SM-SETUP-1 to SM-SETUP-25; houses are drafted after the boards are set up and before hands are drawn."""
    s = empty_table(edition)
    s.agenda.append(BEGIN_GAME)
    s.agenda.append(PLAYERS_DRAW)
    s.agenda.extend(board_steps(edition)[::-1])
    if not edition.solo:
        s.agenda.append(CHOOSE_FIRST_PLAYER)
    s.settle()
    return s


def board_steps(edition: StuporMundiEdition) -> list[Step[Any]]:
    """RNG-2 to RNG-8: houses, workplaces, cities, edicts, markets, allies, cards."""
    steps: list[Step[Any]] = [] if edition.draft else [DEAL_HOUSES]
    steps += PLACE_COUNTRYSIDE
    steps += PLACE_VILLAGE
    for path in range(3):
        steps += [PLACE_BONUS_TILE[path]] * edition.city_tiles
    steps += [EXTRA_EDICT] * edition.extra_edict_count
    steps += DRAW_EDICTS[: 2 * ACTIVE_SPACES]
    steps += PLACE_MARKET
    steps += [TURN_MARKET_RED] * edition.red_markets
    steps += [SHOW_ALLIES[space] for space in range(VOYAGE_SPACES) if edition.open_allies >> space & 1]
    steps += [SHOW_CARDS[space] for space in range(VOYAGE_SPACES) if edition.open_cards >> space & 1]
    if edition.draft:
        steps.append(DRAFT_HOUSES)
    return steps


class ChooseFirstPlayer(Choice[StuporMundi]):
    """SM-SETUP-15: the first player of round 1 is random."""

    key = "first_player"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = FIRST

    def nouns(self, s: StuporMundi) -> int:
        return (1 << s.edition.seats) - 1

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.first = noun
        s.active = noun
        s.tell(FIRST_PLAYER, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun < s.edition.seats else Refusal("SM-SETUP-15", "no-such-seat")


# --- houses ----------------------------------------------------------------------------------------------------


def houses_left(s: StuporMundi) -> int:
    """SM-SETUP-16: each house is used at most once."""
    left = (1 << len(s.edition.house_names)) - 1
    for player in s.players:
        if player.house != UNDECIDED:
            left &= ~(1 << player.house)
    return left


def take_house(s: StuporMundi, seat: Seat, house: int) -> None:
    """SM-SETUP-17: the common cards and the two cards of the house form the player's deck."""
    player = s.players[seat]
    player.house = house
    player.draw = s.edition.decks[house]
    s.tell(HOUSE_TAKEN, seat, house)


class HousesInOrder(Step[StuporMundi]):
    """SM-SETUP-16: random houses in seat order, or a draft in reverse turn order."""

    def __init__(self, draft: bool) -> None:
        self.draft: Final = draft

    def run(self, s: StuporMundi) -> None:
        seats = list(range(s.edition.seats))[::-1]
        for seat in s.turn_order() if self.draft else seats:  # pushed in reverse order
            s.agenda.append(DRAFT_HOUSE[seat] if self.draft else DEAL_HOUSE_TO[seat])


class DraftHouse(Choice[StuporMundi]):
    """SM-SETUP-16: the last player chooses first."""

    key = "house"
    written = "house seat"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = HOUSE

    def nouns(self, s: StuporMundi) -> int:
        return houses_left(s)

    def choose(self, s: StuporMundi, noun: int) -> None:
        take_house(s, self.seat, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.edition.house_names) and houses_left(s) >> noun & 1:
            return None
        return Refusal("SM-SETUP-16", "house-taken")

    def misfit(self, s: StuporMundi) -> str:
        undecided = s.players[self.seat].house == UNDECIDED
        return "" if undecided else "this player has a house already (SM-SETUP-16)"


class DealHouse(Choice[StuporMundi]):
    """SM-SETUP-16: a random house."""

    key = "house.deal"

    def __init__(self, who: Seat) -> None:
        self.seat: Seat = CHANCE
        self.verb = DEAL_HOUSE
        self.who: Final = who

    def nouns(self, s: StuporMundi) -> int:
        return houses_left(s)

    def choose(self, s: StuporMundi, noun: int) -> None:
        take_house(s, self.who, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.edition.house_names) and houses_left(s) >> noun & 1:
            return None
        return Refusal("SM-SETUP-16", "house-taken")


# --- the first hands -------------------------------------------------------------------------------------------


class PlayersDraw(Step[StuporMundi]):
    """SM-SETUP-18, SM-SETUP-25: in turn order: start money, and five of the ten cards."""

    written = "players_draw"

    def run(self, s: StuporMundi) -> None:
        edition = s.edition
        order = s.turn_order()
        for number in range(len(order) - 1, -1, -1):
            s.players[order[number]].coins = edition.start_coins[number]
            if edition.start_hand:
                s.then(DRAW_CARDS[order[number]][edition.start_hand])

    def misfit(self, s: StuporMundi) -> str:
        return "the game has begun" if s.round_number else ""


class BeginGame(Step[StuporMundi]):
    """SM-ROUND-1: the first round."""

    written = "begin_game"

    def run(self, s: StuporMundi) -> None:
        begin_round(s)

    def misfit(self, s: StuporMundi) -> str:
        return "the game has begun" if s.round_number else ""


CHOOSE_FIRST_PLAYER: Final = ChooseFirstPlayer()
DEAL_HOUSES: Final = HousesInOrder(False)
DRAFT_HOUSES: Final = HousesInOrder(True)
DRAFT_HOUSE: Final = [DraftHouse(seat) for seat in range(4)]
DEAL_HOUSE_TO: Final = [DealHouse(seat) for seat in range(4)]
PLAYERS_DRAW: Final = PlayersDraw()
BEGIN_GAME: Final = BeginGame()


# --- the boards ------------------------------------------------------------------------------------------------


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
