"""What a seat may see of The Cathedral of Orléans (rules.md, section 6.4). Not compiled."""

from dataclasses import dataclass, field

from triforium.core.action import Seat
from triforium.core.masks import members
from triforium.core.view import View, shared_fields
from triforium.games.orleans.counts import Counts, count_of, size_of
from triforium.games.orleans.edition import FIRST_WORKSHOP, HOUR_GLASS_TILE, ORDERS
from triforium.games.orleans.events import EVENTS
from triforium.games.orleans.kinds import (
    BLUEPRINT_REWARDS,
    CONDITIONS,
    FOLLOWERS,
    ITEMS,
    NONE,
    REWARDS,
    SEAT_LETTERS,
    SEAT_NAMES,
)
from triforium.games.orleans.market_place import ChooseDelivery
from triforium.games.orleans.notation.nouns import destination_name
from triforium.games.orleans.place_follower import hand
from triforium.games.orleans.routes import PickUp
from triforium.games.orleans.state import LOST, ROUNDS, SECTIONS, WON, Orleans
from triforium.games.orleans.verbs import VERBS


@dataclass
class BagView:
    """A bag, as far as the options show it."""

    size: int | None  # None if hidden
    contents: dict[str, int] | None  # None if hidden
    start: dict[str, int]  # its contents at the start; empty if nothing is shown


@dataclass
class SpaceView:
    """A space of the town."""

    name: str
    follower: str | None


@dataclass
class TokenView:
    """A token space of the map."""

    name: str
    item: str | None


@dataclass
class SeatView:
    """A builder with its knapsack (ORL-SACK-2)."""

    letter: str
    name: str
    place: str
    knapsack: list[str]


@dataclass
class OrderTileView:
    """A workshop or hour glass tile."""

    destination: str
    tile: str
    title: str
    order: list[str]
    delivered: list[str]
    rewards: list[str]
    turned: bool


@dataclass
class EventOrderView:
    """A displayed event order."""

    event: str
    condition: str
    place: str | None


@dataclass
class OrleansView(View):
    """The whole table; all seats see the same, and may discuss everything (ORL-TURN-5)."""

    level: str = ""
    round: int = 0
    rounds: int = ROUNDS
    sections: int = 0
    sections_to_win: int = SECTIONS
    active: Seat = 0
    hand: str | None = None
    bags: dict[str, BagView] = field(default_factory=dict)
    monks: int = 0
    rosettes: int = 0
    removed: dict[str, int] = field(default_factory=dict)
    town: list[SpaceView] = field(default_factory=list)
    tokens: list[TokenView] = field(default_factory=list)
    seats: list[SeatView] = field(default_factory=list)
    workshops: list[OrderTileView] = field(default_factory=list)
    hour_glass: OrderTileView | None = None
    hour_glasses_left: int = 0
    hour_glasses_possible: list[str] = field(default_factory=list)
    order: EventOrderView | None = None
    events_left: int = 0
    events_possible: list[str] = field(default_factory=list)
    events_discarded: list[str] = field(default_factory=list)
    blueprints: list[str | None] = field(default_factory=list)  # None: face down
    blueprints_hidden: dict[str, int] = field(default_factory=dict)  # counts of what the face-down ones show
    met: str | None = None  # the token space whose item a builder may take now
    heading_for: str | None = None
    deliveries_left: int | None = None
    result: str | None = None


def view(s: Orleans, seat: Seat) -> OrleansView:
    """Everything public, and of the bags what the option bag_ledger shows (ORL-DRAW-2, ORL-VAR-4)."""
    decision = None if s.over else s.decision()
    edition = s.edition
    follower = hand(s)
    pickup = decision if isinstance(decision, PickUp) else None
    return OrleansView(
        **shared_fields(s, seat, VERBS, EVENTS),
        level=s.edition.key,
        round=s.round_number,
        sections=s.sections,
        active=s.active,
        hand=None if follower == NONE else FOLLOWERS.name(follower),
        bags=bag_views(s),
        monks=s.monks,
        rosettes=s.rosettes,
        removed=numbers(s.removed, FOLLOWERS.words),
        town=[
            SpaceView(name, FOLLOWERS.name(s.follower_on(number)) if s.occupied >> number & 1 else None)
            for number, name in enumerate(edition.space_names)
        ],
        tokens=[
            TokenView(name, ITEMS.name(s.item_on(number)) if s.lying >> number & 1 else None)
            for number, name in enumerate(edition.token_names)
        ],
        seats=[seat_view(s, number) for number in range(s.seats)],
        workshops=[order_view(s, number) for number in range(FIRST_WORKSHOP, ORDERS) if s.order_tiles[number] != NONE],
        hour_glass=order_view(s, HOUR_GLASS_TILE) if s.order_tiles[HOUR_GLASS_TILE] != NONE else None,
        hour_glasses_left=s.hour_glasses_left,
        hour_glasses_possible=[
            edition.tile_names[tile] for tile in members(s.hour_glasses if s.hour_glasses_left else 0)
        ],
        order=event_order_view(s),
        events_left=s.events_left,
        events_possible=[edition.event_names[event] for event in members(s.events)],
        events_discarded=[
            name for event, name in enumerate(edition.event_names) if s.events >> event & 1 == 0 and event != s.order
        ],
        blueprints=[
            None if s.face_down >> slot & 1 else REWARDS.name(BLUEPRINT_REWARDS[s.shown_in(slot)])
            for slot in range(s.edition.slots)
        ],
        blueprints_hidden=numbers(s.blueprints, [REWARDS.name(reward) for reward in BLUEPRINT_REWARDS]),
        met=None if pickup is None else edition.token_names[pickup.tokens[pickup.nth]],
        heading_for=None if pickup is None else edition.place_names[pickup.place],
        deliveries_left=decision.left if isinstance(decision, ChooseDelivery) else None,
        result={WON: "won", LOST: "lost"}.get(s.result),
    )


def numbers(counts: Counts, names: list[str]) -> dict[str, int]:
    """The count of each kind that is present, by name."""
    return {name: count_of(counts, kind) for kind, name in enumerate(names) if count_of(counts, kind)}


def listed(items: Counts) -> list[str]:
    """The items one by one."""
    return [name for kind, name in enumerate(ITEMS.words) for _ in range(count_of(items, kind))]


def bag_views(s: Orleans) -> dict[str, BagView]:
    """ORL-DRAW-2: `sizes` shows the number, `full` also the contents, `hidden` nothing; goods are always counted."""
    edition = s.edition
    sized = edition.shows_sizes
    goods = {name: count_of(edition.items, kind) for kind, name in enumerate(ITEMS.words[:3])}
    bags = (("red", s.red, edition.red), ("blue", s.blue, edition.blue))
    found = {
        name: BagView(
            size_of(bag) if sized else None,
            numbers(bag, FOLLOWERS.words) if edition.shows_contents else None,
            numbers(start, FOLLOWERS.words) if sized else {},
        )
        for name, bag, start in bags
    }
    found["black"] = BagView(size_of(s.black), numbers(s.black, ITEMS.words) if edition.shows_contents else None, goods)
    return found


def seat_view(s: Orleans, seat: Seat) -> SeatView:
    """ORL-SACK-2: knapsacks are public."""
    place = s.edition.place_names[s.builders[seat]]
    return SeatView(SEAT_LETTERS[seat], SEAT_NAMES[seat], place, listed(s.sacks[seat]))


def order_view(s: Orleans, destination: int) -> OrderTileView:
    """A delivery order with the items on it."""
    edition, tile = s.edition, s.order_tiles[destination]
    return OrderTileView(
        destination_name(edition, destination),
        edition.tile_names[tile],
        edition.tile_titles[tile],
        listed(edition.tile_order[tile]),
        listed(s.delivered(destination)),
        [REWARDS.name(reward) for reward in edition.tile_rewards[tile]],
        s.turned >> destination & 1 == 1,
    )


def event_order_view(s: Orleans) -> EventOrderView | None:
    """ORL-ORDER-1: at most one event order is displayed."""
    if s.order == NONE:
        return None
    edition, place = s.edition, s.edition.event_place[s.order]
    condition = CONDITIONS.name(edition.event_condition[s.order])
    return EventOrderView(edition.event_names[s.order], condition, edition.place_names[place] if place >= 0 else None)
