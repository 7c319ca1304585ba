"""State of a table, rebuilt from its journal: pure, without clock, network or randomness."""

from array import array
from collections import deque
from typing import Any, Final

from triforium.core.action import CHANCE, NOBODY, Action, Seat
from triforium.core.event import EVERYONE, Event
from triforium.core.game import Game
from triforium.core.record import Agreement, Record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.table.chance import Dealer, draws_of
from triforium.server.table.entries import (
    OPEN,
    PERSON,
    Acted,
    Began,
    Ended,
    Entry,
    Happening,
    Header,
    Said,
    Sealed,
    TookBack,
    Unsealed,
    changes_the_game,
)
from triforium.server.table.foresight import fingerprint_of
from triforium.server.table.game_clock import Clock, Then, all_left, full_clock, read_clock
from triforium.server.table.ports import GATHERING, OVER, PLAYING, Status
from triforium.server.table.seats import Chair, Company
from triforium.server.table.story import Story

KEPT_LINES: Final = 200  # chat messages
KEPT_STATES: Final = 24  # recent states, for bots that are asked in the middle of an effect


class Free:
    """A choice that can be taken back freely: the record length before it, and the state if it is cached."""

    def __init__(self, length: int, state: State | None) -> None:
        self.length = length
        self.state = state


class Trial:
    """A copy of the game on which actions are tried before they are committed."""

    def __init__(self, state: State, dealer: Dealer) -> None:
        self.state = state
        self.dealer = dealer
        self.actions: list[Action] = []
        self.events: list[tuple[int, Event]] = []  # with the number of actions of this trial up to them
        self.deciders: list[Seat] = []
        state.story = []

    def take(self, action: Action) -> None:
        """Take one action."""
        self.deciders.append(self.state.deciding())
        self.state.take(action)
        self.actions.append(action)
        story = self.state.story
        if story:
            self.events += [(len(self.actions), event) for event in story]
            self.state.story = []

    def go_on(self, forced: bool) -> None:
        """Make random draws, and forced choices if `forced`, until a player has a real choice."""
        state = self.state
        while not state.over:
            if state.deciding() == CHANCE:
                self.take(self.dealer.answer(state))
            elif forced and len(state.options()) == 1:
                self.take(state.options()[0])
            else:
                return

    def gives_something_away(self, seat: Seat, turned_up: frozenset[int]) -> bool:
        """Was hidden information revealed, or did another seat decide?"""
        if self.deciders.count(seat) != len(self.deciders):
            return True
        return any(
            event.seen_by not in (EVERYONE, 1 << seat) or (event.kind in turned_up and event.seat != seat)
            for _, event in self.events
        )


class Table:
    """The state of one table after its journal entries."""

    def __init__(self, name: str, created: int, header: Header, game: Game[Any]) -> None:
        self.id = name
        self.created = created
        self.header = header
        self.game = game
        self.turn = 0  # the number of the last entry
        self.played = 0  # turn of the last entry that changed the game
        self.last_back = 0  # turn of the last take-back
        self.company = Company((Chair(),) * header.seats)
        self.clock: Clock = full_clock(header.clock, header.seats)
        self.clocks: list[Then] = []  # the clock at each choice, if there is one
        self.state: State | None = None
        self.dealer = Dealer()
        self.actions = array("q")
        self.story = Story()
        self.free: list[Free] = []
        self.free_for: Seat = NOBODY
        self.sealed: list[list[Sealed]] = [[] for _ in range(header.seats)]
        self.lines: deque[Entry] = deque(maxlen=KEPT_LINES)
        self.done: list[dict[str, int]] = [{} for _ in range(header.seats)]  # turn by idempotency key, for each seat
        self.past: deque[tuple[int, State]] = deque(maxlen=KEPT_STATES)
        self.remembered: dict[str, Action] = {}  # random draws of an earlier game to repeat

    # --- questions -------------------------------------------------------------------------------------------

    def status(self) -> Status:
        """Waiting for players, playing, or over."""
        return status_of(self.state, self.company)

    def deciding(self) -> Seat:
        """The deciding seat; NOBODY before the start and after the end."""
        if self.state is None or self.company.ended is not None:
            return NOBODY
        return self.state.deciding()

    def agreement(self) -> Agreement:
        """The agreement as a record stores it."""
        header = self.header
        names = [seat_text(chair) or self.game.seats[seat] for seat, chair in enumerate(self.company.chairs)]
        return Agreement(header.edition, header.seats, header.options, names, header.position)

    def record(self, length: int | None = None) -> Record:
        """The record, or its first `length` actions, replayed."""
        record = Record(self.game, self.agreement())
        for action in self.actions[:length]:
            record.apply(action)
        return record

    def snapshot(self) -> "Table":
        """A snapshot that another thread can read while the game goes on."""
        snapshot = Table(self.id, self.created, self.header, self.game)
        snapshot.turn, snapshot.played, snapshot.last_back = self.turn, self.played, self.last_back
        snapshot.company, snapshot.clock, snapshot.clocks = self.company, self.clock, self.clocks[:]
        snapshot.state, snapshot.dealer, snapshot.remembered = self.state, self.dealer, self.remembered
        snapshot.actions, snapshot.story = self.actions[:], self.story.snapshot()
        return snapshot

    def beginning(self) -> tuple[State, Dealer]:
        """The initial state and its dealer."""
        header = self.header
        if header.position:
            position = self.game.notation().read_position(header.position, Rng(0))
            state: State = position.state
            dealer = Dealer(position.dealer)
        else:
            state = self.game.deal(header.edition, header.seats, header.options)
            dealer = Dealer()
        dealer.memory = dict(self.remembered)
        return state, dealer

    def trial(self) -> Trial:
        """A trial from the current state."""
        assert self.state is not None, "the game has begun"
        return Trial(self.state.copy(), self.dealer.fork())

    def sealed_answer(self) -> Action | None:
        """The advance choice for the current question, if there is one that fits."""
        seat = self.deciding()
        if self.state is None or seat < 0 or not self.sealed[seat]:
            return None
        first = self.sealed[seat][0]
        options = self.state.options()
        asked = fingerprint_of(self.state.decision().key, options)
        return first.action if first.question == asked and first.action in options else None

    # --- applying entries ------------------------------------------------------------------------------------

    def apply(self, entry: Entry, trial: Trial | None = None) -> None:
        """Apply an entry; `trial` is its result if its actions were just tried, and saves replaying them."""
        assert entry.turn == self.turn + 1, f"turn {entry.turn} cannot follow turn {self.turn}"
        what = entry.what
        self.turn = entry.turn
        if entry.command:
            self.done[entry.seat][entry.command] = entry.turn
        self.company = self.company.after(entry)
        if changes_the_game(what):
            self.played = entry.turn
        self.change(entry, what, trial)

    def change(self, entry: Entry, what: Happening, trial: Trial | None) -> None:
        """Apply an entry to everything but the seats."""
        if isinstance(what, Acted):
            self.remember_clock(entry, what)
            self.act(entry.seat, what, trial)
        elif isinstance(what, Began):
            self.begin(what)
        elif isinstance(what, TookBack):
            self.take_back(entry, what)
        elif isinstance(what, Sealed):
            self.sealed[what.place].append(what)
        elif isinstance(what, Unsealed):
            self.sealed[what.place].clear()
        elif isinstance(what, Said):
            self.lines.append(entry)
        elif isinstance(what, Ended):
            self.free.clear()
        clock = getattr(what, "clock", None)
        if clock:
            self.clock = read_clock(clock)

    def remember_clock(self, entry: Entry, what: Acted) -> None:
        """Remember the clock at a choice, for take-backs."""
        if not what.clock:
            return
        left = list(all_left(self.clock, entry.at, 0, self.header.clock))
        if what.had >= 0 and entry.seat >= 0:
            left[entry.seat] = what.had
        self.clocks.append(Then(len(self.actions), entry.at, tuple(left)))

    def clocks_at(self, length: int) -> Then:
        """The clock at the last choice within the first `length` actions."""
        found = [then for then in self.clocks if then.length <= length]
        return found[-1] if found else Then(0, self.created, full_clock(self.header.clock, self.header.seats).left)

    def begin(self, what: Began) -> None:
        """Start the game."""
        state, dealer = self.beginning()
        trial = Trial(state, dealer)
        self.follow(trial, what.actions)
        self.accept(trial)

    def act(self, seat: Seat, what: Acted, trial: Trial | None) -> None:
        """Apply a choice and the actions that followed."""
        before = self.state
        assert before is not None, "the game has begun"
        if trial is None:
            trial = self.trial()
            self.follow(trial, what.actions)
        length = len(self.actions)
        if what.sealed:
            self.sealed[seat].pop(0)
        elif seat >= 0:
            self.sealed[seat].clear()
        self.accept(trial)
        secret = trial.gives_something_away(seat, self.game.revealing_events)
        if self.free_for != seat or secret:
            self.free.clear()
        if not secret:
            self.free.append(Free(length, before))
            self.free_for = seat
        self.past.append((length, before))

    def follow(self, trial: Trial, actions: list[Action]) -> None:
        """Replay actions without checking them; they were checked when they were committed."""
        for action in actions:
            if trial.state.deciding() == CHANCE:
                trial.dealer.saw(trial.state)
            trial.take(action)

    def accept(self, trial: Trial) -> None:
        """Adopt the result of a trial."""
        length = len(self.actions)
        self.story.add_all(length, trial.events)
        self.actions.extend(trial.actions)
        trial.state.story = None
        self.state = trial.state
        self.dealer = trial.dealer

    def take_back(self, entry: Entry, what: TookBack) -> None:
        """Cut the record; draws that were taken back are remembered and repeated if they are made again."""
        known = next((free.state for free in self.free if free.length == what.length), None)
        undone = what.length < len(self.actions) and known is None
        if undone:
            state, _ = self.beginning()
            self.dealer.memory = {**self.dealer.memory, **draws_of(state, self.actions.tolist())[0]}
            state, dealer = self.beginning()
            dealer.memory = self.dealer.memory
            dealer.asked = draws_of(state, self.actions[: what.length].tolist())[1]
            if dealer.script is not None:
                dealer = self.replayed_script(dealer, what.length)
            self.state, self.dealer = state, dealer
            self.sealed = [[] for _ in self.sealed]
        else:
            self.state = known if known is not None else self.state
        del self.actions[what.length :]
        self.clocks = [then for then in self.clocks if then.length < what.length]
        self.story.shorten(what.length)
        self.free = [free for free in self.free if free.length < what.length]
        self.past = deque((item for item in self.past if item[0] < what.length), maxlen=KEPT_STATES)
        self.last_back = entry.turn

    def replayed_script(self, dealer: Dealer, length: int) -> Dealer:
        """The dealer of a start position after `length` actions, with its fixed draws used up accordingly."""
        state, again = self.beginning()
        again.memory, again.asked = {}, dealer.asked
        for action in self.actions[:length]:
            if state.deciding() == CHANCE:
                again.expected(state)
            state.take(action)
        again.memory = dealer.memory
        return again


def status_of(state: State | None, company: Company) -> Status:
    """Waiting for players, playing, or over."""
    if company.ended is not None or (state is not None and state.over):
        return OVER
    return GATHERING if state is None else PLAYING


def seat_text(chair: Chair) -> str:
    """The occupant of a seat as a record names it."""
    if chair.kind == PERSON:
        return f"human:{chair.name}" if chair.name else "human"
    return "" if chair.kind == OPEN else f"bot:{chair.level}"
