"""Writes a position as text (rules.md, section 9.1)."""

from typing import Final

from triforium.core.action import noun_of
from triforium.core.fields import listed, other_options, pile_text
from triforium.core.masks import members
from triforium.core.nouns import NOTHING
from triforium.core.position import Dealer
from triforium.games.orleans.blueprints import blueprint_pile
from triforium.games.orleans.counts import Counts, count_of, size_of
from triforium.games.orleans.edition import FIRST_WORKSHOP, HOUR_GLASS_TILE, LEVEL_LETTERS, OPTIONS, ORDERS
from triforium.games.orleans.festival import EVENT_PILE
from triforium.games.orleans.hour_glass import HOUR_GLASS_PILE
from triforium.games.orleans.kinds import BLUEPRINT_LETTERS, FOLLOWER_LETTERS, ITEM_LETTERS, NONE, SEAT_LETTERS
from triforium.games.orleans.notation.frames import frames_text
from triforium.games.orleans.notation.nouns import destination_name
from triforium.games.orleans.state import LOST, WON, Orleans

UNKNOWN: Final = "?"
BAGS: Final = "bags"  # the part of a position with the contents of the red and blue bag


def write_whole(s: Orleans, dealer: Dealer) -> str:
    """The position with everything that is fixed or was revealed."""
    is_open = BAGS not in dealer.unnamed
    red, blue = (counts_text(bag, FOLLOWER_LETTERS) if is_open else size_text(size_of(bag)) for bag in (s.red, s.blue))
    fixed = {pile: [noun_of(action) for action in actions] for pile, actions in dealer.fixed.items()}
    coming = [s.edition.tile_names[tile] for tile in fixed.get(HOUR_GLASS_PILE, [])]
    events = [s.edition.event_names[event] for event in fixed.get(EVENT_PILE, [])]
    known = [fixed.get(blueprint_pile(slot), []) for slot in range(s.edition.slots)]
    slots = [BLUEPRINT_LETTERS[kinds[0]] if kinds else UNKNOWN for kinds in known]
    return write_fields(s, [red, blue, counts_text(s.black, ITEM_LETTERS)], coming, events, slots)


def write_masked(s: Orleans) -> str:
    """ORL-DRAW-2, ORL-VAR-4: the position as every seat knows it; an option says how much of the bags is shown."""
    followers, black = (s.red, s.blue), size_text(size_of(s.black))
    if s.edition.shows_contents:
        bags = [counts_text(bag, FOLLOWER_LETTERS) for bag in followers] + [counts_text(s.black, ITEM_LETTERS)]
    elif s.edition.shows_sizes:
        bags = [size_text(size_of(bag)) for bag in followers] + [black]
    else:  # players can feel whether a bag is empty
        bags = [UNKNOWN if bag else NOTHING for bag in followers] + [black]
    return write_fields(s, bags, [], [], [UNKNOWN] * s.edition.slots)


def write_fields(s: Orleans, bags: list[str], coming: list[str], events: list[str], slots: list[str]) -> str:
    """All fields in their order, with the hour glasses and events to come and the face-down blueprints, if known."""
    edition = s.edition
    waiting = {WON: "won", LOST: "lost"}.get(s.result) or frames_text(s)
    level, active = LEVEL_LETTERS[edition.key], SEAT_LETTERS[s.active]
    town = [f"{edition.space_names[n]}={FOLLOWER_LETTERS[s.follower_on(n)]}" for n in members(s.occupied)]
    tokens = range(len(edition.token_names))
    lying = [ITEM_LETTERS[s.item_on(token)] if s.lying >> token & 1 else "." for token in tokens]
    seats = [
        f"{SEAT_LETTERS[seat]}:{edition.place_names[s.builders[seat]]}={items_text(s.sacks[seat])}"
        for seat in range(s.seats)
    ]
    out = counts_text(s.removed, FOLLOWER_LETTERS)
    order = NOTHING if s.order == NONE else edition.event_names[s.order]
    gone = gone_names(s, not coming and s.hour_glasses_left > 0, not events and s.events_left > 0)
    blueprints = [
        letter if s.face_down >> slot & 1 else BLUEPRINT_LETTERS[s.shown_in(slot)].lower()
        for slot, letter in enumerate(slots)
    ]
    fields = [
        f"orl1 n{s.seats} {level} R{s.round_number} S{s.sections} @{active} {waiting}",
        f"red:{bags[0]} blue:{bags[1]} out:{out} mon:{s.monks} black:{bags[2]} ros:{s.rosettes}",
        f"town:{listed(town)}",
        f"map:{''.join(lying)}",
        " ".join(seats),
        " ".join(order_text(s, destination) for destination in range(FIRST_WORKSHOP, ORDERS)),
        f"{order_text(s, HOUR_GLASS_TILE)} next:{pile_text(coming, s.hour_glasses_left, '#')}",
        f"ev:{pile_text(events, s.events_left, '#')} ord:{order}{f' gone:{listed(gone)}' if gone else ''}",
        f"bp:{''.join(blueprints)}",
    ]
    options = other_options(OPTIONS, edition)
    return " | ".join([*fields, f"opt:{','.join(options)}"] if options else fields)


def gone_names(s: Orleans, hour_glasses: bool, events: bool) -> list[str]:
    """The events and hour glasses that have left the game, if their stack is written only by its size."""
    edition = s.edition
    tiles = range(edition.first_hour_glass, len(edition.tile_names))
    shown = s.order_tiles[HOUR_GLASS_TILE]
    gone = [name for n, name in enumerate(edition.event_names) if events and s.events >> n & 1 == 0 and n != s.order]
    gone += [edition.tile_names[n] for n in tiles if hour_glasses and s.hour_glasses >> n & 1 == 0 and n != shown]
    return gone


def counts_text(counts: Counts, letters: str) -> str:
    """Pieces by letter, each with its count: K5A3."""
    numbers = [(letter, count_of(counts, kind)) for kind, letter in enumerate(letters)]
    return "".join(f"{letter}{number}" for letter, number in numbers if number) or NOTHING


def items_text(items: Counts) -> str:
    """Items one by one: WWR."""
    return "".join(letter * count_of(items, kind) for kind, letter in enumerate(ITEM_LETTERS)) or NOTHING


def size_text(size: int) -> str:
    """A number of pieces whose kinds are unknown."""
    return pile_text([], size, "#")


def order_text(s: Orleans, destination: int) -> str:
    """A workshop or the hour glass with its deliveries: CHA:WS7=WB, hg:HG2=-, CHA:WS1=x."""
    name, tile = destination_name(s.edition, destination), s.order_tiles[destination]
    if tile == NONE:
        return f"{name}:{NOTHING}"
    delivered = "x" if s.turned >> destination & 1 else items_text(s.delivered(destination))
    return f"{name}:{s.edition.tile_names[tile]}={delivered}"
