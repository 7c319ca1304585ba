"""Injectable clock: where the server reads the time, so that tests can control it."""

import time
from typing import Final


class TimeSource:
    """The system clocks."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds of a monotonic clock."""
        return time.monotonic()


MACHINE_TIME: Final = TimeSource()
