"""Pool of bot workers: shared fairly, asked again when one fails, then a weaker bot is asked."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from triforium.bots import BOTS
from triforium.server.table.ports import BotRequest, Counters, Job, Thought, Urgency

LOG: Final = logging.getLogger(__name__)
HALF_S: Final = 10.0  # after this time, half of what an address has used is forgotten
AGAIN: Final = 2  # attempts with the same bot before a weaker one is used; after a timeout there is no second attempt
TOO_SLOW: Final = "killed: time limit exceeded"


class Died(Exception):
    """The worker process ended or was killed."""


class Worker(Protocol):
    """Something that runs one job at a time, elsewhere."""

    async def ask(self, job: Job, seconds: float) -> Thought:
        """Run one job; raises Died if the worker ends, exceeds the time limit or sends an invalid answer."""

    def stop(self) -> None:
        """End it; the next job starts it again."""


class Waiting:
    """A job that waits for a worker."""

    def __init__(self, number: int, urgency: Urgency, is_hint: bool, turn: "asyncio.Future[Worker]") -> None:
        self.number = number
        self.urgency = urgency
        self.is_hint = is_hint
        self.turn = turn


class BotPool:
    """A fixed number of workers, shared fairly: by rank, then by what an address has used lately, then in order."""

    def __init__(self, workers: Sequence[Worker], seconds: float, counters: Counters) -> None:
        self.seconds = seconds
        self.counters = counters
        self.all = workers
        self.idle = list(self.all)
        self.waiting: list[Waiting] = []
        self.number = 0
        # Hints and reviews never occupy all workers, so that a bot's move waits for at most one of them.
        self.hints_left = max(1, len(workers) - 1)
        self.used: dict[str, tuple[float, float]] = {}  # seconds of thinking by address, halved every HALF_S; and when

    async def think(self, request: BotRequest, urgency: Urgency) -> Thought | None:
        """The answer of a bot; of a weaker one if it fails; None if all fail."""
        for name in levels_from(request.level):
            for _ in range(AGAIN):
                thought = await self.ask(msgspec.structs.replace(request, level=name), urgency)
                if thought.action in request.options:
                    return thought
                problem = thought.problem or "illegal"
                LOG.warning("bot-failed", extra={"game": request.game, "bot": name, "problem": problem})
                if thought.problem == TOO_SLOW:
                    break
            self.counters.bot_fallbacks += 1
            LOG.warning("bot-replaced", extra={"game": request.game, "bot": name, "by": next_lower(name)})
        return None

    async def ask(self, request: Job, urgency: Urgency) -> Thought:
        """Run one job when it is its turn; a failure is returned as a problem."""
        self.number += 1
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        is_move = isinstance(request, BotRequest) and not request.explain
        waiting = Waiting(self.number, urgency, not is_move, turn)
        self.waiting.append(waiting)
        self.serve()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            elif turn.done() and not turn.cancelled():  # cancelled just when its turn came
                self.release(turn.result(), waiting)
            raise
        started = time.perf_counter()
        try:
            return await worker.ask(request, self.seconds)
        except Died as error:
            self.counters.bot_deaths += 1
            return Thought(problem=str(error))
        finally:
            seconds = time.perf_counter() - started
            self.counters.bot.observe(seconds)
            self.used[urgency.address] = (self.used_by(urgency.address) + seconds, time.monotonic())
            self.release(worker, waiting)

    def serve(self) -> None:
        """Give idle workers to those who are next."""
        while self.idle:
            # A job whose future is done was cancelled, and will leave the queue by itself.
            ready = [one for one in self.waiting if not one.turn.done() and (self.hints_left or not one.is_hint)]
            if not ready:
                return
            first = min(ready, key=lambda one: (one.urgency.rank, self.used_by(one.urgency.address), one.number))
            self.waiting.remove(first)
            self.hints_left -= first.is_hint
            first.turn.set_result(self.idle.pop())

    def release(self, worker: Worker, done: Waiting) -> None:
        """A worker is free again."""
        self.idle.append(worker)
        self.hints_left += done.is_hint
        self.serve()

    def used_by(self, address: str) -> float:
        """The seconds that an address has used lately."""
        seconds, when = self.used.get(address, (0.0, 0.0))
        if not seconds:
            return 0.0
        left: float = seconds * 0.5 ** ((time.monotonic() - when) / HALF_S)
        if left < 0.01:
            del self.used[address]
            return 0.0
        return left

    def close(self) -> None:
        """Kill all workers."""
        for worker in self.all:
            worker.stop()


def next_lower(level: str) -> str:
    """The bot that replaces one that has failed, for the log."""
    below = levels_from(level)[1:]
    return below[0] if below else "chance"


def levels_from(level: str) -> list[str]:
    """The requested bot, then all weaker ones, strongest first."""
    names = list(BOTS)
    return names[names.index(level) :: -1] if level in names else names[::-1]
