"""Messages for prompts, choices and events, before they are put into a language."""

from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.event import Event
from triforium.core.message import Args, Message
from triforium.games.orleans.edition import DESTINATIONS, FIRST_SEAT, FIRST_WORKSHOP, HOUR_GLASS_TILE, OrleansEdition
from triforium.games.orleans.events import EVENTS
from triforium.games.orleans.kinds import (
    ACTIONS,
    AREAS,
    BLUEPRINT_REWARDS,
    CONDITIONS,
    FOLLOWERS,
    ITEMS,
    NONE,
    REWARDS,
    SEAT_NAMES,
    WAYS,
)
from triforium.games.orleans.market_place import ChooseDelivery
from triforium.games.orleans.notation.position_write import items_text
from triforium.games.orleans.place_follower import PlaceFollower
from triforium.games.orleans.routes import ChooseRoute, PickUp
from triforium.games.orleans.state import WON, Orleans
from triforium.games.orleans.verbs import GO, VERBS


def seat_term(seat: Seat) -> str:
    """The message term for a builder."""
    return f"@seat-{SEAT_NAMES[seat].lower()}" if seat >= 0 else "@seat-nobody"


def destination_args(edition: OrleansEdition, destination: int) -> Args:
    """The message arguments for a destination: its kind and its name."""
    if destination == HOUR_GLASS_TILE:
        return {"to": "hour_glass", "name": ""}
    if destination >= FIRST_SEAT:
        return {"to": "seat", "name": seat_term(destination - FIRST_SEAT)}
    return {"to": "workshop", "name": edition.place_titles[edition.workshop_places[destination - FIRST_WORKSHOP]]}


def event_args(edition: OrleansEdition, event: int) -> Args:
    """The message arguments for an event: its instant reward, or the condition of its order."""
    name, condition, place = edition.event_names[event], edition.event_condition[event], edition.event_place[event]
    if condition == NONE:
        return {"event": name, "kind": REWARDS.name(edition.event_reward[event]), "place": ""}
    title = edition.place_titles[place] if place != NONE else ""
    return {"event": name, "kind": CONDITIONS.name(condition), "place": title}


def noun_args(edition: OrleansEdition, kind: str, noun: int) -> Args:
    """The message arguments for a noun of this kind."""
    if kind == "destination":
        return destination_args(edition, noun)
    if kind in ("tile", "workshop", "hour_glass"):
        return {"tile": edition.tile_names[noun], "order": items_text(edition.tile_order[noun])}
    if kind in ("item", "good"):
        return {"item": f"@item-{ITEMS.name(noun)}"}
    if kind == "token":
        return {"token": edition.token_names[noun]}
    if kind == "follower":
        return {"follower": f"@follower-{FOLLOWERS.name(noun)}"}
    if kind == "bag":
        return {"bag": f"@bag-{AREAS.name(noun)}"}
    if kind == "space":
        return {"door": edition.space_names[noun], "action": f"@action-{ACTIONS.name(edition.space_action[noun])}"}
    if kind == "route":
        one, other = [edition.place_titles[end] for end in edition.route_ends[noun]]
        way = WAYS.name(edition.route_way[noun])
        return {"route": edition.route_names[noun], "one": one, "other": other, "way": way}
    if kind == "place":
        return {"place": edition.place_titles[noun]}
    if kind == "receiver":
        return {"receiver": seat_term(noun)}
    if kind == "event":
        return event_args(edition, noun)
    if kind == "blueprint":
        return {"reward": f"@reward-{REWARDS.name(BLUEPRINT_REWARDS[noun])}"}
    if kind == "reward":
        return {"reward": f"@reward-{REWARDS.name(noun)}"}
    return {kind: str(noun + 1 if kind == "slot" else noun)}


def story_message(edition: OrleansEdition, event: Event) -> Message:
    """The message for an event."""
    args: Args = {"who": seat_term(event.seat)}
    for kind, noun in zip(EVENTS.kinds[event.kind], event.nouns, strict=True):
        args.update(noun_args(edition, kind, noun))
    return Message(f"story-{EVENTS.name(event.kind)}", args)


def choice_message(s: Orleans, action: Action) -> Message:
    """The text of an option, on a button or in a numbered list."""
    verb, noun = verb_of(action), noun_of(action)
    kind = VERBS.kinds[verb]
    if kind == "delivery":
        args = noun_args(s.edition, "item", noun // DESTINATIONS)
        args.update(destination_args(s.edition, noun % DESTINATIONS))
    else:
        args = noun_args(s.edition, kind, noun) if kind else {}
    if verb == GO:
        ends = s.edition.route_ends[noun]
        there = ends[1] if ends[0] == s.builders[s.active] else ends[0]
        args["place"] = s.edition.place_titles[there]
        along = s.edition.tokens_along[noun][0 if there == ends[1] else 1]
        items = [f"@item-{ITEMS.name(s.item_on(token))}" for token in along if s.lying >> token & 1]
        args["lying"] = ("none", "one", "two")[len(items)]
        args.update(zip(("item", "second"), items, strict=False))
    return Message(f"choice-{VERBS.name(verb)}", args)


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
        args["place"] = s.edition.place_titles[s.builders[decision.seat]]
    if isinstance(decision, PickUp):
        args["item"] = f"@item-{ITEMS.name(s.item_on(decision.tokens[decision.nth]))}"
        args["place"] = s.edition.place_titles[decision.place]
        args["full"] = "yes" if s.is_full(decision.seat) else "no"
    if isinstance(decision, ChooseDelivery):
        args["left"] = str(decision.left)
    return Message(f"prompt-{decision.key}", args)


def ending_message(s: Orleans) -> Message:
    """ORL-END-1, ORL-END-2, ORL-END-3: all win or lose together; with the number of sections."""
    return Message(
        "ending-won" if s.result == WON else "ending-lost", {"number": str(s.sections), "round": str(s.round_number)}
    )
