"""The printed components: map, town, tiles (rules.md, sections 4 and 7); coordinates are for drawing only."""

import re
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, structs

from triforium.core.datafile import Component, DataFile, one_of
from triforium.games.orleans.kinds import (
    ACTIONS,
    AREAS,
    BLUEPRINT_REWARDS,
    CONDITIONS,
    FOLLOWER_LETTERS,
    ITEM_LETTERS,
    ITEMS,
    REWARDS,
    SEAT_LETTERS,
    WAYS,
)

MAX_PLACES: Final = 31
MAX_ROUTES: Final = 50
MAX_SPACES: Final = 50
MAX_TOKENS: Final = 32  # of 37 goods, four may be in knapsacks, and one must remain for a refill
WORKSHOP_PLACES: Final = 3
FOLLOWER_TOTALS: Final = (6, 6, 6, 6, 10)
ITEM_TOTALS: Final = (15, 12, 10, 10)
PIECES: Final[tuple[tuple[str, str, tuple[int, ...]], ...]] = (
    ("follower", FOLLOWER_LETTERS, FOLLOWER_TOTALS),
    ("item", ITEM_LETTERS, ITEM_TOTALS),
    ("seat", SEAT_LETTERS, ()),
)
TILES: Final = {"workshop": 8, "hourglass": 6, "event": 10, "blueprint": 12, "section": 8}

Source = str  # rulebook, inferred, reconstructed, or public: and the key of a source; checked against the sources
Coordinate = Annotated[int, Meta(ge=0, le=1000, description="coordinates go from 0 to 1000")]
Point = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=1000)], Annotated[int, Meta(ge=0, le=1000)]],
    Meta(description="points are [x, y] from 0 to 1000"),
]
Reward = Annotated[str, one_of(REWARDS, f"a reward is one of {', '.join(REWARDS.words)}")]
Number = Annotated[int, Meta(ge=1, le=20, description="a listed kind has at least one piece, and at most 20")]
Three = Literal[3]
Seats = Meta(description="ORL-SETUP-1: two to four seats")


class Followers(Component):
    """Numbers of followers by letter."""

    K: Number = 0
    F: Number = 0
    A: Number = 0
    T: Number = 0
    M: Number = 0


class Items(Component):
    """Numbers of items by letter."""

    W: Number = 0
    S: Number = 0
    B: Number = 0
    R: Number = 0


def by_letter(pieces: Followers | Items) -> dict[str, int]:
    """The pieces that are listed."""
    return {letter: number for letter, number in structs.asdict(pieces).items() if number}


class About(Component):
    """What the publisher says of the game, and numbers that the rulebook states."""

    id: str
    code: str
    title: str
    title_de: str
    publisher: str
    year: int
    designers: list[str]
    artist: str
    players_min: Annotated[Literal[2], Seats]
    players_max: Annotated[Literal[4], Seats]
    players_src: Source
    minutes: int
    minutes_src: Source
    age: int
    age_src: Source
    cooperative: bool
    rounds: Annotated[Three, Meta(description="ORL-END-1: three rounds")]
    sections_to_win: Annotated[Literal[8], Meta(description="ORL-COMP-1: eight sections")]
    knapsack_slots: Annotated[Literal[5], Meta(description="ORL-SACK-1: five slots")]
    market_deliveries_max: Annotated[Literal[2], Meta(description="ORL-MARKET-1: two deliveries")]
    src: Source


class Level(Component):
    """The contents of the bags at the start, for one difficulty level."""

    red: Followers
    blue: Followers
    monk_supply: int
    src: Source


class Common(Component):
    """The set-up of every level."""

    start_place: str
    start_goods_per_seat: Annotated[Literal[1], Meta(description="ORL-SETUP-12: one good a seat")]
    rosettes_on_map: Annotated[Literal[1], Meta(description="ORL-SETUP-5: one rosette on the map")]
    rosette_supply: Annotated[Literal[9], Meta(description="ORL-SETUP-5: nine rosettes in the supply")]
    workshops_in_play: Annotated[Three, Meta(description="ORL-SETUP-2: three workshops")]
    hourglasses_in_play: Annotated[Three, Meta(description="ORL-SETUP-8: three hour glass tiles")]
    src: Source


class SetUp(Component):
    """The set-up."""

    normal: Level
    expert: Level
    common: Common

    def level(self, key: str) -> Level:
        """The difficulty level with this key."""
        return self.expert if key == "expert" else self.normal


class Follower(Component):
    """A kind of follower."""

    id: str
    name: str
    color: str
    total: int
    joker: bool
    src: Source


class Item(Component):
    """A kind of good, or the rosette."""

    id: str
    name: str
    kind: Literal["good", "rosette"]
    total: int
    src: Source


class Seat(Component):
    """A builder."""

    id: str
    color_name: str
    color: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$", description="a colour is written #rrggbb")]
    src: Source


class Label(Component):
    """The offset of a name from its place, and its text anchor."""

    dx: int
    dy: int
    anchor: Annotated[Literal["start", "middle", "end"], Meta(description="an anchor is start, middle or end")]


class Place(Component):
    """A town on the map; a panel is 1000 by 1000, with its origin at the top left."""

    id: Annotated[str, Meta(pattern="^[A-Z]{3}$", description="a place has three capital letters of its own")]
    name: str
    x: Coordinate
    y: Coordinate
    workshop: bool
    workshop_src: Source
    start: bool
    label: Label
    src: Source
    src_note: str = ""


class Token(Component):
    """A spot on a route that holds at most one item."""

    id: str
    kind: Annotated[
        Literal["goods", "rosette"], Meta(description="ORL-AMB-54: a token space is for goods or for the rosette")
    ]
    x: Coordinate
    y: Coordinate


class Route(Component):
    """ORL-MOVE-1, ORL-MOVE-2, ORL-MOVE-5: a land or river link, with its token spaces in the order from a to b."""

    id: str
    a: str
    b: str
    kind: Annotated[str, one_of(WAYS, "a route is land or river")]
    via: Annotated[list[Point], Meta(description="points are [x, y] from 0 to 1000")]
    src: Source
    src_note: str = ""
    river: str = ""
    token: list[Token] = []


class Decor(Component):
    """A river that flows on beyond the last place."""

    river: str
    points: Annotated[list[Point], Meta(description="points are [x, y] from 0 to 1000")]
    src: Source


class Space(Component):
    """ORL-PLACE-2 to ORL-PLACE-6: a spot of the town that holds at most one follower."""

    id: Annotated[
        str, Meta(pattern="^[A-Z]{2}[0-9]?$", description="a space has two capital letters and a number of its own")
    ]
    action: Annotated[str, one_of(ACTIONS, f"an action is one of {', '.join(ACTIONS.words)}")]
    area: Annotated[str, one_of(AREAS, f"an area is one of {', '.join(AREAS.words)}")]
    accepts: Annotated[list[str], Meta(min_length=1, description="ORL-PLACE-2: a space shows followers")]
    x: Coordinate
    y: Coordinate
    src: Source

    def letters(self) -> str:
        """The kinds of follower that are printed on it; monks fit everywhere."""
        return FOLLOWER_LETTERS if self.accepts == ["*"] else "".join(self.accepts)


class DeliveryTile(Component):
    """ORL-WORK-1, ORL-HOUR-2: a workshop or hour glass: the items it asks for, its rewards from left to right."""

    # ORL-WS1, ORL-WS2, ORL-WS3, ORL-WS4, ORL-WS5, ORL-WS6, ORL-WS7, ORL-WS8: the workshops of the file;
    # ORL-HG1, ORL-HG2, ORL-HG3, ORL-HG4, ORL-HG5, ORL-HG6: its hour glasses.
    id: Annotated[str, Meta(pattern="^(WS|HG)[0-9]{1,2}$", description="the id of a tile looks like WS1 or HG1")]
    order: Items
    rewards: Annotated[list[Reward], Meta(min_length=1, description="a tile pays something")]
    src: Source
    name: str = ""


class EventTile(Component):
    """ORL-FEST-2, ORL-FEST-3: an instant reward, or an order with a condition."""

    # ORL-E01, ORL-E02, ORL-E03, ORL-E04, ORL-E05, ORL-E06, ORL-E07, ORL-E08, ORL-E09, ORL-E10: the rows of the file.
    id: Annotated[str, Meta(pattern="^E[0-9]{2}$", description="the id of an event looks like E01")]
    kind: Annotated[Literal["instant", "order"], Meta(description="an event is instant or an order")]
    reward: Reward
    src: Source
    src_note: str = ""
    condition: Annotated[str, one_of(CONDITIONS, f"a condition is one of {', '.join(CONDITIONS.words)}")] = "builder_at"
    place: str = ""

    def is_order(self) -> bool:
        """Whether it stays displayed until it is fulfilled."""
        return self.kind == "order"


class Blueprint(Component):
    """ORL-SETUP-6: a section, a rosette or a monk."""

    # ORL-BP01, ORL-BP02, ORL-BP03, ORL-BP04, ORL-BP05, ORL-BP06, ORL-BP07, ORL-BP08, ORL-BP09, ORL-BP10, ORL-BP11,
    # ORL-BP12: the rows of the file.
    id: Annotated[str, Meta(pattern="^BP[0-9]{2}$", description="the id of a blueprint looks like BP01")]
    rewards: list[Reward]
    src: Source


class Section(Component):
    """A section of the cathedral."""

    number: int
    name: str
    src: Source


class OrleansComponents(Component):
    """The component file."""

    schema: Annotated[Literal[1, "triforium/orleans-components/1"], Meta(description="schema is 1")]
    game: About
    sources: dict[str, str]
    setup: SetUp
    follower: list[Follower]
    item: list[Item]
    seat: list[Seat]
    place: list[Place]
    route: list[Route]
    decor: list[Decor]
    space: list[Space]
    workshop: list[DeliveryTile]
    hourglass: list[DeliveryTile]
    event: list[EventTile]
    blueprint: list[Blueprint]
    section: list[Section]
    options: dict[str, str]

    def tokens(self) -> list[Token]:
        """The token spaces of all routes; their numbers are those of the state."""
        return [token for route in self.route for token in route.token]


def read_components(file: DataFile) -> OrleansComponents:
    """Read a component file; BadComponents names the line and the invariant that is violated."""
    components = file.decode(OrleansComponents)
    check_pieces(file, components)
    check_map(file, components)
    check_town(file, components.space)
    check_tiles(file, components)
    known = [*("rulebook", "inferred", "reconstructed"), *(f"public:{key}" for key in components.sources)]
    for part in structs.fields(OrleansComponents):
        rows = getattr(components, part.name)
        for number, row in enumerate(rows if isinstance(rows, list) else []):
            path = (part.name, number, "src")
            file.check(row.src in known, path, f"src is one of {', '.join(known)}", f"src is {row.src!r}")
    return components


def check_unique(file: DataFile, part: str, rows: Any, invariant: str = "every id once") -> None:
    """Check that no ID is used twice."""
    for number, row in enumerate(rows):
        again = [other.id for other in rows[:number]]
        file.check(row.id not in again, (part, number, "id"), invariant, f"{row.id} is there twice")


def check_number(file: DataFile, part: str, found: int, wanted: int, invariant: str) -> None:
    """Check how many rows of a part there are."""
    file.check(found == wanted, (part,), invariant, f"there are {found}")


def check_pieces(file: DataFile, components: OrleansComponents) -> None:
    """ORL-COMP-1, ORL-COMP-4, ORL-PLACE-3: the numbers of pieces, and where followers are at the start."""
    for part, letters, totals in PIECES:
        rows: list[Any] = getattr(components, part)
        names = [row.id for row in rows]
        invariant = f"ORL-COMP-1: {', '.join(letters)}, in this order"
        file.check(names == list(letters), (part,), invariant, f"there are {', '.join(names)}")
        for number, total in enumerate(totals):
            found, invariant = rows[number].total, f"ORL-COMP-1: {total} of {letters[number]}"
            file.check(found == total, (part, number, "total"), invariant, f"there are {found}")
    for number, follower in enumerate(components.follower):
        path, invariant = ("follower", number, "joker"), "ORL-PLACE-3: monks are jokers, and nobody else is"
        file.check(follower.joker == (follower.id == "M"), path, invariant, f"not so {follower.name}")
    for name in ("normal", "expert"):  # ORL-AMB-52: monks that are in no bag are in the supply, at expert level too
        level = components.setup.level(name)
        for letter, total in zip(FOLLOWER_LETTERS, FOLLOWER_TOTALS, strict=True):
            found = getattr(level.red, letter) + getattr(level.blue, letter)
            found += level.monk_supply if letter == "M" else 0
            invariant = "ORL-COMP-4: every follower is in a bag or in the monk supply"
            file.check(found == total, ("setup", name), invariant, f"{name}: {found} of {letter}, not {total}")


def check_map(file: DataFile, components: OrleansComponents) -> None:
    """ORL-SETUP-2, ORL-SETUP-5, ORL-SETUP-13: places, routes and token spaces fit together."""
    places, routes, tokens = components.place, components.route, components.tokens()
    names = [place.id for place in places]
    check_unique(file, "place", places, "a place has three capital letters of its own")
    start, marked = components.setup.common.start_place, [place.id for place in places if place.start]
    path = ("setup", "common", "start_place")
    file.check(marked == [start], path, "ORL-SETUP-13: builders start in one place", f"{start} and {marked}")
    workshops = sum(place.workshop for place in places)
    check_number(file, "place", workshops, WORKSHOP_PLACES, f"ORL-SETUP-2: {WORKSHOP_PLACES} workshop places")
    for number, route in enumerate(routes):
        fits = re.fullmatch(f"{route.kind[0].upper()}[0-9]{{2}}", route.id) is not None
        invariant = "routes are L01, L02, … by land and R01, R02, … by river"
        file.check(fits, ("route", number, "id"), invariant, f"{route.id!r}")
        joins = route.a in names and route.b in names and route.a != route.b
        ends = f"{route.id}: {route.a} and {route.b}"
        file.check(joins, ("route", number, "a"), "a route joins two places of the map", ends)
        found, wanted = [token.id for token in route.token], [route.id + letter for letter in "abcdef"]
        invariant = "token spaces are called after their route: a, b, …"
        file.check(found == wanted[: len(found)], ("route", number), invariant, f"{', '.join(found)} on {route.id}")
    check_unique(file, "route", routes)
    reached = {names[0]}
    for _ in places:
        for route in routes:
            reached |= {route.a, route.b} if {route.a, route.b} & reached else set()
    for number, name in enumerate(names):
        file.check(name in reached, ("place", number), "every place can be reached", f"no way leads to {name}")
    rosettes = sum(token.kind == "rosette" for token in tokens)
    check_number(file, "route", rosettes, 1, "ORL-SETUP-5: one rosette token space")
    limits = (("place", "places", len(places), MAX_PLACES), ("route", "routes", len(routes), MAX_ROUTES))
    for part, what, many, most in (*limits, ("route", "goods token spaces", len(tokens) - rosettes, MAX_TOKENS)):
        file.check(many <= most, (part,), f"at most {most} {what}", f"there are {many}")


def check_town(file: DataFile, spaces: list[Space]) -> None:
    """ORL-PLACE-4, ORL-PLACE-5, ORL-PLACE-6, ORL-AMB-48, ORL-BELL-1: who is accepted where."""
    check_unique(file, "space", spaces, "a space has two capital letters and a number of its own")
    for row, space in enumerate(spaces):
        fits = (space.area == "none") == (space.action == "bell")
        invariant = "ORL-AMB-48: a space is in the red or blue area, the Bell Tower in none"
        file.check(fits, ("space", row, "area"), invariant, f"{space.id}: {space.area!r}")
        path, accepted = ("space", row, "accepts"), set(space.letters())
        invariant = f"a follower is one of {', '.join(FOLLOWER_LETTERS)}, or * alone"
        file.check(accepted <= set(FOLLOWER_LETTERS), path, invariant, f"{space.id}: {space.accepts}")
        if space.action in ("festival", "bell"):
            invariant = "ORL-PLACE-5: Festival Ground and Bell Tower accept every kind"
            file.check(accepted == set(FOLLOWER_LETTERS), path, invariant, f"{space.id} does not")
        if space.action in ("foundry", "painting"):
            invariant = "ORL-PLACE-6: Glass Foundry and Glass Painting accept only monks"
            file.check(accepted == {"M"}, path, invariant, f"{space.id} does not")
    actions = [space.action for space in spaces]
    for action in ACTIONS.words:
        file.check(action in actions, ("space",), "every action has a space", f"there is none for {action}")
    check_number(file, "space", actions.count("bell"), 1, "ORL-BELL-1: one Bell Tower")
    many = len(spaces)
    file.check(many <= MAX_SPACES, ("space",), f"at most {MAX_SPACES} spaces", f"there are {many}")


def check_tiles(file: DataFile, components: OrleansComponents) -> None:
    """ORL-COMP-1, ORL-WORK-1, ORL-ORDER-2 to ORL-ORDER-6, ORL-CATH-1: tiles in their numbers, and what they say."""
    for part, number in TILES.items():
        rows = getattr(components, part)
        check_number(file, part, len(rows), number, f"ORL-COMP-1: {number} {part} tiles")
        if part != "section":
            check_unique(file, part, rows)
    for part, letters, tiles in (("workshop", "WS", components.workshop), ("hourglass", "HG", components.hourglass)):
        for row, tile in enumerate(tiles):
            invariant = f"the id of a {part} looks like {letters}1"
            file.check(tile.id.startswith(letters), (part, row, "id"), invariant, f"{tile.id!r} does not")
            path = (part, row, "order")
            order = by_letter(tile.order)
            file.check(len(order) > 0, path, "ORL-WORK-1: an order asks for items", f"{tile.id} asks for nothing")
            for letter, asked in order.items():
                kind = ITEM_LETTERS.index(letter)
                sentence = f"{tile.id} asks for more {ITEMS.name(kind)} than there is"
                invariant = "ORL-COMP-1: an order asks only for items that exist"
                file.check(asked <= ITEM_TOTALS[kind], path, invariant, sentence)
    places = [place.id for place in components.place]
    for row, event in enumerate(components.event):
        allowed, invariant = ["rosette", "monk"], "ORL-FEST-2: an instant event pays a rosette or a monk"
        if event.is_order():
            allowed, invariant = ["blueprint"], "ORL-ORDER-6: an event order pays a blueprint"
            named = event.condition != "builder_at" or event.place in places
            on_map = "ORL-ORDER-2: an order names a place of the map"
            file.check(named, ("event", row, "place"), on_map, f"{event.id}: {event.place!r}")
        file.check(event.reward in allowed, ("event", row, "reward"), invariant, f"{event.id}: {event.reward!r}")
    shown = [[REWARDS.name(reward)] for reward in BLUEPRINT_REWARDS]
    for row, blueprint in enumerate(components.blueprint):
        path, invariant = ("blueprint", row, "rewards"), "a blueprint shows one section, one rosette or one monk"
        file.check(blueprint.rewards in shown, path, invariant, f"{blueprint.id} shows {blueprint.rewards}")
    numbers = [section.number for section in components.section]
    file.check(numbers == list(range(1, 9)), ("section",), "ORL-CATH-1: sections 1 to 8", f"they are {numbers}")
