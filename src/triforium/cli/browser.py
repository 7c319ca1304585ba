"""Start a local server and open the browser."""

import contextlib
import json
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Final

from triforium.core.errors import BadOption
from triforium.server.ops.settings import Settings, default_store

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::", "")
START_TIMEOUT_S: Final = 30.0
PORTS_TRIED: Final = 10  # from the wanted one on, so that it is the same one at the next start
TUNNELS: Final = "127.0.0.1,::1"  # a tunnel to friends far away runs on this machine, and says who they are
SIGN_ENDS: Final = "  (Ctrl-C stops the server; every game is saved)"


def play_in_browser(path: str, host: str, port: int, show: bool, components: list[tuple[str, str]]) -> int:
    """Start the server unless it is running already, and open the page; with other components, always a new one."""
    if not 0 <= port <= 65535:
        raise BadOption(f"--port {port} must be a number from 0 to 65535")
    store = os.environ.get("TRIFORIUM_STORE") or default_store()
    here = LOOPBACK if host in EVERYWHERE else host
    running = "" if components else running_address(store, here, port)
    if running:
        print(f"Triforium is already running: {running}{path}")
        if show:
            open_page(running + path)
        return 0
    wanted, port = port, free_port(host, port)
    if wanted and port != wanted:
        print(f"Port {wanted} is taken by another program; this server is at port {port}, so older links do not work.")
    address = url(here, port)
    remember_address(store, address)
    if show:
        threading.Thread(target=open_page_when_ready, args=(address, path), daemon=True).start()
    from triforium.server.server import serve

    serve(
        Settings(
            store=store,
            host=host,
            port=port,
            components=components,
            opens_for_invitations=True,
            trusted_proxies=TUNNELS,
            sign=f"Play at {address}{path}".replace("{", "{{").replace("}", "}}") + SIGN_ENDS,
            log="warning",
            json_logs=False,
        )
    )
    return 0


def url(host: str, port: int) -> str:
    """The address of a server."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def running_address(store: str, host: str, port: int) -> str:
    """The address of a running server: at this port, or the one that uses this store; empty if there is none."""
    known = ""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        known = address_file(store).read_text(encoding="ascii").strip()
    candidates = [url(host, port)] if port else []
    if known.startswith("http://"):
        candidates.append(known)
    return next((address for address in candidates if is_triforium(address)), "")


def remember_address(store: str, address: str) -> None:
    """Let the next `play` find this server, whatever port it got."""
    if store.startswith("sqlite:///"):
        with contextlib.suppress(OSError):
            file = address_file(store)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(address, encoding="ascii")


def address_file(store: str) -> Path:
    """The file beside the store that holds the address of its server."""
    return Path(store.removeprefix("sqlite:///") + ".address")


def is_triforium(address: str) -> bool:
    """Does a Triforium server answer at this address?"""
    try:
        with urllib.request.urlopen(f"{address}/livez", timeout=1) as answer:
            return "compiled" in json.load(answer)
    except (OSError, ValueError):
        return False


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that is free; where a server has just stopped, its port is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for port in [*range(wanted, min(wanted + PORTS_TRIED, 65536)), 0] if wanted else [0]:
        try:
            with socket.create_server((host, port), family=family) as probe:
                number: int = probe.getsockname()[1]
                return number
        except OSError as error:
            problem = error
    raise BadOption(f"cannot listen at {host}: {problem}")


def open_page_when_ready(address: str, path: str) -> None:
    """Wait until the server answers, then open the page."""
    deadline = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < deadline:
        if is_triforium(address):
            open_page(address + path)
            return
        time.sleep(0.1)


def open_page(address: str) -> None:
    """Open the browser if there is a desktop; the address is printed in any case."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)
