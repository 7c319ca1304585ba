"""The printed components: tiles, tokens, track (BAS-GEO-6, rules.md section 9)."""

from typing import Final

from triforium.core.datafile import DataFile
from triforium.core.notation import Names

COLOURS: Final = Names("yellow blue red green")
COLOUR_LETTERS: Final = "YBRG"
RANKS: Final = Names("architect master_mason strongman jester")
RANK_LETTERS: Final = "AMSJ"
ORDER_NAMES: Final = Names("promote move_builder recruit confuse stained_glass scaffolding disaster altar")
ORDER_LETTERS: Final = "PMRCGSDA"
PROVENANCE: Final = ("rulebook", "public", "reconstructed")

SCHEMA: Final = "triforium/basilica-components/1"
BASE_TILES: Final = 58
SINGLE_TILES_PER_COLOUR: Final = 10
FF_TILES: Final = 8


class Tile:
    """BAS-GEO-6, BAS-GEO-8: a vault, with or without a crown, and an order on its back; rotation has no meaning."""

    def __init__(self, name: str, group: str, colours: int, crown: bool, order: int, provenance: list[str]) -> None:
        self.name = name
        self.group = group  # "base" or "ff"
        self.colours = colours  # one bit per colour; a wild tile has two
        self.crown = crown
        self.order = order
        self.provenance = provenance  # of colours, crown and order


class Token:
    """A double-sided promotion token."""

    def __init__(self, name: str, faces: list[int]) -> None:
        self.name = name
        self.faces = faces


class EditionData:
    """What each player gets in one edition."""

    def __init__(self, timekeeper: str, ranks: list[int], builders: int, coins: int, tokens: list[Token]) -> None:
        self.timekeeper = timekeeper
        self.ranks = ranks
        self.builders = builders
        self.coins = coins
        self.tokens = tokens


class Components:
    """The printed components, read from a component file and checked for consistency."""

    def __init__(
        self,
        tiles: list[Tile],
        editions: dict[str, EditionData],
        spaces: int,
        crown_spaces: list[int],
        removed_with_ff: int,
        file: DataFile,
        fingerprint: str,
    ) -> None:
        self.tiles = tiles
        self.editions = editions
        self.spaces = spaces
        self.crown_spaces = crown_spaces
        self.removed_with_ff = removed_with_ff
        self.file = file  # keeps the provenance of every value
        self.fingerprint = fingerprint  # of the file; a record stores it to say which components were used


def read_components(file: DataFile, fingerprint: str) -> Components:
    """Read a component file; BadComponents names the line and the invariant that is violated."""
    if file.word("schema") != SCHEMA:
        raise file.bad(("schema",), f"schema is {SCHEMA}", f"schema is {file.word('schema')!r}")
    read_board(file)
    tiles = read_tiles(file)
    check_tiles(file, tiles)
    check_totals(file, tiles)
    editions = {name: read_edition(file, name) for name in ("2010", "2022")}
    spaces, crown_spaces = read_track(file)
    removed = file.number("expansion", "festum_fatuorum", "remove_random")
    if not 0 <= removed <= 12:
        raise file.bad(
            ("expansion", "festum_fatuorum", "remove_random"), "BAS-SETUP-8", f"{removed} tiles cannot be taken out"
        )
    if file.number("expansion", "festum_fatuorum", "altars_per_order") != 2:
        raise file.bad(
            ("expansion", "festum_fatuorum", "altars_per_order"),
            "BAS-ALTAR-1: two altars",
            "an order places two altars",
        )
    return Components(tiles, editions, spaces, crown_spaces, removed, file, fingerprint)


def read_board(file: DataFile) -> None:
    """BAS-GEO-1, BAS-SETUP-10: five columns, three order slots, three vault slots."""
    if file.words("plan", "columns") != ["a", "b", "c", "d", "e"]:
        raise file.bad(("plan", "columns"), "BAS-GEO-1: five columns a to e", "the plan has other columns")
    for slots in ("order_slots", "vault_slots"):
        if file.number("market", slots) != 3:
            raise file.bad(
                ("market", slots), "BAS-SETUP-10: three slots each", f"{slots} is {file.number('market', slots)}"
            )


def read_tiles(file: DataFile) -> list[Tile]:
    """BAS-GEO-6: every tile has one colour or two different colours."""
    tiles: list[Tile] = []
    for row in range(file.rows("tile")):
        name = file.word("tile", row, "id")
        if not name or not name[0].isalpha() or not name.isascii() or not name.isalnum() or not name[-1].isdigit():
            raise file.bad(
                ("tile", row, "id"), "a tile id is letters and a number", f"{name!r} cannot be written in a position"
            )
        group = file.word("tile", row, "set")
        if group not in ("base", "ff"):
            raise file.bad(("tile", row, "set"), "a tile belongs to base or ff", f"tile {name}: set is {group!r}")
        colours = 0
        for colour in file.words("tile", row, "colours"):
            if not COLOURS.has(colour):
                raise file.bad(
                    ("tile", row, "colours"), "BAS-GEO-6", f"tile {name}: {colour!r} is none of the four colours"
                )
            if colours >> COLOURS.number(colour) & 1:
                raise file.bad(
                    ("tile", row, "colours"), "BAS-GEO-6: two different colours", f"tile {name} has {colour} twice"
                )
            colours |= 1 << COLOURS.number(colour)
        if colours.bit_count() not in (1, 2):
            raise file.bad(
                ("tile", row, "colours"), "BAS-GEO-6: one or two colours", f"tile {name} has {colours.bit_count()}"
            )
        order = file.word("tile", row, "order")
        if not ORDER_NAMES.has(order):
            raise file.bad(
                ("tile", row, "order"), f"an order is one of {', '.join(ORDER_NAMES.words)}", f"tile {name}: {order!r}"
            )
        provenance = file.words("tile", row, "prov")
        if len(provenance) != 3 or any(code not in PROVENANCE for code in provenance):
            raise file.bad(
                ("tile", row, "prov"),
                f"prov names three of {', '.join(PROVENANCE)}",
                f"tile {name}: prov is {provenance}",
            )
        tiles.append(Tile(name, group, colours, file.flag("tile", row, "crown"), ORDER_NAMES.number(order), provenance))
    return tiles


def check_tiles(file: DataFile, tiles: list[Tile]) -> None:
    """BAS-SETUP-7: 58 base tiles, ten of them single-coloured in each colour, and 8 expansion tiles."""
    seen: dict[str, int] = {}
    for row, tile in enumerate(tiles):
        if tile.name in seen:
            line = file.line("tile", seen[tile.name], "id")
            raise file.bad(("tile", row, "id"), "every tile id once", f"tile {tile.name} is already on line {line}")
        seen[tile.name] = row
        if tile.group == "base" and ORDER_NAMES.name(tile.order) == "altar":
            raise file.bad(
                ("tile", row, "order"), "BAS-FF-1: Altar comes with the expansion", f"base tile {tile.name} shows Altar"
            )
    base = [tile for tile in tiles if tile.group == "base"]
    if len(base) != BASE_TILES:
        raise file.bad(("tile",), f"BAS-SETUP-7: {BASE_TILES} base tiles", f"there are {len(base)}")
    for colour in range(COLOURS.size()):
        single = sum(1 for tile in base if tile.colours == 1 << colour)
        if single != SINGLE_TILES_PER_COLOUR:
            raise file.bad(
                ("tile",),
                f"BAS-GEO-6: {SINGLE_TILES_PER_COLOUR} single-coloured base tiles per colour",
                f"there are {single} {COLOURS.name(colour)} ones",
            )
    if len(tiles) - len(base) != FF_TILES:
        raise file.bad(("tile",), f"BAS-FF-1: {FF_TILES} expansion tiles", f"there are {len(tiles) - len(base)}")


def check_totals(file: DataFile, tiles: list[Tile]) -> None:
    """Check that the totals stated in the file match its tiles."""
    base = [tile for tile in tiles if tile.group == "base"]
    wild = [tile for tile in base if tile.colours.bit_count() == 2]
    totals = {
        "base_tiles": len(base),
        "base_single": len(base) - len(wild),
        "base_wild": len(wild),
        "base_single_per_colour": SINGLE_TILES_PER_COLOUR,
        "base_crowns": sum(tile.crown for tile in base),
        "base_crowns_single": sum(tile.crown for tile in base) - sum(tile.crown for tile in wild),
        "base_crowns_wild": sum(tile.crown for tile in wild),
        "ff_tiles": len(tiles) - len(base),
        "ff_crowns": sum(tile.crown for tile in tiles if tile.group == "ff"),
    }
    for key, total in totals.items():
        if file.number("check", key) != total:
            raise file.bad(
                ("check", key),
                "the stated totals are those of the tiles",
                f"{key} is stated as {file.number('check', key)}, counted {total}",
            )
    for number in range(ORDER_NAMES.size()):
        name = ORDER_NAMES.name(number)
        for key, group in (("count_base", "base"), ("count_ff", "ff")):
            total = sum(1 for tile in tiles if tile.group == group and tile.order == number)
            if file.number("order", name, key) != total:
                raise file.bad(
                    ("order", name, key),
                    "the stated totals are those of the tiles",
                    f"{name} is stated {file.number('order', name, key)} times in {group}, counted {total}",
                )


def read_edition(file: DataFile, name: str) -> EditionData:
    """BAS-SETUP-2 to BAS-SETUP-5: what a player of this edition starts with."""
    ranks: list[int] = []
    for rank in file.words("edition", name, "ranks"):
        if not RANKS.has(rank):
            raise file.bad(("edition", name, "ranks"), f"a rank is one of {', '.join(RANKS.words)}", f"{rank!r} is not")
        ranks.append(RANKS.number(rank))
    tokens: list[Token] = []
    path = ("edition", name, "promotion_token")
    for row in range(file.rows(*path)):
        faces = file.words(*path, row, "faces")
        numbers = [RANKS.numbers.get(face, -1) for face in faces]
        if len(numbers) != 2 or numbers[0] == numbers[1] or any(number not in ranks for number in numbers):
            raise file.bad(
                (*path, row, "faces"), "a token has two different ranks of its edition", f"a {name} token shows {faces}"
            )
        tokens.append(Token(file.word(*path, row, "id"), numbers))
    if len(tokens) != file.number("promotion_tokens", "per_player"):
        raise file.bad(
            path,
            f"BAS-SETUP-3, BAS-SETUP-4: {file.number('promotion_tokens', 'per_player')} tokens each",
            f"{name} has {len(tokens)}",
        )
    if not 1 <= len(tokens) <= 6:
        raise file.bad(path, "one to six tokens each", f"{name} has {len(tokens)}")
    builders = file.number("edition", name, "builders_in_play")
    coins = file.number("edition", name, "coins_each")
    if not 1 <= builders <= 20:
        raise file.bad(
            ("edition", name, "builders_in_play"), "BAS-SETUP-2: builders to play with", f"{builders} builders"
        )
    if not 0 <= coins <= 9:
        raise file.bad(("edition", name, "coins_each"), "BAS-SETUP-5", f"{coins} coins")
    return EditionData(file.word("edition", name, "timekeeper"), ranks, builders, coins, tokens)


def read_track(file: DataFile) -> tuple[int, list[int]]:
    """BAS-QUEEN-3, BAS-QUEEN-5: crown spaces ascend, and the last one is the end of the track."""
    spaces = file.number("track", "spaces")
    crowns = file.get("track", "crown_spaces")
    if not isinstance(crowns, list) or not crowns or not all(isinstance(space, int) for space in crowns):
        raise file.bad(("track", "crown_spaces"), "BAS-QUEEN-3", "crown_spaces is not a list of whole numbers")
    if crowns[0] < 1 or crowns != sorted(set(crowns)) or crowns[-1] != spaces or spaces > 60:
        raise file.bad(
            ("track", "crown_spaces"),
            "BAS-QUEEN-3, BAS-QUEEN-5: crown spaces ascend and the last is the end",
            f"{crowns} of {spaces}",
        )
    return spaces, [int(space) for space in crowns]
