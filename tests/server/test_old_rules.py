"""A table of other rules, or with a damaged journal: it is shown as far as possible, and says why it cannot go on."""

import sqlite3
from pathlib import Path

import pytest

from tests.cli.run import triforium
from tests.server.server_process import Browser, Seat, ServerProcess, deciding, level, sqlite_in, two_players
from tests.server.test_tables import browser_of


def played(server: ServerProcess, moves: int, concede: bool = False) -> tuple[Seat, str]:
    """A table with some moves, and one of its players."""
    anna, ben, table = two_players(server)
    for _ in range(moves):
        deciding(anna, ben).act("take", 1)
    level(anna, ben)
    if concede:
        assert anna.command("concede")["type"] == "ack"
    level(anna, ben)
    return anna, table


def change(server: ServerProcess, *statements: str) -> None:
    """Stop the server, change its store, and start it again."""
    server.stop()
    with sqlite3.connect(server.file) as db:
        for statement in statements:
            assert db.execute(statement).rowcount, statement
    db.close()
    server.start()


OLDER = """UPDATE tables SET header = replace(header, '"rules":1', '"rules":0')"""


def test_a_game_of_older_rules_can_be_watched_and_downloaded_and_says_why_it_stops(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path)) as server:
        anna, table = played(server, 6)
        browser = browser_of(server, anna)
        change(server, OLDER)
        info = browser.get(f"/api/tables/{table}")
        stopped = {"key": "stopped-rules", "args": {"rules": "0", "game": "Pebbles", "now": "1"}}
        assert (info["stopped"], info["status"], info["rules_version"]) == (stopped, "playing", 0)
        assert [row["id"] for row in browser.get("/api/tables/mine")] == [table]
        assert len(browser.get(f"/api/tables/{table}/frames", start=0, count=60)) == 8
        record = browser.get(f"/api/tables/{table}/record")
        assert "\nrules 0\n" in record
        assert record.count("take 1") == 6
        seat = browser.sit(table)
        view = seat.wait_for("view")
        assert (view["view"]["pebbles"], view["choices"]) == (15, []), "nothing can be chosen"
        for kind in ({"verb": "take", "noun": 1}, {}):
            refused = seat.command("act" if kind else "concede", **kind)
            assert (refused["code"], refused["message"]) == ("stopped", stopped)
        assert seat.command("chat", text="What now?")["code"] == "stopped"
        again = browser.post("/api/tables", {"seats": [{"kind": "me"}] * 2, "beginning": {"table": table}})["table"]
        assert (again["status"], again["rules_version"], again["stopped"]) == ("playing", 1, None)
        assert browser.get(f"/api/tables/{again['id']}/view")["view"]["pebbles"] == 15


@pytest.mark.parametrize("is_over", [True, False])
def test_what_the_rules_of_today_do_not_allow_is_given_out_as_it_was_written(tmp_path: Path, is_over: bool) -> None:
    with ServerProcess(sqlite_in(tmp_path)) as server:
        anna, table = played(server, 6, concede=is_over)
        browser, stranger = browser_of(server, anna), Browser(server)
        change(server, OLDER, "UPDATE entries SET body = replace(body, '[1]', '[9]') WHERE turn = 9")
        assert browser.get(f"/api/tables/{table}")["stopped"]["key"] == "stopped-rules"
        shown = browser.get(f"/api/tables/{table}/frames", start=0, count=60)
        assert [frame["view"]["pebbles"] for frame in shown][-1] == 17, "up to the fifth choice"
        answer = stranger.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200
        assert answer.text.count("\n0 take 1") + answer.text.count("\n1 take 1") == 4
        if is_over:
            assert answer.text.endswith("# take #9\n# take #1\n")
            assert answer.headers["triforium-held-back"] == "0"
        else:
            assert "#" not in answer.text, "they may be secret, and the game has not ended"
            assert answer.headers["triforium-held-back"] == "2"


def test_a_damaged_table_stops_alone(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path)) as server:
        anna, table = played(server, 4)
        browser = browser_of(server, anna)
        other = browser.open("pebbles", ("me", "me"))["table"]["id"]
        lost = browser.open("pebbles", ("me", "me"))["table"]["id"]
        change(
            server,
            f"DELETE FROM entries WHERE table_id = '{table}' AND turn = 6",
            f"UPDATE tables SET header = '{{' WHERE id = '{lost}'",
        )
        assert {row["id"] for row in browser.get("/api/tables/mine")} == {table, other}, "one row less, and no error"
        assert browser.get(f"/api/tables/{table}")["stopped"]["key"] == "stopped-damaged"
        assert browser.get(f"/api/tables/{table}/view")["view"]["pebbles"] == 20
        assert browser.get(f"/api/tables/{other}")["stopped"] is None
        assert browser.get(f"/api/tables/{lost}", code=409)["code"] == "damaged"
        code, log = server.stop()
        assert (code, log.count('"unreadable-table"') >= 1) == (0, True)


def test_a_game_that_this_server_does_not_have_is_kept(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path)) as server:
        anna, table = played(server, 1)
        browser = browser_of(server, anna)
        change(server, """UPDATE tables SET header = replace(header, '"pebbles"', '"marbles"')""")
        refused = browser.get(f"/api/tables/{table}", code=409)
        assert (refused["code"], refused["message"]["args"]) == ("unreadable-table", {"game": "marbles"})
        assert [row["game"] for row in browser.get("/api/tables/mine")] == ["marbles"]


def test_checking_a_store_does_not_pass_an_empty_or_incomplete_copy(tmp_path: Path) -> None:
    with ServerProcess(sqlite_in(tmp_path)) as server:
        played(server, 2)
        (tmp_path / "copy.db").write_bytes(Path(server.file).read_bytes())
    check = ("store", "check", "--store")
    done = triforium(*check, f"sqlite:///{tmp_path}/copy.db", code=None)
    assert (done.code, "-wal" in done.out) == (1, True), done.out
    assert triforium(*check, server.store).code == 0
    (tmp_path / "empty.db").touch()
    done = triforium(*check, f"sqlite:///{tmp_path}/empty.db", code=None)
    assert (done.code, "no tables" in done.out) == (1, True), done.out
