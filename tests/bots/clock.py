"""A fake clock for bots with a deadline."""

import time

import pytest

AFTER_DEADLINE = 15  # maximum number of readings: each nested loop reads the clock once more before it returns


class TickingClock:
    """Replaces `time.thread_time`: each reading is one tick later than the last, independent of the machine's load."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tick: float) -> None:
        self.tick = tick
        self.readings = 0
        monkeypatch.setattr(time, "thread_time", self.read)

    def read(self) -> float:
        self.readings += 1
        return self.readings * self.tick
