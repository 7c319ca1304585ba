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

from triforium.server.api.operation import Operation, get
from triforium.server.api.operations import OPERATIONS
from triforium.server.http import bot_api, openapi, static_files
from triforium.server.http.middleware import Guard
from triforium.server.http.pages import Page
from triforium.server.http.routing import Resource, refuse
from triforium.server.http.service import Service
from triforium.server.http.socket import TableSocket
from triforium.server.people.operations import PEOPLE_OPERATIONS
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import ENCODE

SOCKET: Final = "/api/tables/{table}/socket"


@cache
def openapi_page() -> Page:
    """The OpenAPI document, made once."""
    return Page("openapi.json", ENCODE.encode(openapi.openapi(ROUTES)))


@get("/api/openapi.json")
async def get_openapi(request: Request) -> Response:
    """Every route, typed."""
    return openapi_page().response(request)


# The most frequent first; a fixed path before one with a parameter in the same place; one path's methods together.
ROUTES: Final[list[Operation]] = [
    bot_api.command,
    bot_api.stream,
    *OPERATIONS,
    *PEOPLE_OPERATIONS,
    get_openapi,
    openapi.get_message_schema,
    static_files.get_ready,
    static_files.get_live,
    static_files.get_health,
    static_files.get_metrics,
    static_files.get_network,
    static_files.open_network,
]
PAGE: Final = Resource([static_files.get_page])


async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    """Any other path: a page of the client, unless it is below /api."""
    if scope["type"] == "websocket":
        await WebSocketClose()(scope, receive, send)
    elif scope["path"] == "/api" or scope["path"].startswith("/api/"):
        await refuse(Request(scope), Refusal("no-such", detail="Not Found"))(scope, receive, send)
    else:
        await PAGE(scope, receive, send)


def make_app(service: Service) -> ASGIApp:
    """The complete ASGI app with its middleware; the caller opens and closes the registry."""
    routes = [Route(path, Resource(found)) for path, found in groupby(ROUTES, attrgetter("path"))]
    router = Router(
        [WebSocketRoute(SOCKET, TableSocket(service)), *routes, Route(SOCKET, Resource([]))],
        redirect_slashes=False,
        default=elsewhere,
    )
    return Guard(router, service)
