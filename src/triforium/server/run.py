"""Starting the server: event loop, garbage collector, listening socket, startup message."""

import asyncio
import gc
import socket
from typing import Any, Final

from triforium import __version__
from triforium.core.errors import BadOption
from triforium.server.log import LOG, set_up
from triforium.server.settings import Settings
from triforium.server.store import scheme

CLOSING_S: Final = 10  # time limit for requests in progress at shutdown
MOST_WAITING: Final = 1024  # backlog of the listening socket
GARBAGE: Final = (50_000, 20, 100)  # thresholds; the default (700, 10, 10) cost a sixth of the time of a move


def serve(settings: Settings) -> None:
    """Run the server until it is stopped; BadStore or BadOption if it cannot start."""
    set_up(settings.json_logs, settings.log)
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        if settings.processes == 1:
            from triforium.server.house import run

            runner.run(run(settings))
        else:
            from triforium.server.porter import keep_door  # imported late: it does not need what workers import

            runner.run(keep_door(settings))


def new_loop() -> Any:
    """The event loop factory: uvloop if it is installed, otherwise None (asyncio's default)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def look_less_for_garbage() -> None:
    """Tune the garbage collector: freeze what was loaded at startup, and collect less often."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def hang_out_sign(settings: Settings, door: socket.socket) -> None:
    """Log and print the address once the server accepts connections."""
    port = door.getsockname()[1]
    LOG.info(
        "listening",
        version=__version__,
        port=port,
        store=scheme(settings.store),
        workers=settings.workers(),
        processes=settings.processes,
    )
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    print(settings.sign.format(f"http://{host}:{port}"), flush=True)


def open_door(settings: Settings) -> socket.socket:
    """Bind the listening socket; BadOption if the address cannot be used."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=MOST_WAITING)
    except (OSError, OverflowError) as error:
        raise BadOption(f"cannot listen at {settings.host}, port {settings.port}: {error}") from None
