"""What differs between levels and options (ORL-EXP, ORL-VAR), and the board in the form that the rules need."""

from typing import Final

from triforium.core.errors import BadOption
from triforium.core.game import Edition
from triforium.core.options import TableOption, chosen_options
from triforium.core.values import Row
from triforium.games.orleans.components import Components, DeliveryTile, EventTile
from triforium.games.orleans.counts import Counts, size_of
from triforium.games.orleans.kinds import AREAS, BELL, FOLLOWERS, MONK_FOLLOWER, WAYS

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

    def __init__(self, key: str, options: dict[str, str], components: Components) -> None:
        super().__init__(key, options)
        self.components: Components = components
        level = components.levels[key]
        self.red: Counts = level.red  # ORL-SETUP-9, ORL-EXP-1
        self.blue: Counts = level.blue  # ORL-SETUP-10, ORL-EXP-1
        self.monks: int = level.monks  # ORL-SETUP-11, ORL-EXP-2
        self.shows_contents: bool = options["bag_ledger"] == "full"  # ORL-VAR-4
        self.shows_sizes: bool = options["bag_ledger"] != "hidden"
        self.turns_lowest: bool = options["blueprint_choice"] == "auto"  # ORL-BLUE-1: all slots are equivalent
        self.first_seat: int = RANDOM_SEAT if options["first_seat"] == "random" else 0  # ORL-SETUP-14, ORL-VAR-5
        self.start: int = components.start  # ORL-SETUP-13
        self.slots: int = size_of(components.blueprints)  # ORL-SETUP-6
        self.blueprints: Counts = components.blueprints
        self.events: list[EventTile] = components.events
        self.tiles: list[DeliveryTile] = [*components.workshops, *components.hour_glasses]
        self.first_hour_glass: int = len(components.workshops)  # its index in the list of all delivery tiles
        # The same as plain lists by number, which are faster to read than component objects.
        self.tile_order: list[Counts] = [tile.order for tile in self.tiles]
        self.tile_rewards: list[list[int]] = [tile.rewards for tile in self.tiles]
        self.event_reward: list[int] = [event.reward for event in self.events]
        self.event_condition: list[int] = [event.condition for event in self.events]  # NONE: instant
        self.event_place: list[int] = [event.place for event in self.events]
        self.set_town()
        self.set_map()

    def set_town(self) -> None:
        """ORL-PLACE-2 to ORL-PLACE-6: which spaces accept which follower; monks fit everywhere."""
        spaces = self.components.spaces
        self.space_action: list[int] = [space.action for space in spaces]
        self.bell: int = self.space_action.index(BELL)
        self.area_spaces: list[int] = []
        for area in range(AREAS.size()):
            self.area_spaces.append(sum(1 << number for number, space in enumerate(spaces) if space.area == area))
        self.spaces_for: list[int] = []
        for kind in range(FOLLOWERS.size()):
            accepting = 0
            for number, space in enumerate(spaces):
                if kind == MONK_FOLLOWER or space.accepts >> kind & 1:
                    accepting |= 1 << number
            self.spaces_for.append(accepting)

    def set_map(self) -> None:
        """ORL-MOVE-3: routes in both directions; ORL-MOVE-5: their token spaces in the order of travel."""
        components = self.components
        self.routes_from: list[list[int]] = []  # [way][place] -> mask of routes
        for way in range(WAYS.size()):
            self.routes_from.append([])
            for place in range(len(components.places)):
                found = 0
                for number, route in enumerate(components.routes):
                    if route.way == way and place in route.ends:
                        found |= 1 << number
                self.routes_from[way].append(found)
        self.route_ends: list[tuple[int, int]] = [route.ends for route in components.routes]
        self.tokens_along: list[tuple[Row, Row]] = []  # route -> forward, and backward
        for route in components.routes:
            self.tokens_along.append((tuple(route.tokens), tuple(route.tokens[::-1])))
        self.goods_spaces: int = sum(1 << number for number, token in enumerate(components.tokens) if not token.rosette)
        self.rosette_spaces: int = sum(1 << number for number, token in enumerate(components.tokens) if token.rosette)
        self.workshop_places: list[int] = [number for number, place in enumerate(components.places) if place.workshop]
        self.workshop_at: list[int] = [  # place -> destination; the hour glass if the place has no workshop
            FIRST_WORKSHOP + self.workshop_places.index(number) if place.workshop else HOUR_GLASS_TILE
            for number, place in enumerate(components.places)
        ]


def edition_for(key: str, wanted: dict[str, str], components: Components) -> OrleansEdition:
    """ORL-VAR-1: the edition is the difficulty level; normal by default."""
    chosen = chosen_options(OPTIONS, wanted)
    if key and key not in EDITION_KEYS:
        raise BadOption(f"The Cathedral of Orléans has no edition {key!r}; it has: {', '.join(EDITION_KEYS)}")
    return OrleansEdition(key or EDITION_KEYS[0], chosen, components)
