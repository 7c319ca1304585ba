"""The bot API: one token per seat, a stream of events, one POST per move (docs/bot-api.md)."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from triforium.server.answers import reply
from triforium.server.commands import obey
from triforium.server.hall import Hall
from triforium.server.http_routes import get, post, refusals
from triforium.server.live import Caller, LiveTable
from triforium.server.metrics import SOCKETS
from triforium.server.outbox import Outbox
from triforium.server.refusals import STATUS, No
from triforium.server.visitor import hall_of, seat_of_program
from triforium.server.wire import (
    Act,
    Answer,
    Back,
    Chat,
    Concede,
    Foresee,
    Hint,
    MakeOffer,
    Phrase,
    Ping,
    Point,
    Seal,
    Unseal,
    Why,
)
from triforium.server.wire_out import Ack, ForeseenNews, HintNews, Pong, Reason, Refused, ServerMessage

ALIVE_S: Final = 10.0  # interval of empty keep-alive lines
Said = Act | Seal | Unseal | Foresee | Back | MakeOffer | Answer | Concede | Chat | Phrase | Point | Why | Hint | Ping
Heard = Ack | Reason | HintNews | ForeseenNews | Pong


@get(
    "/api/seat/stream",
    responses=refusals(401),
    tags=["bots"],
    summary="Stream of events as JSON lines",
    media_type="application/x-ndjson",
    gives=Any,
)
async def stream(request: Request, table: str = "") -> Response:
    """The current table and view, then the same messages as over a socket; `table` selects a rematch."""
    live, who = await seat_of_program(request, table)
    hall = hall_of(request)
    if not hall.sockets.enter(who.address):
        raise No("too-many")
    outbox = Outbox(who, hall.settings.limits.outbox_bytes)
    return StreamingResponse(lines(hall, live, outbox), media_type="application/x-ndjson")


async def lines(hall: Hall, live: LiveTable, outbox: Outbox) -> AsyncIterator[bytes]:
    """The messages for a client, one per line."""
    SOCKETS.inc()
    try:
        outbox.told = 0
        live.listeners.add(outbox)
        outbox.send(live.table_news(outbox))
        live.show(outbox)
        hall.tell_presence(live)
        while True:
            while outbox.waiting:
                data = outbox.waiting.popleft()
                outbox.size -= len(data)
                yield data + b"\n"
            if outbox.closed:
                break
            outbox.news.clear()
            try:
                async with asyncio.timeout(ALIVE_S):
                    await outbox.news.wait()
            except TimeoutError:
                yield b"\n"
    finally:
        outbox.close()
        live.listeners.discard(outbox)
        hall.sockets.leave(outbox.who.address)
        hall.tell_presence(live)
        SOCKETS.dec()


@post(
    "/api/seat/commands",
    status_code=200,
    gives=Heard | Refused,
    responses=refusals(401, 404, 409),
    tags=["bots"],
    summary="Send a command",
)
async def command(request: Request, data: Said, table: str = "") -> Response:
    """Any client message of the socket, with the same answer; refusals have their status; `table` selects a rematch."""
    live, who = await seat_of_program(request, table)
    if isinstance(data, (Why, Hint, Foresee)) and not hall_of(request).asks.allows(who.token):
        raise No("too-fast")
    answers: list[ServerMessage] = []
    await obey(live, Caller(who, answers), data)
    first = answers[0] if answers else Pong(0, 0)
    status = STATUS[first.code] if isinstance(first, Refused) else 200
    return reply(first, status)
