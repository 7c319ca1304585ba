"""HTTP routes for tables: opening, listing, viewing, records and positions, rematches."""

import asyncio
import contextlib
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from triforium.bots import BOTS
from triforium.core.action import NOBODY, SPECTATOR, Seat
from triforium.core.errors import TableError
from triforium.core.rng import Rng
from triforium.server.http.auth import Browser, principal_of, registry_of
from triforium.server.http.routing import get, post, refusals, reply
from triforium.server.registry import TableRegistry
from triforium.server.table.bodies import (
    Frame,
    InviteLink,
    NewTable,
    Opened,
    PositionInfo,
    PositionRead,
    PositionText,
    RecordText,
    Rematch,
    ScoringInfo,
    SeatWish,
)
from triforium.server.table.entries import (
    BOT,
    OPEN,
    PERSON,
    Began,
    ClockRules,
    Happening,
    Header,
    Invited,
    Rematched,
    Sat,
    Tokened,
)
from triforium.server.table.history import eyes_of, frames, position_text, record_text, scoring
from triforium.server.table.identity import SeatCredential, new_credential, new_table_id
from triforium.server.table.listener import Principal
from triforium.server.table.live_table import LiveTable
from triforium.server.table.lobby import TableRow, table_row
from triforium.server.table.openings import Start, edition_of, game_of_position, replay_of, start_of, with_new_hands
from triforium.server.table.ports import Status
from triforium.server.table.refusals import Refusal
from triforium.server.table.seating import level_for, name_for
from triforium.server.table.seats import LONGEST_NAME, Chair
from triforium.server.table.server_messages import TableInfo, ViewNews
from triforium.server.table.view_cache import view_news
from triforium.server.table.view_messages import choices, msg

MOST_LISTED = 100
MOST_LOOKED_AT = 30  # own tables for which the list says whose turn it is
LONGEST_CLOCK_S = 60 * 24 * 3600
AnySeat = Annotated[int, Meta(ge=-2, le=15)] | None
At = Annotated[int, Meta(ge=0, le=2**31 - 1)] | None


@post("/api/tables", gives=Opened, responses=refusals(404, 409), tags=["tables"], summary="Open a table")
async def open_table(request: Request, data: NewTable) -> Response:
    """With game, edition, options, seats and clock; or from a position, a record, or a moment of another table."""
    registry, browser = registry_of(request), Browser(request)
    check_openings(registry, browser.principal)
    wishes = [wish for wish in data.seats if wish.kind != "closed"]
    if data.seats and not wishes:
        raise Refusal("bad-choice", detail="every seat is closed; leave at least one for a person or a bot")
    people = [seat for seat, wish in enumerate(wishes) if wish.kind in ("me", "invite", "open")]
    start = await start_of(registry, browser.principal, data, people, len(wishes))
    if wishes and len(wishes) != start.seats:
        raise Refusal("bad-choice", detail=f"this game has {start.seats} seats, not {len(wishes)}")
    check_clock(data.clock)
    header = header_of(start, data, browser.principal.holder)
    name = new_table_id()
    first: list[Happening] = []
    invites: list[InviteLink] = []
    for seat in range(start.seats):
        wish = wishes[seat] if wishes else SeatWish("me")
        if wish.kind == "me":
            first.append(Sat(seat, PERSON, name_for(wish.name or data.name), browser.principal.holder))
        elif wish.kind == "bot":
            first.append(Sat(seat, BOT, level=level_for(wish.level)))
        elif wish.kind == "invite":
            word = new_credential(name, seat)
            first.append(Invited(seat, word.fingerprint()))
            invites.append(link(word))
    live = await registry.open_table(name, header, first)
    return browser.remember(reply(Opened(live.info(browser.principal), invites), 201))


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


def check_openings(registry: TableRegistry, principal: Principal) -> None:
    """Apply the rate limit for new tables per address."""
    if not registry.openings.allows(principal.address):
        raise Refusal("too-many")


def check_clock(clock: ClockRules) -> None:
    """Refuse a clock outside the limits."""
    if clock.kind == "none":
        return
    if not 5 <= clock.seconds <= LONGEST_CLOCK_S or not 0 <= clock.increment <= LONGEST_CLOCK_S:
        raise Refusal(
            "bad-choice", detail=f"use 5 to {LONGEST_CLOCK_S} seconds for the clock, and 0 or more as increment"
        )


def link(word: SeatCredential) -> InviteLink:
    """An invitation as a link."""
    return InviteLink(word.seat, str(word), f"/join/{word}")


@get("/api/tables", responses=refusals(), tags=["tables"], summary="The lobby: listed tables")
async def get_lobby(request: Request, status: Status = "gathering") -> list[TableRow]:
    """Newest first: `gathering` tables have an open seat, `playing` ones can be watched."""
    rows = await registry_of(request).store.listed(status, MOST_LISTED)
    return [table_row(row) for row in rows]


@get("/api/tables/mine", responses=refusals(), tags=["tables"], summary="The tables of this browser")
async def get_mine(request: Request) -> list[TableRow]:
    """Tables where this browser holds or lends a seat, newest first; `deciding` is filled for the newest."""
    registry, principal = registry_of(request), principal_of(request)
    rows = await registry.store.held_by(principal.holder, MOST_LISTED)
    played = [row.id for row in rows if row.status == "playing"][:MOST_LOOKED_AT]
    deciding: dict[str, int] = {}
    for name in played:
        with contextlib.suppress(Refusal):
            deciding[name] = (await registry.table(name)).table.deciding()
    return [table_row(row, deciding.get(row.id)) for row in rows]


@get("/api/tables/{table}", responses=refusals(404, 409), tags=["tables"], summary="A table, without its view")
async def get_table(request: Request, table: str) -> TableInfo:
    """Players, options, clock, offers, whose turn it is; no hidden information."""
    live = await registry_of(request).table(table)
    return live.info(principal_of(request))


@get("/api/tables/{table}/view", responses=refusals(404, 409), tags=["tables"], summary="The current view of a seat")
async def get_view(request: Request, table: str, seat: AnySeat = None) -> ViewNews:
    """Your own view or a spectator's (-2); after the end anybody's."""
    registry = registry_of(request)
    live = await registry.table(table)
    eyes = eyes_of(live.table, principal_of(request), seat)
    if live.table.state is None:
        raise Refusal("not-begun")
    return view_news(live.table, eyes, 0, registry.now(), registry.opened)


@get("/api/tables/{table}/frames", responses=refusals(404, 409), tags=["tables"], summary="Views of past moments")
async def get_frames(
    request: Request,
    table: str,
    seat: AnySeat = None,
    start: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Meta(ge=1, le=60)] = 20,
) -> list[Frame]:
    """The views after each action; during the game only your own, after the end anybody's."""
    live = await registry_of(request).table(table)
    eyes = eyes_of(live.table, principal_of(request), seat)
    return await asyncio.to_thread(frames, live.table.snapshot(), eyes, start, count)


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
    live = await registry_of(request).table(table)
    text, held_back = await asyncio.to_thread(record_text, live.table.snapshot(), principal_of(request))
    headers = {
        "Triforium-Held-Back": str(held_back),
        "Content-Disposition": f'attachment; filename="{live.table.game.key}-{live.table.id}.record"',
    }
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table}/position", responses=refusals(404, 409), tags=["tables"], summary="A position in notation")
async def get_position(request: Request, table: str, seat: AnySeat = None, at: At = None) -> PositionInfo:
    """The position as a seat may know it, to share it or to open another table with it."""
    live = await registry_of(request).table(table)
    eyes = eyes_of(live.table, principal_of(request), seat)
    return position_text(live.table, eyes, at)


@get("/api/tables/{table}/scoring", responses=refusals(404, 409), tags=["tables"], summary="The scoring at a moment")
async def get_scoring(request: Request, table: str, seat: AnySeat = None, at: At = None) -> ScoringInfo:
    """Item by item, as far as the seat can know it."""
    live = await registry_of(request).table(table)
    return ScoringInfo(scoring(live.table, eyes_of(live.table, principal_of(request), seat), at))


@post("/api/tables/{table}/rematch", responses=refusals(404, 409), tags=["tables"], summary="Open a rematch")
async def rematch(request: Request, table: str, data: Rematch) -> Opened:
    """The same players at a new table, with the same or swapped seats, with new or the same random draws."""
    registry, principal = registry_of(request), principal_of(request)
    live = await registry.table(table)
    if not principal.seats(live.table):
        raise Refusal("not-seated")
    if live.table.status() != "over":
        raise Refusal("bad-choice", detail="a rematch is possible only after the end of the game")
    async with live.lock:
        await live.settle()
        if not live.table.company.rematch:
            check_openings(registry, principal)
            again = await registry.open_table(new_table_id(), *again_from(live, data))
            while not live.table.company.rematch:
                await live.commit(live.entry(NOBODY, "", Rematched(again.table.id)))
    fresh = await registry.table(live.table.company.rematch)
    return Opened(fresh.info(principal), [])


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


@post("/api/records", responses=refusals(409), tags=["records"], summary="Upload a record to view it")
async def hand_in_record(request: Request, data: RecordText) -> Opened:
    """The record is checked line by line and becomes a table that anybody with its address can view."""
    registry, principal = registry_of(request), principal_of(request)
    check_openings(registry, principal)
    start, record = replay_of(registry, data.record)
    header = Header(
        game=start.game.key,
        rules=start.game.rules_version,
        edition=start.edition,
        options=start.options,
        seats=start.seats,
        position=start.position,
        host=principal.holder,
        replay=True,
    )
    first: list[Happening] = [sat_as(seat, text) for seat, text in enumerate(record.agreement.names)]
    first.append(Began(start.actions))
    live = await registry.open_table(new_table_id(), header, first)
    return Opened(live.info(principal), [])


def sat_as(seat: Seat, text: str) -> Sat:
    """The occupant of a seat according to a record: `human`, `human:NAME`, a known bot, or another name."""
    kind, _, name = text.partition(":")
    if kind == "bot" and name in BOTS:
        return Sat(seat, BOT, level=name)
    shown = "".join(sign for sign in (name if kind == "human" else text) if sign.isprintable())[:LONGEST_NAME]
    return Sat(seat, PERSON if shown or kind == "human" else OPEN, shown)


@post("/api/positions", status_code=200, responses=refusals(404, 409), tags=["records"], summary="Read a position")
async def read_position(request: Request, data: PositionText) -> PositionRead:
    """The view, the deciding seat and its choices; to play it, open a table with the position."""
    registry = registry_of(request)
    try:
        game = game_of_position(registry, data.position)
        position = game.notation().read_position(data.position, Rng(secrets.randbits(60)))
        game.notation().deal_until_writable(position)
        position.deal()
    except TableError as error:
        raise Refusal("unreadable", detail=str(error)) from None
    state = position.state
    seats = len(state.scores())
    if data.seat is not None and data.seat >= seats:
        raise Refusal("no-seat")
    eyes = SPECTATOR if data.seat is None else data.seat
    deciding = None if state.over else state.deciding()
    return PositionRead(
        game=game.key,
        edition=edition_of(game, "", state),
        seats=seats,
        deciding=deciding,
        decision=None if state.over else state.decision().key,
        view=game.view(state, eyes if eyes != SPECTATOR or deciding is None else deciding),
        prompt=None if state.over else msg(game.prompt(state)),
        choices=[] if state.over else choices(game, state, state.options()),
        scores=state.scores(),
        over=state.over,
    )
