"""A client at a table, on any transport: reads its messages, and answers each of them exactly once."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from triforium.server.table.chat import chat, phrase
from triforium.server.table.client_messages import (
    CLIENT_MESSAGES,
    UNREADABLE,
    Act,
    Answer,
    Back,
    Chat,
    ClientMessage,
    Concede,
    Foresee,
    Hello,
    Hint,
    Look,
    MakeOffer,
    Phrase,
    Ping,
    Point,
    Seal,
    Unseal,
    Why,
    name_of,
)
from triforium.server.table.identity import Principal
from triforium.server.table.limits import SeatLimits, TokenBucket
from triforium.server.table.live_table import Listener, LiveTable
from triforium.server.table.moves import act_now, own_seat, seal, take_back, unseal
from triforium.server.table.offers import answer_offer, concede, make_offer
from triforium.server.table.ports import StoreDown, Transient
from triforium.server.table.questions import hint, next_question, why
from triforium.server.table.refusals import Refusal, where
from triforium.server.table.server_messages import Pong
from triforium.server.table.writer import Reply, run_due, write

LOG: Final = logging.getLogger(__name__)
TOO_MANY_REFUSALS: Final = 500  # unreadable or too frequent messages before a client is disconnected
DECISIONS: Final[dict[type, Callable[..., Any]]] = {
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


class SessionLimits:
    """Limits of one connection, and those that all connections share."""

    def __init__(self, messages: TokenBucket, asks: TokenBucket, message_bytes: int, shared: SeatLimits) -> None:
        self.messages = messages
        self.asks = asks
        self.message_bytes = message_bytes
        self.shared = shared


class Session:
    """One client at one table. The transport calls `receive` for each message and waits: that is the backpressure."""

    def __init__(self, live: LiveTable, listener: Listener, limits: SessionLimits) -> None:
        self.live = live
        self.listener = listener
        self.limits = limits
        self.refused = 0
        self.turned_away = ""  # the code of the refusal, if the client may not watch
        self.is_busy = False  # a message is being handled
        self.has_left = False
        live.guests += 1

    async def receive(self, data: bytes) -> None:
        """Handle one message; a hint takes long and is answered later."""
        try:
            message = self.read(data)
        except Refusal as refusal:
            name = name_of(data[: self.limits.message_bytes])
            self.refuse(refusal, name.command or "", name.id)
            return
        if isinstance(message, Hello):
            work = self.hello(message)
        elif isinstance(message, Look):
            work = self.look(message)
        else:
            work = execute(
                self.live, self.listener.principal, message, self.listener.reply, self.limits.shared, self.listener
            )
        if isinstance(message, Hint):
            self.live.ports.spawn(work)
            return
        self.is_busy = True
        await work
        self.is_busy = False

    def read(self, data: bytes) -> ClientMessage:
        """Parse a message; refused if it is malformed, too large or too frequent."""
        limits = self.limits
        if not limits.messages.allows():
            raise Refusal("too-fast")
        if len(data) > limits.message_bytes:
            raise Refusal("too-large", {"bytes": str(limits.message_bytes)})
        try:
            message: ClientMessage = CLIENT_MESSAGES.decode(data)
        except UNREADABLE as error:  # includes validation errors
            raise Refusal("malformed", detail=str(error)[:200]) from None
        if isinstance(message, (Why, Hint, Foresee)) and not limits.asks.allows():
            raise Refusal("too-fast")
        return message

    def refuse(self, refusal: Refusal, command: str = "", number: int = 0) -> None:
        """Refuse a message that could not be carried out; a client with too many of them is disconnected."""
        count(self.live, refusal)
        self.listener.reply(refusal.refused(command, number, self.live.table.turn))
        self.refused += 1
        if self.refused > TOO_MANY_REFUSALS:
            self.listener.close()

    def turn_away(self, refusal: Refusal) -> None:
        """Refuse to let the client watch, and disconnect it."""
        self.refuse(refusal)
        self.turned_away = refusal.code
        self.listener.close()

    async def hello(self, message: Hello) -> None:
        """Let the client watch, if it may and when it is its turn."""
        live, listener = self.live, self.listener
        if not self.limits.shared.hellos.allows(listener.principal.address):
            self.turn_away(Refusal("too-many"))
            return
        if message.turn > live.table.turn and live.ports.store.is_shared:
            live.behind = True  # the client knows entries that another process has written
            await run_due(live)
        async with self.limits.shared.turns.of(listener.principal.address):
            if not self.has_left:
                self.join(message)

    def join(self, message: Hello) -> None:
        """Send what the client has missed, and subscribe it."""
        live, listener, table = self.live, self.listener, self.live.table
        if not listener.principal.may_look(table):
            self.turn_away(Refusal("no-spectators"))
            return
        is_known = 0 < message.turn <= table.turn and table.last_back <= message.turn
        listener.told = min(message.at, len(table.actions)) if is_known else 0
        listener.heard = message.turn if message.turn <= table.turn else 0
        is_new = listener not in live.listeners
        if is_new and not live.discarded:
            live.listeners.append(listener)
        listener.send(live.table_news(listener))
        listener.heard = table.turn
        live.show(listener)
        if is_new:
            live.presence_changed()
            absent = [seat for seat in table.seats.lent_by(listener.principal.holders) if table.seats.chairs[seat].away]
            live.back.update(absent)
            live.ports.spawn(run_due(live))  # a seat to be given back, or bots that play only while somebody watches

    async def look(self, message: Look) -> None:
        """At a shared screen: switch to the view of one of its seats, or to a spectator's."""
        if message.seat is not None and message.seat not in self.listener.principal.seats(self.live.table):
            self.refuse(Refusal("not-seated"))
            return
        self.listener.looking = message.seat
        self.listener.told = 0
        async with self.limits.shared.turns.of(self.listener.principal.address):
            if self.listener in self.live.listeners:
                self.live.show(self.listener)

    def leave(self) -> None:
        """The connection has ended."""
        live = self.live
        self.has_left = True
        live.guests -= 1
        if self.listener in live.listeners:
            live.listeners.remove(self.listener)
            live.presence_changed()


async def execute(
    live: LiveTable,
    principal: Principal,
    message: ClientMessage,
    reply: Reply,
    limits: SeatLimits,
    listener: Listener | None = None,
) -> None:
    """Carry out a command or answer a question; every outcome, also an unexpected error, is answered once."""
    clock = live.ports.clock
    started = clock.monotonic()
    try:
        decide = DECISIONS.get(type(message))
        if decide is not None:
            check_rate(live, principal, message, limits)
            await write(live, partial(decide, principal=principal, message=message), reply)
        elif isinstance(message, Point):
            check_rate(live, principal, message, limits)
            point(live, principal, message, listener)
            if listener is None:
                reply(Pong(0, 0))
        elif isinstance(message, Why):
            reply(why(live, principal, message))
        elif isinstance(message, Foresee):
            reply(next_question(live, principal, message))
        elif isinstance(message, Hint):
            reply(await hint(live, principal, message))
        elif isinstance(message, Ping):
            reply(Pong(message.id, clock.now()))
    except Refusal as refusal:
        answer(live, message, reply, refusal, listener)
    except StoreDown:
        answer(live, message, reply, Refusal("store"), listener)
    except Exception as error:  # in a question: the table is as it was
        LOG.error("internal-error", extra={"where": where(error), "question": type(message).__name__})
        answer(live, message, reply, Refusal("our-mistake"), listener)
    live.ports.counters.command.observe(clock.monotonic() - started)


def answer(live: LiveTable, message: ClientMessage, reply: Reply, refusal: Refusal, listener: Listener | None) -> None:
    """Send a refusal, and the current view if the refusal asks for it."""
    count(live, refusal)
    reply(refusal.refused(getattr(message, "command", ""), getattr(message, "id", 0), live.table.turn))
    if refusal.show and listener is not None:
        live.show(listener)


def count(live: LiveTable, refusal: Refusal) -> None:
    """Count a refusal."""
    refusals = live.ports.counters.refusals
    refusals[refusal.code] = refusals.get(refusal.code, 0) + 1


def check_rate(live: LiveTable, principal: Principal, message: ClientMessage, limits: SeatLimits) -> None:
    """Apply the rate limit of the seat: one for chat, one for all other commands."""
    buckets = limits.chats if isinstance(message, (Chat, Phrase)) else limits.moves
    seats = principal.seats(live.table)
    if not buckets.allows((live.table.id, str(seats[0]) if seats else principal.holder or principal.token)):
        raise Refusal("too-fast")


def point(live: LiveTable, principal: Principal, message: Point, sender: Listener | None) -> None:
    """Show a pointer to the others; not stored."""
    if message.target is not None and not message.target.isprintable():
        raise Refusal("malformed", detail="use printable characters in `target`")
    seat = own_seat(live.table, principal, message.seat)
    live.point(seat, message.target, sender)
    live.ports.store.publish(live.table.id, msgspec.json.encode(Transient(seat, message.target)))
