"""Read-only questions of clients: why a choice is illegal, which question comes next, what a bot would do."""

from typing import Any, Final

from triforium.bots import BOTS, HINT_BOT
from triforium.core.game import Game
from triforium.core.state import State
from triforium.server.bots.worker import Advice
from triforium.server.table.client_messages import Foresee, Hint, Why
from triforium.server.table.live_table import Caller, LiveTable
from triforium.server.table.moves import check_playing, deciding_seat, own_seat, read_action
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
from triforium.server.table.view_messages import choices, foresee_for, foreseen, refusal_msg

MOST_HINTS: Final = 2  # hints computed at the same time per table


def why(live: LiveTable, caller: Caller, message: Why) -> None:
    """Explain whether a choice is legal; only for the deciding seat, because the reason may reveal hidden cards."""
    table = live.table
    check_playing(table)
    deciding_seat(table, caller)
    action = read_action(table, message.verb, message.noun)
    assert table.state is not None
    refusal = table.game.why_not(table.state, action)
    said = None if refusal is None else refusal_msg(refusal)
    rule = "" if refusal is None else refusal.rule
    caller.reply(Reason(message.id, message.verb, message.noun, refusal is None, rule, said))


def what_next(live: LiveTable, caller: Caller, message: Foresee) -> None:
    """The next question of a seat, if it can be predicted."""
    table = live.table
    check_playing(table)
    seat = own_seat(table, caller, message.seat)
    sight = None if seat == table.deciding() else foresee_for(table, seat)
    caller.reply(ForeseenNews(message.id, foreseen(table.game, sight)))


async def hint(live: LiveTable, caller: Caller, message: Hint) -> None:
    """Ask a bot for the best choice of the caller's seat; the table is not locked meanwhile."""
    table = live.table
    check_playing(table)
    seat = deciding_seat(table, caller)
    level = message.level or HINT_BOT
    if level not in BOTS:
        raise Refusal("no-such", detail=f"the bots are: {', '.join(BOTS)}")
    if live.hints >= MOST_HINTS:
        raise Refusal("too-fast")
    turn = table.played
    live.hints += 1
    try:
        async with live.registry.pool.advising:
            thought = await live.registry.advise(live, seat, level) if table.played == turn else None
    finally:
        live.hints -= 1
    if thought is None or table.played != turn or table.state is None:
        raise Refusal("no-hint")
    game, state = table.game, table.state
    choice = choices(game, state, [thought.action])[0]
    candidates = [candidate(game, state, advice) for advice in thought.advice]
    caller.reply(HintNews(message.id, level, table.turn, choice, candidates))


def candidate(game: Game[Any], state: State, advice: Advice) -> HintCandidate:
    """A candidate move as a wire message."""
    line = [HintMove(seat, Msg(key, args)) for seat, key, args in advice.line]
    reasons = [HintReason(Msg(f"feature-{feature}"), percent) for feature, percent in advice.reasons]
    return HintCandidate(choices(game, state, [advice.action])[0], advice.percent, line, reasons)
