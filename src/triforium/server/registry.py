"""Registry of the live tables in this process: loads, caches and evicts them, and runs background work."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from triforium.core.action import Action, Seat
from triforium.core.game import Game
from triforium.games import all_games
from triforium.server.bots.pool import BotPool
from triforium.server.bots.worker import Thought
from triforium.server.ops.settings import Settings
from triforium.server.ops.telemetry import LOADED, LOG, STORE_FAILURES, TABLES, where
from triforium.server.ops.time_source import MACHINE_TIME, TimeSource
from triforium.server.table.automation import do_duties, look_after, set_timer
from triforium.server.table.chance import draws_of
from triforium.server.table.chat import WHISPER, Whisper, tell_pointed
from triforium.server.table.entries import Entry, Happening, Header
from triforium.server.table.identity import is_table_id, new_secret
from triforium.server.table.limits import ConnectionCounter, TokenBuckets
from triforium.server.table.live_table import LOOK_AGAIN_MS, LiveTable
from triforium.server.table.lobby import summary_of
from triforium.server.table.ports import NEWS, Index, Row, Store, StoreDown
from triforium.server.table.refusals import Refusal
from triforium.server.table.table import Table

SWEEP_S: Final = 1.0
TELL_AGAIN_S: Final = 30.0  # interval of presence broadcasts to other processes
AT_ONCE: Final = 50  # due tables handled per sweep
GENERATIONS: Final = 20  # longest chain of rematches with the same draws that is followed
BREATH: Final = 300  # actions replayed before yielding to the event loop
REST_S: Final = 10.0  # minimum time in memory after the last request


class TableRegistry:
    """Registry of live tables, with the bot pool and rate limits that they share."""

    def __init__(self, store: Store, settings: Settings, time_source: TimeSource = MACHINE_TIME) -> None:
        self.store = store
        self.settings = settings
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
        self.requests = TokenBuckets(limits.requests, time_source)
        self.openings = TokenBuckets(limits.tables, time_source, 3600.0)
        self.posts = TokenBuckets(limits.moves, time_source)  # all HTTP requests of a program for its seat
        self.moves = TokenBuckets(limits.moves, time_source)
        self.asks = TokenBuckets(limits.asks, time_source)  # questions of a program over HTTP
        self.chats = TokenBuckets(limits.chats, time_source)
        self.sockets = ConnectionCounter(limits.sockets, limits.all_sockets)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.time_source.now()

    async def open(self) -> None:
        """Open the store, subscribe to changes by other processes, and start the background sweep."""
        await self.store.open()
        self.store.listen(self.on_news)
        self.spawn(self.sweep())

    def say_goodbye(self) -> None:
        """Tell all clients that the server shuts down and that they should reconnect later."""
        for live in self.tables.values():
            for listener in list(live.listeners):
                listener.end("closing")

    async def close(self) -> None:
        """Shut down: notify clients, finish pending writes, cancel background tasks."""
        self.say_goodbye()
        for live in list(self.tables.values()):
            async with live.lock:  # wait for a write in progress
                if live.timer is not None:
                    live.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a background task; unexpected errors are logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Callback of finished background tasks."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("internal-error", where=where(task.exception() or Exception()))

    # --- finding and opening tables --------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """The live table with this ID, loaded from the store if necessary."""
        if not is_table_id(name):
            raise Refusal("no-table")
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
        """Load a table from the store by replaying its journal."""
        row = await self.store.header(name)
        if row is None:
            raise Refusal("no-table")
        live = LiveTable(await self.replayed(row), self)
        live.status = live.table.status()
        self.tables[name] = live
        TABLES.set(len(self.tables))
        LOADED.inc()
        if live.table.status() == "playing":
            set_timer(live)
        return live

    async def replayed(self, row: Row, *, again: bool = True) -> Table:
        """Replay a journal; refused if it was written by another version of the rules."""
        header = row.header
        game = self.games.get(header.game)
        unreadable = Refusal(
            "unreadable-table", {"rules": str(header.rules), "game": game.title if game else header.game}
        )
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
        """The random draws of a table, and of the tables whose draws it reused, to repeat them."""
        found: dict[str, Action] = {}
        for _ in range(GENERATIONS):
            row = await self.store.header(name) if name else None
            if row is None:
                break
            other = await self.replayed(row, again=False)  # its draws are in its journal
            state, _ = other.beginning()
            found = {**draws_of(state, other.actions.tolist())[0], **found}
            name = row.header.draws_of
        return found

    async def open_table(self, name: str, header: Header, first: list[Happening]) -> LiveTable:
        """Create a table; the game starts at once if all seats are taken."""
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
        """Remove a table from memory; connected clients are told to reconnect."""
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
        """Log an unexpected error, and discard the table where it happened."""
        LOG.error("internal-error", where=where(error))
        if name in self.tables:
            self.throw_away(self.tables[name])

    def throw_away(self, live: LiveTable) -> None:
        """Discard a table whose state in memory may be wrong, without writing it; it is reloaded from the store."""
        live.broken = True
        self.drop(live)

    async def think(self, live: LiveTable, seat: Seat, level: str) -> Action | None:
        """The choice of a bot for this seat."""
        return await self.pool.choose(live.table, seat, level)

    async def advise(self, live: LiveTable, seat: Seat, level: str) -> Thought | None:
        """The choice of a bot for this seat, with an explanation."""
        return await self.pool.think(live.table, seat, level, explain=True)

    # --- other processes -------------------------------------------------------------------------------------

    def on_news(self, name: str, what: bytes) -> None:
        """Another process has written an entry or sent a message; an empty name means any table."""
        if what.startswith(NEWS):
            if name and name not in self.tables and name not in self.loading:
                return  # not in memory here: the common case
            for here in [name] if name else [*self.tables, *self.loading]:
                live = self.tables.get(here)
                if live is not None and live.is_idle() and time.monotonic() - live.asked_for > REST_S:
                    self.drop(live)  # it is reloaded on demand; the store knows when it is due
                else:
                    self.spawn(self.catch_up_with(here))
        elif what.startswith(WHISPER) and name in self.tables:
            self.hear(self.tables[name], msgspec.json.decode(what[1:], type=Whisper))

    def hear(self, live: LiveTable, whisper: Whisper) -> None:
        """Handle a message of another process: a pointer, or who is online there."""
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
        """Presence has changed: tell all clients, here and at other processes."""
        for listener in live.hello_said():
            listener.send(live.table_news(listener))
        self.whisper_presence(live)

    def whisper_presence(self, live: LiveTable) -> None:
        """Tell the other processes which seats are online here."""
        whisper = Whisper(self.process, online=sorted(live.here()))
        self.store.whisper(live.table.id, WHISPER + msgspec.json.encode(whisper))

    async def catch_up_with(self, name: str) -> None:
        """Apply entries that another process has written; waits if the table is being loaded."""
        loading = self.loading.get(name)
        if loading is not None:
            await asyncio.wait([loading])
        live = self.tables.get(name)
        if live is not None:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply entries that are in the store but not in memory; the sweep retries on failure."""
        async with live.lock:
            live.suspect = True
            try:
                await live.catch_up()
                set_timer(live)
            except StoreDown:
                pass  # the sweep retries
            except Exception as error:
                self.distrust(live.table.id, error)

    # --- background work -------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Background loop: handles due tables, resynchronises suspect ones and evicts idle ones."""
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
            except Exception as error:  # an error at one table must not stop the sweep
                LOG.error("internal-error", where=where(error))
                self.healthy = False
            self.let_go()
            if time.monotonic() - told > TELL_AGAIN_S:
                told = time.monotonic()
                for live in self.tables.values():
                    if live.listeners:
                        self.whisper_presence(live)
            await asyncio.sleep(SWEEP_S)

    async def look_after_due(self) -> None:
        """Handle due tables: bot moves that failed, clocks that ran out, interrupted automatic actions."""
        for name in await self.store.due(self.now(), AT_ONCE):
            try:
                await self.look_after_one(name)
            except StoreDown:
                raise
            except Exception as error:
                self.distrust(name, error)
                await self.store.set_wake(name, self.now() + LOOK_AGAIN_MS)

    async def look_after_one(self, name: str) -> None:
        """Handle one due table, and store when it is due next."""
        try:
            live = await self.table(name)
        except Refusal:
            await self.store.set_wake(name, None)  # it cannot be replayed: stop trying
            return
        await look_after(live)
        async with live.lock:
            table = live.table
            live.wake = live.next_wake(table.company, table.state, self.now())
            await self.store.set_wake(name, live.wake)

    def let_go(self) -> None:
        """Evict tables that have been idle for a while."""
        limits, moment = self.settings.limits, time.monotonic()
        idle = [live for live in self.tables.values() if live.is_idle()]
        too_many = len(self.tables) - limits.live_tables
        for number, live in enumerate(sorted(idle, key=lambda item: item.touched)):
            rested = moment - live.touched
            if rested > limits.idle_seconds or (number < too_many and rested > REST_S):
                self.drop(live)
