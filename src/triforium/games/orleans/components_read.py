"""Reads a component file; an invalid one is rejected with the line and the invariant that it breaks."""

import re
from typing import Final

from triforium.core.datafile import DataFile
from triforium.games.orleans.components import NONE, Components, DeliveryTile, EventTile, Level, Place
from triforium.games.orleans.counts import Counts, count_of, counts_from, size_of
from triforium.games.orleans.kinds import (
    BLUEPRINT_REWARD,
    BLUEPRINT_REWARDS,
    BUILDER_AT,
    CONDITIONS,
    FOLLOWER_LETTERS,
    FOLLOWERS,
    ITEM_LETTERS,
    ITEMS,
    MONK_FOLLOWER,
    MONK_REWARD,
    REWARDS,
    ROSETTE_REWARD,
    SEAT_LETTERS,
)
from triforium.games.orleans.map_read import read_map, read_spaces

SCHEMA: Final = 1
# Stated in the text of the rulebook, so these values are fixed.
STATED: Final = (
    ("rounds", 3, "ORL-END-1: three rounds"),
    ("sections_to_win", 8, "ORL-COMP-1: eight sections"),
    ("knapsack_slots", 5, "ORL-SACK-1: five slots"),
    ("market_deliveries_max", 2, "ORL-MARKET-1: two deliveries"),
    ("players_min", 2, "ORL-SETUP-1: two to four seats"),
    ("players_max", 4, "ORL-SETUP-1: two to four seats"),
)
COMMON: Final = (
    ("start_goods_per_seat", 1, "ORL-SETUP-12: one good a seat"),
    ("rosettes_on_map", 1, "ORL-SETUP-5: one rosette on the map"),
    ("rosette_supply", 9, "ORL-SETUP-5: nine rosettes in the supply"),
    ("workshops_in_play", 3, "ORL-SETUP-2: three workshops"),
    ("hourglasses_in_play", 3, "ORL-SETUP-8: three hour glass tiles"),
)
FOLLOWER_TOTALS: Final = (6, 6, 6, 6, 10)
ITEM_TOTALS: Final = (15, 12, 10, 10)
WORKSHOP_TILES: Final = 8
HOUR_GLASS_TILES: Final = 6
EVENT_TILES: Final = 10
BLUEPRINT_TILES: Final = 12
SECTIONS: Final = 8
LEVELS: Final = ("normal", "expert")
SOURCES: Final = ("rulebook", "inferred", "reconstructed")
WORKSHOP_NAME: Final = re.compile("WS[0-9]{1,2}")
HOUR_GLASS_NAME: Final = re.compile("HG[0-9]{1,2}")
EVENT_NAME: Final = re.compile("E[0-9]{2}")
BLUEPRINT_NAME: Final = re.compile("BP[0-9]{2}")


def read_components(file: DataFile, fingerprint: str) -> Components:
    """Read a component file; BadComponents names the line and the invariant that is violated."""
    if file.number("schema") != SCHEMA:
        raise file.bad(("schema",), f"schema is {SCHEMA}", f"schema is {file.number('schema')}")
    for key, value, rule in STATED:
        check_stated(file, ("game", key), value, rule)
    for key, value, rule in COMMON:
        check_stated(file, ("setup", "common", key), value, rule)
    followers = read_totals(file, "follower", FOLLOWER_LETTERS, FOLLOWER_TOTALS)
    check_jokers(file)
    items = read_totals(file, "item", ITEM_LETTERS, ITEM_TOTALS)
    check_seats(file)
    places, tokens, routes, start = read_map(file)
    check_sources(file)
    return Components(
        followers,
        items,
        {level: read_level(file, level, followers) for level in LEVELS},
        start,
        places,
        tokens,
        routes,
        read_spaces(file),
        read_delivery_tiles(file, "workshop", WORKSHOP_NAME, WORKSHOP_TILES, items),
        read_delivery_tiles(file, "hourglass", HOUR_GLASS_NAME, HOUR_GLASS_TILES, items),
        read_events(file, places),
        read_blueprints(file),
        read_sections(file),
        file,
        fingerprint,
    )


def check_stated(file: DataFile, path: tuple[str, ...], value: int, rule: str) -> None:
    """Check a value that the rulebook states."""
    if file.number(*path) != value:
        raise file.bad(path, rule, f"{path[-1]} is {file.number(*path)}, not {value}")


def read_totals(file: DataFile, part: str, letters: str, totals: tuple[int, ...]) -> Counts:
    """ORL-COMP-1: the number of pieces of each kind, in the order of their letters."""
    names = [file.word(part, row, "id") for row in range(file.rows(part))]
    if names != list(letters):
        raise file.bad((part,), f"ORL-COMP-1: {', '.join(letters)}, in this order", f"there are {', '.join(names)}")
    for row, total in enumerate(totals):
        found = file.number(part, row, "total")
        if found != total:
            raise file.bad((part, row, "total"), f"ORL-COMP-1: {total} of {letters[row]}", f"there are {found}")
    return counts_from(list(totals))


def check_jokers(file: DataFile) -> None:
    """ORL-PLACE-3: monks fit everywhere, and no other follower does."""
    for row in range(len(FOLLOWER_LETTERS)):
        if file.flag("follower", row, "joker") != (row == MONK_FOLLOWER):
            raise file.bad(
                ("follower", row, "joker"),
                "ORL-PLACE-3: monks are jokers, and nobody else is",
                f"{FOLLOWERS.name(row)}: joker is {file.flag('follower', row, 'joker')}",
            )


def check_seats(file: DataFile) -> None:
    """ORL-COMP-1: four builders."""
    names = [file.word("seat", row, "id") for row in range(file.rows("seat"))]
    if names != list(SEAT_LETTERS):
        raise file.bad(("seat",), "ORL-COMP-1: four seats a, b, c, d", f"there are {', '.join(names)}")
    for row in range(len(names)):
        if not re.fullmatch("#[0-9a-f]{6}", file.word("seat", row, "color")):
            raise file.bad(("seat", row, "color"), "a colour is written #rrggbb", file.word("seat", row, "color"))


def read_level(file: DataFile, level: str, followers: Counts) -> Level:
    """ORL-SETUP-9 to ORL-SETUP-11, ORL-EXP-1, ORL-EXP-2: the bags and the monk supply hold all followers."""
    # ORL-AMB-52: monks that are in no bag are in the supply, at expert level too.
    bags = [read_counts(file, ("setup", level, bag), FOLLOWER_LETTERS) for bag in ("red", "blue")]
    monks = file.number("setup", level, "monk_supply")
    for kind in range(len(FOLLOWER_LETTERS)):
        total = count_of(bags[0], kind) + count_of(bags[1], kind) + (monks if kind == MONK_FOLLOWER else 0)
        if total != count_of(followers, kind):
            raise file.bad(
                ("setup", level),
                "ORL-COMP-4: every follower is in a bag or in the monk supply",
                f"{level}: {total} of {FOLLOWER_LETTERS[kind]}, not {count_of(followers, kind)}",
            )
    return Level(bags[0], bags[1], monks)


def read_counts(file: DataFile, path: tuple[str | int, ...], letters: str) -> Counts:
    """A table of letters with a count for each."""
    numbers = [0] * len(letters)
    for letter in file.table(*path):
        if letter not in list(letters):
            raise file.bad(path, f"a kind is one of {', '.join(letters)}", f"{letter!r} is not")
        number = file.number(*path, letter)
        if not 1 <= number <= 20:
            raise file.bad(path, "a listed kind has at least one piece", f"{number} of {letter}")
        numbers[letters.index(letter)] = number
    return counts_from(numbers)


def read_rewards(file: DataFile, path: tuple[str | int, ...]) -> list[int]:
    """ORL-REW-1 to ORL-REW-4: a list of rewards."""
    rewards: list[int] = []
    for word in file.words(*path):
        if not REWARDS.has(word):
            raise file.bad(path, f"a reward is one of {', '.join(REWARDS.words)}", f"{word!r} is not")
        rewards.append(REWARDS.number(word))
    if not rewards:
        raise file.bad(path, "a tile pays something", "there is no reward")
    return rewards


def tile_name(file: DataFile, part: str, row: int, pattern: re.Pattern[str], seen: list[str]) -> str:
    """A unique ID that can be written in a position."""
    name = file.word(part, row, "id")
    if pattern.fullmatch(name) is None:
        raise file.bad((part, row, "id"), f"the id of a {part} looks like {pattern.pattern}", f"{name!r} does not")
    if name in seen:
        raise file.bad((part, row, "id"), "every id once", f"{name} is there twice")
    seen.append(name)
    return name


def check_number(file: DataFile, part: str, number: int) -> int:
    """ORL-COMP-1: check the number of tiles."""
    rows = file.rows(part)
    if rows != number:
        raise file.bad((part,), f"ORL-COMP-1: {number} {part} tiles", f"there are {rows}")
    return rows


def read_delivery_tiles(
    file: DataFile, part: str, pattern: re.Pattern[str], number: int, items: Counts
) -> list[DeliveryTile]:
    """ORL-WORK-1, ORL-HOUR-2: an order is a multiset of existing items, and has at least one reward."""
    # The rows of the file: ORL-WS1, ORL-WS2, ORL-WS3, ORL-WS4, ORL-WS5, ORL-WS6, ORL-WS7, ORL-WS8;
    # ORL-HG1, ORL-HG2, ORL-HG3, ORL-HG4, ORL-HG5, ORL-HG6.
    tiles: list[DeliveryTile] = []
    seen: list[str] = []
    for row in range(check_number(file, part, number)):
        name = tile_name(file, part, row, pattern, seen)
        order = read_counts(file, (part, row, "order"), ITEM_LETTERS)
        if size_of(order) == 0:
            raise file.bad((part, row, "order"), "ORL-WORK-1: an order asks for items", f"{name} asks for nothing")
        for kind in range(len(ITEM_LETTERS)):
            if count_of(order, kind) > count_of(items, kind):
                raise file.bad(
                    (part, row, "order"),
                    "ORL-COMP-1: an order asks only for items that exist",
                    f"{name} asks for more {ITEMS.name(kind)} than there is",
                )
        title = file.word(part, row, "name") if part == "workshop" else name
        tiles.append(DeliveryTile(name, title, order, read_rewards(file, (part, row, "rewards"))))
    return tiles


def read_events(file: DataFile, places: list[Place]) -> list[EventTile]:
    """ORL-FEST-2, ORL-FEST-3, ORL-ORDER-2 to ORL-ORDER-4, ORL-ORDER-6: an instant rosette or monk, or an order."""
    # ORL-E01, ORL-E02, ORL-E03, ORL-E04, ORL-E05, ORL-E06, ORL-E07, ORL-E08, ORL-E09, ORL-E10: the rows of the file.
    events: list[EventTile] = []
    seen: list[str] = []
    for row in range(check_number(file, "event", EVENT_TILES)):
        name = tile_name(file, "event", row, EVENT_NAME, seen)
        kind, reward = file.word("event", row, "kind"), file.word("event", row, "reward")
        if kind not in ("instant", "order"):
            raise file.bad(("event", row, "kind"), "an event is instant or an order", f"{name}: {kind!r}")
        if kind == "instant":
            if reward not in (REWARDS.name(ROSETTE_REWARD), REWARDS.name(MONK_REWARD)):
                raise file.bad(
                    ("event", row, "reward"),
                    "ORL-FEST-2: an instant event pays a rosette or a monk",
                    f"{name}: {reward!r}",
                )
            events.append(EventTile(name, REWARDS.number(reward), NONE, NONE))
            continue
        if reward != REWARDS.name(BLUEPRINT_REWARD):
            raise file.bad(
                ("event", row, "reward"), "ORL-ORDER-6: an event order pays a blueprint", f"{name}: {reward!r}"
            )
        condition = file.word("event", row, "condition")
        if not CONDITIONS.has(condition):
            raise file.bad(
                ("event", row, "condition"),
                f"a condition is one of {', '.join(CONDITIONS.words)}",
                f"{name}: {condition!r}",
            )
        place = NONE
        if CONDITIONS.number(condition) == BUILDER_AT:
            names = [town.name for town in places]
            wanted = file.word("event", row, "place")
            if wanted not in names:
                raise file.bad(("event", row, "place"), "ORL-ORDER-2: an order names a place of the map", f"{wanted!r}")
            place = names.index(wanted)
        events.append(EventTile(name, BLUEPRINT_REWARD, CONDITIONS.number(condition), place))
    return events


def read_blueprints(file: DataFile) -> Counts:
    """ORL-SETUP-6: twelve blueprints, each with a section, a rosette or a monk."""
    # ORL-BP01, ORL-BP02, ORL-BP03, ORL-BP04, ORL-BP05, ORL-BP06, ORL-BP07, ORL-BP08, ORL-BP09, ORL-BP10, ORL-BP11,
    # ORL-BP12: the rows of the file.
    numbers = [0] * len(BLUEPRINT_REWARDS)
    seen: list[str] = []
    for row in range(check_number(file, "blueprint", BLUEPRINT_TILES)):
        name = tile_name(file, "blueprint", row, BLUEPRINT_NAME, seen)
        rewards = read_rewards(file, ("blueprint", row, "rewards"))
        if len(rewards) != 1 or rewards[0] not in BLUEPRINT_REWARDS:
            raise file.bad(
                ("blueprint", row, "rewards"),
                "a blueprint shows one section, one rosette or one monk",
                f"{name} shows {', '.join(REWARDS.name(reward) for reward in rewards)}",
            )
        numbers[BLUEPRINT_REWARDS.index(rewards[0])] += 1
    return counts_from(numbers)


def read_sections(file: DataFile) -> list[str]:
    """ORL-CATH-1: sections 1 to 8, in this order."""
    for row in range(check_number(file, "section", SECTIONS)):
        if file.number("section", row, "number") != row + 1:
            raise file.bad(("section", row, "number"), "ORL-CATH-1: sections 1 to 8", "the numbers do not ascend")
    return [file.word("section", row, "name") for row in range(SECTIONS)]


def check_sources(file: DataFile) -> None:
    """Check that every row states its source."""
    known = [*SOURCES, *(f"public:{key}" for key in file.table("sources"))]
    parts = (
        "follower",
        "item",
        "seat",
        "place",
        "route",
        "space",
        "workshop",
        "hourglass",
        "event",
        "blueprint",
        "section",
    )
    for part in parts:
        for row in range(file.rows(part)):
            if file.word(part, row, "src") not in known:
                raise file.bad(
                    (part, row, "src"), f"src is one of {', '.join(known)}", f"src is {file.word(part, row, 'src')!r}"
                )
