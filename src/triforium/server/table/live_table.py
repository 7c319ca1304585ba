"""A table in memory with its clients: writes entries to the store, and tells everybody what they may know."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from triforium.core.action import NOBODY, SPECTATOR, Seat
from triforium.core.state import State
from triforium.server.table.automation import wake_after
from triforium.server.table.entries import Acted, Began, Ended, Entry, Said, Sat, Sealed, TookBack, Unsealed
from triforium.server.table.game_clock import Instant, Moment
from triforium.server.table.identity import Principal
from triforium.server.table.lobby import summary_of
from triforium.server.table.ports import Index, Outages, Ports, Task, Transient
from triforium.server.table.refusals import where
from triforium.server.table.seats import Seats
from triforium.server.table.server_messages import ENCODE, Bye, LineNews, Pointed, ServerMessage, TableInfo, TableNews
from triforium.server.table.table import Table, status_of
from triforium.server.table.table_info import Presence, line_info, table_info
from triforium.server.table.views import ViewCache, has_private_view

LOG: Final = logging.getLogger(__name__)
NOT_YET: Final = -1
BELIEVED_S: Final = 75.0  # expiry of presence information from other processes, which repeat it every 30 s
PRESENCE_S: Final = 0.25  # changes of presence within this time are sent together
PRESENCE_EACH_S: Final = 0.01  # and with many clients, this time for each of them


class Listener:
    """A client of a table on any transport, and what it has received; `send` never waits and never raises."""

    def __init__(self, principal: Principal, send: Callable[[bytes], None], close: Callable[[], None]) -> None:
        self.principal = principal
        self.send = send
        self.close = close  # after everything sent before
        self.told = NOT_YET  # number of actions whose story was sent; NOT_YET before "hello"
        self.heard = 0  # turn of the last chat message sent
        self.looking: Seat | None = None  # current seat, at a screen shared by several

    def reply(self, message: ServerMessage) -> None:
        """Answer this client only."""
        self.send(ENCODE.encode(message))

    def end(self, code: str) -> None:
        """Send a final "bye" message and close."""
        self.reply(Bye(code))
        self.close()


class LiveTable:
    """A table in memory; only writer.py changes `table`, and only while it holds the lock."""

    def __init__(self, table: Table, ports: Ports, forget: "Callable[[LiveTable], None]") -> None:
        self.table = table
        self.ports = ports
        self.forget = forget
        self.lock = asyncio.Lock()
        self.behind = False  # the store may have newer entries
        self.discarded = False  # after an unexpected error: it is loaded from the store again
        self.listeners: list[Listener] = []  # those who have said "hello"
        self.guests = 0  # open connections, also before their "hello"
        self.back: set[Seat] = set()  # seats whose absent owners have come back
        self.touched = self.asked_for = ports.clock.monotonic()
        self.outages: Outages = ()
        self.cancel_timer: Callable[[], None] | None = None
        self.cancel_presence: Callable[[], None] | None = None
        self.thinking: Task | None = None
        self.hints = 0  # hints being computed
        self.wake: int | None = None  # as it is stored
        self.status = table.status()
        self.elsewhere: dict[str, tuple[float, frozenset[Seat]]] = {}  # online seats per process, and when it said so

    def moment(self) -> Moment:
        """The present."""
        return Moment(self.ports.clock.now(), self.outages, self.ports.random)

    # --- the store -------------------------------------------------------------------------------------------

    def index_after(self, entry: Entry, state: State | None) -> tuple[Seat, Index | None]:
        """Who decides after an entry, and the index row to write with it; a wake time that is too early may stay."""
        table, seats = self.table, self.table.seats
        if seats.offers or not isinstance(entry.body, Acted):
            seats = seats.after(entry)
        state = table.state if state is None else state
        deciding = NOBODY if state is None or seats.ended is not None else state.deciding()
        wake = wake_after(table, Instant(entry.at, self.outages), seats, state, entry.body)
        status = status_of(state, seats)
        seated = seats.chairs is not table.seats.chairs
        if not seated and status == self.status:
            is_kept = self.wake is not None and entry.at < self.wake  # a time that has passed was changed by a sweep
            needed = wake is not None and (not is_kept or wake < (self.wake or 0))
            return deciding, Index(status, wake) if needed else None
        return deciding, Index(status, wake, seats.holders() if seated else None, summary_of(table, seats))

    def written(self, entry: Entry, index: Index | None, seconds: float) -> None:
        """An entry is on disk."""
        counters, kind = self.ports.counters, type(entry.body).__name__.lower()
        counters.commit.observe(seconds)
        counters.entries[kind] = counters.entries.get(kind, 0) + 1
        if index is not None:
            self.wake, self.status = index.wake, index.status

    async def catch_up(self) -> bool:
        """Apply the entries that are in the store but not here, then publish once; were there any?"""
        table = self.table
        entries = await self.ports.store.entries(table.id, table.turn)
        before = table.seats
        for entry in entries:
            table.apply(entry)
        self.behind = False
        if entries:
            self.status = table.status()
            self.wake = None  # not known
            self.publish(entries, before)
        return bool(entries)

    def discard(self, error: BaseException) -> None:
        """Do not trust this table any more: it is loaded again from the store, and clients reconnect."""
        LOG.error("internal-error", extra={"where": where(error)})
        self.discarded = True
        self.drop()

    def drop(self) -> None:
        """Leave the memory; connected clients are told to reconnect."""
        self.forget(self)
        for cancel in (self.cancel_timer, self.cancel_presence):
            if cancel is not None:
                cancel()
        if self.thinking is not None:
            self.thinking.cancel()
        for listener in self.listeners:
            listener.end("again")
        self.listeners = []

    def is_idle(self) -> bool:
        """Can this table leave the memory?"""
        thinks = self.thinking is not None and not self.thinking.done()
        return not self.listeners and not self.guests and not self.lock.locked() and not thinks

    # --- telling everybody -----------------------------------------------------------------------------------

    def publish(self, entries: list[Entry], before: Seats) -> None:
        """Tell everybody what they may know of new entries: each client gets one message of a kind at most."""
        table = self.table
        self.touched = self.ports.clock.monotonic()
        if not self.listeners:
            return
        if len(entries) == 1 and isinstance(entries[0].body, Said):
            data = ENCODE.encode(LineNews(line_info(entries[0])))
            for listener in self.listeners:
                listener.heard = entries[0].turn
                listener.send(data)
            return
        if table.seats is not before:
            self.send_strangers_home()
        bodies = [entry.body for entry in entries]
        if (
            table.seats is not before
            or table.status() == "over"
            or any(isinstance(body, (Began, Sealed, Unsealed, Ended, Said)) for body in bodies)
        ):
            self.show_table()
        kept = min([body.length for body in bodies if isinstance(body, TookBack)], default=len(table.actions))
        if table.state is not None and any(
            isinstance(body, (Acted, Began, TookBack, Ended, Sat, Sealed, Unsealed)) for body in bodies
        ):
            views = ViewCache(table, self.moment())
            for listener in self.listeners:
                listener.told = min(listener.told, kept)
                self.show(listener, views)

    def send_strangers_home(self) -> None:
        """Disconnect clients who may no longer watch, because they gave up their seat; reconnecting is refused."""
        for listener in [listener for listener in self.listeners if not listener.principal.may_look(self.table)]:
            self.listeners.remove(listener)
            listener.end("again")

    def show(self, listener: Listener, views: ViewCache | None = None) -> None:
        """Send the current view to one client."""
        if self.table.state is None:
            return
        if views is None:
            views = ViewCache(self.table, self.moment())
        seats = listener.principal.seats(self.table)
        seat, cover = (seats[0] if seats else SPECTATOR), None
        if len(seats) > 1 or listener.looking is not None:
            seat, cover = self.shared_screen(listener, seats)
        data = views.message(seat, listener.told, cover)
        listener.told = len(self.table.actions)
        listener.send(data)

    def shared_screen(self, listener: Listener, seats: list[Seat]) -> tuple[Seat, Seat | None]:
        """The seat whose view a screen with several seats gets, and the one that it must be handed to first."""
        table, looking = self.table, listener.looking
        deciding = table.deciding()
        if not seats:
            return SPECTATOR, None
        target = deciding if deciding in seats else looking if looking is not None and looking in seats else seats[0]
        if target == looking:
            return target, None
        watched = looking is not None and looking >= 0 and has_private_view(table, looking)
        if watched or has_private_view(table, target):
            listener.looking = SPECTATOR
            listener.told = 0  # the story is sent again from the start for the other seat
            return SPECTATOR, target
        listener.looking = target
        return target, None

    def show_table(self) -> None:
        """Send the table information to everybody; it is encoded once for all who see the same."""
        made: dict[tuple[bool, str, str, int], bytes] = {}
        for listener in self.listeners:
            principal = listener.principal
            concerned = bool(principal.seats(self.table) or self.table.seats.lent_by(principal.holders))
            key = (
                principal.is_host(self.table),
                principal.holder if concerned else "",
                principal.token if concerned else "",
                listener.heard,
            )
            data = made.get(key)
            if data is None:
                data = made[key] = self.table_news(listener)
            listener.heard = self.table.turn
            listener.send(data)

    def table_news(self, listener: Listener) -> bytes:
        """The table message for one client, with the chat it has not received."""
        lines = [line_info(entry) for entry in self.table.lines if entry.turn > listener.heard]
        return ENCODE.encode(TableNews(self.info(listener.principal), lines))

    def info(self, principal: Principal) -> TableInfo:
        """Table information for one principal."""
        return table_info(self.table, principal, self.presence(), self.moment())

    # --- presence and pointers -------------------------------------------------------------------------------

    def online(self) -> frozenset[Seat]:
        """The seats that are online at this process."""
        return frozenset(seat for listener in self.listeners for seat in listener.principal.seats(self.table))

    def presence(self) -> Presence:
        """The seats that are online, here or elsewhere, and the number of spectators."""
        online = set(self.online())
        now = self.ports.clock.monotonic()
        for heard, seats in self.elsewhere.values():
            if now - heard < BELIEVED_S:
                online |= seats
        watching = sum(not listener.principal.seats(self.table) for listener in self.listeners)
        return Presence(frozenset(online), watching)

    def presence_changed(self) -> None:
        """Somebody came or went: tell everybody soon."""
        if self.cancel_presence is None and not self.discarded:
            seconds = max(PRESENCE_S, PRESENCE_EACH_S * len(self.listeners))
            self.cancel_presence = self.ports.clock.call_later(seconds, self.tell_presence)

    def tell_presence(self) -> None:
        """Tell all clients, here and at other processes, who is online."""
        self.cancel_presence = None
        self.show_table()
        self.publish_presence()

    def publish_presence(self) -> None:
        """Tell the other processes which seats are online here."""
        self.ports.store.publish(self.table.id, msgspec.json.encode(Transient(online=sorted(self.online()))))

    def point(self, seat: Seat, target: str | None, sender: Listener | None = None) -> None:
        """Show a pointer to everybody but its sender."""
        data = ENCODE.encode(Pointed(seat, target))
        for listener in self.listeners:
            if listener is not sender:
                listener.send(data)
