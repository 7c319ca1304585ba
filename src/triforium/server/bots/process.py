"""A bot worker as a process: started when it is needed, killed if it takes too long."""

import asyncio
import contextlib
import os
import sys
from typing import Final

import msgspec

from triforium.games import ComponentFiles
from triforium.server.bots.pool import TOO_SLOW, Died
from triforium.server.table.ports import Job, Thought

START_S: Final = 60.0  # time limit for starting a worker
THOUGHTS: Final = msgspec.json.Decoder(Thought)
COMPILING: Final = "TRIFORIUM_COMPILING"  # names a file that appears when the rules have been compiled (./dev play)


class WorkerProcess:
    """One worker process with at most one job at a time."""

    def __init__(self, components: ComponentFiles = ()) -> None:
        self.components = components
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
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(self.components) + b"\n")
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


def rules_are_compiled() -> bool:
    """Has ./dev compiled the rules since this server was started with interpreted ones?"""
    marker = os.environ.get(COMPILING)
    return marker is not None and os.path.exists(marker)
