"""What a table does by itself: begin, carry out what was agreed, count sealed answers, ask bots, watch the clock."""

import asyncio
import contextlib
from typing import Final

from triforium.bots import DEFAULT_BOT
from triforium.core.action import NOBODY
from triforium.server.clock import runs_out_at
from triforium.server.dealer import draw
from triforium.server.journal import Began, Ended
from triforium.server.live import LiveTable
from triforium.server.log import LOG
from triforium.server.metrics import BOT_FALLBACKS
from triforium.server.offers import carry_out_agreed, hand_to_bot
from triforium.server.play import take
from triforium.server.store import StoreDown
from triforium.server.table import Trial

A_BIT_MS: Final = 20  # a timer may ring a little early
LONGEST_TIMER_S: Final = 3600.0


async def do_duties(live: LiveTable) -> None:
    """Everything that is due now, under the table's lock; then the next alarm is set."""
    while await do_one(live):
        pass
    set_timer(live)
    if live.table.company.is_bot(live.table.deciding()) and (live.thinking is None or live.thinking.done()):
        live.thinking = live.hall.spawn(play_bot(live))


async def do_one(live: LiveTable) -> bool:
    """One thing that is due; whether there was one."""
    table = live.table
    if table.header.replay:
        return False
    if table.state is None:
        if not table.company.is_full():
            return False
        await begin(live)
        return True
    if table.status() == "over":
        return False
    if table.company.offers and await carry_out_agreed(live):
        return True
    action = table.sealed_answer()
    if action is not None:
        await take(live, table.deciding(), action, None, "", sealed=True)
        return True
    out = runs_out_at(table.clock, live.hall.opened, table.header.clock)
    if out is not None and out <= live.hall.now() + A_BIT_MS:
        await run_out(live)
        return True
    return False


async def begin(live: LiveTable) -> None:
    """Everybody is there: chance decides what it decides before the first choice."""
    table = live.table
    state, dealer = table.beginning()
    trial = Trial(state, dealer)
    table.follow(trial, table.header.start)
    trial.go_on(table.header.forced)
    what = Began(trial.actions, live.clock_for(trial.state.deciding()))
    await live.commit(live.entry(NOBODY, "", what), state=trial.state)


async def run_out(live: LiveTable) -> None:
    """Somebody has no time left: a bot goes on, or they lose, as the table chose."""
    table = live.table
    seat = table.clock.running
    if table.header.clock.out == "lose":
        await live.commit(live.entry(NOBODY, "", Ended("time", seat, live.clock_for(NOBODY))))
    else:
        await hand_to_bot(live, seat, DEFAULT_BOT)


def set_timer(live: LiveTable) -> None:
    """Have somebody look at the table when the next thing is due."""
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None
    table = live.table
    if (table.clock.running < 0 and not table.company.offers) or table.status() != "playing":
        return
    times = [offer.what.until for offer in table.company.offers if offer.what.kind == "replace"]
    out = runs_out_at(table.clock, live.hall.opened, table.header.clock)
    if out is not None:
        times.append(out)
    if times:
        seconds = min(max((min(times) - live.hall.now()) / 1000, 0.01), LONGEST_TIMER_S)
        live.timer = asyncio.get_running_loop().call_later(seconds, ring, live)


def ring(live: LiveTable) -> None:
    """The alarm."""
    live.timer = None
    live.hall.spawn(look_after(live))


async def look_after(live: LiveTable) -> None:
    """Do what is due; a store that is down is tried again by the sweep."""
    async with live.lock:
        if live.broken:
            return
        with contextlib.suppress(StoreDown):
            await live.settle()
            await do_duties(live)


async def play_bot(live: LiveTable) -> None:
    """Ask the bot that decides, and play what it says, until a person decides."""
    while True:
        async with live.lock:
            table = live.table
            seat, turn = table.deciding(), table.played
            if not table.company.is_bot(seat):
                return
            level = table.company.chairs[seat].level
        action = await live.hall.think(live, seat, level)
        async with live.lock:
            table = live.table
            try:
                await live.settle()
            except StoreDown:
                return  # the sweep comes back to it
            if table.played != turn or table.deciding() != seat or not table.company.is_bot(seat):
                continue
            assert table.state is not None
            if action is None or action not in table.state.options():
                BOT_FALLBACKS.inc()
                LOG.warning("bot-gave-no-answer", table=table.id, bot=level)
                action = draw(table.state)
            try:
                await take(live, seat, action, None, "")
                while await do_one(live):
                    pass
                set_timer(live)
            except StoreDown:
                return  # the sweep comes back to it
