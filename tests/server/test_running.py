"""Running a server: health, metrics, logs, closing, origins, pages; and its bad days: disks, locks, databases."""

import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.cli.run import triforium
from tests.server.forked import ForkedProcess
from tests.server.postgres import Postgres, postgres
from tests.server.server_process import (
    PATIENCE_S,
    ROOT,
    Browser,
    ServerProcess,
    deciding,
    level,
    running_server,
    sqlite_in,
    two_players,
)
from triforium.cli.main import main


def test_every_answer_is_strict_with_browsers(server: ServerProcess) -> None:
    for path in ("/", "/t/abc", "/join/a.0.b", "/api/games", "/healthz", "/api/none", "/favicon.ico"):
        headers = httpx.get(server.url + path, timeout=60).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_pages_of_others_cannot_speak_to_us(server: ServerProcess) -> None:
    torn = ("http://[", "http://[::1", "://", "http://a]b")
    for origin in ("https://evil.example", "null", f"http://localhost:{server.port}", "http://127.0.0.1", *torn):
        answer = httpx.post(
            f"{server.url}/api/tables", json={"game": "pebbles"}, headers={"Origin": origin}, timeout=60
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
        with pytest.raises(Exception, match="403"):
            connect(f"ws://127.0.0.1:{server.port}/api/tables/x/socket", origin=origin).__enter__()  # type: ignore[arg-type]
    own = httpx.post(f"{server.url}/api/tables", json={"game": "pebbles"}, headers={"Origin": server.url}, timeout=60)
    assert own.status_code == 201


def test_the_client_is_served_compressed_and_cached(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>built</title>" + " " * 2000)
    script = dist / "assets" / "app-Bx81kq2Z.js"
    script.write_text("console.log(1);" * 200)
    script.with_name(script.name + ".br").write_bytes(b"as brotli made it")
    with running_server(f"sqlite:///{tmp_path}/tables.db", "--client", str(dist)) as own:
        for path in ("/", "/t/xyz", "/join/a.0.b", "/settings"):
            page = httpx.get(own.url + path, timeout=60)
            assert "built" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        again = httpx.get(own.url + "/", headers={"If-None-Match": page.headers["etag"]}, timeout=60)
        assert (again.status_code, again.content) == (304, b"")
        url = f"{own.url}/assets/{script.name}"
        plain = httpx.get(url, headers={"Accept-Encoding": "identity"}, timeout=60)
        assert plain.text == script.read_text()
        assert "immutable" in plain.headers["cache-control"]
        assert plain.headers["content-type"].startswith("text/javascript")
        with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip, br"}, timeout=60) as small:
            assert small.headers["content-encoding"] == "br"
            assert b"".join(small.iter_raw()) == b"as brotli made it"
        assert httpx.get(own.url + "/assets/none-12345678.js", timeout=60).status_code == 404
        assert httpx.get(own.url + "/..%2f..%2fetc%2fpasswd", timeout=60).status_code in (200, 404)
        assert "root:" not in httpx.get(own.url + "/..%2f..%2fetc%2fpasswd", timeout=60).text
    code, _, errors = serve(tmp_path, "--store", sqlite_in(tmp_path), "--client", str(tmp_path / "none"))
    assert (code, errors.count("\n")) == (2, 1)


def test_health_and_metrics(server: ServerProcess) -> None:
    anna, _, _ = two_players(server)
    health = httpx.get(f"{server.url}/healthz", timeout=60).json()
    assert health["status"] == "ok"
    metrics = httpx.get(f"{server.url}/metrics", timeout=60).text
    for name in ("triforium_entries_total", "triforium_commit_seconds_bucket", "triforium_sockets", "triforium_tables"):
        assert name in metrics
    anna.close()


def test_it_closes_in_good_order_and_its_log_holds_no_secret(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--log", "debug")
    server.port = 0  # any free port; the server prints it
    server.start()
    anna, ben, table = two_players(server)
    browser = Browser(server)
    opened = browser.open("basilica", ("me", "invite"))
    token = browser.post(f"/api/tables/{opened['table']['id']}/seats/0/token")["token"]
    browser.http.get(f"/join/{opened['invites'][0]['code']}")
    browser.http.get("/api/seat/stream", headers={"Authorization": "Bearer wrong"})
    deciding(anna, ben).act("take", 2)
    anna.socket.send("{nonsense")
    metrics = browser.get("/metrics")
    with httpx.stream(
        "GET", f"{server.url}/api/seat/stream", headers={"Authorization": f"Bearer {token}"}, timeout=60
    ) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "table"
        code, log = server.stop()
        assert [json.loads(line)["type"] for line in lines if line][-1] == "bye"
    assert code == 0
    assert anna.wait_for("bye")["code"] == "closing"
    secrets = [opened["invites"][0]["code"], token, str(browser.http.cookies.get("triforium"))]
    secrets += [anna.socket.request.headers["Cookie"].partition("=")[2], table, "nonsense"]
    for secret in secrets:
        assert secret not in log
        assert secret not in metrics
    assert '"event": "stopped"' in log
    assert "Traceback" not in log
    server.start()
    assert Browser(server).get(f"/api/tables/{table}/view")["view"]["pebbles"] == 19
    server.stop()


def test_a_stream_ends_after_the_bye_of_the_server(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db") as server:
        browser = Browser(server)
        opened = browser.open("basilica", ("me", "me"))
        token = browser.post(f"/api/tables/{opened['table']['id']}/seats/0/token")["token"]
        headers = {"Authorization": f"Bearer {token}"}
        with httpx.stream("GET", f"{server.url}/api/seat/stream", headers=headers, timeout=60) as stream:
            lines = stream.iter_lines()
            next(lines)
            code, log = server.stop()
            assert json.loads([line for line in lines if line][-1])["type"] == "bye"
    assert (code, "library" in log) == (0, False), "it does not wait for the next keep-alive line until it is cut off"


def serve(tmp_path: Path, *words: str) -> tuple[int, str, str]:
    """A server that cannot even start: exit code, output, errors."""
    errors = tmp_path / "errors"
    process = ForkedProcess(["serve", "--port", "0", *words], str(errors))
    out, _ = process.communicate(PATIENCE_S)
    return process.wait(), out, errors.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--store", "postgresql://anna:hunter2@127.0.0.1:1/none"], "PostgreSQL cannot be used"),
        (["--store", "mysql://anna:hunter2@x/y"], "sqlite:///FILE"),
        (["--store", "sqlite:////proc/none/tables.db"], "cannot be opened"),
        (["--host", "203.0.113.9"], "cannot listen"),
        (["--port", "70000"], "0 to 65535"),
        (["--limit", "dreams=5"], "NAME=NUMBER"),
        (["--bot-seconds", "-1"], "--bot-seconds"),
        (["--origin", "games.example.org"], "--origin 'games.example.org' must look like"),
        (["--origin", "https://games.example.org/play"], "must look like"),
        (["--trust-proxy", "10.0.0.5, nginx"], "--trust-proxy 'nginx' must be an address"),
        (["--processes", "2"], "start several servers on one PostgreSQL behind a proxy"),
    ],
)
def test_what_cannot_open_says_why_in_one_sentence(tmp_path: Path, words: list[str], says: str) -> None:
    if "--store" not in words:
        words = [*words, "--store", f"sqlite:///{tmp_path}/tables.db"]
    code, out, errors = serve(tmp_path, *words)
    assert (code, out) == (2, "")
    assert says in errors
    assert errors.count("\n") == 1
    assert "hunter2" not in errors


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["store", "check"]])
def test_postgresql_without_its_extra_says_what_to_install(tmp_path: Path, words: list[str]) -> None:
    missing = "raise ModuleNotFoundError(\"No module named 'asyncpg'\", name='asyncpg')"
    (tmp_path / "asyncpg.py").write_text(missing, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "triforium", *words, "--store", "postgresql://anna:hunter2@127.0.0.1:1/none"]
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=ROOT, env=env, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "triforium: to use PostgreSQL, run: pip install 'triforium[postgres]'\n"


def test_an_invalid_port_in_the_environment_stops_only_serve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRIFORIUM_PORT", "harbour")
    assert main(["games"]) == 0
    with pytest.raises(SystemExit) as ended:
        main(["serve"])
    assert (ended.value.code, "--port: invalid int value: 'harbour'" in capsys.readouterr().err) == (2, True)


def test_a_locked_database_refuses_and_goes_on_when_it_is_free(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path}/tables.db") as server:
        anna, ben, _ = two_players(server)
        mover = deciding(anna, ben)
        thief = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        thief.execute("BEGIN EXCLUSIVE")
        refused = mover.command("act", verb="take", noun=2, command="once")
        assert refused["code"] == "store"
        thief.execute("ROLLBACK")
        assert mover.view["view"]["pebbles"] == 21
        assert mover.command("act", verb="take", noun=2, command="once")["type"] == "ack", "the retry is executed once"
        level(mover)
        assert mover.view["view"]["pebbles"] == 19


def test_a_full_disk_refuses_and_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db")
    server.prefix = ["bash", "-c", 'ulimit -f 600; exec "$@"', "-"]
    server.start()
    anna, ben, table = two_players(server, edition="big")
    for line, most in (("x" * 300, 4000), ("x", 100)):  # a short entry may still fit where a long one does not
        for number in range(most):
            answer = anna.command("chat", text=line, command=f"{len(line)}-{number}")
            if answer["type"] == "refused":
                break
        assert answer["code"] == "store", "the disk was full in the end"
    mover = deciding(anna, ben)
    pebbles = mover.view["view"]["pebbles"]
    assert mover.command("act", verb="take", noun=1, command="full")["code"] == "store"
    level(mover)
    assert mover.view["view"]["pebbles"] == pebbles
    assert Browser(server).http.get(f"/api/tables/{table}/view").status_code == 200
    server.kill()
    server.prefix = []
    server.start()
    assert Browser(server).get(f"/api/tables/{table}/view")["view"]["pebbles"] == pebbles
    server.stop()
    triforium("store", "check", "--store", server.store)


def test_store_check_finds_a_broken_table(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db").start()
    anna, ben, table = two_players(server)
    for _ in range(4):
        deciding(anna, ben).act("take", 1)
    server.stop()
    check = ("store", "check", "--store", server.store)
    triforium(*check)
    db = sqlite3.connect(tmp_path / "tables.db")
    db.execute("UPDATE entries SET command = 'again' WHERE seat = 0 AND command <> ''")
    db.commit()
    done = triforium(*check, code=None)
    assert (done.code, f"{table}: a command was carried out twice" in done.out) == (1, True), done.out
    db.execute("UPDATE entries SET command = ''")
    db.execute("UPDATE entries SET body = replace(body, '[1]', '[9]') WHERE turn = 6")
    db.commit()
    done = triforium(*check, code=None)
    assert (done.code, table in done.out) == (1, True), done.out
    db.execute("DELETE FROM entries WHERE turn = 6")
    db.execute("INSERT INTO tables SELECT 'torn', created, status, listed, wake, '{', summary, opener FROM tables")
    db.commit()
    done = triforium(*check, "--json", code=None)
    assert (done.code, len(json.loads(done.out)["broken"])) == (1, 2), "one unreadable table hides no other"
    assert re.search("missing", done.out)
    db.execute("UPDATE entries SET body = substr(body, 1, 9)")
    db.commit()
    db.close()
    done = triforium(*check, code=None)
    assert (done.code, done.out.count("cannot be decoded")) == (1, 2), done.out
    (tmp_path / "tables.db").unlink()
    done = triforium(*check, code=None)
    assert (done.code, "there is no file" in done.err) == (2, True)
    assert not (tmp_path / "tables.db").exists(), "checking creates no file"


def test_postgresql_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    with postgres() as pg, running_server(pg.url) as server:
        anna, ben, table = two_players(server)
        mover = deciding(anna, ben)
        pg.stop()
        assert mover.command("act", verb="take", noun=2, command="once")["code"] == "store"
        until = time.monotonic() + PATIENCE_S
        while httpx.get(f"{server.url}/healthz", timeout=PATIENCE_S).status_code != 503:
            assert time.monotonic() < until
            time.sleep(0.2)
        pg.start()
        until = time.monotonic() + PATIENCE_S
        while mover.command("act", verb="take", noun=2, command="once")["type"] != "ack":
            assert time.monotonic() < until
            time.sleep(0.3)
        assert Browser(server).get(f"/api/tables/{table}/view")["view"]["pebbles"] == 19


def test_two_processes_share_a_table(pg: Postgres) -> None:
    store = pg.new_database("shared")
    with running_server(store) as first, running_server(store) as second:
        anna, ben = Browser(first), Browser(second)
        opened = anna.open("pebbles")
        table = opened["table"]["id"]
        ben.join(opened["invites"][0])
        here, there = anna.sit(table), ben.sit(table)
        for seat in (here, there):
            while seat.view is None:
                seat.hear()
        here.say("point", target="heap")
        assert there.wait_for("pointed")["target"] == "heap"
        there.command("chat", text="hello over there")
        assert here.wait_for("chat")["line"]["text"] == "hello over there"
        while not here.view["result"]:
            deciding(here, there).act_any()
            level(here, there)
            while here.view["turn"] != there.view["turn"]:  # the notification has to arrive
                min(here, there, key=lambda seat: int(seat.view["turn"])).wait_for("view")
        assert there.view["result"] == here.view["result"]
        assert there.view["view"]["pebbles"] == here.view["view"]["pebbles"] == 0
        both = anna.open("pebbles", ("me", "me"))["table"]["id"]
        token = anna.post(f"/api/tables/{both}/seats/0/token")["token"]
        other = anna.post(f"/api/tables/{both}/seats/1/token")["token"]
        answers = [
            httpx.post(
                f"{server.url}/api/seat/commands",
                json={"type": "act", "turn": 3, "command": f"c{server.port}", "verb": "take", "noun": 1},
                headers={"Authorization": f"Bearer {key}"},
                timeout=60,
            ).json()
            for server in (first, second)
            for key in (token, other)
        ]
        assert [answer["type"] for answer in answers].count("ack") == 1, "only one process can write a turn"


def test_a_client_that_disconnects_in_mid_request_is_not_an_internal_error(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db").start()
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as half:
            half.send(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
            )
            time.sleep(0.2)
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
    code, log = server.stop()
    assert (code, "internal-error" in log) == (0, False)


def test_what_libraries_have_to_say_is_logged_like_the_rest(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db").start()
    with socket.create_connection(("127.0.0.1", server.port)) as strange:
        strange.send(b"this is no HTTP, and it holds a secret\r\n\r\n")
        assert b"400" in strange.recv(200)
    _, log = server.stop()
    lines = [json.loads(line) for line in log.splitlines()]
    assert [(line["level"], line["logger"]) for line in lines if line["event"] == "library"] == [
        ("warning", "uvicorn.error")
    ]
    assert "secret" not in log
