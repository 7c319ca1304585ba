"""What a bot does with a question; in a process of the server, or in a Worker of a page."""

from typing import Any

import msgspec

from triforium.bots import find_bot
from triforium.bots.explain import Candidate, explain
from triforium.bots.search_bot import SearchBot
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.server.table.imagined_position import read_world
from triforium.server.table.ports import Advice, BotRequest, Thought

REQUESTS = msgspec.json.Decoder(BotRequest)


def think(games: dict[str, Game[Any]], job: BotRequest) -> Thought:
    """Run one job."""
    game = games[job.game]
    world = read_world(game, job.position)
    if world.options() != job.options:
        return Thought(problem="the position does not offer the expected choices")
    bot = find_bot(job.level)
    if job.explain and isinstance(bot, SearchBot):
        advice = [advice_of(candidate) for candidate in explain(bot, game, world)]
        return Thought(advice[0].action, advice=advice)
    return Thought(bot.choose(game, world, Rng(job.seed)))


def advice_of(candidate: Candidate) -> Advice:
    """A candidate as a serialisable struct."""
    line = [(said.seat, said.choice.key, said.choice.args) for said in candidate.line]
    reasons = [(reason.feature, round(100 * reason.share)) for reason in candidate.reasons]
    return Advice(candidate.action, round(100 * candidate.share), line, reasons)


def answer(games: dict[str, Game[Any]], line: bytes) -> Thought:
    """Run the job in one line; an exception becomes a problem in the answer."""
    try:
        return think(games, REQUESTS.decode(line))
    except Exception as error:
        return Thought(problem=type(error).__name__)
