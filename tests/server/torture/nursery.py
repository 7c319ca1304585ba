"""Fork server: a process with all imports done that forks servers on request, which is fast."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
PATIENCE_S = 60.0  # time limit for a killed process to end; the crash test may run at low priority


class Nursery:
    """Starts servers as separate processes that can be killed."""

    def __init__(self, log: Path) -> None:
        self.log = log
        words = [sys.executable, "-m", "tests.server.torture.nursery", str(log)]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "ready\n"

    def start(self, *words: str) -> int:
        """Start a server; returns its process ID."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """Stop the fork server."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE_S)


def is_alive(process: int) -> bool:
    """Is the process alive?"""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def end(process: int, number: int = signal.SIGKILL, patience: float = PATIENCE_S) -> None:
    """Send a signal, and wait until the process is gone."""
    if is_alive(process):
        os.kill(process, number)
    until = time.monotonic() + patience
    while is_alive(process):
        assert time.monotonic() < until, "the server did not end"
        time.sleep(0.005)


def run_server(words: list[str], log: str, main: Any) -> None:
    """In the forked process: run the server, with stderr going to the log."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    os._exit(main(words))


def serve_requests(log: str) -> None:
    """Import everything once, then fork on request."""
    import triforium.server.server
    import triforium.server.store.postgres
    import triforium.server.store.sqlite  # noqa: F401 - imported before the first fork
    from triforium.cli.main import main

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # reap ended processes automatically
    print("ready", flush=True)
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            run_server(json.loads(line), log, main)
        print(process, flush=True)


if __name__ == "__main__":
    serve_requests(sys.argv[1])
