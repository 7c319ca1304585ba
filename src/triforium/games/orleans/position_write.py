"""Writes a position as text (rules.md, section 9.1)."""

from typing import Final

from triforium.core.masks import members
from triforium.games.orleans.counts import Counts, count_of, size_of
from triforium.games.orleans.edition import (
    FIRST_WORKSHOP,
    HOUR_GLASS_TILE,
    LEVEL_LETTERS,
    OPTIONS,
    ORDERS,
    OrleansEdition,
)
from triforium.games.orleans.kinds import BLUEPRINT_LETTERS, FOLLOWER_LETTERS, ITEM_LETTERS, SEAT_LETTERS
from triforium.games.orleans.nouns import HOUR_GLASS_WORD, destination_name
from triforium.games.orleans.pending import NOTHING, frames_text
from triforium.games.orleans.script import Script
from triforium.games.orleans.state import LOST, NONE, WON, Orleans

UNKNOWN: Final = "?"
SIZE: Final = "#"
FIELD: Final = " | "


def write_whole(s: Orleans, script: Script) -> str:
    """The position with everything that is fixed or was revealed."""
    red = counts_text(s.red, FOLLOWER_LETTERS) if script.open_bags else size_text(size_of(s.red))
    blue = counts_text(s.blue, FOLLOWER_LETTERS) if script.open_bags else size_text(size_of(s.blue))
    coming = [s.edition.tiles[tile].name for tile in script.hour_glasses]
    events = [s.edition.events[event].name for event in script.events]
    slots = {slot: BLUEPRINT_LETTERS[kind] for slot, kind in script.slots.items()}
    return write_fields(
        s,
        red,
        blue,
        counts_text(s.black, ITEM_LETTERS),
        ",".join(coming) or size_text(s.hour_glasses_left),
        ",".join(events) or size_text(s.events_left),
        slots,
    )


def write_masked(s: Orleans) -> str:
    """ORL-DRAW-2, ORL-VAR-4: the position as every seat knows it; an option says how much of the bags is shown."""
    if s.edition.shows_contents:
        bags = [
            counts_text(s.red, FOLLOWER_LETTERS),
            counts_text(s.blue, FOLLOWER_LETTERS),
            counts_text(s.black, ITEM_LETTERS),
        ]
    elif s.edition.shows_sizes:
        bags = [size_text(size_of(bag)) for bag in (s.red, s.blue, s.black)]
    else:  # players can feel whether a bag is empty
        bags = [UNKNOWN if bag else NOTHING for bag in (s.red, s.blue)] + [size_text(size_of(s.black))]
    return write_fields(s, bags[0], bags[1], bags[2], size_text(s.hour_glasses_left), size_text(s.events_left), {})


def write_fields(s: Orleans, red: str, blue: str, black: str, coming: str, events: str, slots: dict[int, str]) -> str:
    """All fields in their order; `slots`: the known face-down blueprints."""
    components = s.edition.components
    waiting = {WON: "won", LOST: "lost"}.get(s.result) or frames_text(s)
    level = LEVEL_LETTERS[s.edition.key]
    head = f"orl1 n{s.seats} {level} R{s.round_number} S{s.sections} @{SEAT_LETTERS[s.active]} {waiting}"
    town = [
        f"{components.spaces[space].name}={FOLLOWER_LETTERS[s.follower_on(space)]}" for space in members(s.occupied)
    ]
    lying = [ITEM_LETTERS[s.item_on(token)] if s.lying >> token & 1 else "." for token in range(len(components.tokens))]
    seats = [
        f"{SEAT_LETTERS[seat]}:{components.places[s.builders[seat]].name}={items_text(s.sacks[seat])}"
        for seat in range(s.seats)
    ]
    orders = [order_text(s, destination) for destination in range(FIRST_WORKSHOP, ORDERS)]
    out = counts_text(s.removed, FOLLOWER_LETTERS)
    order = NOTHING if s.order == NONE else s.edition.events[s.order].name
    blueprints = [
        slots.get(slot, UNKNOWN) if s.face_down >> slot & 1 else BLUEPRINT_LETTERS[s.shown_in(slot)].lower()
        for slot in range(s.edition.slots)
    ]
    fields = [
        head,
        f"red:{red} blue:{blue} out:{out} mon:{s.monks} black:{black} ros:{s.rosettes}",
        f"town:{','.join(town) or NOTHING}",
        f"map:{''.join(lying)}",
        " ".join(seats),
        " ".join(orders),
        f"{order_text(s, HOUR_GLASS_TILE)} next:{coming}",
        f"ev:{events} ord:{order}{gone_text(s, coming, events)}",
        f"bp:{''.join(blueprints)}",
    ]
    options = other_options(s.edition)
    if options:
        fields.append("opt:" + ",".join(f"{key}={value}" for key, value in options.items()))
    return FIELD.join(fields)


def gone_text(s: Orleans, coming: str, events: str) -> str:
    """The events and hour glasses that have left the game, if their stack is written only by its size."""
    edition = s.edition
    gone = [
        event.name
        for number, event in enumerate(edition.events)
        if events.startswith(SIZE) and s.events >> number & 1 == 0 and number != s.order
    ] + [
        edition.tiles[tile].name
        for tile in range(edition.first_hour_glass, len(edition.tiles))
        if coming.startswith(SIZE) and s.hour_glasses >> tile & 1 == 0 and tile != s.order_tiles[HOUR_GLASS_TILE]
    ]
    return f" gone:{','.join(gone)}" if gone else ""


def other_options(edition: OrleansEdition) -> dict[str, str]:
    """The options that differ from the default."""
    return {
        option.key: edition.options[option.key] for option in OPTIONS if edition.options[option.key] != option.default()
    }


def counts_text(counts: Counts, letters: str) -> str:
    """Pieces by letter, each with its count: K5A3."""
    return (
        "".join(f"{letter}{count_of(counts, kind)}" for kind, letter in enumerate(letters) if count_of(counts, kind))
        or NOTHING
    )


def items_text(items: Counts) -> str:
    """Items one by one: WWR."""
    return "".join(letter * count_of(items, kind) for kind, letter in enumerate(ITEM_LETTERS)) or NOTHING


def size_text(size: int) -> str:
    """A number of pieces whose kinds are unknown."""
    return f"{SIZE}{size}" if size else NOTHING


def order_text(s: Orleans, destination: int) -> str:
    """A workshop or the hour glass with its deliveries: CHA:WS7=WB, hg:HG2=-, CHA:WS1=x."""
    name = destination_name(s.edition, destination) if destination else HOUR_GLASS_WORD
    tile = s.order_tiles[destination]
    if tile == NONE:
        return f"{name}:{NOTHING}"
    delivered = "x" if s.turned >> destination & 1 else items_text(s.delivered(destination))
    return f"{name}:{s.edition.tiles[tile].name}={delivered}"
