"""Passing accepted connections between processes: file descriptors over datagram sockets (SCM_RIGHTS)."""

import contextlib
import os
import socket
from typing import Final

MOST_BYTES: Final = 65_536  # limit for the bytes already read; with more, the connection stays where it is
ROOM: Final = 2 * MOST_BYTES  # socket buffer size


def letters(box: socket.socket) -> list[tuple[bytes, list[int]]]:
    """All connections in the queue: the bytes already read, and the file descriptor."""
    found: list[tuple[bytes, list[int]]] = []
    with contextlib.suppress(BlockingIOError):
        while True:
            request, handles, _, _ = socket.recv_fds(box, ROOM, 1)
            if not request:
                break
            found.append((request, handles))
    return found


def pass_on(box: socket.socket, to: socket.socket) -> None:
    """Forward the queue of a worker that is down to another one."""
    for request, handles in letters(box):
        with contextlib.suppress(OSError):
            socket.send_fds(to, [request], handles)
        for handle in handles:
            os.close(handle)


def letter_box() -> tuple[socket.socket, socket.socket]:
    """A pair of datagram sockets: receiving end, sending end."""
    inside, outside = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in (inside, outside):
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
    return inside, outside
