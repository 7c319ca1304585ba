"""Remote store: forwards all calls to the supervisor, which has the SQLite file."""

import asyncio
from typing import Any, Final

import msgspec

from triforium.server.cord import ENCODER, Answer, Ask, Cord, Enter, Whispered
from triforium.server.journal import Entry, Header, write_what
from triforium.server.store import Hear, Index, Row, Status, StoreDown

# Argument and result types of each method; `append` has its own message.
QUESTIONS: Final[dict[str, Any]] = {
    "create": tuple[str, int, Header, Index, list[Entry]],
    "set_wake": tuple[str, int | None],
    "header": tuple[str],
    "entries": tuple[str, int],
    "listed": tuple[Status, int],
    "held_by": tuple[str, int],
    "due": tuple[int, int],
    "names": tuple[str, int],
}
ANSWERS: Final[dict[str, Any]] = {
    "append": bool,
    "create": None,
    "set_wake": None,
    "header": Row | None,
    "entries": list[Entry],
    "listed": list[Row],
    "held_by": list[Row],
    "due": list[str],
    "names": list[str],
}
READ_ANSWER: Final = {what: msgspec.msgpack.Decoder(kind) for what, kind in ANSWERS.items()}
GONE: Final = "the store is closed"


class FarStore:
    """Client side of the remote store."""

    def __init__(self, cord: Cord) -> None:
        self.cord = cord
        self.hear: Hear | None = None
        self.promises: dict[int, tuple[Any, asyncio.Future[Any]]] = {}
        self.number = 0
        self.closed = False

    async def open(self) -> None:
        self.closed = False

    async def close(self) -> None:
        self.closed = True
        self.lost()

    def promise(self, what: str) -> "asyncio.Future[Any]":
        """A future for the result of the next call."""
        if self.closed or self.cord.gone:
            raise StoreDown(GONE)
        self.number += 1
        promise: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.promises[self.number] = (READ_ANSWER[what], promise)
        return promise

    async def ask(self, what: str, *words: Any) -> Any:
        """Call a method and wait for its result."""
        promise = self.promise(what)
        self.cord.say(Ask(self.number, what, msgspec.Raw(ENCODER.encode(words))))
        return await promise

    def answered(self, answer: Answer) -> None:
        """Resolve the future of a call, unless it was cancelled."""
        if answer.number not in self.promises:
            return
        decoder, promise = self.promises.pop(answer.number)
        if promise.done():
            return
        if answer.problem:
            promise.set_exception(StoreDown(answer.problem))
            return
        try:
            promise.set_result(decoder.decode(answer.result))
        except msgspec.MsgspecError as error:
            promise.set_exception(error)

    def lost(self) -> None:
        """Fail all pending calls: the connection is closed."""
        promises, self.promises = self.promises, {}
        for _, promise in promises.values():
            if not promise.done():
                promise.set_exception(StoreDown(GONE))

    # --- the Store interface ---------------------------------------------------------------------------------

    def append(self, table: str, entry: Entry, index: Index | None) -> "asyncio.Future[bool]":
        promise = self.promise("append")
        row = (table, entry.turn, entry.at, entry.seat, entry.command, write_what(entry.what))
        self.cord.say(Enter(self.number, row, index))
        return promise

    async def create(self, table: str, created: int, header: Header, index: Index, first: list[Entry]) -> None:
        await self.ask("create", table, created, header, index, first)

    async def set_wake(self, table: str, wake: int | None) -> None:
        await self.ask("set_wake", table, wake)

    async def header(self, table: str) -> Row | None:
        found: Row | None = await self.ask("header", table)
        return found

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found: list[Entry] = await self.ask("entries", table, after)
        return found

    async def listed(self, status: Status, limit: int) -> list[Row]:
        found: list[Row] = await self.ask("listed", status, limit)
        return found

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        found: list[Row] = await self.ask("held_by", holder, limit)
        return found

    async def due(self, before: int, limit: int) -> list[str]:
        found: list[str] = await self.ask("due", before, limit)
        return found

    async def names(self, after: str, limit: int) -> list[str]:
        found: list[str] = await self.ask("names", after, limit)
        return found

    def whisper(self, table: str, payload: bytes) -> None:
        if not self.closed:
            self.cord.say(Whispered(table, payload))

    def listen(self, hear: Hear) -> None:
        self.hear = hear
