"""The tables of one process: two processes on one PostgreSQL, and a sweep that survives errors."""

import asyncio
import json
from pathlib import Path

import asyncpg
import msgspec
import pytest

from tests.server.postgres import Postgres
from tests.server.tables_in_memory import (
    ANNA,
    BEN,
    HEADER,
    SEATED,
    Ears,
    Tables,
    one_move,
    said,
    soon,
    tables,
)
from triforium.games import find_game
from triforium.server.registry import GENERATIONS
from triforium.server.table.bodies import Beginning, NewTable
from triforium.server.table.client_messages import Act, Answer, Chat, MakeOffer
from triforium.server.table.entries import Acted, Began, Entry, TookBack
from triforium.server.table.history import frames, record_text
from triforium.server.table.identity import Principal, table_id
from triforium.server.table.live_table import LiveTable
from triforium.server.table.ports import GATHERING, NEWS, Index, Row, StoreDown
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import Ack
from triforium.server.table.starts import start_of
from triforium.server.table.table import Table
from triforium.server.table.writer import run_due

DEAFEN = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN%'"


def new_id() -> str:
    return table_id(str(id(object())) + str(asyncio.get_running_loop().time()))


class SlowReader(Tables):
    """A registry that pauses while it loads a table."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.has_read = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.heard: list[tuple[str, bytes]] = []

    async def replayed(self, row: Row, *, with_draws: bool = True) -> Table:
        table = await super().replayed(row, with_draws=with_draws)
        self.has_read.set()
        await self.may_go_on.wait()
        return table

    def on_news(self, process: str, name: str, payload: bytes) -> None:
        super().on_news(process, name, payload)
        self.heard.append((name, payload))


def may_choose(ears: Ears) -> bool:
    """Did this client receive choices?"""
    views = [news for news in map(json.loads, ears.heard) if news["type"] == "view"]
    return bool(views and views[-1]["choices"])


@pytest.mark.parametrize("ear", ["hears it", "is cut off, and asks what it has missed"])
def test_what_another_process_writes_while_a_table_is_read_is_not_lost(pg: Postgres, ear: str) -> None:
    name = f"reading{len(ear)}"
    url = pg.new_database(name)

    async def play() -> None:
        there = SlowReader(url)
        async with tables(url) as here:
            await there.open()
            live = await here.create(new_id(), HEADER, SEATED)
            coming = asyncio.create_task(there.get(live.table.id))
            await there.has_read.wait()
            if ear != "hears it":
                db = await asyncpg.connect(url)
                await db.execute(DEAFEN, name)
                await db.close()
            turn = await one_move(live)
            news = {(live.table.id, NEWS + str(turn).encode()), ("", NEWS)}
            await soon(lambda: news & set(there.heard))
            there.may_go_on.set()
            ears = Ears(Principal((ANNA, BEN)[live.table.deciding()]))
            other = await coming
            other.listeners.append(ears.listener)
            other.show(ears.listener)
            await soon(lambda: may_choose(ears))
            assert other.table.turn == turn
            await there.close()

    asyncio.run(play())


def test_however_many_rematches_had_the_same_draws_few_are_read_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db") as registry:
            first = ""
            names = [f"t{number}" for number in range(GENERATIONS + 9)]
            for before, name in zip(["", *names], names, strict=False):
                header = msgspec.structs.replace(HEADER, draws_of=before)
                live = await registry.create(name, header, SEATED)
                first = first or str(live.table.actions)
                assert str(live.table.actions) == first, "the draws are repeated from rematch to rematch"
            read: list[str] = []
            entries = registry.store.entries

            async def counted(table: str, after: int = 0) -> list[Entry]:
                read.append(table)
                found: list[Entry] = await entries(table, after)
                return found

            registry.store.entries = counted
            await registry.draws_at(names[-1])
            assert len(read) == GENERATIONS

    asyncio.run(play())


class Deaf(Tables):
    """A registry that receives no news."""

    def on_news(self, process: str, name: str, payload: bytes) -> None:
        pass


@pytest.mark.parametrize("kind", ["act", "offer", "answer", "chat"])
def test_a_command_counts_once_also_where_nothing_is_known_of_it_yet(pg: Postgres, kind: str) -> None:
    url = pg.new_database(f"once{kind}")

    async def play() -> None:
        there = Deaf(url)
        async with tables(url) as here:
            await there.open()
            live = await here.create(new_id(), HEADER, SEATED)
            behind = await there.get(live.table.id)
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
            assert behind.table.turn == turn, "it has received no news"
            assert await said(behind, seat, message) == kept
            assert [entry.command for entry in await there.store.entries(live.table.id)].count("once") == 1
            await there.close()

    asyncio.run(play())


def test_news_that_cannot_be_read_at_once_is_read_by_the_sweep(pg: Postgres) -> None:
    url = pg.new_database("later")

    async def play() -> None:
        async with tables(url) as here, tables(url) as there:
            live = await here.create(new_id(), HEADER, SEATED)
            other, entries = await there.get(live.table.id), there.store.entries
            failed = asyncio.Event()

            async def busy(table: str, after: int = 0) -> list[Entry]:
                there.store.entries = entries
                failed.set()
                raise StoreDown("the store cannot be read: it does not answer")

            there.store.entries = busy
            turn = await one_move(live)
            await soon(failed.is_set)
            await soon(lambda: other.table.turn == turn)

    asyncio.run(play())


def test_a_table_that_goes_wrong_does_not_end_the_sweep(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            for wake, name in enumerate(("wrong", "left"), 1):  # all sit, but the process died before the start
                first = [Entry(turn, 5, -3, "", body) for turn, body in enumerate(SEATED, 1)]
                index = Index(GATHERING, wake, [(ANNA, 0), (BEN, 1)], "{}")
                assert await registry.store.create(name, 5, HEADER, "", index, first)
            wrong = await registry.get("wrong")
            wrong.table.header = msgspec.structs.replace(HEADER, edition="of another game")
            sweep = registry.ports.spawn(registry.sweep())
            await soon(lambda: "left" in registry.tables and registry.tables["left"].table.state is not None)
            assert not sweep.done()
            assert registry.tables.get("wrong") is not wrong, "the table in memory was discarded"
            now = registry.ports.clock.now()
            assert await registry.store.lease_due(now, now + 1, 9) == [], "it is not tried again every second"
            await run_due(await registry.get("wrong"))
            assert (await registry.get("wrong")).table.status() == "playing", "it was loaded again from the store"

    asyncio.run(play())


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "zażółć", "no table", "../x", ""])
def test_no_store_is_asked_about_a_name_that_no_table_can_have(pg: Postgres, name: str) -> None:
    async def play() -> None:
        async with tables(pg.url, sweeps=False) as registry:
            with pytest.raises(Refusal) as refusal:
                await registry.get(name)
            assert refusal.value.code == "no-table"
            wish = NewTable(beginning=Beginning(table=name or " "))
            with pytest.raises(Refusal) as refusal:
                await start_of(registry, Principal(ANNA), wish, [0], 2)
            assert refusal.value.code == "no-table"

    asyncio.run(play())


def test_opening_a_table_while_the_store_is_down_raises_store_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            await registry.store.close()
            with pytest.raises(StoreDown):
                await start_of(registry, Principal(ANNA), NewTable(beginning=Beginning(table="somewhere")), [0], 2)

    asyncio.run(play())


def test_a_snapshot_does_not_change_while_it_is_read() -> None:
    """A take-back while a snapshot is read does not change the snapshot."""
    table = Table("slow", 5, HEADER, find_game("pebbles"))
    start = find_game("pebbles").deal("small", 2)
    for given in (*SEATED, Began([start.options()[0]]), None, None):
        state = table.state
        body = given or Acted([state.options()[0]] if state is not None else [])
        table.apply(Entry(table.turn + 1, 5, table.deciding(), "", body))
    length, snapshot = len(table.actions), table.snapshot()
    before = (frames(table, 0, 0, 9), record_text(table, Principal(ANNA)))
    table.apply(Entry(table.turn + 1, 5, 0, "", TookBack(length - 2)))
    assert len(table.actions) == length - 2
    assert (frames(snapshot, 0, 0, 9), record_text(snapshot, Principal(ANNA))) == before
    assert len(frames(table, 0, 0, 9)) == len(before[0]) - 2


async def two_in_memory(first: Tables, second: Tables, live: LiveTable) -> LiveTable:
    """The same table in the memory of the second process, up to date, and not asked for lately."""
    there = await second.get(live.table.id)
    live.publish_presence()  # after the news of the start, which must not drop the table yet
    await soon(lambda: bool(there.elsewhere))
    await second.read_news(live.table.id)
    there.asked_for -= 60
    return there
