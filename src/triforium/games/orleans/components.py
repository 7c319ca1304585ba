"""The printed components: map, town, tiles (rules.md, sections 4 and 7); coordinates are for drawing only."""

from triforium.core.datafile import DataFile
from triforium.games.orleans.counts import Counts

NONE = -1


class Place:
    """A town on the map; a panel is 1000 by 1000, with its origin at the top left."""

    def __init__(self, name: str, title: str, x: int, y: int, workshop: bool, label: tuple[int, int, str]) -> None:
        self.name = name
        self.title = title
        self.x = x
        self.y = y
        self.workshop = workshop
        self.label = label  # offset of the name from the place, and its text anchor


class TokenSpace:
    """A spot on a route that holds at most one item."""

    def __init__(self, name: str, rosette: bool, x: int, y: int) -> None:
        self.name = name
        self.rosette = rosette  # ORL-AMB-54: a space for the rosette, or for goods
        self.x = x
        self.y = y


class Route:
    """A land or river link between two places, with its token spaces in the order from the first to the second."""

    def __init__(
        self, name: str, ends: tuple[int, int], way: int, river: str, via: list[tuple[int, int]], tokens: list[int]
    ) -> None:
        self.name = name
        self.ends = ends
        self.way = way
        self.river = river
        self.via = via  # way-points of a smooth curve between the two places
        self.tokens = tokens


class Space:
    """A spot of the town that holds at most one follower."""

    def __init__(self, name: str, action: int, area: int, accepts: int, x: int, y: int) -> None:
        self.name = name
        self.action = action
        self.area = area
        self.accepts = accepts  # one bit per kind of follower, as printed
        self.x = x
        self.y = y


class DeliveryTile:
    """A workshop or hour glass tile: the items it asks for, and its rewards from left to right."""

    def __init__(self, name: str, title: str, order: Counts, rewards: list[int]) -> None:
        self.name = name
        self.title = title
        self.order = order
        self.rewards = rewards


class EventTile:
    """An event: an instant reward, or an order with a condition."""

    def __init__(self, name: str, reward: int, condition: int, place: int) -> None:
        self.name = name
        self.reward = reward
        self.condition = condition  # NONE for an instant event
        self.place = place  # of the condition "place X"

    def is_order(self) -> bool:
        """Whether it stays displayed until it is fulfilled."""
        return self.condition != NONE


class Level:
    """The contents of the bags at the start, for one difficulty level."""

    def __init__(self, red: Counts, blue: Counts, monks: int) -> None:
        self.red = red
        self.blue = blue
        self.monks = monks


class Components:
    """The printed components, read from a component file and checked for consistency."""

    def __init__(
        self,
        followers: Counts,
        items: Counts,
        levels: dict[str, Level],
        start: int,
        places: list[Place],
        tokens: list[TokenSpace],
        routes: list[Route],
        spaces: list[Space],
        workshops: list[DeliveryTile],
        hour_glasses: list[DeliveryTile],
        events: list[EventTile],
        blueprints: Counts,
        sections: list[str],
        file: DataFile,
        fingerprint: str,
    ) -> None:
        self.followers = followers
        self.items = items
        self.levels = levels
        self.start = start
        self.places = places
        self.tokens = tokens
        self.routes = routes
        self.spaces = spaces
        self.workshops = workshops
        self.hour_glasses = hour_glasses
        self.events = events
        self.blueprints = blueprints  # counts by kind
        self.sections = sections
        self.file = file  # keeps the provenance of every value
        self.fingerprint = fingerprint  # of the file; a record stores it to say which components were used
