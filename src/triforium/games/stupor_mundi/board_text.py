"""Views of the voyage board and the workplaces (rules.md, section 14.2). Not compiled."""

from dataclasses import dataclass
from functools import lru_cache

from triforium.core.masks import members
from triforium.core.values import Row
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.kinds import PATHS, place_name
from triforium.games.stupor_mundi.outlook import points_if_summoned
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import UNPLACED, VOYAGE_SPACES, StuporMundi


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


def path_view(s: StuporMundi, path: int) -> PathView:
    """A path with its tiles, abilities, token and city bonus tiles."""
    village = (3, -1, 4)[path]
    tile = s.workplaces[village] if village >= 0 else UNPLACED
    abilities = tuple(s.ability_at[5 * path + 1 : 5 * path + 5])
    tokens = s.tokens & 0b111110 << 5 * path
    return cached_path_view(s.edition, path, s.workplaces[path], tile, abilities, tokens, s.cities[path])


# The parts of a view are immutable and cached by everything they are made from.


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
    name = f"{edition.cities[space // 2]}-a{space % 2 + 1}"
    shown = edition.ally_names[ally] if ally >= 0 else ""
    return SpaceView(name, space, shown, below, edition.ally_cost[space], pays)


@lru_cache(1024)
def card_view(edition: StuporMundiEdition, space: int, card: int) -> SpaceView:
    """A card space."""
    name = f"{edition.cities[space // 2]}-c{space % 2 + 1}"
    there = card >= 0
    return SpaceView(
        name, space, edition.card_names[card] if there else "", False, edition.card_cost[card] if there else 0, 0
    )
