"""The socket: hello, then commands in and news out, until one side goes."""

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from triforium.server.commands import obey
from triforium.server.hall import Hall
from triforium.server.limits import Patience
from triforium.server.line import LINE, Line
from triforium.server.listener import Listener, Who
from triforium.server.live import Caller, LiveTable
from triforium.server.log import LOG, where
from triforium.server.metrics import REFUSALS, SOCKETS
from triforium.server.refusals import No
from triforium.server.store import StoreDown
from triforium.server.visitor import hall_of, who_is
from triforium.server.wire import CLIENT_MESSAGES, UNREADABLE, ClientMessage, Foresee, Hello, Hint, Look, Why, name_of
from triforium.server.wire_out import ENCODE, Bye, Refused

MOST_WAITING: Final = 16  # messages of one client that wait for its command to be carried out, before no more are read
TOO_MANY_REFUSALS: Final = 500  # of messages that were none, before a client that does not listen is cut off
CLOSE: Final = {"no-table": 4404, "no-spectators": 4403, "too-many": 4429, "unreadable-table": 4409, "store": 4503}


class Speaker(Listener):
    """Sends what a client is told; one that takes it too slowly is cut off."""

    def __init__(self, who: Who, line: Line, most_bytes: int) -> None:
        super().__init__(who)
        self.line = line
        self.most_bytes = most_bytes
        self.ended = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        if not self.ended.is_set() and self.line.say(data) > self.most_bytes:
            self.ended.set()
            self.line.cut()

    def end(self, code: str) -> None:
        """One last message."""
        self.send(ENCODE.encode(Bye(code)))
        self.ended.set()


class Conversation:
    """One client at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, live: LiveTable, line: Line) -> None:
        self.socket = socket
        self.hall = hall
        self.live = live
        self.line = line
        limits = hall.settings.limits
        line.most = limits.outbox_bytes
        self.outbox = Speaker(who_is(socket), line, limits.outbox_bytes)
        self.caller = Caller(self.outbox.who, self.outbox)
        self.messages = Patience(limits.messages, hall.time_source)
        self.asks = Patience(limits.asks, hall.time_source)
        self.most_bytes = limits.message_bytes
        self.refused = 0
        self.turned_away = ""  # why this client hears nothing here
        self.busy = False  # a command is being carried out: the next message waits for its end
        self.waiting: deque[bytes] = deque()

    async def run(self) -> None:
        """Until the client goes or is sent away; a command that has begun is finished all the same."""
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
            self.hall.tell_presence(self.live)

    def hear(self, data: bytes) -> None:
        """One message, now or when the one before it has been dealt with."""
        if self.outbox.ended.is_set():
            return
        self.waiting.append(data)
        if not self.busy:
            self.go_on()
        elif len(self.waiting) == MOST_WAITING:
            self.line.wait()

    def go_on(self) -> None:
        """Hear what waits, until something takes longer; a mistake of ours is written down, and the table read anew."""
        many = len(self.waiting) >= MOST_WAITING
        try:
            while self.waiting and not self.busy:
                self.heed(self.waiting.popleft())
        except Exception as error:
            LOG.error("our-mistake", where=where(error), message="socket")
            self.refuse(No("our-mistake").refused())
            self.hall.throw_away(self.live)
        if many and len(self.waiting) < MOST_WAITING:
            self.line.go_on()

    def heed(self, data: bytes) -> None:
        """Understood and obeyed, or refused with a reason."""
        try:
            if not self.messages.allows():
                raise No("too-fast")
            message = self.understood(data)
        except No as no:
            name = name_of(data[: self.most_bytes])
            self.refuse(no.refused(name.command or "", name.id, self.live.table.turn))
            return
        except Exception as error:  # nothing of the table was touched: the others there have nothing to do with it
            LOG.error("our-mistake", where=where(error), message="reading")
            self.refuse(No("our-mistake").refused())
            return
        if isinstance(message, Hello) and message.turn <= self.live.table.turn:
            self.hello(message)
        elif isinstance(message, Look):
            self.look(message)
        elif isinstance(message, Hint):  # a bot may think for a while, and the table goes on meanwhile
            self.hall.spawn(obey(self.live, self.caller, message))
        else:
            self.busy = True
            self.hall.spawn(self.carry_out(message))

    async def carry_out(self, message: ClientMessage) -> None:
        """Do what may have to wait for others, then hear what was said meanwhile."""
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
        """Say no to something that never became a command."""
        self.refused += 1
        REFUSALS.labels(refused.code).inc()
        self.outbox.send(ENCODE.encode(refused))
        if self.refused > TOO_MANY_REFUSALS:
            self.outbox.send(ENCODE.encode(No("too-fast").refused()))
            self.outbox.ended.set()

    def understood(self, text: bytes) -> ClientMessage:
        """The message, if it is one."""
        if len(text) > self.most_bytes:
            raise No("too-large", {"bytes": str(self.most_bytes)})
        try:
            message: ClientMessage = CLIENT_MESSAGES.decode(text)
        except UNREADABLE as error:  # a validation error is a decode error too
            raise No("malformed", detail=str(error)[:200]) from None
        if isinstance(message, (Why, Hint, Foresee)) and not self.asks.allows():
            raise No("too-fast")
        return message

    async def catch_up(self) -> None:
        """Whoever was at another process may have heard more than this one has."""
        with contextlib.suppress(StoreDown):
            async with self.live.lock:
                await self.live.catch_up()

    def hello(self, message: Hello) -> None:
        """Tell everything that this client has not heard."""
        live, outbox, table = self.live, self.outbox, self.live.table
        if not outbox.who.may_look(table):
            self.refuse(No("no-spectators").refused())
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
            self.hall.tell_presence(live)

    def look(self, message: Look) -> None:
        """At one screen: look through the eyes of a seat of one's own, or through nobody's."""
        seats = self.outbox.who.seats(self.live.table)
        if message.seat is not None and message.seat not in seats:
            self.refuse(No("not-seated").refused())
            return
        self.outbox.looking = message.seat
        self.outbox.told = 0
        if self.outbox in self.live.listeners:
            self.live.show(self.outbox)


async def table_socket(socket: WebSocket) -> None:
    """GET /api/tables/{table}/socket: one client at one table."""
    hall = hall_of(socket)
    table = str(socket.path_params["table"])
    await socket.accept()
    address = who_is(socket).address
    if not hall.sockets.enter(address):
        await turn_away(socket, No("too-many"))
        return
    SOCKETS.inc()
    try:
        live = await hall.table(table)
        line: Any = (socket.scope["extensions"] or {})[LINE]
        conversation = Conversation(socket, hall, live, line)
        await conversation.run()
        if conversation.turned_away:
            await say_why(socket, conversation.turned_away)
    except No as no:
        await turn_away(socket, no)
    except StoreDown:
        await turn_away(socket, No("store"))
    finally:
        hall.sockets.leave(address)
        SOCKETS.dec()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(1000)


async def turn_away(socket: WebSocket, no: No) -> None:
    """A refusal, and then the end of the connection, with a code of its own."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(ENCODE.encode(no.refused()).decode())
    await say_why(socket, no.code)


async def say_why(socket: WebSocket, code: str) -> None:
    """The end of the connection, with a code that says why."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(CLOSE.get(code, 4400), code)
