"""Who somebody is: names, devices, links to other devices, recovery codes, revocation."""

from pathlib import Path

from tests.server.hand_clock import TimedServer
from tests.server.server_process import Browser, ServerProcess, running_server, sqlite_in

DAY_S = 24 * 3600


def named(server: ServerProcess, name: str = "Ada") -> Browser:
    """A browser whose owner has chosen a name."""
    browser = Browser(server)
    browser.post("/api/me", {"name": name})
    return browser


def seats(browser: Browser, table: str) -> list[int]:
    """The seats of a browser at a table."""
    return [seat["seat"] for seat in browser.get(f"/api/tables/{table}")["seats"] if seat["yours"]]


def link(browser: Browser, kind: str = "link") -> str:
    """A code for another device."""
    return str(browser.post(f"/api/me/{kind}")["code"])


def cookie(browser: Browser) -> str:
    return str(browser.http.cookies.get("triforium"))


def with_cookie(server: ServerProcess, secret: str) -> Browser:
    browser = Browser(server)
    browser.http.cookies.set("triforium", secret, domain="127.0.0.1", path="/")
    return browser


def test_a_guest_who_chooses_a_name_keeps_every_seat(club: TimedServer) -> None:
    ada = Browser(club)
    table = ada.open("pebbles", ("me", "bot:random"))["table"]["id"]
    before = cookie(ada)
    assert ada.get("/api/me") == {
        "known": False,
        "name": "",
        "devices": [],
        "recovery": False,
        "passkeys": [],
        "can_have_passkeys": False,
    }
    me = ada.post("/api/me", {"name": "  Ada\tLovelace "})
    assert (me["known"], me["name"], [device["here"] for device in me["devices"]]) == (True, "Ada Lovelace", [True])
    assert cookie(ada) != before, "from now on the ID in the journal is no credential"
    assert seats(ada, table) == [0]
    assert ada.post("/api/me", {"name": "Countess"})["name"] == "Countess"
    assert len(ada.get("/api/me")["devices"]) == 1


def test_the_old_secret_works_until_the_new_one_was_used(club: TimedServer) -> None:
    ada = Browser(club)
    table = ada.open("pebbles", ("me", "bot:random"))["table"]["id"]
    lost_answer = with_cookie(club, cookie(ada))
    ada.post("/api/me", {"name": "Ada"})
    assert seats(lost_answer, table) == [0], "the new cookie may not have arrived"
    assert seats(ada, table) == [0]
    assert seats(lost_answer, table) == []
    assert lost_answer.get("/api/me")["known"] is False


def test_a_link_makes_another_browser_a_device_and_its_guest_seats_go_along(club: TimedServer) -> None:
    laptop, phone = named(club), Browser(club)
    mine = laptop.open("pebbles", ("me", "bot:random"))["table"]["id"]
    guests = phone.open("pebbles", ("bot:random", "me"))["table"]["id"]
    code = link(laptop)
    look = phone.post("/api/codes/look", {"code": code.lower().replace("-", " ")}, 200)
    assert look == {"kind": "link", "name": "Ada", "yours": False, "from_name": "", "seats": 1}
    assert phone.post("/api/codes/look", {"code": code}, 200) == look, "looking does not redeem it"
    assert seats(phone, mine) == []
    me = phone.post("/api/codes", {"code": code})
    assert (me["name"], len(me["devices"])) == ("Ada", 2)
    for browser in (laptop, phone):
        assert (seats(browser, mine), seats(browser, guests)) == ([0], [1])
        assert {row["id"]: row["yours"] for row in browser.get("/api/tables/mine")} == {mine: [0], guests: [1]}
    moved = phone.sit(mine)
    moved.ready()
    moved.act_any()
    third = Browser(club)
    assert third.post("/api/codes", {"code": code}, 404)["code"] == "bad-code"


def test_two_people_become_one(club: TimedServer) -> None:
    laptop, phone = named(club, "Ada"), named(club, "Ada at the phone")
    table = phone.open("pebbles", ("me", "bot:random"))["table"]["id"]
    code = link(laptop)
    assert phone.post("/api/codes/look", {"code": code}, 200)["from_name"] == "Ada at the phone"
    phone.post("/api/codes", {"code": code})
    for browser in (laptop, phone):
        assert seats(browser, table) == [0]
        assert browser.get("/api/me")["name"] == "Ada"


def test_a_link_expires_and_a_newer_one_replaces_it(club: TimedServer) -> None:
    ada = named(club)
    first, second = link(ada), link(ada)
    assert Browser(club).post("/api/codes", {"code": first}, 404)["code"] == "bad-code"
    club.clock.advance(601)
    assert Browser(club).post("/api/codes", {"code": second}, 404)["code"] == "bad-code"
    recovery = link(ada, "recovery")
    assert ada.get("/api/me")["recovery"]
    club.clock.advance(400 * DAY_S)
    assert Browser(club).post("/api/codes", {"code": recovery})["name"] == "Ada"
    assert not ada.get("/api/me")["recovery"], "it is used up"


def test_a_revoked_device_is_a_stranger_at_once(club: TimedServer) -> None:
    laptop, phone = named(club), Browser(club)
    table = laptop.open("pebbles", ("me", "bot:random"))["table"]["id"]
    phone.post("/api/codes", {"code": link(laptop)})
    socket = phone.sit(table)
    secret = cookie(phone)
    lost = next(device["id"] for device in laptop.get("/api/me")["devices"] if not device["here"])
    assert phone.post(f"/api/me/devices/{lost}/revoke", code=400)["code"] == "bad-choice"
    assert len(laptop.post(f"/api/me/devices/{lost}/revoke")["devices"]) == 1
    assert socket.wait_for("bye")["code"] == "again"
    thief = with_cookie(club, secret)
    assert seats(thief, table) == []
    assert thief.get("/api/me")["known"] is False
    assert seats(laptop, table) == [0]
    assert laptop.post(f"/api/me/devices/{lost}/revoke", code=404)["code"] == "no-such"


def test_nobody_revokes_a_device_of_somebody_else(club: TimedServer) -> None:
    ada, eve = named(club, "Ada"), named(club, "Eve")
    device = ada.get("/api/me")["devices"][0]["id"]
    assert eve.post(f"/api/me/devices/{device}/revoke", code=404)["code"] == "no-such"
    assert Browser(club).post(f"/api/me/devices/{device}/revoke", code=403)["code"] == "guest"
    assert ada.get("/api/me")["known"]


def test_signing_out_on_the_only_device_needs_a_way_back(club: TimedServer) -> None:
    ada = named(club)
    table = ada.open("pebbles", ("me", "bot:random"))["table"]["id"]
    assert ada.post("/api/me/leave", {}, 409)["code"] == "last-device"
    code = link(ada, "recovery")
    ada.post("/api/me/leave", {})
    assert ada.http.cookies.get("triforium") is None
    assert seats(ada, table) == []
    ada.post("/api/codes", {"code": code})
    assert seats(ada, table) == [0]
    ada.post("/api/me/leave", {"sure": True})
    assert ada.get("/api/me")["known"] is False


def test_a_secret_is_replaced_every_month(club: TimedServer) -> None:
    ada = named(club)
    table = ada.open("pebbles", ("me", "bot:random"))["table"]["id"]
    first = cookie(ada)
    club.clock.advance(20 * DAY_S)
    ada.get("/api/me")
    assert cookie(ada) == first
    club.clock.advance(11 * DAY_S)
    ada.get("/api/me")
    second = cookie(ada)
    assert second != first
    assert seats(ada, table) == [0]
    assert seats(with_cookie(club, first), table) == []
    assert ada.get("/api/me")["devices"][0]["seen"] <= club.clock.now()


def test_what_cannot_be_a_name_or_a_code_is_refused_with_a_sentence(club: TimedServer) -> None:
    ada = Browser(club)
    for name in ("", "   ", "x" * 31, "\u3164", "a\u202eb"):
        assert ada.post("/api/me", {"name": name}, 400)["code"] == "bad-choice"
    assert ada.get("/api/me")["known"] is False
    for code in ("", "ABCD", "ABCD-EFGH-JKMN-PQRS-TVWX-YZ0U", "' OR 1=1 --", "💥" * 24):
        assert ada.post("/api/codes", {"code": code}, 404)["code"] == "bad-code"
    for path in ("/api/me/link", "/api/me/recovery"):
        assert ada.post(path, code=403)["code"] == "guest"


def test_codes_cannot_be_tried_without_limit(tmp_path: Path) -> None:

    with running_server(sqlite_in(tmp_path), "--limit", "codes=3", "--limit", "people=2", generous=False) as server:
        eve = Browser(server)
        codes = [eve.http.post("/api/codes", json={"code": "A" * 24}).status_code for _ in range(5)]
        assert codes == [404, 404, 404, 429, 429]
        people = [Browser(server).http.post("/api/me", json={"name": "x"}).status_code for _ in range(3)]
        assert people == [201, 201, 429]


def test_the_store_holds_no_secret_and_no_code(tmp_path: Path) -> None:

    with running_server(sqlite_in(tmp_path)) as server:
        ada, phone = named(server), Browser(server)
        first = cookie(ada)
        phone.post("/api/codes", {"code": link(ada)})
        kept = [first, cookie(ada), cookie(phone), link(ada), link(ada, "recovery")]
        data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Ada" in data
        assert [secret for secret in kept if secret.encode() in data or secret.replace("-", "").encode() in data] == []
        assert [secret for secret in kept if secret in server.logged()] == []
