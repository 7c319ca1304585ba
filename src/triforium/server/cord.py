"""Message protocol between supervisor and workers: length-prefixed msgpack batches over a socket pair."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from triforium.server.settings import Settings
from triforium.server.store import Index

HEAD: Final = 4  # bytes of the length prefix


class Orders(msgspec.Struct):
    """Configuration of a worker at its start."""

    settings: Settings
    number: int
    opened: int  # start time of the server, for clocks
    box: int  # file descriptors, as those below
    boxes: list[int]
    far: bool  # the supervisor has the store


class Said(msgspec.Struct, array_like=True, gc=False):
    """Base class of messages."""


# --- from a worker -------------------------------------------------------------------------------------------


class Ready(Said, tag=0):
    """The worker accepts connections."""


class Failed(Said, tag=1):
    """The worker cannot start, and why."""

    sentence: str


class Enter(Said, tag=2):
    """Append one journal entry; sent with every move."""

    number: int
    row: tuple[str, int, int, int, str, str]
    index: Index | None


class Ask(Said, tag=3):
    """Call another method of the store by name."""

    number: int
    what: str
    words: msgspec.Raw


class Whispered(Said, tag=4):
    """A transient message to the other workers."""

    table: str
    payload: bytes


class AskAll(Said, tag=5):
    """Request the metrics of all workers."""

    number: int


class Counted(Said, tag=6):
    """The metrics of this worker."""

    number: int
    text: bytes


class Here(Said, tag=7):
    """Answer to a heartbeat."""


# --- from the supervisor -------------------------------------------------------------------------------------


class Answer(Said, tag=0):
    """The result of a call, or an error message."""

    number: int
    result: msgspec.Raw
    problem: str = ""


class News(Said, tag=1):
    """Another process has written an entry or sent a message."""

    table: str
    payload: bytes


class Count(Said, tag=2):
    """Request the metrics of this worker."""

    number: int


class Open(Said, tag=3):
    """The workers that accept connections."""

    numbers: list[int]


class Close(Said, tag=4):
    """Shut down, gracefully or immediately."""

    at_once: bool = False


class AllCounted(Said, tag=5):
    """The metrics of the other workers that responded."""

    number: int
    texts: list[tuple[int, bytes]]


class AreYouThere(Said, tag=6):
    """Heartbeat."""


FromProcess = Ready | Failed | Enter | Ask | Whispered | AskAll | Counted | Here
FromPorter = Answer | News | Count | Open | Close | AllCounted | AreYouThere
FROM_PROCESS: Final[msgspec.msgpack.Decoder[list[FromProcess]]] = msgspec.msgpack.Decoder(list[FromProcess])
FROM_PORTER: Final[msgspec.msgpack.Decoder[list[FromPorter]]] = msgspec.msgpack.Decoder(list[FromPorter])
ENCODER: Final = msgspec.msgpack.Encoder()


class Cord(asyncio.Protocol):
    """One end of the connection."""

    def __init__(
        self, decoder: "msgspec.msgpack.Decoder[Any]", hear: Callable[[Any], None], lost: Callable[[], None]
    ) -> None:
        self.decoder = decoder
        self.hear = hear
        self.lost = lost
        self.waiting: list[Said] = []
        self.read = bytearray()
        self.transport: asyncio.Transport | None = None
        self.gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected; send what was queued."""
        self.transport = cast("asyncio.Transport", transport)
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        """Disconnected."""
        self.gone = True
        self.waiting.clear()
        self.lost()

    def say(self, message: Said) -> None:
        """Queue a message for the next batch."""
        if self.gone:
            return
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(message)

    def flush(self) -> None:
        """Send the batch."""
        if self.transport is None or not self.waiting:
            return
        data = ENCODER.encode(self.waiting)
        self.waiting.clear()
        self.transport.write(len(data).to_bytes(HEAD) + data)

    def data_received(self, data: bytes) -> None:
        """Deliver the messages of all complete batches."""
        read = self.read
        read += data
        start = 0
        while len(read) - start >= HEAD:
            end = start + HEAD + int.from_bytes(read[start : start + HEAD])
            if end > len(read):
                break
            messages = self.decoder.decode(memoryview(read)[start + HEAD : end].tobytes())
            start = end
            for message in messages:
                self.hear(message)
        del read[:start]

    def close(self) -> None:
        """Flush and close."""
        if self.transport is not None and not self.gone:
            self.flush()
            self.transport.close()
