"""What one address may cost the others: half-open requests, connections, repeated hellos, many watchers; and health."""

import asyncio
import contextlib
import json
import re
import socket
import time
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.server_process import (
    PATIENCE_S,
    Browser,
    ServerProcess,
    level,
    running_server,
    sqlite_in,
    two_players,
)
from tests.server.tables_in_memory import HEADER, SEATED, Ears, one_move, tables
from triforium.games import find_game
from triforium.server.app import make_app
from triforium.server.http.connections import Connections, counted_address
from triforium.server.http.network import Network
from triforium.server.http.service import Service
from triforium.server.ops.settings import Limits, Settings
from triforium.server.ops.system import SYSTEM_CLOCK, SYSTEM_RANDOMNESS
from triforium.server.people.people import People
from triforium.server.table.client_messages import Hello, Look
from triforium.server.table.game_clock import Moment
from triforium.server.table.identity import Principal
from triforium.server.table.limits import SeatLimits, TokenBucket, Turns
from triforium.server.table.session import Session, SessionLimits
from triforium.server.table.table import Table, Trial
from triforium.server.table.views import STORY_LINES, ViewCache


def half_open(server: ServerProcess, data: bytes) -> socket.socket:
    """A connection that has sent a part of a request."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S)
    line.sendall(data)
    return line


def is_closed(line: socket.socket) -> bool:
    """Does the server close this connection, within the time that is allowed?"""
    try:
        return line.recv(1000) == b""
    except ConnectionError:
        return True


def status(line: HTTPConnection) -> int:
    """A request on a connection that is kept; its answer, read whole."""
    line.request("GET", "/livez")
    answer = line.getresponse()
    answer.read()
    return answer.status


def logged(server: ServerProcess, event: str) -> list[dict[str, object]]:
    """The lines of the log about an event."""
    return [line for line in map(json.loads, server.logged().splitlines()) if line["event"] == event]


def test_half_open_requests_shut_nobody_out(tmp_path: Path) -> None:
    words = ["--limit", "connections=30", "--limit", "head_seconds=1", "--limit", "body_seconds=1"]
    with running_server(sqlite_in(tmp_path), *words, generous=False) as strict:
        lines = [half_open(strict, b"GET /healthz HT" if number % 2 else b"") for number in range(30)]
        with contextlib.suppress(ConnectionError):
            late = half_open(strict, b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n")
            assert is_closed(late), "too many of one address"
        assert all(map(is_closed, lines)), "they had a second for the head"
        assert httpx.get(f"{strict.url}/livez", timeout=PATIENCE_S).status_code == 200
        until = time.monotonic() + PATIENCE_S
        while not logged(strict, "connections-refused"):
            assert time.monotonic() < until
            time.sleep(0.1)
        head = b"POST /api/positions HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n"
        slow = half_open(strict, head + b'{"posi')
        assert b"408" in slow.recv(200)
        kept = HTTPConnection("127.0.0.1", strict.port, timeout=PATIENCE_S)
        assert status(kept) == 200
        line = kept.sock
        time.sleep(1.5)
        assert status(kept) == 200, "a connection may rest between two requests"
        assert kept.sock is line
        for one in (*lines, slow, kept):
            one.close()


def test_a_socket_that_is_in_use_is_not_closed(tmp_path: Path) -> None:
    with running_server(sqlite_in(tmp_path), "--limit", "head_seconds=1") as server:
        anna, ben, _ = two_players(server)
        time.sleep(2.5)
        level(anna, ben)


def test_few_descriptors_are_known_before_they_run_out(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_in(tmp_path))
    server.prefix = ["bash", "-c", 'ulimit -n 230; exec "$@"', "-"]
    with server:
        (line,) = logged(server, "sockets-limited")
        assert line["descriptors"] == 230
        lines = []
        for _ in range(40):
            with contextlib.suppress(ConnectionError):
                lines.append(half_open(server, b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"))
        served = 0
        for one in lines:
            with contextlib.suppress(ConnectionError):
                served += b"200 OK" in one.recv(2000)
        assert served == 30, "what is left for connections; the others are refused"
        for one in lines:
            one.close()
        time.sleep(1.5)
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE_S).status_code == 200


def test_repeated_hellos_are_limited_and_cost_what_changed(tmp_path: Path) -> None:
    with running_server(sqlite_in(tmp_path), "--limit", "hellos=4", generous=False) as strict:
        anna, ben, _ = two_players(strict)
        turn, at = anna.view["turn"], anna.view["at"]
        anna.say("hello", turn=turn, at=at)
        view = anna.wait_for("view")
        assert (view["story"], view["keep"]) == ([], at), "nothing has changed"
        anna.say("hello")
        assert anna.wait_for("view")["story"]
        anna.say("hello")
        assert anna.wait_for("refused")["code"] == "too-many"
        with pytest.raises(ConnectionClosed) as closed:
            anna.wait_for("view")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        level(ben)


def test_a_very_long_story_is_sent_without_its_beginning() -> None:
    game = find_game("pebbles")
    table = Table("long", 5, HEADER, game)
    moment = Moment(1, (), SYSTEM_RANDOMNESS)
    trial = Trial(*table.beginning())
    trial.play_on(True, SYSTEM_RANDOMNESS)
    table.accept(trial)
    table.story.add_all(1, [(number, table.story.event(0)) for number in range(1, STORY_LINES + 500)])
    story = json.loads(ViewCache(table, moment).message(0, 0))["story"]
    assert len(story) == STORY_LINES
    assert story[-1]["at"] == STORY_LINES + 500


def test_the_cost_of_watchers_grows_with_their_number_and_not_with_its_square(tmp_path: Path) -> None:
    watchers = 300

    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            live = await registry.create("A", HEADER, SEATED)
            everybody: list[Ears] = []
            shared = SeatLimits(10**6, 10**6, 10**6, SYSTEM_CLOCK)
            for _ in range(watchers):
                ears = Ears(Principal())
                bucket = TokenBucket(10**6, SYSTEM_CLOCK)
                session = Session(live, ears.listener, SessionLimits(bucket, bucket, 4096, shared))
                await session.hello(Hello())
                everybody.append(ears)
            while live.cancel_presence is not None:
                await asyncio.sleep(0.05)
            sent = sum(len(ears.heard) for ears in everybody)
            assert sent <= watchers * 4, "two messages for the hello, and one or two about who is there"
            assert json.loads(everybody[0].heard[-1])["table"]["watching"] == watchers
            assert len({id(ears.heard[-1]) for ears in everybody}) == 1, "encoded once"
            for ears in everybody:
                ears.heard.clear()
            await one_move(live)
            assert {len(ears.heard) for ears in everybody} == {1}
            assert len({id(ears.heard[0]) for ears in everybody}) == 1, "encoded once"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("fe80::1%eth0", "fe80::1%eth0"),
        ("testclient", "testclient"),
    ],
)
def test_limits_count_the_network_of_an_ipv6_address(address: str, counted: str) -> None:
    assert counted_address(address) == counted


def test_who_has_a_whole_ipv6_network_has_one_limit(tmp_path: Path) -> None:
    words = ["--trust-proxy", "127.0.0.1", "--limit", "requests=3"]
    with running_server(sqlite_in(tmp_path), *words, generous=False) as strict:

        def status_for(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return httpx.get(f"{strict.url}/api/tables", headers=headers, timeout=PATIENCE_S).status_code

        assert [status_for(f"2001:db8::{number}") for number in range(4)] == [200, 200, 200, 429]
        assert status_for("2001:db8:0:1::1") == 200


class Counting:
    """A clock whose time passes only while somebody works."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def monotonic(self) -> float:
        return self.now_s


def test_one_address_is_served_one_thing_at_a_time_and_then_rests() -> None:
    """Forty connections of one address and one of another: the other waits for one piece of work, not for forty."""

    async def play(share: int) -> list[str]:
        clock, done = Counting(), []
        turns = Turns(share, clock)  # type: ignore[arg-type]

        async def ask(address: str) -> None:
            async with turns.of(address):
                await asyncio.sleep(0)
                clock.now_s += 0.01
                done.append(address)

        await asyncio.gather(*(ask("flood") for _ in range(40)), ask("other"))
        assert turns.of("flood").rests_until == pytest.approx(0 if share >= 100 else clock.now_s + 0.01)
        return done

    assert asyncio.run(play(50)).index("other") <= 1
    assert asyncio.run(play(100)).index("other") == 40, "without a limit"


def test_requests_hellos_and_looks_wait_for_the_turn_of_their_address(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            live = await registry.create("A", HEADER, SEATED)
            settings = Settings("", limits=Limits(share=50))
            people = People(registry.store, registry)
            network = Network("127.0.0.1", 1, False, Connections(settings.limits, 9, ""))
            service = Service(registry, people, settings, network)

            async def get(address: str, path: str = "/api/tables/A/view") -> int:
                carrier = httpx.ASGITransport(make_app(service), client=(address, 1))
                async with httpx.AsyncClient(transport=carrier, base_url="http://here") as http:
                    return (await http.get(path)).status_code

            def sitting(address: str) -> tuple[Ears, Session]:
                ears = Ears(Principal(address=address))
                return ears, Session(live, ears.listener, service.session_limits())

            watching, watcher = sitting("flood")
            await watcher.hello(Hello())
            watching.heard.clear()
            flood, other = sitting("flood"), sitting("other")
            async with service.seats.turns.of("flood"):
                asked = [
                    flood[1].hello(Hello()),
                    watcher.look(Look(None)),
                    get("flood"),
                    get("flood", "/api/openapi.json"),
                ]
                waiting = [asyncio.create_task(work) for work in asked]
                await other[1].hello(Hello())
                assert other[0].heard
                assert await get("other") == 200
                assert await get("flood", "/livez") == 200, "supervisors are not kept waiting"
                assert not any(task.done() for task in waiting)
                assert (flood[0].heard, watching.heard) == ([], [])
            assert (await asyncio.gather(*waiting))[2:] == [200, 200]
            assert flood[0].heard
            assert watching.heard

    asyncio.run(play())


def test_who_left_while_waiting_for_the_table_is_not_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            live = await registry.create("A", HEADER, SEATED)
            shared = SeatLimits(10**6, 10**6, 10**6, SYSTEM_CLOCK, 50)
            bucket, ears = TokenBucket(10**6, SYSTEM_CLOCK), Ears(Principal())
            session = Session(live, ears.listener, SessionLimits(bucket, bucket, 4096, shared))
            async with shared.turns.of(""):
                hello = asyncio.create_task(session.hello(Hello()))
                await asyncio.sleep(0)
                session.leave()
            await hello
            assert (live.listeners, live.guests, ears.heard) == ([], 0, [])

    asyncio.run(play())


def failures(server: ServerProcess) -> float:
    """The number of failed store operations, as the metrics say."""
    text = httpx.get(f"{server.url}/metrics", timeout=60).text
    return float(re.search(r"^triforium_store_failures_total (\S+)$", text, re.MULTILINE)[1])  # type: ignore[index]


def test_a_full_disk_is_seen_by_whoever_looks(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_in(tmp_path))
    server.prefix = ["bash", "-c", 'ulimit -f 600; exec "$@"', "-"]
    with server:
        anna, _, _ = two_players(server)
        assert httpx.get(f"{server.url}/readyz", timeout=60).json()["status"] == "ok"
        assert (failures(server), logged(server, "store-failed")) == (0, [])
        number = 0
        while anna.command("chat", text="x" * 300, command=f"c{number}")["type"] == "ack":
            number += 1
        while anna.command("chat", text="x", command=f"d{number}")["type"] == "ack":
            number += 1
        until = time.monotonic() + PATIENCE_S
        while (answer := httpx.get(f"{server.url}/healthz", timeout=60)).status_code == 200:  # some bytes may be left
            assert time.monotonic() < until
            time.sleep(0.2)
        assert (answer.status_code, answer.json()["status"]) == (503, "store-down")
        assert httpx.get(f"{server.url}/livez", timeout=60).status_code == 200
        lines = logged(server, "store-failed")
        assert len(lines) == failures(server) >= 3, "one line and one count for each failure"
        assert lines[0]["problem"]


def test_a_damaged_file_is_logged_and_counted(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_in(tmp_path)).start()
    names = [two_players(server)[2] for _ in range(40)]
    server.stop()
    with server:
        with open(server.file, "r+b") as file:
            for page in range(20, Path(server.file).stat().st_size // 1024):
                file.seek(page * 1024)
                file.write(b"\xff" * 100)
        before = failures(server)
        statuses = {Browser(server).http.get(f"/api/tables/{name}").status_code for name in names}
        assert 503 in statuses
        assert failures(server) > before
        assert len(logged(server, "store-failed")) == failures(server)
        assert "Traceback" not in server.logged()


def test_pages_that_are_allowed_get_cors_headers_and_others_do_not(tmp_path: Path) -> None:
    page = "https://games.example.org"
    with running_server(sqlite_in(tmp_path), "--origin", page) as server:
        ask = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
        for origin, allowed in (
            (page, True),
            ("https://evil.example", False),
            (f"http://127.0.0.1:{server.port}", False),
        ):
            preflight = httpx.options(f"{server.url}/api/tables", headers={"Origin": origin, **ask}, timeout=60)
            assert preflight.status_code == 204
            assert preflight.headers.get("access-control-allow-origin") == (origin if allowed else None)
            if allowed:
                assert "content-type" in preflight.headers["access-control-allow-headers"]
                assert "POST" in preflight.headers["access-control-allow-methods"]
            answer = httpx.post(
                f"{server.url}/api/tables", json={"game": "pebbles"}, headers={"Origin": origin}, timeout=60
            )
            assert answer.status_code == (403 if "evil" in origin else 201)
            assert answer.headers.get("access-control-allow-origin") == (origin if allowed else None)
        secure = {"Origin": f"https://127.0.0.1:{server.port}"}
        answer = httpx.post(f"{server.url}/api/tables", json={"game": "pebbles"}, headers=secure, timeout=60)
        assert answer.json()["code"] == "foreign", "another scheme is another origin"


def test_a_stream_whose_client_left_at_once_is_not_counted(tmp_path: Path) -> None:
    with running_server(sqlite_in(tmp_path), "--limit", "sockets=3", generous=False) as strict:
        anna = Browser(strict)
        opened = anna.open("pebbles", ("invite", "me"))
        token = anna.post(f"/api/invites/{opened['invites'][0]['code']}", {"token": True})["token"]
        for _ in range(12):
            head = f"GET /api/seat/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
            half_open(strict, head.encode()).close()
        until = time.monotonic() + PATIENCE_S
        while "\ntriforium_sockets 0.0\n" not in anna.get("/metrics"):
            assert time.monotonic() < until
            time.sleep(0.05)
