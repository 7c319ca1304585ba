"""The cathedral (ORL-CATH)."""

from triforium.core.action import Seat
from triforium.games.orleans.ending import win
from triforium.games.orleans.events import SECTION_BUILT
from triforium.games.orleans.state import SECTIONS, Orleans


def build_section(s: Orleans, seat: Seat) -> None:
    """ORL-CATH-1, ORL-CATH-2, ORL-REW-2: the next section is built at once; there is no choice (ORL-AMB-32)."""
    s.sections += 1
    s.tell(SECTION_BUILT, seat, s.sections)
    if s.sections == SECTIONS:
        win(s)
