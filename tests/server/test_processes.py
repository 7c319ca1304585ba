"""A server of several processes: each table lives in one of them; if one dies, no acknowledged move is lost."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import connect

from tests.server.postgres import Postgres
from tests.server.server_process import PATIENCE_S, Browser, Seat, ServerProcess, deciding, running_server, two_players
from triforium.server import porter
from triforium.server.handover import Porch, table_of
from triforium.server.identity import Place
from triforium.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db", "--processes", "2") as server:
        yield server


def counted(server: ServerProcess, name: str) -> list[float]:
    """The value of a metric in each process, once all of them have responded."""
    until = time.monotonic() + PATIENCE_S
    while True:
        text = httpx.get(f"{server.url}/metrics", timeout=60).text
        found = re.findall(rf'^{name}{{process="\d+"}} (\S+)$', text, re.MULTILINE)
        if len(found) == text.count("\ntriforium_process_up{"):
            return [float(number) for number in found]
        assert time.monotonic() < until, text


def children(server: ServerProcess) -> list[int]:
    """The processes of a server, the eldest first."""
    assert server.process is not None
    number = server.process.pid
    return [int(word) for word in Path(f"/proc/{number}/task/{number}/children").read_text().split()]


def is_there(process: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def soon(true: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


def sit_down(browser: Browser, table: str) -> Seat:
    """Connect to a table; retried, because a worker that dies may just have accepted the connection."""
    for _ in range(20):
        with contextlib.suppress(OSError, InvalidMessage, ConnectionClosed):
            return browser.sit(table)
        time.sleep(0.1)
    raise AssertionError("nobody is let in")


def heard_until(line: socket.socket, words: bytes) -> None:
    heard = b""
    while words not in heard:
        more = line.recv(65536)
        assert more, heard
        heard += more


def test_a_table_is_in_one_memory_however_its_people_come(server: ServerProcess) -> None:
    before = sum(counted(server, "triforium_tables"))
    loaded = sum(counted(server, "triforium_tables_loaded_total"))
    people = [two_players(server) for _ in range(8)]
    for anna, ben, _ in people:
        mover = deciding(anna, ben)
        turn = mover.act("take", 2)["turn"]
        other = ben if mover is anna else anna
        while other.view["turn"] < turn:
            other.wait_for("view")
        assert other.view["view"]["pebbles"] == 19
    in_memory, sockets = counted(server, "triforium_tables"), counted(server, "triforium_sockets")
    assert sum(in_memory) - before == 8
    assert sum(counted(server, "triforium_tables_loaded_total")) == loaded, "no other process has loaded a table"
    assert min(in_memory) >= 2, "both processes own tables"
    assert min(sockets) >= 2
    assert sum(sockets) >= 16
    for anna, ben, _ in people:
        anna.close()
        ben.close()


def test_a_socket_on_a_connection_that_was_used_before_goes_to_its_table_too(server: ServerProcess) -> None:
    loaded = sum(counted(server, "triforium_tables_loaded_total"))
    tables = [Browser(server).open("pebbles", ("me", "me"))["table"]["id"] for _ in range(6)]
    assert {Place(0, 2).owner(table) for table in tables} == {0, 1}
    for table in tables:
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
            line.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            heard_until(line, b'"compiled"')
            line.send(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            heard_until(line, b"101 Switching")
            line.send(bytes((0x81, 0x80 | 16, 0, 0, 0, 0)) + b'{"type":"hello"}')
            heard_until(line, b'"type":"table"')
    assert sum(counted(server, "triforium_tables_loaded_total")) == loaded


def test_a_request_cut_into_pieces_and_one_that_is_none_are_answered(server: ServerProcess) -> None:
    table = Browser(server).open("pebbles", ("me", "me"))["table"]["id"]
    request = f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    for cut in (1, 8, 20, 27, len(request) - 2):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
            line.send(request[:cut])
            time.sleep(0.05)
            line.send(request[cut:])
            assert b"200 OK" in line.recv(4096)
    for _ in range(4):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
            line.send(b"this is no HTTP\r\n\r\n")
            assert b"400" in line.recv(4096)


def test_limits_count_the_address_that_the_proxy_names(tmp_path: Path) -> None:
    words = ["--processes", "2", "--trust-proxy", "127.0.0.1", "--limit", "sockets=2"]
    with running_server(f"sqlite:///{tmp_path}/tables.db", *words, generous=False) as server:
        for _ in range(4):  # in both processes
            table = Browser(server).open("pebbles", ("me", "me"))["table"]["id"]

            def come(address: str, table: str = table) -> object:
                url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
                line = stack.enter_context(connect(url, additional_headers={"X-Forwarded-For": address}, proxy=None))
                with contextlib.suppress(ConnectionClosed):  # for the socket above the limit
                    line.send('{"type":"hello"}')
                return json.loads(line.recv(timeout=PATIENCE_S))["type"]

            with contextlib.ExitStack() as stack:
                first = [come("203.0.113.7"), come("203.0.113.7"), come("203.0.113.7"), come("203.0.113.8")]
                assert first == ["table", "table", "refused", "table"]


def test_a_process_that_is_killed_comes_back_and_nothing_is_lost(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path}/tables.db", "--processes", "2") as server:
        tables = [two_players(server)[2] for _ in range(4)]
        browsers = [Browser(server) for _ in range(2)]
        opened = browsers[0].open("pebbles")
        browsers[1].join(opened["invites"][0])
        table, pebbles = opened["table"]["id"], 21
        first = children(server)
        for victim in first:
            anna, ben = (browser.sit(table) for browser in browsers)
            deciding(anna, ben).act("take", 2)
            os.kill(victim, signal.SIGKILL)
            anna, ben = (sit_down(browser, table) for browser in browsers)
            pebbles -= 2
            for seat in (anna, ben):
                seat.wait_for("view")
                assert seat.view["view"]["pebbles"] == pebbles
            deciding(anna, ben).act("take", 1)
            pebbles -= 1
            soon(lambda: counted(server, "triforium_process_up") == [1, 1])
            anna.quiet(0.1)
            ben.quiet(0.1)
        assert not set(children(server)) & set(first)
        for one in tables:
            assert Browser(server).get(f"/api/tables/{one}/view")["view"]["pebbles"] == 21
        code, log = server.stop()
        assert code == 0
        assert [json.loads(line)["event"] for line in log.splitlines()].count("process-ended") == 2
        assert "Traceback" not in log


def test_every_client_gets_a_bye_when_the_server_stops(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--processes", "3", "--log", "debug").start()
    people = [two_players(server) for _ in range(6)]
    processes = children(server)
    assert len(processes) == 3
    code, log = server.stop()
    assert code == 0
    for anna, ben, table in people:
        assert anna.wait_for("bye")["code"] == ben.wait_for("bye")["code"] == "closing"
        assert table not in log
    assert [json.loads(line)["event"] for line in log.splitlines()][-1] == "stopped"
    assert "Traceback" not in log
    assert not any(map(is_there, processes))


def test_a_porter_who_is_killed_takes_the_processes_along_and_leaves_file_and_door(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--processes", "2").start()
    anna, ben, table = two_players(server)
    deciding(anna, ben).act("take", 2)
    processes = children(server)
    assert server.process is not None
    server.process.kill()
    server.process.wait()
    again = ServerProcess(server.store, "--processes", "2")
    again.port = server.port
    with again:
        assert Browser(again).get(f"/api/tables/{table}/view")["view"]["pebbles"] == 19
        assert anna.wait_for("bye")["code"] == "closing"
        soon(lambda: not any(map(is_there, processes)))
    log = server.logged()
    assert "internal-error" not in log
    assert "Traceback" not in log


def test_a_process_that_does_not_answer_is_left_out_of_the_numbers_and_ended_at_the_second_word(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--processes", "3").start()
    with httpx.Client(base_url=server.url, timeout=PATIENCE_S) as http:
        http.get("/healthz")
        stuck, *others = children(server)
        os.kill(stuck, signal.SIGSTOP)
        text, until = "", time.monotonic() + PATIENCE_S
        while not all(f'triforium_process_up{{process="{number}"}} 1.0' in text for number in (1, 2)):  # or one is slow
            assert time.monotonic() < until, text
            with contextlib.suppress(httpx.HTTPError):  # requests to the stopped process time out
                text = httpx.get(f"{server.url}/metrics", timeout=10).text
                assert 'triforium_process_up{process="0"} 0.0' in text
                assert 'triforium_tables{process="0"}' not in text
        for number in (1, 2):
            assert f'triforium_tables{{process="{number}"}}' in text
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    soon(lambda: not any(map(is_there, others)))  # the first signal has arrived: two at once would be one
    server.process.send_signal(signal.SIGTERM)
    server.process.communicate(timeout=PATIENCE_S)
    assert server.process.returncode == 0
    assert not is_there(stuck)


def test_a_process_that_hangs_is_replaced_and_one_that_is_idle_is_not(
    pg: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(porter, "LOOK_S", 3600.0)  # heartbeats are sent by hand
    store = pg.new_database("hangs")  # with its own store, an idle process sends no messages

    async def play() -> None:
        server = porter.Porter(Settings(port=0, store=store, processes=2))
        opened = asyncio.create_task(server.run())
        async with asyncio.timeout(120):
            await server.all_open.wait()
            idle, stuck = [ward.process.pid for ward in server.wards if ward.process is not None]
            for _ in range(porter.MOST_UNHEARD + 2):
                for ward in server.wards:
                    ward.look_after()
                while any(ward.unheard for ward in server.wards):
                    await asyncio.sleep(0.01)
            assert is_there(idle)
            assert is_there(stuck)
            os.kill(stuck, signal.SIGSTOP)
            for _ in range(porter.MOST_UNHEARD + 1):
                assert is_there(stuck), "not before it has missed as many heartbeats"
                for ward in server.wards:
                    ward.look_after()
                while server.wards[0].unheard:
                    await asyncio.sleep(0.01)
            while is_there(stuck) or not server.wards[1].is_open:
                await asyncio.sleep(0.05)
            assert is_there(idle)
            server.stop()
            await opened

    asyncio.run(play())
    assert "process-unresponsive" in capsys.readouterr().out


def test_several_processes_on_postgresql(pg: Postgres) -> None:
    with running_server(pg.new_database("processes"), "--processes", "2") as server:
        people = [two_players(server) for _ in range(4)]
        for anna, ben, _ in people:
            deciding(anna, ben).act("take", 2)
        assert sum(counted(server, "triforium_tables")) == 4
        anna, ben, table = people[0]
        for victim in children(server):
            os.kill(victim, signal.SIGKILL)
        sit_down(Browser(server), table).wait_for("view")
        assert Browser(server).get(f"/api/tables/{table}/view")["view"]["pebbles"] == 19
        code, log = server.stop()
        assert (code, "internal-error" in log) == (0, False)


def test_which_table_a_request_is_about() -> None:
    token = b"\r\nHost: x\r\nAuthorization: Bearer tok3n.0.secret\r\n\r\n"
    assert table_of(b"GET /api/tables/abc123/socket HTTP/1.1\r\n\r\n") == "abc123"
    assert table_of(b"POST /api/invites/abc123.0.secret HTTP/1.1\r\n\r\n") == "abc123"
    assert table_of(b"GET /api/seat/stream HTTP/1.1" + token) == "tok3n"
    assert table_of(b"POST /api/seat/commands?table=other HTTP/1.1" + token) == "other"
    for none in (
        b"GET / HTTP/1.1",
        b"POST /api/tables HTTP/1.1" + token,
        b"\x16\x03\x01\x00",
        b"GET /api/tables/",
        b"",
    ):
        assert table_of(none) == ""


def test_connections_without_a_table_go_to_each_open_process_in_turn() -> None:
    box, *boxes = (socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)[0] for _ in range(4))
    porch = Porch(Place(0, 3), box, boxes)
    page, table = b"GET / HTTP/1.1\r\n\r\n", b"GET /api/tables/abc/socket HTTP/1.1\r\n\r\n"
    assert [porch.owner(page, is_new=True) for _ in range(4)] == [None] * 4, "no other process is ready"
    porch.open = {0, 1, 2}
    assert sorted(str(porch.owner(page, is_new=True)) for _ in range(6)) == ["1", "1", "2", "2", "None", "None"]
    assert porch.owner(page, is_new=False) is None, "only new connections are distributed"
    owner = Place(0, 3).owner("abc")
    assert {porch.owner(table, is_new) for is_new in (True, False)} == {owner or None}
    porch.open.discard(owner)
    assert porch.owner(table, is_new=True) is None


def test_new_tables_are_named_so_that_they_live_where_they_were_opened() -> None:
    for number in range(5):
        place = Place(number, 5)
        assert all(place.owns(place.new_table_id()) for _ in range(20))
