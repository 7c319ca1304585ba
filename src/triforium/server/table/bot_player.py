"""Asking bots: what they are sent, and who is served first."""

import logging
from typing import Final

from triforium.core.rng import Rng
from triforium.server.table.imagined_position import imagine_position
from triforium.server.table.live_table import LiveTable
from triforium.server.table.ports import BotRequest, Thought, Urgency

LOG: Final = logging.getLogger(__name__)


def may_play_bot(live: LiveTable) -> bool:
    """Is it a bot's turn, at a table where somebody waits for it? Bots alone play only while somebody watches."""
    seats = live.table.seats
    is_waited_for = bool(live.listeners) or bool(seats.people())
    return is_waited_for and live.table.stopped is None and seats.is_bot(live.table.deciding())


def urgency_of(live: LiveTable) -> Urgency:
    """A bot that people at the table wait for comes first, then one of absent people, then one that is watched."""
    players = [listener for listener in live.listeners if listener.principal.seats(live.table)]
    if players:
        return Urgency(0, players[0].principal.address)
    if live.table.seats.people():
        return Urgency(1, live.table.header.host)
    return Urgency(3, live.listeners[0].principal.address if live.listeners else "")


async def think(live: LiveTable, level: str, urgency: Urgency, explain: bool = False) -> Thought | None:
    """Ask a bot about the current choice; it gets a position that its seat could imagine, never the real one."""
    table, random = live.table, live.ports.random
    game, state = table.game, table.state
    assert state is not None
    options, seat = state.options(), state.deciding()
    if len(options) == 1 and not explain:
        return Thought(options[0])
    past = list(table.past)
    first = past[0][0] if past else len(table.actions)
    recent = table.actions[first:].tolist()
    earlier = [(length - first, before) for length, before in past]
    rng = Rng(random.below(1 << 60))
    position = await live.ports.in_background(imagine_position, game, state, earlier, recent, seat, rng)
    if position is None:
        LOG.warning("position-not-serializable", extra={"game": game.key, "decision": state.decision().key})
        return None
    request = BotRequest(game.key, position, options, level, random.below(1 << 60), explain)
    return await live.ports.bots.think(request, urgency)
