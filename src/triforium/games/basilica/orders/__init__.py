"""The eight orders (BAS-ORD, BAS-ALTAR), in the order of components.ORDER_NAMES."""

from typing import Final

from triforium.games.basilica.orders.altar import Altar
from triforium.games.basilica.orders.confuse import Confuse
from triforium.games.basilica.orders.disaster import Disaster
from triforium.games.basilica.orders.move_builder import MoveBuilder
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.orders.promote import Promote
from triforium.games.basilica.orders.recruit import Recruit
from triforium.games.basilica.orders.scaffolding import Scaffolding
from triforium.games.basilica.orders.stained_glass import StainedGlass

ORDERS: Final[list[Order]] = [
    Promote(),
    MoveBuilder(),
    Recruit(),
    Confuse(),
    StainedGlass(),
    Scaffolding(),
    Disaster(),
    Altar(),
]
