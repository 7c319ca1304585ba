"""Bots: the bot API, the example program, and bot processes that crash or exceed the time limit."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.hand_clock import TimedServer
from tests.server.server_process import PATIENCE_S, ROOT, Browser, Seat, ServerProcess, running_server, sqlite_in
from tests.server.tables_in_memory import ANNA, said, tables
from triforium.games import GAMES, find_game
from triforium.server.table.client_messages import Act, Back
from triforium.server.table.entries import BOT, PERSON, Header, Sat, TookBack
from triforium.server.table.ports import BotRequest, StoreDown, Thought, Urgency
from triforium.server.table.server_messages import Ack

EXAMPLE = ROOT / "examples" / "bot.py"


def test_the_example_is_as_short_as_it_says() -> None:
    text = EXAMPLE.read_text(encoding="utf-8").split('"""', 2)[2]
    assert len([line for line in text.splitlines() if line.strip()]) <= 30


def play_examples(server: ServerProcess, opened: Any) -> list[tuple[int, str]]:
    """Run the example in every invited seat to the end; returns exit codes and output."""
    players = [
        subprocess.Popen([sys.executable, str(EXAMPLE), server.url + link["path"]], stdout=subprocess.PIPE, text=True)
        for link in opened["invites"]
    ]
    try:
        said = [player.communicate(timeout=240)[0] for player in players]
        return [(player.returncode, text) for player, text in zip(players, said, strict=True)]
    finally:
        for player in players:
            player.kill()  # it would wait for ever if the other one crashed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_the_example_plays_a_whole_game_of_everything(server: ServerProcess, game: object) -> None:
    key, seats = game.key, game.fewest_seats  # type: ignore[attr-defined]
    opened = Browser(server).open(key, ("invite",) * seats)
    played = play_examples(server, opened)
    assert [code for code, _ in played] == [0] * seats
    said = {text for _, text in played}
    assert all(text.startswith("over: ") for text in said)
    assert len(said) == 1, "they agree"
    record = Browser(server).get(f"/api/tables/{opened['table']['id']}/record")
    path = Path(server.store.removeprefix("sqlite:///")).with_name(f"{key}.record")
    path.write_text(record, encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "triforium", "record", "verify", str(path)], capture_output=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


def test_a_token_plays_one_seat_and_nothing_else(server: ServerProcess) -> None:
    anna = Browser(server)
    opened = anna.open("pebbles", ("invite", "me"))
    table, code = opened["table"]["id"], opened["invites"][0]["code"]
    seated = httpx.post(f"{server.url}/api/invites/{code}", json={"token": True}, timeout=PATIENCE_S)
    assert "set-cookie" not in seated.headers
    token = seated.json()["token"]
    headers = {"Authorization": f"Bearer {token}"}

    def say(body: object, code: int = 200, key: str = token) -> object:
        answer = httpx.post(
            f"{server.url}/api/seat/commands", json=body, headers={"Authorization": f"Bearer {key}"}, timeout=60
        )
        assert answer.status_code == code, answer.text
        return answer.json()

    assert say({"type": "ping", "id": 4})["id"] == 4  # type: ignore[index]
    for wrong in ("x", token[:-1] + "!", token.replace(".0.", ".1."), f"nowhere.0.{'x' * 32}"):
        assert say({"type": "ping"}, 401, wrong)["code"] == "bad-token"  # type: ignore[index]
    assert say({"type": "nonsense"}, 400)["code"] == "malformed"  # type: ignore[index]
    assert say({"type": "hello"}, 400)["code"] == "malformed"  # type: ignore[index]
    for path in ("seats/0/token", "seats/1/token", "seats/0/invite", "seats/1/leave", "seats/0/leave"):
        assert (
            httpx.post(f"{server.url}/api/tables/{table}/{path}", headers=headers, timeout=PATIENCE_S).status_code
            == 403
        )
    with httpx.stream("GET", f"{server.url}/api/seat/stream", headers=headers, timeout=PATIENCE_S) as stream:
        lines = stream.iter_lines()
        kinds = [json.loads(next(lines))["type"] for _ in range(2)]
        assert sorted(kinds) == ["table", "view"]
    socket = Seat(server, table, token=token)
    assert socket.wait_for("view")["seat"] == 0
    mine = anna.post(f"/api/tables/{table}/seats/1/token")
    assert say({"type": "ping"}, 200, mine["token"])
    newer = anna.post(f"/api/tables/{table}/seats/1/token")
    assert say({"type": "ping"}, 401, mine["token"]), "an older token stops working"
    anna.post(f"/api/tables/{table}/seats/1/leave")
    assert say({"type": "ping"}, 401, newer["token"]), "and so does that of a seat one has left"


def test_a_program_plays_on_in_a_rematch(server: ServerProcess) -> None:
    anna = Browser(server)
    opened = anna.open("pebbles", ("invite", "me"))
    first, code = opened["table"]["id"], opened["invites"][0]["code"]
    token = httpx.post(f"{server.url}/api/invites/{code}", json={"token": True}, timeout=PATIENCE_S).json()["token"]
    program = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE_S)

    def told(**at: str) -> Any:
        with program.stream("GET", "/api/seat/stream", params=at) as stream:
            return next(news for news in map(json.loads, stream.iter_lines()) if news["type"] == "view")

    over = {"type": "concede", "turn": told()["turn"], "command": "enough"}
    assert program.post("/api/seat/commands", json=over).status_code == 200
    again = program.post(f"/api/tables/{first}/rematch", json={"seats": "swapped"}).json()["table"]
    assert [seat["yours"] for seat in again["seats"]] == [False, True]
    assert told()["result"]["how"] == "conceded", "the old table is still there"
    seat = anna.sit(again["id"])
    seat.wait_for("view")
    if seat.view["choices"]:
        seat.act_any()
    view = told(table=again["id"])
    assert (view["seat"], view["result"]) == (1, None)
    move = {"type": "act", "turn": view["turn"], "command": "c1", "verb": "take", "noun": 1}
    assert program.post("/api/seat/commands", json=move, params={"table": again["id"]}).json()["type"] == "ack"
    seat.ready()
    assert seat.view["view"]["pebbles"] <= 20
    third = program.post("/api/seat/commands", json=move, params={"table": anna.open("pebbles")["table"]["id"]})
    assert third.json()["code"] == "bad-token", "but nowhere else"


def test_a_program_in_its_seat_has_a_patience_of_its_own(tmp_path: Path) -> None:
    few = ("--limit", "requests=20", "--limit", "moves=60", "--limit", "asks=5")
    with TimedServer(sqlite_in(tmp_path), *few, generous=False) as strict:
        anna = Browser(strict)
        opened = anna.open("pebbles", ("invite", "me"))
        token = anna.post(f"/api/invites/{opened['invites'][0]['code']}", {"token": True})["token"]

        def say(body: object, key: str = token, at: str = "") -> int:
            headers = {"Authorization": f"Bearer {key}"}
            place = f"/api/seat/commands?table={at}" if at else "/api/seat/commands"
            return anna.http.post(place, json=body, headers=headers).status_code

        ping = {"type": "ping"}
        assert [say(ping) for _ in range(40)] == [200] * 40, "more than the limit of an address"
        wrong = [say(ping, token[:-1] + "!") for _ in range(25)]
        assert (wrong[0], wrong[-1]) == (401, 429), "wrong tokens count for the address"
        assert anna.http.get("/api/games").status_code == 429
        assert say(ping) == 200, "it has its own limit"
        why = {"type": "why", "verb": "take", "noun": 1}
        asked = [say(why) for _ in range(8)]
        assert (429 in asked[:5], asked[-1]) == (False, 429)
        anna.sit(opened["table"]["id"]).command("concede")
        again = anna.http.post(f"/api/tables/{opened['table']['id']}/rematch", json={})
        while again.status_code == 429:
            strict.clock.advance(0.5)
            again = anna.http.post(f"/api/tables/{opened['table']['id']}/rematch", json={})
        assert say(ping, at=again.json()["table"]["id"]) == 200, "the limit also covers a rematch"
        nonsense = [say({"type": "nonsense"}) for _ in range(80)]
        assert (nonsense[0], nonsense[-1]) == (400, 429), "600 posts per minute, valid or not; here 60"


def test_two_examples_at_one_address_play_a_long_game_within_the_usual_limits(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path}/tables.db", generous=False) as usual:
        opened = Browser(usual).open("stupor_mundi", ("invite", "invite"))
        assert [code for code, _ in play_examples(usual, opened)] == [0, 0]


def test_the_example_waits_when_it_is_asked_to(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path}/tables.db", "--limit", "requests=60", generous=False) as strict:
        anna = Browser(strict)
        opened = anna.open("pebbles", ("invite", "invite"))
        while anna.http.get("/api/games").status_code == 200:
            pass  # use up the limit of this address
        assert [code for code, _ in play_examples(strict, opened)] == [0, 0]
        assert 'triforium_refusals_total{code="too-fast"}' in anna.get("/metrics")


def workers_of(server: ServerProcess) -> list[int]:
    """The bot processes of a server."""
    assert server.process is not None
    found = subprocess.run(
        ["pgrep", "-P", str(server.process.pid), "-f", "server.bots.worker"],
        capture_output=True,
        text=True,
        check=False,
    )
    return [int(word) for word in found.stdout.split()]


def test_a_bot_that_dies_is_started_again_and_asked_again(server: ServerProcess) -> None:
    anna = Browser(server)
    seat = anna.sit(anna.open("basilica", ("me", "bot:simple"))["table"]["id"])
    seat.ready()
    deaths = 0
    while deaths < 3:
        assert not seat.view["result"], "the game must last long enough"
        for worker in workers_of(server):
            with contextlib.suppress(ProcessLookupError):  # the one of the last round may still be ending
                os.kill(worker, signal.SIGKILL)
                deaths += 1
        seat.act_any()
        seat.ready()
    assert "our-mistake" not in anna.get("/metrics")


def test_a_bot_that_thinks_too_long_is_stopped_and_the_game_goes_on(tmp_path: Path) -> None:
    with running_server(f"sqlite:///{tmp_path}/tables.db", "--bot-seconds", "0.0001") as hasty:
        anna = Browser(hasty)
        seat = anna.sit(anna.open("pebbles", ("me", "bot:simple"))["table"]["id"])
        for _ in range(3):
            seat.ready()
            seat.act("take", 1)
        seat.ready()
        metrics = anna.get("/metrics")
        assert float(metrics.split("\ntriforium_bot_fallbacks_total ")[1].split()[0]) > 0
        assert float(metrics.split("\ntriforium_bot_deaths_total ")[1].split()[0]) > 0


def test_a_bot_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db").start()
    anna = Browser(server)
    table = anna.open("pebbles", ("bot:random", "bot:random"))["table"]["id"]
    server.kill()
    server.start()
    seat = anna.sit(table)
    while seat.view is None or not seat.view["result"]:
        seat.wait_for("view")
    assert server.stop()[0] == 0


def test_a_hint_comes_from_a_bot_and_changes_nothing(server: ServerProcess) -> None:
    anna = Browser(server)
    for game in GAMES:
        seat = anna.sit(anna.open(game.key, ("me",) * game.fewest_seats)["table"]["id"])
        seat.ready()
        turn = seat.view["turn"]
        seat.say("hint", id=9)
        hint = seat.wait_for("hint", "refused", timeout=PATIENCE_S)
        assert (hint["type"], hint["id"], hint["turn"]) == ("hint", 9, turn), hint
        assert {"verb": hint["choice"]["verb"], "noun": hint["choice"]["noun"]} in [
            {"verb": choice["verb"], "noun": choice["noun"]} for choice in seat.view["choices"]
        ]
        seat.say("hint", level="oracle")
        assert seat.wait_for("refused")["code"] == "no-such"
        seat.close()


def test_a_bot_that_fails_is_replaced_by_the_next_lower_one_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIFORIUM_WEIGHTS", str(tmp_path))  # a folder without weights
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db").start()
    anna = Browser(server)
    seat = anna.sit(anna.open("basilica", ("me", "bot:craftsman"))["table"]["id"])
    for _ in range(12):
        seat.ready()
        seat.act_any()
    seat.ready()
    log = server.stop()[1]
    replaced = [json.loads(line) for line in log.splitlines() if '"bot-replaced"' in line]
    chain = [(line["bot"], line["by"]) for line in replaced[:2]]
    assert chain == [("craftsman", "journeyman"), ("journeyman", "simple")], log[-2000:]
    assert not any(line["bot"] == "simple" for line in replaced), "the simple bot needs no weights"


def test_a_bot_looks_again_before_it_moves_if_the_store_knows_more(tmp_path: Path) -> None:
    """A player takes back a choice while a bot thinks; it is written, but the store's answer never arrives."""
    asked, told = asyncio.Event(), asyncio.Event()

    class Slow:
        """A bot that answers when it is told to."""

        async def think(self, request: BotRequest, urgency: Urgency) -> Thought:
            asked.set()
            await told.wait()
            return Thought(request.options[0])

    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", bots=Slow(), sweeps=False) as registry:
            game = find_game("pebbles")
            first = game.read(game.deal(), "first 0")  # the person moves first, whatever the draw
            header = Header("pebbles", game.rules_version, game.editions()[0], {}, 2, start=[first])
            live = await registry.create("A", header, [Sat(0, PERSON, "Anna", ANNA), Sat(1, BOT, level="random")])
            assert isinstance(await said(live, 0, Act(live.table.turn, "m1", "take", 1)), Ack)
            await asyncio.wait_for(asked.wait(), PATIENCE_S)
            assert live.table.free, "what the person chose may be taken back"
            append = registry.store.append

            async def mutely(*words: Any) -> bool:
                await append(*words)
                raise StoreDown("the answer was lost")

            registry.store.append = mutely
            answer = await said(live, 0, Back(live.table.turn, "b1"))
            assert answer.code == "store"
            registry.store.append = append
            thinking = live.thinking
            told.set()
            assert isinstance(thinking, asyncio.Task)
            await asyncio.wait_for(thinking, PATIENCE_S)
            assert live.table.deciding() == 0, "the person is to move again"
            assert isinstance((await registry.store.entries("A"))[-1].body, TookBack)

    asyncio.run(play())
