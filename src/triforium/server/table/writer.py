"""The one way to change a table: lock, catch up, decide, store, apply, answer, publish; then what is due by itself."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from triforium.server.table.automation import due, timer_at
from triforium.server.table.bot_player import may_play_bot, think, urgency_of
from triforium.server.table.chance import draw
from triforium.server.table.entries import Entry
from triforium.server.table.game_clock import Moment
from triforium.server.table.live_table import LiveTable
from triforium.server.table.moves import Done, Draft, take
from triforium.server.table.ports import StoreDown
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import Ack, ServerMessage
from triforium.server.table.table import Table

LOG: Final = logging.getLogger(__name__)
LONGEST_TIMER_S: Final = 3600.0
Decide = Callable[[Table, Moment], Draft | Done]
Reply = Callable[[ServerMessage], None]


async def write(live: LiveTable, decide: Decide | None = None, reply: Reply | None = None) -> int:
    """Write what `decide` says (or only what is due by itself), and acknowledge it once it is on disk.

    Raises Refusal or StoreDown. After any other error the table in memory is not trusted any more. What is due
    afterwards is no concern of the caller: if it fails, the caller's own entry still counts.
    """
    await live.lock.acquire()
    try:
        if live.discarded:
            raise Refusal("our-mistake")
        if live.behind:
            await live.catch_up()
        turn = live.table.turn if decide is None else await commit(live, decide, reply)
    except (Refusal, StoreDown, asyncio.CancelledError):
        live.lock.release()
        raise
    except Exception as error:
        live.discard(error)
        live.lock.release()
        raise Refusal("our-mistake") from error
    try:
        await do_what_is_due(live)
    except StoreDown:
        pass  # the sweep of the registry tries again
    except Exception as error:
        live.discard(error)
    finally:
        live.lock.release()
    return turn


async def commit(live: LiveTable, decide: Decide, reply: Reply | None) -> int:
    """Decide and write; decided again if another process has written first. The caller holds the lock."""
    table, has_read = live.table, False
    while True:
        moment = live.moment()
        try:
            if table.stopped is not None:
                raise Refusal("stopped", message=table.stopped)
            draft = decide(table, moment)
        except Refusal:
            # Another process may have written what is missing here.
            if has_read or not live.ports.store.is_shared or not await live.catch_up():
                raise
            has_read = True
            continue
        if isinstance(draft, Done):
            if reply is not None:
                reply(Ack(draft.command, draft.turn))
            return draft.turn
        entry = Entry(table.turn + 1, moment.now, draft.seat, draft.command, draft.body)
        deciding, index = live.index_after(entry, draft.state)
        started = live.ports.clock.monotonic()
        live.behind = True  # until it is applied, the store knows more
        if await live.ports.store.append(table.id, entry, deciding, index):
            break
        await live.catch_up()  # another process has taken this turn
    live.written(entry, index, live.ports.clock.monotonic() - started)
    before = table.seats
    table.apply(entry, draft.trial)
    live.behind = False
    if reply is not None:
        reply(Ack(entry.command, entry.turn))
    live.publish([entry], before)
    return entry.turn


async def do_what_is_due(live: LiveTable) -> None:
    """Write everything that the table does by itself now, then set its timer and ask its bot."""
    while due(live.table, live.moment(), live.back) is not None:
        await commit(live, lambda table, moment: due(table, moment, live.back) or Done(table.turn), None)
    set_timer(live)
    if may_play_bot(live) and (live.thinking is None or live.thinking.done()):
        live.thinking = live.ports.spawn(play_bot(live))


def set_timer(live: LiveTable) -> None:
    """Wake up when the next thing is due."""
    if live.cancel_timer is not None:
        live.cancel_timer()
        live.cancel_timer = None
    moment = live.moment()
    at = timer_at(live.table, moment)
    if at is not None:
        seconds = min(max((at - moment.now) / 1000, 0.01), LONGEST_TIMER_S)
        live.cancel_timer = live.ports.clock.call_later(seconds, partial(wake_up, live))


def wake_up(live: LiveTable) -> None:
    """Timer callback."""
    live.ports.spawn(run_due(live))


async def run_due(live: LiveTable) -> None:
    """Do what is due; what fails now is tried again by the sweep of the registry."""
    with contextlib.suppress(Refusal, StoreDown):
        await write(live)


async def play_bot(live: LiveTable) -> None:
    """Play a bot's move; the next one is asked for when it is written."""
    table = live.table
    asked, seat = table.played, table.deciding()
    level = table.seats.chairs[seat].level
    thought = await think(live, level, urgency_of(live))

    def move(table: Table, moment: Moment) -> Draft | Done:
        live.thinking = None  # the next bot may be asked
        if table.played != asked or table.deciding() != seat or not table.seats.is_bot(seat):
            return Done(table.turn)  # somebody has taken back or taken over
        assert table.state is not None
        action = thought.action if thought is not None else -1
        if action not in table.state.options():
            live.ports.counters.bot_fallbacks += 1
            LOG.warning("bot-gave-no-answer", extra={"table": table.id, "bot": level})
            action = draw(table.state, moment.random)
        return take(table, moment, seat, action)

    with contextlib.suppress(Refusal, StoreDown):
        await write(live, move)
