"""Automatic actions of a table: start, accepted offers, advance choices, bot moves, clocks."""

import asyncio
import contextlib
from typing import Final

from triforium.bots import DEFAULT_BOT
from triforium.core.action import NOBODY
from triforium.server.ops.telemetry import BOT_FALLBACKS, LOG
from triforium.server.table.chance import draw
from triforium.server.table.entries import Began, Ended
from triforium.server.table.game_clock import runs_out_at
from triforium.server.table.live_table import LiveTable
from triforium.server.table.moves import take
from triforium.server.table.offers import carry_out_agreed, hand_to_bot
from triforium.server.table.ports import StoreDown
from triforium.server.table.table import Trial

A_BIT_MS: Final = 20  # timers may fire slightly early
LONGEST_TIMER_S: Final = 3600.0


async def do_duties(live: LiveTable) -> None:
    """Run all automatic actions that are due, then set the timer; the caller holds the table's lock."""
    while await do_one(live):
        pass
    set_timer(live)
    if live.table.company.is_bot(live.table.deciding()) and (live.thinking is None or live.thinking.done()):
        live.thinking = live.registry.spawn(play_bot(live))


async def do_one(live: LiveTable) -> bool:
    """Run one automatic action; returns whether one was due."""
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
    out = runs_out_at(table.clock, live.registry.opened, table.header.clock)
    if out is not None and out <= live.registry.now() + A_BIT_MS:
        await run_out(live)
        return True
    return False


async def begin(live: LiveTable) -> None:
    """Start the game: all seats are taken. Draws are made up to the first choice."""
    table = live.table
    state, dealer = table.beginning()
    trial = Trial(state, dealer)
    table.follow(trial, table.header.start)
    trial.go_on(table.header.forced)
    what = Began(trial.actions, live.clock_for(trial.state.deciding()))
    await live.commit(live.entry(NOBODY, "", what), state=trial.state)


async def run_out(live: LiveTable) -> None:
    """A player's time is up: a bot takes over or the player loses, as the table has agreed."""
    table = live.table
    seat = table.clock.running
    if table.header.clock.out == "lose":
        await live.commit(live.entry(NOBODY, "", Ended("time", seat, live.clock_for(NOBODY))))
    else:
        await hand_to_bot(live, seat, DEFAULT_BOT)


def set_timer(live: LiveTable) -> None:
    """Schedule the next automatic action."""
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None
    table = live.table
    if (table.clock.running < 0 and not table.company.offers) or table.status() != "playing":
        return
    times = [offer.what.until for offer in table.company.offers if offer.what.kind == "replace"]
    out = runs_out_at(table.clock, live.registry.opened, table.header.clock)
    if out is not None:
        times.append(out)
    if times:
        seconds = min(max((min(times) - live.registry.now()) / 1000, 0.01), LONGEST_TIMER_S)
        live.timer = asyncio.get_running_loop().call_later(seconds, ring, live)


def ring(live: LiveTable) -> None:
    """Timer callback."""
    live.timer = None
    live.registry.spawn(look_after(live))


async def look_after(live: LiveTable) -> None:
    """Run automatic actions under the lock; if the store is down, the sweep retries."""
    async with live.lock:
        if live.broken:
            return
        with contextlib.suppress(StoreDown):
            await live.settle()
            await do_duties(live)


async def play_bot(live: LiveTable) -> None:
    """Play bot moves until a person decides."""
    while True:
        async with live.lock:
            table = live.table
            seat, turn = table.deciding(), table.played
            if not table.company.is_bot(seat):
                return
            level = table.company.chairs[seat].level
        action = await live.registry.think(live, seat, level)
        async with live.lock:
            table = live.table
            try:
                await live.settle()
            except StoreDown:
                return  # the sweep retries
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
                return  # the sweep retries
