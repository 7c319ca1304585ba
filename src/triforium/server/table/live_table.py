"""A live table: serialises writes, commits before acknowledging, and publishes changes to its clients."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from triforium.core.action import SPECTATOR, Seat
from triforium.core.state import State
from triforium.server.ops.telemetry import COMMITTED, ENTRIES
from triforium.server.table.entries import Acted, Began, Ended, Entry, Happening, Said, Sat, Sealed, TookBack, Unsealed
from triforium.server.table.game_clock import (
    Clock,
    after_agreed_back,
    after_back,
    after_move,
    handed_to,
    left_of,
    read_clock,
    runs_out_at,
)
from triforium.server.table.listener import NOT_YET, Listener, Principal
from triforium.server.table.lobby import summary_of
from triforium.server.table.ports import Index
from triforium.server.table.seats import Company
from triforium.server.table.server_messages import ENCODE, Ack, LineNews, ServerMessage, TableInfo, TableNews
from triforium.server.table.table import Table, Trial, status_of
from triforium.server.table.view_cache import ViewCache
from triforium.server.table.view_messages import Presence, has_private_sight, line_info, table_info

if TYPE_CHECKING:
    from triforium.server.registry import TableRegistry

BELIEVED_S: Final = 75.0  # expiry of presence information from other processes, which repeat it every 30 s
LOOK_AGAIN_MS: Final = 5000  # delay after which unfinished automatic actions are retried


class LiveTable:
    """A table in memory with its clients, timer and lock; every change needs the lock."""

    def __init__(self, table: Table, registry: "TableRegistry") -> None:
        self.table = table
        self.registry = registry
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.suspect = False  # the store may have newer entries
        self.broken = False  # after an unexpected error: must not be written any more
        self.touched = self.asked_for = time.monotonic()
        self.guests = 0  # open sockets, also before their "hello"
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.hints = 0  # hints being computed
        self.wake: int | None = None
        self.status = table.status()
        self.elsewhere: dict[str, tuple[float, frozenset[Seat]]] = {}  # online seats per process, and when it said so

    # --- writing ---------------------------------------------------------------------------------------------

    def entry(self, seat: Seat, command: str, what: Happening) -> Entry:
        """A new entry with the next turn number."""
        return Entry(self.table.turn + 1, self.registry.now(), seat, command, what)

    async def commit(
        self, entry: Entry, caller: "Caller | None" = None, trial: Trial | None = None, state: State | None = None
    ) -> bool:
        """Write first, then apply (optimistic locking); False, after catching up, if another process took the turn."""
        index = self.index_after(entry, trial.state if trial is not None else state)
        started = time.perf_counter()
        try:
            added = await self.registry.store.append(self.table.id, entry, index)
        except BaseException:  # also if the caller was cancelled: the entry may have been written
            self.suspect = True
            raise
        COMMITTED.observe(time.perf_counter() - started)
        if not added:
            await self.catch_up()
            return False
        if index is not None:
            self.wake, self.status = index.wake, index.status
        before = self.table.company
        self.table.apply(entry, trial)
        ENTRIES.count(type(entry.what).__name__.lower())
        if caller is not None:
            caller.ack(entry.command, entry.turn)
        self.tell(entry, before)
        return True

    async def settle(self) -> None:
        """Resynchronise if entries may have been missed."""
        if self.suspect:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Apply and publish entries that are in the store but not in memory."""
        entries = await self.registry.store.entries(self.table.id, self.table.turn)
        self.suspect = False
        for entry in entries:
            before = self.table.company
            self.table.apply(entry)
            self.tell(entry, before)
        if entries:
            self.status = self.table.status()
            self.wake = self.next_wake(self.table.company, self.table.state, entries[-1].at)

    def index_after(self, entry: Entry, state: State | None) -> Index | None:
        """The index row to write with an entry; None if it does not change."""
        table, what = self.table, entry.what
        company = table.company.after(entry)
        state = table.state if state is None else state
        wake = self.next_wake(company, state, entry.at, what)
        status = status_of(state, company)
        seated = company.chairs is not table.company.chairs
        if not seated and wake == self.wake and status == self.status:
            return None
        if not seated and status == self.status:
            return Index(status, wake)
        return Index(status, wake, company.holders() if seated else None, summary_of(table, company, status))

    def next_wake(self, company: Company, state: State | None, at: int, what: Happening | None = None) -> int | None:
        """When the table needs attention although nobody moves: a bot, a clock, an offer, an unfinished action."""
        if company.ended is not None or (state is not None and state.over) or self.table.header.replay:
            return None
        times: list[int] = []
        if state is None:
            if company.is_full():
                times.append(at + LOOK_AGAIN_MS)
        elif company.is_bot(state.deciding()) or any(self.table.sealed):
            times.append(at + LOOK_AGAIN_MS)
        rules = self.table.header.clock
        if state is not None and rules.kind != "none":
            written: list[int] = getattr(what, "clock", [])
            clock = read_clock(written) if written else self.table.clock
            out = runs_out_at(clock, self.registry.opened, rules)
            if out is not None:
                times.append(out)
        for offer in company.offers:
            if not company.asked(offer):
                times.append(max(offer.what.until, at + LOOK_AGAIN_MS if offer.what.kind != "replace" else 0))
        return min(times, default=None)

    def clock_for(self, deciding: Seat, company: Company | None = None) -> list[int]:
        """The clock for the journal once this seat decides; empty without a clock."""
        rules = self.table.header.clock
        if rules.kind == "none":
            return []
        thinker = (company or self.table.company).thinker(deciding)
        return handed_to(self.table.clock, thinker, self.registry.now(), self.registry.opened, rules).written()

    def clock_moved(self, mover: Seat, after: State) -> list[int]:
        """The clock for the journal after a choice; a move ends when another seat decides or a new turn begins."""
        table, rules = self.table, self.table.header.clock
        deciding = after.deciding()
        if rules.kind == "none" or (mover == deciding and not table.game.begins_turn(after)):
            return self.clock_for(deciding)
        thinker = table.company.thinker(deciding)
        return after_move(table.clock, mover, thinker, self.registry.now(), self.registry.opened, rules).written()

    def clock_back(self, length: int, deciding: Seat, agreed: bool) -> Clock | None:
        """The clock after a take-back to `length` actions; None without a clock."""
        table, rules = self.table, self.table.header.clock
        if rules.kind == "none":
            return None
        then, thinker = table.clocks_at(length), table.company.thinker(deciding)
        if agreed:
            return after_agreed_back(table.clock, then, thinker, self.registry.now(), self.registry.opened, rules)
        return after_back(table.clock, then, thinker)

    def is_out(self, clock: Clock) -> bool:
        """Is the time of the running clock up?"""
        out = runs_out_at(clock, self.registry.opened, self.table.header.clock)
        return out is not None and out <= self.registry.now()

    def left(self, seat: Seat) -> int:
        """Remaining time of a seat for the journal; -1 without a clock."""
        rules = self.table.header.clock
        return (
            -1
            if rules.kind == "none"
            else left_of(self.table.clock, seat, self.registry.now(), self.registry.opened, rules)
        )

    # --- publishing ------------------------------------------------------------------------------------------

    def tell(self, entry: Entry, before: Company) -> None:
        """Publish an entry: each client receives what it may know."""
        self.touched = time.monotonic()
        what = entry.what
        if isinstance(what, Said):
            data = ENCODE.encode(LineNews(line_info(entry)))
            for listener in self.hello_said():
                listener.heard = entry.turn
                listener.send(data)
            return
        company_changed = self.table.company is not before
        if company_changed:
            self.send_strangers_home()
        if company_changed or isinstance(what, (Began, Sealed, Unsealed, Ended)) or self.table.status() == "over":
            for listener in self.hello_said():
                listener.send(self.table_news(listener))
        if isinstance(what, (Began, Acted, TookBack, Ended, Sat, Sealed, Unsealed)):
            self.show_all(kept=what.length if isinstance(what, TookBack) else None)

    def send_strangers_home(self) -> None:
        """Disconnect clients who may no longer watch, because they gave up their seat; reconnecting is refused."""
        for listener in [listener for listener in self.listeners if not listener.principal.may_look(self.table)]:
            self.listeners.discard(listener)
            listener.end("again")

    def hello_said(self) -> list[Listener]:
        """All clients that have said "hello"."""
        return [listener for listener in self.listeners if listener.told != NOT_YET]

    def show_all(self, kept: int | None = None) -> None:
        """Send the current view to all clients; after a take-back, `kept` actions remain."""
        if self.table.state is None or not self.listeners:
            return
        moment = ViewCache(self.table, self.registry.now(), self.registry.opened)
        for listener in self.hello_said():
            if kept is not None:
                listener.told = min(listener.told, kept)
            self.show(listener, moment)

    def show(self, listener: Listener, moment: ViewCache | None = None) -> None:
        """Send the current view to one client."""
        if self.table.state is None:
            return
        moment = moment or ViewCache(self.table, self.registry.now(), self.registry.opened)
        eyes, cover = self.eyes(listener)
        data = moment.message(eyes, listener.told, cover)
        listener.told = len(self.table.actions)
        listener.send(data)

    def eyes(self, listener: Listener) -> tuple[Seat, Seat | None]:
        """The seat whose view a client gets, and the seat that a shared screen must be handed to first."""
        table = self.table
        seats = listener.principal.seats(table)
        deciding, looking = table.deciding(), listener.looking
        if not seats:
            return SPECTATOR, None
        if len(seats) == 1 and looking is None:  # the screen was never shared
            return seats[0], None
        target = deciding if deciding in seats else looking if looking is not None and looking in seats else seats[0]
        if target == looking:
            return target, None
        watched = looking is not None and looking >= 0 and has_private_sight(table, looking)
        if watched or has_private_sight(table, target):
            listener.looking = SPECTATOR
            listener.told = 0  # the story is sent again from the start for the other seat
            return SPECTATOR, target
        listener.looking = target
        return target, None

    def table_news(self, listener: Listener) -> bytes:
        """The table message for one client, with the chat it has not received."""
        lines = [line_info(entry) for entry in self.table.lines if entry.turn > listener.heard]
        if lines:
            listener.heard = lines[-1].turn
        return ENCODE.encode(TableNews(self.info(listener.principal), lines))

    def info(self, principal: Principal) -> TableInfo:
        """Table information for one principal."""
        table, now = self.table, self.registry.now()
        return table_info(table, principal.holder, principal.seats(table), self.presence(), now, self.registry.opened)

    def presence(self) -> Presence:
        """The seats that are online, and the number of spectators."""
        online: set[Seat] = set()
        watching = 0
        for listener in self.listeners:
            seats = listener.principal.seats(self.table)
            online.update(seats)
            watching += not seats
        for heard, seats_elsewhere in self.elsewhere.values():
            if time.monotonic() - heard < BELIEVED_S:
                online |= seats_elsewhere
        return Presence(frozenset(online), watching)

    def here(self) -> frozenset[Seat]:
        """The seats that are online at this process."""
        found: set[Seat] = set()
        for listener in self.listeners:
            found.update(listener.principal.seats(self.table))
        return frozenset(found)

    def is_idle(self) -> bool:
        """Can this table be evicted?"""
        thinks = self.thinking is not None and not self.thinking.done()
        return not self.listeners and not self.guests and not self.lock.locked() and not thinks


class Caller:
    """The sender of a command and how to answer it."""

    def __init__(self, principal: Principal, answers: "list[ServerMessage] | Listener") -> None:
        self.principal = principal
        self.answers = answers

    def reply(self, message: ServerMessage) -> None:
        """Send an answer to the sender only."""
        if isinstance(self.answers, list):
            self.answers.append(message)
        else:
            self.answers.send(ENCODE.encode(message))

    def ack(self, command: str, turn: int) -> None:
        """Acknowledge a command that has been committed."""
        self.reply(Ack(command, turn))
