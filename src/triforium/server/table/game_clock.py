"""Chess-style clocks: time limits per move or per game, in seconds or in days.

Increments and new move times are granted only for completed moves. After taking back a move, a player's clock continues
as if it had never stopped; lending, leaving and taking back a seat only pause and resume it.
"""

from typing import Final

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.server.table.entries import ClockRules

SLOW_S: Final = 3600  # correspondence clocks, from this limit on, also run while the server is down


class Clock(msgspec.Struct, frozen=True):
    """Remaining milliseconds per seat, and whose clock has been running since when."""

    left: tuple[int, ...]
    running: Seat = NOBODY
    since: int = 0

    def written(self) -> list[int]:
        """As the list of numbers in the journal."""
        return [self.since, self.running, *self.left]


class Then(msgspec.Struct, frozen=True):
    """The clock at a choice: actions before it, time of the choice, remaining time of each seat."""

    length: int
    at: int
    left: tuple[int, ...]


def read_clock(written: list[int]) -> Clock:
    """Parse the list of numbers from the journal."""
    return Clock(tuple(written[2:]), written[1], written[0])


def full_clock(rules: ClockRules, seats: int) -> Clock:
    """The clock at the start of a game."""
    return Clock((rules.seconds * 1000,) * seats)


def left_of(clock: Clock, seat: Seat, now: int, opened: int, rules: ClockRules) -> int:
    """Remaining time of a seat; a fast clock does not count time before this server started."""
    left = clock.left[seat]
    if clock.running != seat:
        return left
    since = clock.since if rules.seconds >= SLOW_S else max(clock.since, opened)
    return max(left - max(now - since, 0), 0)


def all_left(clock: Clock, now: int, opened: int, rules: ClockRules) -> tuple[int, ...]:
    """Remaining time of every seat."""
    return tuple(left_of(clock, seat, now, opened, rules) for seat in range(len(clock.left)))


def handed_to(clock: Clock, seat: Seat, now: int, opened: int, rules: ClockRules) -> Clock:
    """Start the clock of this seat without increment; no change if it is already running."""
    if clock.running == seat:
        return clock
    return Clock(all_left(clock, now, opened, rules), seat, now)


def after_move(clock: Clock, mover: Seat, seat: Seat, now: int, opened: int, rules: ClockRules) -> Clock:
    """The clock after a completed move: a fresh limit per move, or the increment for the mover."""
    if rules.kind == "move":
        return Clock(full_clock(rules, len(clock.left)).left, seat, now)
    if clock.running != mover:  # a bot moved
        return handed_to(clock, seat, now, opened, rules)
    left = list(all_left(clock, now, opened, rules))
    left[mover] += rules.increment * 1000
    return Clock(tuple(left), seat, now)


def after_back(clock: Clock, then: Then, seat: Seat) -> Clock:
    """The clock after a player has taken back a choice: as if it had run since that choice."""
    return clock if clock.running == seat else Clock(then.left, seat, then.at)


def after_agreed_back(clock: Clock, then: Then, seat: Seat, now: int, opened: int, rules: ClockRules) -> Clock:
    """The clock after an agreed take-back: for each seat the lesser of the time then and the time now."""
    left = all_left(clock, now, opened, rules)
    return Clock(tuple(min(both) for both in zip(left, then.left, strict=True)), seat, now)


def runs_out_at(clock: Clock, opened: int, rules: ClockRules) -> int | None:
    """When the running clock will reach zero."""
    if rules.kind == "none" or clock.running < 0:
        return None
    since = clock.since if rules.seconds >= SLOW_S else max(clock.since, opened)
    return since + clock.left[clock.running]
