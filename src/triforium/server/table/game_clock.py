"""Chess-style clocks: time limits per move or per game, in seconds or in days.

Increments and new move times are granted only for completed moves. After taking back a move, a player's clock continues
as if it had never stopped; lending, leaving and taking back a seat only pause and resume it.
"""

from typing import Final

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.server.table.entries import ClockRules
from triforium.server.table.ports import Randomness

SLOW_S: Final = 3600  # correspondence clocks, from this limit on, also run while no server is running


class Instant:
    """A moment, and the recent outages: when no server was running, fast clocks stood still."""

    def __init__(self, now: int, outages: tuple[tuple[int, int], ...] = ()) -> None:
        self.now = now  # milliseconds since 1970
        self.outages = outages


class Moment(Instant):
    """What a decision may use besides its table: the time and chance."""

    def __init__(self, now: int, outages: tuple[tuple[int, int], ...], random: Randomness) -> None:
        super().__init__(now, outages)
        self.random = random


class GameClock(msgspec.Struct, frozen=True):
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


def read_clock(written: list[int]) -> GameClock:
    """Parse the list of numbers from the journal."""
    return GameClock(tuple(written[2:]), written[1], written[0])


def full_clock(rules: ClockRules, seats: int) -> GameClock:
    """The clock at the start of a game."""
    return GameClock((rules.seconds * 1000,) * seats)


def stood_still(since: int, time: Instant, rules: ClockRules) -> int:
    """How long a clock that is running since then has stood still."""
    if rules.seconds >= SLOW_S:
        return 0
    return sum(max(until - max(start, since), 0) for start, until in time.outages)


def left_of(clock: GameClock, seat: Seat, time: Instant, rules: ClockRules) -> int:
    """Remaining time of a seat."""
    left = clock.left[seat]
    if clock.running != seat:
        return left
    return max(left - max(time.now - clock.since - stood_still(clock.since, time, rules), 0), 0)


def all_left(clock: GameClock, time: Instant, rules: ClockRules) -> tuple[int, ...]:
    """Remaining time of every seat."""
    return tuple(left_of(clock, seat, time, rules) for seat in range(len(clock.left)))


def handed_to(clock: GameClock, seat: Seat, time: Instant, rules: ClockRules) -> GameClock:
    """Start the clock of this seat without increment; no change if it is already running."""
    if clock.running == seat:
        return clock
    return GameClock(all_left(clock, time, rules), seat, time.now)


def after_move(clock: GameClock, mover: Seat, seat: Seat, time: Instant, rules: ClockRules) -> GameClock:
    """The clock after a completed move: a fresh limit per move, or the increment for the mover."""
    if rules.kind == "move":
        return GameClock(full_clock(rules, len(clock.left)).left, seat, time.now)
    if clock.running != mover:  # a bot moved
        return handed_to(clock, seat, time, rules)
    left = list(all_left(clock, time, rules))
    left[mover] += rules.increment * 1000
    return GameClock(tuple(left), seat, time.now)


def after_back(clock: GameClock, then: Then, seat: Seat) -> GameClock:
    """The clock after a player has taken back a choice: as if it had run since that choice."""
    return clock if clock.running == seat else GameClock(then.left, seat, then.at)


def after_agreed_back(clock: GameClock, then: Then, seat: Seat, time: Instant, rules: ClockRules) -> GameClock:
    """The clock after an agreed take-back: for each seat the lesser of the time then and the time now."""
    left = all_left(clock, time, rules)
    return GameClock(tuple(min(both) for both in zip(left, then.left, strict=True)), seat, time.now)


def runs_out_at(clock: GameClock, time: Instant, rules: ClockRules) -> int | None:
    """When the running clock will reach zero."""
    if rules.kind == "none" or clock.running < 0:
        return None
    return clock.since + clock.left[clock.running] + stood_still(clock.since, time, rules)
