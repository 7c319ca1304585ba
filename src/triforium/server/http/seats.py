"""HTTP routes for seats: invitations, joining, lending, leaving."""

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from triforium.server.http.auth import Browser, address_of, principal_of, registry_of
from triforium.server.http.routing import get, post, refusals, reply
from triforium.server.http.tables import link
from triforium.server.table.automation import do_duties
from triforium.server.table.bodies import Claim, InviteInfo, InviteLink, Seated
from triforium.server.table.identity import SeatCredential, fingerprint, new_secret, read_credential
from triforium.server.table.listener import Principal
from triforium.server.table.live_table import LiveTable
from triforium.server.table.refusals import Refusal
from triforium.server.table.seating import Hand, claim_by_invite, claim_open, hand_over, invite, leave, reclaim, token
from triforium.server.table.server_messages import TableInfo

SeatPath = Annotated[int, Meta(ge=0, le=15)]


async def invited(request: Request, code: str) -> tuple[LiveTable, SeatCredential]:
    """The table and the seat of an invitation code."""
    word = read_credential(code)
    if word is None:
        raise Refusal("bad-invite")
    try:
        live = await registry_of(request).table(word.table)
    except Refusal:
        raise Refusal("bad-invite") from None
    if not 0 <= word.seat < live.table.header.seats:
        raise Refusal("bad-invite")
    return live, word


@get("/api/invites/{code}", responses=refusals(404), tags=["seats"], summary="Preview an invitation")
async def get_invite(request: Request, code: str) -> InviteInfo:
    """Does not redeem the invitation, so that link previews in messengers cannot take the seat."""
    live, word = await invited(request, code)
    table = live.table
    chair = table.company.chairs[word.seat]
    return InviteInfo(
        table=table.id,
        game=table.header.game,
        title=table.game.title,
        edition=table.header.edition,
        options=table.header.options,
        seat=word.seat,
        seat_title=table.game.seats[word.seat],
        lent=bool(chair.holder or chair.owner),
        good=chair.invite == word.fingerprint(),
    )


@post("/api/invites/{code}", gives=Seated, responses=refusals(404, 409), tags=["seats"], summary="Join by a link")
async def use_invite(request: Request, code: str, data: Claim) -> Response:
    """Redeems the invitation; a browser gets a cookie, a program asks for a token instead."""
    live, word = await invited(request, code)
    if data.token:
        principal = Principal(fingerprint(new_secret()), address=address_of(request))
        async with live.lock:
            await live.settle()
            await claim_by_invite(live, word, principal, data.name)
            seat_word = await token(live, word.seat, principal)
            await do_duties(live)
        return reply(Seated(live.table.id, word.seat, str(seat_word)), 201)
    browser = Browser(request)
    async with live.lock:
        await live.settle()
        await claim_by_invite(live, word, browser.principal, data.name)
        await do_duties(live)
    return browser.remember(reply(Seated(live.table.id, word.seat), 201))


@post(
    "/api/tables/{table}/seats/{seat}/claim",
    gives=Seated,
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Take an open seat",
)
async def claim_seat(request: Request, table: str, seat: SeatPath, data: Claim) -> Response:
    """Only at a listed table, and only if there is no invitation to the seat."""
    live = await registry_of(request).table(table)
    browser = Browser(request)
    async with live.lock:
        await live.settle()
        await claim_open(live, seat, browser.principal, data.name)
        word = await token(live, seat, browser.principal) if data.token else None
        await do_duties(live)
    seated = Seated(live.table.id, seat, None if word is None else str(word))
    return browser.remember(reply(seated, 201))


@post(
    "/api/tables/{table}/seats/{seat}/invite",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Create an invitation",
)
async def invite_to_seat(request: Request, table: str, seat: SeatPath) -> InviteLink:
    """To an open seat, or to your own to lend it; an older invitation stops working."""
    live = await registry_of(request).table(table)
    async with live.lock:
        await live.settle()
        return link(await invite(live, seat, principal_of(request)))


@post(
    "/api/tables/{table}/seats/{seat}/token",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Create a token for a program",
)
async def token_for_seat(request: Request, table: str, seat: SeatPath) -> Seated:
    """The token plays your seat; it is returned only this once, and an older one stops working."""
    live = await registry_of(request).table(table)
    async with live.lock:
        await live.settle()
        word = await token(live, seat, principal_of(request))
    return Seated(live.table.id, seat, str(word))


@post(
    "/api/tables/{table}/seats/{seat}/hand",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Lend your seat to a bot or a friend",
)
async def hand_seat(request: Request, table: str, seat: SeatPath, data: Hand) -> InviteLink | TableInfo:
    """Returns the table for a bot, an invitation for a friend; either way you can take the seat back."""
    live, principal = await registry_of(request).table(table), principal_of(request)
    async with live.lock:
        await live.settle()
        word = await hand_over(live, seat, principal, data)
        await do_duties(live)
    return live.info(principal) if word is None else link(word)


@post(
    "/api/tables/{table}/seats/{seat}/reclaim",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Take back a seat that you have lent",
)
async def reclaim_seat(request: Request, table: str, seat: SeatPath) -> TableInfo:
    """From a bot or a friend."""
    live, principal = await registry_of(request).table(table), principal_of(request)
    async with live.lock:
        await live.settle()
        await reclaim(live, seat, principal)
        await do_duties(live)
    return live.info(principal)


@post(
    "/api/tables/{table}/seats/{seat}/leave",
    responses=refusals(404, 409),
    tags=["seats"],
    summary="Leave a seat",
)
async def leave_seat(request: Request, table: str, seat: SeatPath) -> TableInfo:
    """Before the game the seat becomes open, or returns to its owner if it was lent; later a bot takes over."""
    live, principal = await registry_of(request).table(table), principal_of(request)
    async with live.lock:
        await live.settle()
        await leave(live, seat, principal)
        await do_duties(live)
    return live.info(principal)
