"""How the nouns of the game are written: bags, spaces, routes, items, destinations, seats, slots, tiles."""

from functools import lru_cache

from triforium.core.nouns import Nouns, Numbers
from triforium.games.orleans.edition import (
    DESTINATIONS,
    FIRST_SEAT,
    FIRST_WORKSHOP,
    HOUR_GLASS_TILE,
    OrleansEdition,
)
from triforium.games.orleans.kinds import (
    AREAS,
    BLUEPRINT_LETTERS,
    FOLLOWER_LETTERS,
    GOODS,
    ITEM_LETTERS,
    NEITHER,
    REWARD_LETTERS,
    SEAT_LETTERS,
    WAYS,
)


def destination_name(edition: OrleansEdition, destination: int) -> str:
    """A destination of deliveries: hg, a workshop place, or a seat."""
    if destination == HOUR_GLASS_TILE:
        return "hg"
    if destination >= FIRST_SEAT:
        return SEAT_LETTERS[destination - FIRST_SEAT]
    return edition.place_names[edition.workshop_places[destination - FIRST_WORKSHOP]]


@lru_cache(64)
def nouns(edition: OrleansEdition) -> dict[str, Nouns]:
    """The nouns of every kind."""
    destinations = [destination_name(edition, destination) for destination in range(DESTINATIONS)]
    workshops = edition.first_hour_glass
    return {
        "bag": Nouns(AREAS.words[:NEITHER]),
        "space": Nouns(edition.space_names),
        "route": Nouns(edition.route_names),
        "place": Nouns(edition.place_names),
        "token": Nouns(edition.token_names),
        "item": Nouns(ITEM_LETTERS),
        "good": Nouns(ITEM_LETTERS[:GOODS]),
        "destination": Nouns(destinations),
        "delivery": Nouns([f"{letter}>{name}" for letter in ITEM_LETTERS for name in destinations]),
        "receiver": Nouns(SEAT_LETTERS),
        "slot": Nouns([str(slot + 1) for slot in range(edition.slots)]),
        "workshop": Nouns(edition.tile_names[:workshops]),
        "hour_glass": Nouns([""] * workshops + edition.tile_names[workshops:]),
        "tile": Nouns(edition.tile_names),
        "follower": Nouns(FOLLOWER_LETTERS),
        "event": Nouns(edition.event_names),
        "blueprint": Nouns(BLUEPRINT_LETTERS),
        "reward": Nouns(REWARD_LETTERS),
        "way": Nouns(WAYS.words),
        "number": Numbers(1),
    }
