"""Friends reach the table: from a phone in the same network, from the lobby, by old and new links."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.visitor import PHONE
from tests.server.play_process import PlayProcess
from triforium.server.http.network import is_loopback, network_address


def test_a_phone_in_the_network_joins_by_the_link_that_play_shows(visit: Any, tmp_path: Path) -> None:
    if is_loopback(network_address()):
        pytest.skip("this machine is in no network")
    with PlayProcess(tmp_path) as play:
        ada = visit(server=play, name="Ada")
        ada.go("/play/basilica?with=invite")
        ada.page.get_by_role("button", name="Open the table").click()
        link = ada.page.get_by_label("Send this link")
        assert "//127.0.0.1:" in link.input_value()
        assert ada.page.get_by_text("These links work only on this computer.").is_visible()
        ada.page.get_by_role("button", name="Let phones and computers in this network join").click()
        ada.page.get_by_text("The links work on every phone and computer in the same network").wait_for()
        address = link.input_value()
        assert address.startswith(f"http://{network_address()}:{play.port}/join/")
        phone = visit(server=play, name="Ben", size=PHONE)
        phone.go(address)
        phone.page.get_by_role("button", name="Sit down").click()
        for visitor in (ada, phone):
            visitor.page.wait_for_selector(".prompt")
        mover = next(v for v in (ada, phone) if v.page.locator(".prompt[data-open=true]").count())
        moment = mover.moment()
        mover.page.locator("[data-lit]").first.click(force=True)
        mover.page.wait_for_function("m => document.querySelector('.prompt').dataset.moment !== m", arg=moment)


def test_who_joins_from_the_lobby_can_play_at_once(visit: Any) -> None:
    ada, ben = visit(name="Ada"), visit(name="")
    ada.go("/play/basilica?with=open")
    ada.page.get_by_text("Clock, lobby and hints").click()
    ada.page.get_by_label("I decide who joins from the lobby").uncheck()
    ada.page.locator("details", has_text="Clock, lobby").locator("select").first.select_option("move")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_text("Waiting for players").wait_for()
    ben.go(ada.page.url)
    ben.page.get_by_role("button", name="Sit down").click()
    for visitor in (ada, ben):
        visitor.page.wait_for_selector(".prompt")
    for _ in range(2):  # both get to play, and nobody had to reload
        ada.page.wait_for_function("() => document.querySelector('.prompt').dataset.moment > 0")
        mover = next(v for v in (ada, ben) if v.page.locator(".prompt[data-open=true]").count())
        for _ in range(12):
            if not mover.page.locator(".prompt[data-open=true]").count():
                break
            moment = mover.moment()
            mover.page.locator("[data-lit], .prompt .btn.go:enabled").first.click(force=True)
            mover.page.wait_for_function("m => document.querySelector('.prompt').dataset.moment !== m", arg=moment)
        other = ben if mover is ada else ada
        other.page.wait_for_selector(".prompt[data-open=true]")


def test_an_invitation_that_is_opened_again(visit: Any) -> None:
    ada, ben, eve = visit(name="Ada"), visit(name="Ben"), visit(name="Eve")
    ada.go("/play/basilica?with=invite")
    ada.page.get_by_role("button", name="Open the table").click()
    old = ada.page.get_by_label("Send this link").input_value()
    ada.page.get_by_role("button", name="New link to this seat").click()
    ada.page.wait_for_function("old => document.querySelector('.invite input').value !== old", arg=old)
    link = ada.page.get_by_label("Send this link").input_value()
    ben.go(old)
    ben.page.get_by_role("heading", name="This link has been replaced").wait_for()
    ben.go(link)
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector(".prompt")
    ben.go("/")
    ben.page.goto(link)  # the same browser: it is his seat
    ben.page.wait_for_selector(".prompt")
    assert "/t/" in ben.page.url
    eve.go(link)
    assert eve.page.get_by_text("It was used by Ben, who has the seat Black now.").is_visible()
    eve.page.locator("main").get_by_role("link", name="Go to the table").click()
    eve.page.wait_for_selector(".prompt")
