"""Worker process of a server with several processes; controlled by the supervisor."""

import asyncio
import contextlib
import functools
import socket
import sys
from typing import Final

import msgspec
from prometheus_client import generate_latest

from triforium.core.errors import TableError
from triforium.server.app import make_app
from triforium.server.cord import (
    FROM_PORTER,
    HEAD,
    AllCounted,
    Answer,
    AreYouThere,
    AskAll,
    Close,
    Cord,
    Count,
    Counted,
    Failed,
    FromPorter,
    Here,
    News,
    Open,
    Orders,
    Ready,
)
from triforium.server.far_store import FarStore
from triforium.server.hall import Hall
from triforium.server.handover import Knock, Porch
from triforium.server.house import House, config_for
from triforium.server.identity import Place
from triforium.server.log import LOG, set_up, where
from triforium.server.metrics import REGISTRY
from triforium.server.run import look_less_for_garbage, new_loop
from triforium.server.store import Store, open_store

PATIENCE_S: Final = 2.0  # time limit for the metrics of the other workers


ORDERS: Final = msgspec.json.Decoder(Orders)


class Wing(House):
    """A server that also takes over connections accepted by other workers."""

    def __init__(self, hall: Hall, porch: Porch, cord: Cord) -> None:
        self.knock = functools.partial(Knock, porch)
        super().__init__(config_for(make_app(hall), hall.settings, self.knock), hall.say_goodbye)
        self.porch = porch
        self.cord = cord

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections, and report that to the supervisor."""
        await super().startup(sockets)
        self.porch.take(self.handed_over)
        self.cord.say(Ready())

    def handed_over(self, request: bytes) -> Knock:
        """The protocol for a connection accepted by another worker."""
        return self.knock(
            request=request, config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop taking over connections."""
        self.porch.close()
        await super().shutdown(sockets)

    def close_door(self) -> None:
        """Close the listening socket at once, so that another server can bind the port."""
        for server in getattr(self, "servers", []):
            server.close()


class Process:
    """The worker's side of the control connection."""

    def __init__(self, orders: Orders, line: socket.socket, door: socket.socket) -> None:
        self.orders = orders
        self.line = line
        settings = orders.settings
        self.place = Place(orders.number, settings.processes)
        self.cord = Cord(FROM_PORTER, self.hear, self.lost)
        self.far = FarStore(self.cord) if orders.far else None
        self.door = door
        boxes = [socket.socket(fileno=handle) for handle in orders.boxes]
        self.porch = Porch(self.place, socket.socket(fileno=orders.box), boxes)
        self.wing: Wing | None = None
        self.is_closing = False
        self.asked: dict[int, asyncio.Future[list[tuple[int, bytes]]]] = {}
        self.number = 0

    async def run(self) -> None:
        """Run until the supervisor closes the connection or asks to stop."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.cord, sock=self.line)
        store: Store = self.far or open_store(self.orders.settings.store)
        hall = Hall(store, self.orders.settings, self.place)
        hall.opened, hall.neighbours = self.orders.opened, self
        try:
            wing = Wing(hall, self.porch, self.cord)
            await hall.open()
        except TableError as error:
            self.cord.say(Failed(str(error)))
            self.cord.close()
            await asyncio.sleep(0.1)
            return
        self.wing = wing
        try:
            look_less_for_garbage()
            if not self.is_closing:
                await wing.serve(sockets=[self.door])
        finally:
            await hall.close()
            self.cord.close()

    def hear(self, said: FromPorter) -> None:
        """Handle a message of the supervisor."""
        if isinstance(said, Answer):
            if self.far is not None:
                self.far.answered(said)
        elif isinstance(said, News):
            if self.far is not None and self.far.hear is not None:
                self.far.hear(said.table, said.payload)
        elif isinstance(said, Count):
            self.cord.say(Counted(said.number, generate_latest(REGISTRY)))
        elif isinstance(said, AllCounted):
            promise = self.asked.pop(said.number, None)
            if promise is not None and not promise.done():
                promise.set_result(said.texts)
        elif isinstance(said, Open):
            self.porch.open = set(said.numbers)
        elif isinstance(said, AreYouThere):
            self.cord.say(Here())
        else:
            self.close(said)

    def close(self, said: Close) -> None:
        """Shut down gracefully; at the second request immediately."""
        self.is_closing = True
        if self.wing is not None and (said.at_once or not self.wing.should_exit):
            self.wing.stop()

    def lost(self) -> None:
        """The supervisor is gone: fail store calls, release the port, and shut down."""
        if self.far is not None:
            self.far.lost()
        if self.wing is not None:
            self.wing.close_door()
        self.door.close()
        self.close(Close())

    async def counted(self) -> dict[int, bytes | None]:
        """The metrics of each process; None for one that did not respond."""
        self.number += 1
        number = self.number
        promise: asyncio.Future[list[tuple[int, bytes]]] = asyncio.get_running_loop().create_future()
        self.asked[number] = promise
        self.cord.say(AskAll(number))
        found: dict[int, bytes | None] = dict.fromkeys(range(self.place.of))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                found.update(await promise)
        self.asked.pop(number, None)
        found[self.place.number] = generate_latest(REGISTRY)
        return found


def ask_for_orders(line: socket.socket) -> tuple[Orders, socket.socket] | None:
    """Receive configuration and listening socket; None if the supervisor is gone."""
    with contextlib.suppress(OSError):
        line.send(b"?")
        head, handles, _, _ = socket.recv_fds(line, HEAD, 1)
        text = line.recv(int.from_bytes(head), socket.MSG_WAITALL)
        if handles and len(text) == int.from_bytes(head):
            return ORDERS.decode(text), socket.socket(fileno=handles[0])
    return None


def main() -> int:
    """Receive the configuration and run the worker."""
    line = socket.socket(fileno=int(sys.argv[1]))
    told = ask_for_orders(line)
    if told is None:
        return 0
    orders, door = told
    set_up(orders.settings.json_logs, orders.settings.log)
    try:
        with asyncio.Runner(loop_factory=new_loop()) as runner:
            runner.run(Process(orders, line, door).run())
    except Exception as error:
        LOG.error("internal-error", where=where(error))
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
