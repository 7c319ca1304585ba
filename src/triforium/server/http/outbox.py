"""Bounded send queue of one streaming client; never blocks the table."""

import asyncio
from collections import deque

from triforium.server.table.listener import Listener, Principal
from triforium.server.table.server_messages import ENCODE, Bye


class Outbox(Listener):
    """Queues messages until they are sent; a client that is too slow is disconnected (backpressure)."""

    def __init__(self, principal: Principal, most_bytes: int) -> None:
        super().__init__(principal)
        self.most_bytes = most_bytes
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.news = asyncio.Event()
        self.closed = False

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if self.closed:
            return
        self.waiting.append(data)
        self.size += len(data)
        if self.size > self.most_bytes:
            self.close()
        self.news.set()

    def end(self, code: str) -> None:
        """Send a final "bye" message and close."""
        self.send(ENCODE.encode(Bye(code)))
        self.close()

    def close(self) -> None:
        """Accept no more messages."""
        self.closed = True
        self.news.set()
