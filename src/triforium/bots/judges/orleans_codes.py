"""What the networks of The Cathedral of Orléans are told: time left, bags, town, knapsacks, orders; and the options."""

from typing import Final

from mypy_extensions import i64

from triforium.bots.judges.orleans_town import Town
from triforium.bots.layout import END, Layout, kind
from triforium.core.action import Action, Seat, noun_of, verb_of
from triforium.core.masks import count
from triforium.games.orleans.counts import count_of, size_of
from triforium.games.orleans.edition import DESTINATIONS, FIRST_SEAT, FIRST_WORKSHOP, HOUR_GLASS_TILE, ORDERS
from triforium.games.orleans.kinds import BUILDER_AT, ITEMS, MONK_FOLLOWER, NONE, ROSETTE, TOGETHER
from triforium.games.orleans.place_follower import PlaceFollower
from triforium.games.orleans.routes import PickUp
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import DELIVER, DRAW, GIVE, GO, MONK, PLACE, SWAP

TIME: Final = 0
BAG: Final = 1
SPACE: Final = 2
SACK: Final = 3
GOODS: Final = 4
ORDER: Final = 5
EVENT: Final = 6
LEFT: Final = 7
PLACE_OF: Final = 8

LAYOUT: Final = Layout(
    kind(
        "time",
        "round:2 sections:4 turns:4 seats:2 level:1 open:2",
        "round*sections*turns sections*seats*round level*sections*round open*sections*round turns*seats*round",
    ),
    kind("bag", "bag:1 follower:3 number:3 round:2", "bag*follower*number*round"),
    kind("space", "space:5 round:2 turns:2", "space*round space*turns"),
    kind(
        "sack",
        "wood:3 stone:3 bread:3 rosettes:3 size:3 next:2 round:2",
        "wood*stone*bread*rosettes size*next*round rosettes*round*next",
    ),
    kind(
        "goods",
        "item:2 carried:4 lying:4 missing:4 round:2",
        "item*carried*missing item*lying*round item*missing*round",
    ),
    kind(
        "order",
        "shop:1 reward:2 missing:3 covered:3 steps:3 near:2 round:2 turns:3 there:2",
        "shop*missing*covered*round shop*missing*turns*round shop*covered*steps*missing shop*near*missing*turns "
        "reward*missing*round shop*there*missing*turns",
    ),
    kind("event", "order:4 moves:3 round:2 left:4 turns:2", "order*moves*round moves*turns*round left*round"),
    kind(
        "left",
        "blueprints:4 good:4 sections:4 round:2 monks:4",
        "blueprints*good*sections good*round*sections monks*round",
    ),
    kind("place_of", "place:4 next:2 item:2 round:2", "place*next place*item*round"),
)

OPTION: Final = 0
TARGET: Final = 1
ITEM: Final = 2
ROUTE: Final = 3

# What an option is: its verb, with a bag, a space or a kind of destination; these are the first ones of each verb.
DEEDS: Final = [0, 2, 21, 22, 23, 24, 25, 26, 29, 30, 31, 32, 33, 34, 36, 37, 38]

OPTION_LAYOUT: Final = Layout(
    kind(
        "option",
        "deed:6 round:2 turns:3 size:3 sections:3 follower:3",
        "deed*round*turns deed*size*round deed*sections*round deed*follower*turns",
    ),
    kind(
        "target",
        "deed:5 shop:1 missing:3 covered:3 steps:3 turns:3 round:2",
        "deed*shop*missing*covered deed*shop*missing*turns deed*shop*steps*missing deed*shop*round*missing",
    ),
    kind(
        "item",
        "deed:5 item:2 needed:3 carried:3 size:3 round:2",
        "deed*item*needed*carried deed*item*size*round deed*item*needed*size",
    ),
    kind(
        "route",
        "place:4 items:2 nearer:3 farther:3 round:2",
        "place*round items*nearer*farther nearer*round farther*round",
    ),
)


def least(number: i64, most: i64) -> i64:
    """A number, or the most that a field holds."""
    return number if number < most else most


def needed(s: Orleans, item: int) -> int:
    """How many items of a kind the orders still need."""
    found = 0
    for destination in range(ORDERS):
        found += count_of(s.missing[destination], item)
    return found


def carried(s: Orleans, item: int) -> int:
    """How many items of a kind are in knapsacks."""
    found = 0
    for sack in s.sacks:
        found += count_of(sack, item)
    return found


def covered(s: Orleans, destination: int) -> int:
    """How many of the items that an order still needs are in knapsacks."""
    found = 0
    for item in range(ITEMS.size()):
        missing = count_of(s.missing[destination], item)
        if missing:
            found += min(missing, carried(s, item))
    return found


def moves_for(s: Orleans, event: int, distance: list[list[int]]) -> int:
    """How many moves, or rosettes, an event order still needs."""
    condition = s.edition.event_condition[event]
    if condition == BUILDER_AT:
        goal = s.edition.event_place[event]
        return min([distance[place][goal] for place in s.builders])
    if condition == TOGETHER:
        nearest = 9
        for at in range(len(s.builders)):
            for other in range(at):
                nearest = min(nearest, distance[s.builders[at]][s.builders[other]])
        return nearest
    return max(0, 2 - max([count_of(sack, ROSETTE) for sack in s.sacks]))


def position_codes(s: Orleans, town: Town, distance: list[list[int]], near: list[int]) -> list[int]:
    """The codes of a position between two turns; `near`: the kinds of items on the routes at each builder's place."""
    edition = s.edition
    seats = s.seats
    active = s.active
    turns = int(town.turns_left(s))
    rounds: i64 = s.round_number - 1
    few = least(turns // 4, 3)
    some = least(turns // 2, 7)
    open_orders = 0
    found: list[int] = []
    for destination in range(ORDERS):
        missing = s.missing[destination]
        if not missing:
            continue
        open_orders += 1
        shop = destination != HOUR_GLASS_TILE
        steps = 9
        there = 0
        close = 0
        if shop:
            place = edition.workshop_places[destination - FIRST_WORKSHOP]
            for seat in range(seats):
                if distance[s.builders[seat]][place] == 0:
                    there += 1
        else:
            steps = 0
        for item in range(ITEMS.size()):
            lacks = count_of(missing, item)
            if not lacks:
                continue
            for seat in range(seats):
                if count_of(s.sacks[seat], item) and shop:
                    steps = min(steps, distance[s.builders[seat]][place])
            if carried(s, item) < lacks:
                for seat in range(seats):
                    if near[seat] >> item & 1:
                        close += 1
                        break
        code: i64 = 1 if shop else 0
        code = code << 2 | reward_of(edition.tile_rewards[s.order_tiles[destination]])
        code = code << 3 | least(size_of(missing), 7)
        code = code << 3 | least(covered(s, destination), 7)
        code = code << 3 | least(steps, 7)
        code = code << 2 | least(close, 3)
        code = code << 2 | rounds
        code = code << 3 | some
        found.append((code << 2 | least(there, 3)) << 4 | ORDER)
    code = rounds
    code = code << 4 | s.sections
    code = code << 4 | least(turns, 15)
    code = code << 2 | seats - 1
    code = code << 1 | (1 if edition.monks > 6 else 0)
    found.append((code << 2 | least(open_orders, 3)) << 4 | TIME)

    for bag in range(2):
        followers = s.red if bag == 0 else s.blue
        for follower in range(MONK_FOLLOWER + 1):
            code = bag
            code = code << 3 | follower
            code = code << 3 | least(count_of(followers, follower), 7)
            found.append((code << 2 | rounds) << 4 | BAG)
    for space in range(len(edition.space_action)):
        if s.occupied >> space & 1 == 0:
            code = space
            code = code << 2 | rounds
            found.append((code << 2 | few) << 4 | SPACE)
    for after in range(seats):
        seat = (active + after) % seats
        sack = s.sacks[seat]
        turn: i64 = 0 if after == 0 else 1 if after == 1 else 2
        code = count_of(sack, 0)
        code = code << 3 | count_of(sack, 1)
        code = code << 3 | count_of(sack, 2)
        code = code << 3 | count_of(sack, ROSETTE)
        code = code << 3 | size_of(sack)
        code = code << 2 | turn
        found.append((code << 2 | rounds) << 4 | SACK)
        for item in range(ITEMS.size()):
            if count_of(sack, item):
                code = s.builders[seat]
                code = code << 2 | turn
                code = code << 2 | item
                found.append((code << 2 | rounds) << 4 | PLACE_OF)
    lying = [0, 0, 0, 0]
    tokens = s.lying
    items = s.tokens
    while tokens:
        if tokens & 1:
            lying[items & 3] += 1
        tokens >>= 1
        items >>= 2
    for item in range(ITEMS.size()):
        code = item
        code = code << 4 | least(carried(s, item), 15)
        code = code << 4 | least(lying[item], 15)
        code = code << 4 | least(needed(s, item), 15)
        found.append((code << 2 | rounds) << 4 | GOODS)
    code = s.order + 1
    code = code << 3 | (least(moves_for(s, s.order, distance), 7) if s.order != NONE else 7)
    code = code << 2 | rounds
    code = code << 4 | least(s.events_left, 15)
    found.append((code << 2 | few) << 4 | EVENT)
    code = least(count(s.face_down), 15)
    code = code << 4 | least(count_of(s.blueprints, 0), 15)
    code = code << 4 | s.sections
    code = code << 2 | rounds
    found.append((code << 4 | least(s.monks, 15)) << 4 | LEFT)
    found.append(END)
    return found


def reward_of(rewards: list[int]) -> int:
    """The rewards of an order in four steps: a section with something else, or alone, a blueprint, anything else."""
    if 0 in rewards:
        return 0 if len(rewards) > 1 else 1
    return 2 if 1 in rewards else 3


def option_codes(s: Orleans, options: list[Action], town: Town, distance: list[list[int]]) -> list[int]:
    """The codes of all options of the active seat."""
    edition = s.edition
    decision = s.decision()
    seat = decision.seat
    sack = s.sacks[seat]
    here = s.builders[seat]
    rounds: i64 = s.round_number - 1
    turns: i64 = int(town.turns_left(s)) // 2
    turns = least(turns, 7)
    follower = decision.follower if isinstance(decision, PlaceFollower) else 7
    about: i64 = rounds << 3 | turns
    about = about << 3 | size_of(sack)
    about = about << 3 | least(s.sections, 7)
    about = about << 3 | follower
    found: list[int] = []
    for option in options:
        verb = verb_of(option)
        noun = noun_of(option)
        deed: i64 = verb
        thing = 0
        item = -1
        target = -1
        if verb in (DRAW, PLACE, MONK):
            thing = noun
        elif verb == GO:
            add_route(found, s, seat, noun, distance, rounds)
        elif verb == DELIVER:
            item = noun // DESTINATIONS
            target = noun % DESTINATIONS
            thing = 2 if target >= FIRST_SEAT else 0 if target == HOUR_GLASS_TILE else 1
        elif verb == SWAP:
            item = noun
        elif verb == GIVE:
            item = ROSETTE
        elif isinstance(decision, PickUp):
            item = s.item_on(decision.tokens[decision.nth])
        found.append((DEEDS[verb] + thing << 14 | about) << 4 | OPTION)
        if item >= 0:
            code = deed << 2 | item
            code = code << 3 | least(needed(s, item), 7)
            code = code << 3 | least(carried(s, item), 7)
            code = code << 3 | size_of(sack)
            found.append((code << 2 | rounds) << 4 | ITEM)
        if verb == PLACE:
            action: i64 = edition.space_action[noun]
            add_targets(found, s, 17 + action, sack, here, distance, turns, rounds)
        elif target >= 0 and target < FIRST_SEAT:
            add_target(found, s, deed, target, sack, here, distance, turns, rounds)
        found.append(END)
    return found


def add_targets(
    found: list[int],
    s: Orleans,
    deed: i64,
    sack: int,
    here: int,
    distance: list[list[int]],
    turns: i64,
    rounds: i64,
) -> None:
    """The orders that could be served."""
    for target in range(ORDERS):
        if s.missing[target]:
            add_target(found, s, deed, target, sack, here, distance, turns, rounds)


def add_target(
    found: list[int],
    s: Orleans,
    deed: i64,
    target: int,
    sack: int,
    here: int,
    distance: list[list[int]],
    turns: i64,
    rounds: i64,
) -> None:
    """An order: how much it lacks, how much of that this knapsack holds, and how far away it is."""
    held = 0
    for item in range(ITEMS.size()):
        held += min(count_of(s.missing[target], item), count_of(sack, item))
    steps = 0
    if target != HOUR_GLASS_TILE:
        steps = distance[here][s.edition.workshop_places[target - FIRST_WORKSHOP]]
    code = deed << 1 | (0 if target == HOUR_GLASS_TILE else 1)
    code = code << 3 | least(size_of(s.missing[target]), 7)
    code = code << 3 | held
    code = code << 3 | least(steps, 7)
    code = code << 3 | turns
    found.append((code << 2 | rounds) << 4 | TARGET)


def add_route(found: list[int], s: Orleans, seat: Seat, route: int, distance: list[list[int]], rounds: i64) -> None:
    """Where a route leads, what lies on it, and how many items in the knapsack it brings nearer to an order."""
    ends = s.edition.route_ends[route]
    here = s.builders[seat]
    there = ends[1] if here == ends[0] else ends[0]
    items = 0
    for token in s.edition.tokens_along[route][0]:
        if s.lying >> token & 1:
            items += 1
            item = s.item_on(token)
            code: i64 = GO << 2 | item
            code = code << 3 | least(needed(s, item), 7)
            code = code << 3 | least(carried(s, item), 7)
            code = code << 3 | size_of(s.sacks[seat])
            found.append((code << 2 | rounds) << 4 | ITEM)
    nearer = 0
    farther = 0
    for target in range(FIRST_WORKSHOP, ORDERS):
        if s.missing[target]:
            held = 0
            for item in range(ITEMS.size()):
                held += min(count_of(s.missing[target], item), count_of(s.sacks[seat], item))
            place = s.edition.workshop_places[target - FIRST_WORKSHOP]
            if distance[there][place] < distance[here][place]:
                nearer += held
            elif distance[there][place] > distance[here][place]:
                farther += held
    code = there
    code = code << 2 | least(items, 3)
    code = code << 3 | least(nearer, 7)
    code = code << 3 | least(farther, 7)
    found.append((code << 2 | rounds) << 4 | ROUTE)
