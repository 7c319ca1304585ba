"""A server of one's own, and the browser at its door."""

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
from triforium.server.settings import Settings, default_store

HOST: Final = "127.0.0.1"
PATIENCE_S: Final = 30.0
SIGN_ENDS: Final = "  (Ctrl-C closes the table; every game is kept)"


def play_in_browser(path: str, port: int, show: bool) -> int:
    """Open the house, or find it open already, and show the page."""
    if not 0 <= port <= 65535:
        raise BadOption(f"--port {port}: a port is a number from 0 to 65535")
    if port and is_ours(port):
        print(f"Triforium is open already: http://{HOST}:{port}{path}")
        if show:
            show_page(f"http://{HOST}:{port}{path}")
        return 0
    port = free_port(port)
    if show:
        threading.Thread(target=show_when_open, args=(port, path), daemon=True).start()
    from triforium.server.run import serve

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


def is_ours(port: int) -> bool:
    """Does a Triforium of this machine answer there?"""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=1) as answer:
            return "compiled" in json.load(answer)
    except (OSError, ValueError):
        return False


def free_port(wished: int) -> int:
    """The port that was wished for, or any that is free."""
    for port in (wished, 0):
        with socket.socket() as door:
            try:
                door.bind((HOST, port))
            except OSError:
                continue
            number: int = door.getsockname()[1]
            return number
    raise BadOption(f"no port is free at {HOST}")


def show_when_open(port: int, path: str) -> None:
    """Wait for the house to open, then show the page."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if is_ours(port):
            show_page(f"http://{HOST}:{port}{path}")
            return
        time.sleep(0.1)


def show_page(address: str) -> None:
    """In the browser of this desktop, if there is a desktop; the address was printed anyway."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
