"""HTTP routes for tables: opening, listing, viewing, records, rematches."""

import asyncio
import contextlib
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from triforium.core.action import NOBODY, Seat
from triforium.server.answers import reply
from triforium.server.api import Frame, InviteLink, NewTable, Opened, PositionInfo, Rematch, ScoringInfo, SeatWish
from triforium.server.beginnings import Start, start_of, with_new_hands
from triforium.server.company import Chair
from triforium.server.hall import Hall
from triforium.server.http_routes import get, post, refusals
from triforium.server.identity import SeatWord, new_seat_word
from triforium.server.journal import BOT, PERSON, ClockRules, Happening, Header, Invited, Rematched, Sat, Tokened
from triforium.server.listener import Who
from triforium.server.live import LiveTable
from triforium.server.moment import view_news
from triforium.server.refusals import No
from triforium.server.replay import eyes_of, frames, position_text, record_text, scoring
from triforium.server.seating import level_for, name_for
from triforium.server.store import Status
from triforium.server.summary import TableRow, table_row
from triforium.server.visitor import Browser, hall_of, who_is
from triforium.server.wire_out import TableInfo, ViewNews

MOST_LISTED = 100
MOST_LOOKED_AT = 30  # own tables for which the list says whose turn it is
LONGEST_CLOCK_S = 60 * 24 * 3600
AnySeat = Annotated[int, Meta(ge=-2, le=15)] | None
At = Annotated[int, Meta(ge=0, le=2**31 - 1)] | None


@post("/api/tables", gives=Opened, responses=refusals(404, 409), tags=["tables"], summary="Open a table")
async def open_table(request: Request, data: NewTable) -> Response:
    """With game, edition, options, seats and clock; or from a position, a record, or a moment of another table."""
    hall, browser = hall_of(request), Browser(request)
    check_openings(hall, browser.who)
    wishes = [wish for wish in data.seats if wish.kind != "closed"]
    if data.seats and not wishes:
        raise No("bad-choice", detail="every seat is closed; leave at least one for a person or a bot")
    people = [seat for seat, wish in enumerate(wishes) if wish.kind in ("me", "invite", "open")]
    start = await start_of(hall, browser.who, data, people, len(wishes))
    if wishes and len(wishes) != start.seats:
        raise No("bad-choice", detail=f"this game has {start.seats} seats, not {len(wishes)}")
    check_clock(data.clock)
    header = header_of(start, data, browser.who.holder)
    name = hall.place.new_table_id()
    first: list[Happening] = []
    invites: list[InviteLink] = []
    for seat in range(start.seats):
        wish = wishes[seat] if wishes else SeatWish("me")
        if wish.kind == "me":
            first.append(Sat(seat, PERSON, name_for(wish.name or data.name), browser.who.holder))
        elif wish.kind == "bot":
            first.append(Sat(seat, BOT, level=level_for(wish.level)))
        elif wish.kind == "invite":
            word = new_seat_word(name, seat)
            first.append(Invited(seat, word.fingerprint()))
            invites.append(link(word))
    live = await hall.open_table(name, header, first)
    return browser.remember(reply(Opened(live.info(browser.who), invites), 201))


def header_of(start: Start, wish: NewTable, host: str) -> Header:
    """The header of a new table."""
    return Header(
        game=start.game.key,
        rules=start.game.rules_version,
        edition=start.edition,
        options=start.options,
        seats=start.seats,
        listed=wish.listed,
        spectators=wish.spectators,
        forced=wish.forced,
        clock=wish.clock,
        host=host,
        position=start.position,
        start=start.actions,
        origin=start.origin,
    )


def check_openings(hall: Hall, who: Who) -> None:
    """Apply the rate limit for new tables per address."""
    if not hall.openings.allows(who.address):
        raise No("too-many")


def check_clock(clock: ClockRules) -> None:
    """Refuse a clock outside the limits."""
    if clock.kind == "none":
        return
    if not 5 <= clock.seconds <= LONGEST_CLOCK_S or not 0 <= clock.increment <= LONGEST_CLOCK_S:
        raise No("bad-choice", detail=f"use 5 to {LONGEST_CLOCK_S} seconds for the clock, and 0 or more as increment")


def link(word: SeatWord) -> InviteLink:
    """An invitation as a link."""
    return InviteLink(word.seat, str(word), f"/join/{word}")


@get("/api/tables", responses=refusals(), tags=["tables"], summary="The lobby: listed tables")
async def get_lobby(request: Request, status: Status = "gathering") -> list[TableRow]:
    """Newest first: `gathering` tables have an open seat, `playing` ones can be watched."""
    rows = await hall_of(request).store.listed(status, MOST_LISTED)
    return [table_row(row) for row in rows]


@get("/api/tables/mine", responses=refusals(), tags=["tables"], summary="The tables of this browser")
async def get_mine(request: Request) -> list[TableRow]:
    """Tables where this browser holds or lends a seat, newest first; `deciding` is filled for the newest."""
    hall, who = hall_of(request), who_is(request)
    rows = await hall.store.held_by(who.holder, MOST_LISTED)
    played = [row.id for row in rows if row.status == "playing"][:MOST_LOOKED_AT]
    deciding: dict[str, int] = {}
    for name in played:
        with contextlib.suppress(No):
            deciding[name] = (await hall.table(name)).table.deciding()
    return [table_row(row, deciding.get(row.id)) for row in rows]


@get("/api/tables/{table}", responses=refusals(404, 409), tags=["tables"], summary="A table, without its view")
async def get_table(request: Request, table: str) -> TableInfo:
    """Players, options, clock, offers, whose turn it is; no hidden information."""
    live = await hall_of(request).table(table)
    return live.info(who_is(request))


@get("/api/tables/{table}/view", responses=refusals(404, 409), tags=["tables"], summary="The current view of a seat")
async def get_view(request: Request, table: str, seat: AnySeat = None) -> ViewNews:
    """Your own view or a spectator's (-2); after the end anybody's."""
    hall = hall_of(request)
    live = await hall.table(table)
    eyes = eyes_of(live.table, who_is(request), seat)
    if live.table.state is None:
        raise No("not-begun")
    return view_news(live.table, eyes, 0, hall.now(), hall.opened)


@get("/api/tables/{table}/frames", responses=refusals(404, 409), tags=["tables"], summary="Views of past moments")
async def get_frames(
    request: Request,
    table: str,
    seat: AnySeat = None,
    start: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Meta(ge=1, le=60)] = 20,
) -> list[Frame]:
    """The views after each action; during the game only your own, after the end anybody's."""
    live = await hall_of(request).table(table)
    eyes = eyes_of(live.table, who_is(request), seat)
    return await asyncio.to_thread(frames, live.table.still(), eyes, start, count)


@get(
    "/api/tables/{table}/record",
    media_type="text/plain",
    gives=str,
    responses=refusals(404, 409),
    tags=["tables"],
    summary="The record of the game",
)
async def get_record(request: Request, table: str) -> Response:
    """Complete after the end; during the game without the actions that you may not know."""
    live = await hall_of(request).table(table)
    text, held_back = await asyncio.to_thread(record_text, live.table.still(), who_is(request))
    headers = {
        "Triforium-Held-Back": str(held_back),
        "Content-Disposition": f'attachment; filename="{live.table.game.key}-{live.table.id}.record"',
    }
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table}/position", responses=refusals(404, 409), tags=["tables"], summary="A position in notation")
async def get_position(request: Request, table: str, seat: AnySeat = None, at: At = None) -> PositionInfo:
    """The position as a seat may know it, to share it or to open another table with it."""
    live = await hall_of(request).table(table)
    eyes = eyes_of(live.table, who_is(request), seat)
    return position_text(live.table, eyes, at)


@get("/api/tables/{table}/scoring", responses=refusals(404, 409), tags=["tables"], summary="The scoring at a moment")
async def get_scoring(request: Request, table: str, seat: AnySeat = None, at: At = None) -> ScoringInfo:
    """Item by item, as far as the seat can know it."""
    live = await hall_of(request).table(table)
    return ScoringInfo(scoring(live.table, eyes_of(live.table, who_is(request), seat), at))


@post("/api/tables/{table}/rematch", responses=refusals(404, 409), tags=["tables"], summary="Open a rematch")
async def rematch(request: Request, table: str, data: Rematch) -> Opened:
    """The same players at a new table, with the same or swapped seats, with new or the same random draws."""
    hall, who = hall_of(request), who_is(request)
    live = await hall.table(table)
    if not who.seats(live.table):
        raise No("not-seated")
    if live.table.status() != "over":
        raise No("bad-choice", detail="a rematch is possible only after the end of the game")
    async with live.lock:
        await live.settle()
        if not live.table.company.rematch:
            check_openings(hall, who)
            again = await hall.open_table(hall.place.new_table_id(), *again_from(live, data))
            while not live.table.company.rematch:
                await live.commit(live.entry(NOBODY, "", Rematched(again.table.id)))
    fresh = await hall.table(live.table.company.rematch)
    return Opened(fresh.info(who), [])


def again_from(live: LiveTable, wish: Rematch) -> tuple[Header, list[Happening]]:
    """The header of a rematch and its seats."""
    old = live.table.header
    chairs = list(live.table.company.chairs)
    if wish.seats == "swapped":
        chairs = [*chairs[1:], chairs[0]]
    if wish.draws == "same":
        header = msgspec.structs.replace(old, draws_of=live.table.id)
    else:
        new = with_new_hands(live.table)
        header = msgspec.structs.replace(
            old, draws_of="", position=new.position, start=new.actions, options=new.options
        )
    return header, [what for seat, chair in enumerate(chairs) for what in seated_again(seat, chair)]


def seated_again(seat: Seat, chair: Chair) -> list[Happening]:
    """The entries that give a seat of the rematch to the occupant of a chair: person or bot, owner, token."""
    found: list[Happening] = []
    if chair.owner:
        found.append(Sat(seat, PERSON, chair.lender, chair.owner))
    found.append(Sat(seat, chair.kind, chair.name, chair.holder, chair.owner, chair.level))
    if chair.token:
        found.append(Tokened(seat, chair.token))
    return found
