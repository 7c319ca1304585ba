"""Which commands were carried out at a table: a name that was used once has no second effect."""

from collections import OrderedDict
from typing import Final

from triforium.core.action import Seat

KEPT_COMMANDS: Final = 64  # of which the turn is known without asking the store
BITS: Final = 1 << 14  # 2 kB; of 500 forgotten names, one new name in 270 looks like one of them
LAST: Final = (BITS >> 3) - 1  # of their bytes


class Done:
    """The last names with their turns; of those before, two bits each: enough to know that a name is new."""

    def __init__(self) -> None:
        self.latest: OrderedDict[tuple[Seat, str], int] = OrderedDict()
        self.bits = bytearray()

    def add(self, seat: Seat, command: str, turn: int) -> None:
        """One more command was carried out."""
        self.latest[seat, command] = turn
        if len(self.latest) > KEPT_COMMANDS:
            self.forget(self.latest.popitem(last=False)[0])

    def forget(self, name: tuple[Seat, str]) -> None:
        """Only the bits of this one are left."""
        if not self.bits:
            self.bits = bytearray(BITS >> 3)
        mixed = hash(name)
        self.bits[mixed >> 3 & LAST] |= 1 << (mixed & 7)
        self.bits[mixed >> 23 & LAST] |= 1 << (mixed >> 20 & 7)

    def turn_of(self, seat: Seat, command: str) -> int | None:
        """In which turn this was done, if it was lately."""
        return self.latest.get((seat, command))

    def may_know(self, seat: Seat, command: str) -> bool:
        """Could it have been done before? If not, it certainly was not."""
        name = (seat, command)
        if name in self.latest:
            return True
        bits = self.bits
        if not bits:
            return False
        mixed = hash(name)
        if not bits[mixed >> 3 & LAST] >> (mixed & 7) & 1:
            return False
        return bits[mixed >> 23 & LAST] >> (mixed >> 20 & 7) & 1 == 1
