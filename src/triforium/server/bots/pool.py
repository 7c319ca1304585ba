"""Pool of bot worker processes: started on demand, killed on timeout, restarted when needed."""

import asyncio
import contextlib
import os
import secrets
import sys
import time
from typing import Any, Final

import msgspec

from triforium.bots import BOTS
from triforium.core.action import Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.bots.worker import Job, Thought
from triforium.server.ops.telemetry import BOT_DEATHS, BOT_FALLBACKS, BOT_SECONDS, LOG
from triforium.server.table.imagined_position import ImaginedPosition, imagine_position
from triforium.server.table.table import Table

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

    async def ask(self, job: Job, seconds: float) -> Thought:
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

    async def answer(self, job: Job, seconds: float) -> Thought:
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


class BotPool:
    """A fixed number of workers and a queue of idle ones."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.all = [Worker() for _ in range(workers)]
        # Hints never occupy all workers, so that a bot's move waits for at most one of them.
        self.advising = asyncio.Semaphore(max(1, workers - 1))
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.all):
            self.idle.put_nowait(worker)

    async def choose(self, table: Table, seat: Seat, level: str) -> Action | None:
        """The choice of a bot of this level; of a weaker one if it fails; None if all fail."""
        thought = await self.think(table, seat, level, explain=False)
        return None if thought is None else thought.action

    async def think(self, table: Table, seat: Seat, level: str, explain: bool) -> Thought | None:
        """The same, with an explanation if requested."""
        assert table.state is not None
        game, options = table.game, table.state.options()
        if len(options) == 1:
            return Thought(options[0])
        world = imagined(game, table, table.state, seat)
        if world is None:
            LOG.warning("position-not-serializable", game=game.key, decision=table.state.decision().key)
            return None
        for name in levels_from(level):
            for _ in range(AGAIN):
                job = Job(game.key, world, options, name, secrets.randbits(60), explain)
                thought = await self.ask(job)
                if thought.action in options:
                    return thought
                LOG.warning("bot-failed", game=game.key, bot=name, problem=thought.problem or "illegal")
                if thought.problem == TOO_SLOW:
                    break
            BOT_FALLBACKS.inc()
            LOG.warning("bot-replaced", game=game.key, bot=name, by=next_lower(name))
        return None

    async def ask(self, job: Job) -> Thought:
        """Run one job on an idle worker; a failure is returned as a problem."""
        worker = await self.idle.get()
        started = time.perf_counter()
        try:
            return await worker.ask(job, self.seconds)
        except Died as error:
            BOT_DEATHS.inc()
            return Thought(problem=str(error))
        finally:
            BOT_SECONDS.observe(time.perf_counter() - started)
            self.idle.put_nowait(worker)

    def close(self) -> None:
        """Kill all workers."""
        for worker in self.all:
            worker.stop()


def rules_are_compiled() -> bool:
    """Has ./dev compiled the rules since this server was started with interpreted ones?"""
    marker = os.environ.get(COMPILING)
    return marker is not None and os.path.exists(marker)


def imagined(game: Game[Any], table: Table, state: State, seat: Seat) -> ImaginedPosition | None:
    """The game with hidden information resampled for this seat, in a form that can be sent to a worker."""
    return imagine_position(game, state, table.past, table.actions, seat, Rng(secrets.randbits(60)))


def next_lower(level: str) -> str:
    """The bot that replaces one that has failed, for the log."""
    below = levels_from(level)[1:]
    return below[0] if below else "chance"


def levels_from(level: str) -> list[str]:
    """The requested bot, then all weaker ones, strongest first."""
    names = list(BOTS)
    return names[names.index(level) :: -1] if level in names else names[::-1]
