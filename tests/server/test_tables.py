"""Tables: invitations, seats, lobby, shared screens, spectators, rematches."""

import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.contract.cases import PLAIN, Case
from tests.server.server_process import Browser, ServerProcess, deciding, level, two_players

JESTERS = (
    "bas1 2022 g:R1wJs,R3bJs,B1,2 o:S.Y,S.B,S.R v:G1,B2,R2 t:w3 q:9/0 W:0,4,AM.MS.JA,1 B:0,4,AM.MS.JA,1 s:* d:- r:0"
)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_every_game_edition_and_number_of_seats_can_be_opened_and_begins(server: ServerProcess, case: Case) -> None:
    anna = Browser(server)
    opened = anna.open(case.game.key, ("me",) * case.seats, edition=case.edition)
    assert opened["table"]["edition"] == case.edition
    assert opened["table"]["status"] == "playing"
    assert len(opened["table"]["seats"]) == case.seats
    view = anna.get(f"/api/tables/{opened['table']['id']}/view")
    assert view["view"]["deciding"] == opened["table"]["deciding"] >= 0


def test_options_are_agreed_on_and_shown(server: ServerProcess) -> None:
    anna = Browser(server)
    games = {game["game"]: game for game in anna.get("/api/games")}
    for game in games.values():
        for option in game["options"]:
            seats = ("me",) * (game["fewest_seats"])
            for value in option["values"]:
                body = {
                    "game": game["game"],
                    "seats": [{"kind": "me"} for _ in seats],
                    "options": {option["key"]: value},
                }
                answer = anna.http.post("/api/tables", json=body)
                assert answer.status_code in (201, 400), answer.text
                if answer.status_code == 201 and value != option["default"]:
                    assert answer.json()["table"]["options"] == {option["key"]: value}
    refused = anna.post("/api/tables", {"game": "basilica", "options": {"colour": "plaid"}}, code=400)
    assert refused["code"] == "bad-choice"
    assert "colour" in refused["detail"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, 400),
        ({"game": "basilica", "edition": "1999"}, 400),
        ({"game": "basilica", "seats": [{"kind": "me"}] * 3}, 400),
        ({"game": "pebbles", "seats": [{"kind": "me"}]}, 400),
        ({"game": "pebbles", "seats": [{"kind": "king"}] * 2}, 400),
        ({"game": "pebbles", "seats": [{"kind": "closed"}] * 2}, 400),
        ({"game": "pebbles", "seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]}, 404),
        ({"game": "pebbles", "name": "x" * 61}, 400),
        ({"game": "pebbles", "seats": [{"kind": "me", "name": "a\u202eb"}] * 2}, 400),
        ({"game": "pebbles", "clock": {"kind": "move", "seconds": 1}}, 400),
        ({"game": "pebbles", "clock": {"kind": "budget", "seconds": 60, "increment": -1}}, 400),
        ({"game": "pebbles", "clock": {"kind": "none", "seconds": 10**30}}, 400),
        ({"game": "pebbles", "colour": "red"}, 400),
        ([], 400),
        ({}, 400),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_a_reason(server: ServerProcess, wish: Any, code: int) -> None:
    refused = Browser(server).post("/api/tables", wish, code=code)
    assert refused["type"] == "refused"
    assert refused["detail"]
    assert refused["message"]["key"].startswith("refused-")


def test_closed_seats_make_a_smaller_game(server: ServerProcess) -> None:
    opened = Browser(server).open("pebbles", ("me", "closed", "me", "me"))
    assert len(opened["table"]["seats"]) == 3


def test_a_link_seats_one_person_once_by_a_cookie_that_no_script_reads(server: ServerProcess) -> None:
    anna, ben, eve = Browser(server), Browser(server), Browser(server)
    opened = anna.open("pebbles")
    link = opened["invites"][0]
    assert opened["table"]["status"] == "gathering"
    assert link["path"] == f"/join/{link['code']}"
    for _ in range(3):
        assert eve.get(f"/api/invites/{link['code']}")["good"], "a preview does not use up the link"
    assert eve.http.cookies.get("triforium") is None
    answer = ben.http.post(f"/api/invites/{link['code']}", json={"name": "Ben"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert eve.post(f"/api/invites/{link['code']}", {"name": "Eve"}, code=404)["code"] == "bad-invite"
    assert not eve.get(f"/api/invites/{link['code']}")["good"]
    table = opened["table"]["id"]
    seats = ben.get(f"/api/tables/{table}")["seats"]
    assert [seat["yours"] for seat in seats] == [False, True]
    assert [seat["yours"] for seat in eve.get(f"/api/tables/{table}")["seats"]] == [False, False]
    for wrong in ("x", "a.b.c", f"{table}.9.x", f"{table}.1.{'x' * 32}", "..%2f..%2fetc", "%00"):
        assert eve.http.get(f"/api/invites/{wrong}").status_code in (200, 404)
        assert eve.http.post(f"/api/invites/{wrong}", json={}).status_code == 404


def test_a_cookie_over_https_is_secure(server: ServerProcess) -> None:
    secured = ServerProcess(f"{server.store}.https", "--trust-proxy", "127.0.0.1")
    with secured:
        headers = {"X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{secured.url}/api/tables", json={"game": "pebbles"}, headers=headers, timeout=60)
        assert "secure" in answer.headers["set-cookie"].lower()


def test_the_address_of_a_table_alone_shows_what_everybody_may_see(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    stranger = Browser(server)
    view = stranger.get(f"/api/tables/{table}/view")
    assert (view["seat"], view["choices"], view["back"]) == (-2, [], [])
    assert stranger.get(f"/api/tables/{table}/view?seat=0", code=403)["code"] == "secret"
    assert stranger.get(f"/api/tables/{table}/frames?seat=1", code=403)["code"] == "secret"
    assert stranger.get(f"/api/tables/{table}/view?seat=7", code=404)["code"] == "no-seat"
    anna.close()
    ben.close()


def test_forged_and_foreign_cookies_open_nothing(server: ServerProcess) -> None:
    _, _, table = two_players(server)
    for cookie in ("x" * 32, "", "a" * 500, "triforium", "\u00fc" * 30):
        answer = httpx.get(
            f"{server.url}/api/tables/{table}", headers={"Cookie": f"triforium={cookie}".encode()}, timeout=60
        )
        assert answer.status_code == 200
        assert not any(seat["yours"] for seat in answer.json()["seats"])


def test_the_lobby_lists_open_tables_and_the_first_to_claim_gets_the_seat(server: ServerProcess) -> None:
    anna, ben, cleo = Browser(server), Browser(server), Browser(server)
    listed = anna.open("pebbles", ("me", "open"), listed=True)["table"]["id"]
    hidden = anna.open("pebbles", ("me", "open"))["table"]["id"]
    found = [row["id"] for row in ben.get("/api/tables")]
    assert listed in found
    assert hidden not in found
    assert ben.post(f"/api/tables/{hidden}/seats/1/claim", {"name": "Ben"}, code=403)["code"] == "no-right"
    assert ben.post(f"/api/tables/{listed}/seats/1/claim", {"name": "Ben"})["seat"] == 1
    assert cleo.post(f"/api/tables/{listed}/seats/1/claim", {"name": "Cleo"}, code=409)["code"] == "seat-taken"
    assert listed not in [row["id"] for row in ben.get("/api/tables")]
    assert listed in [row["id"] for row in ben.get("/api/tables", status="playing")]
    assert ben.get("/api/tables", code=400, status="sleeping")["code"] == "malformed"


def test_my_tables_are_those_of_this_browser(server: ServerProcess) -> None:
    anna, ben = Browser(server), Browser(server)
    first = anna.open("pebbles", ("me", "me"))["table"]["id"]
    time.sleep(0.002)  # the list is sorted by milliseconds
    second = anna.open("pebbles", ("bot:random", "me", "invite"))
    mine = anna.get("/api/tables/mine")
    assert [(row["id"], row["yours"]) for row in mine] == [(second["table"]["id"], [1]), (first, [0, 1])]
    assert mine[1]["deciding"] in (0, 1)
    assert mine[0]["deciding"] is None, "it has not begun"
    assert ben.get("/api/tables/mine") == []
    ben.join(second["invites"][0])
    assert [row["yours"] for row in ben.get("/api/tables/mine")] == [[2]]


def test_one_screen_plays_both_seats(server: ServerProcess) -> None:
    anna = Browser(server)
    seat = anna.sit(anna.open("pebbles", ("me", "me"))["table"]["id"])
    seat.ready()
    eyes = set()
    for _ in range(4):
        eyes.add(seat.view["seat"])
        assert seat.view["cover"] is None, "there is nothing to hide here"
        seat.act("take", 1)
        seat.ready()
    assert eyes == {0, 1}


def test_one_screen_is_covered_between_secret_views(server: ServerProcess) -> None:
    """Both players have a Jester, and choose colours in secret (BAS-JESTER-5)."""
    anna = Browser(server)
    body = {"seats": [{"kind": "me"}] * 2, "forced": False, "beginning": {"position": JESTERS}}
    table = anna.post("/api/tables", body)["table"]["id"]
    seat = anna.sit(table)
    seat.ready()
    while seat.view["view"]["decision"] != "jester.colour":
        seat.act_any()
        seat.ready()
    first = seat.view["seat"]
    chosen = seat.view["choices"][0]
    seat.act(chosen["verb"], chosen["noun"])
    while seat.view["cover"] is None:
        seat.wait_for("view")
    other = seat.view["cover"]
    assert other == 1 - first
    assert (seat.view["seat"], seat.view["choices"]) == (-2, []), "a covered screen shows the spectator's view"
    seat.say("look", seat=other)
    view = seat.wait_for("view")
    assert (view["seat"], view["cover"]) == (other, None)
    assert view["choices"]
    lines = [line for line in view["story"] if line["kind"] == "colour_chosen" and line["seat"] == first]
    assert lines == [], "the first player's choice is hidden from the second"
    seat.say("look", seat=None)
    assert seat.wait_for("view")["seat"] in (-2, other)
    seat.say("look", seat=7)
    assert seat.wait_for("refused")["code"] == "not-seated"


@pytest.mark.parametrize("looked", [True, False])
def test_one_screen_is_covered_when_the_seat_that_looks_is_lent(server: ServerProcess, looked: bool) -> None:
    """Stupor Mundi, where everybody has a hand."""
    anna = Browser(server)
    table = anna.open("stupor_mundi", ("me", "me"))["table"]["id"]
    seat = anna.sit(table)
    first = seat.wait_for("view")["cover"]
    other = 1 - first
    if looked:
        seat.say("look", seat=first)
        assert seat.wait_for("view")["seat"] == first
    turn = anna.post(f"/api/tables/{table}/seats/{first}/hand", {"to": "bot", "level": "random"})["turn"]
    while seat.view["turn"] < turn:
        seat.wait_for("view")
    assert (seat.view["seat"], seat.view["cover"], seat.view["choices"]) == (-2, other, [])
    assert not seat.view["view"]["players"][other]["hand"]
    seat.say("look", seat=other)
    while seat.view["cover"] is not None:
        seat.wait_for("view")
    assert seat.view["seat"] == other
    assert seat.view["view"]["players"][other]["hand"]


def test_a_table_may_forbid_spectators(server: ServerProcess) -> None:
    anna = Browser(server)
    table = anna.open("pebbles", ("me", "me"), spectators=False)["table"]["id"]
    stranger = Browser(server)
    assert stranger.get(f"/api/tables/{table}/view", code=403)["code"] == "no-spectators"
    assert stranger.get(f"/api/tables/{table}/record", code=403)["code"] == "no-spectators"
    watcher = stranger.sit(table)
    assert [message["code"] for message in watcher.heard] == ["no-spectators"]
    with pytest.raises(ConnectionClosed) as closed:
        watcher.wait_for("view", timeout=5)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "no-spectators"), "docs/wire.md, 4"
    assert anna.get(f"/api/tables/{table}/view")["seat"] == 0


def test_a_table_without_spectators_stays_closed_after_its_end(server: ServerProcess) -> None:
    anna, ben, table = two_players(server, spectators=False)
    owner = browser_of(server, ben)
    owner.post(f"/api/tables/{table}/seats/1/hand", {"to": "bot", "level": "random"})
    anna.ready()
    assert anna.command("concede")["type"] == "ack"
    stranger = Browser(server)
    assert stranger.get(f"/api/tables/{table}")["status"] == "over", "players and status are public"
    looks = ["view", "view?seat=0", "view?seat=-2", "record", "frames", "frames?seat=0", "position?seat=0", "scoring"]
    for look in looks:
        assert stranger.get(f"/api/tables/{table}/{look}", code=403)["code"] == "no-spectators", look
    wish = {"game": "pebbles", "beginning": {"table": table, "at": 1}}
    assert stranger.post("/api/tables", wish, code=403)["code"] == "no-spectators"
    for browser in (browser_of(server, anna), owner):
        for look in looks:
            browser.get(f"/api/tables/{table}/{look}")
        assert browser.post("/api/tables", wish)["table"]["status"] == "playing"
        assert browser.sit(table).wait_for("view")["result"]["how"] == "conceded"


def test_spectators_see_the_game_and_are_counted(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    watcher = Browser(server).sit(table)
    watcher.wait_for("view")
    mover = deciding(anna, ben)
    while mover.table["watching"] != 1:
        mover.wait_for("table")
    mover.act("take", 2)
    assert watcher.wait_for("view")["view"]["pebbles"] == 19
    watcher.close()
    while mover.table["watching"]:
        mover.wait_for("table")


def finish(*seats: Any) -> None:
    """Play to the end."""
    while not seats[0].view["result"]:
        deciding(*seats).act_any()
        level(*seats)


def test_a_rematch_takes_the_same_company_to_a_new_table(server: ServerProcess) -> None:
    anna, ben = Browser(server), Browser(server)
    opened = anna.open("pebbles")
    table = opened["table"]["id"]
    ben.join(opened["invites"][0])
    assert anna.post(f"/api/tables/{table}/rematch", {}, code=400)["code"] == "bad-choice", "not before the end"
    seats = anna.sit(table), ben.sit(table)
    for seat in seats:
        seat.wait_for("view")
    finish(*seats)
    assert Browser(server).post(f"/api/tables/{table}/rematch", {}, code=403)["code"] == "not-seated"
    again = anna.post(f"/api/tables/{table}/rematch", {"seats": "swapped"})["table"]
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "p0"]
    assert [seat["yours"] for seat in again["seats"]] == [False, True]
    assert ben.post(f"/api/tables/{table}/rematch", {"seats": "same"})["table"]["id"] == again["id"], "one rematch"
    while not seats[1].table["rematch"]:
        seats[1].wait_for("table")
    assert seats[1].table["rematch"] == again["id"]


def test_a_rematch_with_the_same_draws_deals_the_same(server: ServerProcess) -> None:
    anna = Browser(server)
    first = anna.open("basilica", ("me", "me"))["table"]["id"]
    seat = anna.sit(first)
    seat.ready()
    dealt = seat.view["view"]
    for _ in range(12):
        seat.act_any()
        seat.ready()
    assert seat.command("concede")["type"] == "ack"
    again = anna.post(f"/api/tables/{first}/rematch", {"seats": "same", "draws": "same"})["table"]
    assert again["same_draws"]
    view = anna.get(f"/api/tables/{again['id']}/view?seat=0")["view"]
    for field in ("order_slots", "vault_slots", "top", "deciding"):
        assert view[field] == dealt[field], field
    other = anna.sit(again["id"])
    other.ready()
    old = [frame["view"]["vault_slots"] for frame in anna.get(f"/api/tables/{first}/frames", seat=0, count=60)]
    for _ in range(12):
        other.act_any()
        other.ready()
    new = [frame["view"]["vault_slots"] for frame in anna.get(f"/api/tables/{again['id']}/frames", seat=0, count=60)]
    assert new[: len(old)] == old[: len(new)], "the same moves draw the same tiles"


def browser_of(server: ServerProcess, seat: Any) -> Browser:
    """The browser of a socket client."""
    browser = Browser(server)
    browser.http.cookies.set("triforium", seat.socket.request.headers["Cookie"].partition("=")[2], domain="127.0.0.1")
    return browser
