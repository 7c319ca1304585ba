"""Limits: token buckets, one per key, counters of open connections, and the share of time that an address gets."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from triforium.server.table.ports import Clock

MOST_KEYS: Final = 20_000
EVERYTHING: Final = 100  # percent
LONGEST_REST_S: Final = 0.1
Key = str | tuple[str, str]  # an address, or a table and a seat, holder or token


class TokenBucket:
    """Allows `most` events per `seconds`, and short bursts of up to `most`."""

    def __init__(self, most: int, clock: Clock, seconds: float = 60.0) -> None:
        self.most = float(most)
        self.rate = most / seconds
        self.left = self.most
        self.clock = clock
        self.since = clock.monotonic()

    def allows(self) -> bool:
        """Take one token if there is one."""
        now = self.clock.monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class TokenBuckets:
    """One token bucket per key; forgets the least recently used key when there are too many."""

    def __init__(self, most: int, clock: Clock, seconds: float = 60.0) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.buckets: OrderedDict[Key, TokenBucket] = OrderedDict()

    def allows(self, key: Key) -> bool:
        """Take one token from the bucket of this key, if there is one."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = TokenBucket(self.most, self.clock, self.seconds)
            if len(self.buckets) > MOST_KEYS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket.allows()


class ConnectionCounter:
    """Counts open connections per key and in total, and limits both."""

    def __init__(self, most: int, most_together: int) -> None:
        self.most = most
        self.most_together = most_together
        self.together = 0
        self.open: dict[str, int] = {}

    def is_full(self, key: str) -> bool:
        """Is a limit reached?"""
        return self.together >= self.most_together or self.open.get(key, 0) >= self.most

    def enter(self, key: str) -> bool:
        """Count one more connection, unless a limit is reached."""
        if self.is_full(key):
            return False
        self.together += 1
        self.open[key] = self.open.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        """Count one connection less."""
        self.together -= 1
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]


class Turn:
    """What one address asks for is done one thing at a time, with pauses, so that the others get most of the time."""

    def __init__(self, share: int, clock: Clock) -> None:
        self.share = share
        self.clock = clock
        self.lock = asyncio.Lock()
        self.started = 0.0
        self.rests_until = 0.0

    async def __aenter__(self) -> None:
        """Wait for those who asked before, and for the pause after them."""
        if self.share >= EVERYTHING:
            return
        await self.lock.acquire()
        try:
            await asyncio.sleep(max(self.rests_until - self.clock.monotonic(), 0))
        except BaseException:
            self.lock.release()
            raise
        self.started = self.clock.monotonic()

    async def __aexit__(self, *_: Any) -> None:
        """The longer it took, the longer the pause."""
        if self.share >= EVERYTHING:
            return
        now = self.clock.monotonic()
        self.rests_until = now + min((now - self.started) * (EVERYTHING / self.share - 1), LONGEST_REST_S)
        self.lock.release()


class Turns:
    """One turn per address; forgets the least recently used one when there are too many."""

    def __init__(self, share: int, clock: Clock) -> None:
        self.share = share
        self.clock = clock
        self.turns: OrderedDict[str, Turn] = OrderedDict()

    def of(self, address: str) -> Turn:
        """For `async with`."""
        turn = self.turns.get(address)
        if turn is None:
            turn = self.turns[address] = Turn(self.share, self.clock)
            if len(self.turns) > MOST_KEYS:
                self.turns.popitem(last=False)
        else:
            self.turns.move_to_end(address)
        return turn


class SeatLimits:
    """How often the players of all tables may do something; one bucket per seat, however many programs play it."""

    def __init__(self, moves: int, chats: int, hellos: int, clock: Clock, share: int = EVERYTHING) -> None:
        self.moves = TokenBuckets(moves, clock)
        self.chats = TokenBuckets(chats, clock)
        self.hellos = TokenBuckets(hellos, clock)  # by address
        self.turns = Turns(share, clock)
