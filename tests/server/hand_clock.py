"""A server whose time stands still until a test moves it."""

import functools
import mmap
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.server_process import ServerProcess
from triforium.server.ops.system import SystemClock

SIZE = 8
LOOK_S = 0.05


class HandClock(SystemClock):
    """The time in milliseconds, in a file that the test and its server share."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes((time.time_ns() // 1_000_000).to_bytes(SIZE))
        with open(path, "r+b") as file:
            self.shared = mmap.mmap(file.fileno(), SIZE)

    def now(self) -> int:
        return int.from_bytes(self.shared[:SIZE])

    def monotonic(self) -> float:
        return self.now() / 1000

    def call_later(self, seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        """Short delays pass by themselves, longer ones when a test lets them."""
        if seconds < 1:
            return super().call_later(seconds, run)
        until, waiting = self.now() + 1000 * seconds, [True]

        def look() -> None:
            if waiting and self.now() >= until:
                run()
            elif waiting:
                super(HandClock, self).call_later(LOOK_S, look)

        super().call_later(LOOK_S, look)
        return waiting.clear

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.shared[:SIZE] = (self.now() + round(1000 * seconds)).to_bytes(SIZE)


class TimedServer(ServerProcess):
    """A server that reads its time from `clock`."""

    def __init__(self, store: str, *words: str, generous: bool = True, clock_in: Path | None = None) -> None:
        super().__init__(store, *words, generous=generous)
        self.clock_file = f"{clock_in}/time" if clock_in else f"{self.file}.time"
        self.clock = HandClock(Path(self.clock_file))


def set_time(path: str) -> None:
    """In the process of a server, before it starts: read the time from a file."""
    from triforium.server import server

    server.run = functools.partial(server.run, clock=HandClock(Path(path)))  # type: ignore[assignment]
