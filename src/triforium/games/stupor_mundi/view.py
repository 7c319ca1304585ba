"""What a seat may see of Stupor Mundi (rules.md, section 14.2)."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from triforium.core.action import Seat
from triforium.core.masks import members
from triforium.core.state import Decision
from triforium.core.values import Row
from triforium.core.view import View, shared_fields
from triforium.games.stupor_mundi.build import ChooseMix, ChoosePiece
from triforium.games.stupor_mundi.edict import ChooseDirection, can_add, can_remove
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.end_phase import hand_limit
from triforium.games.stupor_mundi.ending import ranking, reasons, title
from triforium.games.stupor_mundi.events import EVENTS
from triforium.games.stupor_mundi.income import (
    ally_points,
    closed_sides,
    closing_spaces,
    income_change,
    points_if_summoned,
)
from triforium.games.stupor_mundi.kinds import (
    END_NAMES,
    ICON_LETTERS,
    MAIN_ACTIONS,
    PALACE,
    PATHS,
    STRUCTURES,
    place_name,
)
from triforium.games.stupor_mundi.play_card import ChooseFace
from triforium.games.stupor_mundi.player import (
    PIECE_BITS,
    PIECE_MASK,
    SLOT_BITS,
    SLOT_MASK,
    SLOTS,
    SPECIALISTS,
    UNDECIDED,
    Player,
)
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, SEAT_NAMES, UNPLACED, VOYAGE_SPACES, StuporMundi
from triforium.games.stupor_mundi.verbs import VERBS


@dataclass
class ChangeView:
    """The effect of one kind of icon on Frederick's palace, and on the viewing player's next ally income."""

    what: str
    number: int
    more: int  # his new value; -1 if that is not allowed
    less: int
    more_points: int
    less_points: int


@dataclass
class EdictView:
    """An edict tile with its icons."""

    tile: str
    icons: str
    changes: list[ChangeView]


@dataclass
class PathView:
    """A path of the workplace area: tiles, abilities by column, edict token, city bonus tiles."""

    name: str
    countryside: str
    village: str
    abilities: list[str]  # columns 1 to 4; empty if the path has none there
    grain: list[int]  # cost to enter columns 1 to 5; -1 if the path has none there
    token: str  # the place with an edict token, or empty
    bonus_tiles: list[str]


@dataclass
class SpaceView:
    """A space of the voyage board: an ally space (and whether a tile lies below) or a card space."""

    name: str
    number: int
    item: str  # the face-up ally or card; empty if there is none
    below: bool
    cost: int  # grain for an ally, coins for a card; -1 if the price is a card
    pays: int  # points that the ally would give the viewing player at the end of the round


@dataclass
class CityView:
    """A city: market and open spaces."""

    name: str
    market: str
    red: bool
    sells: str  # "2 grain 6": amount, resource and price in coins
    buys: str
    allies: list[SpaceView]
    cards: list[SpaceView]


@dataclass
class BuildingView:
    """A space of a castle."""

    space: str
    number: int
    kind: str
    piece: str  # empty if it is not built
    stone: int
    grain: int
    edict: bool


@dataclass
class SlotView:
    """A slot: locked, empty, or with a card; a face-down card is visible only to its owner."""

    number: int
    locked: bool
    used: bool
    face_up: bool
    card: str
    actions: list[str]


@dataclass
class PlayerView:
    """A player: everything public, and for the owner the secrets, too."""

    name: str
    house: str
    points: int
    coins: int
    stone: int
    grain: int
    room: int
    ship: str
    castle: list[BuildingView]
    structures: int
    sides: list[str]  # the closed ones
    pieces: list[str]  # those still on the player board
    closing: dict[str, str]  # side -> the one space that would close it
    allies: list[str]  # in ally spaces 1 to 5; empty for a free one, "-" for one still covered by a tower
    ally_points: list[int]  # points of each if the round ended now
    specialists: list[str]
    abilities: list[str]
    covers: list[str]
    hand: list[str] | None  # None if hidden
    hand_size: int
    hand_limit: int
    draw_size: int
    draw: list[str] | None  # for the owner only, who knows it by elimination
    discard: list[str]
    removed: list[str]
    slots: list[SlotView]
    known: list[str]  # cards that everybody knows to be in hand or face down
    edicts: int
    passed: bool


@dataclass
class SoloView:
    """Frederick in the solo game."""

    ship: str
    deck: int
    out: list[str]  # revealed since the last shuffle
    crowns: int
    turns: int
    gone: list[str]  # cards and allies that he has removed
    title: str  # after the end of the game


@dataclass
class StuporMundiView(View):
    """The whole table, as far as this seat may see it."""

    edition: str = ""
    table_options: dict[str, str] = field(default_factory=dict)
    round: int = 0
    first: Seat = 0
    active: Seat = 0
    about: str = ""  # the card, castle space or possession of the pending decision; for the deciding seat only
    ends: list[str] = field(default_factory=list)
    palace: dict[str, int] = field(default_factory=dict)
    frederick_place: str = ""
    active_edicts: list[EdictView | None] = field(default_factory=list)
    next_edicts: list[EdictView | None] = field(default_factory=list)
    edict_pile: int = 0
    edicts_unseen: list[str] = field(default_factory=list)
    paths: list[PathView] = field(default_factory=list)
    cities: list[CityView] = field(default_factory=list)
    card_pile: int = 0
    card_pile_a: int = 0
    players: list[PlayerView] = field(default_factory=list)
    solo: SoloView | None = None
    places: list[int] = field(default_factory=list)  # the rank of every seat, after the end of the game
    ended: str | None = None


def view(s: StuporMundi, seat: Seat) -> StuporMundiView:
    """Everything public, and this seat's own secrets."""
    edition = s.edition
    viewer = s.players[seat if 0 <= seat < edition.seats else s.active]
    return StuporMundiView(
        **shared_fields(s, seat, VERBS, EVENTS),
        edition=edition.key,
        table_options=edition.options,
        round=s.round_number,
        first=s.first,
        active=s.active,
        about="" if s.over or s.deciding() != seat else about(s, s.decision()),
        ends=[name for number, name in enumerate(END_NAMES) if s.ends >> number & 1],
        palace={name: s.frederick(number) for number, name in enumerate(PALACE.words)},
        frederick_place=place_name(s.frederick(PALACE.number("specialist"))),
        active_edicts=[edict_view(s, space, viewer) for space in range(ACTIVE_SPACES)],
        next_edicts=[edict_view(s, ACTIVE_SPACES + space, viewer) for space in range(ACTIVE_SPACES)],
        edict_pile=s.edict_pile.bit_count(),
        edicts_unseen=[edition.edict_names[tile] for tile in members(s.edict_pile)],
        paths=[path_view(s, path) for path in range(len(PATHS))],
        cities=[city_view(s, city, viewer) for city in range(len(edition.cities))],
        card_pile=s.pile_a + s.pile_b,
        card_pile_a=s.pile_a,
        players=[player_view(s, player, seat) for player in range(edition.seats)],
        solo=solo_view(s) if edition.solo else None,
        places=ranking(s) if s.over else [],
        ended=reasons(s) if s.over else None,
    )


def about(s: StuporMundi, decision: Decision[Any]) -> str:
    """What the deciding seat has just chosen and not yet carried out."""
    if isinstance(decision, ChooseFace):
        return s.edition.card_names[decision.card]
    if isinstance(decision, (ChoosePiece, ChooseMix)):
        return s.edition.space_names[decision.space]
    return PALACE.name(decision.icon) if isinstance(decision, ChooseDirection) else ""


# The parts of a view are immutable and cached by everything they are made from.


# --- edicts ----------------------------------------------------------------------------------------------------


def edict_view(s: StuporMundi, space: int, viewer: Player) -> EdictView | None:
    """The tile on an edict space, and what issuing it would change."""
    tile = s.edict_in(space)
    if tile < 0:
        return None
    icons = enumerate(s.edition.edict_icons[tile])
    changes = [change_view(s, icon, number, viewer) for icon, number in icons if number]
    return EdictView(s.edition.edict_names[tile], icon_text(s.edition, tile), changes)


def change_view(s: StuporMundi, icon: int, number: int, viewer: Player) -> ChangeView:
    """SM-EDICT-4 to SM-EDICT-7: both directions of one kind of icon, if they are allowed."""
    change = number * s.edition.palace_step[icon]
    more, less = can_add(s, icon, number), can_remove(s, icon, number)
    return ChangeView(
        PALACE.name(icon),
        number,
        s.frederick(icon) + change if more else -1,
        s.frederick(icon) - change if less else -1,
        income_change(s, viewer, icon, change) if more else 0,
        income_change(s, viewer, icon, -change) if less else 0,
    )


@lru_cache(1024)
def icon_text(edition: StuporMundiEdition, tile: int) -> str:
    """The icons of a tile as letters."""
    return "".join(letter * number for letter, number in zip(ICON_LETTERS, edition.edict_icons[tile], strict=True))


# --- workplaces and voyage -------------------------------------------------------------------------------------


def path_view(s: StuporMundi, path: int) -> PathView:
    """A path with its tiles, abilities, token and city bonus tiles."""
    village = (3, -1, 4)[path]
    tile = s.workplaces[village] if village >= 0 else UNPLACED
    abilities = tuple(s.ability_at[5 * path + 1 : 5 * path + 5])
    tokens = s.tokens & 0b111110 << 5 * path
    return cached_path_view(s.edition, path, s.workplaces[path], tile, abilities, tokens, s.cities[path])


@lru_cache(512)
def cached_path_view(
    edition: StuporMundiEdition, path: int, countryside: int, village: int, abilities: Row, tokens: int, bonus: int
) -> PathView:
    """A path, cached by everything that is visible of it."""
    places = [5 * path + column for column in range(1, 6)]
    there = [place == edition.first_places[path] or place in edition.next_place for place in places]
    token = [place_name(place) for place in places if tokens >> place & 1]
    return PathView(
        name=PATHS[path],
        countryside="" if countryside == UNPLACED else edition.tile_names[countryside],
        village="" if village == UNPLACED else edition.tile_names[village],
        abilities=[edition.ability_names[ability] if ability >= 0 else "" for ability in abilities],
        grain=[edition.grain_to[place] if known else -1 for place, known in zip(places, there, strict=True)],
        token=token[0] if token else "",
        bonus_tiles=[edition.bonus_names[tile] for tile in members(bonus)],
    )


def city_view(s: StuporMundi, city: int, viewer: Player) -> CityView:
    """The market and the open spaces of a city."""
    edition = s.edition
    market = s.markets[city]
    side = edition.markets[market] if market != UNPLACED else None
    resources = ("stone", "grain")
    spaces = [space for space in (2 * city, 2 * city + 1) if space < VOYAGE_SPACES]
    return CityView(
        name=edition.cities[city],
        market="" if side is None else edition.market_names[market // 2],
        red=market % 2 == 1 and side is not None,
        sells="" if side is None else f"{side.sold} {resources[side.sells]} {side.sold_for}",
        buys="" if side is None else f"{side.bought} {resources[side.buys]} {side.bought_for}",
        allies=[ally_view(s, space, viewer) for space in spaces if edition.open_allies >> space & 1],
        cards=[card_view(edition, space, s.card_on(space)) for space in spaces if edition.open_cards >> space & 1],
    )


def ally_view(s: StuporMundi, space: int, viewer: Player) -> SpaceView:
    """An ally space; the face-down tile is unknown to everybody."""
    ally = s.ally_on(space)
    pays = points_if_summoned(s, viewer, ally) if ally >= 0 else 0
    return cached_ally_view(s.edition, space, ally, s.ally_below >> space & 1 == 1, pays)


@lru_cache(2048)
def cached_ally_view(edition: StuporMundiEdition, space: int, ally: int, below: bool, pays: int) -> SpaceView:
    """An ally space, cached by everything that is visible of it."""
    shown = edition.ally_names[ally] if ally >= 0 else ""
    return SpaceView(edition.city_ally_spaces[space], space, shown, below, edition.ally_cost[space], pays)


@lru_cache(1024)
def card_view(edition: StuporMundiEdition, space: int, card: int) -> SpaceView:
    """A card space."""
    name = edition.city_card_spaces[space]
    if card < 0:
        return SpaceView(name, space, "", False, 0, 0)
    return SpaceView(name, space, edition.card_names[card], False, edition.card_cost[card], 0)


# --- players ---------------------------------------------------------------------------------------------------


@lru_cache(4096)
def card_list(edition: StuporMundiEdition, cards: int) -> list[str]:
    """Cards by name, in the order of their numbers."""
    return [edition.card_names[card] for card in members(cards)]


def player_view(s: StuporMundi, owner: Seat, seat: Seat) -> PlayerView:
    """SM-PLAY-8, RUL-119: hand, draw pile and face-down cards are for their owner only; the rest is public."""
    player = s.players[owner]
    edition = s.edition
    mine = owner == seat
    return PlayerView(
        name=SEAT_NAMES[owner],
        house="" if player.house == UNDECIDED else edition.house_names[player.house],
        points=player.points,
        coins=player.coins,
        stone=player.stone,
        grain=player.grain,
        room=player.room,
        ship=edition.cities[player.ship],
        castle=castle_view(edition, player.castle, player.masonry),
        structures=player.structures(),
        sides=[edition.side_names[side] for side in members(closed_sides(s, player))],
        pieces=[edition.piece_names[piece] for piece in members(player.pieces)],
        closing={
            edition.side_names[side]: edition.space_names[space]
            for side, space in enumerate(closing_spaces(s, player))
            if space >= 0
        },
        allies=[ally_text(s, player, space) for space in range(len(edition.ally_spaces))],
        ally_points=[
            ally_points(s, player, ally) if ally >= 0 else 0
            for ally in [player.ally_in(space) for space in range(len(edition.ally_spaces))]
        ],
        specialists=[place_name(player.place_of(number)) for number in range(SPECIALISTS)],
        abilities=[edition.ability_names[ability] for ability in members(player.abilities)],
        covers=[edition.cover_names[cover] for cover in members(player.covers)],
        hand=card_list(edition, player.hand) if mine else None,
        hand_size=player.hand.bit_count(),
        hand_limit=hand_limit(s, player),
        draw_size=player.draw.bit_count(),
        draw=card_list(edition, player.draw) if mine else None,
        discard=card_list(edition, player.discard),
        removed=card_list(edition, player.removed),
        slots=slot_views(edition, player.covers, player.slots, mine),
        known=card_list(edition, player.known),
        edicts=player.edicts,
        passed=s.passed >> owner & 1 == 1,
    )


@lru_cache(1024)
def castle_view(edition: StuporMundiEdition, castle: int, masonry: int) -> list[BuildingView]:
    """Every space of a castle."""
    return [
        building_view(edition, space, masonry >> PIECE_BITS * space & PIECE_MASK if castle >> space & 1 else UNPLACED)
        for space in range(len(edition.space_names))
    ]


@lru_cache(2048)
def building_view(edition: StuporMundiEdition, space: int, piece: int) -> BuildingView:
    """A castle space, built or not, with its printed cost."""
    return BuildingView(
        space=edition.space_names[space],
        number=space,
        kind=STRUCTURES.name(edition.space_kind[space]),
        piece="" if piece == UNPLACED else edition.piece_names[piece],
        stone=edition.space_stone[space],
        grain=edition.space_grain[space],
        edict=edition.edict_sites >> space & 1 == 1,
    )


def ally_text(s: StuporMundi, player: Player, space: int) -> str:
    """The content of an ally space of a player."""
    if player.pieces >> space & 1:
        return "-"
    ally = player.ally_in(space)
    return s.edition.ally_names[ally] if ally >= 0 else ""


@lru_cache(2048)
def slot_views(edition: StuporMundiEdition, covers: int, slots: int, mine: bool) -> list[SlotView]:
    """Every slot of a player."""
    locked = ~edition.open_slots[covers]
    return [
        slot_view(edition, slot, locked >> slot & 1 == 1, slots >> SLOT_BITS * slot & SLOT_MASK, mine)
        for slot in range(SLOTS)
    ]


def slot_view(edition: StuporMundiEdition, slot: int, locked: bool, there: int, mine: bool) -> SlotView:
    """SM-PLAY-8: a face-down card is visible only to its owner."""
    face_up = there & 1 == 1
    return SlotView(
        number=slot + 1,
        locked=locked,
        used=there != 0,
        face_up=face_up,
        card=edition.card_names[(there >> 1) - 1] if there and (face_up or mine) else "",
        actions=[name for number, name in enumerate(MAIN_ACTIONS.words) if edition.slot_actions[slot] >> number & 1],
    )


def solo_view(s: StuporMundi) -> SoloView:
    """SM-SOLO-3: Frederick's Ship, the rest of his deck, crowns and turns."""
    edition = s.edition
    gone = card_list(edition, s.gone_cards) + [edition.ally_names[ally] for ally in members(s.gone_allies)]
    return SoloView(
        ship=edition.cities[s.frederick_ship],
        deck=s.solo_deck.bit_count(),
        out=[name for number, name in enumerate(edition.solo_names) if s.solo_deck >> number & 1 == 0],
        crowns=s.crowns,
        turns=s.frederick_turns,
        gone=gone,
        title=title(s) if s.over else "",
    )
