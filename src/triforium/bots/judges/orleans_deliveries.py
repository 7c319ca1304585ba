"""Delivery planning for The Cathedral of Orléans: the turns that each order still takes, and who brings what."""

from typing import Final, NamedTuple

from triforium.core.action import Seat
from triforium.games.orleans.counts import count_of
from triforium.games.orleans.edition import FIRST_WORKSHOP, HOUR_GLASS_TILE, ORDERS, OrleansEdition
from triforium.games.orleans.kinds import ITEMS, ROSETTE
from triforium.games.orleans.state import Orleans

CACHE_SIZE: Final = 20_000
UNREACHABLE: Final = 99

# In turns.
DELIVER: Final = 0.85  # per item, as a market takes two
VISIT: Final = 0.3  # per visit of a seat to the market
MOVE: Final = 0.52  # per route to a workshop; items may be picked up on the way
FETCH_NEAR: Final = 1.6  # an item on a route next to a builder
FETCH_FAR: Final = 2.1
FETCH_ROSETTE: Final = 2.2

Sack = list[int]  # how many of each kind


class Work(NamedTuple):
    """The remaining work for one order: turns, and which seat brings which items."""

    turns: float
    brings: list[tuple[Seat, int, int]]  # seat, kind, number


class Planned(NamedTuple):
    """All orders, least work first, and the items left over in each knapsack."""

    orders: list[tuple[int, float]]  # destination, turns
    spare: list[Sack]


class DeliveryPlanner:
    """Plans deliveries on the map of one set of components; results are cached."""

    def __init__(self, edition: OrleansEdition) -> None:
        self.distance: Final = distances(edition)
        self.cache: dict[tuple[object, ...], Planned] = {}
        self.near_cache: dict[tuple[int, int, int], int] = {}

    def planned(self, s: Orleans) -> Planned:
        """The plan for a position, cached."""
        key = (s.missing, s.sacks, s.builders, s.lying, s.tokens)
        found = self.cache.get(key)
        if found is None:
            if len(self.cache) >= CACHE_SIZE:
                self.cache.clear()
            found = self.cache[key] = self.plan(s)
        return found

    def plan(self, s: Orleans) -> Planned:
        """Greedy plan: the order with the least work takes its items from the knapsacks, then the next one."""
        near = 0
        for place in s.builders:
            near |= self.kinds_near(s, place)
        sacks = [[count_of(sack, kind) for kind in range(ITEMS.size())] for sack in s.sacks]
        waiting = [destination for destination in range(ORDERS) if s.missing[destination]]
        orders: list[tuple[int, float]] = []
        while waiting:
            works = [self.work(s, destination, sacks, near) for destination in waiting]
            least = min(range(len(works)), key=lambda at: works[at].turns)
            for seat, kind, number in works[least].brings:
                sacks[seat][kind] -= number
            orders.append((waiting.pop(least), works[least].turns))
        return Planned(orders, sacks)

    def work(self, s: Orleans, destination: int, sacks: list[Sack], near: int) -> Work:
        """The work for one order: carried items come from the nearest seats first, the rest must be fetched."""
        missing = [count_of(s.missing[destination], kind) for kind in range(ITEMS.size())]
        turns, brings = 0.0, []
        seats = [(self.routes_away(s, seat, destination), seat) for seat in range(s.seats)]
        seats.sort()
        for routes_away, seat in seats:
            brought = 0
            for kind, number in enumerate(sacks[seat]):
                used = min(number, missing[kind])
                if used:
                    missing[kind] -= used
                    brought += used
                    brings.append((seat, kind, used))
            if brought:
                turns += VISIT + DELIVER * brought + MOVE * routes_away
        for kind, number in enumerate(missing):
            if number:
                fetch = FETCH_NEAR if near >> kind & 1 else FETCH_ROSETTE if kind == ROSETTE else FETCH_FAR
                turns += number * (fetch + DELIVER)
        return Work(turns if brings else turns + VISIT + MOVE * seats[0][0], brings)

    def routes_away(self, s: Orleans, seat: Seat, destination: int) -> int:
        """The number of routes from a builder to where it can deliver (ORL-MARKET-3, ORL-MARKET-4)."""
        if destination == HOUR_GLASS_TILE:
            return 0
        return self.distance[s.builders[seat]][s.edition.workshop_places[destination - FIRST_WORKSHOP]]

    def kinds_near(self, s: Orleans, place: int) -> int:
        """The kinds of items on the routes at a place, as a bit set."""
        key = (place, s.lying, s.tokens)
        found = self.near_cache.get(key)
        if found is None:
            if len(self.near_cache) >= CACHE_SIZE:
                self.near_cache.clear()
            found = 0
            for route, ends in enumerate(s.edition.route_ends):
                if place in ends:
                    for token in s.edition.tokens_along[route][0]:
                        if s.lying >> token & 1:
                            found |= 1 << s.item_on(token)
            self.near_cache[key] = found
        return found


def distances(edition: OrleansEdition) -> list[list[int]]:
    """The shortest distances between all places, in routes by land or river."""
    places = range(len(edition.place_names))
    table = [[0 if one == other else UNREACHABLE for other in places] for one in places]
    for one, other in edition.route_ends:
        table[one][other] = table[other][one] = 1
    for between in places:
        for one in places:
            for other in places:
                table[one][other] = min(table[one][other], table[one][between] + table[between][other])
    return table
