"""The printed components: tiles, tokens, track (BAS-GEO-6, rules.md section 9). Not compiled."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from triforium.core.datafile import Component, DataFile, one_of
from triforium.core.notation import Names
from triforium.games.basilica.kinds import COLOURS, ORDER_NAMES, RANKS

SINGLE_TILES_PER_COLOUR: Final = 10
TILES: Final = {"base": 58, "ff": 8}

Source = Annotated[str, one_of(Names("rulebook public reconstructed"))]
Sources = dict[str, Source]  # by what they are the source of
Colour = Annotated[str, one_of(COLOURS, "BAS-GEO-6: the colours are yellow, blue, red and green")]
OrderName = Annotated[str, one_of(ORDER_NAMES, "an order is one of the eight kinds")]
Rank = Annotated[str, one_of(RANKS)]
TwoRanks = Annotated[
    list[Rank], Meta(min_length=2, max_length=2, description="a token has two different ranks of its edition")
]
ThreeSlots = Annotated[Literal[3], Meta(description="BAS-SETUP-10: three slots each")]


class Reference(Component):
    """Public material that values were taken from."""

    id: str
    what: str
    url: str = ""


class Track(Component):
    """The Queen's track."""

    spaces: Annotated[int, Meta(ge=1, le=60, description="BAS-QUEEN-5: a track of 1 to 60 spaces")]
    start: int
    crown_spaces: Annotated[list[int], Meta(min_length=1, description="BAS-QUEEN-3: crown spaces are numbers")]
    provenance: Source
    sources: list[str]


class Plan(Component):
    """The grid of the cathedral."""

    columns: list[str]
    first_row: int
    max_row: int
    provenance: Source


class Market(Component):
    """The slots of the market."""

    order_slots: ThreeSlots
    vault_slots: ThreeSlots
    provenance: Source


class Token(Component):
    """A double-sided promotion token."""

    id: str
    faces: TwoRanks


class EditionData(Component):
    """What each player gets in one edition, and the printed numbers of neutral pieces."""

    timekeeper: Literal["king", "queen"]
    ranks: list[Rank]
    tile_sets: list[str]
    builders_in_play: Annotated[int, Meta(ge=1, le=20, description="BAS-SETUP-2: builders to play with")]
    coins_each: Annotated[int, Meta(ge=0, le=9, description="BAS-SETUP-5: a few coins")]
    stained_glass_printed: int
    scaffolding_printed: int
    altars_printed: int
    provenance: Sources
    sources: list[str]
    promotion_token: Annotated[list[Token], Meta(min_length=1, max_length=6, description="one to six tokens each")]


class Editions(Component, rename={"first": "2010", "second": "2022"}):
    """The editions."""

    first: EditionData
    second: EditionData

    def of(self, key: str) -> EditionData:
        """The edition with this key."""
        return self.first if key == "2010" else self.second


class TokenData(Component):
    """The promotion tokens of all editions."""

    per_player: int
    double_sided: bool
    provenance: Sources


class Festum(Component):
    """Festum Fatuorum."""

    tile_sets: list[str]
    remove_random: Annotated[int, Meta(ge=0, le=12, description="BAS-SETUP-8: some tiles are taken out")]
    altars_per_order: Annotated[Literal[2], Meta(description="BAS-ALTAR-1: two altars")]
    provenance: Source


class Expansions(Component):
    """The expansions."""

    festum_fatuorum: Festum


class OrderData(Component):
    """A kind of order, with the number of its tiles."""

    letter: str
    paid: bool
    name_en: str
    name_pl: str
    count_base: int
    count_ff: int
    provenance: Sources


class Orders(Component):
    """The kinds of order."""

    promote: OrderData
    move_builder: OrderData
    recruit: OrderData
    confuse: OrderData
    stained_glass: OrderData
    scaffolding: OrderData
    disaster: OrderData
    altar: OrderData


class RankData(Component):
    """A rank."""

    letter: str
    name_en: str
    name_pl: str


class Ranks(Component):
    """The ranks."""

    architect: RankData
    master_mason: RankData
    strongman: RankData
    jester: RankData


class Tile(Component):
    """BAS-GEO-6, BAS-GEO-8: a vault, with or without a crown, and an order on its back; rotation has no meaning."""

    id: Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9]*[0-9]$", description="a tile id is letters and a number")]
    set: Annotated[Literal["base", "ff"], Meta(description="a tile belongs to base or ff")]
    colours: Annotated[list[Colour], Meta(min_length=1, max_length=2, description="BAS-GEO-6: one or two colours")]
    crown: bool
    order: OrderName
    prov: Annotated[list[Source], Meta(min_length=3, max_length=3, description="prov names three sources")]


class BasilicaComponents(Component):
    """The component file."""

    schema: Literal["triforium/basilica-components/1"]
    source: list[Reference]
    track: Track
    plan: Plan
    market: Market
    edition: Editions
    promotion_tokens: TokenData
    expansion: Expansions
    order: Orders
    rank: Ranks
    check: dict[str, int]
    tile: list[Tile]


def read_components(file: DataFile) -> BasilicaComponents:
    """Read a component file; BadComponents names the line and the invariant that is violated."""
    components = file.decode(BasilicaComponents)
    columns, track = components.plan.columns, components.track
    file.check(columns == list("abcde"), ("plan", "columns"), "BAS-GEO-1: five columns a to e", f"they are {columns}")
    file.check(
        track.crown_spaces == sorted({space for space in track.crown_spaces if space > 0})
        and track.crown_spaces[-1] == track.spaces,
        ("track", "crown_spaces"),
        "BAS-QUEEN-3, BAS-QUEEN-5: crown spaces ascend and the last is the end",
        f"{track.crown_spaces} of {track.spaces}",
    )
    check_tiles(file, components.tile)
    check_totals(file, components)
    check_tokens(file, "2010", components)
    check_tokens(file, "2022", components)
    return components


def check_tiles(file: DataFile, tiles: list[Tile]) -> None:
    """BAS-SETUP-7: 58 base tiles, ten of them single-coloured in each colour, and 8 expansion tiles."""
    seen: dict[str, int] = {}
    for row, tile in enumerate(tiles):
        if tile.id in seen:
            line = file.line("tile", seen[tile.id], "id")
            raise file.bad(("tile", row, "id"), "every tile id once", f"tile {tile.id} is already on line {line}")
        seen[tile.id] = row
        different = len(set(tile.colours)) == len(tile.colours)
        file.check(different, ("tile", row, "colours"), "BAS-GEO-6: two different colours", f"tile {tile.id}")
        if (tile.set, tile.order) == ("base", "altar"):
            invariant = "BAS-FF-1: Altar comes with the expansion"
            raise file.bad(("tile", row, "order"), invariant, f"base tile {tile.id} shows Altar")
    for group, invariant in (("base", "BAS-SETUP-7: 58 base tiles"), ("ff", "BAS-FF-1: 8 expansion tiles")):
        found = sum(tile.set == group for tile in tiles)
        file.check(found == TILES[group], ("tile",), invariant, f"there are {found}")
    for colour in COLOURS.words:
        single = sum(tile.set == "base" and tile.colours == [colour] for tile in tiles)
        invariant = f"BAS-GEO-6: {SINGLE_TILES_PER_COLOUR} single-coloured base tiles per colour"
        file.check(single == SINGLE_TILES_PER_COLOUR, ("tile",), invariant, f"there are {single} {colour} ones")


def check_totals(file: DataFile, components: BasilicaComponents) -> None:
    """Check that the totals stated in the file match its tiles."""
    base = [tile for tile in components.tile if tile.set == "base"]
    extra = [tile for tile in components.tile if tile.set == "ff"]
    wild = [tile for tile in base if len(tile.colours) == 2]
    counted = {
        "base_tiles": len(base),
        "base_single": len(base) - len(wild),
        "base_wild": len(wild),
        "base_single_per_colour": SINGLE_TILES_PER_COLOUR,
        "base_crowns": sum(tile.crown for tile in base),
        "base_crowns_single": sum(tile.crown for tile in base) - sum(tile.crown for tile in wild),
        "base_crowns_wild": sum(tile.crown for tile in wild),
        "ff_tiles": len(extra),
        "ff_crowns": sum(tile.crown for tile in extra),
    }
    same = "the stated totals are those of the tiles"
    for key, total in counted.items():
        stated = components.check.get(key)
        file.check(stated == total, ("check", key), same, f"{key} is stated as {stated}, counted {total}")
    for name in ORDER_NAMES.words:
        order: OrderData = getattr(components.order, name)
        for key, tiles, stated in (("base", base, order.count_base), ("ff", extra, order.count_ff)):
            total = sum(tile.order == name for tile in tiles)
            sentence = f"{name} is stated {stated} times in {key}, counted {total}"
            file.check(stated == total, ("order", name, f"count_{key}"), same, sentence)


def check_tokens(file: DataFile, name: str, components: BasilicaComponents) -> None:
    """BAS-SETUP-3, BAS-SETUP-4: the tokens of a player of this edition."""
    data, number = components.edition.of(name), components.promotion_tokens.per_player
    path = ("edition", name, "promotion_token")
    for row, token in enumerate(data.promotion_token):
        fits = len(set(token.faces)) == 2 and set(token.faces) <= set(data.ranks)
        invariant = "a token has two different ranks of its edition"
        file.check(fits, (*path, row, "faces"), invariant, f"a {name} token shows {token.faces}")
    found = len(data.promotion_token)
    file.check(found == number, path, f"BAS-SETUP-3, BAS-SETUP-4: {number} tokens each", f"{name} has {found}")
