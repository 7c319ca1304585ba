"""PostgreSQL only: notifications to other processes, and broken connections."""

import asyncio
import contextlib
import gc

import asyncpg
import pytest

from tests.server.postgres import Postgres
from tests.server.test_store import acted, new_table, with_store
from triforium.server.store import open_store, postgres
from triforium.server.table.entries import Entry
from triforium.server.table.ports import NEWS, Store, StoreDown


def test_the_news_of_many_tables_are_few_and_name_them_all(pg: Postgres) -> None:
    async def main() -> None:
        pieces: list[str] = []
        heard: set[tuple[str, bytes]] = set()
        ear = await asyncpg.connect(pg.url)
        await ear.add_listener("triforium", lambda *news: pieces.append(news[3]))
        first, second = open_store(pg.url), open_store(pg.url)
        second.subscribe(lambda _, table, payload: heard.add((table, payload)))
        await first.open()
        await second.open()
        tables = await asyncio.gather(*(new_table(first) for _ in range(450)))
        assert all(await asyncio.gather(*(first.append(table, acted(1), 0, None) for table in tables)))
        wanted = {(table, NEWS + b"1") for table in tables}
        async with asyncio.timeout(60):  # two listeners are two connections without a common order
            while not heard >= wanted or not all(any(table in piece for piece in pieces) for table in tables):
                await asyncio.sleep(0.02)
        assert len(pieces) < 20, "entries share notifications"
        assert max(len(piece) for piece in pieces) < 8000
        await first.close()
        await second.close()
        await ear.close()

    asyncio.run(main())


def test_a_store_whose_connections_were_cut_writes_again(pg: Postgres) -> None:
    url = pg.new_database("cut")
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"

    async def written(store: Store, table: str, turn: int) -> bool:
        with contextlib.suppress(StoreDown):  # the first write on the broken connection fails
            return await asyncio.wait_for(store.append(table, acted(turn), 0, None), 60)
        return False

    async def read(store: Store, table: str) -> list[Entry]:
        with contextlib.suppress(StoreDown):  # the same: the old connection may still be closing
            return await store.entries(table)
        return await store.entries(table)

    async def play(store: Store) -> None:
        table = await new_table(store)
        for turn in range(1, 6):
            while not await written(store, table, turn):
                pass
            knife = await asyncpg.connect(url)
            assert await knife.fetchval(f"SELECT count(pg_terminate_backend(pid)) {others}") > 0
            await knife.close()
        assert await written(store, table, 6) or await written(store, table, 6)
        assert [entry.turn for entry in await read(store, table)] == [1, 2, 3, 4, 5, 6]

    with_store(url, play)


def test_a_store_that_closes_lets_its_messages_out_first(pg: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "GIVE_UP_S", 60.0)

    async def main() -> None:
        problems: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, said: problems.append(said["message"]))
        store, other = open_store(pg.url), open_store(pg.url)
        heard: list[bytes] = []
        other.subscribe(lambda _, table, payload: heard.append(payload))
        await store.open()
        await other.open()
        for number in range(1500):
            store.publish("t", b"~%d" % number)
        await asyncio.sleep(0.05)
        await store.close()
        gc.collect()
        async with asyncio.timeout(60):
            while len(heard) < 1500:
                await asyncio.sleep(0.02)
        await other.close()
        assert problems == []

    asyncio.run(main())
