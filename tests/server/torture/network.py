"""A TCP proxy that simulates a bad network: slow, stalled and aborted connections."""

import asyncio
import contextlib
import random
from typing import Final

CHUNK: Final = 2048  # smaller than many messages, so that they can be cut in the middle
SLOWEST_S: Final = 0.02
STALL_S: Final = 0.25
STALLS: Final = 0.01
CUTS: Final = 0.002


class Network:
    """Forwards bytes between clients and a random server."""

    def __init__(self, ports: list[int], dice: random.Random, bad: bool) -> None:
        self.ports = ports
        self.dice = dice
        self.bad = bad
        self.cut = 0
        self.port = 0
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Start listening on a free port."""
        self.server = await asyncio.start_server(self.on_client, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Stop the proxy."""
        if self.server is not None:
            self.server.close()

    async def on_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one connection to a random server."""
        try:
            inner, outer = await asyncio.open_connection("127.0.0.1", self.dice.choice(self.ports))
        except OSError:
            writer.transport.abort()
            return
        ways = {asyncio.create_task(self.carry(reader, outer)), asyncio.create_task(self.carry(inner, writer))}
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in (writer, outer):
            end.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward bytes in one direction."""
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.bad:
                    luck = self.dice.random()
                    if luck < CUTS:
                        self.cut += 1
                        writer.write(data[: len(data) // 2])
                        return
                    await asyncio.sleep(STALL_S if luck < CUTS + STALLS else self.dice.random() * SLOWEST_S)
                writer.write(data)
                await writer.drain()
