"""Conformance tests for all stores: SQLite and a real PostgreSQL."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import Postgres
from tests.server.server_process import PATIENCE_S
from triforium.server.store import migrations, open_store
from triforium.server.table.entries import ENCODER, Acted, Entry, Header, Said, Sat, write_body
from triforium.server.table.identity import table_id
from triforium.server.table.ports import NEWS, BadStore, Index, Store, StoreDown

HEADER = Header(game="pebbles", rules=1, edition="small", options={}, seats=2, listed=True)
Play = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/tables.db"
    pg: Postgres = request.getfixturevalue("pg")
    return pg.new_database(f"t{secrets.token_hex(6)}")


def with_store(url: str, play: Play) -> None:
    async def main() -> None:
        store = open_store(url)
        await store.open()
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(main())


def index(**changes: object) -> Index:
    start = Index(status="gathering", wake=None, holders=[("anna", 0)], summary="{}")
    for key, value in changes.items():
        setattr(start, key, value)
    return start


def acted(turn: int, action: int = 3, seat: int = 0, command: str = "") -> Entry:
    return Entry(turn, 1_700_000_000_000 + turn, seat, command or f"c{turn}", Acted([action, 65536]))


def new_id() -> str:
    return table_id(secrets.token_hex(8))


async def new_table(
    store: Store, created: int = 5, header: Header = HEADER, opener: str = "", **changes: object
) -> str:
    table = new_id()
    assert await store.create(table, created, header, opener, index(**changes), [])
    return table


def test_what_was_appended_is_there_after_opening_again(url: str) -> None:
    kept: list[str] = []

    async def write(store: Store) -> None:
        table = new_id()
        sat = Entry(1, 5, 0, "", Sat(0, "person", "Zażółć 🏰", holder="anna"))
        assert await store.create(table, 5, HEADER, "", index(), [sat])
        assert await store.append(table, acted(2), 0, None)
        assert await store.append(table, Entry(3, 6, 1, "x", Said("'; DROP TABLE entries; --\u2028")), 0, None)
        kept.append(table)

    async def read(store: Store) -> None:
        entries = await store.entries(kept[0])
        assert [entry.turn for entry in entries] == [1, 2, 3]
        assert entries[0].body == Sat(0, "person", "Zażółć 🏰", holder="anna")
        assert entries[1] == acted(2)
        assert entries[2].body == Said("'; DROP TABLE entries; --\u2028")
        assert [entry.turn for entry in await store.entries(kept[0], after=2)] == [3]
        row = await store.header(kept[0])
        assert row is not None
        assert row.header == HEADER
        assert await store.header("nowhere") is None
        assert await store.entries("nowhere") == []

    with_store(url, write)
    with_store(url, read)


def test_of_concurrent_writers_only_one_writes_a_turn(url: str) -> None:
    async def play(store: Store) -> None:
        table = await new_table(store)
        tries = [store.append(table, acted(1, action, command=f"c{action}"), 0, None) for action in range(20)]
        added = await asyncio.gather(*tries)
        assert added.count(True) == 1
        entries = await store.entries(table)
        assert len(entries) == 1
        winner = entries[0].body
        assert isinstance(winner, Acted)
        assert winner.actions[0] == added.index(True)

    with_store(url, play)


def test_of_many_at_once_those_whose_turn_is_taken_are_refused_and_no_others(url: str) -> None:
    async def play(store: Store) -> None:
        tables = [await new_table(store) for _ in range(12)]
        taken = tables[::3]
        assert all(await asyncio.gather(*(store.append(table, acted(1, 7), 0, None) for table in taken)))
        added = await asyncio.gather(*(store.append(table, acted(1, 8), 0, None) for table in tables))
        assert [table for table, new in zip(tables, added, strict=True) if not new] == taken
        written = [(await store.entries(table))[0] for table in tables]
        assert written == [acted(1, 7 if table in taken else 8) for table in tables]

    with_store(url, play)


def test_the_index_changes_with_its_entry_or_not_at_all(url: str) -> None:
    async def play(store: Store) -> None:
        table = await new_table(store)
        assert [row.id for row in await store.held_by("anna", 9)] == [table]
        seated = index(status="playing", wake=77, holders=[("anna", 0), ("ben", 1)], summary='{"n":1}')
        assert await store.append(table, acted(1), 0, seated)
        assert not await store.append(
            table, acted(1, command="late"), 0, index(status="over", holders=[], summary="no")
        )
        row = await store.header(table)
        assert row is not None
        assert (row.status, row.summary) == ("playing", '{"n":1}')
        assert [row.id for row in await store.held_by("ben", 9)] == [table]
        assert await store.lease_due(76, 80, 9) == []
        assert await store.lease_due(77, 80, 9) == [table]
        assert await store.append(table, acted(2), 0, Index(status="playing", wake=None))
        assert await store.lease_due(10**13, 10**13, 9) == []
        assert [row.summary for row in await store.held_by("ben", 9)] == ['{"n":1}'], "None changes nothing"
        assert await store.append(table, acted(3), 0, index(holders=[("ben", 0)]))
        assert await store.held_by("anna", 9) == []

    with_store(url, play)


def test_a_due_table_is_given_to_one_process_until_its_lease_ends(url: str) -> None:
    async def play(store: Store) -> None:
        table = await new_table(store, wake=50)
        found = await asyncio.gather(*(store.lease_due(60, 90, 9) for _ in range(1 if not store.is_shared else 5)))
        assert [name for names in found for name in names] == [table]
        assert await store.lease_due(89, 120, 9) == []
        assert await store.lease_due(90, 120, 9) == [table], "whoever had it did not finish"

    with_store(url, play)


def test_a_wake_time_that_another_process_has_just_written_stays(url: str) -> None:
    async def play(store: Store) -> None:
        table = await new_table(store, wake=50)
        assert await store.lease_due(60, 90, 9) == [table]
        assert await store.append(table, acted(1), 0, Index(status="playing", wake=70)), "meanwhile"
        await store.set_wake(table, None, seen=90)
        assert await store.lease_due(70, 95, 9) == [table]
        await store.set_wake(table, None, seen=95)
        assert await store.lease_due(10**13, 10**13, 9) == []

    with_store(url, play)


def test_a_table_is_created_once(url: str) -> None:
    async def play(store: Store) -> None:
        table = await new_table(store)
        assert not await store.create(table, 9, HEADER, "", index(holders=[("ben", 1)]), [acted(1)])
        assert await store.entries(table) == []
        assert await store.held_by("ben", 9) == []

    with_store(url, play)


def test_nobody_fills_a_page_of_the_lobby(url: str) -> None:
    async def play(store: Store) -> None:
        honest = await new_table(store, created=1, opener="anna")
        older = [await new_table(store, created=2) for _ in range(8)]  # from before openers were written down
        for created in range(10, 70):
            await new_table(store, created=created, opener="eve")
        found = [row.id for row in await store.listed("gathering", 100)]
        assert len(found) == 5 + 8 + 1
        assert found[-1] == honest
        assert set(older) < set(found)
        assert (await store.count_listed("eve"), await store.count_listed("anna")) == (60, 1)
        assert await store.append(honest, acted(1), 0, index(status="over"))
        assert await store.count_listed("anna") == 0
        assert await store.count_listed("") == 0

    with_store(url, play)


def test_my_tables_say_whose_turn_it_is_without_reading_their_journals(url: str) -> None:
    async def play(store: Store) -> None:
        table = await new_table(store)
        assert [row.deciding for row in await store.held_by("anna", 9)] == [None]
        assert await store.append(table, acted(1), 1, Index(status="playing", wake=None))
        assert [row.deciding for row in await store.held_by("anna", 9)] == [1]
        assert await store.append(table, acted(2), 0, None)
        assert [row.deciding for row in await store.held_by("anna", 9)] == [0]
        assert await store.append(table, acted(3), -3, Index(status="over", wake=None))
        assert [row.deciding for row in await store.held_by("anna", 9)] == [None]

    with_store(url, play)


def test_the_time_without_a_server_is_known_to_the_next_one(url: str) -> None:
    async def first(store: Store) -> None:
        assert await store.start_service(1_000_000) == ()
        assert await store.heartbeat(1_005_000) == ()

    async def second(store: Store) -> None:
        assert await store.start_service(1_105_000) == ((1_005_000, 1_105_000),)
        assert await store.heartbeat(1_106_000) == ((1_005_000, 1_105_000),)

    async def third(store: Store) -> None:
        found = await store.start_service(1_107_000)
        if store.is_shared:
            assert found == ((1_005_000, 1_105_000),), "another process has said a second ago that it is there"
        else:
            assert found[0] == (1_106_000, 1_107_000), "nobody else can have the file"

    for play in (first, second, third):
        with_store(url, play)


def test_one_row_that_cannot_be_read_breaks_no_list(url: str) -> None:
    async def play(store: Store) -> None:
        good, torn = await new_table(store), await new_table(store)
        await store_sql(store, url, "UPDATE tables SET header = '{' WHERE id = {0}", torn)
        assert [row.id for row in await store.listed("gathering", 9)] == [good]
        assert [row.id for row in await store.held_by("anna", 9)] == [good]

    with_store(url, play)


async def store_sql(store: Store, url: str, query: str, *values: object) -> None:
    """Change a store behind its back."""
    if store.is_shared:
        db = await asyncpg.connect(url)
        await db.execute(query.replace("{0}", "$1"), *values)
        await db.close()
    else:
        with contextlib.closing(sqlite3.connect(url.partition(":///")[2])) as file, file:
            file.execute(query.replace("{0}", "?"), values)


def test_lists_are_newest_first_and_only_what_was_listed(url: str) -> None:
    async def play(store: Store) -> None:
        tables = [await new_table(store, created=number) for number in range(1, 6)]
        hidden = await new_table(store, created=9, header=Header("pebbles", 1, "small", {}, 2))
        found = [row.id for row in await store.listed("gathering", 3)]
        assert found == [tables[4], tables[3], tables[2]]
        assert hidden not in [row.id for row in await store.listed("gathering", 99)]
        assert await store.listed("over", 9) == []
        assert [row.id for row in await store.held_by("anna", 2)] == [hidden, tables[4]]
        everything = sorted([*tables, hidden])
        first = await store.names("", 4)
        assert first == everything[:4]
        assert await store.names(first[-1], 9) == everything[4:]

    with_store(url, play)


def test_a_thousand_entries_of_many_tables_at_once_are_all_there(url: str) -> None:
    async def play(store: Store) -> None:
        tables = [await new_table(store) for _ in range(20)]

        async def one(table: str) -> None:
            for turn in range(1, 51):
                wake = Index(status="playing", wake=turn) if turn % 5 == 0 else None
                assert await store.append(table, acted(turn), 0, wake)

        await asyncio.gather(*(one(table) for table in tables))
        for table in tables:
            assert [entry.turn for entry in await store.entries(table)] == list(range(1, 51))

    with_store(url, play)


def test_a_store_of_a_newer_version_is_refused_in_one_sentence(url: str, tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    with_store(url, nothing)
    if not url.startswith("postgres"):
        db = sqlite3.connect(url.partition(":///")[2])
        db.execute("INSERT INTO migrations VALUES (99, 'from the future', 0)")
        db.commit()
        db.close()
    else:

        async def spoil() -> None:
            db = await asyncpg.connect(url)
            await db.execute("INSERT INTO migrations VALUES (99, 'from the future', 0)")
            await db.close()

        asyncio.run(spoil())
    with pytest.raises(BadStore, match="newer"):
        with_store(url, nothing)


@pytest.mark.parametrize("version", range(1, migrations.NEWEST))
def test_a_store_of_an_older_version_is_brought_up_to_date(url: str, version: int) -> None:
    header, body = ENCODER.encode(HEADER).decode(), write_body(acted(1).body)
    statements = [
        migrations.LEDGER,
        *(step for number, _, steps in migrations.MIGRATIONS[:version] for step in steps),
        *(f"INSERT INTO migrations VALUES ({number}, '', 0)" for number in range(1, version + 1)),
        "INSERT INTO tables (id, created, status, listed, wake, header, summary) "
        f"VALUES ('old', 5, 'playing', 1, 7, '{header}', '{{}}')",
        "INSERT INTO entries (table_id, turn, at, seat, command, body) "
        f"VALUES ('old', 1, {acted(1).at}, 0, 'c1', '{body}')",
        "INSERT INTO holders VALUES ('anna', 'old', 0, 5)",
    ]

    async def make() -> None:
        db = await asyncpg.connect(url)
        for statement in statements:
            await db.execute(statement.replace("{clustered}", ""))
        await db.close()

    if url.startswith("postgres"):
        asyncio.run(make())
    else:
        path = Path(url.partition(":///")[2])
        path.parent.mkdir()
        with contextlib.closing(sqlite3.connect(path)) as file, file:
            for statement in statements:
                file.execute(statement.replace("{clustered}", "WITHOUT ROWID"))

    async def after(store: Store) -> None:
        assert await store.entries("old") == [acted(1)]
        assert await store.append("old", acted(2, command="c1"), 0, None), "a name is unique because a turn is"
        assert [row.id for row in await store.listed("playing", 9)] == ["old"]
        assert [(row.id, row.yours) for row in await store.held_by("anna", 9)] == [("old", [0])]
        assert await store.lease_due(7, 9, 9) == ["old"]
        assert await store.start_service(10**12) == ()

    with_store(url, after)


def test_two_processes_hear_of_each_other(pg: Postgres) -> None:
    async def main() -> None:
        first, second = open_store(pg.url), open_store(pg.url)
        heard: list[tuple[str, bytes]] = []
        mine: list[tuple[str, bytes]] = []
        second.subscribe(lambda _, table, payload: heard.append((table, payload)))
        first.subscribe(lambda _, table, payload: mine.append((table, payload)))
        await first.open()
        await second.open()
        table = await new_table(first)
        both = await asyncio.gather(
            first.append(table, acted(1, command="a"), 0, None), second.append(table, acted(1, command="b"), 0, None)
        )
        assert sorted(both) == [False, True]
        first.publish(table, b'~{"x":"y z"}')
        async with asyncio.timeout(PATIENCE_S):  # two listeners without a common order
            while (table, b'~{"x":"y z"}') not in heard or (table, NEWS + b"1") not in (heard if both[0] else mine):
                await asyncio.sleep(0.02)
        assert ((table, NEWS + b"1") in heard) == both[0]
        assert ((table, NEWS + b"1") in mine) == both[1], "no process is notified of its own entries"
        await first.close()
        await second.close()

    asyncio.run(main())


def test_a_closed_store_says_so(url: str) -> None:
    async def main() -> None:
        store = open_store(url)
        await store.open()
        table = await new_table(store)
        await store.close()
        for ask in (
            lambda: store.header(table),
            lambda: store.append(table, acted(1), 0, None),
            lambda: store.lease_due(5, 5, 5),
            lambda: new_table(store),
        ):
            with pytest.raises(StoreDown, match="closed"):
                await asyncio.wait_for(ask(), PATIENCE_S)

    asyncio.run(main())
