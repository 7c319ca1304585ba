"""A socket's line: what comes in is heard at once and what is said goes out at once, without a task in between."""

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LINE: Final = "triforium.line"  # the extension under which the app finds the line of a socket
TEXT: Final = 0x81  # the first byte of a frame that is a whole text
MASKED: Final = 0x80  # in the second byte of a frame, beside its size
SHORT: Final = 126  # the sizes that fit there
HEAD: Final = 6  # bytes before a short text of a client: the two, and the mask
Hear = Callable[[bytes], None]


def head_of(size: int) -> bytes:
    """What stands before a text of so many bytes: one whole frame, unmasked (RFC 6455, 5.2)."""
    # Its own 2 µs where the library takes 6 for every text: three of them go out with each move.
    if size < SHORT:
        return bytes((TEXT, size))
    return bytes((TEXT, 126)) + size.to_bytes(2) if size < 65536 else bytes((TEXT, 127)) + size.to_bytes(8)


def is_short_text(data: bytes) -> bool:
    """Is this one short text of a client, and nothing else?"""
    size = len(data) - HEAD
    return 0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED | size


def unmasked(data: bytes) -> bytes:
    """What a short text says (RFC 6455, 5.3)."""
    size = len(data) - HEAD
    mask = (data[2:HEAD] * (SHORT // 4 + 1))[:size]
    return (int.from_bytes(data[HEAD:]) ^ int.from_bytes(mask)).to_bytes(size)


def is_whole(data: bytes) -> bool:
    """Does a client's frame end where these bytes end, if one begins where they begin?"""
    at = 0
    while at + 2 <= len(data):
        size, head = data[at + 1] & ~MASKED, 2 + 4 * (data[at + 1] >> 7)
        if size >= SHORT:
            wide = 2 if size == SHORT else 8
            if at + 2 + wide > len(data):
                return False
            size, head = int.from_bytes(data[at + 2 : at + 2 + wide]), head + wide
        at += head + size
    return at == len(data)


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's own WebSocket: handshake, pings and goodbyes stay its business, messages need not."""

    hear: Hear | None = None
    between = True  # the library has read whole frames only, so the next byte begins one
    waiting: list[bytes] | None = None  # texts that go out together, before anything else happens
    size = 0
    most = 4_000_000  # bytes that may wait for the client

    def handle_connect(self, event: Request) -> None:
        """The app finds the line in the scope of the connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[LINE] = self

    def take(self, hear: Hear) -> None:
        """From now on messages are heard as they come, first those that wait; `receive` only tells of the end."""
        self.hear = hear
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                hear(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        self.read_paused = False
        self.go_on()

    def data_received(self, data: bytes) -> None:
        """A short text that comes alone is heard at once: the library took a fifteenth of a move to read it."""
        if self.between and self.hear is not None and not self.frames and is_short_text(data):
            if not self.close_sent and self.conn.state is State.OPEN:
                self.hear(unmasked(data))
            return
        if self.between:
            self.between = is_whole(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n")
        super().data_received(data)
        if self.transport.get_write_buffer_size() > self.most:  # pings are answered, whether or not anybody listens
            self.cut()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hear(bytes(data))

    def say(self, data: bytes) -> int:
        """Send a text, together with what else is said at this moment; how many bytes wait for the client now."""
        if self.disconnected:
            return 0
        if self.waiting is None:
            self.waiting = [data]
            self.size = self.transport.get_write_buffer_size()
            self.loop.call_soon(self.flush)
        else:
            self.waiting.append(data)
        self.size += len(data)
        return self.size

    def flush(self) -> None:
        """Send what waits, in one piece: an answer and the view behind it are one call of the system, not two."""
        texts, self.waiting = self.waiting or [], None
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for text in texts:
            parts += (head_of(len(text)), text)
        self.transport.write(b"".join(parts))

    def wait(self) -> None:
        """Read nothing more for now."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def cut(self) -> None:
        """End it at once: what waits will never be taken."""
        self.transport.abort()
