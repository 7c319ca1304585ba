"""What the tables of a component file must say together: SM-DATA-1 to SM-DATA-7."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from triforium.core.datafile import DataFile, Path
from triforium.games.stupor_mundi.components.boards import Castle, Piece, Voyage, VoyageSide
from triforium.games.stupor_mundi.kinds import (
    ACTIVE_NAMES,
    COLUMNS,
    FACTIONS,
    ICON_LETTERS,
    ISSUE_EDICT,
    MAIN_ACTIONS,
    PATHS,
    STRUCTURES,
)

if TYPE_CHECKING:
    from triforium.games.stupor_mundi.components import StuporMundiComponents

SIDES: Final = 5
RING: Final = 10
LEVELS: Final = ("A", "B")
EDICTS_BY_MARK: Final = {"": 15, "3+": 6, "4": 6}
MAX_ADVANCED: Final = 44  # together with the 16 numbers of house cards, the maximum size of a card mask
PROVENANCE: Final = ("R", "D", "P", "X")


def check_components(file: DataFile, components: "StuporMundiComponents") -> None:
    """SM-DATA-1 to SM-DATA-7; BadComponents names line and invariant."""
    lists: tuple[tuple[Path, Sequence[Any]], ...] = (
        (("castle", "space"), components.castle.space),
        (("castle", "side"), components.castle.side),
        (("player_board", "tower_piece"), components.player_board.tower_piece),
        *(((part,), getattr(components, part)) for part in ("keep_cover", "edict", "workplace_tile", "city_bonus")),
        *(((part,), getattr(components, part)) for part in ("workplace_ability", "market_tile", "ally", "solo_card")),
    )
    for path, rows in lists:
        check_unique(file, path, [row.id for row in rows])
    check_unique(file, ("player_board",), [piece.id for piece in components.player_board.pieces()])
    check_unique(file, ("house_card",), [card.id for card in components.cards()])
    check_castle(file, components)
    check_player_board(file, components)
    check_edicts(file, components)
    check_workplaces(file, components)
    check_voyage(file, components)
    check_cards(file, components)
    check_numbers(file, components)


def without_sources(file: DataFile, value: Any, path: Path) -> Any:
    """The data without the sources of single keys (prov_copies), which must be one of the four codes."""
    if isinstance(value, list):
        return [without_sources(file, item, (*path, row)) for row, item in enumerate(value)]
    if not isinstance(value, dict):
        return value
    for key in value:
        known = not key.startswith("prov_") or value[key] in PROVENANCE
        file.check(known, (*path, key), f"{key} is one of {', '.join(PROVENANCE)}", f"{value[key]!r} is not")
    return {key: without_sources(file, value[key], (*path, key)) for key in value if not key.startswith("prov_")}


def check_unique(file: DataFile, path: Path, names: list[str]) -> None:
    """Every ID once."""
    for row, name in enumerate(names):
        file.check(name not in names[:row], (*path, row), "every ID once", f"{name} is there already")


def check_castle(file: DataFile, components: "StuporMundiComponents") -> None:
    """SM-DATA-1, SM-DATA-2, SM-SETUP-21: a ring of five towers and five walls, three keeps with covers, five sides."""
    castle = components.castle
    ring, names = castle.ring, [space.id for space in castle.space]
    on_ring = len(ring) == RING and len(set(ring)) == RING and set(ring) <= set(names)
    invariant = "SM-DATA-1: 13 spaces, 10 of them on the ring"
    file.check(on_ring and len(names) == RING + 3, ("castle", "ring"), invariant, f"{len(names)} spaces")
    spaces = castle.spaces()
    invariant = "SM-DATA-1: towers and walls alternate on the ring, and 3 keeps are not on it"
    alternate = [space.kind for space in spaces] == ["tower", "wall"] * SIDES + ["keep"] * 3
    file.check(alternate, ("castle", "ring"), invariant, "the ring is not tower, wall, tower, wall …")
    start, path = [number for number, space in enumerate(spaces) if space.start], ("castle", "start_spaces")
    marked = [spaces[number].id for number in start]
    sentence = f"the spaces marked start are {', '.join(marked)}"
    file.check(sorted(marked) == sorted(castle.start_spaces), path, "SM-DATA-1", sentence)
    kinds = sorted(spaces[number].kind for number in start)
    file.check(kinds == ["tower", "wall"], path, "SM-DATA-1: one start tower and one start wall", f"{marked}")
    apart = abs(start[0] - start[1]) not in (1, RING - 1)
    file.check(apart, path, "SM-DATA-1: the start pieces are not adjacent", f"{marked}")
    icons = [sum(space.edict for space in spaces if space.kind == kind) for kind in STRUCTURES.words]
    invariant = "SM-DATA-1: edict icons on 2 towers, 2 walls and 3 keeps"
    file.check(icons == [2, 2, 3], ("castle", "space"), invariant, f"tower, wall, keep: {icons}")
    covers, invariant = [cover.id for cover in components.keep_cover], "SM-SETUP-21: one cover on each keep"
    for row, space in enumerate(castle.space):
        there = [other.cover for other in castle.space[:row]]
        fits = space.cover in covers and space.cover not in there if space.kind == "keep" else space.cover == ""
        file.check(fits, ("castle", "space", row, "cover"), invariant, f"{space.id}: {space.cover!r}")
    file.check(len(covers) == 3, ("keep_cover",), invariant, f"there are {len(covers)} covers")
    check_sides(file, castle)


def check_sides(file: DataFile, castle: Castle) -> None:
    """SM-DATA-2: every wall with its two towers is a side; five different incomes."""
    ring, walls = castle.ring, [space.id for space in castle.space if space.kind == "wall"]
    for row, side in enumerate(castle.side):
        sentence = f"{side.id}: {side.wall!r} is no wall"
        file.check(side.wall in walls, ("castle", "side", row, "wall"), "SM-DATA-2: a side has one wall", sentence)
        place = ring.index(side.wall)
        beside = sorted([ring[place - 1], ring[(place + 1) % RING]])
        path, invariant = ("castle", "side", row, "towers"), "SM-DATA-2: a side's towers are beside its wall"
        file.check(sorted(side.towers) == beside, path, invariant, f"beside {side.wall} are {beside}")
    found, invariant = sorted(side.wall for side in castle.side), "SM-DATA-2: each wall belongs to exactly one side"
    file.check(found == sorted(walls), ("castle", "side"), invariant, f"{len(found)} sides")
    incomes = {str(sorted(side.income)) for side in castle.side}
    invariant = "SM-DATA-2: five different incomes"
    file.check(len(incomes) == SIDES, ("castle", "side"), invariant, "two sides pay the same")


def check_player_board(file: DataFile, components: "StuporMundiComponents") -> None:
    """4.1, SM-DATA-5, SM-EDICT-1: slots, pieces, ally spaces, and room for what a player starts with."""
    board, players, path = components.player_board, components.players, ("player_board",)
    invariant = "SM-DATA-5: slots 1 and 6 have one main action, the others two neighbouring ones"
    for row, slot in enumerate(board.slot):
        fits = slot.index == row + 1 and slot.actions == MAIN_ACTIONS.words[max(row - 1, 0) : row + 1]
        sentence = f"slot {row + 1} has {', '.join(slot.actions)}"
        file.check(fits, ("player_board", "slot", row, "actions"), invariant, sentence)
    slots = len(board.slot)
    file.check(slots == 6, ("player_board", "slot"), "SM-DATA-5: six slots", f"there are {slots}")
    locked = all(slot.locked_at_start for slot in board.slot)
    file.check(not locked, ("player_board", "slot"), "SM-SETUP-20: slot 6 is locked", "all slots are locked")
    numbers = [len(board.tower_piece), len(board.wall_piece), len(board.keep_piece)]
    file.check(numbers == [5, 5, 3], path, "SM-DATA-1: pieces for 5 towers, 5 walls, 3 keeps", f"there are {numbers}")
    kinds: tuple[Sequence[Piece], ...] = (board.tower_piece, board.wall_piece, board.keep_piece)
    start = [sum(piece.in_castle_at_start for piece in pieces) for pieces in kinds]
    invariant = "SM-SETUP-19: a tower and a wall start in the castle"
    file.check(start == [1, 1, 0], path, invariant, f"tower, wall, keep: {start}")
    great, rows = [piece.id for piece in board.pieces() if piece.great], components.great_structure
    for row, structure in enumerate(rows):
        invariant, sentence = "a Great Structure is a Great piece", f"{structure.id!r} is not"
        file.check(structure.id in great, ("great_structure", row, "id"), invariant, sentence)
    missing = sorted(set(great) - {structure.id for structure in rows})
    invariant = "12.6: every Great piece has its bonus"
    file.check(not missing, ("great_structure",), invariant, f"{', '.join(missing)} has none")
    spaces, ids = [piece.ally_space for piece in board.tower_piece], board.ally_spaces.ids
    fits = ids == spaces and len(set(spaces)) == len(spaces)
    file.check(fits, (*path, "ally_spaces", "ids"), "every ally space lies under a tower", f"{spaces}")
    marked = board.ally_spaces.edict_space
    file.check(marked in ids, (*path, "ally_spaces", "edict_space"), "SM-SUM-8", f"{marked!r} is no ally space")
    room = board.warehouse.printed_open_spaces + board.warehouse.per_wall_in_castle
    fits = players.start_stone + players.start_grain <= room
    file.check(fits, ("players", "start_stone"), "SM-ACT-7", "more resources than the warehouse holds")


def check_edicts(file: DataFile, components: "StuporMundiComponents") -> None:
    """SM-DATA-3: 27 tiles, three icons each, at most two alike; each kind can always be added or removed."""
    for part in ("active_spaces", "next_spaces"):
        fits = getattr(components.edicts, part) == list(ACTIVE_NAMES)
        file.check(fits, ("edicts", part), "SM-SETUP-6: three spaces I, II, III", f"{part} differ")
    for row, edict in enumerate(components.edict):
        path, counts = ("edict", row, "icons"), edict.counts()
        sentence = f"{edict.id} shows {edict.icons}"
        file.check(max(counts) <= 2, path, "SM-DATA-3: at most two identical icons", sentence)
        for letter, count, owned in zip(ICON_LETTERS, counts, components.frederick.possessions(), strict=True):
            change, invariant = (
                count * owned.step,
                "SM-DATA-3: every kind can be added or removed at every palace value",
            )
            for value in range(owned.min, owned.max + 1):
                fits = value + change <= owned.max or value - change >= owned.min
                sentence = f"{edict.id}: {count} of {letter} fit in neither direction at {value}"
                file.check(fits, path, invariant, sentence)
    for mark, wanted in EDICTS_BY_MARK.items():
        found = sum(edict.mark == mark for edict in components.edict)
        invariant = "SM-DATA-3: 15 tiles unmarked, 6 marked 3+, 6 marked 4"
        file.check(found == wanted, ("edict",), invariant, f"{found} where {wanted} belong")


def check_workplaces(file: DataFile, components: "StuporMundiComponents") -> None:
    """4.5, K11: columns and edict tokens of the paths; four tiles of each kind, with 16 abilities; city tiles."""
    tokens = 0
    for letter in PATHS:
        path, row = ("workplaces", "path", letter), getattr(components.workplaces.path, letter)
        fits = row.columns == ([1, 2, COLUMNS] if letter == "B" else list(range(1, COLUMNS + 1)))
        invariant = "SM-PROM-3: path B has columns 1, 2, 5"
        file.check(fits, (*path, "columns"), invariant, f"{letter} has {row.columns}")
        fits = len(row.grain_cost) == len(row.columns)
        file.check(fits, (*path, "grain_cost"), "SM-PROM-4: a cost for each arrow", f"{letter} has {row.grain_cost}")
        token = row.edict_token_column
        invariant = "SM-SETUP-5: a token lies on a workplace"
        on_workplace = token == 0 or (token in row.columns and token != COLUMNS)
        file.check(on_workplace, (*path, "edict_token_column"), invariant, f"column {token}")
        tokens += token != 0
    file.check(tokens == 2, ("workplaces",), "SM-SETUP-5: two edict tokens", f"there are {tokens}")
    abilities, used = [ability.id for ability in components.workplace_ability], list[str]()
    for number, tile in enumerate(components.workplace_tile):
        for ability in (tile.level1, tile.level2):
            fits = ability in abilities and ability not in used
            invariant, sentence = "every ability is on exactly one tile", f"{tile.id}: {ability!r}"
            file.check(fits, ("workplace_tile", number), invariant, sentence)
            used.append(ability)
    villages = sum(tile.kind == "village" for tile in components.workplace_tile)
    fits = (villages, len(components.workplace_tile), len(used)) == (4, 8, len(abilities))
    invariant = "SM-SETUP-3: four tiles of each kind, 16 abilities"
    file.check(fits, ("workplace_tile",), invariant, f"{villages} villages, {len(used)} abilities used")
    kinds = len(components.city_bonus)
    file.check(kinds == 6, ("city_bonus",), "SM-DATA-4: 12 city tiles, 2 per kind", f"{kinds} kinds")


def check_voyage(file: DataFile, components: "StuporMundiComponents") -> None:
    """SM-DATA-7: five cities with two spaces each; red spaces are closed with fewer players; enough cards for all."""
    voyage = components.voyage
    cities, path = voyage.cities, ("voyage", "cities")
    fits = len(cities) == len(set(cities)) == 5
    file.check(fits, path, "K3, K4: five cities", f"there are {len(cities)}")
    for city in cities:
        written = re.fullmatch("[A-Z]+", city) is not None
        file.check(written, path, "a city is written in capital letters", f"{city!r}")
    invariant, sentence = "SM-SETUP-23: Ships start in a city", f"{voyage.start!r} is not a city"
    file.check(voyage.start in cities, ("voyage", "start"), invariant, sentence)
    for side, red in (("side12", 5), ("side34", 2)):
        check_voyage_side(file, voyage, side, red)
    red_cards = [len(voyage.side12.red_card_spaces)] * 2 + [len(voyage.side34.red_card_spaces), 0]
    for players, kept in enumerate(components.advanced_deck.per_level.numbers(), 1):
        fits = 2 * len(cities) - red_cards[players - 1] <= 2 * kept and kept <= 16
        invariant, sentence = "SM-SETUP-13, SM-SETUP-14", f"{players} players: {kept}"
        file.check(fits, ("advanced_deck", "per_level"), invariant, sentence)


def check_voyage_side(file: DataFile, voyage: Voyage, part: str, red: int) -> None:
    """SM-DATA-7, SM-SUM-2: the number of red spaces, and the cost of every open ally space."""
    side: VoyageSide = getattr(voyage, part)
    known = "a space is a city, a or c, and 1 or 2"
    lists = (("red_ally_spaces", side.red_ally_spaces, "a"), ("red_card_spaces", side.red_card_spaces, "c"))
    for key, names, letter in (*lists, ("ally_cost", list(side.ally_cost), "a")):
        for name in names:
            sentence = f"{name!r} is no such space"
            file.check(name in voyage.spaces(letter), ("voyage", part, key), known, sentence)
    for key, names, _ in lists:
        fits = len(set(names)) == len(names) == red
        invariant = "SM-DATA-7: open spaces 5/5, 8/8 and 10/10"
        file.check(fits, ("voyage", part, key), invariant, f"{len(names)} are red")
    path = ("voyage", part, "ally_cost")
    for name, cost in side.ally_cost.items():
        file.check(0 <= cost <= 9, path, "SM-SUM-2: a cost in Grain", f"{name} = {cost!r}")
    for number, name in enumerate(voyage.spaces("a"), 1):
        priced = name in side.ally_cost or (part == "side12" and name in side.red_ally_spaces)
        file.check(priced, path, "SM-SUM-2: every open ally space has a cost", f"space {number}")


def check_cards(file: DataFile, components: "StuporMundiComponents") -> None:
    """SM-DATA-4, SM-SETUP-17: ten cards per house, the common ones first; Advanced cards of level A, then of B."""
    houses = components.houses()
    file.check(len(houses) == 4, ("house_card",), "SM-SETUP-16: four houses", f"there are {len(houses)}")
    invariant = "SM-DATA-4: 10 cards per house deck; four common kinds first, then two cards per house"
    wanted = ["common"] * 4 + [house for house in houses for _ in range(2)]
    fits = [card.house for card in components.house_card] == wanted
    file.check(fits, ("house_card",), invariant, "the house cards differ, or are in another order")
    levels, stated = [card.level for card in components.advanced_card], components.advanced_deck.cards
    invariant = f"SM-DATA-4: {stated} Advanced cards, at most {MAX_ADVANCED}"
    fits = len(levels) == stated <= MAX_ADVANCED
    file.check(fits, ("advanced_card",), invariant, f"{len(levels)} cards")
    mixed = levels != sorted(levels)
    file.check(not mixed, ("advanced_card",), "SM-DATA-4: level A before level B", "the levels are mixed")
    for level in LEVELS:
        found = levels.count(level)
        fits = found >= max(components.advanced_deck.per_level.numbers())
        invariant, sentence = "SM-DATA-4: 16 cards of each level", f"{found} of level {level}"
        file.check(fits, ("advanced_card",), invariant, sentence)


def check_numbers(file: DataFile, components: "StuporMundiComponents") -> None:
    """SM-DATA-4, SM-SETUP-10, SM-SETUP-12: markets, allies and solo cards in their numbers."""
    tiles, used = len(components.market_tile), components.market.tiles_used
    invariant = "SM-SETUP-10: 5 of 6 market tiles are used"
    file.check((tiles, used) == (6, 5), ("market_tile",), invariant, f"{used} of {tiles} tiles")
    for faction in FACTIONS.words:
        number = sum(ally.copies for ally in components.ally if ally.faction == faction)
        invariant = "SM-DATA-4: 20 ally tiles, 10 per faction"
        file.check(number == 10, ("ally",), invariant, f"{number} {faction}s")
    unmarked = sum(ally.copies - ally.marked() for ally in components.ally)
    invariant = "SM-SETUP-12: 16 allies are placed with 3 players"
    file.check(unmarked >= 16, ("ally",), invariant, f"{unmarked} are unmarked")
    cards, path = components.solo_card, ("solo_card",)
    file.check(len(cards) == 16, path, "SM-DATA-4: 16 solo cards", f"there are {len(cards)}")
    crowns = sum(card.crown for card in cards)
    file.check(crowns == 4, path, "SM-DATA-4: 4 crowns", f"there are {crowns}")
    for space, roman in enumerate(ACTIVE_NAMES):
        edicts = sum(card.kind() == ISSUE_EDICT and card.space() == space for card in cards)
        invariant = "SM-DATA-4: 2 edict cards per active space"
        file.check(edicts == 2, path, invariant, f"{edicts} for {roman}")
