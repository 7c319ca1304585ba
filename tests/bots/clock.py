"""A clock for bots that think until a deadline."""

import time

import pytest

AFTER_DEADLINE = 15  # readings at most: nested loops each look at the clock once more before they return


class TickingClock:
    """Stands for `time.thread_time`: each reading is one tick later than the one before, however busy the machine."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tick: float) -> None:
        self.tick = tick
        self.readings = 0
        monkeypatch.setattr(time, "thread_time", self.read)

    def read(self) -> float:
        self.readings += 1
        return self.readings * self.tick
