"""The porter of a house with several processes: opens the door, starts them, starts them again, closes them."""

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

COUNTING_S: Final = 1.0  # after which a process that does not say what it counts is left out
DOOR_S: Final = 3.0  # for the processes of a house that was killed to let go of its door
QUICK_S: Final = 5.0  # a process that lives no longer than this died at once
MOST_LIVES: Final = 3  # of a process before the house is open
LONGEST_PAUSE_S: Final = 10.0  # before a process that died at once, again and again, is started again
LOOK_S: Final = 10.0  # from one question whether a process is there to the next
MOST_UNHEARD: Final = 6  # questions in a row that a process may leave unanswered
WAIT_S: Final = CLOSING_S + 5.0  # for a process to end, before it is ended
HURRY_S: Final = 2.0  # the same, once somebody has said a second time that it shall


class Ward:
    """One process in the porter's care, and its letter box, which outlives it."""

    def __init__(self, number: int, porter: "Porter") -> None:
        self.number = number
        self.porter = porter
        self.inside, self.outside = letter_box()
        self.cord: Cord | None = None
        self.process: asyncio.subprocess.Process | None = None
        self.is_open = False
        self.unheard = 0  # how often it was asked since it has said anything
        self.sentence = ""  # why it could not open

    async def live(self) -> None:
        """One life, from the start to the end."""
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
            self.sentence = f"a process cannot be started: {error}"
            ours.close()
            return
        await process.wait()
        if self.cord is not None:
            self.cord.close()
        ours.close()
        self.lost()

    async def start(self, cord: int) -> asyncio.subprocess.Process:
        """A new process at the other end of a cord."""
        boxes = [ward.outside.fileno() for ward in self.porter.wards]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "triforium.server.process",
            str(cord),
            stdin=asyncio.subprocess.DEVNULL,  # not a pipe: the loop would leave both of its ends to the process
            pass_fds=(cord, self.inside.fileno(), *boxes),
            start_new_session=True,  # what is typed at a terminal is for the porter
        )
        return self.process

    async def let_near_door(self, cord: socket.socket) -> bool:
        """Give a process its orders and the door once it can let people in: until then it holds nothing of ours."""
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
        """The process is gone, or as good as gone."""
        if self.is_open:
            self.is_open = False
            self.porter.tell_open()
            asyncio.get_running_loop().call_later(WAIT_S, end, self.process)  # one that closes, and does not end
        for other in self.porter.wards:
            if other.is_open:
                pass_on(self.inside, other.outside)
                break

    def hear(self, said: FromProcess) -> None:
        """What the process says."""
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
        """Say something to the process, if there is one."""
        if self.cord is not None:
            self.cord.say(message)

    def look_after(self) -> None:
        """Ask whether it is there; one that has said nothing for long hangs, and is ended: another is started."""
        if self.process is None or self.process.returncode is not None:
            return
        if self.unheard == MOST_UNHEARD:
            LOG.warning("process-hangs", process=self.number)
            self.kill()
        self.unheard += 1
        self.say(AreYouThere())

    def kill(self) -> None:
        """End it at once."""
        end(self.process)


def end(process: asyncio.subprocess.Process | None) -> None:
    """End a process that has not ended by itself."""
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()


class Porter:
    """Everything that is one in a house with several processes."""

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
        """The store first, then the door, then the processes, then the sign that says open."""
        settings = self.settings
        check_client(settings.client)
        all_games()
        store = open_store(settings.store)
        if isinstance(store, SqliteStore):
            store.threaded = False
            self.clerk = Clerk(store, self.tell)
        self.door = await patient_door(settings)
        await store.open()  # it also brings an older store up to date, and says what is wrong with it
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
        LOG.info("closed")

    async def watch(self) -> None:
        """Until somebody says stop: every process lives, and lives again."""
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
        """Now and then, every process is asked whether it is there."""
        while True:
            await asyncio.sleep(LOOK_S)
            for ward in self.wards:
                ward.look_after()

    async def keep(self, ward: Ward) -> None:
        """Start a process again and again; at the opening of the house, one that cannot open is the end of it."""
        pause, lives = 0.0, 0
        while not self.closing.is_set():
            started = time.monotonic()
            await ward.live()
            if self.closing.is_set():
                return
            lives += 1
            code = ward.process.returncode if ward.process is not None else None
            if not self.all_open.is_set() and (ward.sentence or lives == MOST_LIVES):
                raise BadStore(ward.sentence or "a process of the house ends before it is open; the log may say why")
            quick = time.monotonic() - started < QUICK_S
            pause = min(max(2 * pause, 0.25), LONGEST_PAUSE_S) if quick else 0.0
            LOG.warning("process-ended", process=ward.number, code=code, why=ward.sentence, pause=pause)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.closing.wait()

    async def send_home(self, lives: "list[asyncio.Task[None]]") -> None:
        """Everybody hears that the house closes; whoever does not end is ended."""
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
        """The first word closes the house in good order, the second one at once."""
        if self.closing.is_set():
            self.hurry.set()
        self.closing.set()

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        """Do something in the background."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- what the processes say to each other ----------------------------------------------------------------

    def orders_for(self, ward: Ward) -> Orders:
        """What a process must know."""
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
        """What a process must know first."""
        return Close() if self.closing.is_set() else Open([ward.number for ward in self.wards if ward.is_open])

    def say_to_all(self, message: Any) -> None:
        """Every process hears this."""
        for ward in self.wards:
            ward.say(message)

    def tell(self, teller: Cord, table: str, payload: bytes) -> None:
        """Every process but one hears that something happened at a table."""
        news = News(table, payload)
        for ward in self.wards:
            if ward.cord is not teller and ward.cord is not None:  # also if it is not open yet: it may read already
                ward.cord.say(news)

    def tell_open(self) -> None:
        """Every process hears which of them let people in."""
        numbers = [ward.number for ward in self.wards if ward.is_open]
        self.say_to_all(Open(numbers))
        if len(numbers) == len(self.wards):
            self.all_open.set()

    async def count(self, asker: Ward, number: int) -> None:
        """Ask the others what they count, and wait for them a little."""
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
        """One of them has answered, perhaps too late."""
        text = self.counting.get(said.number, {}).get(ward.number)
        if text is not None and not text.done():
            text.set_result(said.text)


async def patient_door(settings: Settings) -> socket.socket:
    """The door, once the processes of a house that was killed here have let go of it."""
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
    """Run a house of several processes until somebody says stop; BadStore or BadOption if it cannot even begin."""
    await Porter(settings).run()
