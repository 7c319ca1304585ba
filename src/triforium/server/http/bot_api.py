"""The bot API: one token per seat, a stream of events, one POST per move (docs/bot-api.md)."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from triforium.server.api.operation import get, post, refusals
from triforium.server.http.auth import seat_of_program
from triforium.server.http.routing import reply
from triforium.server.http.service import Service, service_of
from triforium.server.http.socket import Outbox
from triforium.server.table.client_messages import (
    Act,
    Answer,
    Back,
    Chat,
    Concede,
    Foresee,
    Hello,
    Hint,
    MakeOffer,
    Phrase,
    Ping,
    Point,
    Seal,
    Unseal,
    Why,
)
from triforium.server.table.identity import Principal
from triforium.server.table.live_table import LiveTable
from triforium.server.table.refusals import STATUS, Refusal
from triforium.server.table.server_messages import Ack, ForeseenNews, HintNews, Pong, Reason, Refused, ServerMessage
from triforium.server.table.session import Session, execute

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
    service = service_of(request)
    if service.sockets.is_full(principal.address):
        raise Refusal("too-many")
    return StreamingResponse(lines(service, live, principal), media_type="application/x-ndjson")


async def lines(service: Service, live: LiveTable, principal: Principal) -> AsyncIterator[bytes]:
    """The messages for a client, one per line."""
    if not service.sockets.enter(principal.address):
        return
    outbox, session = Outbox(service.settings.limits.outbox_bytes), None
    try:
        live = await service.registry.get(live.table.id)  # it may have left the memory in between
        session = Session(live, outbox.listener(principal), service.session_limits())
        await session.hello(Hello())
        while True:
            for data in outbox.take():
                yield data + b"\n"
            if outbox.is_closed and not outbox.waiting:
                break
            try:
                async with asyncio.timeout(ALIVE_S):
                    await outbox.wait()
            except TimeoutError:
                yield b"\n"
    finally:
        outbox.close()
        if session is not None:
            session.leave()
        service.sockets.leave(principal.address)


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
    service = service_of(request)
    if isinstance(data, (Why, Hint, Foresee)) and not service.asks.allows(principal.token):
        raise Refusal("too-fast")
    answers: list[ServerMessage] = []
    await execute(live, principal, data, answers.append, service.seats)
    status = STATUS[answers[0].code] if isinstance(answers[0], Refused) else 200
    return reply(answers[0], status)
