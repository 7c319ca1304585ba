"""Operations on reviews: what every move of a game was worth, appraisal of a move, the coach, puzzles."""

from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from triforium.bots.puzzles import Puzzle, puzzles_of
from triforium.bots.review_notes import MoveNote
from triforium.core.errors import TableError
from triforium.core.figure_read import Play
from triforium.core.game import Game
from triforium.server.api.games import find
from triforium.server.api.operation import Call, Document, get, post, refusals
from triforium.server.table.bodies import PuzzleInfo, PuzzleRow, ReviewPart, Tried, Wish
from triforium.server.table.figures import news_of, wish_of
from triforium.server.table.refusals import Refusal
from triforium.server.table.reviews import appraise_at, appraise_in_position, coach
from triforium.server.table.server_messages import Msg
from triforium.server.table.starts import game_of_position
from triforium.server.table.views import msg

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


@get(
    "/api/games/{game}/puzzles",
    gives=list[PuzzleRow],
    responses=refusals(404),
    tags=["puzzles"],
    summary="The puzzles of a game",
)
async def get_puzzles(call: Call, game: str) -> Document:
    """All of them, without positions; the easiest first."""
    return puzzle_rows(find(call, game))


@cache
def puzzle_rows(game: Game[Any]) -> Document:
    """The list of a game's puzzles."""
    return Document([PuzzleRow(one.id, one.edition, one.level, one.themes) for one in puzzles_of(game).values()])


@get("/api/games/{game}/puzzles/{puzzle}", responses=refusals(404), tags=["puzzles"], summary="A puzzle")
async def get_puzzle(call: Call, game: str, puzzle: str) -> PuzzleInfo:
    """The position, and the moves that solve it."""
    found = find(call, game)
    data = puzzles_of(found).get(puzzle)
    if data is None:
        raise Refusal("no-such", detail=f"there is no puzzle {puzzle[:20]!r}; GET /api/games/{game}/puzzles lists them")
    info: PuzzleInfo = await call.registry.ports.in_background(puzzle_info, found, data)
    return info


def puzzle_info(game: Game[Any], puzzle: Puzzle) -> PuzzleInfo:
    """A puzzle for the wire."""
    lines = [line_of(game, puzzle, line) for line in puzzle.lines]
    tempting, tempting_said = line_of(game, puzzle, puzzle.tempting)
    at = Play(game, puzzle.position)
    return PuzzleInfo(
        id=puzzle.id,
        game=game.key,
        edition=puzzle.edition,
        level=puzzle.level,
        themes=puzzle.themes,
        position=puzzle.position,
        seat=at.state.deciding(),
        share=puzzle.share,
        loss=puzzle.loss,
        lines=[wishes for wishes, _ in lines],
        said=lines[0][1],
        tempting=tempting,
        tempting_said=tempting_said,
        news=news_of(at, 0),
    )


def line_of(game: Game[Any], puzzle: Puzzle, texts: list[str]) -> tuple[list[Wish], list[Msg]]:
    """A move in notation as choices, and in words."""
    at = Play(game, puzzle.position)
    wishes, said = [], []
    for text in texts:
        action = at.read(text)
        wishes.append(wish_of(game, action))
        said.append(msg(game.choice(at.state, action)))
        at.take(action)
    return wishes, said
