"""Other devices: the address at which they reach this server, and listening there when a player asks for it."""

import asyncio
import socket
from ipaddress import ip_address
from typing import Final

from triforium.server.http.connections import Connections
from triforium.server.table.refusals import Refusal

SOMEWHERE: Final = ("198.51.100.1", 9)  # an address for documentation; nothing is sent there
EVERYWHERE: Final = ("0.0.0.0", "::")


class Network:
    """The address for other devices in the same network; empty while only this machine can connect."""

    def __init__(self, host: str, port: int, can_open: bool, connections: Connections) -> None:
        self.port = port
        self.can_open = can_open
        self.connections = connections
        self.listening: asyncio.Server | None = None
        own = network_address() if host in EVERYWHERE else host
        self.address = "" if is_loopback(own) else self.url(own)

    def url(self, host: str) -> str:
        """An address of this server."""
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    async def open(self) -> None:
        """Listen in the local network, too; refused if there is none, or if the port is taken there."""
        if self.address:
            return
        host, factory = network_address(), self.connections.factory
        if not self.can_open or factory is None or is_loopback(host):
            raise Refusal("no-network")
        try:
            listening = socket.create_server((host, self.port))
        except OSError:
            raise Refusal("no-network") from None
        loop = asyncio.get_running_loop()
        self.listening = await loop.create_server(factory, sock=listening)
        self.address = self.url(host)

    def close(self) -> None:
        """Stop listening there."""
        if self.listening is not None:
            self.listening.close()


def network_address() -> str:
    """The IPv4 address of this machine in its network; 127.0.0.1 if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)  # only chooses a route
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_loopback(host: str) -> bool:
    """Does this name or address lead only to this machine?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
