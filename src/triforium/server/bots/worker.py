"""Bot worker process: reads component files, then jobs, as JSON lines from standard input, and writes answers."""

import contextlib
import os
import queue
import sys
import threading

import msgspec

from triforium.games import games_with
from triforium.server.bots.thinking import answer

NICE = 5  # bots run at a lower priority than the server


def read_lines(lines: "queue.SimpleQueue[bytes]") -> None:
    """Read standard input in a thread, and exit as soon as the server closes it."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main() -> None:
    """Run jobs until standard input is closed."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # output printed by a bot must not be taken for an answer
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_lines, args=(lines,), daemon=True).start()
    games = games_with(msgspec.json.decode(lines.get(), type=list[tuple[str, str]]))
    with contextlib.suppress(BrokenPipeError):
        out.write(b"ready\n")
        while True:
            out.write(msgspec.json.encode(answer(games, lines.get())) + b"\n")
    os._exit(0)  # the server has exited; do not wait for the reader thread


if __name__ == "__main__":
    main()
