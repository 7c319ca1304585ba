"""One server process: opens the store, listens, serves, and shuts down gracefully."""

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
from triforium.server.http.line import Line
from triforium.server.ops.settings import Settings
from triforium.server.ops.telemetry import LOG, set_up
from triforium.server.ops.time_source import MACHINE_TIME, TimeSource
from triforium.server.registry import TableRegistry
from triforium.server.store import open_store, scheme

CLOSING_S: Final = 10  # time limit for requests in progress at shutdown
MOST_WAITING: Final = 1024  # backlog of the listening socket
GARBAGE: Final = (50_000, 20, 100)  # thresholds; the default (700, 10, 10) cost a sixth of the time of a move


def serve(settings: Settings) -> None:
    """Run the server until it is stopped; BadStore or BadOption if it cannot start."""
    set_up(settings.json_logs, settings.log)
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        runner.run(run(settings))


def new_loop() -> Any:
    """The event loop factory: uvloop if it is installed, otherwise None (asyncio's default)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def tune_gc() -> None:
    """Tune the garbage collector: freeze what was loaded at startup, and collect less often."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def announce_address(settings: Settings, door: socket.socket) -> None:
    """Log and print the address once the server accepts connections."""
    port = door.getsockname()[1]
    LOG.info("listening", version=__version__, port=port, store=scheme(settings.store), workers=settings.workers())
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    print(settings.sign.format(f"http://{host}:{port}"), flush=True)


def listening_socket(settings: Settings) -> socket.socket:
    """Bind the listening socket; BadOption if the address cannot be used."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=MOST_WAITING)
    except (OSError, OverflowError) as error:
        raise BadOption(f"cannot listen at {settings.host}, port {settings.port}: {error}") from None


LARGEST_FRAME: Final = 1_000_000  # a larger WebSocket frame closes the socket without a refusal


async def run(settings: Settings, time_source: TimeSource = MACHINE_TIME) -> None:
    """Open the store, bind the port, announce the address, and serve until stopped."""
    registry = TableRegistry(open_store(settings.store), settings, time_source=time_source)
    app = make_app(registry)
    door = listening_socket(settings)
    await registry.open()
    try:
        server = House(config_for(app, settings), registry.say_goodbye)
        tune_gc()
        announce_address(settings, door)
        await server.serve(sockets=[door])
    finally:
        await registry.close()
        LOG.info("stopped")


def config_for(app: Any, settings: Settings) -> uvicorn.Config:
    """Uvicorn settings: no access log (URLs may contain invitation codes), no Server header."""
    return uvicorn.Config(
        app,
        http="httptools",
        lifespan="off",
        ws=Line,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,  # its records go to our own log (log.py)
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=CLOSING_S,
        timeout_keep_alive=30,
    )


class House(uvicorn.Server):
    """A uvicorn server that notifies clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, goodbye: Callable[[], None]) -> None:
        super().__init__(config)
        self.goodbye = goodbye

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """The first SIGINT or SIGTERM shuts down gracefully, the second immediately."""
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
        """Stop accepting connections, and ask connected clients to reconnect later."""
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True
        self.goodbye()
