"""What a table does by itself: start, accepted offers, advance choices, clocks that run out, players who come back."""

from typing import Final

from triforium.core.action import NOBODY, Seat
from triforium.core.state import State
from triforium.server.table.entries import Began, Body, Ended
from triforium.server.table.game_clock import Instant, Moment, read_clock, runs_out_at
from triforium.server.table.moves import Draft, clock_for, take
from triforium.server.table.offers import agreed, hand_to_bot
from triforium.server.table.seating import give_back
from triforium.server.table.seats import Seats
from triforium.server.table.table import Table, Trial

EARLY_MS: Final = 20  # timers may fire slightly early
GRACE_MS: Final = 2000  # the process that has the table in memory acts first, by its own timer
UNFINISHED_MS: Final = 5000  # after this time, another process does what one has left undone
BOT_MS: Final = 20_000  # the same for a bot's move, which takes longer


def due(table: Table, moment: Moment, back: set[Seat]) -> Draft | None:
    """What is due now, if anything; `back` are the absent players who have come back."""
    if table.header.replay or table.stopped is not None:
        return None
    if table.state is None:
        return begin(table, moment) if table.seats.is_ready() else None
    if table.status() == "over":
        return None
    if table.seats.offers:
        draft = agreed(table, moment)
        if draft is not None:
            return draft
    action = table.sealed_answer()
    if action is not None:
        return take(table, moment, table.deciding(), action, sealed=True)
    for seat in back:
        if table.seats.chairs[seat].away and is_between_turns(table, seat):
            return give_back(table, moment, seat)
    out = runs_out_at(table.clock, moment, table.header.clock)
    if out is None or out > moment.now + EARLY_MS:
        return None
    seat = table.clock.running
    if table.header.clock.out == "lose":
        return Draft(NOBODY, Ended("time", seat, clock_for(table, moment, NOBODY)))
    return hand_to_bot(table, moment, seat)


def begin(table: Table, moment: Moment) -> Draft:
    """Start the game: all seats are taken. Draws are made up to the first choice."""
    trial = Trial(*table.beginning())
    trial.replay(table.header.start)
    trial.play_on(table.header.forced, moment.random)
    return Draft(NOBODY, Began(trial.actions, clock_for(table, moment, trial.state.deciding())), "", trial.state)


def is_between_turns(table: Table, seat: Seat) -> bool:
    """Is this a moment at which a player can take over from a bot?"""
    assert table.state is not None
    return table.deciding() != seat or table.game.begins_turn(table.state)


def timer_at(table: Table, time: Instant) -> int | None:
    """When something will be due if nothing happens before."""
    if table.state is None or table.status() != "playing" or table.stopped is not None:
        return None
    times = [offer.what.until for offer in table.seats.offers if offer.what.kind == "replace" and offer.what.until]
    out = runs_out_at(table.clock, time, table.header.clock)
    if out is not None:
        times.append(out)
    return min(times, default=None)


def wake_after(table: Table, time: Instant, seats: Seats, state: State | None, body: Body | None) -> int | None:
    """When some process should look after a table, if the one that has it does not, once this was written."""
    if table.header.replay or table.stopped is not None or seats.ended is not None:
        return None
    if state is None:
        return time.now + UNFINISHED_MS if seats.is_ready() else None
    if state.over:
        return None
    times: list[int] = []
    if seats.is_bot(state.deciding()) and seats.people():  # bots alone play only while somebody watches
        times.append(time.now + BOT_MS)
    if any(table.sealed):
        times.append(time.now + UNFINISHED_MS)
    rules = table.header.clock
    if rules.kind != "none":
        written: list[int] = getattr(body, "clock", [])
        out = runs_out_at(read_clock(written) if written else table.clock, time, rules)
        if out is not None:
            times.append(out + GRACE_MS)
    for offer in seats.offers:
        if not seats.unanswered(offer):
            times.append(time.now + UNFINISHED_MS)
        elif offer.what.until and not seats.asked(offer):
            times.append(offer.what.until + GRACE_MS)
    return min(times, default=None)
