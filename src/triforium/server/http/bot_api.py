"""The bot API: one token per seat, a stream of events, one POST per move (docs/bot-api.md)."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from triforium.server.http.auth import registry_of, seat_of_program
from triforium.server.http.outbox import Outbox
from triforium.server.http.routing import get, post, refusals, reply
from triforium.server.ops.telemetry import SOCKETS
from triforium.server.registry import TableRegistry
from triforium.server.table.client_messages import (
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
from triforium.server.table.commands import obey
from triforium.server.table.live_table import Caller, LiveTable
from triforium.server.table.refusals import STATUS, Refusal
from triforium.server.table.server_messages import Ack, ForeseenNews, HintNews, Pong, Reason, Refused, ServerMessage

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
    live, principal = await seat_of_program(request, table)
    registry = registry_of(request)
    if not registry.sockets.enter(principal.address):
        raise Refusal("too-many")
    outbox = Outbox(principal, registry.settings.limits.outbox_bytes)
    return StreamingResponse(lines(registry, live, outbox), media_type="application/x-ndjson")


async def lines(registry: TableRegistry, live: LiveTable, outbox: Outbox) -> AsyncIterator[bytes]:
    """The messages for a client, one per line."""
    SOCKETS.inc()
    try:
        outbox.told = 0
        live.listeners.add(outbox)
        outbox.send(live.table_news(outbox))
        live.show(outbox)
        registry.tell_presence(live)
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
        registry.sockets.leave(outbox.principal.address)
        registry.tell_presence(live)
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
    live, principal = await seat_of_program(request, table)
    if isinstance(data, (Why, Hint, Foresee)) and not registry_of(request).asks.allows(principal.token):
        raise Refusal("too-fast")
    answers: list[ServerMessage] = []
    await obey(live, Caller(principal, answers), data)
    first = answers[0] if answers else Pong(0, 0)
    status = STATUS[first.code] if isinstance(first, Refused) else 200
    return reply(first, status)
