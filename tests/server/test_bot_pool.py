"""Bot worker processes: answers match their jobs, and hints are limited."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import PATIENCE_S
from triforium.core.rng import Rng
from triforium.games import find_game
from triforium.server.bots.pool import Worker
from triforium.server.bots.worker import Job, Thought
from triforium.server.ops.settings import Settings
from triforium.server.registry import TableRegistry
from triforium.server.store import open_store
from triforium.server.table.client_messages import Hint
from triforium.server.table.commands import obey
from triforium.server.table.entries import PERSON, Header, Sat
from triforium.server.table.imagined_position import imagine_position
from triforium.server.table.listener import Principal
from triforium.server.table.live_table import Caller, LiveTable


def test_hints_are_thought_of_one_by_one_and_few_are_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        registry = TableRegistry(open_store(f"sqlite:///{tmp_path}/tables.db"), Settings(store="", bot_workers=1))
        await registry.store.open()
        header = Header("pebbles", 1, "small", {}, 2)
        live = await registry.open_table("A", header, [Sat(seat, PERSON, "Anna", "h" * 32) for seat in (0, 1)])
        begun, may_end = [], asyncio.Event()

        async def slowly(live: LiveTable, seat: int, level: str) -> Thought:
            begun.append(level)
            await may_end.wait()
            assert live.table.state is not None
            return Thought(live.table.state.options()[0])

        registry.advise = slowly  # type: ignore[method-assign]
        answers: list[Any] = []
        caller = Caller(Principal("h" * 32), answers)
        asked = [asyncio.create_task(obey(live, caller, Hint(number, "random"))) for number in range(5)]
        while len(answers) < 3 or not begun:
            await asyncio.sleep(0.01)
        assert [(answer.code, answer.id) for answer in answers] == [("too-fast", number) for number in (2, 3, 4)]
        assert begun == ["random"], "the other worker stays free for bots"
        may_end.set()
        await asyncio.gather(*asked)
        assert [answer.id for answer in answers[3:]] == [0, 1]
        await obey(live, caller, Hint(5, "random"))
        assert answers[-1].id == 5, "and then as before"
        await registry.store.close()

    asyncio.run(play())


def test_a_question_that_nobody_asks_any_more_is_not_answered_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """A job that is cancelled while its process starts or thinks leaves no answer for the next job."""

    def starting(worker: Worker) -> bool:
        return worker.process is not None

    def thinking(worker: Worker) -> bool:
        return asked

    asked = False
    answer = Worker.answer

    async def heard(worker: Worker, job: Job, seconds: float) -> Thought:
        nonlocal asked
        asked = True
        return await answer(worker, job, seconds)

    async def play() -> None:
        nonlocal asked
        monkeypatch.setattr(Worker, "answer", heard)
        game = find_game("pebbles")
        state = game.deal()
        state.take(state.options()[0])
        world = imagine_position(game, state, [], [], state.deciding(), Rng(1))
        assert world is not None
        first, second = (Job("pebbles", world, options, "random", 1, False) for options in ([], state.options()))
        for when in (starting, thinking):
            asked = False
            worker = Worker()
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
        job = Job("pebbles", world, state.options(), "random", 1, False)
        worker, processes = Worker(), []
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
