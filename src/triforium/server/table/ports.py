"""What a table is given from outside: a store, a clock, randomness, bots and background work (only interfaces)."""

from bisect import bisect_left
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from triforium.bots.review_notes import MoveNote, Note
from triforium.core.action import NOBODY, Action, Seat
from triforium.core.errors import TableError
from triforium.server.table.entries import Entry, Header
from triforium.server.table.imagined_position import ImaginedPosition

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
Status = Literal["gathering", "playing", "over"]
OnNews = Callable[[str, str, bytes], None]  # process, table, payload
Outages = tuple[tuple[int, int], ...]  # when no server was running, from and until, in milliseconds since 1970


class StoreDown(TableError):
    """A store operation failed; a write may or may not have happened, which shows when the store is back."""


class BadStore(TableError):
    """The store cannot be opened: wrong address, locked, or written by a newer version."""


class Damaged(TableError):
    """Stored data that cannot be decoded; `entries` are those before it."""

    def __init__(self, sentence: str, entries: list[Entry]) -> None:
        super().__init__(sentence)
        self.entries = entries


class Index(msgspec.Struct):
    """The searchable columns of a table, updated in the same transaction as its journal."""

    status: Status
    wake: int | None  # when the table needs attention although nobody moves; milliseconds since 1970
    holders: list[tuple[str, int]] | None = None  # (browser, seat) pairs, held or lent; None: unchanged
    summary: str | None = None  # lobby summary as JSON; None: unchanged


class Row(msgspec.Struct):
    """A row of the table index."""

    id: str
    created: int
    status: Status
    header: Header
    summary: str
    yours: list[int] = []  # seats of the browser that asked for its own tables
    deciding: Seat | None = None  # the seat whose turn it is; only for one's own tables


class Store(Protocol):
    """Durable storage: acknowledged writes survive a crash of the process."""

    is_shared: bool  # other processes may write to it
    is_incomplete: bool  # a copy of a file without its -wal file
    failures: int  # operations that failed

    async def open(self) -> None:
        """Connect and run migrations; BadStore if that fails."""

    async def close(self) -> None:
        """Finish pending writes and disconnect."""

    async def create(
        self, table: str, created: int, header: Header, opener: str, index: Index, first: list[Entry]
    ) -> bool:
        """Create a table with the first entries of its journal; False if it exists already."""

    def append(self, table: str, entry: Entry, deciding: Seat, index: Index | None) -> Awaitable[bool]:
        """Append an entry durably; False if its turn is already taken; StoreDown on failure."""

    async def header(self, table: str) -> Row | None:
        """The row of a table, or None; Damaged if it cannot be decoded."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The journal entries after this turn, in order; Damaged if one cannot be decoded."""

    async def listed(self, status: Status, limit: int) -> list[Row]:
        """Listed tables, newest first; at most a few of each opener."""

    async def count_listed(self, opener: str) -> int:
        """How many listed tables of an opener are not over."""

    async def held_by(self, holder: str, limit: int) -> list[Row]:
        """Tables where a browser or person holds or lends seats, newest first, with the seats and whose turn it is."""

    async def lease_due(self, now: int, until: int, limit: int) -> list[str]:
        """Tables that are due; each is given to one process only, and is due again at `until`."""

    async def set_wake(self, table: str, wake: int | None, seen: int) -> None:
        """Set when a table is due, unless it is no longer due at `seen`."""

    async def names(self, after: str, limit: int) -> list[str]:
        """A page of all table IDs in order."""

    async def newest(self, tables: list[str]) -> dict[str, int]:
        """The last turn of each of these tables, as far as other processes may have written them."""

    async def start_service(self, now: int) -> Outages:
        """A process starts: the recent outages; the last one ends now if no other process is running."""

    async def heartbeat(self, now: int) -> Outages:
        """A process is still running: the recent outages. Writes and reads, so it fails if either is impossible."""

    def publish(self, table: str, payload: bytes) -> None:
        """Send a message to the other processes, if possible."""

    def subscribe(self, on_news: OnNews) -> None:
        """Call this for entries (NEWS) and messages of other processes; an empty table ID means any table."""


class Step(NamedTuple):
    """A statement in which `?` stands for a value; if it is `needed`, the others count only if it finds a row."""

    query: str
    values: tuple[Any, ...]
    needed: bool = False


class Database(Protocol):
    """A store as a database, for everything that is not about one table; the same SQL for SQLite and PostgreSQL."""

    async def rows(self, query: str, *values: Any) -> list[Any]:
        """The rows that a query finds; StoreDown on failure."""

    async def change(self, *steps: Step) -> list[list[Any]] | None:
        """What the steps return, after one durable transaction; None, and no change, if a needed one finds no row."""

    def publish(self, table: str, payload: bytes) -> None:
        """Send a message to the other processes, if possible."""


class Transient(msgspec.Struct):
    """A message to the other processes that is not stored: a pointer, or who is online."""

    seat: Seat = NOBODY
    target: str | None = None
    online: list[Seat] | None = None  # online seats, instead of a pointer


NEWS: Final = b"+"  # first byte of the news of an entry


class Clock(Protocol):
    """Time."""

    def now(self) -> int:
        """Milliseconds since 1970: for entries and game clocks."""

    def monotonic(self) -> float:
        """Seconds of a monotonic clock: for limits and idle tables."""

    def call_later(self, seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        """Call something later; returns a function that cancels it."""


class Randomness(Protocol):
    """Unpredictable numbers."""

    def below(self, n: int) -> int:
        """A uniformly distributed number from 0 to n - 1."""

    def secret(self) -> str:
        """A new secret that can be part of a URL."""


class BotRequest(msgspec.Struct, frozen=True, tag="choice"):
    """A question to a bot: a position with hidden information resampled for its seat, never the real one."""

    game: str
    position: ImaginedPosition
    options: list[Action]  # the legal choices, to check that the position was read correctly
    level: str
    seed: int
    explain: bool = False  # return candidates and reasons as well


class ReviewRequest(msgspec.Struct, frozen=True, tag="review"):
    """A part of a review: the moves and draws of a finished game that begin in this range of actions."""

    game: str
    record: str
    start: int
    stop: int
    level: str


class MoveRequest(msgspec.Struct, frozen=True, tag="move"):
    """What a move is worth in a position that its seat could imagine; without actions, what the position is worth."""

    game: str
    position: ImaginedPosition
    actions: list[Action]
    level: str


Job = BotRequest | ReviewRequest | MoveRequest


class Advice(msgspec.Struct, frozen=True):
    """A candidate move: win probability in percent, expected continuation, main reasons."""

    action: Action
    percent: int
    line: list[tuple[int, str, dict[str, str]]]  # seat, and the message key and arguments of its choice
    reasons: list[tuple[str, int]]  # feature, percent


class Thought(msgspec.Struct, frozen=True):
    """The answer of a bot, or why there is none."""

    action: Action = -1
    problem: str = ""
    advice: list[Advice] = []
    notes: list[Note] = []
    move: MoveNote | None = None


class Urgency(NamedTuple):
    """Who waits for a bot: a lower rank is served first; within a rank, every address gets a fair share."""

    rank: int
    address: str


class BotRunner(Protocol):
    """Runs bots somewhere else."""

    async def think(self, request: BotRequest, urgency: Urgency) -> Thought | None:
        """The answer of this bot, or of a weaker one if it fails; None if all fail."""

    async def ask(self, request: Job, urgency: Urgency) -> Thought:
        """Run one job when it is its turn; a failure is returned as a problem."""


class Task(Protocol):
    """Background work."""

    def cancel(self) -> Any:
        """Stop it."""

    def done(self) -> bool:
        """Has it ended?"""


BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds


class Times:
    """A histogram of durations: plain numbers, a tenth of the cost of Prometheus's own."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Record one duration."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


class Counters:
    """What happened so far, as plain numbers; exported by telemetry.py."""

    def __init__(self) -> None:
        self.commit = Times()  # from handing an entry to the store until it is on disk
        self.command = Times()  # from reading a command until its updates are sent
        self.entries: dict[str, int] = {}  # journal entries written, by kind
        self.refusals: dict[str, int] = {}  # by code
        self.requests: dict[str, int] = {}  # HTTP requests, by status
        self.loaded = 0  # tables loaded from the store
        self.bot = Times()  # time that bots took per move
        self.bot_deaths = 0  # bot processes that crashed or exceeded the time limit
        self.bot_fallbacks = 0  # moves chosen by a weaker bot than requested


class Ports(NamedTuple):
    """Everything outside that tables use."""

    store: Store
    clock: Clock
    random: Randomness
    bots: BotRunner
    spawn: Callable[[Coroutine[Any, Any, None]], Task]  # background work; errors are logged
    in_background: Callable[..., Awaitable[Any]]  # call a function without blocking: in a thread, where there are any
    counters: Counters
