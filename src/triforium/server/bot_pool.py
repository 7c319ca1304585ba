"""The processes in which bots think: started when they are needed, stopped when they take too long, started again."""

import asyncio
import contextlib
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
from triforium.server.bot_worker import Job, Thought
from triforium.server.log import LOG
from triforium.server.metrics import BOT_DEATHS, BOT_FALLBACKS, BOT_SECONDS
from triforium.server.portable import Portable, portable
from triforium.server.table import Table

START_S: Final = 60.0  # a process must have read all games by then
THOUGHTS: Final = msgspec.json.Decoder(Thought)
AGAIN: Final = 2  # how often the same bot is asked before a lower one is; one that was too slow is asked once
TOO_SLOW: Final = "stopped: it took too long"


class Died(Exception):
    """The process is gone, or was stopped."""


class Worker:
    """One process; it has at most one job at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, seconds: float) -> Thought:
        """The bot's answer; Died if the process ends, does not answer in time, or answers what is no thought."""
        try:
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
            self.stop()  # an answer to a question that nobody asks any more must not meet the next one
            raise

    async def answer(self, job: Job, seconds: float) -> Thought:
        """The next line of the process, which belongs to this question."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line:
            raise Died("died: its pipe is closed")
        return THOUGHTS.decode(line)

    async def start(self) -> None:
        """A new process that has read all games."""
        pipe = asyncio.subprocess.PIPE
        words = [sys.executable, "-m", "triforium.server.bot_worker"]
        process = self.process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
        assert process.stdout is not None
        line = b""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(START_S):
                line = await process.stdout.readline()
        if line != b"ready\n":
            raise Died("it did not start")

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class BotPool:
    """Some processes, and whoever waits for one of them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.all = [Worker() for _ in range(workers)]
        # However many hints are asked for, whoever plays against a bot waits for one of them at most.
        self.advising = asyncio.Semaphore(max(1, workers - 1))
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.all):
            self.idle.put_nowait(worker)

    async def choose(self, table: Table, seat: Seat, level: str) -> Action | None:
        """What a bot of this level does in this seat; a lower one if it fails, None if all do."""
        thought = await self.think(table, seat, level, explain=False)
        return None if thought is None else thought.action

    async def think(self, table: Table, seat: Seat, level: str, explain: bool) -> Thought | None:
        """The same, and if it is wanted also why."""
        assert table.state is not None
        game, options = table.game, table.state.options()
        if len(options) == 1:
            return Thought(options[0])
        world = imagined(game, table, table.state, seat)
        if world is None:
            LOG.warning("position-cannot-be-written", game=game.key, decision=table.state.decision().key)
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
        """One job for one process; what went wrong if it dies."""
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
        """End all processes."""
        for worker in self.all:
            worker.stop()


def imagined(game: Game[Any], table: Table, state: State, seat: Seat) -> Portable | None:
    """The table as this seat could imagine it, ready to be sent."""
    return portable(game, state, table.past, table.actions, seat, Rng(secrets.randbits(60)))


def next_lower(level: str) -> str:
    """Who takes the place of a bot that has failed."""
    below = levels_from(level)[1:]
    return below[0] if below else "chance"


def levels_from(level: str) -> list[str]:
    """The bot that was asked for, and then those below it."""
    names = list(BOTS)
    return names[names.index(level) :: -1] if level in names else names[::-1]
