"""SQLite only: the file, its lock and its permissions, copies, and a file that somebody else has locked."""

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.server.server_process import PATIENCE_S
from tests.server.test_store import acted, new_table, with_store
from triforium.server.store import open_store, sqlite
from triforium.server.table.ports import BadStore, Store, StoreDown


def test_a_file_that_another_server_has_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"

    async def again(store: Store) -> None:
        with pytest.raises(BadStore, match="another server"):
            await open_store(url).open()

    with_store(url, again)


def test_a_link_does_not_get_around_the_lock(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "one.db")

    async def again(store: Store) -> None:
        with pytest.raises(BadStore, match="another server"):
            await open_store(f"sqlite:///{tmp_path}/link.db").open()

    with_store(f"sqlite:///{tmp_path}/one.db", again)


def test_only_its_owner_can_read_a_new_file(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await new_table(store)
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("one.db*")}
        assert {name: mode for name, mode in modes.items() if not name.endswith(".lock")} == dict.fromkeys(
            ("one.db", "one.db-wal", "one.db-shm"), 0o600
        )

    with_store(f"sqlite:///{tmp_path}/one.db", play)


def test_a_copy_without_its_wal_file_is_noticed(tmp_path: Path) -> None:
    async def copy(store: Store) -> None:
        await new_table(store)
        shutil.copy(tmp_path / "one.db", tmp_path / "copy.db")

    async def look(store: Store) -> None:
        assert store.is_incomplete  # type: ignore[attr-defined]

    async def look_at_original(store: Store) -> None:
        assert not store.is_incomplete  # type: ignore[attr-defined]

    with_store(f"sqlite:///{tmp_path}/one.db", copy)
    with_store(f"sqlite:///{tmp_path}/copy.db", look)
    with_store(f"sqlite:///{tmp_path}/one.db", look_at_original)


def test_a_file_with_pages_of_another_size_is_read_and_written(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / "old.db")
    old.execute("PRAGMA page_size=4096")
    old.execute("PRAGMA journal_mode=WAL")
    old.execute("CREATE TABLE letters (text TEXT)")
    old.close()

    async def play(store: Store) -> None:
        table = await new_table(store)
        assert all([await store.append(table, acted(turn), 0, None) for turn in range(1, 300)])
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
    monkeypatch.setattr(sqlite, "BUSY_S", 1.0)

    async def play(store: Store) -> None:
        table = await new_table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        writes = [store.append(table, acted(turn), 0, None) for turn in range(1, 101)]
        async with asyncio.timeout(2 * PATIENCE_S):  # one timeout for all, not one each
            failures = await asyncio.gather(*writes, return_exceptions=True)
        sentence = "the store cannot be written: database is locked"
        assert [(isinstance(failure, StoreDown), str(failure)) for failure in failures] == [(True, sentence)] * 100
        other.execute("ROLLBACK")
        assert await store.entries(table) == []
        assert await store.append(table, acted(1), 0, None)
        other.close()

    with_store(f"sqlite:///{path}", play)


def test_a_file_that_is_locked_for_a_moment_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    monkeypatch.setattr(sqlite, "BUSY_S", PATIENCE_S)

    async def play(store: Store) -> None:
        table = await new_table(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        first = asyncio.ensure_future(store.append(table, acted(1), 0, None))
        second = asyncio.ensure_future(store.append(table, acted(2), 0, None))
        await asyncio.sleep(0.1)
        other.execute("ROLLBACK")
        assert await first
        assert await second
        assert await store.entries(table) == [acted(1), acted(2)]
        other.close()

    with_store(f"sqlite:///{path}", play)
