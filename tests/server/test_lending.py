"""Seats that are lent to a bot or a friend, taken back, and left."""

from collections.abc import Iterator

import pytest

from tests.server.house import Browser, House, house_at, two_players
from tests.server.test_tables import browser_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_at(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db") as house:
        yield house


def test_a_seat_is_lent_to_a_bot_and_taken_back(house: House) -> None:
    anna, ben, table = two_players(house)
    browser = browser_of(house, anna)
    info = browser.post(f"/api/tables/{table}/seats/0/hand", {"to": "bot", "level": "random"})
    assert (info["seats"][0]["kind"], info["seats"][0]["lent"], info["seats"][0]["yours"]) == ("bot", True, False)
    ben.ready()
    ben.act("take", 1)
    ben.ready()
    assert ben.view["view"]["pebbles"] <= 19, "the bot goes on"
    assert browser_of(house, ben).post(f"/api/tables/{table}/seats/0/reclaim", {}, code=403)["code"] == "no-right"
    assert (
        browser_of(house, ben).post(f"/api/tables/{table}/seats/0/hand", {"to": "bot"}, code=403)["code"] == "no-right"
    )
    info = browser.post(f"/api/tables/{table}/seats/0/reclaim", {})
    assert (info["seats"][0]["kind"], info["seats"][0]["yours"]) == ("person", True)


def test_a_seat_is_lent_to_a_friend_and_taken_back(house: House) -> None:
    anna, _, table = two_players(house)
    browser, friend = browser_of(house, anna), Browser(house)
    link = browser.post(f"/api/tables/{table}/seats/0/hand", {"to": "friend"})
    assert friend.get(f"/api/invites/{link['code']}")["lent"]
    friend.join(link, "Fred")
    assert friend.get(f"/api/tables/{table}")["seats"][0]["yours"]
    info = browser.get(f"/api/tables/{table}")["seats"][0]
    assert (info["yours"], info["lent"], info["name"]) == (False, True, "Fred")
    browser.post(f"/api/tables/{table}/seats/0/reclaim", {})
    info = browser.get(f"/api/tables/{table}")["seats"][0]
    assert (info["yours"], info["lent"], info["name"]) == (True, False, "p0"), "under their own name"
    assert not friend.get(f"/api/tables/{table}")["seats"][0]["yours"]


@pytest.mark.parametrize("way", ["hand", "leave"])
def test_a_friend_cannot_give_away_a_lent_seat_for_good(house: House, way: str) -> None:
    anna, _, table = two_players(house)
    owner, friend = browser_of(house, anna), Browser(house)
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


def test_a_lent_seat_goes_back_to_its_owner_before_the_game(house: House) -> None:
    owner, friend = Browser(house), Browser(house)
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


def test_a_lent_seat_is_lent_in_the_rematch_too(house: House) -> None:
    anna, ben, table = two_players(house)
    owner, friend = browser_of(house, anna), Browser(house)
    friend.join(owner.post(f"/api/tables/{table}/seats/0/hand", {"to": "friend"}), "Fred")
    assert ben.command("concede")["type"] == "ack"
    again = friend.post(f"/api/tables/{table}/rematch", {"seats": "same"})["table"]
    assert (again["seats"][0]["name"], again["seats"][0]["yours"]) == ("Fred", True)
    info = owner.post(f"/api/tables/{again['id']}/seats/0/reclaim", {})["seats"][0]
    assert (info["name"], info["yours"], info["lent"]) == ("p0", True, False)


def test_whoever_leaves_frees_the_seat_or_leaves_it_to_a_bot(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
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


def test_an_owner_without_a_name_has_none_when_the_seat_is_taken_back(house: House) -> None:
    anna, ben, fred = Browser(house), Browser(house), Browser(house)
    opened = anna.post("/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "invite"}]})
    ben.join(opened["invites"][0])
    path = f"/api/tables/{opened['table']['id']}/seats/0"
    fred.join(anna.post(path + "/hand", {"to": "friend"}, code=201), "Fred")
    back = anna.post(path + "/reclaim", {})["seats"][0]
    assert (back["name"], back["yours"]) == ("", True)
