"""Patience: how often somebody may do something."""

from collections import OrderedDict
from typing import Final

from triforium.server.time_source import MACHINE_TIME, TimeSource

MOST_NAMES: Final = 20_000
Name = str | tuple[str, str]  # an address, or somebody at a table


class Patience:
    """So many times a minute, and a good part of them at once."""

    def __init__(self, most: int, time_source: TimeSource = MACHINE_TIME, seconds: float = 60.0) -> None:
        self.most = float(most)
        self.rate = most / seconds
        self.left = self.most
        self.time_source = time_source
        self.since = time_source.monotonic()

    def allows(self) -> bool:
        """Once more? Then it is counted."""
        now = self.time_source.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class PatienceWithEach:
    """Patience with everybody by name; whoever was not heard of for longest is forgotten first."""

    def __init__(self, most: int, time_source: TimeSource = MACHINE_TIME, seconds: float = 60.0) -> None:
        self.most = most
        self.seconds = seconds
        self.time_source = time_source
        self.names: OrderedDict[Name, Patience] = OrderedDict()

    def allows(self, name: Name) -> bool:
        """Once more for this one?"""
        patience = self.names.get(name)
        if patience is None:
            patience = self.names[name] = Patience(self.most, self.time_source, self.seconds)
            if len(self.names) > MOST_NAMES:
                self.names.popitem(last=False)
        else:
            self.names.move_to_end(name)
        return patience.allows()


class Crowd:
    """How many of something each name has open."""

    def __init__(self, most: int, most_together: int) -> None:
        self.most = most
        self.most_together = most_together
        self.together = 0
        self.names: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        """One more, if there is room."""
        if self.together >= self.most_together or self.names.get(name, 0) >= self.most:
            return False
        self.together += 1
        self.names[name] = self.names.get(name, 0) + 1
        return True

    def leave(self, name: str) -> None:
        """One less."""
        self.together -= 1
        self.names[name] -= 1
        if not self.names[name]:
            del self.names[name]
