"""The house put together: routes and sockets, nothing else."""

from typing import Any, cast

from litestar import Litestar, Request, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License

from triforium import __version__
from triforium.server import http_games, http_records, http_seat, http_seats, http_tables, site
from triforium.server.answers import on_http, on_mistake, on_no, on_store_down, on_unreadable, refusals
from triforium.server.guard import App, Guard
from triforium.server.hall import Hall
from triforium.server.refusals import No
from triforium.server.schema import message_schema, request_schemas
from triforium.server.socket import TABLE_SOCKET
from triforium.server.store import StoreDown

ABOUT = (
    "Tables for board games about building. A browser is known by a cookie, a program by the token of its seat. "
    "Refusals have one shape, `Refused`. The socket at `/api/tables/{table}/socket` speaks the messages of "
    "`/api/schema/messages.json`."
)


@get(
    "/api/schema/messages.json",
    responses=refusals(),
    tags=["house"],
    summary="The messages of the socket as JSON Schema",
)
async def get_message_schema() -> dict[str, Any]:
    """OpenAPI does not describe sockets; this does."""
    return message_schema()


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def get_openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Every route, typed."""
    document = request.app.openapi_schema.to_schema()
    known = document["components"]["schemas"]
    known.update({name: shape for name, shape in request_schemas().items() if name in known})
    return document


ROUTES = [
    TABLE_SOCKET,
    get_openapi,
    get_message_schema,
    http_games.get_games,
    http_games.get_game,
    http_games.get_rules,
    http_games.get_rule,
    http_games.get_components,
    http_games.get_words,
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
    http_records.hand_in_record,
    http_records.read_position,
    http_seat.stream,
    http_seat.command,
    site.get_health,
    site.get_metrics,
    site.get_page,
]


def make_app(hall: Hall) -> App:
    """The whole house behind its door; the hall is opened and closed by whoever runs it."""
    app = Litestar(
        route_handlers=ROUTES,
        exception_handlers={
            No: on_no,
            StoreDown: on_store_down,
            HTTPException: on_http,
            RecursionError: on_unreadable,
            UnicodeError: on_unreadable,
            Exception: on_mistake,
        },
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="as_it_is"),
        openapi_config=OpenAPIConfig(
            title="Triforium",
            version=__version__,
            description=ABOUT,
            license=License("MIT", identifier="MIT"),
            path="/api/openapi",  # its own pages answer for every address below it
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=hall.settings.limits.body_bytes,
        logging_config=None,
    )
    app.state.hall = hall
    app.state.client = site.Client(hall.settings.client)
    return Guard(cast("App", app), hall)
