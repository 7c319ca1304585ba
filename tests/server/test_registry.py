"""The registry of live tables: two processes on one PostgreSQL, and a sweep that survives errors."""

import asyncio
import json
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from tests.server.postgres import Postgres
from tests.server.server_process import PATIENCE_S
from triforium.games import find_game
from triforium.server.http.outbox import Outbox
from triforium.server.ops.settings import Settings
from triforium.server.registry import GENERATIONS, TableRegistry
from triforium.server.store import open_store
from triforium.server.table import commands
from triforium.server.table.automation import look_after
from triforium.server.table.bodies import Beginning, NewTable
from triforium.server.table.client_messages import Act, Answer, Chat, ClientMessage, MakeOffer, Why
from triforium.server.table.commands import obey
from triforium.server.table.entries import PERSON, Acted, Began, Entry, Happening, Header, Sat, TookBack
from triforium.server.table.history import frames, record_text
from triforium.server.table.identity import new_table_id, now
from triforium.server.table.listener import Principal
from triforium.server.table.live_table import Caller, LiveTable
from triforium.server.table.openings import start_of
from triforium.server.table.ports import GATHERING, NEWS, Index, Row, StoreDown
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import Ack
from triforium.server.table.table import Table

HEADER = Header(game="pebbles", rules=1, edition="small", options={}, seats=2)
ANNA, BEN = "a" * 32, "b" * 32
SEATED: list[Happening] = [Sat(0, PERSON, "Anna", ANNA), Sat(1, PERSON, "Ben", BEN)]
DEAFEN = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN%'"


class SlowReader(TableRegistry):
    """A registry that pauses while it loads a table."""

    def __init__(self, url: str) -> None:
        super().__init__(open_store(url), Settings(store=url))
        self.has_read = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.heard: list[tuple[str, bytes]] = []

    async def replayed(self, row: Row) -> Table:
        table = await super().replayed(row)
        self.has_read.set()
        await self.may_go_on.wait()
        return table

    def on_news(self, name: str, what: bytes) -> None:
        super().on_news(name, what)
        self.heard.append((name, what))


async def soon(true: Any, seconds: float = PATIENCE_S) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


async def one_move(live: LiveTable, name: str = "once") -> int:
    """The deciding seat takes two pebbles; returns the turn."""
    answers: list[Any] = []
    who = Principal((ANNA, BEN)[live.table.deciding()])
    await obey(live, Caller(who, answers), Act(live.table.turn, name, "take", 2))
    assert isinstance(answers[0], Ack)
    return answers[0].turn


def may_choose(ears: Outbox) -> bool:
    """Did this client receive choices?"""
    views = [news for news in map(json.loads, ears.waiting) if news["type"] == "view"]
    return bool(views and views[-1]["choices"])


@pytest.mark.parametrize("ear", ["hears it", "is cut off, and asks what it has missed"])
def test_what_another_process_writes_while_a_table_is_read_is_not_lost(pg: Postgres, ear: str) -> None:
    name = f"reading{len(ear)}"
    url = pg.new_database(name)

    async def play() -> None:
        here, there = TableRegistry(open_store(url), Settings(store=url)), SlowReader(url)
        await here.open()
        await there.open()
        live = await here.open_table(new_table_id(), HEADER, SEATED)
        coming = asyncio.create_task(there.table(live.table.id))
        await there.has_read.wait()
        if ear != "hears it":
            db = await asyncpg.connect(url)
            await db.execute(DEAFEN, name)
            await db.close()
        turn = await one_move(live)
        news = {(live.table.id, NEWS + str(turn).encode()), ("", NEWS)}
        await soon(lambda: news & set(there.heard))
        there.may_go_on.set()
        next_one = Outbox(Principal((ANNA, BEN)[live.table.deciding()]), 1_000_000)
        next_one.told = 0
        other = await coming
        other.listeners.add(next_one)
        other.show(next_one)
        await soon(lambda: may_choose(next_one))
        assert other.table.turn == turn
        await here.close()
        await there.close()

    asyncio.run(play())


def test_however_many_rematches_had_the_same_draws_few_are_read_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def play() -> None:
        registry = TableRegistry(open_store(url), Settings(store=url))
        await registry.open()
        first = ""
        names = [f"t{number}" for number in range(GENERATIONS + 9)]
        for before, name in zip(["", *names], names, strict=False):
            header = msgspec.structs.replace(HEADER, draws_of=before)
            live = await registry.open_table(name, header, SEATED)
            first = first or str(live.table.actions)
            assert str(live.table.actions) == first, "the draws are repeated from rematch to rematch"
        read: list[str] = []
        entries = registry.store.entries

        async def counted(table: str, after: int = 0) -> list[Entry]:
            read.append(table)
            return await entries(table, after)

        registry.store.entries = counted  # type: ignore[method-assign]
        await registry.draws_at(names[-1])
        assert len(read) == GENERATIONS
        await registry.close()

    asyncio.run(play())


class Deaf(TableRegistry):
    """A registry that receives no notifications."""

    def on_news(self, name: str, what: bytes) -> None:
        pass


async def said(live: LiveTable, seat: int, message: ClientMessage) -> Any:
    """The answer to a command of a seat."""
    answers: list[Any] = []
    await obey(live, Caller(Principal((ANNA, BEN)[seat]), answers), message)
    return answers[0]


@pytest.mark.parametrize("kind", ["act", "offer", "answer", "chat"])
def test_a_command_counts_once_also_where_nothing_is_known_of_it_yet(pg: Postgres, kind: str) -> None:
    url = pg.new_database(f"once{kind}")

    async def play() -> None:
        here, there = TableRegistry(open_store(url), Settings(store=url)), Deaf(open_store(url), Settings(store=url))
        await here.open()
        await there.open()
        live = await here.open_table(new_table_id(), HEADER, SEATED)
        behind = await there.table(live.table.id)
        seat, turn = live.table.deciding(), live.table.turn
        if kind == "answer":
            assert isinstance(await said(live, 1 - seat, MakeOffer(turn, "before", "end")), Ack)
        message = {
            "act": Act(turn, "once", "take", 2),
            "offer": MakeOffer(turn, "once", "end"),
            "answer": Answer("once", turn + 1, False),
            "chat": Chat("once", "Hello!"),
        }[kind]
        kept = await said(live, seat, message)
        assert isinstance(kept, Ack)
        assert behind.table.turn == turn, "it has received no notification"
        assert await said(behind, seat, message) == kept
        assert [entry.command for entry in await there.store.entries(live.table.id)].count("once") == 1
        await here.close()
        await there.close()

    asyncio.run(play())


def test_news_that_cannot_be_read_at_once_is_read_by_the_sweep(pg: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = pg.new_database("later")

    async def play() -> None:
        here, there = (
            TableRegistry(open_store(url), Settings(store=url)),
            TableRegistry(open_store(url), Settings(store=url)),
        )
        await here.open()
        await there.open()
        live = await here.open_table(new_table_id(), HEADER, SEATED)
        other, entries = await there.table(live.table.id), there.store.entries
        failed = asyncio.Event()

        async def busy(table: str, after: int = 0) -> list[Entry]:
            monkeypatch.setattr(there.store, "entries", entries)
            failed.set()
            raise StoreDown("the store cannot be read: it does not answer")

        monkeypatch.setattr(there.store, "entries", busy)
        turn = await one_move(live)
        await soon(failed.is_set)
        await soon(lambda: other.table.turn == turn)
        await here.close()
        await there.close()

    asyncio.run(play())


def test_after_an_internal_error_nothing_more_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def play() -> None:
        registry = TableRegistry(open_store(url), Settings(store=url))
        await registry.open()
        live = await registry.open_table(new_table_id(), HEADER, SEATED)
        seat, turn, append = live.table.deciding(), live.table.turn, registry.store.append

        def mistake(*_: object) -> None:
            monkeypatch.setattr(registry.store, "append", append)
            raise ValueError("a mistake of ours")

        monkeypatch.setattr(registry.store, "append", mistake)
        answers = [await said(live, seat, Act(turn, name, "take", 2)) for name in ("first", "waited")]
        assert [answer.code for answer in answers] == ["our-mistake"] * 2
        again = await registry.table(live.table.id)
        assert again.table.turn == turn
        monkeypatch.setattr(commands, "why", mistake)
        assert (await said(again, seat, Why("take", 2, 7))).code == "our-mistake"
        assert await registry.table(again.table.id) is again, "an error in a question does not discard the table"
        assert isinstance(await said(again, seat, Act(turn, "waited", "take", 2)), Ack)
        await registry.close()

    asyncio.run(play())
    assert capsys.readouterr().out.count("internal-error") == 2, "the error of the command, and that of the question"


def test_a_table_that_goes_wrong_does_not_end_the_sweep(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def play() -> None:
        registry = TableRegistry(open_store(url), Settings(store=url))
        await registry.store.open()
        for wake, name in enumerate(("wrong", "left")):  # all seats are taken, but the process died before the start
            first = [Entry(turn, 5, -3, "", what) for turn, what in enumerate(SEATED, 1)]
            await registry.store.create(name, 5, HEADER, Index(GATHERING, wake, [(ANNA, 0), (BEN, 1)], "{}"), first)
        wrong = await registry.table("wrong")
        wrong.table.header = msgspec.structs.replace(HEADER, edition="of another game")
        sweep = registry.spawn(registry.sweep())
        await soon(lambda: "left" in registry.tables and registry.tables["left"].table.state is not None)
        assert not sweep.done()
        assert registry.healthy
        assert registry.tables.get("wrong") is not wrong, "the table in memory was discarded"
        assert await registry.store.due(now(), 9) == [], "it is not retried every second"
        await look_after(await registry.table("wrong"))
        assert (await registry.table("wrong")).table.status() == "playing", "it was reloaded from the store"
        assert "wrong" in registry.tables
        await registry.close()

    asyncio.run(play())


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "zażółć", "no table", "../x", ""])
def test_no_store_is_asked_about_a_name_that_no_table_can_have(pg: Postgres, name: str) -> None:
    async def play() -> None:
        registry = TableRegistry(open_store(pg.url), Settings(store=pg.url))
        await registry.store.open()
        with pytest.raises(Refusal) as no:
            await registry.table(name)
        assert no.value.code == "no-table"
        wish = NewTable(beginning=Beginning(table=name or " "))
        with pytest.raises(Refusal) as no:
            await start_of(registry, Principal(ANNA), wish, [0], 2)
        assert no.value.code == "no-table"
        await registry.close()

    asyncio.run(play())


def test_opening_a_table_while_the_store_is_down_raises_store_down(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def play() -> None:
        registry = TableRegistry(open_store(url), Settings(store=url))
        await registry.store.open()
        await registry.store.close()
        with pytest.raises(StoreDown):
            await start_of(registry, Principal(ANNA), NewTable(beginning=Beginning(table="somewhere")), [0], 2)

    asyncio.run(play())


def test_a_snapshot_does_not_change_while_it_is_read() -> None:
    """A take-back while a snapshot is read does not change the snapshot."""
    table = Table("slow", 5, HEADER, find_game("pebbles"))
    start = find_game("pebbles").deal("small", 2)
    for what in (*SEATED, Began([start.options()[0]]), None, None):
        state = table.state
        happening = what or Acted([state.options()[0]] if state is not None else [])
        table.apply(Entry(table.turn + 1, 5, table.deciding(), "", happening))
    length, snapshot = len(table.actions), table.snapshot()
    before = (frames(table, 0, 0, 9), record_text(table, Principal(ANNA)))
    table.apply(Entry(table.turn + 1, 5, 0, "", TookBack(length - 2)))
    assert len(table.actions) == length - 2
    assert (frames(snapshot, 0, 0, 9), record_text(snapshot, Principal(ANNA))) == before
    assert len(frames(table, 0, 0, 9)) == len(before[0]) - 2
