"""WebSocket endpoint: one client at one table; receives commands, sends updates."""

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from triforium.server.http.auth import principal_of, registry_of
from triforium.server.http.line import LINE, Line
from triforium.server.ops.telemetry import LOG, REFUSALS, SOCKETS, where
from triforium.server.registry import TableRegistry
from triforium.server.table.client_messages import (
    CLIENT_MESSAGES,
    UNREADABLE,
    ClientMessage,
    Foresee,
    Hello,
    Hint,
    Look,
    Why,
    name_of,
)
from triforium.server.table.commands import obey
from triforium.server.table.limits import TokenBucket
from triforium.server.table.listener import Listener, Principal
from triforium.server.table.live_table import Caller, LiveTable
from triforium.server.table.ports import StoreDown
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import ENCODE, Bye, Refused

MOST_WAITING: Final = 16  # queued messages of one client before reading is paused (backpressure)
TOO_MANY_REFUSALS: Final = 500  # refused messages before a client is disconnected
CLOSE: Final = {"no-table": 4404, "no-spectators": 4403, "too-many": 4429, "unreadable-table": 4409, "store": 4503}


class Speaker(Listener):
    """Sends messages to a client; one that reads too slowly is disconnected."""

    def __init__(self, principal: Principal, line: Line, most_bytes: int) -> None:
        super().__init__(principal)
        self.line = line
        self.most_bytes = most_bytes
        self.ended = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if not self.ended.is_set() and self.line.say(data) > self.most_bytes:
            self.ended.set()
            self.line.cut()

    def end(self, code: str) -> None:
        """Send a final "bye" message and close."""
        self.send(ENCODE.encode(Bye(code)))
        self.ended.set()


class Conversation:
    """The connection of one client to one table."""

    def __init__(self, socket: WebSocket, registry: TableRegistry, live: LiveTable, line: Line) -> None:
        self.socket = socket
        self.registry = registry
        self.live = live
        self.line = line
        limits = registry.settings.limits
        line.most = limits.outbox_bytes
        self.outbox = Speaker(principal_of(socket), line, limits.outbox_bytes)
        self.caller = Caller(self.outbox.principal, self.outbox)
        self.messages = TokenBucket(limits.messages, registry.time_source)
        self.asks = TokenBucket(limits.asks, registry.time_source)
        self.most_bytes = limits.message_bytes
        self.refused = 0
        self.turned_away = ""  # refusal code, if the client may not watch
        self.busy = False  # a command is running; further messages are queued
        self.waiting: deque[bytes] = deque()

    async def run(self) -> None:
        """Run until the client disconnects or is disconnected; a command in progress is still completed."""
        self.live.guests += 1
        self.line.take(self.hear)
        gone = asyncio.ensure_future(self.socket.receive())
        sent_away = asyncio.create_task(self.outbox.ended.wait())
        try:
            await asyncio.wait({gone, sent_away}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            gone.cancel()
            sent_away.cancel()
            self.outbox.ended.set()
            self.waiting.clear()
            self.live.listeners.discard(self.outbox)
            self.live.guests -= 1
            await asyncio.gather(gone, sent_away, return_exceptions=True)
            self.registry.tell_presence(self.live)

    def hear(self, data: bytes) -> None:
        """Handle a message now, or queue it while a command is running."""
        if self.outbox.ended.is_set():
            return
        self.waiting.append(data)
        if not self.busy:
            self.go_on()
        elif len(self.waiting) == MOST_WAITING:
            self.line.wait()

    def go_on(self) -> None:
        """Handle queued messages until one has to wait; after an unexpected error the table is reloaded."""
        many = len(self.waiting) >= MOST_WAITING
        try:
            while self.waiting and not self.busy:
                self.heed(self.waiting.popleft())
        except Exception as error:
            LOG.error("internal-error", where=where(error), message="socket")
            self.refuse(Refusal("our-mistake").refused())
            self.registry.throw_away(self.live)
        if many and len(self.waiting) < MOST_WAITING:
            self.line.go_on()

    def heed(self, data: bytes) -> None:
        """Parse and dispatch one message, or refuse it."""
        try:
            if not self.messages.allows():
                raise Refusal("too-fast")
            message = self.understood(data)
        except Refusal as no:
            name = name_of(data[: self.most_bytes])
            self.refuse(no.refused(name.command or "", name.id, self.live.table.turn))
            return
        except Exception as error:  # the table was not touched and need not be reloaded
            LOG.error("internal-error", where=where(error), message="reading")
            self.refuse(Refusal("our-mistake").refused())
            return
        if isinstance(message, Hello) and message.turn <= self.live.table.turn:
            self.hello(message)
        elif isinstance(message, Look):
            self.look(message)
        elif isinstance(message, Hint):  # a hint takes long; handle other messages meanwhile
            self.registry.spawn(obey(self.live, self.caller, message))
        else:
            self.busy = True
            self.registry.spawn(self.carry_out(message))

    async def carry_out(self, message: ClientMessage) -> None:
        """Run a command that may have to wait, then handle queued messages."""
        try:
            if isinstance(message, Hello):
                await self.catch_up()
                self.hello(message)
            else:
                await obey(self.live, self.caller, message)
        finally:
            self.busy = False
            self.go_on()

    def refuse(self, refused: Refused) -> None:
        """Refuse a message that could not be dispatched; disconnect a client with too many of them."""
        self.refused += 1
        REFUSALS.labels(refused.code).inc()
        self.outbox.send(ENCODE.encode(refused))
        if self.refused > TOO_MANY_REFUSALS:
            self.outbox.send(ENCODE.encode(Refusal("too-fast").refused()))
            self.outbox.ended.set()

    def understood(self, text: bytes) -> ClientMessage:
        """Parse a message; raises a refusal if it is malformed, too large or too frequent."""
        if len(text) > self.most_bytes:
            raise Refusal("too-large", {"bytes": str(self.most_bytes)})
        try:
            message: ClientMessage = CLIENT_MESSAGES.decode(text)
        except UNREADABLE as error:  # includes validation errors
            raise Refusal("malformed", detail=str(error)[:200]) from None
        if isinstance(message, (Why, Hint, Foresee)) and not self.asks.allows():
            raise Refusal("too-fast")
        return message

    async def catch_up(self) -> None:
        """Resynchronise: the client may know entries that another process has written."""
        with contextlib.suppress(StoreDown):
            async with self.live.lock:
                await self.live.catch_up()

    def hello(self, message: Hello) -> None:
        """Send everything that the client has missed, and subscribe it."""
        live, outbox, table = self.live, self.outbox, self.live.table
        if not outbox.principal.may_look(table):
            self.refuse(Refusal("no-spectators").refused())
            self.turned_away = "no-spectators"
            outbox.ended.set()
            return
        missed_a_back = table.last_back > message.turn
        known = message.at if message.turn and not missed_a_back and message.turn <= table.turn else 0
        outbox.told = min(known, len(table.actions))
        outbox.heard = message.turn if message.turn <= table.turn else 0
        newcomer = outbox not in live.listeners
        live.listeners.add(outbox)
        outbox.send(live.table_news(outbox))
        live.show(outbox)
        if newcomer:
            self.registry.tell_presence(live)

    def look(self, message: Look) -> None:
        """At a shared screen: switch to the view of one of its seats, or to a spectator's."""
        seats = self.outbox.principal.seats(self.live.table)
        if message.seat is not None and message.seat not in seats:
            self.refuse(Refusal("not-seated").refused())
            return
        self.outbox.looking = message.seat
        self.outbox.told = 0
        if self.outbox in self.live.listeners:
            self.live.show(self.outbox)


async def table_socket(socket: WebSocket) -> None:
    """Handle GET /api/tables/{table}/socket."""
    registry = registry_of(socket)
    table = str(socket.path_params["table"])
    await socket.accept()
    address = principal_of(socket).address
    if not registry.sockets.enter(address):
        await turn_away(socket, Refusal("too-many"))
        return
    SOCKETS.inc()
    try:
        live = await registry.table(table)
        line: Any = (socket.scope["extensions"] or {})[LINE]
        conversation = Conversation(socket, registry, live, line)
        await conversation.run()
        if conversation.turned_away:
            await say_why(socket, conversation.turned_away)
    except Refusal as no:
        await turn_away(socket, no)
    except StoreDown:
        await turn_away(socket, Refusal("store"))
    finally:
        registry.sockets.leave(address)
        SOCKETS.dec()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(1000)


async def turn_away(socket: WebSocket, no: Refusal) -> None:
    """Send a refusal and close the connection with its close code."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(ENCODE.encode(no.refused()).decode())
    await say_why(socket, no.code)


async def say_why(socket: WebSocket, code: str) -> None:
    """Close the connection with the close code of a refusal."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(CLOSE.get(code, 4400), code)
