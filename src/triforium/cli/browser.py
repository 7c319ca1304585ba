"""Start a local server and open the browser."""

import json
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Final

from triforium.core.errors import BadOption
from triforium.server.ops.settings import Settings, default_store

HOST: Final = "127.0.0.1"
START_TIMEOUT_S: Final = 30.0
SIGN_ENDS: Final = "  (Ctrl-C stops the server; every game is saved)"


def play_in_browser(path: str, port: int, show: bool) -> int:
    """Start the server unless it is running already, and open the page."""
    if not 0 <= port <= 65535:
        raise BadOption(f"--port {port} must be a number from 0 to 65535")
    if port and is_triforium(port):
        print(f"Triforium is already running: http://{HOST}:{port}{path}")
        if show:
            open_page(f"http://{HOST}:{port}{path}")
        return 0
    port = free_port(port)
    if show:
        threading.Thread(target=open_page_when_ready, args=(port, path), daemon=True).start()
    from triforium.server.server import serve

    serve(
        Settings(
            store=os.environ.get("TRIFORIUM_STORE") or default_store(),
            port=port,
            sign="Play at {}" + path.replace("{", "{{").replace("}", "}}") + SIGN_ENDS,
            log="warning",
            json_logs=False,
        )
    )
    return 0


def is_triforium(port: int) -> bool:
    """Does a Triforium server on this machine answer on this port?"""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=1) as answer:
            return "compiled" in json.load(answer)
    except (OSError, ValueError):
        return False


def free_port(preferred: int) -> int:
    """The preferred port, or any free one if it is taken."""
    for port in (preferred, 0):
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            number: int = probe.getsockname()[1]
            return number
    raise BadOption(f"no port is free at {HOST}")


def open_page_when_ready(port: int, path: str) -> None:
    """Wait until the server answers, then open the page."""
    deadline = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < deadline:
        if is_triforium(port):
            open_page(f"http://{HOST}:{port}{path}")
            return
        time.sleep(0.1)


def open_page(address: str) -> None:
    """Open the browser if there is a desktop; the address is printed in any case."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
