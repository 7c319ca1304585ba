"""Compact storage for the events of a game: a few integers per event."""

from array import array
from bisect import bisect_right
from typing import Final

from triforium.core.event import Event

NEVER: Final = -9


class Story:
    """All events, each with the number of actions taken when it happened."""

    def __init__(self) -> None:
        self.told_at = array("I")
        self.starts = array("I")
        self.numbers = array("q")
        self.latest: list[tuple[int, Event]] = []  # cache of the newest events, which almost all clients ask for
        self.latest_since = NEVER

    def snapshot(self) -> "Story":
        """A snapshot."""
        snapshot = Story()
        snapshot.told_at, snapshot.starts, snapshot.numbers = self.told_at[:], self.starts[:], self.numbers[:]
        return snapshot

    def add_all(self, length: int, events: list[tuple[int, Event]]) -> None:
        """Add the events of a batch of actions; `length` is the number of actions before the batch."""
        told = [(length + at, event) for at, event in events]
        told_at, starts, numbers = self.told_at, self.starts, self.numbers
        for at, event in told:  # like `add`, inlined: this runs several times per move
            told_at.append(at)
            starts.append(len(numbers))
            numbers.extend((event.kind, event.seat, event.seen_by, *event.nouns))
        self.latest, self.latest_since = told, length

    def add(self, at: int, event: Event) -> None:
        """Add one event."""
        self.latest_since = NEVER
        self.told_at.append(at)
        self.starts.append(len(self.numbers))
        self.numbers.extend((event.kind, event.seat, event.seen_by, *event.nouns))

    def since(self, at: int) -> list[tuple[int, Event]]:
        """The events after the first `at` actions."""
        if at == self.latest_since:
            return self.latest
        first = bisect_right(self.told_at, at)
        return [(self.told_at[number], self.event(number)) for number in range(first, len(self.told_at))]

    def at(self, at: int) -> list[tuple[int, Event]]:
        """The events of the action number `at`."""
        numbers = range(bisect_right(self.told_at, at - 1), bisect_right(self.told_at, at))
        return [(at, self.event(number)) for number in numbers]

    def event(self, number: int) -> Event:
        """The event with this index."""
        start = self.starts[number]
        end = self.starts[number + 1] if number + 1 < len(self.starts) else len(self.numbers)
        kind, seat, seen_by, *nouns = self.numbers[start:end]
        return Event(kind, seat, nouns, seen_by)

    def shorten(self, at: int) -> None:
        """Drop the events after the first `at` actions."""
        self.latest_since = NEVER
        keep = bisect_right(self.told_at, at)
        if keep < len(self.told_at):
            del self.numbers[self.starts[keep] :]
            del self.told_at[keep:]
            del self.starts[keep:]
