"""Questions of clients, which change nothing: why a choice is illegal, what comes next, what a bot would do."""

from typing import Any, Final

from triforium.bots import BOTS, HINT_BOT
from triforium.core.game import Game
from triforium.core.state import State
from triforium.server.table.bot_player import think
from triforium.server.table.client_messages import Foresee, Hint, Why
from triforium.server.table.entries import Said
from triforium.server.table.identity import Principal
from triforium.server.table.live_table import LiveTable
from triforium.server.table.moves import Done, Draft, check_playing, deciding_seat, own_seat, read_action
from triforium.server.table.ports import Advice, Urgency
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import (
    ForeseenNews,
    HintCandidate,
    HintMove,
    HintNews,
    HintReason,
    Msg,
    Reason,
)
from triforium.server.table.table import Table
from triforium.server.table.table_info import may_ask_for_hints
from triforium.server.table.views import choices, foresee_for, foreseen, msg
from triforium.server.table.writer import write

MOST_HINTS: Final = 2  # hints computed at the same time per table
HINT_ASKED: Final = "told-hint-asked"  # the line in the chat that tells the others


def why(live: LiveTable, principal: Principal, message: Why) -> Reason:
    """Whether a choice is legal; only for the deciding seat, because the reason may reveal hidden cards."""
    table = live.table
    check_playing(table)
    deciding_seat(table, principal)
    action = read_action(table, message.verb, message.noun)
    assert table.state is not None
    refusal = table.game.why_not(table.state, action)
    said = None if refusal is None else msg(refusal.message())
    rule = "" if refusal is None else refusal.rule
    return Reason(message.id, message.verb, message.noun, refusal is None, rule, said)


def next_question(live: LiveTable, principal: Principal, message: Foresee) -> ForeseenNews:
    """The next question of a seat, if it can be predicted."""
    table = live.table
    check_playing(table)
    seat = own_seat(table, principal, message.seat)
    sight = None if seat == table.deciding() else foresee_for(table, seat, live.moment())
    return ForeseenNews(message.id, foreseen(table.game, sight))


async def hint(live: LiveTable, principal: Principal, message: Hint) -> HintNews:
    """What a bot would do in the place of the principal; between people, the others are told that one was asked for."""
    table = live.table
    check_playing(table)
    deciding_seat(table, principal)
    level = message.level or HINT_BOT
    if level not in BOTS:
        raise Refusal("no-such", detail=f"the bots are: {', '.join(BOTS)}")
    if not may_ask_for_hints(table):
        raise Refusal("hints-off")
    if live.hints >= MOST_HINTS:
        raise Refusal("too-fast")
    if table.seats.screens() > 1:
        await write(live, lambda table, moment: tell_hint(table, principal))
    turn = table.played
    live.hints += 1
    try:
        thought = await think(live, level, Urgency(2, principal.address), explain=True)
    finally:
        live.hints -= 1
    if thought is None or table.played != turn or table.state is None:
        raise Refusal("no-hint")
    game, state = table.game, table.state
    choice = choices(game, state, [thought.action])[0]
    candidates = [candidate(game, state, advice) for advice in thought.advice]
    return HintNews(message.id, level, table.turn, choice, candidates)


def tell_hint(table: Table, principal: Principal) -> Draft | Done:
    """Tell the table that a player has asked for a hint, once per choice."""
    check_playing(table)
    seat = deciding_seat(table, principal)
    told = Said(phrase=HINT_ASKED)
    for line in table.lines:
        if line.turn > table.played and line.seat == seat and line.body == told:
            return Done(line.turn)
    return Draft(seat, told)


def candidate(game: Game[Any], state: State, advice: Advice) -> HintCandidate:
    """A candidate move as a wire message."""
    line = [HintMove(seat, Msg(key, args)) for seat, key, args in advice.line]
    reasons = [HintReason(Msg(f"feature-{feature}"), percent) for feature, percent in advice.reasons]
    return HintCandidate(choices(game, state, [advice.action])[0], advice.percent, line, reasons)
