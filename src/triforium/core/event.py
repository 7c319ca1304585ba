"""The story of a game, sentence by sentence."""

from typing import Final

from triforium.core.action import Seat

EVERYONE: Final = -1  # as a mask: every seat's bit is set


class Event:
    """One sentence of the story: what happened, to what, and which seats may know it."""

    def __init__(self, kind: int, seat: Seat, nouns: list[int], seen_by: int) -> None:
        self.kind = kind
        self.seat = seat
        self.nouns = nouns
        self.seen_by = seen_by

    def is_for(self, seat: Seat) -> bool:
        """May this seat know it? Spectators know what everyone knows."""
        return self.seen_by == EVERYONE or (seat >= 0 and self.seen_by >> seat & 1 == 1)
