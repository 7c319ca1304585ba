"""Views of edict tiles: icons, and what issuing them would change (SM-EDICT). Not compiled."""

from dataclasses import dataclass
from functools import lru_cache

from triforium.games.stupor_mundi.edict import can_add, can_remove
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.kinds import PALACE
from triforium.games.stupor_mundi.outlook import income_change
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi


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
    return "".join(letter * number for letter, number in zip("GSATWKLP", edition.edict_icons[tile], strict=True))
