"""A real server in a process of its own."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.server.house import reserved

GENEROUS = ("requests=1000000", "tables=100000", "sockets=1000", "messages=1000000", "moves=1000000", "asks=1000000")


class House:
    """A server with its store; it can be killed and opened again at the same door."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.port, self.door = reserved()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "triforium", "serve", "--port", str(self.port), "--bot-workers", "1"]
        command += ["--store", f"sqlite:///{self.store}", "--log", "error"]
        for limit in GENEROUS:
            command += ["--limit", limit]
        self.process = subprocess.Popen(command, env=dict(os.environ), stdout=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    assert self.process.poll() is None, "this is another server"
                    return
            except OSError:
                assert self.process.poll() is None, "the server did not open"
                time.sleep(0.1)
        raise AssertionError("the server did not open in a minute")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self.process = None

    def close(self) -> None:
        """In good order."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
