"""Connection handover: a connection accepted by one worker is passed to the worker that owns the requested table.

The file descriptor is passed together with the bytes already read. Where that is not possible, the connection is
served where it is, which is correct, but slower: the table is then in the memory of two processes.
"""

import asyncio
import functools
import os
import re
import socket
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from triforium.server.identity import Place
from triforium.server.letters import MOST_BYTES, letters

AGAIN_S: Final = 0.005
TRIES: Final = 200
PATH: Final = re.compile(rb"[A-Z]+ /api/(?:tables/|invites/|seat/)([A-Za-z0-9]*)")
NAMED: Final = re.compile(rb"[A-Z]+ /api/seat/\S*[?&]table=([A-Za-z0-9]+)")
TOKEN: Final = re.compile(rb"\r\nauthorization: *bearer +([A-Za-z0-9]+)\.", re.IGNORECASE)


def table_of(request: bytes) -> str:
    """The table ID in the first request of a connection; empty if there is none."""
    path = PATH.match(request)
    if path is None:
        return ""
    if request[path.start(1) - 5 : path.start(1)] == b"seat/":
        found = NAMED.match(request) or TOKEN.search(request)
        return found[1].decode() if found is not None else ""
    return path[1].decode()


class Porch:
    """Sends connections to other workers and receives theirs."""

    def __init__(self, place: Place, box: socket.socket, boxes: list[socket.socket]) -> None:
        self.place = place
        self.box = box
        self.boxes = boxes
        self.open: set[int] = set()  # workers that accept connections
        self.turn = place.number
        for one in (box, *boxes):
            one.setblocking(False)

    def owner(self, request: bytes, is_new: bool) -> int | None:
        """The other worker that should serve this connection, if there is one."""
        if len(request) > MOST_BYTES:
            return None
        table = table_of(request)
        if table:
            owner = self.place.owner(table)
        elif is_new:  # round robin: otherwise the most recently active worker would accept most connections
            owner = self.turn = (self.turn + 1) % self.place.of
        else:
            return None
        return owner if owner != self.place.number and owner in self.open else None

    def give(self, owner: int, transport: asyncio.Transport, request: bytes) -> bool:
        """Send a connection to another worker; False if that is impossible, BlockingIOError if its queue is full."""
        if transport.get_write_buffer_size():
            return False
        try:
            handle = os.dup(transport.get_extra_info("socket").fileno())
        except OSError:
            return False
        try:
            socket.send_fds(self.boxes[owner], [request], [handle])
        except BlockingIOError:
            raise
        except OSError:
            return False
        finally:
            os.close(handle)
        transport.abort()  # closes only our copy of the descriptor
        return True

    def take(self, make: Callable[[bytes], asyncio.Protocol]) -> None:
        """Serve connections received from other workers from now on."""
        loop = asyncio.get_running_loop()
        tasks: set[asyncio.Task[Any]] = set()

        def look() -> None:
            for request, handles in letters(self.box):
                for handle in handles:
                    connection = socket.socket(fileno=handle)
                    connection.setblocking(False)
                    task = loop.create_task(go_on(connection, functools.partial(make, request)))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)

        loop.add_reader(self.box.fileno(), look)

    def close(self) -> None:
        """Stop receiving connections."""
        asyncio.get_running_loop().remove_reader(self.box.fileno())


async def go_on(connection: socket.socket, make: Callable[[], asyncio.Protocol]) -> None:
    """Serve a received connection, which may already be closed."""
    try:
        await asyncio.get_running_loop().connect_accepted_socket(make, connection)
    except OSError:
        connection.close()


class Knock(HttpToolsProtocol):
    """Uvicorn's HTTP protocol, with a handover at the first request or WebSocket upgrade."""

    def __init__(self, porch: Porch, request: bytes = b"", **rest: Any) -> None:
        super().__init__(**rest)
        self.porch = porch
        self.request = request  # bytes already read by the worker that accepted it
        self.is_new = not request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected; process the bytes that another worker has read."""
        super().connection_made(cast("asyncio.Transport", transport))
        if self.request:
            self.data_received(self.request)

    def data_received(self, data: bytes) -> None:
        """The first bytes of a new connection decide which worker serves it."""
        if self.is_new:
            self.is_new = False
            owner = self.porch.owner(data, is_new=True)
            if owner is not None and self.hand_over(owner, data, lambda: super(Knock, self).data_received(data)):
                return
        super().data_received(data)

    def handle_websocket_upgrade(self) -> None:
        """A WebSocket upgrade, possibly on a connection that was used before."""
        lines = [b"%s: %s\r\n" % header for header in self.headers]
        head = b"GET %s HTTP/1.1\r\n%s\r\n" % (self.url, b"".join(lines))
        owner = self.porch.owner(head, is_new=False)
        if owner is None or not self.hand_over(owner, head, super().handle_websocket_upgrade):
            super().handle_websocket_upgrade()

    def hand_over(self, owner: int, request: bytes, serve_here: Callable[[], None], tries: int = TRIES) -> bool:
        """Hand the connection over; False if it must be served here. Retries while the queue is full."""
        try:
            return self.porch.give(owner, self.transport, request)
        except BlockingIOError:
            if not tries:
                return False
        self.transport.pause_reading()
        self.loop.call_later(AGAIN_S, self.try_again, owner, request, serve_here, tries - 1)
        return True

    def try_again(self, owner: int, request: bytes, serve_here: Callable[[], None], tries: int) -> None:
        """Retry after the queue of the other worker was full."""
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        if not self.hand_over(owner, request, serve_here, tries):
            serve_here()
