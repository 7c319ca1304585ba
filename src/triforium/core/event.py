"""Events: the log of what happened in a game."""

from typing import Final

from triforium.core.action import Seat

EVERYONE: Final = -1  # a mask with the bit of every seat set


class Event:
    """One entry of the game log: what happened, to what, and which seats may see it."""

    def __init__(self, kind: int, seat: Seat, nouns: list[int], seen_by: int) -> None:
        self.kind = kind
        self.seat = seat
        self.nouns = nouns
        self.seen_by = seen_by

    def is_for(self, seat: Seat) -> bool:
        """May this seat see the event? Spectators see public events only."""
        return self.seen_by == EVERYONE or (seat >= 0 and self.seen_by >> seat & 1 == 1)
