"""The system's clock and randomness, as tables use them."""

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from typing import Final

SECRET_BYTES: Final = 24
WORD: Final = 8  # random bytes per number
FETCHED: Final = 512 * WORD  # read in batches: one system call per draw took 5 % of the time of a move
LARGEST: Final = 1 << 8 * WORD


class SystemClock:
    """The clocks of this machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds of a monotonic clock."""
        return time.monotonic()

    def call_later(self, seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        """Call something later in the event loop; returns a function that cancels it."""
        return asyncio.get_running_loop().call_later(seconds, run).cancel


class SystemRandomness:
    """Buffered randomness of the operating system; every byte is used once."""

    def __init__(self) -> None:
        self.forget()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self.forget)

    def forget(self) -> None:
        """Discard the buffer: a forked process must not draw the same numbers as its parent."""
        self.bytes = b""
        self.used = 0

    def below(self, n: int) -> int:
        """A uniformly distributed number from 0 to n - 1."""
        fair = LARGEST - LARGEST % n
        while True:
            if self.used == len(self.bytes):
                self.bytes, self.used = os.urandom(FETCHED), 0
            word = int.from_bytes(self.bytes[self.used : self.used + WORD], "little")
            self.used += WORD
            if word < fair:
                return word % n

    def secret(self) -> str:
        """A new secret that can be part of a URL."""
        return secrets.token_urlsafe(SECRET_BYTES)


SYSTEM_CLOCK: Final = SystemClock()
SYSTEM_RANDOMNESS: Final = SystemRandomness()
