"""Runs `triforium` in processes that are forked from one that has imported everything: starting one costs little."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import IO

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.forked_imports"])


class ForkedProcess:
    """A running `triforium WORDS…`, with the methods of `subprocess.Popen` that tests need."""

    def __init__(self, words: Sequence[str], log: str, clock: str = "") -> None:
        ours, theirs = CONTEXT.Pipe(duplex=False)
        arguments = (list(words), theirs, log, dict(os.environ), clock)
        self.child = CONTEXT.Process(target=run, args=arguments, daemon=True)  # it ends with the test process
        self.child.start()
        theirs.close()
        self.stdout: IO[str] = os.fdopen(os.dup(ours.fileno()), "r", encoding="utf-8")
        ours.close()
        assert self.child.pid is not None
        self.pid = self.child.pid

    @property
    def returncode(self) -> int | None:
        return self.child.exitcode

    def poll(self) -> int | None:
        return self.child.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.child.join(timeout)
        if self.child.exitcode is None:
            raise subprocess.TimeoutExpired("triforium", timeout or 0.0)
        return self.child.exitcode

    def communicate(self, timeout: float | None = None) -> tuple[str, None]:
        self.wait(timeout)
        with self.stdout:
            return self.stdout.read(), None

    def send_signal(self, number: int) -> None:
        if self.child.exitcode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.child.kill()


def run(words: list[str], out: Connection, log: str, environment: dict[str, str], clock: str) -> None:
    """In the forked process: give it streams and an environment of its own, and run the command."""
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(out.fileno(), 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    out.close()
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode) for number, mode in enumerate("rww"))
    if clock:
        from tests.server.hand_clock import set_time

        set_time(clock)
    from triforium.cli.main import main

    try:
        code = main(words)
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
