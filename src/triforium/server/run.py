"""Opening and closing the house."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Generator
from typing import Any, Final

import uvicorn

from triforium import __version__
from triforium.core.errors import BadOption
from triforium.server.app import make_app
from triforium.server.hall import Hall
from triforium.server.line import Line
from triforium.server.log import LOG, set_up
from triforium.server.settings import Settings
from triforium.server.store import open_store, scheme

CLOSING_S: Final = 10  # for what is under way when the house closes
MOST_WAITING: Final = 1024  # connections that wait to be let in
GARBAGE: Final = (50_000, 20, 100)  # Python's own (700, 10, 10) spent a sixth of a move looking through live tables
LARGEST_FRAME: Final = 1_000_000  # of a socket; smaller ones that are still too large are refused with a reason


def serve(settings: Settings) -> None:
    """Run until somebody says stop; BadStore or BadOption if it cannot even begin."""
    set_up(settings.json_logs, settings.log)
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        if settings.processes == 1:
            runner.run(run(settings))
        else:
            from triforium.server.porter import keep_door

            runner.run(keep_door(settings))


def new_loop() -> Any:
    """What makes the fastest loop that there is; None: Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def run(settings: Settings) -> None:
    """The store first, then the door, then the sign that says open."""
    hall = Hall(open_store(settings.store), settings)
    app = make_app(hall)
    door = open_door(settings)
    await hall.open()
    try:
        server = House(config_for(app, settings), hall.say_goodbye)
        look_less_for_garbage()
        hang_out_sign(settings, door)
        await server.serve(sockets=[door])
    finally:
        await hall.close()
        LOG.info("closed")


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


def config_for(app: Any, settings: Settings, http: Any = "httptools") -> uvicorn.Config:
    """How uvicorn serves us: no log of addresses (they may hold invitations), no header that says what we run on."""
    return uvicorn.Config(
        app,
        http=http,
        lifespan="off",
        ws=Line,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,  # what it has to say goes where ours goes (log.py)
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=CLOSING_S,
        timeout_keep_alive=30,
    )


class House(uvicorn.Server):
    """A server that says goodbye when it is told to stop."""

    def __init__(self, config: uvicorn.Config, goodbye: Callable[[], None]) -> None:
        super().__init__(config)
        self.goodbye = goodbye

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """The first signal closes the house in good order, the second one at once."""
        loop = asyncio.get_running_loop()
        signals = [signal.SIGINT, signal.SIGTERM]
        before = {number: signal.getsignal(number) for number in signals}
        for number in signals:
            if sys.platform == "win32":
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(self.stop))
            else:
                loop.add_signal_handler(number, self.stop)
        try:
            yield
        finally:
            for number in signals:
                if sys.platform != "win32":
                    loop.remove_signal_handler(number)
                signal.signal(number, before[number])

    def stop(self) -> None:
        """Let nobody in any more, and send everybody home."""
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True
        self.goodbye()
