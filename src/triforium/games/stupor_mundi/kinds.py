"""The kinds of things in the game, as numbers with names."""

from typing import Final

from triforium.core.notation import Names

STONE: Final = 0
GRAIN: Final = 1
COINS: Final = 2
POINTS: Final = 3
GOODS: Final = Names("stone grain augustales vp")
GOODS_LETTERS: Final = ("S", "G", "A", "VP")

TOWER: Final = 0
WALL: Final = 1
KEEP: Final = 2
STRUCTURES: Final = Names("tower wall keep")

PROMOTE: Final = 0
MARKET: Final = 1
BUILD: Final = 2
SUMMON: Final = 3
PURCHASE: Final = 4
MAIN_ACTIONS: Final = Names("promote market build summon purchase")

# Frederick's possessions, in the order in which an Edict resolves them.
ICON_LETTERS: Final = "GSATWKLP"
PALACE: Final = Names("grain stone treasury towers walls keeps allies specialist")
F_GRAIN: Final = 0
F_STONE: Final = 1
F_TREASURY: Final = 2
F_TOWERS: Final = 3
F_WALLS: Final = 4
F_KEEPS: Final = 5
F_ALLIES: Final = 6
F_COLUMN: Final = 7
PALACE_BITS: Final = 5
PALACE_MASK: Final = 31

FACTIONS: Final = Names("independent loyalist")
PATHS: Final = "ABC"
COLUMNS: Final = 5
START_AREA: Final = 0
PLACES: Final = 16  # the start area, then five columns on each of three paths
ACTIVE_NAMES: Final = ("I", "II", "III")

# The occasions on which workplaces have effects.
ON_TOWER: Final = 0
ON_WALL: Final = 1
ON_KEEP: Final = 2
ON_SUMMON: Final = 3
ON_MARKET: Final = 4
ON_PURCHASE: Final = 5
ON_EDICT: Final = 6
ON_ARRIVAL: Final = 7
OCCASIONS: Final = 8

# A price that is not in coins, how far Frederick sails, and what he does then.
ONE_CARD: Final = -1
TO_PLAYER: Final = -1
REMOVE_CARD: Final = 0
REMOVE_ALLY: Final = 1
ISSUE_EDICT: Final = 2

# SM-END-1, SM-END-3: why a game ends, one bit per condition.
CASTLE_END: Final = 1
EDICT_END: Final = 2
CARDS_END: Final = 4
ROUNDS_END: Final = 8
END_NAMES: Final = ("CASTLE", "EDICT", "CARDS", "ROUNDS")


def place_of(path: int, column: int) -> int:
    """The number of a workplace or City."""
    return path * COLUMNS + column


def path_of(place: int) -> int:
    """The path of a workplace or City."""
    return (place - 1) // COLUMNS


def column_of(place: int) -> int:
    """SM-PROM-2: the column of a place; 0 is the start area."""
    return 0 if place == START_AREA else (place - 1) % COLUMNS + 1


def place_name(place: int) -> str:
    """A place as written in positions: A3; 0 for the start area."""
    return "0" if place == START_AREA else f"{PATHS[path_of(place)]}{column_of(place)}"
