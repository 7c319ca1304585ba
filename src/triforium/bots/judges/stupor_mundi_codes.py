"""What the network of Stupor Mundi is told about a position: time left, a player's board, rivals, cities."""

from typing import Final

from mypy_extensions import i64

from triforium.bots.judges.stupor_mundi import lasting, owned_cards, rounds_left
from triforium.bots.judges.stupor_mundi_values import PointValues
from triforium.bots.layout import END, Layout, kind
from triforium.core.action import Seat
from triforium.core.masks import count
from triforium.games.stupor_mundi.measures import holds
from triforium.games.stupor_mundi.play_card import free_slots
from triforium.games.stupor_mundi.player import SPECIALISTS, Player
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, StuporMundi

TIME: Final = 0
RACE: Final = 1
STORES: Final = 2
BUILT: Final = 3
SIDE: Final = 4
ALLY: Final = 5
WORKER: Final = 6
ABILITY: Final = 7
CARD: Final = 8
BOARD: Final = 9
RIVAL: Final = 10
OFFER: Final = 11
PALACE: Final = 12
EDICT: Final = 13

IN_HAND: Final = 0
TO_DRAW: Final = 1
DISCARDED: Final = 2
PLAYED: Final = 3

CARD_OFFERED: Final = 0
ALLY_OFFERED: Final = 1
MARKET: Final = 2

LAYOUT: Final = Layout(
    kind(
        "time",
        "round:4 left:3 ends:1 turns:3 rival_turns:3 next:1 seats:2 first:1",
        "round*left left*turns*rival_turns left*next*turns seats*left*first ends*turns*rival_turns*next",
    ),
    kind(
        "race",
        "points:6 prospects:7 left:3 seats:2 structures:4",
        "points*left prospects*left prospects*seats structures*left*seats",
    ),
    kind(
        "stores",
        "coins:5 stone:3 grain:3 room:3 left:3 turns:3",
        "coins*left stone*grain*left stone*grain*turns room*left coins*turns",
    ),
    kind("built", "space:4 great:1 left:3", "space*great space*left"),
    kind("side", "side:3 missing:2 left:3", "side*missing*left"),
    kind("ally", "ally:5 content:1 left:3", "ally*content ally*left content*left"),
    kind("worker", "place:4 left:3", "place*left"),
    kind("ability", "ability:4 left:3", "ability*left"),
    kind("card", "card:6 where:2 left:3 turns:3", "card*where*turns card*left"),
    kind(
        "board",
        "covers:3 slots:6 hand:3 free:3 left:3 allies:3 deck:4 ship:3",
        "covers*left slots*hand free*left allies*left deck*left hand*left ship*left",
    ),
    kind(
        "rival",
        "turns:3 coins:3 goods:3 structures:4 allies:3 left:3 covers:3 seats:2",
        "turns*left coins*goods structures*left allies*left covers*seats",
    ),
    kind("offer", "what:2 steps:3 thing:6 fits:1 turns:3", "what*thing*fits what*thing*steps what*steps*fits*turns"),
    kind("palace", "what:3 amount:4 left:3", "what*amount what*left"),
    kind("edict", "tile:5 next:1 number:5 left:3", "tile*next number*left"),
)


def most(number: i64, limit: i64) -> i64:
    """A number from 0 up to a limit."""
    if number < 0:
        return 0
    return number if number < limit else limit


def turns_of(s: StuporMundi, seat: Seat) -> i64:
    """The number of turns that a player can still take this round: cards in hand, and slots for them."""
    if s.passed >> seat & 1:
        return 0
    player = s.players[seat]
    return min(count(player.hand), count(free_slots(s, player)))


def all_codes(s: StuporMundi, values: PointValues) -> list[int]:
    """The codes of a position at the start of a turn, as each seat sees it, one after the other."""
    rounds = rounds_left(s)
    left = most(int(rounds) - 1, 7)
    worths: list[int] = []
    turns: list[int] = []
    built: list[int] = []
    common = common_codes(s, left)
    for seat in range(s.edition.seats):
        player = s.players[seat]
        worths.append(int(lasting(s, player, values, rounds)))
        turns.append(turns_of(s, seat))
        built.append(count(player.castle))
    found: list[int] = []
    for seat in range(s.edition.seats):
        found += common
        add_seat(found, s, seat, left, worths, turns, built)
        found.append(END)
    return found


def common_codes(s: StuporMundi, left: i64) -> list[int]:
    """Palace and edicts, which are the same for everybody."""
    found: list[int] = []
    for what in range(8):
        code: i64 = what
        code = code << 4 | most(s.frederick(what), 15)
        found.append((code << 3 | left) << 4 | PALACE)
    number = most(count(s.edict_pile), 31)
    for space in range(2 * ACTIVE_SPACES):
        tile: i64 = s.edict_in(space)
        if tile >= 0:
            code = tile << 1 | (1 if space >= ACTIVE_SPACES else 0)
            code = code << 5 | number
            found.append((code << 3 | left) << 4 | EDICT)
    return found


def add_seat(
    found: list[int], s: StuporMundi, seat: Seat, left: i64, worths: list[int], turns: list[int], built: list[int]
) -> None:
    """What a seat has, what its rivals have, and what the cities offer to it."""
    edition = s.edition
    player = s.players[seat]
    seats: i64 = edition.seats - 1
    mine: i64 = turns[seat]
    rival_worth: i64 = 0 if edition.solo else -1000
    rival_points: i64 = 0 if edition.solo else -1000
    rival_turns: i64 = 0
    rival_built: i64 = s.frederick_structures() if edition.solo else 0
    for other in range(edition.seats):
        if other == seat:
            continue
        rival = s.players[other]
        rival_worth = max(rival_worth, worths[other])
        rival_points = max(rival_points, rival.points)
        rival_turns = max(rival_turns, turns[other])
        rival_built = max(rival_built, built[other])
        code: i64 = most(turns[other], 7)
        code = code << 3 | most(rival.coins // 2, 7)
        code = code << 3 | most(rival.stone + rival.grain, 7)
        code = code << 4 | most(built[other], 15)
        code = code << 3 | most(rival.ally_count(), 7)
        code = code << 3 | left
        code = code << 3 | rival.covers & 7
        found.append((code << 2 | seats) << 4 | RIVAL)

    code = most(s.round_number, 15)
    code = code << 3 | left
    code = code << 1 | (1 if s.ends else 0)
    code = code << 3 | most(mine, 7)
    code = code << 3 | most(rival_turns, 7)
    code = code << 1 | (1 if s.active == seat else 0)
    code = code << 2 | seats
    found.append((code << 1 | (1 if s.first == seat else 0)) << 4 | TIME)

    code = most((player.points - rival_points) // 2 + 32, 63)
    code = code << 7 | most(worths[seat] - rival_worth + 64, 127)
    code = code << 3 | left
    code = code << 2 | seats
    found.append((code << 4 | most(built[seat] - rival_built + 8, 15)) << 4 | RACE)

    code = most(player.coins, 31)
    code = code << 3 | most(player.stone, 7)
    code = code << 3 | most(player.grain, 7)
    code = code << 3 | most(player.room, 7)
    code = code << 3 | left
    found.append((code << 3 | most(mine, 7)) << 4 | STORES)

    add_castle(found, s, player, left)
    add_court(found, s, player, left)
    add_cards(found, s, player, left, most(mine, 7))
    owned = owned_cards(player)
    code = player.covers & 7
    code = code << 6 | free_slots(s, player) & 63
    code = code << 3 | most(count(player.hand), 7)
    code = code << 3 | most(count(player.free_ally_spaces()), 7)
    code = code << 3 | left
    code = code << 3 | most(player.ally_count(), 7)
    code = code << 4 | most(count(owned) - 6, 15)
    found.append((code << 3 | player.ship) << 4 | BOARD)
    add_offers(found, s, player, most(mine, 7))


def add_castle(found: list[int], s: StuporMundi, player: Player, left: i64) -> None:
    """The structures of a player, and how near every side is to being closed."""
    edition = s.edition
    castle = player.castle
    for space in range(len(edition.space_names)):
        if castle >> space & 1:
            code: i64 = space
            code = code << 1 | (1 if edition.great_pieces >> player.piece_on(space) & 1 else 0)
            found.append((code << 3 | left) << 4 | BUILT)
    for side in range(len(edition.sides)):
        code = side
        code = code << 2 | count(edition.sides[side] & ~castle)
        found.append((code << 3 | left) << 4 | SIDE)


def add_court(found: list[int], s: StuporMundi, player: Player, left: i64) -> None:
    """The allies of a player, and the Specialists with their abilities."""
    edition = s.edition
    for space in range(5):
        ally = player.ally_in(space)
        if ally >= 0:
            row: i64 = edition.ally_rows[ally]
            code = row << 1 | (1 if holds(s, player, edition.ally_conditions[ally]) else 0)
            found.append((code << 3 | left) << 4 | ALLY)
    for specialist in range(SPECIALISTS):
        place: i64 = player.place_of(specialist)
        found.append((place << 3 | left) << 4 | WORKER)
    abilities = player.abilities
    ability: i64 = 0
    while abilities:
        if abilities & 1:
            found.append((ability << 3 | left) << 4 | ABILITY)
        abilities >>= 1
        ability += 1


def add_cards(found: list[int], s: StuporMundi, player: Player, left: i64, turns: i64) -> None:
    """The cards of a player, and where they are."""
    rows = s.edition.card_rows
    played = player.slot_cards(True) | player.slot_cards(False)
    for where in range(4):
        cards = player.hand
        if where == TO_DRAW:
            cards = player.draw
        elif where == DISCARDED:
            cards = player.discard
        elif where == PLAYED:
            cards = played
        number = 0
        while cards:
            if cards & 1:
                code: i64 = rows[number]
                code = code << 2 | where
                code = code << 3 | left
                found.append((code << 3 | turns) << 4 | CARD)
            cards >>= 1
            number += 1


def add_offers(found: list[int], s: StuporMundi, player: Player, turns: i64) -> None:
    """What the cities offer, with the number of cities to sail."""
    edition = s.edition
    cities = len(edition.cities)
    room = player.free_ally_spaces() != 0
    for steps in range(cities):
        city = (player.ship + steps) % cities
        far: i64 = steps
        for space in (2 * city, 2 * city + 1):
            card = s.card_on(space)
            if card >= 0:
                thing: i64 = edition.card_rows[card]
                code = far << 6 | thing
                code = code << 1 | (1 if player.coins >= edition.card_cost[card] + max(steps - 1, 0) else 0)
                found.append((code << 3 | turns) << 4 | OFFER)
            ally = s.ally_on(space)
            if ally >= 0:
                thing = edition.ally_rows[ally]
                fits = room and player.ally_names >> ally & 1 == 0 and player.grain >= edition.ally_cost[space]
                code = (1 << 3 | far) << 6 | thing
                code = code << 1 | (1 if fits else 0)
                found.append((code << 3 | turns) << 4 | OFFER)
        market = s.markets[city]
        side = edition.markets[market]
        can_buy = player.coins >= side.bought_for + max(steps - 1, 0)
        thing = market
        code = (2 << 3 | far) << 6 | thing
        code = code << 1 | (1 if can_buy else 0)
        found.append((code << 3 | turns) << 4 | OFFER)
