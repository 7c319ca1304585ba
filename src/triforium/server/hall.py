"""The hall: every table that is being played, read from the store when somebody comes, let go when nobody is left."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

import msgspec

from triforium.core.action import Action, Seat
from triforium.core.game import Game
from triforium.games import all_games
from triforium.server.bot_pool import BotPool
from triforium.server.bot_worker import Thought
from triforium.server.dealer import draws_of
from triforium.server.duties import do_duties, look_after, set_timer
from triforium.server.identity import ALONE, Place, is_table_id, new_secret
from triforium.server.journal import Entry, Happening, Header
from triforium.server.limits import Crowd, PatienceWithEach
from triforium.server.live import LOOK_AGAIN_MS, LiveTable
from triforium.server.log import LOG, where
from triforium.server.metrics import LOADED, STORE_FAILURES, TABLES
from triforium.server.refusals import No
from triforium.server.settings import Settings
from triforium.server.store import NEWS, Index, Row, Store, StoreDown
from triforium.server.summary import summary_of
from triforium.server.table import Table
from triforium.server.talk import WHISPER, Whisper, tell_pointed
from triforium.server.time_source import MACHINE_TIME, TimeSource

SWEEP_S: Final = 1.0
TELL_AGAIN_S: Final = 30.0  # how often other processes hear who is online here
AT_ONCE: Final = 50  # due tables looked at in one sweep
GENERATIONS: Final = 20  # of rematches with the same draws whose draws are looked for
BREATH: Final = 300  # actions replayed before others get their turn
LATE_MS: Final = 15_000  # after which a table that is due is anybody's
REST_S: Final = 10.0  # a table that was just asked for is not let go


class Neighbours(Protocol):
    """The processes of a house, as one of them sees them."""

    async def counted(self) -> dict[int, bytes | None]:
        """What each process counts, as Prometheus reads it; None where one does not say."""


class Hall:
    """All tables of this process."""

    def __init__(
        self, store: Store, settings: Settings, place: Place = ALONE, time_source: TimeSource = MACHINE_TIME
    ) -> None:
        self.store = store
        self.settings = settings
        self.place = place
        self.neighbours: Neighbours | None = None  # the other processes of this house
        self.time_source = time_source
        self.opened = time_source.now()
        self.process = new_secret()[:8]
        self.games: dict[str, Game[Any]] = {game.key: game for game in all_games()}
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.pool = BotPool(settings.workers(), settings.bot_seconds)
        self.healthy = True
        limits = settings.limits
        self.requests = PatienceWithEach(limits.requests, time_source)
        self.openings = PatienceWithEach(limits.tables, time_source, 3600.0)
        self.posts = PatienceWithEach(limits.moves, time_source)  # of a program in its seat, whatever they say
        self.moves = PatienceWithEach(limits.moves, time_source)
        self.asks = PatienceWithEach(limits.asks, time_source)  # of a program that posts; a socket counts its own
        self.chats = PatienceWithEach(limits.chats, time_source)
        self.sockets = Crowd(limits.sockets, limits.all_sockets)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.time_source.now()

    async def open(self) -> None:
        """Open the store, listen to other processes, and look after tables that wait for us."""
        await self.store.open()
        self.store.listen(self.on_news)
        self.spawn(self.sweep())

    def say_goodbye(self) -> None:
        """Everybody hears that the house closes, and that they may come again."""
        for live in self.tables.values():
            for listener in list(live.listeners):
                listener.end("closing")

    async def close(self) -> None:
        """Say goodbye, finish what is being written, let go of everything."""
        self.say_goodbye()
        for live in list(self.tables.values()):
            async with live.lock:  # whatever is being written is written
                if live.timer is not None:
                    live.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; a mistake of ours is written down."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Something in the background has ended."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("our-mistake", where=where(task.exception() or Exception()))

    # --- finding and opening tables --------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """The table of this name; read from the store if it is not in memory."""
        if not is_table_id(name):
            raise No("no-table")
        live = self.tables.get(name)
        if live is None:
            task = self.loading.get(name)
            if task is None:
                task = self.loading[name] = asyncio.create_task(self.load(name))
                task.add_done_callback(lambda _: self.loading.pop(name, None))
            live = await asyncio.shield(task)
        live.touched = live.asked_for = time.monotonic()
        return live

    async def load(self, name: str) -> LiveTable:
        """Read a table and replay its journal."""
        row = await self.store.header(name)
        if row is None:
            raise No("no-table")
        live = LiveTable(await self.replayed(row), self)
        live.status = live.table.status()
        self.tables[name] = live
        TABLES.set(len(self.tables))
        LOADED.inc()
        if live.table.status() == "playing":
            set_timer(live)
        return live

    async def replayed(self, row: Row, *, again: bool = True) -> Table:
        """A stored table as its journal makes it; refused if these rules cannot replay it."""
        header = row.header
        game = self.games.get(header.game)
        unreadable = No("unreadable-table", {"rules": str(header.rules), "game": game.title if game else header.game})
        if game is None or game.rules_version != header.rules:
            raise unreadable
        table = Table(row.id, row.created, header, game)
        if header.draws_of and again:
            table.remembered = await self.draws_at(header.draws_of)
        work = 0
        for entry in await self.store.entries(row.id):
            try:
                table.apply(entry)
            except Exception as error:
                LOG.error("unreadable-table", table=row.id, turn=entry.turn, where=where(error))
                raise unreadable from None
            work += len(getattr(entry.what, "actions", ()))
            if work > BREATH:
                work = 0
                await asyncio.sleep(0)
        return table

    async def draws_at(self, name: str) -> dict[str, Action]:
        """What chance decided at another table, and at those whose draws came again there, to decide the same again."""
        found: dict[str, Action] = {}
        for _ in range(GENERATIONS):
            row = await self.store.header(name) if name else None
            if row is None:
                break
            other = await self.replayed(row, again=False)  # what was decided there is written down
            state, _ = other.beginning()
            found = {**draws_of(state, other.actions.tolist())[0], **found}
            name = row.header.draws_of
        return found

    async def open_table(self, name: str, header: Header, first: list[Happening]) -> LiveTable:
        """A new table; the game begins if nobody is missing."""
        created = self.now()
        table = Table(name, created, header, self.games[header.game])
        if header.draws_of:
            table.remembered = await self.draws_at(header.draws_of)
        entries = [Entry(turn, created, -3, "", what) for turn, what in enumerate(first, 1)]
        for entry in entries:
            table.apply(entry)
        live = LiveTable(table, self)
        live.wake = live.next_wake(table.company, table.state, created)
        live.status = table.status()
        summary = summary_of(table, table.company, live.status)
        index = Index(live.status, live.wake, table.company.holders(), summary)
        await self.store.create(name, created, header, index, entries)
        self.tables[name] = live
        TABLES.set(len(self.tables))
        async with live.lock:
            await do_duties(live)
        return live

    def drop(self, live: LiveTable) -> None:
        """Let a table go; whoever listens comes again and finds it as the store has it."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        if live.timer is not None:
            live.timer.cancel()
        if live.thinking is not None:
            live.thinking.cancel()
        for listener in list(live.listeners):
            listener.end("again")
        TABLES.set(len(self.tables))

    def distrust(self, name: str, error: Exception) -> None:
        """Write down a mistake of ours, and throw away the table at which it happened."""
        LOG.error("our-mistake", where=where(error))
        if name in self.tables:
            self.throw_away(self.tables[name])

    def throw_away(self, live: LiveTable) -> None:
        """What is in memory is not to be trusted, nor written on by whoever waits for its lock; the store is."""
        live.broken = True
        self.drop(live)

    async def think(self, live: LiveTable, seat: Seat, level: str) -> Action | None:
        """What a bot would do in this seat."""
        return await self.pool.choose(live.table, seat, level)

    async def advise(self, live: LiveTable, seat: Seat, level: str) -> Thought | None:
        """What a bot would do in this seat, and why."""
        return await self.pool.think(live.table, seat, level, explain=True)

    # --- other processes -------------------------------------------------------------------------------------

    def on_news(self, name: str, what: bytes) -> None:
        """Another process has written or whispered something; without a name, it may have been at any table."""
        if what.startswith(NEWS):
            if name and name not in self.tables and name not in self.loading:
                return  # as with almost every move that another process of the house writes down
            for here in [name] if name else [*self.tables, *self.loading]:
                live = self.tables.get(here)
                if live is not None and live.is_idle() and time.monotonic() - live.asked_for > REST_S:
                    self.drop(live)  # whoever comes reads it again; what it does by itself the store knows as due
                else:
                    self.spawn(self.catch_up_with(here))
        elif what.startswith(WHISPER) and name in self.tables:
            self.hear(self.tables[name], msgspec.json.decode(what[1:], type=Whisper))

    def hear(self, live: LiveTable, whisper: Whisper) -> None:
        """Somebody points, or somebody comes or goes, at another process."""
        if whisper.online is None:
            tell_pointed(live, whisper.seat, whisper.target)
            return
        stranger = whisper.process not in live.elsewhere
        before = live.presence().online
        live.elsewhere[whisper.process] = (time.monotonic(), frozenset(whisper.online))
        if live.presence().online != before:
            for listener in live.hello_said():
                listener.send(live.table_news(listener))
        if stranger and live.listeners:
            self.whisper_presence(live)

    def tell_presence(self, live: LiveTable) -> None:
        """Somebody has come or gone: everybody at the table hears it, here and elsewhere."""
        for listener in live.hello_said():
            listener.send(live.table_news(listener))
        self.whisper_presence(live)

    def whisper_presence(self, live: LiveTable) -> None:
        """The other processes hear who is online here."""
        whisper = Whisper(self.process, online=sorted(live.here()))
        self.store.whisper(live.table.id, WHISPER + msgspec.json.encode(whisper))

    async def catch_up_with(self, name: str) -> None:
        """Read what another process has written; at a table that is being read right now, once that is done."""
        loading = self.loading.get(name)
        if loading is not None:
            await asyncio.wait([loading])
        live = self.tables.get(name)
        if live is not None:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what the store has and we have not; if it cannot be read now, the sweep tries again."""
        async with live.lock:
            live.suspect = True
            try:
                await live.catch_up()
                set_timer(live)
            except StoreDown:
                pass  # the sweep comes back to it
            except Exception as error:
                self.distrust(live.table.id, error)

    # --- looking after them ----------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Again and again: tables that are due, and tables that nobody looks at."""
        told = time.monotonic()
        while True:
            try:
                await self.look_after_due()
                for live in [live for live in self.tables.values() if live.suspect]:
                    await self.catch_up(live)
                self.healthy = True
            except StoreDown:
                STORE_FAILURES.inc()
                self.healthy = False
            except Exception as error:  # whatever it was, the other tables are looked after again in a second
                LOG.error("our-mistake", where=where(error))
                self.healthy = False
            self.let_go()
            if time.monotonic() - told > TELL_AGAIN_S:
                told = time.monotonic()
                for live in self.tables.values():
                    if live.listeners:
                        self.whisper_presence(live)
            await asyncio.sleep(SWEEP_S)

    async def look_after_due(self) -> None:
        """Bots whose process died, clocks that ran out while nobody looked, things left half done."""
        due = [name for name in await self.store.due(self.now(), AT_ONCE * self.place.of) if self.place.owns(name)]
        if self.place.of > 1:  # what the others leave undone, one that is down most of all
            due += [name for name in await self.store.due(self.now() - LATE_MS, AT_ONCE) if not self.place.owns(name)]
        for name in due:
            try:
                await self.look_after_one(name)
            except StoreDown:
                raise
            except Exception as error:
                self.distrust(name, error)
                await self.store.set_wake(name, self.now() + LOOK_AGAIN_MS)

    async def look_after_one(self, name: str) -> None:
        """One table that is due, and when it is due again."""
        try:
            live = await self.table(name)
        except No:
            await self.store.set_wake(name, None)  # it cannot be replayed: kept, and left alone
            return
        await look_after(live)
        async with live.lock:
            table = live.table
            live.wake = live.next_wake(table.company, table.state, self.now())
            await self.store.set_wake(name, live.wake)

    def let_go(self) -> None:
        """Tables that nobody has looked at for a while leave the memory."""
        limits, moment = self.settings.limits, time.monotonic()
        idle = [live for live in self.tables.values() if live.is_idle()]
        too_many = len(self.tables) - limits.live_tables
        for number, live in enumerate(sorted(idle, key=lambda item: item.touched)):
            rested = moment - live.touched
            if rested > limits.idle_seconds or (number < too_many and rested > REST_S):
                self.drop(live)
