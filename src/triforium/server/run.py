"""Opening and closing the house."""

import asyncio
import gc
import socket
from typing import Any, Final

from triforium import __version__
from triforium.core.errors import BadOption
from triforium.server.log import LOG, set_up
from triforium.server.settings import Settings
from triforium.server.store import scheme

CLOSING_S: Final = 10  # for what is under way when the house closes
MOST_WAITING: Final = 1024  # connections that wait to be let in
GARBAGE: Final = (50_000, 20, 100)  # Python's own (700, 10, 10) spent a sixth of a move looking through live tables


def serve(settings: Settings) -> None:
    """Run until somebody says stop; BadStore or BadOption if it cannot even begin."""
    set_up(settings.json_logs, settings.log)
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        if settings.processes == 1:
            from triforium.server.house import run

            runner.run(run(settings))
        else:
            from triforium.server.porter import keep_door  # who need not read what the processes read

            runner.run(keep_door(settings))


def new_loop() -> Any:
    """What makes the fastest loop that there is; None: Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def look_less_for_garbage() -> None:
    """What is here now stays until the end: nobody need look at it again."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def hang_out_sign(settings: Settings, door: socket.socket) -> None:
    """Say that the house is open, and where."""
    port = door.getsockname()[1]
    LOG.info(
        "open",
        version=__version__,
        port=port,
        store=scheme(settings.store),
        workers=settings.workers(),
        processes=settings.processes,
    )
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    print(settings.sign.format(f"http://{host}:{port}"), flush=True)


def open_door(settings: Settings) -> socket.socket:
    """Listen at an address; one sentence if that cannot be."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=MOST_WAITING)
    except (OSError, OverflowError) as error:
        raise BadOption(f"cannot listen at {settings.host}, port {settings.port}: {error}") from None
