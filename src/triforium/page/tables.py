"""The tables of a page: answers the same requests and messages as a server, for the page that started this Worker."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Coroutine
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from triforium.server.api.operation import Answer, Call, Operation, or_refused, refused
from triforium.server.api.operations import OPERATIONS
from triforium.server.ops.system import SYSTEM_CLOCK, SYSTEM_RANDOMNESS
from triforium.server.registry import TableRegistry
from triforium.server.table.identity import Principal, fingerprint
from triforium.server.table.limits import SeatLimits, TokenBucket
from triforium.server.table.live_table import Listener
from triforium.server.table.ports import BotRunner, Counters, Ports, Store, StoreDown
from triforium.server.table.refusals import Refusal, close_code, where
from triforium.server.table.server_messages import ENCODE
from triforium.server.table.session import Session, SessionLimits

LOG: Final = logging.getLogger(__name__)
PER_MINUTE: Final = 6000  # of anything: the only client is this page
MESSAGE_BYTES: Final = 4096
NOT_FOUND: Final = Refusal("no-such", detail="Not Found")
ROUTES: Final = [
    (operation.method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", operation.path)), operation)
    for operation in OPERATIONS
]
Send = Callable[[int, str], None]  # to a client: a message
Close = Callable[[int, int], None]  # a client: the close code


def route(method: str, path: str) -> tuple[Operation, dict[str, str]]:
    """The operation for a request, and its path parameters."""
    for wanted, pattern, operation in ROUTES:
        found = pattern.fullmatch(path) if wanted == method else None
        if found is not None:
            return operation, {name: unquote(value) for name, value in found.groupdict().items()}
    raise NOT_FOUND


class Client:
    """A connection to a table; its messages are handled one after the other."""

    def __init__(self, tables: "Tables", number: int, principal: Principal) -> None:
        self.tables = tables
        self.number = number
        self.principal = principal
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.session: Session | None = None

    async def serve(self, table: str) -> None:
        """Find the table, then handle messages until the client or the table ends the connection."""
        tables = self.tables
        try:
            live = await tables.registry.get(table)
        except (Refusal, StoreDown) as error:
            refusal = error if isinstance(error, Refusal) else Refusal("store")
            tables.send(self.number, ENCODE.encode(refusal.refused()).decode())
            self.end(refusal.code)
            return
        listener = Listener(self.principal, self.send, self.end)
        self.session = Session(live, listener, tables.session_limits())
        while self.number in tables.clients:
            await self.session.receive((await self.inbox.get()).encode())

    def send(self, data: bytes) -> None:
        """Send a message."""
        if self.number in self.tables.clients:
            self.tables.send(self.number, data.decode())

    def end(self, code: str = "") -> None:
        """End the connection; the code is that of a refusal."""
        if self.number in self.tables.clients:
            turned_away = self.session.turned_away if self.session is not None else code
            self.tables.close(self.number, close_code(turned_away))
            self.tables.leave(self.number)


class Tables:
    """All tables of this page, and its connections to them."""

    def __init__(self, store: Store, bots: BotRunner, secret: str, send: Send, close: Close) -> None:
        self.send = send
        self.close = close
        self.owner = Principal(fingerprint(secret), address="page")
        self.tasks: set[asyncio.Task[None]] = set()
        clock = SYSTEM_CLOCK
        ports = Ports(store, clock, SYSTEM_RANDOMNESS, bots, self.spawn, call_here, Counters())
        self.registry = TableRegistry(ports)
        self.limits = SeatLimits(PER_MINUTE, PER_MINUTE, PER_MINUTE, clock)
        self.clients: dict[int, tuple[Client, asyncio.Task[None]]] = {}

    async def open(self) -> None:
        """Open the store, and look after what is due."""
        await self.registry.open()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run a task in the background; unexpected errors are logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: "asyncio.Task[None]") -> None:
        """A task has ended."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            LOG.error("internal-error", extra={"where": where(error)})

    # --- requests --------------------------------------------------------------------------------------------

    async def request(self, method: str, target: str, body: str) -> Answer:
        """Answer a request to the API; `target` is the path with its query."""
        return await or_refused(self.carry_out(method, target, body.encode()), refused)

    async def carry_out(self, method: str, target: str, body: bytes) -> Answer:
        """Find the operation and run it; raises Refusal or StoreDown."""
        path, _, query = target.partition("?")
        operation, in_path = route(method, path)
        call = Call(self.registry, self.owner)
        return operation.answer(
            await operation.handler(call, **operation.arguments(in_path, dict(parse_qsl(query)), body))
        )

    # --- connections -----------------------------------------------------------------------------------------

    def session_limits(self) -> SessionLimits:
        """The limits of a connection."""
        clock = self.registry.ports.clock
        buckets = TokenBucket(PER_MINUTE, clock), TokenBucket(PER_MINUTE, clock)
        return SessionLimits(*buckets, MESSAGE_BYTES, self.limits)

    def connect(self, number: int, table: str) -> None:
        """A client connects to a table."""
        client = Client(self, number, self.owner)
        self.clients[number] = (client, self.spawn(client.serve(table)))

    def receive(self, number: int, text: str) -> None:
        """A client sends a message."""
        if number in self.clients:
            self.clients[number][0].inbox.put_nowait(text)

    def leave(self, number: int) -> None:
        """A client has left; a message that is being handled is finished."""
        client, task = self.clients.pop(number, (None, None))
        if client is None or task is None:
            return
        if client.session is not None:
            client.session.leave()
        if client.session is None or not client.session.is_busy:
            with contextlib.suppress(RuntimeError):
                task.cancel()


async def call_here(function: Callable[..., Any], *args: Any) -> Any:
    """Call a function: a Worker has no threads, and nothing else to do."""
    return function(*args)
