"""Operations on tables: opening, listing, viewing, records and positions, rematches."""

from typing import Annotated, Any, Final, cast

from msgspec import Meta, Raw

from triforium.core.action import SPECTATOR
from triforium.core.errors import TableError
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.server.api.operation import Call, Text, get, post, refusals
from triforium.server.api.seats import link
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
AnySeat = Annotated[int, Meta(ge=-2, le=15)] | None
At = Annotated[int, Meta(ge=0, le=2**31 - 1)] | None


@post("/api/tables", responses=refusals(404, 409), tags=["tables"], summary="Open a table")
async def open_table(call: Call, data: NewTable) -> Opened:
    """With game, edition, options, seats and clock; or from a position, a record, or a moment of another table."""
    registry, browser = call.registry, call.browser()
    call.check_opening()
    opener = call.opener if data.listed else ""
    most = call.most_listed
    if data.listed and most is not None and await registry.ports.store.count_listed(opener) >= most:
        raise Refusal("too-many-listed", {"most": str(most)})
    live, invites = await open_as_wished(registry, browser, data, opener)
    return Opened(live.info(browser), [link(code) for code in invites])


@get("/api/tables", responses=refusals(), tags=["tables"], summary="The lobby: listed tables")
async def get_lobby(call: Call, status: Status = "gathering") -> list[TableRow]:
    """Newest first, a few of each address: `gathering` tables have an open seat, `playing` ones can be watched."""
    return [table_row(row) for row in await call.registry.ports.store.listed(status, MOST_LISTED)]


@get("/api/tables/mine", responses=refusals(), tags=["tables"], summary="The tables of this browser")
async def get_mine(call: Call) -> list[TableRow]:
    """Tables where this browser holds or lends a seat, newest first; `deciding` is the seat whose turn it is."""
    rows = await call.registry.ports.store.held_by(call.principal.holder, MOST_LISTED)
    return [table_row(row) for row in rows]


@get("/api/tables/{table}", responses=refusals(404, 409), tags=["tables"], summary="A table, without its view")
async def get_table(call: Call, table: str) -> TableInfo:
    """Players, options, clock, offers, whose turn it is; no hidden information."""
    live = await call.registry.get(table)
    return live.info(call.principal)


@get("/api/tables/{table}/view", responses=refusals(404, 409), tags=["tables"], summary="The current view of a seat")
async def get_view(call: Call, table: str, seat: AnySeat = None) -> ViewNews:
    """Your own view or a spectator's (-2); after the end anybody's."""
    live = await call.registry.get(table)
    shown = viewpoint(live.table, call.principal, seat)
    if live.table.state is None:
        raise Refusal("not-begun", message=live.table.stopped)
    return cast("ViewNews", Raw(ViewCache(live.table, live.moment()).message(shown, 0)))


@get("/api/tables/{table}/frames", responses=refusals(404, 409), tags=["tables"], summary="Views of past moments")
async def get_frames(
    call: Call,
    table: str,
    seat: AnySeat = None,
    start: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Meta(ge=1, le=60)] = 20,
) -> list[Frame]:
    """The views after each action; during the game only your own, after the end anybody's."""
    live = await call.registry.get(table)
    shown = viewpoint(live.table, call.principal, seat)
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
async def get_record(call: Call, table: str) -> Text:
    """Complete after the end; during the game without the actions that you may not know."""
    live = await call.registry.get(table)
    work = live.ports.in_background
    text, held_back = await work(record_text, live.table.snapshot(), call.principal)
    headers = {
        "Triforium-Held-Back": str(held_back),
        "Content-Disposition": f'attachment; filename="{live.table.game.key}-{live.table.id}.record"',
    }
    return Text(text, headers)


@get("/api/tables/{table}/position", responses=refusals(404, 409), tags=["tables"], summary="A position in notation")
async def get_position(call: Call, table: str, seat: AnySeat = None, at: At = None) -> PositionInfo:
    """The position as a seat may know it, to share it or to open another table with it."""
    live = await call.registry.get(table)
    shown = viewpoint(live.table, call.principal, seat)
    found: PositionInfo = await live.ports.in_background(position_text, live.table.snapshot(), shown, at)
    return found


@get("/api/tables/{table}/scoring", responses=refusals(404, 409), tags=["tables"], summary="The scoring at a moment")
async def get_scoring(call: Call, table: str, seat: AnySeat = None, at: At = None) -> ScoringInfo:
    """Item by item, as far as the seat can know it."""
    registry = call.registry
    live = await registry.get(table)
    shown = viewpoint(live.table, call.principal, seat)
    work = live.ports.in_background
    return ScoringInfo(await work(scoring, live.table.snapshot(), shown, at, seed(registry)))


@post("/api/tables/{table}/rematch", responses=refusals(404, 409), tags=["tables"], summary="Open a rematch")
async def rematch(call: Call, table: str, data: Rematch) -> Opened:
    """The same players at a new table, with the same or swapped seats, with new or the same random draws."""
    registry, principal = call.registry, call.principal
    live = await registry.get(table)
    if not principal.seats(live.table):
        raise Refusal("not-seated")
    if live.table.status() != "over":
        raise Refusal("bad-choice", detail="a rematch is possible only after the end of the game")
    if not live.table.seats.rematch:
        call.check_opening()
    fresh = await open_rematch(registry, live, data, call.opener if live.table.header.listed else "")
    return Opened(fresh.info(principal), [])


@post("/api/records", responses=refusals(409), tags=["records"], summary="Upload a record to view it")
async def hand_in_record(call: Call, data: RecordText) -> Opened:
    """The record is checked line by line and becomes a table that anybody with its address can view."""
    call.check_opening()
    principal = call.principal
    live = await upload(call.registry, principal, data.record)
    return Opened(live.info(principal), [])


@post("/api/positions", status_code=200, responses=refusals(404, 409), tags=["records"], summary="Read a position")
async def read_position(call: Call, data: PositionText) -> PositionRead:
    """The view, the deciding seat and its choices; to play it, open a table with the position."""
    registry = call.registry
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
