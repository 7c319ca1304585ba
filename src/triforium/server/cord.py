"""The cord between the porter and a process of the house: what is said at one moment goes out in one piece."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from triforium.server.settings import Settings
from triforium.server.store import Index

HEAD: Final = 4  # bytes before each piece that say how long it is


class Orders(msgspec.Struct):
    """What a process is told when it is started."""

    settings: Settings
    number: int
    opened: int  # when the house was; clocks go by it
    box: int  # a handle, as those below
    boxes: list[int]
    far: bool  # the porter keeps the store


class Said(msgspec.Struct, array_like=True, gc=False):
    """Something that one end says to the other."""


# --- a process says ------------------------------------------------------------------------------------------


class Ready(Said, tag=0):
    """The process lets people in."""


class Failed(Said, tag=1):
    """The process cannot open, and why, in one sentence."""

    sentence: str


class Enter(Said, tag=2):
    """Write one entry: what is said with every move."""

    number: int
    row: tuple[str, int, int, int, str, str]
    index: Index | None


class Ask(Said, tag=3):
    """Anything else that a store is asked, by the name of its method."""

    number: int
    what: str
    words: msgspec.Raw


class Whispered(Said, tag=4):
    """Something for the other processes that need not be kept."""

    table: str
    payload: bytes


class AskAll(Said, tag=5):
    """What do the others count?"""

    number: int


class Counted(Said, tag=6):
    """What this process counts."""

    number: int
    text: bytes


class Here(Said, tag=7):
    """The process is there."""


# --- the porter says -----------------------------------------------------------------------------------------


class Answer(Said, tag=0):
    """What was asked for; a problem in one sentence in its place."""

    number: int
    result: msgspec.Raw
    problem: str = ""


class News(Said, tag=1):
    """Another process has written or whispered something."""

    table: str
    payload: bytes


class Count(Said, tag=2):
    """Somebody wants to know what this process counts."""

    number: int


class Open(Said, tag=3):
    """Which processes let people in."""

    numbers: list[int]


class Close(Said, tag=4):
    """Close in good order, or at once."""

    at_once: bool = False


class AllCounted(Said, tag=5):
    """What each of the others counts; whoever did not answer is not among them."""

    number: int
    texts: list[tuple[int, bytes]]


class AreYouThere(Said, tag=6):
    """A process that hangs does not answer."""


FromProcess = Ready | Failed | Enter | Ask | Whispered | AskAll | Counted | Here
FromPorter = Answer | News | Count | Open | Close | AllCounted | AreYouThere
FROM_PROCESS: Final[msgspec.msgpack.Decoder[list[FromProcess]]] = msgspec.msgpack.Decoder(list[FromProcess])
FROM_PORTER: Final[msgspec.msgpack.Decoder[list[FromPorter]]] = msgspec.msgpack.Decoder(list[FromPorter])
ENCODER: Final = msgspec.msgpack.Encoder()


class Cord(asyncio.Protocol):
    """One end of the cord."""

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
        """The cord hangs; what was said before goes first."""
        self.transport = cast("asyncio.Transport", transport)
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        """The other end is gone."""
        self.gone = True
        self.waiting.clear()
        self.lost()

    def say(self, message: Said) -> None:
        """Say it together with everything else that is said at this moment."""
        if self.gone:
            return
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.append(message)

    def flush(self) -> None:
        """Send what waits."""
        if self.transport is None or not self.waiting:
            return
        data = ENCODER.encode(self.waiting)
        self.waiting.clear()
        self.transport.write(len(data).to_bytes(HEAD) + data)

    def data_received(self, data: bytes) -> None:
        """Hear all whole pieces, message by message."""
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
        """Let go of it, once everything is said."""
        if self.transport is not None and not self.gone:
            self.flush()
            self.transport.close()
