"""Operations on reviews: what every move of a game was worth, appraisal of a move, the coach."""

from typing import Annotated

from msgspec import Meta

from triforium.bots.review_notes import MoveNote
from triforium.core.errors import TableError
from triforium.server.api.operation import Call, get, post, refusals
from triforium.server.table.bodies import ReviewPart, Tried
from triforium.server.table.refusals import Refusal
from triforium.server.table.reviews import appraise_at, appraise_in_position, coach
from triforium.server.table.starts import game_of_position

Since = Annotated[int, Meta(ge=0, le=2**31 - 1)]


@get("/api/tables/{table}/review", responses=refusals(404, 409), tags=["reviews"], summary="The review of a game")
async def get_review(call: Call, table: str, since: Since = 0) -> ReviewPart:
    """What is ready of it, after the first `since` notes; ask until `review` is there; it stops if nobody asks."""
    live = await call.registry.get(table)
    return call.registry.reviews.ask(live.table, call.principal, since)


@post(
    "/api/tables/{table}/appraise",
    status_code=200,
    responses=refusals(404, 409),
    tags=["reviews"],
    summary="What another move would have been worth",
)
async def appraise_past(call: Call, table: str, data: Tried) -> MoveNote:
    """A move that begins after `at` actions of a game that may be reviewed."""
    live = await call.registry.get(table)
    return await appraise_at(live.ports, live.table, call.principal, data.at, data.acts)


@post(
    "/api/tables/{table}/coach",
    status_code=200,
    responses=refusals(404, 409),
    tags=["reviews"],
    summary="What a choice is worth now, for those who play alone",
)
async def ask_coach(call: Call, table: str, data: Tried) -> MoveNote:
    """Without `acts`: what the position is worth. Refused unless you are the only person at the table."""
    live = await call.registry.get(table)
    return await coach(live.ports, live.table, call.principal, data.acts)


@post(
    "/api/positions/appraise",
    status_code=200,
    responses=refusals(404, 409),
    tags=["reviews"],
    summary="What a move is worth in a position",
)
async def appraise_position(call: Call, data: Tried) -> MoveNote:
    """Compares it with the best ones that a bot finds."""
    registry = call.registry
    try:
        game = game_of_position(registry.games, data.position)
    except TableError as error:
        raise Refusal("unreadable", detail=str(error)) from None
    return await appraise_in_position(registry.ports, game, data.position, data.acts, call.principal)
