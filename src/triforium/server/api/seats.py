"""Operations on seats: invitations, joining, approving, lending, leaving."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from msgspec import Meta

from triforium.server.api.operation import Call, get, post, refusals
from triforium.server.table import seating
from triforium.server.table.bodies import Claim, Hand, InviteInfo, InviteLink, Seated
from triforium.server.table.entries import OPEN
from triforium.server.table.identity import Principal, SeatCredential, fingerprint, read_credential
from triforium.server.table.live_table import LiveTable
from triforium.server.table.moves import Done, Draft
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import TableInfo
from triforium.server.table.writer import write

Decision = Callable[..., Draft | Done]
SeatPath = Annotated[int, Meta(ge=0, le=15)]


def link(code: SeatCredential) -> InviteLink:
    """An invitation as a link."""
    return InviteLink(code.seat, str(code), f"/join/{code}")


async def invited(call: Call, text: str) -> tuple[LiveTable, SeatCredential]:
    """The table and the seat of an invitation code."""
    code = read_credential(text)
    if code is None:
        raise Refusal("bad-invite")
    try:
        live = await call.registry.get(code.table)
    except Refusal:
        raise Refusal("bad-invite") from None
    if not 0 <= code.seat < live.table.header.seats:
        raise Refusal("bad-invite")
    return live, code


@get("/api/invites/{code}", responses=refusals(404), tags=["seats"], summary="Preview an invitation")
async def get_invite(call: Call, code: str) -> InviteInfo:
    """Does not redeem the invitation, so that link previews in messengers cannot take the seat."""
    live, credential = await invited(call, code)
    table = live.table
    chair = table.seats.chairs[credential.seat]
    return InviteInfo(
        table=table.id,
        game=table.header.game,
        title=table.game.title,
        edition=table.header.edition,
        options=table.header.options,
        seat=credential.seat,
        seat_title=table.game.seats[credential.seat],
        lent=bool(chair.holder or chair.owner),
        good=chair.invite == credential.fingerprint(),
        taken=chair.kind != OPEN,
        yours=credential.seat in call.principal.seats(table),
        name=chair.name,
    )


@post("/api/invites/{code}", responses=refusals(404, 409), tags=["seats"], summary="Join by a link")
async def use_invite(call: Call, code: str, data: Claim) -> Seated:
    """Redeems the invitation; a browser gets a cookie, a program asks for a token instead."""
    live, credential = await invited(call, code)
    return await sit_down(call, live, credential.seat, data, partial(seating.claim_by_invite, invite=credential))


@post(
    "/api/tables/{table}/seats/{seat}/claim",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Take an open seat",
)
async def claim_seat(call: Call, table: str, seat: SeatPath, data: Claim) -> Seated:
    """Only at a listed table, and only if there is no invitation to the seat; the host may have to accept you."""
    live = await call.registry.get(table)
    return await sit_down(call, live, seat, data, partial(seating.claim_open, seat=seat))


async def sit_down(call: Call, live: LiveTable, seat: int, data: Claim, claim: Decision) -> Seated:
    """Take a seat by cookie or by token, with one entry; the answer does not depend on what happens afterwards."""
    if data.token:
        random = call.registry.ports.random
        token = SeatCredential(live.table.id, seat, random.secret())
        program = Principal(fingerprint(random.secret()), address=call.principal.address)
        await write(live, partial(claim, principal=program, name=data.name, token=token.fingerprint()))
        return Seated(live.table.id, seat, str(token))
    await write(live, partial(claim, principal=call.browser(), name=data.name))
    return Seated(live.table.id, seat)


async def changed(call: Call, table: str, decide: Decision) -> TableInfo:
    """The table after a change by the principal of a request."""
    live, principal = await call.registry.get(table), call.principal
    await write(live, partial(decide, principal=principal))
    return live.info(principal)


@post(
    "/api/tables/{table}/seats/{seat}/accept",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Accept who sat down from the lobby",
)
async def accept_player(call: Call, table: str, seat: SeatPath) -> TableInfo:
    """Only the host; the game starts when every seat is taken by somebody accepted."""
    return await changed(call, table, partial(seating.accept, seat=seat))


@post(
    "/api/tables/{table}/seats/{seat}/remove",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Remove a player before the start",
)
async def remove_player(call: Call, table: str, seat: SeatPath) -> TableInfo:
    """Only the host; the seat is open again, but not to that browser."""
    return await changed(call, table, partial(seating.remove, seat=seat))


@post(
    "/api/tables/{table}/seats/{seat}/invite",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Create an invitation",
)
async def invite_to_seat(call: Call, table: str, seat: SeatPath) -> InviteLink:
    """To an open seat, as its host, or to your own to lend it; an older invitation stops working."""
    code = SeatCredential(table, seat, call.registry.ports.random.secret())
    await changed(call, table, partial(seating.invite, code=code))
    return link(code)


@post(
    "/api/tables/{table}/seats/{seat}/token",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Create a token for a program",
)
async def token_for_seat(call: Call, table: str, seat: SeatPath) -> Seated:
    """The token plays your seat; it is returned only this once, and an older one stops working."""
    token = SeatCredential(table, seat, call.registry.ports.random.secret())
    await changed(call, table, partial(seating.give_token, token=token))
    return Seated(table, seat, str(token))


@post(
    "/api/tables/{table}/seats/{seat}/hand",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Lend your seat to a bot or a friend",
)
async def hand_seat(call: Call, table: str, seat: SeatPath, data: Hand) -> InviteLink | TableInfo:
    """Returns the table for a bot, an invitation for a friend; either way you can take the seat back."""
    if data.to == "bot":
        return await changed(call, table, partial(seating.lend_to_bot, seat=seat, level=data.level))
    code = SeatCredential(table, seat, call.registry.ports.random.secret())
    await changed(call, table, partial(seating.invite, code=code))
    return link(code)


@post(
    "/api/tables/{table}/seats/{seat}/reclaim",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Take back a seat that you have lent",
)
async def reclaim_seat(call: Call, table: str, seat: SeatPath) -> TableInfo:
    """From a bot or a friend."""
    return await changed(call, table, partial(seating.reclaim, seat=seat))


@post(
    "/api/tables/{table}/seats/{seat}/leave",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Leave a seat",
)
async def leave_seat(call: Call, table: str, seat: SeatPath) -> TableInfo:
    """Before the game the seat becomes open, or returns to its owner if it was lent; later a bot takes over."""
    return await changed(call, table, partial(seating.leave, seat=seat))
