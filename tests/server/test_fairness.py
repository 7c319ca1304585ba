"""Fair to everybody: hosts and guests in the lobby, hints between people, names, and what a listed table gives away."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.hand_clock import TimedServer
from tests.server.server_process import Browser, ServerProcess, deciding, level, running_server, sqlite_in, two_players
from tests.server.test_tables import browser_of


def lobby_table(server: ServerProcess, **more: Any) -> tuple[Browser, str]:
    """A listed table with two open seats, and its host."""
    host = Browser(server)
    return host, host.open("pebbles", ("me", "open", "open"), listed=True, **more)["table"]["id"]


def test_the_host_accepts_who_sits_down_before_the_game_starts(server: ServerProcess) -> None:
    host, table = lobby_table(server, approve=True)
    ben, cleo = Browser(server), Browser(server)
    for number, guest in enumerate((ben, cleo), 1):
        guest.post(f"/api/tables/{table}/seats/{number}/claim", {"name": f"g{number}"})
    watching = ben.sit(table)
    info = host.get(f"/api/tables/{table}")
    assert (info["status"], [seat["asks"] for seat in info["seats"]]) == ("gathering", [False, True, True])
    assert ben.post(f"/api/tables/{table}/seats/1/accept", code=403)["code"] == "no-right", "not by themselves"
    assert [seat["asks"] for seat in host.post(f"/api/tables/{table}/seats/1/accept")["seats"]] == [False, False, True]
    assert host.post(f"/api/tables/{table}/seats/2/accept")["status"] == "playing"
    while watching.view is None:
        watching.hear()
    assert watching.view["seat"] == 1, "who sits at an open socket is shown the game when it starts"


def test_the_host_removes_a_player_who_cannot_sit_down_again(server: ServerProcess) -> None:
    host, table = lobby_table(server)
    eve, cleo = Browser(server), Browser(server)
    eve.post(f"/api/tables/{table}/seats/1/claim", {"name": "Eve"})
    seat = eve.sit(table)
    assert cleo.post(f"/api/tables/{table}/seats/1/remove", code=403)["code"] == "no-right"
    assert host.post(f"/api/tables/{table}/seats/1/remove")["seats"][1]["kind"] == "open"
    while seat.table["seats"][1]["yours"]:
        seat.wait_for("table")
    for number in (1, 2):
        refused = eve.post(f"/api/tables/{table}/seats/{number}/claim", {"name": "Eve"}, code=403)
        assert refused["code"] == "removed"
    cleo.post(f"/api/tables/{table}/seats/1/claim", {"name": "Cleo"})
    host.post(f"/api/tables/{table}/seats/2/hand", {"to": "bot", "level": "random"})
    assert host.get(f"/api/tables/{table}")["status"] == "playing"
    assert host.post(f"/api/tables/{table}/seats/1/remove", code=409)["code"] == "begun"


def test_a_guest_takes_one_seat_and_no_link_of_the_host(server: ServerProcess) -> None:
    host, ben, cleo = Browser(server), Browser(server), Browser(server)
    opened = host.open("pebbles", ("me", "open", "open", "invite"), listed=True)
    table, link = opened["table"]["id"], opened["invites"][0]
    ben.post(f"/api/tables/{table}/seats/1/claim", {"name": "Ben"})
    assert ben.post(f"/api/tables/{table}/seats/1/claim", {"name": "Ben"})["seat"] == 1, "a retry is no second claim"
    assert ben.post(f"/api/tables/{table}/seats/2/claim", {"name": "Ben"}, code=409)["code"] == "one-seat"
    for path in ("invite", "hand"):
        assert ben.post(f"/api/tables/{table}/seats/3/{path}", {"to": "bot"}, code=403)["code"] == "no-right"
    info = cleo.get(f"/api/invites/{link['code']}")
    assert (info["good"], info["yours"], info["name"]) == (True, False, ""), "the link still works"
    cleo.join(link, "Cleo")
    info = cleo.get(f"/api/invites/{link['code']}")
    assert (info["good"], info["yours"], info["name"]) == (False, True, "Cleo")


def test_an_address_has_few_tables_in_the_lobby(tmp_path: Path) -> None:
    with running_server(sqlite_in(tmp_path), "--limit", "listed=2", generous=False) as strict:
        anna = Browser(strict)
        tables = [anna.open("pebbles", ("me", "me"), listed=True)["table"]["id"] for _ in range(2)]
        refused = Browser(strict).post("/api/tables", {"game": "pebbles", "listed": True}, code=429)
        assert (refused["code"], refused["message"]["args"]) == ("too-many-listed", {"most": "2"})
        anna.open("pebbles", ("me", "open"))
        assert anna.sit(tables[0]).command("concede", seat=0)["type"] == "ack"
        anna.open("pebbles", ("me", "open"), listed=True)


def hint_of(seat: Any) -> Any:
    """The answer to a question for a hint."""
    seat.say("hint", id=3, level="random")
    return seat.wait_for("hint", "refused")


def test_hints_are_off_between_people_unless_the_table_allows_them(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    assert (anna.table["hints"], hint_of(deciding(anna, ben))["code"]) == (False, "hints-off")
    alone = Browser(server)
    seat = alone.sit(alone.open("pebbles", ("me", "bot:random"))["table"]["id"])
    seat.ready()
    assert (seat.table["hints"], hint_of(seat)["type"]) == (True, "hint"), "against bots they are allowed"
    assert not [message for message in seat.heard if message["type"] == "chat"]
    seat = alone.sit(alone.open("pebbles", ("me", "bot:random"), hints=False)["table"]["id"])
    seat.ready()
    assert hint_of(seat)["code"] == "hints-off"


def test_everybody_is_told_that_a_hint_was_asked_for(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server, hints=True)
    mover = deciding(anna, ben)
    other = ben if mover is anna else anna
    assert hint_of(mover)["type"] == "hint"
    line = other.wait_for("chat")["line"]
    assert (line["phrase"], line["seat"]) == ("told-hint-asked", mover.view["seat"])
    assert hint_of(mover)["type"] == "hint"
    level(mover, other)
    told = [message for message in other.heard if message["type"] == "chat"]
    assert len(told) == 1, "once for each choice"
    assert mover.command("phrase", key="told-hint-asked")["code"] == "malformed", "nobody says it by hand"


def test_a_listed_table_does_not_give_away_an_unlisted_one(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    mover = deciding(anna, ben)
    mover.act("take", 1)
    host, stranger = browser_of(server, anna), Browser(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = host.post("/api/tables", {"seats": seats, "listed": True, "beginning": {"table": table}})["table"]
    assert opened["origin"]["table"] == table, "the host knows it anyway"
    assert stranger.get(f"/api/tables/{opened['id']}")["origin"]["table"] == ""
    watcher = stranger.sit(opened["id"])
    assert table not in "".join(watcher.raw)
    public = host.open("pebbles", ("me", "me"), listed=True)["table"]["id"]
    again = host.post("/api/tables", {"seats": [{"kind": "me"}] * 2, "beginning": {"table": public}})["table"]["id"]
    assert stranger.get(f"/api/tables/{again}")["origin"]["table"] == public


@pytest.mark.parametrize("name", ["\u3164", "\u3164\u3164x", "\u2800", "Z" + "\u0351" * 3 + "algo", "\u0301a"])
def test_a_name_can_be_seen_and_stays_on_its_line(server: ServerProcess, name: str) -> None:
    refused = Browser(server).post("/api/tables", {"game": "pebbles", "name": name}, code=400)
    assert refused["code"] == "bad-choice"
    assert "name" in refused["detail"]


@pytest.mark.parametrize("name", ["Zażółć", "Nguyễn Thị Ánh", "ไม่มีชื่อ", "محمد", "🏰 Anna", "e\u0301mile"])
def test_names_of_all_languages_are_allowed(server: ServerProcess, name: str) -> None:
    info = Browser(server).post("/api/tables", {"game": "pebbles", "name": name})["table"]
    assert info["seats"][0]["name"] == name.replace("e\u0301", "é")


def test_a_claim_with_a_token_sets_no_cookie(server: ServerProcess) -> None:
    _, table = lobby_table(server)
    path = f"{server.url}/api/tables/{table}/seats/1/claim"
    answer = httpx.post(path, json={"name": "Bot", "token": True}, timeout=60)
    assert answer.status_code == 201
    assert "set-cookie" not in answer.headers
    headers = {"Authorization": f"Bearer {answer.json()['token']}"}
    ping = httpx.post(f"{server.url}/api/seat/commands", json={"type": "ping"}, headers=headers, timeout=60)
    assert ping.json()["type"] == "pong"


def test_bots_alone_play_only_while_somebody_watches(timed: TimedServer) -> None:
    browser = Browser(timed)
    table = browser.open("stupor_mundi", ("bot:random",) * 4)["table"]["id"]
    path = f"/api/tables/{table}"
    at = browser.get(path)["at"]
    assert browser.get(path)["at"] == at, "nobody watches"
    watcher = Browser(timed).sit(table)
    while watcher.view is None or watcher.view["at"] < at + 5:
        watcher.wait_for("view")
    watcher.close()
    before = -1
    while (now := browser.get(path)["at"]) != before:  # until the thoughts that were begun have ended
        before = now
        timed.clock.advance(30)
        time.sleep(1)
    assert browser.get(path)["status"] == "playing"
