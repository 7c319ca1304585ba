"""HTTP routes for tables: opening, listing, viewing, records and positions, rematches."""

import hashlib
from ipaddress import IPv6Address, ip_address
from typing import Annotated, Any, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from triforium.core.action import SPECTATOR
from triforium.core.errors import TableError
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.server.http.auth import Browser, address_of, principal_of
from triforium.server.http.routing import get, post, refusals, reply
from triforium.server.http.seats import link
from triforium.server.http.service import registry_of, service_of
from triforium.server.table.bodies import (
    Frame,
    NewTable,
    Opened,
    PositionInfo,
    PositionRead,
    PositionText,
    RecordText,
    Rematch,
    ScoringInfo,
)
from triforium.server.table.history import frames, position_text, record_text, scoring, viewpoint
from triforium.server.table.lobby import TableRow, table_row
from triforium.server.table.openings import open_table as open_as_wished
from triforium.server.table.openings import rematch as open_rematch
from triforium.server.table.openings import upload
from triforium.server.table.ports import Status
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import TableInfo, ViewNews
from triforium.server.table.starts import edition_of, game_of_position, seed
from triforium.server.table.views import ViewCache, choices, msg

MOST_LISTED: Final = 100
OPENER_DIGITS: Final = 5
NETWORK_BITS: Final = 64  # of an IPv6 address; the rest changes from day to day
AnySeat = Annotated[int, Meta(ge=-2, le=15)] | None
At = Annotated[int, Meta(ge=0, le=2**31 - 1)] | None


def check_openings(request: Request) -> None:
    """Apply the rate limit for new tables per address."""
    if not service_of(request).openings.allows(address_of(request)):
        raise Refusal("too-many")


def opener_of(request: Request) -> str:
    """A short hash of the client's address, which keeps the lobby fair; too short to find the address again."""
    address = address_of(request)
    try:
        found = ip_address(address)
        if isinstance(found, IPv6Address):
            address = str(int(found) >> NETWORK_BITS)
    except ValueError:  # not an IP address: a Unix socket, or a test
        pass
    return hashlib.blake2b(address.encode()).hexdigest()[:OPENER_DIGITS]


@post("/api/tables", gives=Opened, responses=refusals(404, 409), tags=["tables"], summary="Open a table")
async def open_table(request: Request, data: NewTable) -> Response:
    """With game, edition, options, seats and clock; or from a position, a record, or a moment of another table."""
    service, browser = service_of(request), Browser(request)
    check_openings(request)
    opener = opener_of(request) if data.listed else ""
    most = service.settings.limits.listed
    if data.listed and await service.registry.ports.store.count_listed(opener) >= most:
        raise Refusal("too-many-listed", {"most": str(most)})
    live, invites = await open_as_wished(service.registry, browser.principal, data, opener)
    return browser.remember(reply(Opened(live.info(browser.principal), [link(code) for code in invites]), 201))


@get("/api/tables", responses=refusals(), tags=["tables"], summary="The lobby: listed tables")
async def get_lobby(request: Request, status: Status = "gathering") -> list[TableRow]:
    """Newest first, a few of each address: `gathering` tables have an open seat, `playing` ones can be watched."""
    return [table_row(row) for row in await registry_of(request).ports.store.listed(status, MOST_LISTED)]


@get("/api/tables/mine", responses=refusals(), tags=["tables"], summary="The tables of this browser")
async def get_mine(request: Request) -> list[TableRow]:
    """Tables where this browser holds or lends a seat, newest first; `deciding` is the seat whose turn it is."""
    rows = await registry_of(request).ports.store.held_by(principal_of(request).holder, MOST_LISTED)
    return [table_row(row) for row in rows]


@get("/api/tables/{table}", responses=refusals(404, 409), tags=["tables"], summary="A table, without its view")
async def get_table(request: Request, table: str) -> TableInfo:
    """Players, options, clock, offers, whose turn it is; no hidden information."""
    live = await registry_of(request).get(table)
    return live.info(principal_of(request))


@get("/api/tables/{table}/view", responses=refusals(404, 409), tags=["tables"], summary="The current view of a seat")
async def get_view(request: Request, table: str, seat: AnySeat = None) -> ViewNews:
    """Your own view or a spectator's (-2); after the end anybody's."""
    live = await registry_of(request).get(table)
    shown = viewpoint(live.table, principal_of(request), seat)
    if live.table.state is None:
        raise Refusal("not-begun", message=live.table.stopped)
    return ViewCache(live.table, live.moment()).news(shown, 0)


@get("/api/tables/{table}/frames", responses=refusals(404, 409), tags=["tables"], summary="Views of past moments")
async def get_frames(
    request: Request,
    table: str,
    seat: AnySeat = None,
    start: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Meta(ge=1, le=60)] = 20,
) -> list[Frame]:
    """The views after each action; during the game only your own, after the end anybody's."""
    live = await registry_of(request).get(table)
    shown = viewpoint(live.table, principal_of(request), seat)
    found: list[Frame] = await live.ports.in_background(frames, live.table.snapshot(), shown, start, count)
    return found


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
    live = await registry_of(request).get(table)
    work = live.ports.in_background
    text, held_back = await work(record_text, live.table.snapshot(), principal_of(request))
    headers = {
        "Triforium-Held-Back": str(held_back),
        "Content-Disposition": f'attachment; filename="{live.table.game.key}-{live.table.id}.record"',
    }
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table}/position", responses=refusals(404, 409), tags=["tables"], summary="A position in notation")
async def get_position(request: Request, table: str, seat: AnySeat = None, at: At = None) -> PositionInfo:
    """The position as a seat may know it, to share it or to open another table with it."""
    live = await registry_of(request).get(table)
    shown = viewpoint(live.table, principal_of(request), seat)
    found: PositionInfo = await live.ports.in_background(position_text, live.table.snapshot(), shown, at)
    return found


@get("/api/tables/{table}/scoring", responses=refusals(404, 409), tags=["tables"], summary="The scoring at a moment")
async def get_scoring(request: Request, table: str, seat: AnySeat = None, at: At = None) -> ScoringInfo:
    """Item by item, as far as the seat can know it."""
    registry = registry_of(request)
    live = await registry.get(table)
    shown = viewpoint(live.table, principal_of(request), seat)
    work = live.ports.in_background
    return ScoringInfo(await work(scoring, live.table.snapshot(), shown, at, seed(registry)))


@post("/api/tables/{table}/rematch", responses=refusals(404, 409), tags=["tables"], summary="Open a rematch")
async def rematch(request: Request, table: str, data: Rematch) -> Opened:
    """The same players at a new table, with the same or swapped seats, with new or the same random draws."""
    registry, principal = registry_of(request), principal_of(request)
    live = await registry.get(table)
    if not principal.seats(live.table):
        raise Refusal("not-seated")
    if live.table.status() != "over":
        raise Refusal("bad-choice", detail="a rematch is possible only after the end of the game")
    if not live.table.seats.rematch:
        check_openings(request)
    fresh = await open_rematch(registry, live, data, opener_of(request) if live.table.header.listed else "")
    return Opened(fresh.info(principal), [])


@post("/api/records", responses=refusals(409), tags=["records"], summary="Upload a record to view it")
async def hand_in_record(request: Request, data: RecordText) -> Opened:
    """The record is checked line by line and becomes a table that anybody with its address can view."""
    check_openings(request)
    principal = principal_of(request)
    live = await upload(registry_of(request), principal, data.record)
    return Opened(live.info(principal), [])


@post("/api/positions", status_code=200, responses=refusals(404, 409), tags=["records"], summary="Read a position")
async def read_position(request: Request, data: PositionText) -> PositionRead:
    """The view, the deciding seat and its choices; to play it, open a table with the position."""
    registry = registry_of(request)
    work = registry.ports.in_background
    found: PositionRead = await work(position_read, registry.games, data.position, data.seat, seed(registry))
    return found


def position_read(games: "dict[str, Game[Any]]", text: str, seat: int | None, number: int) -> PositionRead:
    """A position as it was read."""
    try:
        game = game_of_position(games, text)
        position = game.notation().read_position(text, Rng(number))
        game.notation().deal_until_writable(position)
        position.deal()
    except TableError as error:
        raise Refusal("unreadable", detail=str(error)) from None
    state = position.state
    seats = len(state.scores())
    if seat is not None and seat >= seats:
        raise Refusal("no-seat")
    shown = SPECTATOR if seat is None else seat
    deciding = None if state.over else state.deciding()
    return PositionRead(
        game=game.key,
        edition=edition_of(game, "", state),
        seats=seats,
        deciding=deciding,
        decision=None if state.over else state.decision().key,
        view=game.view(state, shown if shown != SPECTATOR or deciding is None else deciding),
        prompt=None if state.over else msg(game.prompt(state)),
        choices=[] if state.over else choices(game, state, state.options()),
        scores=state.scores(),
        over=state.over,
    )
