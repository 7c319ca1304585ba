"""Messages for prompts, choices and events, before they are put into a language."""

from typing import Final

from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.event import Event
from triforium.core.message import Args, Message
from triforium.games.orleans.components import EventTile
from triforium.games.orleans.edition import DESTINATIONS, FIRST_SEAT, FIRST_WORKSHOP, HOUR_GLASS_TILE, OrleansEdition
from triforium.games.orleans.events import EVENTS
from triforium.games.orleans.kinds import (
    AREAS,
    BLUEPRINT_REWARDS,
    CONDITIONS,
    FOLLOWERS,
    ITEMS,
    REWARDS,
    SEAT_NAMES,
    WAYS,
)
from triforium.games.orleans.market_place import ChooseDelivery
from triforium.games.orleans.place_follower import PlaceFollower
from triforium.games.orleans.position_write import items_text
from triforium.games.orleans.routes import ChooseRoute, PickUp
from triforium.games.orleans.state import WON, Orleans
from triforium.games.orleans.verbs import VERBS

# For each kind of event, the kinds of its nouns, in order.
EVENT_NOUNS: Final = {
    "workshop_laid": "destination tile",
    "good_laid": "token item",
    "rosette_laid": "token",
    "hour_glass_revealed": "tile",
    "first_good": "item",
    "round_begins": "number",
    "follower_drawn": "bag follower",
    "follower_placed": "follower space",
    "set_out": "route",
    "item_returned": "item",
    "item_taken": "item token",
    "item_left": "item token",
    "arrived": "place",
    "delivered": "item destination",
    "given": "item receiver",
    "order_completed": "destination tile",
    "tile_cleared": "destination tile",
    "event_revealed": "event",
    "order_discarded": "event",
    "order_fulfilled": "event",
    "section_built": "number",
    "blueprint_turned": "slot blueprint",
    "rosette_given": "receiver",
    "monk_gained": "bag",
    "reward_lost": "reward",
    "bell_rung": "follower",
    "hour_glass_lost": "tile",
    "won": "number",
    "lost": "number",
}

# For each verb, the kind of its noun.
VERB_NOUNS: Final = {
    "draw": "bag",
    "place": "space",
    "go": "route",
    "swap": "item",
    "give": "receiver",
    "monk": "bag",
    "blueprint": "slot",
    "first": "receiver",
    "workshop": "tile",
    "good": "item",
    "hour_glass": "tile",
    "comes_up": "follower",
    "event": "event",
    "turn_over": "blueprint",
}


def seat_term(seat: Seat) -> str:
    """The message term for a builder."""
    return f"@seat-{SEAT_NAMES[seat].lower()}" if seat >= 0 else "@seat-nobody"


def destination_args(edition: OrleansEdition, destination: int) -> Args:
    """The message arguments for a destination: its kind and its name."""
    if destination == HOUR_GLASS_TILE:
        return {"to": "hour_glass", "name": ""}
    if destination >= FIRST_SEAT:
        return {"to": "seat", "name": seat_term(destination - FIRST_SEAT)}
    place = edition.components.places[edition.workshop_places[destination - FIRST_WORKSHOP]]
    return {"to": "workshop", "name": place.title}


def event_args(edition: OrleansEdition, event: EventTile) -> Args:
    """The message arguments for an event: its instant reward, or the condition of its order."""
    if not event.is_order():
        return {"event": event.name, "kind": REWARDS.name(event.reward), "place": ""}
    place = edition.components.places[event.place].title if event.place >= 0 else ""
    return {"event": event.name, "kind": CONDITIONS.name(event.condition), "place": place}


def noun_args(edition: OrleansEdition, kind: str, noun: int) -> Args:
    """The message arguments for a noun of this kind."""
    components = edition.components
    if kind == "destination":
        return destination_args(edition, noun)
    if kind == "tile":
        return {"tile": edition.tiles[noun].name, "order": items_text(edition.tiles[noun].order)}
    if kind == "item":
        return {"item": f"@item-{ITEMS.name(noun)}"}
    if kind == "token":
        return {"token": components.tokens[noun].name}
    if kind == "follower":
        return {"follower": f"@follower-{FOLLOWERS.name(noun)}"}
    if kind == "bag":
        return {"bag": f"@bag-{AREAS.name(noun)}"}
    if kind == "space":
        return {"door": components.spaces[noun].name, "action": f"@action-{space_action(edition, noun)}"}
    if kind == "route":
        route = components.routes[noun]
        ends = [components.places[end].title for end in route.ends]
        return {"route": route.name, "one": ends[0], "other": ends[1], "way": WAYS.name(route.way)}
    if kind == "place":
        return {"place": components.places[noun].title}
    if kind == "receiver":
        return {"receiver": seat_term(noun)}
    if kind == "event":
        return event_args(edition, edition.events[noun])
    if kind == "blueprint":
        return {"reward": f"@reward-{REWARDS.name(BLUEPRINT_REWARDS[noun])}"}
    if kind == "reward":
        return {"reward": f"@reward-{REWARDS.name(noun)}"}
    return {kind: str(noun + 1 if kind == "slot" else noun)}


def space_action(edition: OrleansEdition, space: int) -> str:
    """The action of a space of the town."""
    return ("cart", "boat", "market", "foundry", "painting", "festival", "bell")[edition.space_action[space]]


def story_message(edition: OrleansEdition, event: Event) -> Message:
    """The message for an event."""
    name = EVENTS.name(event.kind)
    args: Args = {"who": seat_term(event.seat)}
    for kind, noun in zip(EVENT_NOUNS.get(name, "").split(), event.nouns, strict=True):
        args.update(noun_args(edition, kind, noun))
    return Message(f"story-{name}", args)


def choice_message(s: Orleans, action: Action) -> Message:
    """The text of an option, on a button or in a numbered list."""
    verb, noun = VERBS.name(verb_of(action)), noun_of(action)
    if verb == "deliver":
        args = noun_args(s.edition, "item", noun // DESTINATIONS)
        args.update(destination_args(s.edition, noun % DESTINATIONS))
    elif verb in VERB_NOUNS:
        args = noun_args(s.edition, VERB_NOUNS[verb], noun)
    else:
        args = {}
    if verb == "go":
        ends = s.edition.route_ends[noun]
        there = ends[1] if ends[0] == s.builders[s.active] else ends[0]
        args["place"] = s.edition.components.places[there].title
        along = s.edition.tokens_along[noun][0 if there == ends[1] else 1]
        items = [f"@item-{ITEMS.name(s.item_on(token))}" for token in along if s.lying >> token & 1]
        args["lying"] = ("none", "one", "two")[len(items)]
        args.update(zip(("item", "second"), items, strict=False))
    return Message(f"choice-{verb}", args)


def prompt_message(s: Orleans) -> Message:
    """The question to the deciding seat."""
    decision = s.decision()
    if decision.seat == CHANCE:
        return Message("prompt-chance", {"who": seat_term(s.active)})
    args: Args = {"who": seat_term(decision.seat)}
    if isinstance(decision, PlaceFollower):
        args["follower"] = f"@follower-{FOLLOWERS.name(decision.follower)}"
    if isinstance(decision, ChooseRoute):
        args["way"] = WAYS.name(decision.way)
        args["place"] = s.edition.components.places[s.builders[decision.seat]].title
    if isinstance(decision, PickUp):
        args["item"] = f"@item-{ITEMS.name(s.item_on(decision.tokens[decision.nth]))}"
        args["place"] = s.edition.components.places[decision.place].title
        args["full"] = "yes" if s.is_full(decision.seat) else "no"
    if isinstance(decision, ChooseDelivery):
        args["left"] = str(decision.left)
    return Message(f"prompt-{decision.key}", args)


def ending_message(s: Orleans) -> Message:
    """ORL-END-1, ORL-END-2, ORL-END-3: all win or lose together; with the number of sections."""
    return Message(
        "ending-won" if s.result == WON else "ending-lost", {"number": str(s.sections), "round": str(s.round_number)}
    )
