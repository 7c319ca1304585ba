"""The connection between supervisor and worker: messages are batched, and none is lost."""

import asyncio
import socket
from typing import Any

from triforium.server.cord import ENCODER, FROM_PORTER, Close, Cord, News, Open, Said


def test_what_is_said_before_the_cord_hangs_is_heard_and_what_follows_too() -> None:
    async def main() -> None:
        heard: list[Any] = []
        lost = asyncio.Event()
        near = Cord(FROM_PORTER, heard.append, lambda: None)
        far = Cord(FROM_PORTER, heard.append, lost.set)
        near.say(Open([1]))
        await asyncio.sleep(0.01)
        ours, theirs = socket.socketpair()
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: near, sock=ours)
        await loop.create_connection(lambda: far, sock=theirs)
        near.say(Close())
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        assert heard == [Open([1]), Close()]
        near.close()
        await asyncio.wait_for(lost.wait(), 60)
        far.say(Open([]))  # without a receiver; must not fail

    asyncio.run(main())


def test_pieces_that_come_in_any_cut_are_heard_whole_and_in_order() -> None:
    said: list[Said] = [News("a", b"+1"), News("b", b"x" * 1000), Close(at_once=True)]
    pieces = [ENCODER.encode(said[:2]), ENCODER.encode(said[2:])]
    text = b"".join(len(piece).to_bytes(4) + piece for piece in pieces)
    for step in (1, 3, 7, 500, len(text)):
        heard: list[Any] = []
        cord = Cord(FROM_PORTER, heard.append, lambda: None)
        for start in range(0, len(text), step):
            cord.data_received(text[start : start + step])
        assert heard == said
