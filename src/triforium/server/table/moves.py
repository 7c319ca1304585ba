"""Decisions about the game: choices, take-backs, choices made in advance. They say what to write and change nothing."""

from triforium.core.action import Action, Seat, act
from triforium.core.state import State
from triforium.server.table.client_messages import Act, Back, Seal, Unseal
from triforium.server.table.entries import Acted, Body, Sealed, TookBack, Unsealed
from triforium.server.table.foresight import fingerprint_of
from triforium.server.table.game_clock import (
    Moment,
    after_agreed_back,
    after_back,
    after_move,
    handed_to,
    left_of,
    runs_out_at,
)
from triforium.server.table.identity import Principal
from triforium.server.table.refusals import Refusal
from triforium.server.table.seats import Seats
from triforium.server.table.table import Table, Trial
from triforium.server.table.views import foresee_for, free_lengths


class Draft:
    """An entry to be written: what it says, and the state of the game after it if that changes."""

    def __init__(
        self, seat: Seat, body: Body, command: str = "", state: State | None = None, trial: Trial | None = None
    ) -> None:
        self.seat = seat
        self.body = body
        self.command = command
        self.state = state
        self.trial = trial


class Done:
    """Nothing to write: the same was written before, in this turn."""

    def __init__(self, turn: int, command: str = "") -> None:
        self.turn = turn
        self.command = command


def act_now(table: Table, moment: Moment, principal: Principal, message: Act) -> Draft | Done:
    """Play a choice, if the rules allow it."""
    done = check_command(table, principal, message.command, message.turn)
    if done is not None:
        return done
    seat = deciding_seat(table, principal)
    action = read_action(table, message.verb, message.noun)
    assert table.state is not None
    refusal = table.game.why_not(table.state, action)
    if refusal is not None:
        raise Refusal("rule", rule=refusal)
    return take(table, moment, seat, action, message.command)


def take(table: Table, moment: Moment, seat: Seat, action: Action, command: str = "", sealed: bool = False) -> Draft:
    """Play a legal action and all chance and forced actions after it."""
    assert table.state is not None
    trial = Trial(table.state.copy(), table.dealer.fork())
    trial.take(action)
    trial.play_on(table.header.forced, moment.random)
    body = Acted(trial.actions, sealed=sealed)
    if table.header.clock.kind != "none":
        had = left_of(table.clock, seat, moment, table.header.clock)
        body = Acted(trial.actions, clock_after_move(table, moment, seat, trial.state), sealed, had)
    return Draft(seat, body, command, trial.state, trial)


def take_back(table: Table, moment: Moment, principal: Principal, message: Back) -> Draft | Done:
    """Take back the caller's last choice or choices; free while no hidden information was revealed since."""
    done = check_command(table, principal, message.command, message.turn)
    if done is not None:
        return done
    seat = table.free_for
    free = free_lengths(table, seat) if seat in principal.seats(table) else []
    if not free or (message.to is not None and message.to not in free):
        raise Refusal("no-take-back")
    length = free[-1] if message.to is None else message.to
    state, rules, clock = table.state_before(length), table.header.clock, []
    if rules.kind != "none":
        after = after_back(table.clock, table.clocks_at(length), table.seats.thinker(state.deciding()))
        out = runs_out_at(after, moment, rules)
        if out is not None and out <= moment.now:
            said = "your clock would run out: the time since this choice counts as yours"
            raise Refusal("no-take-back", detail=said)
        clock = after.written()
    return Draft(seat, TookBack(length, clock), message.command, state)


def go_back(table: Table, moment: Moment, seat: Seat, length: int) -> Draft:
    """Cut the record to `length` actions, as the players have agreed."""
    state, rules, clock = table.state_before(length), table.header.clock, []
    if rules.kind != "none":
        thinker = table.seats.thinker(state.deciding())
        clock = after_agreed_back(table.clock, table.clocks_at(length), thinker, moment, rules).written()
    return Draft(seat, TookBack(length, clock), "", state)


def seal(table: Table, moment: Moment, principal: Principal, message: Seal) -> Draft | Done:
    """Store a choice in advance for a predicted question; hidden from the others."""
    done = check_command(table, principal, message.command, message.turn)
    if done is not None:
        return done
    seat = own_seat(table, principal, message.seat)
    if seat == table.deciding():
        raise Refusal("not-early")
    action = read_action(table, message.verb, message.noun)
    question = foresee_for(table, seat, moment)
    if question is None or action not in question.options:
        raise Refusal("not-early")
    return Draft(seat, Sealed(seat, action, fingerprint_of(question.key, question.options)), message.command)


def unseal(table: Table, moment: Moment, principal: Principal, message: Unseal) -> Draft | Done:
    """Withdraw choices made in advance."""
    done = check_command(table, principal, message.command, message.turn)
    if done is not None:
        return done
    seat = own_seat(table, principal, message.seat)
    if not table.sealed[seat]:
        raise Refusal("not-early")
    return Draft(seat, Unsealed(seat), message.command)


# --- checks of all commands ----------------------------------------------------------------------------------------


def check_command(table: Table, principal: Principal, command: str, turn: int) -> Done | None:
    """Done if this is a retry; refused if the command is stale, or its sender does not play."""
    seats = principal.seats(table)
    for seat in seats:
        done = table.done[seat].get(command)
        if done is not None:
            if turn >= done:  # sent by somebody who knew the entry of that name: not a retry
                raise Refusal("reused", {"command": command})
            return Done(done, command)
    if not seats:
        raise Refusal("not-seated")
    if turn < table.played or turn > table.turn:
        raise Refusal("stale", show=True)
    check_playing(table)
    return None


def known(table: Table, principal: Principal, command: str) -> int | None:
    """The turn of a command of the same name."""
    for seat in principal.seats(table):
        done = table.done[seat].get(command)
        if done is not None:
            return done
    return None


def check_playing(table: Table) -> None:
    """Refuse a command unless the game is being played."""
    if table.header.replay:
        raise Refusal("replay")
    if table.state is None:
        raise Refusal("not-begun")
    if table.seats.ended is not None:
        raise Refusal("over")
    if table.state.over:
        raise Refusal("over", rule=table.game.why_over(table.state))


def deciding_seat(table: Table, principal: Principal) -> Seat:
    """The deciding seat; refused unless the principal plays it."""
    deciding = table.deciding()
    if deciding not in principal.seats(table):
        raise Refusal("not-your-turn", {"who": table.game.seat_term(deciding)})
    return deciding


def read_action(table: Table, verb: str, noun: int) -> Action:
    """Parse a verb and a noun."""
    if not table.game.verbs.has(verb):
        raise Refusal("unknown-verb", detail=f"the verbs are: {', '.join(table.game.verbs.words)}")
    return act(table.game.verbs.number(verb), noun)


def own_seat(table: Table, principal: Principal, wanted: int | None) -> Seat:
    """The principal's seat that a command is for; refused if it is ambiguous or somebody else's."""
    seats = principal.seats(table)
    if not seats or (wanted is not None and wanted not in seats):
        raise Refusal("not-seated")
    if wanted is not None:
        return wanted
    if len(seats) == 1:
        return seats[0]
    if table.deciding() in seats:
        return table.deciding()
    raise Refusal("which-seat")


# --- the clock in the journal --------------------------------------------------------------------------------------


def clock_for(table: Table, moment: Moment, deciding: Seat, seats: Seats | None = None) -> list[int]:
    """The clock for the journal once this seat decides; empty without a clock."""
    rules = table.header.clock
    if rules.kind == "none":
        return []
    thinker = (seats or table.seats).thinker(deciding)
    return handed_to(table.clock, thinker, moment, rules).written()


def clock_after_move(table: Table, moment: Moment, mover: Seat, after: State) -> list[int]:
    """The clock for the journal after a choice; a move ends when another seat decides or a new turn begins."""
    deciding = after.deciding()
    if mover == deciding and not table.game.begins_turn(after):
        return clock_for(table, moment, deciding)
    thinker = table.seats.thinker(deciding)
    return after_move(table.clock, mover, thinker, moment, table.header.clock).written()
