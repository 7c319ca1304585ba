"""What a bot does with a question; in a process of the server, or in a Worker of a page."""

from typing import Any

import msgspec

from triforium.bots import find_bot
from triforium.bots.explain import Candidate, explain
from triforium.bots.review import Reviewer
from triforium.bots.search_bot import SearchBot
from triforium.core.game import Game
from triforium.core.record_text import read_record
from triforium.core.rng import Rng
from triforium.server.table.imagined_position import read_world
from triforium.server.table.ports import Advice, BotRequest, Job, MoveRequest, ReviewRequest, Thought

JOBS: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)


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


def review(games: dict[str, Game[Any]], job: ReviewRequest) -> Thought:
    """Review a part of a game."""
    record = read_record(job.record, "", games.__getitem__).record
    reviewer = Reviewer(record.game, record.agreement.seats, job.level)
    return Thought(notes=list(reviewer.notes(record, job.start, job.stop)))


def appraise(games: dict[str, Game[Any]], job: MoveRequest) -> Thought:
    """Appraise a move."""
    game = games[job.game]
    world = read_world(game, job.position)
    reviewer = Reviewer(game, len(world.scores()), job.level)
    return Thought(move=reviewer.move_note(world, job.actions, 0))


def advice_of(candidate: Candidate) -> Advice:
    """A candidate as a serialisable struct."""
    line = [(said.seat, said.choice.key, said.choice.args) for said in candidate.line]
    reasons = [(reason.feature, round(100 * reason.share)) for reason in candidate.reasons]
    return Advice(candidate.action, round(100 * candidate.share), line, reasons)


def answer(games: dict[str, Game[Any]], line: bytes) -> Thought:
    """Run the job in one line; an exception becomes a problem in the answer."""
    try:
        job = JOBS.decode(line)
        if isinstance(job, ReviewRequest):
            return review(games, job)
        return appraise(games, job) if isinstance(job, MoveRequest) else think(games, job)
    except Exception as error:
        return Thought(problem=type(error).__name__)
