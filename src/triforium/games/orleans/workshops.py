"""Delivery orders: the workshops and the hour glass, which works like one (ORL-WORK, ORL-HOUR)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.state import Step
from triforium.core.values import with_item
from triforium.games.orleans.counts import ONE, count_of
from triforium.games.orleans.edition import HOUR_GLASS_TILE, ORDERS
from triforium.games.orleans.events import DELIVERED, ORDER_COMPLETED, TILE_CLEARED
from triforium.games.orleans.kinds import NONE
from triforium.games.orleans.resolution import pay
from triforium.games.orleans.state import Orleans


def needs(s: Orleans, destination: int, kind: int) -> bool:
    """ORL-MARKET-6, ORL-AMB-45: whether the order there still asks for this kind; a turned tile asks for nothing."""
    return count_of(s.missing[destination], kind) > 0


def deliver(s: Orleans, seat: Seat, kind: int, destination: int) -> None:
    """ORL-WORK-1, ORL-WORK-2, ORL-WORK-3: put the item on the tile; the last one fulfils the order."""
    s.take_out(seat, kind)
    left = s.missing[destination] - ONE[kind]
    s.missing = with_item(s.missing, destination, left)
    s.tell(DELIVERED, seat, kind, destination)
    if left == 0:
        tile = s.order_tiles[destination]
        s.tell(ORDER_COMPLETED, seat, destination, tile)
        s.then(CLEAR[destination])  # ORL-AMB-31: after the rewards
        pay(s, seat, s.edition.tile_rewards[tile])


class Clear(Step[Orleans]):
    """ORL-WORK-4, ORL-WORK-5, ORL-HOUR-3, ORL-HOUR-4: items return, a workshop is turned over, an hour glass leaves."""

    written = "return destination"

    def __init__(self, destination: int) -> None:
        self.destination: Final = destination

    def run(self, s: Orleans) -> None:
        clear(s, self.destination)


def clear(s: Orleans, destination: int) -> None:
    """Return the items on a tile; nothing more can be delivered to it."""
    tile = s.order_tiles[destination]
    s.put_all_back(s.delivered(destination))
    s.tell(TILE_CLEARED, s.active, destination, tile)
    if destination == HOUR_GLASS_TILE:
        s.order_tiles = with_item(s.order_tiles, HOUR_GLASS_TILE, NONE)  # ORL-AMB-42: until the round ends
    else:
        s.turned |= 1 << destination  # ORL-AMB-44, ORL-AMB-60
    s.missing = with_item(s.missing, destination, 0)


CLEAR: Final = [Clear(destination) for destination in range(ORDERS)]
