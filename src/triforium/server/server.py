"""One server process: opens the store, listens, serves, and shuts down gracefully."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from triforium import __version__
from triforium.core.errors import BadOption
from triforium.server.app import make_app
from triforium.server.bots.pool import BotPool
from triforium.server.bots.process import WorkerProcess
from triforium.server.http.connections import Connections
from triforium.server.http.network import Network
from triforium.server.http.service import Service
from triforium.server.ops.settings import Settings
from triforium.server.ops.system import SYSTEM_CLOCK, SYSTEM_RANDOMNESS
from triforium.server.ops.telemetry import set_up
from triforium.server.people.people import People
from triforium.server.registry import TableRegistry
from triforium.server.store import open_store, scheme
from triforium.server.table.ports import Clock, Counters, Ports, StoreDown
from triforium.server.table.refusals import where

LOG: Final = logging.getLogger(__name__)
CLOSING_S: Final = 10  # time limit for requests in progress at shutdown
MOST_WAITING: Final = 1024  # backlog of the listening socket
GARBAGE: Final = (50_000, 20, 100)  # thresholds; the default (700, 10, 10) cost a sixth of the time of a move
LARGEST_FRAME: Final = 1_000_000  # a larger WebSocket frame closes the socket without a refusal
THREADS: Final = 2  # for what would block the event loop: records, positions, compression
SWITCH_S: Final = 0.001  # how long such a thread may keep the event loop waiting; Python's default is 5 ms
OTHER_FILES: Final = 200  # descriptors that are not connections: the store, bots, libraries


def serve(settings: Settings) -> None:
    """Run the server until it is stopped; BadStore or BadOption if it cannot start."""
    set_up(settings.json_logs, settings.log)
    sys.setswitchinterval(SWITCH_S)
    most = most_connections(settings)
    connections = Connections(settings.limits, most, settings.trusted_proxies)
    with asyncio.Runner(loop_factory=guarded_loop(connections)) as runner:
        runner.run(run(settings, connections))


async def run(settings: Settings, connections: Connections, clock: Clock = SYSTEM_CLOCK) -> None:
    """Open the store, bind the port, announce the address, and serve until stopped."""
    background, counters = Background(), Counters()
    pool = BotPool(
        [WorkerProcess(settings.components) for _ in range(settings.workers())], settings.bot_seconds, counters
    )
    store = open_store(settings.store)
    ports = Ports(store, clock, SYSTEM_RANDOMNESS, pool, background.spawn, background.call, counters)
    registry = TableRegistry(ports, settings.limits.live_tables, settings.limits.idle_seconds, settings.components)
    listening = listening_socket(settings)
    port = listening.getsockname()[1]
    network = Network(settings.host, port, settings.opens_for_invitations, connections)
    service = Service(registry, People(store, registry), settings, network)
    app: Any = make_app(service)
    if settings.trusted_proxies:
        app = ProxyHeadersMiddleware(app, settings.trusted_proxies)
    await registry.open()
    background.spawn(connections.sweep())
    server = uvicorn.Server(config_for(connections.app(app)))
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    try:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        with handling_signals(lambda: stop(server, service, background)):
            announce_address(settings, port)
            await serving
    finally:
        network.close()
        with contextlib.suppress(StoreDown):
            await registry.beat()
        await registry.close()
        await background.close()
        pool.close()
        await store.close()
        LOG.info("stopped")


def stop(server: uvicorn.Server, service: Service, background: "Background") -> None:
    """At the first signal drain, then shut down gracefully; at the second, at once."""
    if service.is_draining:
        server.should_exit = server.force_exit = True
        return
    service.is_draining = True
    background.spawn(drain(server, service))


async def drain(server: uvicorn.Server, service: Service) -> None:
    """Let proxies notice, ask clients to reconnect, and end the server."""
    await asyncio.sleep(service.settings.drain_seconds)
    service.registry.say_goodbye()
    for _ in range(20):  # a second at most, until they have heard it
        if not service.sockets.together:
            break
        await asyncio.sleep(0.05)
    server.should_exit = True


class Background:
    """Tasks that nobody waits for, and threads for what would block the event loop."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.threads = ThreadPoolExecutor(THREADS, "background")

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run a task; unexpected errors are logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: "asyncio.Task[None]") -> None:
        """A task has ended."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            LOG.error("internal-error", extra={"where": where(error)})

    async def call(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call a function in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, function, *args)

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)


def guarded_loop(connections: Connections) -> Callable[[], asyncio.AbstractEventLoop]:
    """An event loop (uvloop's if it is installed) whose servers have limited connections."""
    try:
        import uvloop

        base: Any = uvloop.Loop
    except ImportError:
        usual = asyncio.new_event_loop()
        usual.close()
        base = type(usual)  # asyncio's own for this system

    class Loop(base):  # type: ignore[misc]
        """The same loop; only `create_server` differs."""

        async def create_server(self, protocol_factory: Any, *args: Any, **more: Any) -> Any:
            return await super().create_server(connections.guarded(protocol_factory), *args, **more)

    return Loop


@contextlib.contextmanager
def handling_signals(stop: Callable[[], None]) -> Any:
    """Call `stop` for SIGINT and SIGTERM."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
        else:
            loop.add_signal_handler(number, stop)
    try:
        yield
    finally:
        if sys.platform != "win32":
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def config_for(app: Any) -> uvicorn.Config:
    """Uvicorn settings: no access log (URLs may contain invitation codes), no Server header."""
    return uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        lifespan="off",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,  # its records go to our own log
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # see ProxyHeadersMiddleware above
        timeout_graceful_shutdown=CLOSING_S,
        timeout_keep_alive=30,
    )


def announce_address(settings: Settings, port: int) -> None:
    """Log and print the address once the server accepts connections."""
    said = {"version": __version__, "port": port, "store": scheme(settings.store), "workers": settings.workers()}
    LOG.info("listening", extra=said)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    print(settings.sign.format(f"http://{host}:{port}"), flush=True)


def listening_socket(settings: Settings) -> socket.socket:
    """Bind the listening socket; BadOption if the address cannot be used."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=MOST_WAITING)
    except (OSError, OverflowError) as error:
        raise BadOption(f"cannot listen at {settings.host}, port {settings.port}: {error}") from None


def most_connections(settings: Settings) -> int:
    """How many connections the operating system allows; its soft limit is raised, and our own limits lowered to it."""
    try:
        import resource
    except ImportError:  # Windows
        return settings.limits.all_sockets + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.limits.all_sockets + 2 * OTHER_FILES
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
    most = soft - OTHER_FILES
    if most < settings.limits.all_sockets:
        LOG.warning("sockets-limited", extra={"all_sockets": settings.limits.all_sockets, "descriptors": soft})
        settings.limits.all_sockets = max(most, 10)
    return max(most, 10)
