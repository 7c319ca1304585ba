"""Commands that change the game: choices, take-backs, choices made in advance."""

from triforium.core.action import Action, Seat, act
from triforium.server.table.client_messages import Act, Back, Seal, Unseal
from triforium.server.table.entries import Acted, Sealed, TookBack, Unsealed
from triforium.server.table.foresight import fingerprint_of
from triforium.server.table.live_table import Caller, LiveTable
from triforium.server.table.refusals import Refusal
from triforium.server.table.table import Table
from triforium.server.table.view_messages import foresee_for, free_lengths


async def act_now(live: LiveTable, caller: Caller, message: Act) -> None:
    """Play a choice: check it against the rules, commit it, acknowledge it, publish it."""
    while True:
        table = live.table
        if await was_done(live, caller, message.command, message.turn):
            return
        seat = deciding_seat(table, caller)
        action = read_action(table, message.verb, message.noun)
        assert table.state is not None
        refusal = table.game.why_not(table.state, action)
        if refusal is not None:
            raise Refusal("rule", rule=refusal)
        if await take(live, seat, action, caller, message.command):
            return


async def take(
    live: LiveTable, seat: Seat, action: Action, caller: Caller | None, command: str, sealed: bool = False
) -> bool:
    """Play a legal action and all chance and forced actions after it; False if another process took the turn."""
    table = live.table
    trial = table.trial()
    trial.take(action)
    trial.go_on(table.header.forced)
    what = Acted(trial.actions, live.clock_moved(seat, trial.state), sealed, live.left(seat))
    return await live.commit(live.entry(seat, command, what), caller, trial)


async def was_done(live: LiveTable, caller: Caller, command: str, turn: int) -> bool:
    """True if the command is a retry, which is acknowledged again; raises a refusal if it is stale."""
    table = live.table
    if turn > table.turn:  # the client knows entries that another process has written
        await live.catch_up()
    if is_known(table, caller, command):
        return True
    if not caller.principal.seats(table):
        raise Refusal("not-seated")
    if turn < table.played or turn > table.turn:
        raise Refusal("stale", show=True)
    check_playing(table)
    return False


def is_known(table: Table, caller: Caller, command: str) -> bool:
    """Is this idempotency key known? Then acknowledge the command again without executing it."""
    for seat in caller.principal.seats(table):
        done = table.done[seat].get(command)
        if done is not None:
            caller.ack(command, done)
            return True
    return False


def check_playing(table: Table) -> None:
    """Refuse a command unless the game is being played."""
    if table.header.replay:
        raise Refusal("replay")
    if table.state is None:
        raise Refusal("not-begun")
    if table.company.ended is not None:
        raise Refusal("over")
    if table.state.over:
        raise Refusal("over", rule=table.game.why_over(table.state))


def deciding_seat(table: Table, caller: Caller) -> Seat:
    """The deciding seat; refused unless the caller plays it."""
    deciding = table.deciding()
    if deciding not in caller.principal.seats(table):
        raise Refusal("not-your-turn", {"who": table.game.seat_term(deciding)})
    return deciding


def read_action(table: Table, verb: str, noun: int) -> Action:
    """Parse a verb and a noun."""
    if not table.game.verbs.has(verb):
        raise Refusal("unknown-verb", detail=f"the verbs are: {', '.join(table.game.verbs.words)}")
    return act(table.game.verbs.number(verb), noun)


def own_seat(table: Table, caller: Caller, wanted: int | None) -> Seat:
    """The caller's seat that a command is for; refused if it is ambiguous or not the caller's."""
    seats = caller.principal.seats(table)
    if not seats:
        raise Refusal("not-seated")
    if wanted is not None:
        if wanted not in seats:
            raise Refusal("not-seated")
        return wanted
    if len(seats) == 1:
        return seats[0]
    if table.deciding() in seats:
        return table.deciding()
    raise Refusal("which-seat")


async def take_back(live: LiveTable, caller: Caller, message: Back) -> None:
    """Take back the caller's last choice or choices; free while no hidden information was revealed since."""
    while True:
        table = live.table
        if await was_done(live, caller, message.command, message.turn):
            return
        seat = table.free_for
        free = free_lengths(table, seat) if seat in caller.principal.seats(table) else []
        if not free or (message.to is not None and message.to not in free):
            raise Refusal("no-take-back")
        length = free[-1] if message.to is None else message.to
        if await shorten(live, seat, length, caller, message.command):
            return


async def shorten(live: LiveTable, seat: Seat, length: int, caller: Caller | None, command: str) -> bool:
    """Cut the record to `length` actions; False if another process took the turn."""
    table = live.table
    state = next((free.state for free in table.free if free.length == length), None)
    if state is None:
        state = table.record(length).state
    clock = live.clock_back(length, state.deciding(), agreed=caller is None)
    if caller is not None and clock is not None and live.is_out(clock):
        raise Refusal("no-take-back", detail="your clock would run out: the time since this choice counts as yours")
    what = TookBack(length, clock.written() if clock is not None else [])
    return await live.commit(live.entry(seat, command, what), caller, state=state)


async def seal(live: LiveTable, caller: Caller, message: Seal) -> None:
    """Store a choice in advance for a predicted question; hidden from the others."""
    while True:
        table = live.table
        if await was_done(live, caller, message.command, message.turn):
            return
        seat = own_seat(table, caller, message.seat)
        if seat == table.deciding():
            raise Refusal("not-early")
        action = read_action(table, message.verb, message.noun)
        question = foresee_for(table, seat)
        if question is None or action not in question.options:
            raise Refusal("not-early")
        what = Sealed(seat, action, fingerprint_of(question.key, question.options))
        if await live.commit(live.entry(seat, message.command, what), caller):
            return


async def unseal(live: LiveTable, caller: Caller, message: Unseal) -> None:
    """Withdraw choices made in advance."""
    while True:
        table = live.table
        if await was_done(live, caller, message.command, message.turn):
            return
        seat = own_seat(table, caller, message.seat)
        if not table.sealed[seat]:
            raise Refusal("not-early")
        if await live.commit(live.entry(seat, message.command, Unsealed(seat)), caller):
            return
