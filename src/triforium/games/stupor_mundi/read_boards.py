"""Reads the castle, the player board and Frederick's palace (SM-DATA-1, SM-DATA-2, SM-DATA-5)."""

import re
from typing import Final

from triforium.core.datafile import DataFile
from triforium.games.stupor_mundi.atoms import Atom, Path, read_atom, read_effect
from triforium.games.stupor_mundi.components import Castle, Components, Cover, PlayerBoard
from triforium.games.stupor_mundi.kinds import (
    F_COLUMN,
    F_TREASURY,
    KEEP,
    MAIN_ACTIONS,
    PALACE,
    PALACE_MASK,
    STRUCTURES,
    TOWER,
    WALL,
)

RING: Final = 10
SPACES: Final = 13
SIDES: Final = 5
SLOTS: Final = 6
NAME: Final = re.compile(r"[A-Z0-9][A-Z0-9\-]*")
LIMIT_AND_DRAW: Final = re.compile(r"hand_limit_plus_([1-9])_and_draw_([1-9])_now")
UNLOCK: Final = re.compile(r"unlock_slot_([1-6])_now")
BOTH: Final = "face_down_card_performs_both_main_actions_from_next_turn"


def named(file: DataFile, path: Path, taken: list[str]) -> str:
    """A unique ID that can be written in a position."""
    name = file.word(*path)
    if NAME.fullmatch(name) is None:
        raise file.bad(path, "IDs are capital letters, digits and hyphens", f"{name!r} cannot be written in a position")
    if name in taken:
        raise file.bad(path, "every ID once", f"{name} is there already")
    return name


def ranged(file: DataFile, path: Path, minimum: int, maximum: int, invariant: str) -> int:
    """A number within bounds."""
    value = file.number(*path)
    if not minimum <= value <= maximum:
        raise file.bad(path, invariant, f"{path[-1]} is {value}, not {minimum} to {maximum}")
    return value


# --- castle ----------------------------------------------------------------------------------------------------


def read_castle(file: DataFile, components: Components) -> None:
    """SM-DATA-1, SM-DATA-2: a ring of five towers and five walls, three keeps, five sides."""
    castle = components.castle
    rows: dict[str, int] = {}
    for row in range(file.rows("castle", "space")):
        rows[named(file, ("castle", "space", row, "id"), list(rows))] = row
    ring = file.words("castle", "ring")
    keeps = [name for name in rows if name not in ring]
    if len(ring) != RING or len(rows) != SPACES or any(name not in rows for name in ring) or len(set(ring)) != RING:
        raise file.bad(("castle", "ring"), "SM-DATA-1: 13 spaces, 10 of them on the ring", f"{len(rows)} spaces")
    for name in ring + keeps:
        read_space(file, ("castle", "space", rows[name]), castle)
    wanted = [TOWER, WALL] * SIDES + [KEEP] * 3
    if castle.kinds != wanted:
        raise file.bad(
            ("castle", "ring"),
            "SM-DATA-1: towers and walls alternate on the ring, and 3 keeps are not on it",
            "the ring is not tower, wall, tower, wall …",
        )
    check_start(file, castle)
    marked = [sum(castle.edict[space] for space in range(SPACES) if castle.kinds[space] == kind) for kind in range(3)]
    if marked != [2, 2, 3]:
        raise file.bad(
            ("castle", "space"),
            "SM-DATA-1: edict icons on 2 towers, 2 walls and 3 keeps",
            f"they are on {marked[0]} towers, {marked[1]} walls and {marked[2]} keeps",
        )
    read_sides(file, castle)


def read_space(file: DataFile, path: Path, castle: Castle) -> None:
    """One space: its kind, cost, edict icon and cover."""
    kind = file.word(*path, "kind")
    if not STRUCTURES.has(kind):
        raise file.bad((*path, "kind"), f"a structure is one of {', '.join(STRUCTURES.words)}", f"{kind!r} is not")
    castle.names.append(file.word(*path, "id"))
    castle.kinds.append(STRUCTURES.number(kind))
    castle.stone.append(ranged(file, (*path, "stone"), 0, 9, "SM-BUILD-4: the cost of a space"))
    castle.grain.append(ranged(file, (*path, "grain"), 0, 9, "SM-BUILD-4: the cost of a space"))
    castle.edict.append(file.flag(*path, "edict"))
    castle.start.append(file.flag(*path, "start"))
    castle.cover.append(-1)  # set later, by read_covers


def check_start(file: DataFile, castle: Castle) -> None:
    """SM-DATA-1: one start tower and one start wall, not adjacent, without an icon."""
    start = [space for space in range(SPACES) if castle.start[space]]
    names = [castle.names[space] for space in start]
    if sorted(names) != sorted(file.words("castle", "start_spaces")):
        raise file.bad(("castle", "start_spaces"), "SM-DATA-1", f"the spaces marked start are {', '.join(names)}")
    if len(start) != 2 or {castle.kinds[space] for space in start} != {TOWER, WALL}:
        raise file.bad(("castle", "start_spaces"), "SM-DATA-1: one start tower and one start wall", f"{names}")
    if abs(start[0] - start[1]) in (1, RING - 1):
        raise file.bad(("castle", "start_spaces"), "SM-DATA-1: the start pieces are not adjacent", f"{names}")


def read_sides(file: DataFile, castle: Castle) -> None:
    """SM-DATA-2: every wall with its two towers is a side; five different incomes."""
    incomes: list[str] = []
    for row in range(file.rows("castle", "side")):
        path = ("castle", "side", row)
        name = named(file, (*path, "id"), castle.side_names)
        wall = file.word(*path, "wall")
        if wall not in castle.names or castle.kinds[castle.names.index(wall)] != WALL:
            raise file.bad((*path, "wall"), "SM-DATA-2: a side has one wall", f"{name}: {wall!r} is no wall")
        space = castle.names.index(wall)
        beside = [castle.names[space - 1], castle.names[(space + 1) % RING]]
        if sorted(file.words(*path, "towers")) != sorted(beside):
            raise file.bad(
                (*path, "towers"), "SM-DATA-2: a side's towers are beside its wall", f"beside {wall} are {beside}"
            )
        castle.side_names.append(name)
        castle.side_walls.append(space)
        castle.incomes.append(read_effect(file, (*path, "income"), name))
        incomes.append(str(sorted(file.table(*path, "income"))))
    if len(set(castle.side_walls)) != SIDES or len(castle.side_walls) != SIDES:
        raise file.bad(("castle", "side"), "SM-DATA-2: each wall belongs to exactly one side", f"{len(incomes)} sides")
    if len(set(incomes)) != SIDES:
        raise file.bad(("castle", "side"), "SM-DATA-2: five different incomes", "two sides pay the same")


def read_covers(file: DataFile, components: Components) -> None:
    """12.7: one cover on each keep space."""
    for row in range(file.rows("keep_cover")):
        path = ("keep_cover", row)
        name = named(file, (*path, "id"), [cover.name for cover in components.covers])
        components.covers.append(read_cover(file, (*path, "effect"), name))
    names = [cover.name for cover in components.covers]
    castle = components.castle
    for row in range(file.rows("castle", "space")):
        space = castle.names.index(file.word("castle", "space", row, "id"))
        if castle.kinds[space] == KEEP:
            cover = file.word("castle", "space", row, "cover")
            if cover not in names or names.index(cover) in castle.cover:
                raise file.bad(
                    ("castle", "space", row, "cover"), "SM-SETUP-21: one cover on each keep", f"{cover!r} is not"
                )
            castle.cover[space] = names.index(cover)
    if len(names) != castle.kinds.count(KEEP):
        raise file.bad(("keep_cover",), "SM-SETUP-21: one cover on each keep", f"there are {len(names)} covers")


def read_cover(file: DataFile, path: Path, name: str) -> Cover:
    """The effect of a cover, in one of three forms."""
    effect = file.word(*path)
    match = LIMIT_AND_DRAW.fullmatch(effect)
    if match is not None:
        draw: list[Atom] = [read_atom(file, path, f"{name}.1", {"op": "draw", "n": int(match.group(2))})]
        return Cover(name, draw, int(match.group(1)), False, -1)
    match = UNLOCK.fullmatch(effect)
    if match is not None:
        return Cover(name, [], 0, False, int(match.group(1)) - 1)
    if effect == BOTH:
        return Cover(name, [], 0, True, -1)
    raise file.bad(path, "a keep cover draws, unlocks a slot or lets both actions be done", f"{name}: {effect!r}")


# --- player board ----------------------------------------------------------------------------------------------


def read_player_board(file: DataFile, components: Components) -> None:
    """4.1: slots, pieces, ally spaces, warehouse, and a player's start values."""
    board = components.board
    read_slots(file, board)
    for kind, word in ((TOWER, "tower_piece"), (WALL, "wall_piece"), (KEEP, "keep_piece")):
        for row in range(file.rows("player_board", word)):
            read_piece(file, ("player_board", word, row), kind, board)
    if [board.piece_kinds.count(kind) for kind in range(3)] != [5, 5, 3]:
        raise file.bad(
            ("player_board",), "SM-DATA-1: pieces for 5 towers, 5 walls, 3 keeps", "there are different ones"
        )
    start = sorted(board.piece_kinds[piece] for piece in range(SPACES) if board.piece_start[piece])
    if start != [TOWER, WALL]:
        raise file.bad(("player_board",), "SM-SETUP-19: a tower and a wall start in the castle", f"{len(start)} do")
    for row in range(file.rows("great_structure")):
        piece = file.word("great_structure", row, "id")
        if piece not in board.pieces or not board.piece_great[board.pieces.index(piece)]:
            raise file.bad(("great_structure", row, "id"), "a Great Structure is a Great piece", f"{piece!r} is not")
        number = board.pieces.index(piece)
        board.extra[number] = ranged(file, ("great_structure", row, "extra_augustales"), 1, 99, "SM-BUILD-4")
        board.bonus[number] = read_effect(file, ("great_structure", row, "bonus"), piece)
    for number in range(SPACES):
        if board.piece_great[number] != (len(board.bonus[number]) > 0):
            raise file.bad(("great_structure",), "12.6: every Great piece has its bonus", f"{board.pieces[number]}")
    read_ally_spaces(file, board)
    board.warehouse = ranged(file, ("player_board", "warehouse", "printed_open_spaces"), 0, 9, "SM-ACT-7")
    board.per_wall = ranged(file, ("player_board", "warehouse", "per_wall_in_castle"), 0, 9, "SM-BUILD-8")
    board.specialists = ranged(file, ("players", "specialists"), 3, 3, "SM-SETUP-22: three Specialists")
    board.hand = ranged(file, ("players", "start_hand"), 0, 10, "SM-SETUP-18")
    board.hand_limit = ranged(file, ("players", "base_hand_limit"), 1, 20, "SM-HAND-3")
    board.start_stone = ranged(file, ("players", "start_stone"), 0, 9, "SM-SETUP-25")
    board.start_grain = ranged(file, ("players", "start_grain"), 0, 9, "SM-SETUP-25")
    if board.start_stone + board.start_grain > board.warehouse + board.per_wall:
        raise file.bad(("players", "start_stone"), "SM-ACT-7", "more resources than the warehouse holds")
    coins = file.get("players", "start_augustales")
    if not isinstance(coins, list) or len(coins) != 4 or not all(type(c) is int and 0 <= c < 100 for c in coins):
        raise file.bad(("players", "start_augustales"), "SM-SETUP-25: start money for four players", f"{coins!r}")
    board.start_coins = [int(coin) for coin in coins]


def read_slots(file: DataFile, board: PlayerBoard) -> None:
    """SM-DATA-5: six slots between the five main actions."""
    for row in range(file.rows("player_board", "slot")):
        path = ("player_board", "slot", row)
        actions = file.words(*path, "actions")
        wanted = MAIN_ACTIONS.words[max(row - 1, 0) : row + 1]
        if file.number(*path, "index") != row + 1 or actions != wanted:
            raise file.bad(
                (*path, "actions"),
                "SM-DATA-5: slots 1 and 6 have one main action, the others two neighbouring ones",
                f"slot {row + 1} has {', '.join(actions)}",
            )
        board.slot_actions.append(sum(1 << MAIN_ACTIONS.number(action) for action in actions))
        board.slot_locked.append(file.flag(*path, "locked_at_start"))
    if len(board.slot_actions) != SLOTS:
        raise file.bad(("player_board", "slot"), "SM-DATA-5: six slots", f"there are {len(board.slot_actions)}")
    if all(board.slot_locked):
        raise file.bad(("player_board", "slot"), "SM-SETUP-20: slot 6 is locked", "all slots are locked")


def read_piece(file: DataFile, path: Path, kind: int, board: PlayerBoard) -> None:
    """A piece of the player board; a tower covers an ally space."""
    board.pieces.append(named(file, (*path, "id"), board.pieces))
    board.piece_kinds.append(kind)
    board.piece_great.append(file.flag(*path, "great"))
    board.piece_start.append(file.flag(*path, "in_castle_at_start"))
    board.extra.append(0)
    board.bonus.append([])
    if kind == TOWER:
        board.ally_spaces.append(named(file, (*path, "ally_space"), board.ally_spaces))


def read_ally_spaces(file: DataFile, board: PlayerBoard) -> None:
    """SM-EDICT-1: exactly one ally space carries the edict icon."""
    if file.words("player_board", "ally_spaces", "ids") != board.ally_spaces:
        raise file.bad(
            ("player_board", "ally_spaces", "ids"), "every ally space lies under a tower", f"{board.ally_spaces}"
        )
    marked = file.word("player_board", "ally_spaces", "edict_space")
    if marked not in board.ally_spaces:
        raise file.bad(("player_board", "ally_spaces", "edict_space"), "SM-SUM-8", f"{marked!r} is no ally space")
    board.edict_space = board.ally_spaces.index(marked)


# --- palace ----------------------------------------------------------------------------------------------------


def read_palace(file: DataFile, components: Components) -> None:
    """4.3: start, range and step of Frederick's possessions."""
    palace = components.palace
    for number in range(PALACE.size()):
        path = ("frederick", PALACE.name(number))
        palace.fewest.append(ranged(file, (*path, "min"), 0, PALACE_MASK, "4.3: small numbers"))
        palace.most.append(ranged(file, (*path, "max"), 0, PALACE_MASK, "4.3: small numbers"))
        palace.start.append(
            ranged(file, (*path, "start"), palace.fewest[-1], palace.most[-1], "SM-SETUP-2: he starts within the range")
        )
        palace.step.append(ranged(file, (*path, "step"), 1, 9, "SM-EDICT-7") if number == F_TREASURY else 1)
    if file.word("frederick", "specialist", "path") != "A" or (palace.fewest[F_COLUMN], palace.most[F_COLUMN]) != (
        1,
        5,
    ):
        raise file.bad(
            ("frederick", "specialist"), "SM-EDICT-7: path A, columns 1 to 5", "the path or its columns differ"
        )
