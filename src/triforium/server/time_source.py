"""Where the server reads the time, so that a test can set it."""

import time
from typing import Final


class TimeSource:
    """The clocks of the machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds; never goes back."""
        return time.monotonic()


MACHINE_TIME: Final = TimeSource()
