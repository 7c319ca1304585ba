"""Passkeys: made and used at the right site, for the right challenge, once."""

from typing import Any

import httpx

from tests.server.hand_clock import TimedServer
from tests.server.people.authenticator import PRESENT, Authenticator
from tests.server.people.test_identities import seats
from tests.server.server_process import PATIENCE_S, Browser, ServerProcess


class LocalBrowser(Browser):
    """A browser that calls the server localhost: a passkey belongs to a name, not to an address."""

    def __init__(self, server: ServerProcess) -> None:
        super().__init__(server)
        self.http = httpx.Client(base_url=f"http://localhost:{server.port}", timeout=PATIENCE_S, verify=False)


def origin(server: ServerProcess) -> str:
    return f"http://localhost:{server.port}"


def somebody(server: ServerProcess, name: str = "Ada") -> tuple[LocalBrowser, Authenticator]:
    """Somebody with a passkey."""
    ada, keys = LocalBrowser(server), Authenticator(origin(server))
    ada.post("/api/me", {"name": name})
    made = keys.create(ada.post("/api/me/passkeys/options")["options"])
    assert len(ada.post("/api/me/passkeys", {"credential": made})["passkeys"]) == 1
    return ada, keys


def options(browser: Browser) -> Any:
    return browser.post("/api/passkeys/options")["options"]


def sign_in(browser: Browser, credential: Any, code: int = 201, **more: Any) -> Any:
    return browser.post("/api/passkeys", {"credential": credential, **more}, code)


def test_a_passkey_signs_in_on_a_new_device_and_takes_its_seats_along(club: TimedServer) -> None:
    ada, keys = somebody(club)
    mine = ada.open("pebbles", ("me", "bot:random"))["table"]["id"]
    phone = LocalBrowser(club)
    guests = phone.open("pebbles", ("me", "bot:random"))["table"]["id"]
    asked = options(phone)
    assert "allowCredentials" not in asked or asked["allowCredentials"] == [], "it names nobody"
    me = sign_in(phone, keys.get(asked))
    assert (me["name"], len(me["devices"])) == ("Ada", 2)
    for browser in (ada, phone):
        assert (seats(browser, mine), seats(browser, guests)) == ([0], [0])
    again = sign_in(phone, keys.get(options(phone)))
    assert len(again["devices"]) == 2, "a device that signs in again stays one device"


def test_an_answer_counts_once_and_only_for_a_fresh_challenge_of_ours(club: TimedServer) -> None:
    _, keys = somebody(club)
    answer = keys.get(options(LocalBrowser(club)))
    sign_in(LocalBrowser(club), answer)
    assert sign_in(LocalBrowser(club), answer, 403)["code"] == "bad-passkey"
    assert sign_in(LocalBrowser(club), keys.get({"challenge": "aW52ZW50ZWQ"}), 403)["code"] == "bad-passkey"
    late = keys.get(options(LocalBrowser(club)))
    club.clock.advance(301)
    assert sign_in(LocalBrowser(club), late, 403)["code"] == "bad-passkey"
    ada, _ = somebody(club, "Other")
    registration = ada.post("/api/me/passkeys/options")["options"]
    assert sign_in(LocalBrowser(club), keys.get(registration), 403)["code"] == "bad-passkey", "made for another use"


def test_an_answer_from_another_site_is_refused(club: TimedServer) -> None:
    ada, keys = somebody(club)
    keys.origin = "https://evil.example"
    assert sign_in(LocalBrowser(club), keys.get(options(LocalBrowser(club))), 403)["code"] == "bad-passkey"
    keys.origin = origin(club)
    keys.host = "evil.example"
    assert sign_in(LocalBrowser(club), keys.get(options(LocalBrowser(club))), 403)["code"] == "bad-passkey"
    elsewhere = Authenticator("https://evil.example")
    made = elsewhere.create(ada.post("/api/me/passkeys/options")["options"])
    assert ada.post("/api/me/passkeys", {"credential": made}, 403)["code"] == "bad-passkey"
    assert len(ada.get("/api/me")["passkeys"]) == 1


def test_a_wrong_signature_a_copied_passkey_and_an_absent_owner_are_refused(club: TimedServer) -> None:
    _, keys = somebody(club)
    answer, other = keys.get(options(LocalBrowser(club))), keys.get(options(LocalBrowser(club)))
    answer["response"]["signature"] = other["response"]["signature"]
    assert sign_in(LocalBrowser(club), answer, 403)["code"] == "bad-passkey"
    sign_in(LocalBrowser(club), keys.get(options(LocalBrowser(club))))
    keys.count = 1  # a copy that has fallen behind
    assert sign_in(LocalBrowser(club), keys.get(options(LocalBrowser(club))), 403)["code"] == "bad-passkey"
    keys.count, keys.flags = 100, 0
    assert sign_in(LocalBrowser(club), keys.get(options(LocalBrowser(club))), 403)["code"] == "bad-passkey"
    keys.flags = PRESENT
    assert sign_in(LocalBrowser(club), keys.get(options(LocalBrowser(club))))["known"]


def test_a_browser_of_somebody_else_is_not_taken_over_silently(club: TimedServer) -> None:
    _, keys = somebody(club)
    tablet = LocalBrowser(club)
    tablet.post("/api/me", {"name": "Ben"})
    table = tablet.open("pebbles", ("me", "bot:random"))["table"]["id"]
    refused = sign_in(tablet, keys.get(options(tablet)), 409)
    assert (refused["code"], refused["message"]["args"]) == ("somebody-else", {"name": "Ben"})
    assert tablet.get("/api/me")["name"] == "Ben"
    assert sign_in(tablet, keys.get(options(tablet)), merge=True)["name"] == "Ada"
    assert seats(tablet, table) == [0]


def test_a_removed_passkey_signs_nobody_in(club: TimedServer) -> None:
    ada, keys = somebody(club)
    passkey = ada.get("/api/me")["passkeys"][0]["id"]
    eve, _ = somebody(club, "Eve")
    assert eve.post(f"/api/me/passkeys/{passkey}/remove", code=404)["code"] == "no-such"
    assert ada.post(f"/api/me/passkeys/{passkey}/remove")["passkeys"] == []
    assert sign_in(LocalBrowser(club), keys.get(options(LocalBrowser(club))), 403)["code"] == "bad-passkey"


def test_nonsense_is_refused_with_a_sentence(club: TimedServer) -> None:
    ada, keys = somebody(club)
    good = keys.get(options(ada))
    bad: list[Any] = [{}, {"id": 1}, {"response": []}, {"response": {"clientDataJSON": "***"}}]
    bad += [{**good, "response": {**good["response"], "authenticatorData": "AA"}}, {**good, "type": "password"}]
    for credential in bad:
        assert sign_in(LocalBrowser(club), credential, 403)["code"] == "bad-passkey"
        assert ada.post("/api/me/passkeys", {"credential": credential}, 403)["code"] == "bad-passkey"


def test_there_are_no_passkeys_at_an_address_without_a_name(club: TimedServer) -> None:
    ada = Browser(club)  # 127.0.0.1
    me = ada.post("/api/me", {"name": "Ada"})
    assert me["can_have_passkeys"] is False
    assert ada.post("/api/me/passkeys/options", code=409)["code"] == "no-passkeys"
    assert LocalBrowser(club).get("/api/me")["can_have_passkeys"] is True
