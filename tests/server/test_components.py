"""A server with the component file of its host: tables, bots and clients use it, and other tables wait for theirs."""

from pathlib import Path

from tests.cli.run import triforium
from tests.server.server_process import Browser, ServerProcess, sqlite_in
from triforium.core.datafile import shipped


def own_file(folder: Path, game: str, old: str, new: str) -> Path:
    """A component file in which one value differs from the shipped one."""
    text = shipped(f"triforium.games.{game}", "components.toml")
    assert text.count(old) == 1
    file = folder / f"own-{game}.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


def test_tables_bots_and_clients_have_the_components_of_the_file(tmp_path: Path) -> None:
    file = own_file(tmp_path, "pebbles", "small = 21", "small = 5")
    with ServerProcess(sqlite_in(tmp_path), "--components", str(file)) as server:
        browser = Browser(server)
        assert {info["game"]: info["components"] for info in browser.get("/api/games")}["pebbles"] == str(file)
        assert browser.get("/api/games/pebbles/components/data")["heap"]["small"] == 5
        assert browser.get("/api/games/basilica/components/data")["track"]["spaces"] == 30
        table = browser.open(seats=("bot:simple", "bot:architect"))["table"]["id"]
        seat = browser.sit(table)
        while seat.view is None or seat.view["result"] is None:  # a worker with 21 pebbles could not read the position
            seat.hear()
        record = browser.get(f"/api/tables/{table}/record")
        assert "\ncomponents " in record
        assert record.count("take") <= 5
        (tmp_path / "game.rec").write_text(record)
    triforium("record", "verify", tmp_path / "game.rec", "--components", file)
    assert "components" in triforium("record", "verify", tmp_path / "game.rec", code=2).err


def test_a_table_of_other_components_can_be_watched_and_says_what_it_needs(tmp_path: Path) -> None:
    file = own_file(tmp_path, "pebbles", "small = 21", "small = 25")
    server = ServerProcess(sqlite_in(tmp_path), "--components", str(file))
    with server:
        browser = Browser(server)
        table = browser.open(seats=("me", "me"))["table"]["id"]
        server.stop()
        with_file, server.words = server.words, server.words[2:]
        server.start()
        stopped = {"key": "stopped-components", "args": {"game": "Pebbles"}}
        assert browser.get(f"/api/tables/{table}")["stopped"] == stopped
        assert browser.get("/api/games/pebbles")["components"] == ""
        server.stop()
        report = triforium("store", "check", "--store", server.store, "--json").json()
        assert report["other_rules"] == [f"{table}: pebbles, other components"]
        server.words = with_file
        server.start()
        assert browser.get(f"/api/tables/{table}")["stopped"] is None
        assert browser.get(f"/api/tables/{table}/view")["view"]["pebbles"] == 25


def test_a_file_that_does_not_fit_stops_the_server_before_it_opens(tmp_path: Path) -> None:
    file = own_file(tmp_path, "pebbles", "small = 21", "small = 0")
    assert "PEB-SETUP-1: a heap of pebbles" in triforium("serve", "--components", file, code=2).err
