"""A table that is being played: one writer, everybody told, nothing acknowledged before the disk has it."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from triforium.core.action import SPECTATOR, Seat
from triforium.core.state import State
from triforium.server.clock import (
    Clock,
    after_agreed_back,
    after_back,
    after_move,
    handed_to,
    left_of,
    read_clock,
    runs_out_at,
)
from triforium.server.company import Company
from triforium.server.journal import Acted, Began, Ended, Entry, Happening, Said, Sat, Sealed, TookBack, Unsealed
from triforium.server.listener import NOT_YET, Listener, Who
from triforium.server.metrics import COMMITTED, ENTRIES
from triforium.server.moment import Moment
from triforium.server.sight import Presence, has_private_sight, line_info, table_info
from triforium.server.store import Index
from triforium.server.summary import summary_of
from triforium.server.table import Table, Trial, status_of
from triforium.server.wire_out import ENCODE, Ack, LineNews, ServerMessage, TableInfo, TableNews

if TYPE_CHECKING:
    from triforium.server.hall import Hall

BELIEVED_S: Final = 75.0  # how long another process is believed about who is online there; it says so every 30
LOOK_AGAIN_MS: Final = 5000  # when somebody must look whether what the table does by itself was done


class LiveTable:
    """A table in memory; whoever changes it holds its lock."""

    def __init__(self, table: Table, hall: "Hall") -> None:
        self.table = table
        self.hall = hall
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.suspect = False  # the store may know more than we do
        self.broken = False  # a mistake of ours: nothing that is here may be written on
        self.touched = self.asked_for = time.monotonic()
        self.guests = 0  # sockets at this table, also before they say hello
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.hints = 0  # that somebody here waits for
        self.wake: int | None = None
        self.status = table.status()
        self.elsewhere: dict[str, tuple[float, frozenset[Seat]]] = {}  # who is online at other processes, heard when

    # --- writing ---------------------------------------------------------------------------------------------

    def entry(self, seat: Seat, command: str, what: Happening) -> Entry:
        """The next entry."""
        return Entry(self.table.turn + 1, self.hall.now(), seat, command, what)

    async def commit(
        self, entry: Entry, caller: "Caller | None" = None, trial: Trial | None = None, state: State | None = None
    ) -> bool:
        """Append, sync, and only then believe it; False if somebody else wrote this turn, which is then caught up."""
        index = self.index_after(entry, trial.state if trial is not None else state)
        started = time.perf_counter()
        try:
            added = await self.hall.store.append(self.table.id, entry, index)
        except BaseException:  # also if whoever waited has gone: the entry may have been written
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
        """Look into the store if we may have missed something."""
        if self.suspect:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what the store has and we have not, and tell it."""
        entries = await self.hall.store.entries(self.table.id, self.table.turn)
        self.suspect = False
        for entry in entries:
            before = self.table.company
            self.table.apply(entry)
            self.tell(entry, before)
        if entries:
            self.status = self.table.status()
            self.wake = self.next_wake(self.table.company, self.table.state, entries[-1].at)

    def index_after(self, entry: Entry, state: State | None) -> Index | None:
        """What the hall must know once an entry is written; None if it knows already."""
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
        """When the table must be looked at though nobody moves: a bot, a clock, an offer, something left half done."""
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
            out = runs_out_at(clock, self.hall.opened, rules)
            if out is not None:
                times.append(out)
        for offer in company.offers:
            if not company.asked(offer):
                times.append(max(offer.what.until, at + LOOK_AGAIN_MS if offer.what.kind != "replace" else 0))
        return min(times, default=None)

    def clock_for(self, deciding: Seat, company: Company | None = None) -> list[int]:
        """The clock once this seat decides, as the journal keeps it; nothing where there is none."""
        rules = self.table.header.clock
        if rules.kind == "none":
            return []
        thinker = (company or self.table.company).thinker(deciding)
        return handed_to(self.table.clock, thinker, self.hall.now(), self.hall.opened, rules).written()

    def clock_moved(self, mover: Seat, after: State) -> list[int]:
        """The clock once this seat has made a choice; a move is finished when another decides or a new turn begins."""
        table, rules = self.table, self.table.header.clock
        deciding = after.deciding()
        if rules.kind == "none" or (mover == deciding and not table.game.begins_turn(after)):
            return self.clock_for(deciding)
        thinker = table.company.thinker(deciding)
        return after_move(table.clock, mover, thinker, self.hall.now(), self.hall.opened, rules).written()

    def clock_back(self, length: int, deciding: Seat, agreed: bool) -> Clock | None:
        """The clock once the record is so short again; None where there is none."""
        table, rules = self.table, self.table.header.clock
        if rules.kind == "none":
            return None
        then, thinker = table.clocks_at(length), table.company.thinker(deciding)
        if agreed:
            return after_agreed_back(table.clock, then, thinker, self.hall.now(), self.hall.opened, rules)
        return after_back(table.clock, then, thinker)

    def is_out(self, clock: Clock) -> bool:
        """Would whoever thinks by this clock have no time left?"""
        out = runs_out_at(clock, self.hall.opened, self.table.header.clock)
        return out is not None and out <= self.hall.now()

    def left(self, seat: Seat) -> int:
        """What a seat has left, as the journal keeps it; -1 where there is no clock."""
        rules = self.table.header.clock
        return -1 if rules.kind == "none" else left_of(self.table.clock, seat, self.hall.now(), self.hall.opened, rules)

    # --- telling ---------------------------------------------------------------------------------------------

    def tell(self, entry: Entry, before: Company) -> None:
        """Everybody learns what they may know of an entry."""
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
        """Whoever has given up a seat where nobody may watch hears no more; those who come again are refused."""
        for listener in [listener for listener in self.listeners if not listener.who.may_look(self.table)]:
            self.listeners.discard(listener)
            listener.end("again")

    def hello_said(self) -> list[Listener]:
        """Everybody who has said hello."""
        return [listener for listener in self.listeners if listener.told != NOT_YET]

    def show_all(self, kept: int | None = None) -> None:
        """Everybody sees the present."""
        if self.table.state is None or not self.listeners:
            return
        moment = Moment(self.table, self.hall.now(), self.hall.opened)
        for listener in self.hello_said():
            if kept is not None:
                listener.told = min(listener.told, kept)
            self.show(listener, moment)

    def show(self, listener: Listener, moment: Moment | None = None) -> None:
        """One listener sees the present."""
        if self.table.state is None:
            return
        moment = moment or Moment(self.table, self.hall.now(), self.hall.opened)
        eyes, cover = self.eyes(listener)
        data = moment.message(eyes, listener.told, cover)
        listener.told = len(self.table.actions)
        listener.send(data)

    def eyes(self, listener: Listener) -> tuple[Seat, Seat | None]:
        """Through whose eyes a listener looks, and for whom the screen must be covered first."""
        table = self.table
        seats = listener.who.seats(table)
        deciding, looking = table.deciding(), listener.looking
        if not seats:
            return SPECTATOR, None
        if len(seats) == 1 and looking is None:  # nobody else has ever looked at this screen
            return seats[0], None
        target = deciding if deciding in seats else looking if looking is not None and looking in seats else seats[0]
        if target == looking:
            return target, None
        watched = looking is not None and looking >= 0 and has_private_sight(table, looking)
        if watched or has_private_sight(table, target):
            listener.looking = SPECTATOR
            listener.told = 0  # the story will be told anew, through other eyes
            return SPECTATOR, target
        listener.looking = target
        return target, None

    def table_news(self, listener: Listener) -> bytes:
        """The table around the game, for one listener, with the chat that it has not heard."""
        lines = [line_info(entry) for entry in self.table.lines if entry.turn > listener.heard]
        if lines:
            listener.heard = lines[-1].turn
        return ENCODE.encode(TableNews(self.info(listener.who), lines))

    def info(self, who: Who) -> TableInfo:
        """The table around the game, for whoever asks."""
        table, now = self.table, self.hall.now()
        return table_info(table, who.holder, who.seats(table), self.presence(), now, self.hall.opened)

    def presence(self) -> Presence:
        """Who is looking."""
        online: set[Seat] = set()
        watching = 0
        for listener in self.listeners:
            seats = listener.who.seats(self.table)
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
            found.update(listener.who.seats(self.table))
        return frozenset(found)

    def is_idle(self) -> bool:
        """May this table leave the memory?"""
        thinks = self.thinking is not None and not self.thinking.done()
        return not self.listeners and not self.guests and not self.lock.locked() and not thinks


class Caller:
    """One command: who asks, and how they are answered."""

    def __init__(self, who: Who, answers: "list[ServerMessage] | Listener") -> None:
        self.who = who
        self.answers = answers

    def reply(self, message: ServerMessage) -> None:
        """Answer at once, before anybody else is told."""
        if isinstance(self.answers, list):
            self.answers.append(message)
        else:
            self.answers.send(ENCODE.encode(message))

    def ack(self, command: str, turn: int) -> None:
        """It is on the disk."""
        self.reply(Ack(command, turn))
