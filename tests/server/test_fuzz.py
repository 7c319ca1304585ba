"""Fuzzing: malformed, hostile and excessive input gets a typed refusal, changes nothing and crashes nothing."""

import contextlib
import json
import random
import socket
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from tests.server.server_process import Browser, Seat, ServerProcess, level, two_players
from triforium.server.table.refusals import STATUS

EXAMPLES = 12  # per operation; `./dev soak` runs more


def test_no_request_crashes_the_server(server: ServerProcess) -> None:
    """Schemathesis generates valid and invalid requests for every operation of the OpenAPI document."""
    document = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    seen: dict[str, set[int]] = {}
    real = {"table": two_players(server)[2], "game": "pebbles", "rule": "PEB-TAKE-1", "language": "en", "room": "shell"}
    for found in document.get_all_operations():
        operation = found.ok()
        if operation.path == "/api/seat/stream":
            continue  # an endless stream; tested in test_bots
        for mode in GenerationMode:
            known = real if mode is GenerationMode.POSITIVE else {}
            ask_for(operation, mode, known, seen.setdefault(operation.label, set()))
    assert len(seen) >= 27
    statuses = set().union(*seen.values())
    assert {200, 400, 401, 403, 404} <= statuses
    assert not {status for status in statuses if status >= 500}
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


def ask_for(operation: Any, mode: GenerationMode, known: dict[str, str], statuses: set[int]) -> None:
    """Send generated requests of one operation, and check each response against the document."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case) -> None:
        for name, value in known.items():
            if name in (case.path_parameters or {}):
                case.path_parameters[name] = value
        if known and isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = known["game"]
        response = case.call(timeout=60)
        statuses.add(response.status_code)
        case.validate_response(response, checks=[not_a_server_error])
        if response.status_code >= 400:
            refused = response.json()
            assert refused["type"] == "refused"
            assert STATUS[refused["code"]] == response.status_code

    with contextlib.suppress(Unsatisfiable):  # some operations have no invalid requests
        ask()


WORDS = ["hello", "act", "back", "seal", "unseal", "foresee", "offer", "answer", "concede", "chat", "phrase", "point"]
WORDS += ["why", "hint", "look", "ping", "view", "table", "", "__proto__", "DROP TABLE"]
FIELDS = [
    "turn",
    "command",
    "verb",
    "noun",
    "seat",
    "to",
    "offer",
    "yes",
    "kind",
    "place",
    "level",
    "text",
    "key",
    "id",
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**70,
    1.5,
    float("nan"),
    "",
    "x",
    "take",
    "' OR 1=1 --",
    [],
    {},
]
VALUES += ["\x00", "\u202e", "🏰" * 99, "x" * 3000, [[[[]]]], {"type": "act"}, "back", "end", "../../x"]


def hostile(dice: random.Random) -> str | bytes:
    """A random message, valid or not."""
    luck = dice.random()
    if luck < 0.1:
        return "".join(dice.choice(string.printable) for _ in range(dice.randrange(1, 200)))
    if luck < 0.2:
        return dice.randbytes(dice.randrange(1, 200))
    if luck < 0.25:
        return "[" * dice.randrange(1, 3000)
    if luck < 0.3:
        return json.dumps({"type": "chat", "command": "c", "text": "x" * dice.randrange(4000, 60_000)})
    message: dict[str, Any] = {"type": dice.choice(WORDS)}
    for field in dice.sample(FIELDS, dice.randrange(6)):
        message[field] = dice.choice(VALUES)
    return json.dumps(message)


def test_hostile_socket_messages_are_refused_one_by_one(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    dice = random.Random(5)
    watcher = Browser(server).sit(table)
    watcher.wait_for("view")
    before = watcher.view
    stranger = Seat(server, table)
    for _ in range(450):
        stranger.socket.send(hostile(dice))
    stranger.say("ping", id=424242)
    answers = []
    while not answers or answers[-1].get("id") != 424242:
        answers.append(stranger.hear())
    codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
    assert codes <= set(STATUS)
    assert "our-mistake" not in codes
    assert {"malformed", "too-large", "not-seated"} <= codes
    assert not [answer for answer in answers if answer["type"] == "ack"], "a stranger changes nothing"
    level(watcher)
    assert watcher.view == before
    anna.close()
    ben.close()


def test_hostile_messages_of_a_player_change_only_what_they_may(server: ServerProcess) -> None:
    dice = random.Random(6)
    for _ in range(3):
        anna, ben, table = two_players(server)
        for _ in range(300):
            anna.socket.send(hostile(dice))
        anna.say("ping", id=424242)
        while anna.hear().get("id") != 424242:
            pass
        assert not [m for m in anna.heard if m["type"] == "refused" and m["code"] == "our-mistake"]
        assert Browser(server).get(f"/api/tables/{table}")["id"] == table
        anna.close()
        ben.close()
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


def is_cut_off(seat: Seat, messages: list[str]) -> bool:
    """Does the server close the connection after this?"""
    try:
        for message in messages:
            seat.socket.send(message)
        while True:
            seat.hear(10)
    except TimeoutError:
        return False
    except (ConnectionClosed, OSError):
        return True


def test_a_client_that_sends_only_nonsense_is_disconnected(server: ServerProcess) -> None:
    _, _, table = two_players(server)
    noisy = Seat(server, table)
    assert is_cut_off(noisy, ["nonsense"] * 700)
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


def test_a_giant_frame_closes_only_its_own_socket(server: ServerProcess) -> None:
    anna, _, table = two_players(server)
    giant = Seat(server, table)
    assert is_cut_off(giant, ["x" * 3_000_000])
    anna.say("ping", id=1)
    assert anna.wait_for("pong")


DEEP: Final = "[" * 1500


@pytest.mark.parametrize("torn", ['{"type":"ping","x":' + DEEP, '{"x":' + DEEP, DEEP, '{"type":' + DEEP, b"\xff\xfe"])
def test_what_a_stranger_sends_disturbs_nobody_else(server: ServerProcess, torn: str | bytes) -> None:
    anna, ben, table = two_players(server)
    stranger = Seat(server, table)
    stranger.socket.send(torn)
    assert stranger.wait_for("refused")["code"] == "malformed"
    level(stranger, anna, ben)
    assert not [news for news in anna.heard + ben.heard if news["type"] == "bye"]


@pytest.mark.parametrize(
    "body", [b"[" * 50_000, b'{"position":' + b'{"x":' * 20_000, b'{"position":"\xff\xfe"}', b"\xff"]
)
def test_a_body_that_cannot_be_read_is_no_mistake_of_ours(server: ServerProcess, body: bytes) -> None:
    for path in ("/api/positions", "/api/tables", "/api/records"):
        headers = {"Content-Type": "application/json"}
        answer = httpx.post(server.url + path, content=body, headers=headers, timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_slashes_lead_around_no_limit(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--limit", "requests=5", generous=False) as strict:
        answers = [httpx.get(f"{strict.url}/{'/' * more}api/tables", timeout=60) for more in range(1, 8)]
        assert answers[0].headers["cache-control"] == "no-store"
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2


def test_pings_to_which_nobody_listens_do_not_pile_up(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--limit", "outbox_bytes=100000") as small:
        table = Browser(small).open("pebbles", ("me", "me"))["table"]["id"]
        hello = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{small.port}\r\n"
        hello += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        hello += "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        ping = b"\x89\xfd" + bytes(4 + 125)
        with socket.create_connection(("127.0.0.1", small.port), timeout=60) as deaf:
            deaf.sendall(hello.encode())
            assert b"101" in deaf.recv(12)
            with pytest.raises(ConnectionError):
                deaf.sendall(ping * 400_000)  # 50 MB
        assert httpx.get(f"{small.url}/healthz", timeout=60).status_code == 200


def test_a_giant_body_is_refused(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/api/records", content=b'{"record":"' + b"x" * 2_000_000 + b'"}', timeout=60)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"
    assert answer.json()["message"]["args"] == {"bytes": "1000000"}

    def drip() -> Iterator[bytes]:
        for _ in range(300):
            yield b"x" * 10_000

    dripped = httpx.post(f"{server.url}/api/records", content=drip(), timeout=60)
    assert (dripped.status_code, dripped.json()["message"]) == (413, answer.json()["message"])


def test_a_malformed_command_is_refused_by_its_name(server: ServerProcess) -> None:
    anna, _, _ = two_players(server)
    anna.say("act", command="mine-1", turn=-1, verb="take", noun=1)
    assert anna.wait_for("refused")["command"] == "mine-1"
    anna.say("why", id=7, verb="take", noun="many")
    assert anna.wait_for("refused")["id"] == 7
    anna.say("act", command="no name", turn=0, verb="take")
    assert anna.wait_for("refused")["command"] == ""
