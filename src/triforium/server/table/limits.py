"""Rate limiting: token buckets, one per key, and limits on concurrent connections."""

from collections import OrderedDict
from typing import Final

from triforium.server.ops.time_source import MACHINE_TIME, TimeSource

MOST_NAMES: Final = 20_000
Name = str | tuple[str, str]  # an address, or a table and a seat, holder or token


class TokenBucket:
    """Token bucket: `most` events per `seconds`; allows short bursts of up to `most`."""

    def __init__(self, most: int, time_source: TimeSource = MACHINE_TIME, seconds: float = 60.0) -> None:
        self.most = float(most)
        self.rate = most / seconds
        self.left = self.most
        self.time_source = time_source
        self.since = time_source.monotonic()

    def allows(self) -> bool:
        """Take one token if there is one."""
        now = self.time_source.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class TokenBuckets:
    """One token bucket per key; evicts the least recently used key when there are too many."""

    def __init__(self, most: int, time_source: TimeSource = MACHINE_TIME, seconds: float = 60.0) -> None:
        self.most = most
        self.seconds = seconds
        self.time_source = time_source
        self.names: OrderedDict[Name, TokenBucket] = OrderedDict()

    def allows(self, name: Name) -> bool:
        """Take one token from the bucket of this key, if there is one."""
        patience = self.names.get(name)
        if patience is None:
            patience = self.names[name] = TokenBucket(self.most, self.time_source, self.seconds)
            if len(self.names) > MOST_NAMES:
                self.names.popitem(last=False)
        else:
            self.names.move_to_end(name)
        return patience.allows()


class ConnectionCounter:
    """Counts open connections per key and in total, and limits both."""

    def __init__(self, most: int, most_together: int) -> None:
        self.most = most
        self.most_together = most_together
        self.together = 0
        self.names: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        """Count one more connection, unless a limit is reached."""
        if self.together >= self.most_together or self.names.get(name, 0) >= self.most:
            return False
        self.together += 1
        self.names[name] = self.names.get(name, 0) + 1
        return True

    def leave(self, name: str) -> None:
        """Count one connection less."""
        self.together -= 1
        self.names[name] -= 1
        if not self.names[name]:
            del self.names[name]
