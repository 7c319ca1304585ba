"""What differs between levels and options (ORL-EXP, ORL-VAR), and the board in the form that the rules need."""

from typing import Final

from triforium.core.errors import BadOption
from triforium.core.game import Edition
from triforium.core.options import TableOption, chosen_options
from triforium.core.values import Row
from triforium.games.orleans.components import OrleansComponents, by_letter
from triforium.games.orleans.counts import Counts, counts_from, size_of
from triforium.games.orleans.kinds import (
    ACTIONS,
    AREAS,
    BELL,
    BLUEPRINT_REWARDS,
    CONDITIONS,
    FOLLOWER_LETTERS,
    FOLLOWERS,
    ITEM_LETTERS,
    MONK_FOLLOWER,
    NONE,
    REWARDS,
    WAYS,
)

EDITION_KEYS: Final = ("normal", "expert")  # ORL-VAR-1
LEVEL_LETTERS: Final = {"normal": "N", "expert": "X"}  # in a position

OPTIONS: Final = (
    TableOption("bag_ledger", ("sizes", "full", "hidden"), "ORL-VAR-4"),
    TableOption("first_seat", ("a", "random"), "ORL-VAR-5"),
    TableOption("blueprint_choice", ("manual", "auto"), "ORL-BLUE-1"),
)

RANDOM_SEAT: Final = -1  # `first_seat` is random

# Destinations of a delivery (ORL-MARKET-2): the hour glass, the three workshops, the four seats.
HOUR_GLASS_TILE: Final = 0
FIRST_WORKSHOP: Final = 1
FIRST_SEAT: Final = 4
DESTINATIONS: Final = 8
ORDERS: Final = 4  # destinations below this number have a delivery order


class OrleansEdition(Edition):
    """The components and options that the rules need to know."""

    def __init__(self, key: str, options: dict[str, str], components: OrleansComponents) -> None:
        super().__init__(key, options)
        self.components: OrleansComponents = components
        level = components.setup.level(key)
        self.red: Counts = counts_of(by_letter(level.red), FOLLOWER_LETTERS)  # ORL-SETUP-9, ORL-EXP-1
        self.blue: Counts = counts_of(by_letter(level.blue), FOLLOWER_LETTERS)  # ORL-SETUP-10, ORL-EXP-1
        self.monks: int = level.monk_supply  # ORL-SETUP-11, ORL-EXP-2
        self.followers: Counts = counts_from([follower.total for follower in components.follower])
        self.items: Counts = counts_from([item.total for item in components.item])
        self.shows_contents: bool = options["bag_ledger"] == "full"  # ORL-VAR-4
        self.shows_sizes: bool = options["bag_ledger"] != "hidden"
        self.turns_lowest: bool = options["blueprint_choice"] == "auto"  # ORL-BLUE-1: all slots are equivalent
        self.first_seat: int = RANDOM_SEAT if options["first_seat"] == "random" else 0  # ORL-SETUP-14, ORL-VAR-5
        self.set_town()
        self.set_map()
        self.set_tiles()

    def set_town(self) -> None:
        """ORL-PLACE-2 to ORL-PLACE-6: which spaces accept which follower; monks fit everywhere."""
        spaces = self.components.space
        self.space_names: list[str] = [space.id for space in spaces]
        self.space_action: list[int] = [ACTIONS.number(space.action) for space in spaces]
        self.bell: int = self.space_action.index(BELL)
        self.area_spaces: list[int] = []
        for area in AREAS.words:
            self.area_spaces.append(sum(1 << number for number, space in enumerate(spaces) if space.area == area))
        self.spaces_for: list[int] = []
        for kind in range(FOLLOWERS.size()):
            accepting = 0
            for number, space in enumerate(spaces):
                if kind == MONK_FOLLOWER or FOLLOWER_LETTERS[kind] in space.letters():
                    accepting |= 1 << number
            self.spaces_for.append(accepting)

    def set_map(self) -> None:
        """ORL-MOVE-3: routes in both directions; ORL-MOVE-5: their token spaces in the order of travel."""
        places, routes = self.components.place, self.components.route
        self.place_names: list[str] = [place.id for place in places]
        self.place_titles: list[str] = [place.name for place in places]
        self.start: int = self.place_names.index(self.components.setup.common.start_place)  # ORL-SETUP-13
        self.route_names: list[str] = [route.id for route in routes]
        self.route_way: list[int] = [WAYS.number(route.kind) for route in routes]
        self.route_ends: list[tuple[int, int]] = [
            (self.place_names.index(route.a), self.place_names.index(route.b)) for route in routes
        ]
        self.routes_from: list[list[int]] = []  # [way][place] -> mask of routes
        for way in range(WAYS.size()):
            self.routes_from.append([0] * len(places))
            for number, ends in enumerate(self.route_ends):
                if self.route_way[number] == way:
                    for place in ends:
                        self.routes_from[way][place] |= 1 << number
        tokens = self.components.tokens()
        self.token_names: list[str] = [token.id for token in tokens]
        self.tokens_along: list[tuple[Row, Row]] = []  # route -> forward, and backward
        for route in routes:
            along = [self.token_names.index(token.id) for token in route.token]
            self.tokens_along.append((tuple(along), tuple(along[::-1])))
        self.rosette_spaces: int = sum(1 << n for n, token in enumerate(tokens) if token.kind == "rosette")
        self.goods_spaces: int = (1 << len(tokens)) - 1 & ~self.rosette_spaces
        self.workshop_places: list[int] = [number for number, place in enumerate(places) if place.workshop]
        self.workshop_at: list[int] = [  # place -> destination; the hour glass if the place has no workshop
            FIRST_WORKSHOP + self.workshop_places.index(number) if place.workshop else HOUR_GLASS_TILE
            for number, place in enumerate(places)
        ]

    def set_tiles(self) -> None:
        """4.1 to 4.4: workshops and then hour glasses, events, blueprints."""
        components = self.components
        tiles = [*components.workshop, *components.hourglass]
        self.first_hour_glass: int = len(components.workshop)  # its index in the list of all delivery tiles
        self.tile_names: list[str] = [tile.id for tile in tiles]
        self.tile_titles: list[str] = [tile.name or tile.id for tile in tiles]
        self.tile_order: list[Counts] = [counts_of(by_letter(tile.order), ITEM_LETTERS) for tile in tiles]
        self.tile_rewards: list[list[int]] = [[REWARDS.number(reward) for reward in tile.rewards] for tile in tiles]
        events = components.event
        self.event_names: list[str] = [event.id for event in events]
        self.event_reward: list[int] = [REWARDS.number(event.reward) for event in events]
        self.event_condition: list[int] = [  # NONE: instant
            CONDITIONS.number(event.condition) if event.is_order() else NONE for event in events
        ]
        self.event_place: list[int] = [
            self.place_names.index(event.place) if event.place else NONE for event in events
        ]  # of the condition "place X"
        shown = [REWARDS.number(blueprint.rewards[0]) for blueprint in components.blueprint]
        self.blueprints: Counts = counts_from([shown.count(reward) for reward in BLUEPRINT_REWARDS])  # by kind
        self.slots: int = size_of(self.blueprints)  # ORL-SETUP-6


def counts_of(numbers: dict[str, int], letters: str) -> Counts:
    """Pieces given by letter, as counts."""
    return counts_from([numbers.get(letter, 0) for letter in letters])


def edition_for(key: str, wanted: dict[str, str], components: OrleansComponents) -> OrleansEdition:
    """ORL-VAR-1: the edition is the difficulty level; normal by default."""
    chosen = chosen_options(OPTIONS, wanted)
    if key and key not in EDITION_KEYS:
        raise BadOption(f"The Cathedral of Orléans has no edition {key!r}; it has: {', '.join(EDITION_KEYS)}")
    return OrleansEdition(key or EDITION_KEYS[0], chosen, components)
