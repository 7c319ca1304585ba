"""Bot worker process: reads jobs as JSON lines from standard input, writes answers to standard output."""

import contextlib
import os
import queue
import sys
import threading

import msgspec

from triforium.games import all_games
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
    games = {game.key: game for game in all_games()}
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_lines, args=(lines,), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        out.write(b"ready\n")
        while True:
            out.write(msgspec.json.encode(answer(games, lines.get())) + b"\n")
    os._exit(0)  # the server has exited; do not wait for the reader thread


if __name__ == "__main__":
    main()
