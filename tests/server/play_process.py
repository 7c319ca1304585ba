"""A real `triforium play`, without the browser that it would open."""

import os
import signal
import tempfile
from pathlib import Path

from tests.server.forked import ForkedProcess
from tests.server.server_process import PATIENCE_S, sqlite_in


class PlayProcess:
    """A running `triforium play`; `said` is what it printed until it was ready, or all of it if it has ended."""

    def __init__(self, folder: Path, *words: str, port: int = 0) -> None:
        before = os.environ.get("TRIFORIUM_STORE")
        os.environ["TRIFORIUM_STORE"] = sqlite_in(folder)
        try:
            self.log = tempfile.NamedTemporaryFile("ab")  # noqa: SIM115
            self.process = ForkedProcess(["play", "--no-browser", "--port", str(port), *words], self.log.name)
        finally:
            if before is None:
                del os.environ["TRIFORIUM_STORE"]
            else:
                os.environ["TRIFORIUM_STORE"] = before
        self.said = ""
        while line := self.process.stdout.readline():
            self.said += line
            if line.startswith("Play at "):
                break

    @property
    def url(self) -> str:
        return self.said.rpartition("Play at ")[2].split("/  ")[0].split()[0].rstrip("/")

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def stop(self) -> int:
        """Stop it as Ctrl-C does; its exit code."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE_S)
        self.log.close()
        assert self.process.returncode is not None
        return self.process.returncode

    def __enter__(self) -> "PlayProcess":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
