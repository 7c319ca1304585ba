"""Nouns as text: bags, spaces, routes, items, destinations, seats, slots, tiles."""

from typing import Final

from triforium.core.errors import Unreadable
from triforium.games.orleans.components import DeliveryTile
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
    SEAT_LETTERS,
)
from triforium.games.orleans.verbs import (
    BLUEPRINT,
    COMES_UP,
    DELIVER,
    DRAW,
    EVENT,
    FIRST,
    GIVE,
    GO,
    GOOD,
    HOUR_GLASS,
    MONK,
    PLACE,
    SWAP,
    TURN_OVER,
    VERBS,
    WORKSHOP,
)

HOUR_GLASS_WORD: Final = "hg"
DELIVERY_SIGN: Final = ">"


def destination_name(edition: OrleansEdition, destination: int) -> str:
    """A destination of deliveries: hg, a workshop place, or a seat."""
    if destination == HOUR_GLASS_TILE:
        return HOUR_GLASS_WORD
    if destination >= FIRST_SEAT:
        return SEAT_LETTERS[destination - FIRST_SEAT]
    return edition.components.places[edition.workshop_places[destination - FIRST_WORKSHOP]].name


def names_for(edition: OrleansEdition, verb: int) -> list[str]:
    """The nouns of a verb by number: an empty list if it takes none, empty strings for unused numbers."""
    components = edition.components
    if verb in (DRAW, MONK):
        return AREAS.words[:NEITHER]
    if verb == PLACE:
        return [space.name for space in components.spaces]
    if verb == GO:
        return [route.name for route in components.routes]
    if verb == SWAP:
        return list(ITEM_LETTERS)
    if verb == DELIVER:
        where = [destination_name(edition, destination) for destination in range(DESTINATIONS)]
        return [f"{letter}{DELIVERY_SIGN}{name}" for letter in ITEM_LETTERS for name in where]
    if verb in (GIVE, FIRST):
        return list(SEAT_LETTERS)
    if verb == BLUEPRINT:
        return [str(slot + 1) for slot in range(edition.slots)]
    if verb == WORKSHOP:
        return [tile.name for tile in components.workshops]
    if verb == GOOD:
        return list(ITEM_LETTERS[:GOODS])
    if verb == HOUR_GLASS:
        return [tile.name if is_hour_glass(edition, tile) else "" for tile in edition.tiles]
    if verb == COMES_UP:
        return list(FOLLOWER_LETTERS)
    if verb == EVENT:
        return [event.name for event in components.events]
    if verb == TURN_OVER:
        return list(BLUEPRINT_LETTERS)
    return []


def is_hour_glass(edition: OrleansEdition, tile: DeliveryTile) -> bool:
    """Whether this delivery tile is an hour glass."""
    return tile in edition.components.hour_glasses


def write_noun(edition: OrleansEdition, verb: int, noun: int) -> str:
    """A noun as it is written after its verb; an unknown one is written as its number."""
    names = names_for(edition, verb)
    if not names:
        return "" if noun == 0 else f"#{noun}"
    return names[noun] if noun < len(names) and names[noun] else f"#{noun}"


def read_noun(edition: OrleansEdition, verb: int, text: str) -> int:
    """The noun with this text; Unreadable if there is none."""
    names = names_for(edition, verb)
    if not names and text == "":
        return 0
    if text == "":
        raise Unreadable(f"'{VERBS.name(verb)}' needs something after it")
    if text not in names:
        raise Unreadable(f"'{VERBS.name(verb)}' cannot be followed by {text!r}")
    return names.index(text)
