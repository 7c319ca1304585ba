"""HTTP routes for manuals: the rules in people's words, and playing in their figures."""

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from triforium.core.errors import TableError
from triforium.core.game import Game
from triforium.core.words import ENGLISH
from triforium.server.http.games import check_language, find
from triforium.server.http.pages import Page
from triforium.server.http.routing import get, post, refusals
from triforium.server.http.service import registry_of
from triforium.server.table.bodies import ManualInfo, Played, PlayOn
from triforium.server.table.figures import manual_info, play
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import ENCODE
from triforium.server.table.starts import game_of_position


@get(
    "/api/games/{game}/manual",
    gives=ManualInfo,
    responses=refusals(404),
    tags=["games"],
    summary="The rules in people's words",
)
async def get_manual(request: Request, game: str, language: str = ENGLISH) -> Response:
    """Chapters with the rules that each paragraph tells, and figures to play in."""
    check_language(language)
    return manual_page(find(request, game), language).response(request)


@cache
def manual_page(game: Game[Any], language: str) -> Page:
    """The manual of a game."""
    return Page("manual.json", ENCODE.encode(manual_info(game, language)))


@post(
    "/api/positions/play",
    status_code=200,
    responses=refusals(404, 409),
    tags=["records"],
    summary="Play from a position without a table",
)
async def play_position(request: Request, data: PlayOn) -> Played:
    """The view after these choices, and whether a further choice is allowed; nothing is stored."""
    registry = registry_of(request)
    try:
        game = game_of_position(registry.games, data.position)
    except TableError as error:
        raise Refusal("unreadable", detail=str(error)) from None
    found: Played = await registry.ports.in_background(play, game, data.position, data.acts, data.told, data.why)
    return found
