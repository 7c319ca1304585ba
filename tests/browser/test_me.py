"""Who you are: a name, a link to another device, a passkey of a virtual authenticator."""

from typing import Any

from tests.browser.visitor import PHONE


def become(visitor: Any) -> None:
    visitor.go("/me")
    visitor.page.get_by_role("button", name="Keep my games").click()
    visitor.page.get_by_role("heading", name="Your devices").wait_for()


def test_a_link_carries_a_seat_to_the_phone_and_a_revoked_phone_is_a_guest(visit: Any) -> None:
    laptop, phone = visit(), visit(size=PHONE, name="")
    opened = laptop.context.request.post(
        "/api/tables", data={"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    )
    table = opened.json()["table"]["id"]
    become(laptop)
    laptop.page.get_by_role("button", name="Make a link").click()
    laptop.no_untranslated()
    assert laptop.axe_in_every_theme() == []
    phone.go(laptop.page.get_by_label("Link to your other device", exact=True).last.input_value())
    assert phone.axe() == []
    phone.page.get_by_role("button", name="Yes, that is me").click()
    phone.page.get_by_role("heading", name="Ada", exact=True).wait_for()
    rows = phone.context.request.get("/api/tables/mine").json()
    assert [(row["id"], row["yours"]) for row in rows] == [(table, [0])]
    laptop.go("/me")
    laptop.page.get_by_role("button", name="Revoke").click()
    laptop.page.get_by_role("button", name="Revoke").wait_for(state="detached")
    phone.go("/me")
    phone.page.get_by_role("heading", name="A guest").wait_for()
    assert phone.context.request.get("/api/tables/mine").json() == []


def test_a_passkey_brings_you_back(visit: Any) -> None:
    ada = visit()
    host = ada.server.url.replace("127.0.0.1", "localhost")
    devtools = ada.context.new_cdp_session(ada.page)
    devtools.send("WebAuthn.enable")
    key = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    key |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": key})

    ada.page.goto(f"{host}/me")
    ada.page.get_by_role("button", name="Keep my games").click()
    ada.page.get_by_role("button", name="Make a passkey").click()
    ada.page.get_by_role("button", name="Remove").wait_for()
    ada.page.get_by_role("button", name="Sign out").click()
    ada.page.get_by_role("heading", name="A guest").wait_for()
    ada.page.get_by_role("button", name="Sign in with a passkey").click()
    ada.page.get_by_role("heading", name="Ada", exact=True).wait_for()
