"""Reviews of games: made in small parts by the bots' workers, after everything that players wait for."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from triforium.bots.appraise import DEFAULT_LEVEL
from triforium.bots.review import Reviewer, check_reviewable
from triforium.bots.review_notes import MoveNote, Note, Review
from triforium.core.action import Action
from triforium.core.errors import BadOption, TableError
from triforium.core.figure_read import Play
from triforium.core.game import Game
from triforium.core.record import Record
from triforium.core.record_text import write_record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.table.bodies import ReviewPart, Wish
from triforium.server.table.figures import action_of
from triforium.server.table.history import check_may_look
from triforium.server.table.identity import Principal
from triforium.server.table.imagined_position import imagine_position
from triforium.server.table.ports import MoveRequest, Ports, ReviewRequest, Urgency
from triforium.server.table.refusals import Refusal
from triforium.server.table.table import KEPT_STATES, Table

PART: Final = 6  # actions in one job: a bot's move never waits long for it
RANK: Final = 4  # after all bots that somebody waits for
COACH_RANK: Final = 2  # as hints
LEAVE_S: Final = 15.0  # a review that nobody has asked for since is stopped; what is done is kept
MOST_KEPT: Final = 500  # reviews in memory
MOST_RUNNING: Final = 20
AGAIN: Final = 2  # attempts for a single action; if all fail, the review goes on without it


class ReviewJob:
    """A review that is being made, or is ready."""

    def __init__(self, record: Record, principal: Principal) -> None:
        self.record = record
        self.text = write_record(record)
        self.address = principal.address
        self.notes: list[Note] = []
        self.done = 0  # actions
        self.asked = 0.0
        self.is_running = False
        self.review: Review | None = None

    def part(self, since: int) -> ReviewPart:
        """What is ready, without the first notes."""
        return ReviewPart(self.done, self.record.turn(), self.notes[since:], self.review)


class Reviews:
    """The reviews of this process, the last used ones kept in memory."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.jobs: dict[str, ReviewJob] = {}

    def ask(self, table: Table, principal: Principal, since: int) -> ReviewPart:
        """What is ready of the review of a game; begins it, or goes on with it."""
        check_may_look(table, principal)
        job = self.jobs.pop(table.id, None)
        if job is None or job.record.turn() != len(table.actions):
            record = table.record(len(table.actions))
            check_may_review(table, principal, record)
            job = ReviewJob(record, principal)
        self.jobs[table.id] = job
        while len(self.jobs) > MOST_KEPT:
            self.jobs.pop(next(iter(self.jobs)))
        job.asked = self.ports.clock.monotonic()
        if job.review is None and not job.is_running:
            if sum(one.is_running for one in self.jobs.values()) >= MOST_RUNNING:
                raise Refusal("too-fast")
            job.is_running = True
            self.ports.spawn(self.run(job))
        return job.part(since)

    async def run(self, job: ReviewJob) -> None:
        """Make a review, part by part, until it is ready or nobody waits for it."""
        try:
            total = job.record.turn()
            size, failed = PART, 0
            while job.done < total and self.ports.clock.monotonic() - job.asked < LEAVE_S:
                stop = min(job.done + size, total)
                request = ReviewRequest(job.record.game.key, job.text, job.done, stop, DEFAULT_LEVEL)
                thought = await self.ports.bots.ask(request, Urgency(RANK, job.address))
                if thought.problem and size > 1:
                    size //= 2  # the machine is too slow for so much at once
                    continue
                if thought.problem:
                    failed += 1
                    if failed < AGAIN:
                        continue
                failed = 0
                job.notes += thought.notes
                job.done = stop
            if job.done == total:
                job.review = await self.ports.in_background(finished, job.record, job.notes)
        finally:
            job.is_running = False


def finished(record: Record, notes: Sequence[Note]) -> Review:
    """The figures of a review; the notes are sent apart."""
    whole = Reviewer(record.game, record.agreement.seats).review(record, notes)
    return msgspec.structs.replace(whole, notes=[])


def check_may_review(table: Table, principal: Principal, record: Record) -> None:
    """Refuse a review that would help somebody in a game, or give away what a seat cannot see."""
    if table.state is None:
        raise Refusal("not-begun", message=table.stopped)
    if table.status() == "over":
        return
    if not table.header.replay and (table.seats.people() or principal.seats(table)):
        raise Refusal("no-review")
    try:
        check_reviewable(record)
    except BadOption as error:
        raise Refusal("no-review", detail=str(error)) from None


async def appraise_in_position(
    ports: Ports, game: Game[Any], text: str, acts: list[Wish], principal: Principal
) -> MoveNote:
    """What a move is worth in a position."""
    request = await ports.in_background(request_in_position, game, text, acts)
    return await appraised(ports, request, principal)


def request_in_position(game: Game[Any], text: str, acts: list[Wish]) -> MoveRequest:
    """The job for a move in a position that somebody has written."""
    try:
        state = Play(game, text).state
    except TableError as error:
        raise Refusal("unreadable", detail=str(error)) from None
    return request_for(game, state, [], [], acts)


def request_for(
    game: Game[Any], state: State, past: list[tuple[int, State]], recent: Sequence[Action], acts: list[Wish]
) -> MoveRequest:
    """The job for a move: the position is one that the deciding seat could imagine; the choices must be allowed."""
    if state.over:
        raise Refusal("over")
    seat, here = state.deciding(), state.copy()
    actions = [action_of(game, wish) for wish in acts]
    try:
        for action in actions:
            if here.over or here.deciding() != seat:
                raise Refusal("bad-choice", detail="a move ends where chance or another seat decides")
            game.check(here, action)
            here.take(action)
    except TableError as error:
        raise Refusal("bad-choice", detail=str(error)) from None
    position = imagine_position(game, state, past, recent, seat, Rng(0))
    if position is None:
        raise Refusal("no-hint")
    return MoveRequest(game.key, position, actions, DEFAULT_LEVEL)


async def appraise_at(ports: Ports, table: Table, principal: Principal, at: int, acts: list[Wish]) -> MoveNote:
    """What a move would have been worth at a moment of a game that may be reviewed."""
    check_may_look(table, principal)
    check_may_review(table, principal, table.record(len(table.actions)))
    if at >= len(table.actions):
        raise Refusal("bad-choice", detail=f"`at` must be less than {len(table.actions)}, the number of actions")
    request = await ports.in_background(request_at, table.snapshot(), at, acts)
    return await appraised(ports, request, principal)


def request_at(table: Table, at: int, acts: list[Wish]) -> MoveRequest:
    """The job for a move in a past position."""
    first = max(at - KEPT_STATES, 0)
    state = table.record(first).state.copy()
    past: list[tuple[int, State]] = []
    for number in range(first, at):
        past.append((number - first, state.copy()))
        state.take(table.actions[number])
    return request_for(table.game, state, past, table.actions[first:at].tolist(), acts)


async def coach(ports: Ports, table: Table, principal: Principal, acts: list[Wish]) -> MoveNote:
    """What the position, or a choice in it, is worth for somebody who plays alone against bots."""
    if table.state is None:
        raise Refusal("not-begun", message=table.stopped)
    if table.status() != "playing":
        raise Refusal("over")
    if len(table.seats.people()) != 1:
        raise Refusal("no-coach")
    if table.deciding() not in principal.seats(table):
        raise Refusal("not-your-turn")
    past = list(table.past)
    first = past[0][0] if past else len(table.actions)
    earlier = [(length - first, before) for length, before in past]
    recent = table.actions[first:].tolist()
    request = await ports.in_background(request_for, table.game, table.state, earlier, recent, acts)
    return await appraised(ports, request, principal)


async def appraised(ports: Ports, request: MoveRequest, principal: Principal) -> MoveNote:
    """The answer of a worker."""
    thought = await ports.bots.ask(request, Urgency(COACH_RANK, principal.address))
    if thought.move is None:
        raise Refusal("no-hint", detail=thought.problem)
    return thought.move
