"""Clocks: how long people may think, for a move or for a whole game, in seconds or in days."""

from typing import Final

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.server.journal import ClockRules

SLOW_S: Final = 3600  # from here on a clock counts days rather than minutes, and goes on while the house is closed


class Clock(msgspec.Struct, frozen=True):
    """What everybody has left, and whose time is running since when; milliseconds."""

    left: tuple[int, ...]
    running: Seat = NOBODY
    since: int = 0

    def written(self) -> list[int]:
        """As the journal keeps it."""
        return [self.since, self.running, *self.left]


def read_clock(written: list[int]) -> Clock:
    """As the journal kept it."""
    return Clock(tuple(written[2:]), written[1], written[0])


def full_clock(rules: ClockRules, seats: int) -> Clock:
    """Before anybody has begun to think."""
    return Clock((rules.seconds * 1000,) * seats)


def left_of(clock: Clock, seat: Seat, now: int, opened: int, rules: ClockRules) -> int:
    """What a seat has left at this moment; a fast clock does not count the time before the house was opened."""
    left = clock.left[seat]
    if clock.running != seat:
        return left
    since = clock.since if rules.seconds >= SLOW_S else max(clock.since, opened)
    return max(left - max(now - since, 0), 0)


def handed_to(clock: Clock, seat: Seat, now: int, opened: int, rules: ClockRules) -> Clock:
    """The clock once this seat decides; nothing changes while the same person goes on."""
    if clock.running == seat:
        return clock
    left = list(clock.left)
    before = clock.running
    if before >= 0:
        if rules.kind == "move":
            left[before] = rules.seconds * 1000
        else:
            left[before] = left_of(clock, before, now, opened, rules) + rules.increment * 1000
    return Clock(tuple(left), seat, now)


def runs_out_at(clock: Clock, opened: int, rules: ClockRules) -> int | None:
    """When the one who is thinking now will have no time left."""
    if rules.kind == "none" or clock.running < 0:
        return None
    since = clock.since if rules.seconds >= SLOW_S else max(clock.since, opened)
    return since + clock.left[clock.running]
