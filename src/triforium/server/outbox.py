"""Messages on their way to one program: never more than it can take, never waited for by a table."""

import asyncio
from collections import deque

from triforium.server.listener import Listener, Who
from triforium.server.wire_out import ENCODE, Bye


class Outbox(Listener):
    """Keeps messages until the client has taken them; one that is too slow is cut off."""

    def __init__(self, who: Who, most_bytes: int) -> None:
        super().__init__(who)
        self.most_bytes = most_bytes
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.news = asyncio.Event()
        self.closed = False

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        if self.closed:
            return
        self.waiting.append(data)
        self.size += len(data)
        if self.size > self.most_bytes:
            self.close()
        self.news.set()

    def end(self, code: str) -> None:
        """One last message."""
        self.send(ENCODE.encode(Bye(code)))
        self.close()

    def close(self) -> None:
        """No more messages."""
        self.closed = True
        self.news.set()
