"""The server's routes and sockets as one ASGI app."""

from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from triforium.server import http_games, http_openapi, http_records, http_seat, http_seats, http_tables, site
from triforium.server.answers import refuse
from triforium.server.guard import Guard
from triforium.server.hall import Hall
from triforium.server.http_routes import Operation, Resource, get
from triforium.server.refusals import No
from triforium.server.socket import table_socket
from triforium.server.wire_out import ENCODE

SOCKET: Final = "/api/tables/{table}/socket"


@cache
def openapi_page() -> site.Page:
    """The OpenAPI document, made once."""
    return site.Page("openapi.json", ENCODE.encode(http_openapi.openapi(ROUTES)))


@get("/api/openapi.json")
async def get_openapi(request: Request) -> Response:
    """Every route, typed."""
    return openapi_page().response(request)


# The most frequent first; a fixed path before one with a parameter in the same place; one path's methods together.
ROUTES: Final[list[Operation]] = [
    http_seat.command,
    http_seat.stream,
    http_tables.open_table,
    http_tables.get_lobby,
    http_tables.get_mine,
    http_tables.get_table,
    http_tables.get_view,
    http_tables.get_frames,
    http_tables.get_record,
    http_tables.get_position,
    http_tables.get_scoring,
    http_tables.rematch,
    http_seats.get_invite,
    http_seats.use_invite,
    http_seats.claim_seat,
    http_seats.invite_to_seat,
    http_seats.token_for_seat,
    http_seats.hand_seat,
    http_seats.reclaim_seat,
    http_seats.leave_seat,
    http_games.get_games,
    http_games.get_game,
    http_games.get_rules,
    http_games.get_rule,
    http_games.get_components,
    http_games.get_words,
    http_records.hand_in_record,
    http_records.read_position,
    get_openapi,
    http_openapi.get_message_schema,
    site.get_health,
    site.get_metrics,
]
PAGE: Final = Resource([site.get_page])


async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    """Any other path: a page of the client, unless it is below /api."""
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    elif scope["path"] == "/api" or scope["path"].startswith("/api/"):
        await refuse(No("no-such", detail="Not Found"))(scope, receive, send)
    else:
        await PAGE(scope, receive, send)


def make_app(hall: Hall) -> ASGIApp:
    """The complete ASGI app with its middleware; the caller opens and closes the hall."""
    routes = [Route(path, Resource(found)) for path, found in groupby(ROUTES, attrgetter("path"))]
    router = Router(
        [WebSocketRoute(SOCKET, table_socket), *routes, Route(SOCKET, Resource([]))],
        redirect_slashes=False,
        default=elsewhere,
    )
    return Guard(router, hall, site.Client(hall.settings.client))
