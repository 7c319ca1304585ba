"""What every request finds: the tables, the settings, the limits, the files of the browser client, the metrics."""

import asyncio
from typing import Final

from starlette.requests import HTTPConnection

from triforium.server.http.network import Network
from triforium.server.http.pages import Client
from triforium.server.ops.settings import Settings
from triforium.server.ops.telemetry import Metrics
from triforium.server.people.people import People
from triforium.server.registry import TableRegistry
from triforium.server.table.limits import ConnectionCounter, SeatLimits, TokenBucket, TokenBuckets
from triforium.server.table.ports import StoreDown
from triforium.server.table.session import SessionLimits

CHECK_S: Final = 1.0  # the store is checked at most this often
CHECK_TIMEOUT_S: Final = 3.0


class Service:
    """One server process, as its routes see it."""

    def __init__(self, registry: TableRegistry, people: People, settings: Settings, network: Network) -> None:
        self.registry = registry
        self.people = people
        self.settings = settings
        self.network = network
        self.client = Client(settings.client)
        self.is_draining = False  # the process will stop: no new connections, please
        self.checked = -CHECK_S
        self.checking: asyncio.Task[bool] | None = None
        ports, limits = registry.ports, settings.limits
        clock = ports.clock
        self.requests = TokenBuckets(limits.requests, clock)
        self.pages = TokenBuckets(limits.pages, clock)
        self.openings = TokenBuckets(limits.tables, clock, 3600.0)
        self.new_people = TokenBuckets(limits.people, clock, 3600.0)
        self.codes = TokenBuckets(limits.codes, clock)
        self.posts = TokenBuckets(limits.moves, clock)  # all HTTP requests of a program for its seat
        self.asks = TokenBuckets(limits.asks, clock)  # questions of a program over HTTP
        self.seats = SeatLimits(limits.moves, limits.chats, limits.hellos, clock, limits.share)
        self.sockets = ConnectionCounter(limits.sockets, limits.all_sockets)
        self.metrics = Metrics(
            ports.counters,
            {
                "sockets": ("Open sockets and streams", lambda: self.sockets.together),
                "tables": ("Tables in memory", lambda: len(registry.tables)),
                "store_failures": ("Failed store operations", lambda: ports.store.failures),
            },
        )

    def session_limits(self) -> SessionLimits:
        """The limits of a new connection."""
        limits, clock = self.settings.limits, self.registry.ports.clock
        messages, asks = TokenBucket(limits.messages, clock), TokenBucket(limits.asks, clock)
        return SessionLimits(messages, asks, limits.message_bytes, self.seats)

    async def is_store_up(self) -> bool:
        """Can the store be written and read? Checked at most once a second, however often it is asked."""
        now = self.registry.ports.clock.monotonic()
        if self.checking is None or (self.checking.done() and now - self.checked >= CHECK_S):
            self.checked = now
            self.checking = asyncio.create_task(self.check_store())
        return await asyncio.shield(self.checking)

    async def check_store(self) -> bool:
        """Write and read the store."""
        try:
            async with asyncio.timeout(CHECK_TIMEOUT_S):
                await self.registry.beat()
        except (StoreDown, TimeoutError):
            return False
        return True

    def count_refusal(self, code: str) -> None:
        """Count a refusal."""
        refusals = self.registry.ports.counters.refusals
        refusals[code] = refusals.get(code, 0) + 1


def service_of(connection: HTTPConnection) -> Service:
    """The server of a request."""
    service: Service = connection.state.service
    return service


def registry_of(connection: HTTPConnection) -> TableRegistry:
    """The tables of a request's server."""
    return service_of(connection).registry
