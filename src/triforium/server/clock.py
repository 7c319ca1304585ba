"""Clocks: how long people may think, for a move or for a whole game, in seconds or in days.

Time is paid for a move that was made and for nothing else: whoever takes it back goes on as if they had thought all the
while, and lending, leaving and taking back a seat only stop its clock and start it.
"""

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


class Then(msgspec.Struct, frozen=True):
    """A choice that may be taken back: the actions before it, when it was made, and what everybody had left then."""

    length: int
    at: int
    left: tuple[int, ...]


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


def all_left(clock: Clock, now: int, opened: int, rules: ClockRules) -> tuple[int, ...]:
    """What everybody has left at this moment."""
    return tuple(left_of(clock, seat, now, opened, rules) for seat in range(len(clock.left)))


def handed_to(clock: Clock, seat: Seat, now: int, opened: int, rules: ClockRules) -> Clock:
    """The clock once this seat thinks; nothing is paid, and nothing changes while the same person goes on."""
    if clock.running == seat:
        return clock
    return Clock(all_left(clock, now, opened, rules), seat, now)


def after_move(clock: Clock, mover: Seat, seat: Seat, now: int, opened: int, rules: ClockRules) -> Clock:
    """The clock once a finished move has handed it on: a new time for each move, or the increment for whoever moved."""
    if rules.kind == "move":
        return Clock(full_clock(rules, len(clock.left)).left, seat, now)
    if clock.running != mover:  # a bot moved for somebody, or for itself
        return handed_to(clock, seat, now, opened, rules)
    left = list(all_left(clock, now, opened, rules))
    left[mover] += rules.increment * 1000
    return Clock(tuple(left), seat, now)


def after_back(clock: Clock, then: Then, seat: Seat) -> Clock:
    """The clock once this seat has taken its own choice back: as if it had gone on thinking since."""
    return clock if clock.running == seat else Clock(then.left, seat, then.at)


def after_agreed_back(clock: Clock, then: Then, seat: Seat, now: int, opened: int, rules: ClockRules) -> Clock:
    """The clock once all have agreed to go back: nobody has more than they had then, nor more than they have now."""
    left = all_left(clock, now, opened, rules)
    return Clock(tuple(min(both) for both in zip(left, then.left, strict=True)), seat, now)


def runs_out_at(clock: Clock, opened: int, rules: ClockRules) -> int | None:
    """When the one who is thinking now will have no time left."""
    if rules.kind == "none" or clock.running < 0:
        return None
    since = clock.since if rules.seconds >= SLOW_S else max(clock.since, opened)
    return since + clock.left[clock.running]
