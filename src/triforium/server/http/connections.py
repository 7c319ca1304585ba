"""Open connections: how many an address may have, and how long a client may take to send a request or to read."""

import asyncio
import logging
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send

from triforium.server.ops.settings import Limits
from triforium.server.table.limits import ConnectionCounter

LOG: Final = logging.getLogger(__name__)
SWEEP_S: Final = 1.0
UNREAD_S: Final = 30.0  # time for reading what was sent before a connection was closed
NETWORK_BITS: Final = 64  # of an IPv6 address; a client chooses the rest
Peer = tuple[str, int]


@lru_cache(4096)
def counted_address(address: str) -> str:
    """What limits count: an IPv4 address, or the network of an IPv6 address, because all of it has one owner."""
    try:
        found = ip_address(address)
    except ValueError:  # not an IP address: a Unix socket, or a test
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback or found.is_link_local:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


class Connections:
    """All open connections of a server; wraps the protocols of asyncio servers, whatever library they come from."""

    def __init__(self, limits: Limits, most: int, trusted_proxies: str) -> None:
        self.limits = limits
        self.counter = ConnectionCounter(limits.connections, most)
        self.proxies = [one.strip() for one in trusted_proxies.split(",") if one.strip()]
        self.open: dict[Peer, Connection] = {}
        self.refused = 0  # since the last line of log
        self.factory: Callable[[], asyncio.Protocol] | None = None  # of the server, for another address

    def guarded(self, factory: Callable[[], asyncio.Protocol]) -> Callable[[], asyncio.Protocol]:
        """The same protocols, with limits."""
        self.factory = factory
        return lambda: Connection(self, factory)

    def app(self, app: ASGIApp) -> ASGIApp:
        """The same app; tells which connections wait for a request, and which are served."""

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self.open.get(tuple(scope["client"])) if scope.get("client") else None
            if connection is None:
                await app(scope, receive, send)
                return
            connection.requests += 1
            connection.waiting_since = None
            try:
                await app(scope, receive, send)
            finally:
                connection.requests -= 1

        return serve

    def is_proxy(self, address: str) -> bool:
        """Is this the address of a trusted proxy, which stands for many clients?"""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(one == "*" or found in ip_network(one, strict=False) for one in self.proxies)

    async def sweep(self) -> None:
        """Background loop: close connections that take too long, and forget those that are closed."""
        while True:
            await asyncio.sleep(SWEEP_S)
            now = asyncio.get_running_loop().time()
            for connection in list(self.open.values()):
                connection.check(now, self.limits)
            if self.refused:
                LOG.warning("connections-refused", extra={"count": self.refused, "open": self.counter.together})
                self.refused = 0


class Connection(asyncio.Protocol):
    """One connection, until another protocol takes over its transport (as for a WebSocket); then only watched."""

    def __init__(self, all_of_them: Connections, factory: Callable[[], asyncio.Protocol]) -> None:
        self.all = all_of_them
        self.factory = factory
        self.inner: asyncio.Protocol | None = None
        self.transport: Any = None
        self.key = ""
        self.peer: Peer | None = None
        self.requests = 0  # being served
        self.waiting_since: float | None = None  # for the head of a request that has begun, or for the first one
        self.unread_since: float | None = None

    def connection_made(self, transport: Any) -> None:
        """Count it, or refuse it."""
        peer = transport.get_extra_info("peername")
        self.transport = transport
        if isinstance(peer, tuple):
            self.peer = (str(peer[0]), int(peer[1]))
            self.key = f"{peer[0]} {peer[1]}" if self.all.is_proxy(self.peer[0]) else counted_address(self.peer[0])
            if not self.all.counter.enter(self.key):
                self.all.refused += 1
                transport.abort()
                return
            self.all.open[self.peer] = self
            self.waiting_since = asyncio.get_running_loop().time()
        self.inner = self.factory()
        self.inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Bytes of a request."""
        if self.inner is not None:
            if not self.requests and self.waiting_since is None:
                self.waiting_since = asyncio.get_running_loop().time()
            self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        """The client sends no more."""
        return None if self.inner is None else self.inner.eof_received()

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        if self.inner is not None:
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        """The client has read."""
        if self.inner is not None:
            self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self.forget()
        if self.inner is not None:
            self.inner.connection_lost(exc)

    def forget(self) -> None:
        """Count it no longer."""
        if self.peer is not None and self.all.open.get(self.peer) is self:
            del self.all.open[self.peer]
            self.all.counter.leave(self.key)

    def check(self, now: float, limits: Limits) -> None:
        """Close it if the client takes too long; forget it if it has been closed under another protocol."""
        unread = self.transport.get_write_buffer_size()
        waits = self.waiting_since is not None and not self.requests
        if self.transport.is_closing():
            self.unread_since = self.unread_since or now
            if unread and now - self.unread_since < UNREAD_S:
                return
            if unread:
                self.transport.abort()
            self.forget()
        elif unread > limits.outbox_bytes or (waits and now - (self.waiting_since or now) > limits.head_seconds):
            self.transport.abort()
