"""Supervisor of a server with several worker processes: binds the port, starts, monitors and restarts workers."""

import asyncio
import contextlib
import errno
import signal
import socket
import sys
import time
from typing import Any, Final

import msgspec

from triforium.core.errors import BadOption
from triforium.games import all_games
from triforium.server.clerk import Clerk
from triforium.server.cord import (
    FROM_PROCESS,
    HEAD,
    AllCounted,
    AreYouThere,
    Ask,
    AskAll,
    Close,
    Cord,
    Count,
    Counted,
    Enter,
    Failed,
    FromProcess,
    News,
    Open,
    Orders,
    Ready,
    Whispered,
)
from triforium.server.identity import now
from triforium.server.letters import letter_box, pass_on
from triforium.server.log import LOG
from triforium.server.run import CLOSING_S, hang_out_sign, look_less_for_garbage, open_door
from triforium.server.settings import Settings, check_client
from triforium.server.sqlite_store import SqliteStore
from triforium.server.store import BadStore, open_store

COUNTING_S: Final = 1.0  # time limit for a worker's metrics
DOOR_S: Final = 3.0  # time for the workers of a killed server to release the port
QUICK_S: Final = 5.0  # a worker that ends sooner counts as failed at startup
MOST_LIVES: Final = 3  # starts of a worker before the server gives up, during startup
LONGEST_PAUSE_S: Final = 10.0  # longest restart delay of a worker that keeps failing
LOOK_S: Final = 10.0  # heartbeat interval
MOST_UNHEARD: Final = 6  # heartbeats without an answer after which a worker is killed
WAIT_S: Final = CLOSING_S + 5.0  # time limit for a worker to shut down
HURRY_S: Final = 2.0  # the same after a second signal


class Ward:
    """One supervised worker, and its queue of handed-over connections, which survives a restart."""

    def __init__(self, number: int, porter: "Porter") -> None:
        self.number = number
        self.porter = porter
        self.inside, self.outside = letter_box()
        self.cord: Cord | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.is_open = False
        self.unheard = 0  # unanswered heartbeats
        self.sentence = ""  # why it could not start

    async def live(self) -> None:
        """Run the worker once, until it ends."""
        self.sentence, self.unheard = "", 0
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                process = await self.start(theirs.fileno())
            if await self.let_near_door(ours):
                cord = self.cord = Cord(FROM_PROCESS, self.hear, self.lost)
                await asyncio.get_running_loop().create_connection(lambda: cord, sock=ours)
                self.say(self.porter.close_or_open())
        except OSError as error:  # no memory, no more processes
            self.sentence = f"cannot start a worker process: {error}"
            ours.close()
            return
        await process.wait()
        if self.cord is not None:
            self.cord.close()
        ours.close()
        self.lost()

    async def start(self, cord: int) -> asyncio.subprocess.Process:
        """Start a worker process with its end of the control connection."""
        boxes = [ward.outside.fileno() for ward in self.porter.wards]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "triforium.server.process",
            str(cord),
            stdin=asyncio.subprocess.DEVNULL,  # not a pipe: asyncio would leave both ends open in the worker
            pass_fds=(cord, self.inside.fileno(), *boxes),
            start_new_session=True,  # Ctrl-C in a terminal is handled by the supervisor
        )
        return self.process

    async def let_near_door(self, cord: socket.socket) -> bool:
        """Send a worker its configuration and the listening socket once it is ready for them."""
        cord.setblocking(False)
        if not await asyncio.get_running_loop().sock_recv(cord, 1):
            return False
        orders = msgspec.json.encode(self.porter.orders_for(self))
        with contextlib.suppress(OSError):
            if self.porter.door is not None:
                handles = [self.porter.door.fileno()]
                socket.send_fds(cord, [len(orders).to_bytes(HEAD), orders], handles)
        return True

    def lost(self) -> None:
        """The worker has ended or closed its connection."""
        if self.is_open:
            self.is_open = False
            self.porter.tell_open()
            asyncio.get_running_loop().call_later(WAIT_S, end, self.process)  # if it does not end by itself
        for other in self.porter.wards:
            if other.is_open:
                pass_on(self.inside, other.outside)
                break

    def hear(self, said: FromProcess) -> None:
        """Handle a message of the worker."""
        assert self.cord is not None
        porter = self.porter
        self.unheard = 0
        if isinstance(said, Enter):
            if porter.clerk is not None:
                porter.clerk.enter(self.cord, said)
        elif isinstance(said, Ask):
            if porter.clerk is not None:
                porter.clerk.ask(self.cord, said)
        elif isinstance(said, Whispered):
            porter.tell(self.cord, said.table, said.payload)
        elif isinstance(said, AskAll):
            porter.spawn(porter.count(self, said.number))
        elif isinstance(said, Counted):
            porter.counted(self, said)
        elif isinstance(said, Ready):
            self.is_open = True
            porter.tell_open()
        elif isinstance(said, Failed):
            self.sentence = said.sentence

    def say(self, message: Any) -> None:
        """Send a message to the worker, if it is running."""
        if self.cord is not None:
            self.cord.say(message)

    def look_after(self) -> None:
        """Send a heartbeat; kill a worker that has not answered for too long, so that it is restarted."""
        if self.process is None or self.process.returncode is not None:
            return
        if self.unheard == MOST_UNHEARD:
            LOG.warning("process-unresponsive", process=self.number)
            self.kill()
        self.unheard += 1
        self.say(AreYouThere())

    def kill(self) -> None:
        """Kill the worker."""
        end(self.process)


def end(process: asyncio.subprocess.Process | None) -> None:
    """Kill a process that is still running."""
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


class Porter:
    """The supervisor: listening socket, workers, and the SQLite store if there is one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.opened = now()
        self.door: socket.socket | None = None
        self.clerk: Clerk | None = None
        self.wards = [Ward(number, self) for number in range(settings.processes)]
        self.closing = asyncio.Event()
        self.hurry = asyncio.Event()
        self.all_open = asyncio.Event()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.counting: dict[int, dict[int, asyncio.Future[bytes]]] = {}
        self.number = 0

    async def run(self) -> None:
        """Open the store, bind the port, start the workers, announce the address, and run until stopped."""
        settings = self.settings
        check_client(settings.client)
        all_games()
        store = open_store(settings.store)
        if isinstance(store, SqliteStore):
            store.threaded = False
            self.clerk = Clerk(store, self.tell)
        self.door = await patient_door(settings)
        await store.open()  # also runs migrations and reports problems
        if self.clerk is None:
            await store.close()
        try:
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.stop)
            await self.watch()
        finally:
            for ward in self.wards:
                ward.kill()
            if self.clerk is not None:
                await store.close()
        LOG.info("stopped")

    async def watch(self) -> None:
        """Keep all workers running until the server is stopped."""
        assert self.door is not None
        lives = [self.spawn(self.keep(ward)) for ward in self.wards]
        opened = self.spawn(self.all_open.wait())
        stopped = self.spawn(self.closing.wait())
        await asyncio.wait([*lives, opened, stopped], return_when=asyncio.FIRST_COMPLETED)
        if self.all_open.is_set():
            look_less_for_garbage()
            hang_out_sign(self.settings, self.door)
            self.spawn(self.look_after())
            await asyncio.wait([*lives, stopped], return_when=asyncio.FIRST_COMPLETED)
        broken = next((life.exception() for life in lives if life.done() and life.exception()), None)
        self.door.close()
        await self.send_home(lives)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if broken is not None:
            raise broken

    async def look_after(self) -> None:
        """Send heartbeats to all workers."""
        while True:
            await asyncio.sleep(LOOK_S)
            for ward in self.wards:
                ward.look_after()

    async def keep(self, ward: Ward) -> None:
        """Run a worker and restart it when it ends; during startup, give up if it cannot start."""
        pause, lives = 0.0, 0
        while not self.closing.is_set():
            started = time.monotonic()
            await ward.live()
            if self.closing.is_set():
                return
            lives += 1
            code = ward.process.returncode if ward.process is not None else None
            if not self.all_open.is_set() and (ward.sentence or lives == MOST_LIVES):
                raise BadStore(ward.sentence or "a worker process ends during startup; see the log")
            quick = time.monotonic() - started < QUICK_S
            pause = min(max(2 * pause, 0.25), LONGEST_PAUSE_S) if quick else 0.0
            LOG.warning("process-ended", process=ward.number, code=code, why=ward.sentence, pause=pause)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.closing.wait()

    async def send_home(self, lives: "list[asyncio.Task[None]]") -> None:
        """Shut all workers down; kill those that do not end in time."""
        self.closing.set()
        self.say_to_all(Close())
        hurry = self.spawn(self.hurry.wait())
        waiting = asyncio.gather(*lives, return_exceptions=True)
        await asyncio.wait([waiting, hurry], timeout=WAIT_S, return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            self.say_to_all(Close(at_once=True))
            await asyncio.wait([waiting], timeout=HURRY_S)
        for ward in self.wards:
            ward.kill()
        await waiting

    def stop(self) -> None:
        """The first signal shuts down gracefully, the second immediately."""
        if self.closing.is_set():
            self.hurry.set()
        self.closing.set()

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        """Do something in the background."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- messages between processes --------------------------------------------------------------------------

    def orders_for(self, ward: Ward) -> Orders:
        """The configuration of a worker."""
        share = max(1, self.settings.workers() // self.settings.processes)
        return Orders(
            settings=msgspec.structs.replace(self.settings, bot_workers=share),
            number=ward.number,
            opened=self.opened,
            box=ward.inside.fileno(),
            boxes=[other.outside.fileno() for other in self.wards],
            far=self.clerk is not None,
        )

    def close_or_open(self) -> Close | Open:
        """The first message to a worker."""
        return Close() if self.closing.is_set() else Open([ward.number for ward in self.wards if ward.is_open])

    def say_to_all(self, message: Any) -> None:
        """Send a message to all workers."""
        for ward in self.wards:
            ward.say(message)

    def tell(self, teller: Cord, table: str, payload: bytes) -> None:
        """Notify all workers but one of a change at a table."""
        news = News(table, payload)
        for ward in self.wards:
            if ward.cord is not teller and ward.cord is not None:  # also before it is ready: it may already load tables
                ward.cord.say(news)

    def tell_open(self) -> None:
        """Tell all workers which of them are ready."""
        numbers = [ward.number for ward in self.wards if ward.is_open]
        self.say_to_all(Open(numbers))
        if len(numbers) == len(self.wards):
            self.all_open.set()

    async def count(self, asker: Ward, number: int) -> None:
        """Collect the metrics of the other workers."""
        self.number += 1
        ours, loop = self.number, asyncio.get_running_loop()
        others = [ward for ward in self.wards if ward.is_open and ward is not asker]
        texts = self.counting[ours] = {ward.number: loop.create_future() for ward in others}
        for ward in others:
            ward.say(Count(ours))
        if texts:
            await asyncio.wait(texts.values(), timeout=COUNTING_S)
        del self.counting[ours]
        asker.say(AllCounted(number, [(other, text.result()) for other, text in texts.items() if text.done()]))

    def counted(self, ward: Ward, said: Counted) -> None:
        """A worker has sent its metrics, possibly too late."""
        text = self.counting.get(said.number, {}).get(ward.number)
        if text is not None and not text.done():
            text.set_result(said.text)


async def patient_door(settings: Settings) -> socket.socket:
    """Bind the port; retried while workers of a killed server still hold it."""
    until = time.monotonic() + DOOR_S
    while True:
        try:
            return open_door(settings)
        except BadOption as error:
            taken = isinstance(error.__context__, OSError) and error.__context__.errno == errno.EADDRINUSE
            if not taken or time.monotonic() > until:
                raise
        await asyncio.sleep(0.05)


async def keep_door(settings: Settings) -> None:
    """Run a server with several processes until it is stopped; BadStore or BadOption if it cannot start."""
    await Porter(settings).run()
