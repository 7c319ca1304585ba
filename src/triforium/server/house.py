"""Single-process server: runs uvicorn with signal handling and graceful shutdown."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable, Generator
from typing import Any, Final

import uvicorn

from triforium.server.app import make_app
from triforium.server.hall import Hall
from triforium.server.line import Line
from triforium.server.log import LOG
from triforium.server.run import CLOSING_S, hang_out_sign, look_less_for_garbage, open_door
from triforium.server.settings import Settings
from triforium.server.store import open_store
from triforium.server.time_source import MACHINE_TIME, TimeSource

LARGEST_FRAME: Final = 1_000_000  # a larger WebSocket frame closes the socket without a refusal


async def run(settings: Settings, time_source: TimeSource = MACHINE_TIME) -> None:
    """Open the store, bind the port, announce the address, and serve until stopped."""
    hall = Hall(open_store(settings.store), settings, time_source=time_source)
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
        LOG.info("stopped")


def config_for(app: Any, settings: Settings, http: Any = "httptools") -> uvicorn.Config:
    """Uvicorn settings: no access log (URLs may contain invitation codes), no Server header."""
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
