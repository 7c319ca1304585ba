"""Action: Place Builder (BAS-BUILD)."""

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.games.basilica.events import BUILDER_PLACED
from triforium.games.basilica.plan import NOWHERE
from triforium.games.basilica.state import Basilica


def can_place_builder(s: Basilica, seat: Seat) -> bool:
    """BAS-TURN-5, BAS-BUILD-2: a vault was placed by the action just before, and there is a builder in supply."""
    return s.placed != NOWHERE and s.builders_left[seat] > 0


def place_builder(s: Basilica, seat: Seat) -> None:
    """BAS-BUILD-1, BAS-BUILD-3, BAS-BUILD-5: on that vault, without rank; the market does not change."""
    s.put_builder(seat, s.placed)
    s.tell(BUILDER_PLACED, seat, s.placed)


def why_not_place_builder(s: Basilica, seat: Seat) -> Refusal | None:
    """BAS-TURN-5, BAS-BUILD-2: why no builder may be placed now."""
    if s.placed == NOWHERE:
        return Refusal("BAS-TURN-5", "no-vault-just-placed")
    if s.builders_left[seat] == 0:
        return Refusal("BAS-BUILD-2", "no-builder-left")
    return None
