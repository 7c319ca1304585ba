"""HTTP routes for uploaded records and positions."""

import secrets

from starlette.requests import Request

from triforium.bots import BOTS
from triforium.core.action import SPECTATOR, Seat
from triforium.core.errors import TableError
from triforium.core.rng import Rng
from triforium.server.api import Opened, PositionRead, PositionText, RecordText
from triforium.server.beginnings import edition_of, game_of_position, replay_of
from triforium.server.company import LONGEST_NAME
from triforium.server.http_routes import post, refusals
from triforium.server.http_tables import check_openings
from triforium.server.journal import BOT, OPEN, PERSON, Began, Happening, Header, Sat
from triforium.server.refusals import No
from triforium.server.sight import choices, msg
from triforium.server.visitor import hall_of, who_is


@post("/api/records", responses=refusals(409), tags=["records"], summary="Upload a record to view it")
async def hand_in_record(request: Request, data: RecordText) -> Opened:
    """The record is checked line by line and becomes a table that anybody with its address can view."""
    hall, who = hall_of(request), who_is(request)
    check_openings(hall, who)
    start, record = replay_of(hall, data.record)
    header = Header(
        game=start.game.key,
        rules=start.game.rules_version,
        edition=start.edition,
        options=start.options,
        seats=start.seats,
        position=start.position,
        host=who.holder,
        replay=True,
    )
    first: list[Happening] = [sat_as(seat, text) for seat, text in enumerate(record.agreement.names)]
    first.append(Began(start.actions))
    live = await hall.open_table(hall.place.new_table_id(), header, first)
    return Opened(live.info(who), [])


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
    hall = hall_of(request)
    try:
        game = game_of_position(hall, data.position)
        position = game.notation().read_position(data.position, Rng(secrets.randbits(60)))
        game.notation().deal_until_writable(position)
        position.deal()
    except TableError as error:
        raise No("unreadable", detail=str(error)) from None
    state = position.state
    seats = len(state.scores())
    if data.seat is not None and data.seat >= seats:
        raise No("no-seat")
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
