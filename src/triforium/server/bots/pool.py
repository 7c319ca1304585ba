"""Pool of bot worker processes: started on demand, killed on timeout, restarted when needed."""

import asyncio
import contextlib
import logging
import os
import sys
import time
from typing import Final

import msgspec

from triforium.bots import BOTS
from triforium.server.table.ports import BotRequest, Counters, Thought, Urgency

LOG: Final = logging.getLogger(__name__)
HALF_S: Final = 10.0  # after this time, half of what an address has used is forgotten
START_S: Final = 60.0  # time limit for starting a worker
THOUGHTS: Final = msgspec.json.Decoder(Thought)
AGAIN: Final = 2  # attempts with the same bot before a weaker one is used; after a timeout there is no second attempt
COMPILING: Final = "TRIFORIUM_COMPILING"  # names a file that appears when the rules have been compiled (./dev play)
TOO_SLOW: Final = "killed: time limit exceeded"


class Died(Exception):
    """The worker process ended or was killed."""


class Worker:
    """One worker process with at most one job at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.started_compiled = False

    async def ask(self, job: BotRequest, seconds: float) -> Thought:
        """Run one job; raises Died if the process ends, exceeds the time limit or sends an invalid answer."""
        try:
            if rules_are_compiled() and not self.started_compiled:
                self.stop()  # a new process imports the compiled rules
            if self.process is None or self.process.returncode is not None:
                await self.start()
            return await self.answer(job, seconds)
        except TimeoutError:
            self.stop()
            raise Died(TOO_SLOW) from None
        except (OSError, ValueError) as error:
            self.stop()
            raise Died(type(error).__name__) from None
        except BaseException:
            self.stop()  # cancelled: a late answer must not be taken for that of the next job
            raise

    async def answer(self, job: BotRequest, seconds: float) -> Thought:
        """Send a job and read its answer."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line:
            raise Died("the worker process ended")
        return THOUGHTS.decode(line)

    async def start(self) -> None:
        """Start a worker process and wait until it is ready."""
        pipe = asyncio.subprocess.PIPE
        words = [sys.executable, "-m", "triforium.server.bots.worker"]
        self.started_compiled = rules_are_compiled()
        process = self.process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
        assert process.stdout is not None
        line = b""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_S):
                line = await process.stdout.readline()
        if line != b"ready\n":
            raise Died("the worker process did not start")

    def stop(self) -> None:
        """Kill the process."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class Waiting:
    """A job that waits for a worker."""

    def __init__(self, number: int, urgency: Urgency, is_hint: bool, turn: "asyncio.Future[Worker]") -> None:
        self.number = number
        self.urgency = urgency
        self.is_hint = is_hint
        self.turn = turn


class BotPool:
    """A fixed number of workers, shared fairly: by rank, then by what an address has used lately, then in order."""

    def __init__(self, workers: int, seconds: float, counters: Counters) -> None:
        self.seconds = seconds
        self.counters = counters
        self.all = [Worker() for _ in range(workers)]
        self.idle = list(self.all)
        self.waiting: list[Waiting] = []
        self.number = 0
        # Hints never occupy all workers, so that a bot's move waits for at most one of them.
        self.hints_left = max(1, workers - 1)
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

    async def ask(self, request: BotRequest, urgency: Urgency) -> Thought:
        """Run one job when it is its turn; a failure is returned as a problem."""
        self.number += 1
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        waiting = Waiting(self.number, urgency, request.explain, turn)
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
            ready = [one for one in self.waiting if not one.is_hint or self.hints_left]
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


def rules_are_compiled() -> bool:
    """Has ./dev compiled the rules since this server was started with interpreted ones?"""
    marker = os.environ.get(COMPILING)
    return marker is not None and os.path.exists(marker)


def next_lower(level: str) -> str:
    """The bot that replaces one that has failed, for the log."""
    below = levels_from(level)[1:]
    return below[0] if below else "chance"


def levels_from(level: str) -> list[str]:
    """The requested bot, then all weaker ones, strongest first."""
    names = list(BOTS)
    return names[names.index(level) :: -1] if level in names else names[::-1]
