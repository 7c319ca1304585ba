"""Setting up (SM-SETUP): boards, tiles and players, in the order of rules.md, section 14.3."""

from typing import Any, Final

from triforium.core.action import CHANCE, Seat
from triforium.core.masks import lowest, members
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.draw import DRAW_CARDS
from triforium.games.stupor_mundi.edict import DRAW_EDICTS
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.end_phase import SHOW_ALLIES, SHOW_CARDS
from triforium.games.stupor_mundi.events import FIRST_PLAYER, HOUSE_TAKEN
from triforium.games.stupor_mundi.player import NOTHING_LATE, UNDECIDED, Player
from triforium.games.stupor_mundi.setup_board import (
    EXTRA_EDICT,
    PLACE_BONUS_TILE,
    PLACE_COUNTRYSIDE,
    PLACE_MARKET,
    PLACE_VILLAGE,
    TURN_MARKET_RED,
)
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, NO_ABILITIES, UNPLACED, VOYAGE_SPACES, StuporMundi
from triforium.games.stupor_mundi.turn import begin_round
from triforium.games.stupor_mundi.verbs import DEAL_HOUSE, FIRST, HOUSE


def new_player(edition: StuporMundiEdition) -> Player:
    """SM-SETUP-19 to SM-SETUP-25: a player's start; house, cards and money come later."""
    board = edition.components.board
    player = Player(
        house=UNDECIDED,
        points=0,
        coins=0,
        stone=board.start_stone,
        grain=board.start_grain,
        room=board.warehouse + board.per_wall * (edition.start_castle & edition.wall_spaces).bit_count(),
        ship=edition.components.voyage.start,
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
        frederick_ship=edition.components.voyage.start,
        solo_deck=(1 << len(edition.components.solo_cards)) - 1 if edition.solo else 0,
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

    def run(self, s: StuporMundi) -> None:
        board = s.edition.components.board
        order = s.turn_order()
        for number in range(len(order) - 1, -1, -1):
            s.players[order[number]].coins = board.start_coins[number]
            if board.hand:
                s.then(DRAW_CARDS[order[number]][board.hand])


class BeginGame(Step[StuporMundi]):
    """SM-ROUND-1: the first round."""

    def run(self, s: StuporMundi) -> None:
        begin_round(s)


CHOOSE_FIRST_PLAYER: Final = ChooseFirstPlayer()
DEAL_HOUSES: Final = HousesInOrder(False)
DRAFT_HOUSES: Final = HousesInOrder(True)
DRAFT_HOUSE: Final = [DraftHouse(seat) for seat in range(4)]
DEAL_HOUSE_TO: Final = [DealHouse(seat) for seat in range(4)]
PLAYERS_DRAW: Final = PlayersDraw()
BEGIN_GAME: Final = BeginGame()
