"""Operations on manuals: the rules in people's words, and playing in their figures."""

from functools import cache
from typing import Any

from triforium.core.errors import TableError
from triforium.core.game import Game
from triforium.core.words import ENGLISH
from triforium.server.api.games import check_language, find
from triforium.server.api.operation import Call, Document, get, post, refusals
from triforium.server.table.bodies import ManualInfo, Played, PlayOn
from triforium.server.table.figures import manual_info, play
from triforium.server.table.refusals import Refusal
from triforium.server.table.starts import game_of_position


@get(
    "/api/games/{game}/manual",
    gives=ManualInfo,
    responses=refusals(404),
    tags=["games"],
    summary="The rules in people's words",
)
async def get_manual(call: Call, game: str, language: str = ENGLISH) -> Document:
    """Chapters with the rules that each paragraph tells, and figures to play in."""
    check_language(language)
    return manual_document(find(call, game), language)


@cache
def manual_document(game: Game[Any], language: str) -> Document:
    """The manual of a game."""
    return Document(manual_info(game, language))


@post(
    "/api/positions/play",
    status_code=200,
    responses=refusals(404, 409),
    tags=["records"],
    summary="Play from a position without a table",
)
async def play_position(call: Call, data: PlayOn) -> Played:
    """The view after these choices, and whether a further choice is allowed; nothing is stored."""
    registry = call.registry
    try:
        game = game_of_position(registry.games, data.position)
    except TableError as error:
        raise Refusal("unreadable", detail=str(error)) from None
    found: Played = await registry.ports.in_background(play, game, data.position, data.acts, data.told, data.why)
    return found
