"""Tables in the process of the test: a real store, a registry, and bots that a test may replace."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from tests.server.server_process import PATIENCE_S
from triforium.server.bots.pool import BotPool
from triforium.server.bots.process import WorkerProcess
from triforium.server.ops.system import SYSTEM_CLOCK, SYSTEM_RANDOMNESS
from triforium.server.registry import TableRegistry
from triforium.server.server import Background
from triforium.server.store import open_store
from triforium.server.table.client_messages import Act, ClientMessage
from triforium.server.table.entries import PERSON, Body, Header, Sat
from triforium.server.table.identity import Principal
from triforium.server.table.limits import SeatLimits
from triforium.server.table.live_table import Listener, LiveTable
from triforium.server.table.ports import BotRunner, Clock, Counters, Ports
from triforium.server.table.server_messages import Ack
from triforium.server.table.session import execute

HEADER = Header(game="pebbles", rules=1, edition="small", options={}, seats=2)
ANNA, BEN = "a" * 32, "b" * 32
SEATED: list[Body] = [Sat(0, PERSON, "Anna", ANNA), Sat(1, PERSON, "Ben", BEN)]
LIMITS = SeatLimits(10**6, 10**6, 10**6, SYSTEM_CLOCK)


class Tables(TableRegistry):
    """A registry whose background work and store are closed together with it."""

    def __init__(self, url: str, clock: Clock = SYSTEM_CLOCK, bots: BotRunner | None = None) -> None:
        self.background, counters = Background(), Counters()
        self.pool = bots or BotPool([WorkerProcess()], 10.0, counters)
        self.store: Any = open_store(url)
        spawn, call = self.background.spawn, self.background.call
        super().__init__(Ports(self.store, clock, SYSTEM_RANDOMNESS, self.pool, spawn, call, counters))

    async def close(self) -> None:
        await super().close()
        await self.background.close()
        if isinstance(self.pool, BotPool):
            self.pool.close()
        await self.store.close()


@contextlib.asynccontextmanager
async def tables(
    url: str, clock: Clock = SYSTEM_CLOCK, bots: BotRunner | None = None, sweeps: bool = True
) -> AsyncIterator[Tables]:
    """An open registry."""
    registry = Tables(url, clock, bots)
    if sweeps:
        await registry.open()
    else:
        await registry.store.open()
    try:
        yield registry
    finally:
        await registry.close()


async def soon(true: Any, seconds: float = PATIENCE_S) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


async def said(live: LiveTable, seat: int, message: ClientMessage) -> Any:
    """The answer to a command of a seat."""
    answers: list[Any] = []
    await execute(live, Principal((ANNA, BEN)[seat]), message, answers.append, LIMITS)
    assert len(answers) == 1, "every message is answered exactly once"
    return answers[0]


async def one_move(live: LiveTable, name: str = "once") -> int:
    """The deciding seat takes two pebbles; returns the turn."""
    answer = await said(live, live.table.deciding(), Act(live.table.turn, name, "take", 2))
    assert isinstance(answer, Ack)
    return answer.turn


class Ears:
    """A client that keeps what it is sent."""

    def __init__(self, principal: Principal) -> None:
        self.heard: list[bytes] = []
        self.is_closed = False
        self.listener = Listener(principal, self.heard.append, self.close)
        self.listener.told = 0

    def close(self) -> None:
        self.is_closed = True
