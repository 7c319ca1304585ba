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
from triforium.server.store import migrations, open_store, sqlite
from triforium.server.table.entries import Acted, Entry, Header, Said, Sat
from triforium.server.table.identity import new_table_id
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


async def new_table(store: Store, created: int = 5, header: Header = HEADER, **changes: object) -> str:
    table = new_table_id()
    await store.create(table, created, header, index(**changes), [])
    return table


def test_what_was_appended_is_there_after_opening_again(url: str) -> None:
    kept: list[str] = []

    async def write(store: Store) -> None:
        table = new_table_id()
        sat = Entry(1, 5, 0, "", Sat(0, "person", "Zażółć 🏰", holder="anna"))
        await store.create(table, 5, HEADER, index(), [sat])
        assert await store.append(table, acted(2), None)
        assert await store.append(table, Entry(3, 6, 1, "x", Said("'; DROP TABLE entries; --\u2028")), None)
        kept.append(table)

    async def read(store: Store) -> None:
        entries = await store.entries(kept[0])
        assert [entry.turn for entry in entries] == [1, 2, 3]
        assert entries[0].what == Sat(0, "person", "Zażółć 🏰", holder="anna")
        assert entries[1] == acted(2)
        assert entries[2].what == Said("'; DROP TABLE entries; --\u2028")
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
        tries = [store.append(table, acted(1, action, command=f"c{action}"), None) for action in range(20)]
        added = await asyncio.gather(*tries)
        assert added.count(True) == 1
        entries = await store.entries(table)
        assert len(entries) == 1
        winner = entries[0].what
        assert isinstance(winner, Acted)
        assert winner.actions[0] == added.index(True)

    with_store(url, play)


def test_of_many_at_once_those_whose_turn_is_taken_are_refused_and_no_others(url: str) -> None:
    async def play(store: Store) -> None:
        tables = [await new_table(store) for _ in range(12)]
        taken = tables[::3]
        assert all(await asyncio.gather(*(store.append(table, acted(1, 7), None) for table in taken)))
        added = await asyncio.gather(*(store.append(table, acted(1, 8), None) for table in tables))
        assert [table for table, new in zip(tables, added, strict=True) if not new] == taken
        written = [(await store.entries(table))[0] for table in tables]
        assert written == [acted(1, 7 if table in taken else 8) for table in tables]

    with_store(url, play)


def test_the_index_changes_with_its_entry_or_not_at_all(url: str) -> None:
    async def play(store: Store) -> None:
        table = await new_table(store)
        assert [row.id for row in await store.held_by("anna", 9)] == [table]
        seated = index(status="playing", wake=77, holders=[("anna", 0), ("ben", 1)], summary='{"n":1}')
        assert await store.append(table, acted(1), seated)
        assert not await store.append(table, acted(1, command="late"), index(status="over", holders=[], summary="no"))
        row = await store.header(table)
        assert row is not None
        assert (row.status, row.summary) == ("playing", '{"n":1}')
        assert [row.id for row in await store.held_by("ben", 9)] == [table]
        assert await store.due(76, 9) == []
        assert await store.due(77, 9) == [table]
        assert await store.append(table, acted(2), Index(status="playing", wake=None))
        assert await store.due(10**13, 9) == []
        assert [row.summary for row in await store.held_by("ben", 9)] == ['{"n":1}'], "None changes nothing"
        assert await store.append(table, acted(3), index(holders=[("ben", 0)]))
        assert await store.held_by("anna", 9) == []

    with_store(url, play)


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
                assert await store.append(table, acted(turn), wake)

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


def test_a_store_of_an_older_version_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = migrations.MIGRATIONS
    found: list[str] = []

    async def before(store: Store) -> None:
        found.append(await new_table(store))
        assert await store.append(found[0], acted(1, command="old"), None)
        assert not await store.append(found[0], acted(2, command="old"), None), "unique in the first migration"

    async def after(store: Store) -> None:
        assert await store.entries(found[0]) == [acted(1, command="old")]
        assert await store.append(found[0], acted(2, command="old"), None), "not after the second"

    monkeypatch.setattr(migrations, "MIGRATIONS", steps[:1])
    with_store(url, before)
    monkeypatch.setattr(migrations, "MIGRATIONS", steps)
    with_store(url, after)


def test_a_file_that_another_server_has_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"

    async def again(store: Store) -> None:
        with pytest.raises(BadStore, match="another server"):
            await open_store(url).open()

    with_store(url, again)


def test_a_file_with_pages_of_another_size_is_read_and_written(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "old.db")
    old.execute("PRAGMA page_size=4096")
    old.execute("PRAGMA journal_mode=WAL")
    old.execute("CREATE TABLE letters (text TEXT)")
    old.close()

    async def play(store: Store) -> None:
        table = await new_table(store)
        assert all([await store.append(table, acted(turn), None) for turn in range(1, 300)])
        assert [entry.turn for entry in await store.entries(table)] == list(range(1, 300))

    for name, size in (("old", 4096), ("new", 1024)):
        with_store(f"sqlite:///{tmp_path}/{name}.db", play)
        with contextlib.closing(sqlite3.connect(tmp_path / f"{name}.db")) as file:
            assert file.execute("PRAGMA page_size").fetchone() == (size,)
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Anna, " * 200)

    async def never(store: Store) -> None:
        raise AssertionError("it opened a letter")

    with pytest.raises(BadStore, match="cannot be"):
        with_store(f"sqlite:///{tmp_path}/letter.db", never)
    with pytest.raises(BadStore, match="cannot be"):
        with_store(f"sqlite:///{tmp_path}", never)
    with pytest.raises(BadStore, match="sqlite:///FILE"):
        open_store("mysql://root:secret@host/db")
    with pytest.raises(BadStore, match="PostgreSQL cannot be used"):
        with_store(f"postgresql://anna:secret@/none?host={tmp_path}", never)


def test_a_locked_file_fails_the_writes_and_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    monkeypatch.setattr(sqlite, "PATIENCE_S", 1.0)

    async def play(store: Store) -> None:
        table = await new_table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        writes = [store.append(table, acted(turn), None) for turn in range(1, 101)]
        async with asyncio.timeout(2 * PATIENCE_S):  # one timeout for all, not one each
            failures = await asyncio.gather(*writes, return_exceptions=True)
        sentence = "the store cannot be written: database is locked"
        assert [(isinstance(failure, StoreDown), str(failure)) for failure in failures] == [(True, sentence)] * 100
        other.execute("ROLLBACK")
        assert await store.entries(table) == []
        assert await store.append(table, acted(1), None)
        other.close()

    with_store(f"sqlite:///{path}", play)


def test_a_file_that_is_locked_for_a_moment_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    monkeypatch.setattr(sqlite, "PATIENCE_S", PATIENCE_S)

    async def play(store: Store) -> None:
        table = await new_table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        first = asyncio.ensure_future(store.append(table, acted(1), None))
        second = asyncio.ensure_future(store.append(table, acted(2), None))
        await asyncio.sleep(0.1)
        other.execute("ROLLBACK")
        assert await first
        assert await second
        assert await store.entries(table) == [acted(1), acted(2)]
        other.close()

    with_store(f"sqlite:///{path}", play)


def test_two_processes_hear_of_each_other(pg: Postgres) -> None:
    async def main() -> None:
        first, second = open_store(pg.url), open_store(pg.url)
        heard: list[tuple[str, bytes]] = []
        mine: list[tuple[str, bytes]] = []
        second.listen(lambda table, what: heard.append((table, what)))
        first.listen(lambda table, what: mine.append((table, what)))
        await first.open()
        await second.open()
        table = await new_table(first)
        both = await asyncio.gather(
            first.append(table, acted(1, command="a"), None), second.append(table, acted(1, command="b"), None)
        )
        assert sorted(both) == [False, True]
        first.whisper(table, b'~{"x":"y z"}')
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
            lambda: store.append(table, acted(1), None),
            lambda: store.due(5, 5),
            lambda: new_table(store),
        ):
            with pytest.raises(StoreDown, match="closed"):
                await asyncio.wait_for(ask(), PATIENCE_S)

    asyncio.run(main())
