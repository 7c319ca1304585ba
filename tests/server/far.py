"""A store accessed by remote procedure calls, with both ends in one process."""

import asyncio
import socket
from typing import Any

from triforium.server.clerk import Clerk
from triforium.server.cord import FROM_PORTER, FROM_PROCESS, Answer, Ask, Cord, Enter, News, Whispered
from triforium.server.far_store import FarStore
from triforium.server.sqlite_store import SqliteStore
from triforium.server.store import Store, open_store


class Desk:
    """The server side: the file and all connected clients."""

    def __init__(self, path: str) -> None:
        self.store = SqliteStore(path, threaded=False)
        self.clerk = Clerk(self.store, self.tell)
        self.cords: list[Cord] = []

    def tell(self, teller: Cord, table: str, payload: bytes) -> None:
        for cord in self.cords:
            if cord is not teller:
                cord.say(News(table, payload))

    async def new_store(self) -> FarStore:
        """Connect one more client."""
        ours, theirs = socket.socketpair()
        near = Cord(FROM_PROCESS, lambda said: self.hear(near, said), lambda: None)
        far = Cord(FROM_PORTER, lambda said: heard(store, said), lambda: None)
        store = FarStore(far)
        far.lost = store.lost
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: near, sock=ours)
        await loop.create_connection(lambda: far, sock=theirs)
        self.cords.append(near)
        return store

    def hear(self, cord: Cord, said: Any) -> None:
        if isinstance(said, Enter):
            self.clerk.enter(cord, said)
        elif isinstance(said, Ask):
            self.clerk.ask(cord, said)
        elif isinstance(said, Whispered):
            self.tell(cord, said.table, said.payload)


def heard(store: FarStore, said: Any) -> None:
    if isinstance(said, Answer):
        store.answered(said)
    elif store.hear is not None:
        store.hear(said.table, said.payload)


class FarAlone(FarStore):
    """A remote store that also runs its own server side."""

    def __init__(self, path: str) -> None:
        self.desk = Desk(path)

    async def open(self) -> None:
        await self.desk.store.open()
        inner = await self.desk.new_store()
        super().__init__(inner.cord)
        self.cord.hear = lambda said: heard(self, said)
        self.cord.lost = self.lost

    async def close(self) -> None:
        await super().close()
        self.cord.close()
        await self.desk.store.close()


def open_any(url: str) -> Store:
    """The store for a URL; `far:///FILE` is a remote one."""
    return FarAlone(url.removeprefix("far:///")) if url.startswith("far:///") else open_store(url)
