"""WebSocket and stream: one client at one table; a queue of what is to be sent, so that no table ever waits."""

import asyncio
import contextlib

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from triforium.server.http.auth import address_of, identified
from triforium.server.http.service import Service
from triforium.server.table.identity import Principal
from triforium.server.table.live_table import Listener
from triforium.server.table.ports import StoreDown
from triforium.server.table.refusals import Refusal, close_code
from triforium.server.table.server_messages import ENCODE
from triforium.server.table.session import Session


class Outbox:
    """Messages to one client, in order; a client that reads too slowly is disconnected."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.waiting: list[bytes] = []
        self.size = 0  # bytes that wait, or are being sent
        self.news: asyncio.Future[None] | None = None
        self.is_closed = False  # no more messages
        self.is_too_slow = False

    def listener(self, principal: Principal) -> Listener:
        """The client as a table sees it."""
        return Listener(principal, self.send, self.close)

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if self.is_closed:
            return
        self.waiting.append(data)
        self.size += len(data)
        if self.size > self.most_bytes:
            self.waiting.clear()
            self.is_too_slow = True
            self.close()
        elif self.news is not None and not self.news.done():
            self.news.set_result(None)

    def close(self) -> None:
        """Accept no more messages."""
        self.is_closed = True
        if self.news is not None and not self.news.done():
            self.news.set_result(None)

    async def wait(self) -> None:
        """Wait until there is something to send, or the end."""
        if not self.waiting and not self.is_closed:
            self.news = asyncio.get_running_loop().create_future()
            await self.news

    def take(self) -> list[bytes]:
        """The messages to be sent now."""
        messages, self.waiting = self.waiting, []
        self.size = sum(map(len, messages))
        return messages


class TableSocket:
    """GET /api/tables/{table}/socket as an ASGI app."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        address, service = address_of(connection), self.service
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        if not service.sockets.enter(address):
            await turn_away(send, Refusal("too-many"))
            return
        try:
            principal, identity = await identified(connection)
            service.people.identities.connected(principal, identity)
            async with service.seats.turns.of(address):
                live = await service.registry.get(scope["path_params"]["table"])
        except (Refusal, StoreDown) as error:
            service.sockets.leave(address)
            await turn_away(send, error if isinstance(error, Refusal) else Refusal("store"))
            return

        outbox = Outbox(service.settings.limits.outbox_bytes)
        session = Session(live, outbox.listener(principal), service.session_limits())
        reading = asyncio.ensure_future(read(receive, session, outbox))
        sending = asyncio.ensure_future(write(send, outbox))
        try:
            await asyncio.wait({reading, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            outbox.close()
            session.leave()
            service.sockets.leave(address)
            sending.cancel()
            if not session.is_busy:  # a command in progress is still completed
                reading.cancel()
            await asyncio.gather(reading, sending, return_exceptions=True)
        if not outbox.is_too_slow:
            code = session.turned_away
            await close(send, close_code(code), code)


async def read(receive: Receive, session: Session, outbox: Outbox) -> None:
    """Hand the client's messages to its session, one after the other."""
    while not outbox.is_closed and (event := await receive())["type"] == "websocket.receive":
        text = event.get("text")
        await session.receive(text.encode() if text is not None else event.get("bytes") or b"")


async def write(send: Send, outbox: Outbox) -> None:
    """Send messages as they come, until the end."""
    while outbox.waiting or not outbox.is_closed:
        for data in outbox.take():
            await send({"type": "websocket.send", "text": data.decode()})
        await outbox.wait()


async def turn_away(send: Send, refusal: Refusal) -> None:
    """Send a refusal and close the connection with its close code."""
    with contextlib.suppress(OSError, RuntimeError):
        await send({"type": "websocket.send", "text": ENCODE.encode(refusal.refused()).decode()})
    await close(send, close_code(refusal.code), refusal.code)


async def close(send: Send, code: int, reason: str = "") -> None:
    """Close the connection, if it is still open."""
    with contextlib.suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": code, "reason": reason})
