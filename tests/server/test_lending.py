"""Seats lent to a bot or a friend, taken back, and left."""

import pytest

from tests.server.server_process import Browser, ServerProcess, two_players
from tests.server.test_tables import browser_of


def test_a_seat_is_lent_to_a_bot_and_taken_back(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    browser = browser_of(server, anna)
    info = browser.post(f"/api/tables/{table}/seats/0/hand", {"to": "bot", "level": "random"})
    assert (info["seats"][0]["kind"], info["seats"][0]["lent"], info["seats"][0]["yours"]) == ("bot", True, False)
    ben.ready()
    ben.act("take", 1)
    ben.ready()
    assert ben.view["view"]["pebbles"] <= 19, "the bot goes on"
    assert browser_of(server, ben).post(f"/api/tables/{table}/seats/0/reclaim", {}, code=403)["code"] == "no-right"
    assert (
        browser_of(server, ben).post(f"/api/tables/{table}/seats/0/hand", {"to": "bot"}, code=403)["code"] == "no-right"
    )
    info = browser.post(f"/api/tables/{table}/seats/0/reclaim", {})
    assert (info["seats"][0]["kind"], info["seats"][0]["yours"]) == ("person", True)


def test_a_seat_is_lent_to_a_friend_and_taken_back(server: ServerProcess) -> None:
    anna, _, table = two_players(server)
    browser, friend = browser_of(server, anna), Browser(server)
    link = browser.post(f"/api/tables/{table}/seats/0/hand", {"to": "friend"})
    assert friend.get(f"/api/invites/{link['code']}")["lent"]
    friend.join(link, "Fred")
    assert friend.get(f"/api/tables/{table}")["seats"][0]["yours"]
    info = browser.get(f"/api/tables/{table}")["seats"][0]
    assert (info["yours"], info["lent"], info["name"]) == (False, True, "Fred")
    browser.post(f"/api/tables/{table}/seats/0/reclaim", {})
    info = browser.get(f"/api/tables/{table}")["seats"][0]
    assert (info["yours"], info["lent"], info["name"]) == (True, False, "p0"), "with the owner's name"
    assert not friend.get(f"/api/tables/{table}")["seats"][0]["yours"]


@pytest.mark.parametrize("way", ["hand", "leave"])
def test_a_friend_cannot_give_away_a_lent_seat_for_good(server: ServerProcess, way: str) -> None:
    anna, _, table = two_players(server)
    owner, friend = browser_of(server, anna), Browser(server)
    path = f"/api/tables/{table}/seats/0"
    friend.join(owner.post(f"{path}/hand", {"to": "friend"}), "Fred")
    info = friend.post(f"{path}/{way}", {"to": "bot", "level": "random"} if way == "hand" else {})["seats"][0]
    assert (info["kind"], info["yours"], info["lent"]) == ("bot", False, False)
    assert owner.get(f"/api/tables/{table}")["seats"][0]["lent"]
    assert table in [row["id"] for row in owner.get("/api/tables/mine")]
    assert friend.post(f"{path}/reclaim", {}, code=403)["code"] == "no-right"
    info = owner.post(f"{path}/reclaim", {})["seats"][0]
    assert (info["kind"], info["yours"], info["lent"], info["name"]) == ("person", True, False, "p0")
    assert owner.post(f"{path}/leave", {})["seats"][0]["kind"] == "bot"
    assert owner.post(f"{path}/reclaim", {}, code=403)["code"] == "no-right", "but its owner can"


def test_a_lent_seat_goes_back_to_its_owner_before_the_game(server: ServerProcess) -> None:
    owner, friend = Browser(server), Browser(server)
    table = owner.open("pebbles", ("me", "invite"))["table"]["id"]
    path = f"/api/tables/{table}/seats/0"
    friend.join(owner.post(f"{path}/hand", {"to": "friend"}), "Fred")
    friend.post(f"{path}/leave", {})
    info = owner.get(f"/api/tables/{table}")["seats"][0]
    assert (info["kind"], info["yours"], info["lent"], info["name"]) == ("person", True, False, "p0")
    friend.join(owner.post(f"{path}/hand", {"to": "friend"}), "Fred")
    owner.post(f"{path}/leave", {})
    info = friend.get(f"/api/tables/{table}")["seats"][0]
    assert (info["kind"], info["yours"], info["name"]) == ("person", True, "Fred"), "given to the friend for good"
    assert owner.post(f"{path}/reclaim", {}, code=403)["code"] == "no-right"
    assert friend.post(f"{path}/leave", {})["seats"][0]["kind"] == "open"


def test_a_lent_seat_is_lent_in_the_rematch_too(server: ServerProcess) -> None:
    anna, ben, table = two_players(server)
    owner, friend = browser_of(server, anna), Browser(server)
    friend.join(owner.post(f"/api/tables/{table}/seats/0/hand", {"to": "friend"}), "Fred")
    assert ben.command("concede")["type"] == "ack"
    again = friend.post(f"/api/tables/{table}/rematch", {"seats": "same"})["table"]
    assert (again["seats"][0]["name"], again["seats"][0]["yours"]) == ("Fred", True)
    info = owner.post(f"/api/tables/{again['id']}/seats/0/reclaim", {})["seats"][0]
    assert (info["name"], info["yours"], info["lent"]) == ("p0", True, False)


def test_leaving_frees_the_seat_or_gives_it_to_a_bot(server: ServerProcess) -> None:
    anna, ben = Browser(server), Browser(server)
    opened = anna.open("pebbles", ("me", "open", "invite"), listed=True)
    table = opened["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/claim", {"name": "Ben"})
    assert ben.post(f"/api/tables/{table}/seats/0/leave", {}, code=403)["code"] == "no-right"
    assert ben.post(f"/api/tables/{table}/seats/1/leave", {})["seats"][1]["kind"] == "open"
    assert ben.post(f"/api/tables/{table}/seats/1/hand", {"to": "bot"}, code=403)["code"] == "no-right"
    assert anna.post(f"/api/tables/{table}/seats/1/hand", {"to": "bot"})["seats"][1]["kind"] == "bot", (
        "the host fills it"
    )
    ben.join(opened["invites"][0])
    assert ben.post(f"/api/tables/{table}/seats/2/leave", {})["seats"][2]["kind"] == "bot", "the game has begun"
    assert ben.get("/api/tables/mine") == []


def test_an_owner_without_a_name_has_none_when_the_seat_is_taken_back(server: ServerProcess) -> None:
    anna, ben, fred = Browser(server), Browser(server), Browser(server)
    opened = anna.post("/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "invite"}]})
    ben.join(opened["invites"][0])
    path = f"/api/tables/{opened['table']['id']}/seats/0"
    fred.join(anna.post(path + "/hand", {"to": "friend"}, code=201), "Fred")
    back = anna.post(path + "/reclaim", {})["seats"][0]
    assert (back["name"], back["yours"]) == ("", True)
