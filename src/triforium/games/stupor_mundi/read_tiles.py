"""Reads edicts, workplaces, city bonus tiles and the voyage board (SM-DATA-3, SM-DATA-4, SM-DATA-7)."""

import re
from typing import Final

from triforium.core.datafile import DataFile
from triforium.games.stupor_mundi.atoms import Path, read_effect, read_gains
from triforium.games.stupor_mundi.components import (
    EVERY_GAME,
    FROM_FOUR,
    FROM_THREE,
    Ability,
    BonusTile,
    Components,
    Edict,
    WorkplaceTile,
)
from triforium.games.stupor_mundi.kinds import (
    ACTIVE_NAMES,
    COLUMNS,
    ICON_LETTERS,
    ON_ARRIVAL,
    ON_EDICT,
    ON_KEEP,
    ON_MARKET,
    ON_PURCHASE,
    ON_SUMMON,
    ON_TOWER,
    ON_WALL,
    PATHS,
    PLACES,
    place_of,
)
from triforium.games.stupor_mundi.read_boards import named, ranged

MARKS: Final = {"": EVERY_GAME, "3+": FROM_THREE, "4": FROM_FOUR}
EDICTS_BY_MARK: Final = {EVERY_GAME: 15, FROM_THREE: 6, FROM_FOUR: 6}
ICONS: Final = 3
BONUS_KINDS: Final = 6
BONUS_COPIES: Final = 2
CITIES: Final = 5
SPACES_PER_CITY: Final = 2
SPACE: Final = re.compile(r"([A-Z]+)-([ac])([12])")

# The occasions of each trigger, one bit each; triggers with 0 only change numbers.
TRIGGERS: Final = {
    "arrive_and_static": 1 << ON_ARRIVAL,
    "build_tower": 1 << ON_TOWER,
    "build_wall": 1 << ON_WALL,
    "build_keep": 1 << ON_KEEP,
    "build_tower_or_wall": 1 << ON_TOWER | 1 << ON_WALL,
    "build_any": 1 << ON_TOWER | 1 << ON_WALL | 1 << ON_KEEP,
    "summon": 1 << ON_SUMMON,
    "market": 1 << ON_MARKET,
    "purchase": 1 << ON_PURCHASE,
    "edict": 1 << ON_EDICT,
    "travel": 0,
    "purchase_cost": 0,
    "build_keep_cost": 0,
    "summon_cost": 0,
}
# Keys of an ability that change a number, and the trigger that each belongs to.
CHANGES: Final = {
    "hand_limit": "arrive_and_static",
    "draw_on_arrival": "arrive_and_static",
    "free_steps": "travel",
    "discount_augustales": "purchase_cost",
    "discount_stone": "build_keep_cost",
    "discount_grain": "summon_cost",
    "extra_transactions": "market",
}


def read_edicts(file: DataFile, components: Components) -> None:
    """SM-DATA-3: 27 tiles, three icons each, at most two alike; each kind can always be added or removed."""
    for spaces in ("active_spaces", "next_spaces"):
        if file.words("edicts", spaces) != list(ACTIVE_NAMES):
            raise file.bad(("edicts", spaces), "SM-SETUP-6: three spaces I, II, III", f"{spaces} differ")
    for space in ACTIVE_NAMES:
        components.rewards.append(read_effect(file, ("edict_rewards", space), f"REWARD-{space}"))
    for row in range(file.rows("edict")):
        path = ("edict", row)
        name = named(file, (*path, "id"), [edict.name for edict in components.edicts])
        mark = file.word(*path, "mark")
        if mark not in MARKS:
            raise file.bad((*path, "mark"), "a mark is empty, 3+ or 4", f"{name}: {mark!r}")
        components.edicts.append(Edict(name, read_icons(file, (*path, "icons"), name, components), MARKS[mark]))
    for mark_number, wanted in EDICTS_BY_MARK.items():
        found = sum(1 for edict in components.edicts if edict.mark == mark_number)
        if found != wanted:
            raise file.bad(
                ("edict",), "SM-DATA-3: 15 tiles unmarked, 6 marked 3+, 6 marked 4", f"{found} where {wanted} belong"
            )


def read_icons(file: DataFile, path: Path, name: str, components: Components) -> list[int]:
    """The number of icons of each kind on a tile."""
    letters = file.words(*path)
    if len(letters) != ICONS or any(letter not in ICON_LETTERS or len(letter) != 1 for letter in letters):
        raise file.bad(path, f"SM-DATA-3: three icons of {ICON_LETTERS}", f"{name} shows {letters}")
    counts = [letters.count(letter) for letter in ICON_LETTERS]
    if max(counts) > 2:
        raise file.bad(path, "SM-DATA-3: at most two identical icons", f"{name} shows {letters}")
    palace = components.palace
    for icon, count in enumerate(counts):
        change = count * palace.step[icon]
        for value in range(palace.fewest[icon], palace.most[icon] + 1):
            if value + change > palace.most[icon] and value - change < palace.fewest[icon]:
                raise file.bad(
                    path,
                    "SM-DATA-3: every kind can be added or removed at every palace value",
                    f"{name}: {count} of {ICON_LETTERS[icon]} fit in neither direction at {value}",
                )
    return counts


# --- workplace area --------------------------------------------------------------------------------------------


def read_paths(file: DataFile, components: Components) -> None:
    """4.5: columns, grain costs and edict tokens of paths A, B and C."""
    paths = components.paths
    paths.next = [0] * PLACES
    paths.grain = [0] * PLACES
    for path_number, letter in enumerate(PATHS):
        where = ("workplaces", "path", letter)
        columns = file.get(*where, "columns")
        costs = file.get(*where, "grain_cost")
        wanted = [1, 2, 5] if letter == "B" else [1, 2, 3, 4, 5]
        if columns != wanted:
            raise file.bad((*where, "columns"), "SM-PROM-3: path B has columns 1, 2, 5", f"{letter} has {columns!r}")
        if (
            not isinstance(costs, list)
            or len(costs) != len(wanted)
            or any(type(cost) is not int or not 0 <= cost <= 9 for cost in costs)
        ):
            raise file.bad((*where, "grain_cost"), "SM-PROM-4: a cost for each arrow", f"{letter} has {costs!r}")
        places = [place_of(path_number, column) for column in wanted]
        paths.first.append(places[0])
        for number, place in enumerate(places):
            paths.grain[place] = costs[number]
            paths.next[place] = places[number + 1] if number + 1 < len(places) else 0
        token = file.number(*where, "edict_token_column")
        if token != 0 and (token not in wanted or token == COLUMNS):
            raise file.bad((*where, "edict_token_column"), "SM-SETUP-5: a token lies on a workplace", f"column {token}")
        if token:
            paths.tokens |= 1 << place_of(path_number, token)
    if paths.tokens.bit_count() != 2:
        raise file.bad(("workplaces",), "SM-SETUP-5: two edict tokens", f"there are {paths.tokens.bit_count()}")


def read_workplaces(file: DataFile, components: Components) -> None:
    """K11: four Countryside and four Village tiles, each with an ability of level I and one of level II."""
    names: list[str] = []
    for row in range(file.rows("workplace_ability")):
        names.append(named(file, ("workplace_ability", row, "id"), names))
        components.abilities.append(read_ability(file, ("workplace_ability", row), names[-1]))
    used: list[str] = []
    for row in range(file.rows("workplace_tile")):
        path = ("workplace_tile", row)
        name = named(file, (*path, "id"), [tile.name for tile in components.workplaces])
        kind = file.word(*path, "kind")
        if kind not in ("countryside", "village"):
            raise file.bad((*path, "kind"), "a workplace tile is countryside or village", f"{name}: {kind!r}")
        pair = [file.word(*path, "level1"), file.word(*path, "level2")]
        for ability in pair:
            if ability not in names or ability in used:
                raise file.bad(path, "every ability is on exactly one tile", f"{name}: {ability!r}")
            used.append(ability)
        components.workplaces.append(WorkplaceTile(name, kind == "village", names.index(pair[0]), names.index(pair[1])))
    villages = sum(1 for tile in components.workplaces if tile.village)
    if (villages, len(components.workplaces)) != (4, 8) or len(used) != len(names):
        raise file.bad(("workplace_tile",), "SM-SETUP-3: four tiles of each kind, 16 abilities", f"{len(used)} used")
    for row in range(file.rows("city_bonus")):
        path = ("city_bonus", row)
        name = named(file, (*path, "id"), [tile.name for tile in components.bonus_tiles])
        copies = ranged(file, (*path, "copies"), BONUS_COPIES, BONUS_COPIES, "SM-DATA-4: 12 city tiles, 2 per kind")
        components.bonus_tiles.append(BonusTile(name, copies, read_effect(file, (*path, "effect"), name)))
    if len(components.bonus_tiles) != BONUS_KINDS:
        raise file.bad(("city_bonus",), "SM-DATA-4: 12 city tiles, 2 per kind", f"{len(components.bonus_tiles)} kinds")


def read_ability(file: DataFile, path: Path, name: str) -> Ability:
    """12.4: gains on an occasion, or a change of a number."""
    trigger = file.word(*path, "trigger")
    if trigger not in TRIGGERS:
        raise file.bad((*path, "trigger"), f"a trigger is one of {', '.join(TRIGGERS)}", f"{name}: {trigger!r}")
    effect = file.table(*path, "effect")
    changes = [word for word in effect if word in CHANGES]
    for word in changes:
        if CHANGES[word] != trigger or type(effect[word]) is not int or not 1 <= effect[word] <= 9:
            raise file.bad((*path, "effect"), f"{word} goes with {CHANGES[word]}", f"{name}: {word} with {trigger}")
    gains = {word: effect[word] for word in effect if word not in CHANGES}
    if "draw_on_arrival" in effect:
        gains["draw"] = effect["draw_on_arrival"]
    if gains and TRIGGERS[trigger] == 0:
        raise file.bad((*path, "effect"), f"{trigger} changes a cost and gives nothing", f"{name} gives {gains}")
    atoms = [] if not gains else read_gains(file, (*path, "effect"), name, gains)
    ability = Ability(name, TRIGGERS[trigger] if gains else 0, atoms)
    ability.hand_limit = effect.get("hand_limit", 0)
    ability.free_steps = effect.get("free_steps", 0)
    ability.purchase_discount = effect.get("discount_augustales", 0)
    ability.keep_discount = effect.get("discount_stone", 0)
    ability.summon_discount = effect.get("discount_grain", 0)
    ability.extra_transactions = effect.get("extra_transactions", 0)
    return ability


# --- voyage board ----------------------------------------------------------------------------------------------


def read_voyage(file: DataFile, components: Components) -> None:
    """SM-DATA-7: five cities with two spaces each; red spaces are closed with fewer players."""
    voyage = components.voyage
    voyage.cities = file.words("voyage", "cities")
    if len(voyage.cities) != CITIES or len(set(voyage.cities)) != CITIES:
        raise file.bad(("voyage", "cities"), "K3, K4: five cities", f"there are {len(voyage.cities)}")
    for city in voyage.cities:
        if not city.isascii() or not city.isalpha() or not city.isupper():
            raise file.bad(("voyage", "cities"), "a city is written in capital letters", f"{city!r}")
    start = file.word("voyage", "start")
    if start not in voyage.cities:
        raise file.bad(("voyage", "start"), "SM-SETUP-23: Ships start in a city", f"{start!r} is not a city")
    voyage.start = voyage.cities.index(start)
    voyage.max_steps = ranged(file, ("voyage", "max_steps"), 1, CITIES - 1, "SM-TRAVEL-1: one to four cities")
    voyage.free_steps = ranged(file, ("voyage", "free_steps"), 0, CITIES, "SM-TRAVEL-2")
    for word in ("ally_spaces_per_city", "card_spaces_per_city"):
        ranged(file, ("voyage", word), SPACES_PER_CITY, SPACES_PER_CITY, "4.6: two spaces in a city")
    for number, side in enumerate(("side12", "side34")):
        read_side(file, ("voyage", side), number, components)
    numbers = [file.number("advanced_deck", "per_level", str(players)) for players in range(1, 5)]
    for players, kept in enumerate(numbers, 1):
        open_cards = len(voyage.cities) * SPACES_PER_CITY
        open_cards -= 0 if players == 4 else len(voyage.red_cards[0 if players < 3 else 1])
        if not open_cards <= 2 * kept or kept > 16:
            raise file.bad(("advanced_deck", "per_level"), "SM-SETUP-13, SM-SETUP-14", f"{players} players: {kept}")
    components.per_level = numbers


def read_side(file: DataFile, path: Path, side: int, components: Components) -> None:
    """The red spaces and the grain costs of one side of the board."""
    voyage = components.voyage
    red_allies = [
        space_number(file, (*path, "red_ally_spaces"), name, "a", voyage.cities)
        for name in file.words(*path, "red_ally_spaces")
    ]
    red_cards = [
        space_number(file, (*path, "red_card_spaces"), name, "c", voyage.cities)
        for name in file.words(*path, "red_card_spaces")
    ]
    wanted = 5 if side == 0 else 2
    for name, spaces in (("red_ally_spaces", red_allies), ("red_card_spaces", red_cards)):
        if len(set(spaces)) != wanted or len(spaces) != wanted:
            raise file.bad((*path, name), "SM-DATA-7: open spaces 5/5, 8/8 and 10/10", f"{len(spaces)} are red")
    voyage.red_allies[side] = red_allies
    voyage.red_cards[side] = red_cards
    costs = file.table(*path, "ally_cost")
    voyage.ally_costs[side] = [0] * (CITIES * SPACES_PER_CITY)
    priced: list[int] = []
    for name, cost in costs.items():
        space = space_number(file, (*path, "ally_cost"), name, "a", voyage.cities)
        if type(cost) is not int or not 0 <= cost <= 9:
            raise file.bad((*path, "ally_cost"), "SM-SUM-2: a cost in Grain", f"{name} = {cost!r}")
        voyage.ally_costs[side][space] = cost
        priced.append(space)
    for space in range(CITIES * SPACES_PER_CITY):
        if space not in priced and not (side == 0 and space in red_allies):
            raise file.bad((*path, "ally_cost"), "SM-SUM-2: every open ally space has a cost", f"space {space + 1}")


def space_number(file: DataFile, path: Path, name: str, letter: str, cities: list[str]) -> int:
    """The number of a space with a name like ROM-a1."""
    match = SPACE.fullmatch(name)
    if match is None or match.group(1) not in cities or match.group(2) != letter:
        raise file.bad(path, "a space is a city, a or c, and 1 or 2", f"{name!r} is no such space")
    return cities.index(match.group(1)) * SPACES_PER_CITY + int(match.group(3)) - 1
