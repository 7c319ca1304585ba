"""Bots in further Workers, for the pool that the server uses as well."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from triforium.server.bots.pool import TOO_SLOW, Died
from triforium.server.table.ports import Job, Thought

START_S: Final = 120.0  # time limit for starting a Worker; the first start may wait for a slow network
THOUGHTS: Final = msgspec.json.Decoder(Thought)


class JsWorker(Protocol):
    """A Worker of the browser, as web/src/page/bot_worker.ts offers it."""

    ready: "asyncio.Future[None]"

    def ask(self, question: str) -> "asyncio.Future[str]":
        """The answer to a question."""

    def terminate(self) -> None:
        """End the Worker."""


class BotWorker:
    """A Worker of the browser that is started for the first job, and ended if it takes too long."""

    def __init__(self, start: Callable[[], JsWorker]) -> None:
        self.start = start
        self.worker: JsWorker | None = None

    def warm_up(self) -> None:
        """Start the Worker before it is needed."""
        if self.worker is None:
            self.worker = self.start()

    async def ask(self, job: Job, seconds: float) -> Thought:
        """Run one job; raises Died if it takes too long or fails."""
        try:
            self.warm_up()
            assert self.worker is not None
            async with asyncio.timeout(START_S):
                await self.worker.ready
            async with asyncio.timeout(seconds):
                return THOUGHTS.decode(await self.worker.ask(msgspec.json.encode(job).decode()))
        except TimeoutError:
            self.stop()
            raise Died(TOO_SLOW) from None
        except BaseException as error:
            self.stop()  # a late answer must not be taken for that of the next job
            if isinstance(error, asyncio.CancelledError):
                raise
            raise Died(type(error).__name__) from None

    def stop(self) -> None:
        """End the Worker."""
        if self.worker is not None:
            self.worker.terminate()
        self.worker = None
