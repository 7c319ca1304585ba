"""Command dispatch: runs each client message under the lock of its table and always answers it."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from triforium.server.ops.telemetry import ANSWERED, LOG, REFUSALS, STORE_FAILURES, where
from triforium.server.table.automation import do_duties
from triforium.server.table.chat import chat, phrase, point
from triforium.server.table.client_messages import (
    Act,
    Answer,
    Back,
    Chat,
    ClientMessage,
    Concede,
    Foresee,
    Hint,
    MakeOffer,
    Phrase,
    Ping,
    Point,
    Seal,
    Unseal,
    Why,
)
from triforium.server.table.live_table import Caller, LiveTable
from triforium.server.table.moves import act_now, seal, take_back, unseal
from triforium.server.table.offers import answer_offer, concede, make_offer
from triforium.server.table.ports import StoreDown
from triforium.server.table.questions import hint, what_next, why
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import Pong

Obey = Callable[[LiveTable, Caller, Any], Awaitable[None]]
CHANGES: Final[dict[type, Obey]] = {
    Act: act_now,
    Back: take_back,
    Seal: seal,
    Unseal: unseal,
    MakeOffer: make_offer,
    Answer: answer_offer,
    Concede: concede,
    Chat: chat,
    Phrase: phrase,
}


async def obey(live: LiveTable, caller: Caller, message: ClientMessage) -> None:
    """Handle one client message; every outcome, also an unexpected error, is answered."""
    started = time.perf_counter()
    try:
        await carry_out(live, caller, message)
    except Refusal as no:
        refuse(live, caller, message, no)
    except StoreDown:
        STORE_FAILURES.inc()
        refuse(live, caller, message, Refusal("store"))
    except Exception as error:
        LOG.error("internal-error", where=where(error), message=type(message).__name__)
        refuse(live, caller, message, Refusal("our-mistake"))
        if type(message) in CHANGES:  # questions do not change the table
            live.registry.throw_away(live)
    ANSWERED.observe(time.perf_counter() - started)


def refuse(live: LiveTable, caller: Caller, message: ClientMessage, no: Refusal) -> None:
    """Send a refusal, and the current view if the refusal asks for it."""
    REFUSALS.labels(no.code).inc()
    caller.reply(no.refused(getattr(message, "command", ""), getattr(message, "id", 0), live.table.turn))
    if no.show and not isinstance(caller.answers, list):
        live.show(caller.answers)


async def carry_out(live: LiveTable, caller: Caller, message: ClientMessage) -> None:
    """Dispatch a message to its handler."""
    change = CHANGES.get(type(message))
    if change is not None:
        check_patience(live, caller, message)
        async with live.lock:
            if live.broken:  # by the command before this one
                raise Refusal("our-mistake")
            await live.settle()
            await change(live, caller, message)
            try:
                await do_duties(live)
            except StoreDown:  # the command itself is committed and acknowledged; the sweep retries the rest
                STORE_FAILURES.inc()
    elif isinstance(message, Point):
        check_patience(live, caller, message)
        point(live, caller, message)
    elif isinstance(message, Why):
        why(live, caller, message)
    elif isinstance(message, Foresee):
        what_next(live, caller, message)
    elif isinstance(message, Hint):
        await hint(live, caller, message)
    elif isinstance(message, Ping):
        caller.reply(Pong(message.id, live.registry.now()))


def check_patience(live: LiveTable, caller: Caller, message: ClientMessage) -> None:
    """Apply the rate limit of the seat: one for chat, one for all other commands."""
    patience = live.registry.chats if isinstance(message, (Chat, Phrase)) else live.registry.moves
    seats = caller.principal.seats(live.table)  # one bucket per seat, however many browsers and tokens play it
    if not patience.allows(
        (live.table.id, str(seats[0]) if seats else caller.principal.holder or caller.principal.token)
    ):
        raise Refusal("too-fast")
