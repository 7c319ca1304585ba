"""The tables of this process: loads, keeps and drops them, does what is due, and hears of other processes."""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec

from triforium.core.action import NOBODY, Action
from triforium.core.game import Game
from triforium.games import ComponentFiles, games_with
from triforium.server.table.automation import wake_after
from triforium.server.table.chance import draws_of
from triforium.server.table.entries import Acted, Began, Body, Entry, Header
from triforium.server.table.identity import Principal, is_table_id
from triforium.server.table.live_table import LiveTable
from triforium.server.table.lobby import summary_of
from triforium.server.table.ports import NEWS, Damaged, Index, Outages, Ports, Row, StoreDown, Transient
from triforium.server.table.refusals import Refusal, where
from triforium.server.table.reviews import Reviews
from triforium.server.table.server_messages import Msg
from triforium.server.table.table import Table
from triforium.server.table.writer import run_due, set_timer

LOG: Final = logging.getLogger(__name__)
SWEEP_S: Final = 1.0
TELL_AGAIN_S: Final = 30.0  # interval of presence broadcasts to other processes
HEARTBEAT_S: Final = 5.0
AT_ONCE: Final = 50  # due tables handled per sweep
TOGETHER: Final = 8  # of them, at the same time
LEASE_MS: Final = 30_000  # time for handling a due table, before another process may try
GENERATIONS: Final = 20  # longest chain of rematches with the same draws that is followed
BREATH: Final = 300  # actions replayed before yielding to the event loop
REST_S: Final = 10.0  # minimum time in memory after the last request


class TableRegistry:
    """All tables in memory."""

    def __init__(
        self, ports: Ports, most_tables: int = 5000, idle_seconds: int = 300, components: ComponentFiles = ()
    ) -> None:
        self.ports = ports
        self.most_tables = most_tables
        self.idle_seconds = idle_seconds
        self.games: dict[str, Game[Any]] = games_with(components)
        self.tables: dict[str, LiveTable] = {}
        self.reviews = Reviews(ports)
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.outages: Outages = ()
        self.on_other_news: dict[str, Callable[[bytes], None]] = {}  # by a name that is no table's

    async def open(self) -> None:
        """Open the store, subscribe to changes by other processes, and start the background sweep."""
        await self.ports.store.open()
        self.outages = await self.ports.store.start_service(self.ports.clock.now())
        self.ports.store.subscribe(self.on_news)
        self.ports.spawn(self.sweep())

    def say_goodbye(self) -> None:
        """Tell all clients that the server shuts down and that they should reconnect later."""
        for live in self.tables.values():
            for listener in live.listeners:
                listener.end("closing")

    async def close(self) -> None:
        """Notify clients and wait for writes in progress; the caller stops background work and closes the store."""
        self.say_goodbye()
        for live in list(self.tables.values()):
            async with live.lock:
                live.drop()

    # --- finding and opening tables --------------------------------------------------------------------------

    async def get(self, name: str) -> LiveTable:
        """The table with this ID, loaded from the store if necessary."""
        if not is_table_id(name):
            raise Refusal("no-table")
        live = self.tables.get(name)
        if live is None:
            task = self.loading.get(name)
            if task is None:
                task = self.loading[name] = asyncio.create_task(self.load(name))
                task.add_done_callback(lambda _: self.loading.pop(name, None))
            live = await asyncio.shield(task)
        elif self.ports.store.is_shared and not live.listeners:
            await self.read_news(name)  # a server that was killed may not have told anybody of its last entries
            live = self.tables.get(name, live)
        live.touched = live.asked_for = self.ports.clock.monotonic()
        return live

    async def load(self, name: str) -> LiveTable:
        """Load a table from the store by replaying its journal."""
        try:
            row = await self.ports.store.header(name)
        except Damaged:
            LOG.error("unreadable-table", extra={"table": name})
            raise Refusal("damaged") from None
        if row is None:
            raise Refusal("no-table")
        live = self.keep(await self.replayed(row))
        self.ports.counters.loaded += 1
        set_timer(live)
        return live

    def keep(self, table: Table) -> LiveTable:
        """Keep a table in memory."""
        live = self.tables[table.id] = LiveTable(table, self.ports, self.forget)
        live.outages = self.outages
        return live

    def forget(self, live: LiveTable) -> None:
        """A table leaves the memory."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]

    async def replayed(self, row: Row, *, with_draws: bool = True) -> Table:
        """Replay a journal. A game of other rules, or a damaged one, is replayed as far as possible, and stopped."""
        header = row.header
        game = self.games.get(header.game)
        if game is None:
            raise Refusal("unreadable-table", {"game": header.game})
        table = Table(row.id, row.created, header, game)
        stopped = None
        try:
            entries = await self.ports.store.entries(row.id)
        except Damaged as damaged:
            LOG.error("unreadable-table", extra={"table": row.id, "turn": len(damaged.entries) + 1})
            entries, stopped = damaged.entries, Msg("stopped-damaged")
        if header.draws_of and with_draws:
            table.remembered = await self.draws_at(header.draws_of)
        if game.rules_version != header.rules:
            now = str(game.rules_version)
            stopped = Msg("stopped-rules", {"rules": str(header.rules), "game": game.title, "now": now})
        elif game.components_fingerprint() != header.components:
            stopped = Msg("stopped-components", {"game": game.title})
        work = 0
        for number, entry in enumerate(entries):
            try:
                if stopped is not None:
                    check_actions(table, entry)
                table.apply(entry)
            except Exception as error:
                if stopped is None:
                    LOG.error("unreadable-table", extra={"table": row.id, "turn": entry.turn, "where": where(error)})
                    stopped = Msg("stopped-damaged")
                bodies = [entry.body for entry in entries[number:]]
                table.not_replayed = [a for body in bodies if isinstance(body, (Acted, Began)) for a in body.actions]
                break
            work += len(getattr(entry.body, "actions", ()))
            if work > BREATH:
                work = 0
                await asyncio.sleep(0)
        table.stopped, table.stored_status = stopped, row.status
        return table

    async def draws_at(self, name: str) -> dict[str, Action]:
        """The random draws of a table, and of the tables whose draws it reused, to repeat them."""
        found: dict[str, Action] = {}
        for _ in range(GENERATIONS):
            row = await self.ports.store.header(name) if name else None
            if row is None:
                break
            other = await self.replayed(row, with_draws=False)  # its draws are in its journal
            state, _ = other.beginning()
            found = {**draws_of(state, other.actions.tolist())[0], **found}
            name = row.header.draws_of
        return found

    async def create(self, name: str, header: Header, first: list[Body], opener: str = "") -> LiveTable:
        """Create a table, unless it exists already; the game starts at once if all seats are taken."""
        created = self.ports.clock.now()
        table = Table(name, created, header, self.games[header.game])
        if header.draws_of:
            table.remembered = await self.draws_at(header.draws_of)
        entries = [Entry(turn, created, NOBODY, "", body) for turn, body in enumerate(first, 1)]
        for entry in entries:
            table.apply(entry)
        live = LiveTable(table, self.ports, self.forget)
        live.wake = wake_after(table, live.moment(), table.seats, table.state, None)
        index = Index(live.status, live.wake, table.seats.holders(), summary_of(table, table.seats))
        if not await self.ports.store.create(name, created, header, opener, index, entries):
            return await self.get(name)
        live.outages = self.outages
        self.tables[name] = live
        await run_due(live)
        return live

    # --- other processes -------------------------------------------------------------------------------------

    def on_news(self, process: str, name: str, payload: bytes) -> None:
        """Another process has written an entry or sent a message; an empty name means any table."""
        if name in self.on_other_news:
            self.on_other_news[name](payload)
            return
        if not payload.startswith(NEWS):
            live = self.tables.get(name)
            if live is not None:
                self.on_transient(process, live, payload)
            return
        if name and name not in self.tables and name not in self.loading:
            return  # not in memory here: the common case
        for here in [name] if name else [*self.tables, *self.loading]:
            live = self.tables.get(here)
            if live is not None and live.is_idle() and self.ports.clock.monotonic() - live.asked_for > REST_S:
                live.drop()  # it is loaded again on demand; the store knows when it is due
            else:
                self.ports.spawn(self.read_news(here))

    def on_transient(self, process: str, live: LiveTable, payload: bytes) -> None:
        """Handle a message of another process: a pointer, or who is online there."""
        message = msgspec.json.decode(payload, type=Transient)
        if message.online is None:
            live.point(message.seat, message.target)
            return
        before, is_new = live.presence().online, process not in live.elsewhere
        live.elsewhere[process] = (self.ports.clock.monotonic(), frozenset(message.online))
        if live.presence().online != before:
            live.show_table()
        if is_new and live.listeners:
            live.publish_presence()

    async def read_news(self, name: str) -> None:
        """Read entries that another process has written; waits if the table is being loaded."""
        loading = self.loading.get(name)
        if loading is not None:
            await asyncio.wait([loading])
        live = self.tables.get(name)
        if live is not None:
            live.behind = True
            await run_due(live)

    def disconnect(self, principals: Collection[Principal]) -> None:
        """Close the connections of principals who have lost their rights; they may reconnect as strangers."""
        for live in self.tables.values():
            for listener in [one for one in live.listeners if one.principal in principals]:
                live.listeners.remove(listener)
                listener.end("again")
                live.presence_changed()

    # --- background work -------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Background loop: does what is due, reads what was missed, and drops idle tables."""
        clock = self.ports.clock
        told = beaten = clock.monotonic()
        while True:
            now = clock.monotonic()
            try:
                if now - beaten > HEARTBEAT_S and (self.ports.store.is_shared or self.has_fast_clocks()):
                    beaten = now
                    await self.beat()
                if now - told > TELL_AGAIN_S and self.ports.store.is_shared:
                    told = now
                    await self.compare_with_store()
                await self.do_due()
            except StoreDown:
                pass  # logged by the store; tried again
            except Exception as error:  # an error at one table must not stop the sweep
                LOG.error("internal-error", extra={"where": where(error)})
            self.drop_idle()
            await asyncio.sleep(SWEEP_S)

    def has_fast_clocks(self) -> bool:
        """Does a clock run here that would stand still during an outage?"""
        tables = [live.table for live in self.tables.values()]
        return any(table.header.clock.kind != "none" and table.clock.running >= 0 for table in tables)

    async def beat(self) -> None:
        """Say that a server is running, and learn when none was; fails if the store cannot be written and read."""
        outages = await self.ports.store.heartbeat(self.ports.clock.now())
        if outages != self.outages:
            self.outages = outages
            for live in self.tables.values():
                live.outages = outages

    async def compare_with_store(self) -> None:
        """Find entries whose news were lost, and repeat who is online here."""
        watched = [live for live in self.tables.values() if live.listeners]
        newest = await self.ports.store.newest([live.table.id for live in watched])
        for live in watched:
            if newest.get(live.table.id, 0) > live.table.turn:
                live.behind = True
            live.publish_presence()

    async def do_due(self) -> None:
        """Handle due tables, several at once: a slow one delays no other."""
        now = self.ports.clock.now()
        until = now + LEASE_MS
        due = await self.ports.store.lease_due(now, until, AT_ONCE)
        behind = [live.table.id for live in self.tables.values() if live.behind and live.table.id not in due]
        several = asyncio.Semaphore(TOGETHER)

        async def one(name: str, is_leased: bool) -> None:
            async with several:
                await self.look_after(name, until if is_leased else None)

        names = [(name, True) for name in due] + [(name, False) for name in behind]
        await asyncio.gather(*(one(name, is_leased) for name, is_leased in names))

    async def look_after(self, name: str, leased: int | None) -> None:
        """Handle one table, and store when it is due next, if it was due."""
        try:
            live = await self.get(name)
            await run_due(live)
        except Refusal:  # it cannot be shown: stop trying
            if leased is not None:
                await self.ports.store.set_wake(name, None, leased)
            return
        except StoreDown:
            raise
        except Exception as error:
            LOG.error("internal-error", extra={"where": where(error)})
            return  # the lease ends, and it is tried again
        if leased is None or live.discarded or live.behind:
            return
        async with live.lock:
            table = live.table
            live.wake = wake_after(table, live.moment(), table.seats, table.state, None)
            await self.ports.store.set_wake(name, live.wake, leased)

    def drop_idle(self) -> None:
        """Drop tables that have been idle for a while, and more of them if there are too many."""
        now = self.ports.clock.monotonic()
        idle = [live for live in self.tables.values() if live.is_idle()]
        too_many = len(self.tables) - self.most_tables
        for number, live in enumerate(sorted(idle, key=lambda item: item.touched)):
            rested = now - live.touched
            if rested > self.idle_seconds or (number < too_many and rested > REST_S):
                live.drop()


def check_actions(table: Table, entry: Entry) -> None:
    """Raise if the current rules do not allow the actions of an entry that was written under other rules."""
    if not isinstance(entry.body, (Acted, Began)):
        return
    state = table.beginning()[0] if isinstance(entry.body, Began) else table.state
    assert state is not None, "the game has begun"
    state = state.copy()
    for action in entry.body.actions:
        assert not state.over, "the game is over"
        assert table.game.why_not(state, action) is None, "this is not allowed now"
        state.take(action)
