"""Letter boxes: how a process gives a connection to another, with the first bytes that were read of it."""

import contextlib
import os
import socket
from typing import Final

MOST_BYTES: Final = 65_536  # of a first piece; a longer one is read where it came
ROOM: Final = 2 * MOST_BYTES  # of the letter box; a letter beyond it waits


def letters(box: socket.socket) -> list[tuple[bytes, list[int]]]:
    """Everything in a letter box: the first bytes of a connection, and the connection."""
    found: list[tuple[bytes, list[int]]] = []
    with contextlib.suppress(BlockingIOError):
        while True:
            request, handles, _, _ = socket.recv_fds(box, ROOM, 1)
            if not request:
                break
            found.append((request, handles))
    return found


def pass_on(box: socket.socket, to: socket.socket) -> None:
    """Nobody will look into this letter box for a while: whoever waits in it goes on elsewhere, or may come again."""
    for request, handles in letters(box):
        with contextlib.suppress(OSError):
            socket.send_fds(to, [request], handles)
        for handle in handles:
            os.close(handle)


def letter_box() -> tuple[socket.socket, socket.socket]:
    """The inside and the outside of a letter box: letters stay whole, whoever writes them."""
    inside, outside = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in (inside, outside):
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
    return inside, outside
