"""Bot worker processes: answers match their jobs, and hints are limited."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import PATIENCE_S
from tests.server.tables_in_memory import ANNA, HEADER, LIMITS, tables
from triforium.core.rng import Rng
from triforium.games import find_game
from triforium.server.bots.pool import BotPool
from triforium.server.bots.process import WorkerProcess
from triforium.server.table.client_messages import Hint
from triforium.server.table.entries import PERSON, Body, Sat
from triforium.server.table.identity import Principal
from triforium.server.table.imagined_position import ImaginedPosition, imagine_position
from triforium.server.table.ports import BotRequest, Counters, Thought, Urgency
from triforium.server.table.session import execute


class SlowWorker:
    """A worker that answers when a test lets it."""

    def __init__(self, may_end: asyncio.Event) -> None:
        self.may_end = may_end

    async def ask(self, job: BotRequest, seconds: float) -> Thought:
        await self.may_end.wait()
        return Thought(job.options[0])

    def stop(self) -> None:
        """It has no process."""


class SlowBots(BotPool):
    """A pool whose workers answer when a test lets them."""

    def __init__(self, workers: int) -> None:
        self.begun: list[tuple[str, int]] = []  # address, and rank
        self.may_end = asyncio.Event()
        super().__init__([SlowWorker(self.may_end) for _ in range(workers)], PATIENCE_S, Counters())

    async def ask(self, request: BotRequest, urgency: Urgency) -> Thought:
        answer = await super().ask(request, urgency)
        self.begun.append((urgency.address, urgency.rank))
        return answer


def request(explain: bool = False) -> BotRequest:
    return BotRequest("pebbles", ImaginedPosition("", []), [1, 2], "random", 1, explain)


def test_people_come_first_and_every_address_gets_its_share() -> None:
    """Fifty jobs of a stranger wait; somebody else's bots do not wait for all of them."""

    async def play() -> None:
        pool = SlowBots(1)
        watched = [asyncio.create_task(pool.think(request(), Urgency(3, "eve"))) for _ in range(20)]
        played = [asyncio.create_task(pool.think(request(), Urgency(0, "eve"))) for _ in range(30)]
        await asyncio.sleep(0)
        honest = [asyncio.create_task(pool.think(request(), Urgency(0, "anna"))) for _ in range(3)]
        await asyncio.sleep(0)
        pool.used["eve"] = (5.0, time.monotonic())  # it has thought for her before
        pool.may_end.set()
        await asyncio.gather(*watched, *played, *honest)
        order = pool.begun
        assert order[0] == ("eve", 3), "the one that had begun"
        assert order[1:4] == [("anna", 0)] * 3
        assert order[4:34] == [("eve", 0)] * 30
        assert order[34:] == [("eve", 3)] * 19
        pool.close()

    asyncio.run(play())


def test_a_job_that_was_cancelled_a_moment_ago_gets_no_worker() -> None:
    async def play() -> None:
        pool = SlowBots(1)
        first, second, third = (asyncio.create_task(pool.think(request(), Urgency(0, name))) for name in "abc")
        await asyncio.sleep(0)
        second.cancel()
        pool.may_end.set()
        pool.serve()  # the task has not noticed yet
        assert await first is not None
        assert await third is not None
        assert (second.cancelled(), pool.waiting, len(pool.idle)) == (True, [], 1)

    asyncio.run(play())


def test_hints_leave_a_worker_to_the_moves_of_bots() -> None:
    async def play() -> None:
        pool = SlowBots(2)
        hints = [asyncio.create_task(pool.think(request(explain=True), Urgency(2, "anna"))) for _ in range(3)]
        await asyncio.sleep(0)
        assert (len(pool.idle), len(pool.waiting)) == (1, 2)
        move = asyncio.create_task(pool.think(request(), Urgency(3, "ben")))
        await asyncio.sleep(0)
        assert not pool.idle
        hints[1].cancel()
        await asyncio.sleep(0)
        pool.may_end.set()
        await asyncio.gather(*hints, move, return_exceptions=True)
        assert sorted(pool.begun) == [("anna", 2), ("anna", 2), ("ben", 3)]
        assert (len(pool.idle), pool.hints_left, pool.waiting) == (2, 1, [])
        pool.close()

    asyncio.run(play())


def test_a_table_waits_for_few_hints_at_a_time(tmp_path: Path) -> None:
    async def play() -> None:
        pool = SlowBots(1)
        async with tables(f"sqlite:///{tmp_path}/tables.db", bots=pool, sweeps=False) as registry:
            both: list[Body] = [Sat(seat, PERSON, "Anna", ANNA) for seat in (0, 1)]
            live = await registry.create("A", HEADER, both)
            answers: list[Any] = []
            anna = Principal(ANNA)

            def ask(number: int) -> asyncio.Task[None]:
                return asyncio.create_task(execute(live, anna, Hint(number, "random"), answers.append, LIMITS))

            asked = [ask(number) for number in range(5)]
            while len(answers) < 3:
                await asyncio.sleep(0.01)
            assert [(answer.code, answer.id) for answer in answers] == [("too-fast", number) for number in (2, 3, 4)]
            pool.may_end.set()
            await asyncio.gather(*asked)
            assert sorted(answer.id for answer in answers[3:]) == [0, 1]
            await ask(5)
            assert answers[-1].id == 5, "and then as before"

    asyncio.run(play())


def test_a_question_that_nobody_asks_any_more_is_not_answered_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """A job that is cancelled while its process starts or thinks leaves no answer for the next job."""

    def starting(worker: WorkerProcess) -> bool:
        return worker.process is not None

    def thinking(worker: WorkerProcess) -> bool:
        return asked

    asked = False
    answer = WorkerProcess.answer

    async def heard(worker: WorkerProcess, job: BotRequest, seconds: float) -> Thought:
        nonlocal asked
        asked = True
        return await answer(worker, job, seconds)

    async def play() -> None:
        nonlocal asked
        monkeypatch.setattr(WorkerProcess, "answer", heard)
        game = find_game("pebbles")
        state = game.deal()
        state.take(state.options()[0])
        world = imagine_position(game, state, [], [], state.deciding(), Rng(1))
        assert world is not None
        first, second = (BotRequest("pebbles", world, options, "random", 1, False) for options in ([], state.options()))
        for when in (starting, thinking):
            asked = False
            worker = WorkerProcess()
            waiting = asyncio.create_task(worker.ask(first, PATIENCE_S))
            while not when(worker):
                await asyncio.sleep(0)
            started = [worker.process]
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            thought = await worker.ask(second, PATIENCE_S)
            assert thought.action in state.options()
            started.append(worker.process)
            worker.stop()
            for process in started:
                assert process is not None
                await process.communicate()

    asyncio.run(play())


def test_a_worker_is_replaced_once_when_the_rules_have_been_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """./dev play starts with interpreted rules; bots change to the compiled ones between two moves."""
    marker = tmp_path / "ready"
    monkeypatch.setenv("TRIFORIUM_COMPILING", str(marker))

    async def play() -> None:
        game = find_game("pebbles")
        state = game.deal()
        state.take(state.options()[0])
        world = imagine_position(game, state, [], [], state.deciding(), Rng(1))
        assert world is not None
        job = BotRequest("pebbles", world, state.options(), "random", 1, False)
        worker, processes = WorkerProcess(), []
        for step in range(4):
            if step == 2:
                marker.touch()
            assert (await worker.ask(job, 60.0)).action in state.options()
            processes.append(worker.process)
        worker.stop()
        assert [process is processes[0] for process in processes] == [True, True, False, False]
        assert processes[2] is processes[3]
        for process in (processes[0], processes[2]):
            assert process is not None
            await process.communicate()

    asyncio.run(play())
