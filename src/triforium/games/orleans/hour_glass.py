"""Hour glass tiles: one per round (ORL-HOUR)."""

from typing import Final

from triforium.core.action import CHANCE, Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.core.values import with_item
from triforium.games.orleans.edition import HOUR_GLASS_TILE
from triforium.games.orleans.events import HOUR_GLASS_LOST, HOUR_GLASS_REVEALED
from triforium.games.orleans.kinds import NONE
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import HOUR_GLASS

HOUR_GLASS_PILE: Final = "hour glasses"


class RevealHourGlass(Choice[Orleans]):
    """ORL-SETUP-8, ORL-BELL-7, ORL-HOUR-1: the next tile is revealed, without any items on it."""

    key = "hour_glass.reveal"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = HOUR_GLASS

    def nouns(self, s: Orleans) -> int:
        return s.hour_glasses

    def pile(self, s: Orleans) -> str:
        return HOUR_GLASS_PILE

    def choose(self, s: Orleans, noun: int) -> None:
        s.hour_glasses &= ~(1 << noun)
        s.hour_glasses_left -= 1
        s.order_tiles = with_item(s.order_tiles, HOUR_GLASS_TILE, noun)
        s.missing = with_item(s.missing, HOUR_GLASS_TILE, s.edition.tile_order[noun])
        s.tell(HOUR_GLASS_REVEALED, CHANCE, noun)

    def why_not_noun(self, s: Orleans, noun: int) -> Refusal | None:
        return None if s.hour_glasses >> noun & 1 else s.not_there(HOUR_GLASS)


REVEAL_HOUR_GLASS: Final = RevealHourGlass()


def lose_hour_glass(s: Orleans) -> None:
    """ORL-HOUR-5, ORL-BELL-6, ORL-AMB-43: an incomplete tile leaves the game without reward; its items are returned."""
    tile = s.order_tiles[HOUR_GLASS_TILE]
    if tile == NONE:
        return
    s.put_all_back(s.delivered(HOUR_GLASS_TILE))
    s.tell(HOUR_GLASS_LOST, CHANCE, tile)
    s.order_tiles = with_item(s.order_tiles, HOUR_GLASS_TILE, NONE)
    s.missing = with_item(s.missing, HOUR_GLASS_TILE, 0)
