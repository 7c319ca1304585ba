"""State of a table, rebuilt from its journal: pure, without clock, network or randomness."""

from array import array
from bisect import bisect_right
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
    Header,
    Said,
    Sat,
    Sealed,
    TookBack,
    Unsealed,
    changes_the_game,
)
from triforium.server.table.foresight import fingerprint_of
from triforium.server.table.game_clock import GameClock, Instant, Then, all_left, full_clock, read_clock
from triforium.server.table.ports import GATHERING, OVER, PLAYING, Randomness, Status
from triforium.server.table.seats import Chair, Seats
from triforium.server.table.server_messages import Msg

KEPT_LINES: Final = 200  # chat messages
KEPT_STATES: Final = 24  # recent states, for bots that are asked in the middle of an effect
NEVER: Final = -9


class Story:
    """All events of a game, a few integers each, with the number of actions taken when they happened."""

    def __init__(self) -> None:
        self.told_at = array("I")
        self.starts = array("I")
        self.numbers = array("q")
        self.latest: list[tuple[int, Event]] = []  # the newest events, which almost all clients ask for
        self.latest_since = NEVER

    def snapshot(self) -> "Story":
        """A copy that does not change."""
        copy = Story()
        copy.told_at, copy.starts, copy.numbers = self.told_at[:], self.starts[:], self.numbers[:]
        return copy

    def add_all(self, length: int, events: list[tuple[int, Event]]) -> None:
        """Add the events of a batch of actions; `length` is the number of actions before the batch."""
        told = [(length + at, event) for at, event in events]
        for at, event in told:
            self.told_at.append(at)
            self.starts.append(len(self.numbers))
            self.numbers.extend((event.kind, event.seat, event.seen_by, *event.nouns))
        self.latest, self.latest_since = told, length

    def since(self, at: int) -> list[tuple[int, Event]]:
        """The events after the first `at` actions."""
        if at == self.latest_since:
            return self.latest
        first = bisect_right(self.told_at, at)
        return [(self.told_at[number], self.event(number)) for number in range(first, len(self.told_at))]

    def at(self, at: int) -> list[tuple[int, Event]]:
        """The events of the action number `at`."""
        numbers = range(bisect_right(self.told_at, at - 1), bisect_right(self.told_at, at))
        return [(at, self.event(number)) for number in numbers]

    def event(self, number: int) -> Event:
        """The event with this index."""
        start = self.starts[number]
        end = self.starts[number + 1] if number + 1 < len(self.starts) else len(self.numbers)
        kind, seat, seen_by, *nouns = self.numbers[start:end]
        return Event(kind, seat, nouns, seen_by)

    def shorten(self, at: int) -> None:
        """Drop the events after the first `at` actions."""
        self.latest_since = NEVER
        keep = bisect_right(self.told_at, at)
        if keep < len(self.told_at):
            del self.numbers[self.starts[keep] :]
            del self.told_at[keep:]
            del self.starts[keep:]


class Trial:
    """A copy of the game on which actions are tried before they are written."""

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

    def play_on(self, forced: bool, random: Randomness) -> None:
        """Make random draws, and forced choices if `forced`, until a player has a real choice."""
        state = self.state
        while not state.over:
            if state.deciding() == CHANCE:
                self.take(self.dealer.answer(state, random))
            elif forced and len(state.options()) == 1:
                self.take(state.options()[0])
            else:
                return

    def replay(self, actions: list[Action]) -> None:
        """Take actions without checking them; they were checked when they were written."""
        for action in actions:
            if self.state.deciding() == CHANCE:
                self.dealer.replayed(self.state)
            self.take(action)

    def reveals(self, seat: Seat, turned_up: frozenset[int]) -> bool:
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
        self.seats = Seats((Chair(),) * header.seats)
        self.clock: GameClock = full_clock(header.clock, header.seats)
        self.clocks: list[Then] = []  # the clock at each choice, if there is one
        self.state: State | None = None
        self.dealer = Dealer()
        self.actions = array("q")
        self.choices = array("I")  # the number of actions before each choice of a player
        self.story = Story()
        self.free: list[tuple[int, State]] = []  # choices that can be taken back freely: actions and state before
        self.free_for: Seat = NOBODY
        self.sealed: list[list[Sealed]] = [[] for _ in range(header.seats)]
        self.lines: deque[Entry] = deque(maxlen=KEPT_LINES)
        self.done: list[dict[str, int]] = [{} for _ in range(header.seats)]  # turn by command, of each seat's holder
        self.done_before: dict[tuple[Seat, str], dict[str, int]] = {}  # the same of those who do not hold it now
        self.past: deque[tuple[int, State]] = deque(maxlen=KEPT_STATES)
        self.remembered: dict[str, Action] = {}  # random draws of an earlier game to repeat
        self.stopped: Msg | None = None  # why the game cannot go on here: other rules, or a damaged journal
        self.stored_status: Status = GATHERING  # as the store knows it, for a stopped game
        self.not_replayed: list[Action] = []  # the actions after the one that could not be replayed

    # --- questions -------------------------------------------------------------------------------------------

    def status(self) -> Status:
        """Waiting for players, playing, or over."""
        return status_of(self.state, self.seats) if self.stopped is None else self.stored_status

    def deciding(self) -> Seat:
        """The deciding seat; NOBODY before the start and after the end."""
        if self.state is None or self.seats.ended is not None:
            return NOBODY
        return self.state.deciding()

    def record(self, length: int | None = None) -> Record:
        """The record, or its first `length` actions, replayed."""
        header = self.header
        names = [occupant(chair) or self.game.seats[seat] for seat, chair in enumerate(self.seats.chairs)]
        record = Record(self.game, Agreement(header.edition, header.seats, header.options, names, header.position))
        record.rules_version = header.rules
        for action in self.actions[:length]:
            record.apply(action)
        return record

    def snapshot(self) -> "Table":
        """A copy that can be read elsewhere while the game goes on."""
        copy = Table(self.id, self.created, self.header, self.game)
        copy.turn, copy.played, copy.last_back = self.turn, self.played, self.last_back
        copy.seats, copy.clock, copy.clocks = self.seats, self.clock, self.clocks[:]
        copy.state, copy.dealer, copy.remembered = self.state, self.dealer, self.remembered
        copy.actions, copy.story = self.actions[:], self.story.snapshot()
        copy.stopped, copy.stored_status, copy.not_replayed = self.stopped, self.stored_status, self.not_replayed
        return copy

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

    def state_before(self, length: int) -> State:
        """The state after the first `length` actions."""
        for before, state in (*self.free, *self.past):
            if before == length:
                return state
        return self.record(length).state

    def sealed_answer(self) -> Action | None:
        """The advance choice for the current question, if there is one that fits."""
        seat = self.deciding()
        if self.state is None or seat < 0 or not self.sealed[seat]:
            return None
        first = self.sealed[seat][0]
        options = self.state.options()
        asked = fingerprint_of(self.state.decision().key, options)
        return first.action if first.question == asked and first.action in options else None

    def clocks_at(self, length: int) -> Then:
        """The clock at the last choice within the first `length` actions."""
        found = [then for then in self.clocks if then.length <= length]
        return found[-1] if found else Then(0, self.created, full_clock(self.header.clock, self.header.seats).left)

    # --- applying entries ------------------------------------------------------------------------------------

    def apply(self, entry: Entry, trial: Trial | None = None) -> None:
        """Apply an entry; `trial` is its result if its actions were just tried, and saves replaying them."""
        assert entry.turn == self.turn + 1, f"turn {entry.turn} cannot follow turn {self.turn}"
        body = entry.body
        if isinstance(body, Acted):
            self.act(entry, body, trial)
        elif isinstance(body, Began):
            self.begin(body)
        elif isinstance(body, TookBack):
            self.take_back(entry, body)
        elif isinstance(body, Sat):
            self.change_holder(body)
        elif isinstance(body, Sealed):
            self.sealed[body.place].append(body)
        elif isinstance(body, Unsealed):
            self.sealed[body.place].clear()
        elif isinstance(body, Said):
            self.lines.append(entry)
        elif isinstance(body, Ended):
            self.free.clear()
        if self.seats.offers or not isinstance(body, Acted):
            self.seats = self.seats.after(entry)
        clock: list[int] = getattr(body, "clock", [])
        if clock:
            self.clock = read_clock(clock)
        if entry.command:
            self.done[entry.seat][entry.command] = entry.turn
        if changes_the_game(body):
            self.played = entry.turn
        self.turn = entry.turn  # last: after an error above, nobody takes the entry for applied

    def change_holder(self, body: Sat) -> None:
        """A seat changes hands; commands of an earlier holder are not those of the new one."""
        seat, before = body.place, self.seats.chairs[body.place].holder
        if body.holder != before:
            self.done_before[seat, before] = self.done[seat]
            self.done[seat] = self.done_before.pop((seat, body.holder), {})

    def begin(self, body: Began) -> None:
        """Start the game."""
        trial = Trial(*self.beginning())
        trial.replay(body.actions)
        self.accept(trial)

    def act(self, entry: Entry, body: Acted, trial: Trial | None) -> None:
        """Apply a choice and the actions that followed."""
        seat, before, length = entry.seat, self.state, len(self.actions)
        assert before is not None, "the game has begun"
        if trial is None:
            trial = Trial(before.copy(), self.dealer.fork())
            trial.replay(body.actions)
        if body.clock:
            left = list(all_left(self.clock, Instant(entry.at), self.header.clock))
            if body.had >= 0 and seat >= 0:
                left[seat] = body.had
            self.clocks.append(Then(length, entry.at, tuple(left)))
        if body.sealed:
            self.sealed[seat].pop(0)
        elif seat >= 0:
            self.sealed[seat].clear()
        self.choices.append(length)
        self.accept(trial)
        reveals = trial.reveals(seat, self.game.revealing_events)
        if self.free_for != seat or reveals:
            self.free.clear()
        if not reveals:
            self.free.append((length, before))
            self.free_for = seat
        self.past.append((length, before))

    def accept(self, trial: Trial) -> None:
        """Adopt the result of a trial."""
        self.story.add_all(len(self.actions), trial.events)
        self.actions.extend(trial.actions)
        trial.state.story = None
        self.state = trial.state
        self.dealer = trial.dealer

    def take_back(self, entry: Entry, body: TookBack) -> None:
        """Cut the record; draws that were taken back are remembered and repeated if they are made again."""
        known = next((state for length, state in self.free if length == body.length), None)
        if body.length < len(self.actions) and known is None:
            state, _ = self.beginning()
            self.dealer.memory = {**self.dealer.memory, **draws_of(state, self.actions.tolist())[0]}
            state, dealer = self.beginning()
            dealer.memory = self.dealer.memory
            dealer.asked = draws_of(state, self.actions[: body.length].tolist())[1]
            if dealer.script is not None:
                dealer = self.replayed_script(dealer, body.length)
            self.state, self.dealer = state, dealer
            self.sealed = [[] for _ in self.sealed]
        else:
            self.state = known if known is not None else self.state
        del self.actions[body.length :]
        del self.choices[bisect_right(self.choices, body.length - 1) :]
        self.clocks = [then for then in self.clocks if then.length < body.length]
        self.story.shorten(body.length)
        self.free = [(length, state) for length, state in self.free if length < body.length]
        self.past = deque((item for item in self.past if item[0] < body.length), maxlen=KEPT_STATES)
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


def status_of(state: State | None, seats: Seats) -> Status:
    """Waiting for players, playing, or over."""
    if seats.ended is not None or (state is not None and state.over):
        return OVER
    return GATHERING if state is None else PLAYING


def occupant(chair: Chair) -> str:
    """The occupant of a seat as a record names it."""
    if chair.kind == PERSON:
        return f"human:{chair.name}" if chair.name else "human"
    return "" if chair.kind == OPEN else f"bot:{chair.level}"
