"""Tables with several people: invitations, lost connections, killed servers, one shared screen."""

import random
import re
from pathlib import Path
from typing import Any

from tests.browser.moments import moment
from tests.server.server_process import ServerProcess

ROOT = Path(__file__).resolve().parents[2]
SECRET = ROOT / "tests" / "records" / "basilica" / "2022-secret-jesters.record"
HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=1</script>'


def test_two_browsers_meet_at_one_table_by_an_invitation(visit: Any) -> None:
    ada, ben = visit(name="Ada"), visit(name="")
    ada.go("/play/basilica?with=invite")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Send this link").input_value()
    assert ada.page.get_by_role("img", name="QR code of the link").is_visible()
    ben.go(link)
    ben.page.get_by_label("Your name").fill(HOSTILE[:30])
    ben.page.get_by_role("button", name="Sit down").click()
    rng = random.Random(4)
    for _ in range(2):  # one turn each
        ada.page.wait_for_selector(".prompt")
        ben.page.wait_for_selector(".prompt")
        ada.page.wait_for_function("() => document.querySelector('.prompt').dataset.moment > 0")
        mover, other = (ada, ben) if ada.page.locator(".prompt[data-open=true]").count() else (ben, ada)
        for _ in range(3):
            if mover.page.locator(".prompt[data-open=true]").count():
                moment = mover.moment()
                lit = mover.page.locator("[data-lit], .prompt .btn.go:enabled")
                lit.first.wait_for(state="attached")
                lit.nth(rng.randrange(lit.count())).click(force=True)
                mover.page.wait_for_function("m => document.querySelector('.prompt').dataset.moment !== m", arg=moment)
        other.page.wait_for_function("m => document.querySelector('.prompt').dataset.moment === m", arg=mover.moment())
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Write a message").fill(HOSTILE)
    ada.page.get_by_role("button", name="Send").click()
    ben.page.locator(".heard").get_by_text(HOSTILE).wait_for()  # shown as text, not run as HTML
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.locator(".chat").get_by_text(HOSTILE).wait_for()
    assert ada.page.title() == ben.page.title() == "Basilica · Triforium"
    cleo = visit(name="")
    cleo.go(link)  # already used: a friendly page with a link to watch
    assert cleo.page.get_by_text("This link has already been used").is_visible()
    cleo.page.locator("main").get_by_role("link", name="Go to the table").click()
    cleo.page.wait_for_selector(".prompt")
    assert cleo.page.locator("[data-lit]").count() == 0


def test_the_host_lets_people_in_from_the_lobby_or_removes_them(visit: Any) -> None:
    ada, ben, eve = visit(name="Ada"), visit(name="Ben"), visit(name="Eve")
    ada.go("/play/basilica?with=open")
    ada.page.get_by_text("Clock, lobby and hints").click()
    assert ada.page.get_by_label("I decide who joins from the lobby").is_checked()
    assert not ada.page.get_by_label("Players may ask a bot for hints").is_checked()
    ada.page.get_by_label("Bot for absent players").select_option(label="Master")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_text("Waiting for players").wait_for()
    for guest in (eve, ben):
        guest.go(ada.page.url)
        guest.page.get_by_role("button", name="Sit down").click()
        guest.page.get_by_text("still has to let you in").wait_for()
        ada.page.locator("li", has_text="Eve" if guest is eve else "Ben").wait_for()
        ada.page.get_by_role("button", name="Remove" if guest is eve else "Let them in").click()
    ada.page.wait_for_selector(".prompt")
    ben.page.wait_for_selector(".prompt")
    eve.page.wait_for_selector(".prompt")
    assert eve.page.locator("[data-lit]").count() == 0, "she may only watch"
    mover = ada if ada.page.locator(".prompt[data-open=true]").count() else ben
    assert mover.page.get_by_role("button", name="Hint").count() == 0, "not against each other"


def test_reloading_and_going_offline_in_the_middle_of_a_move_lose_nothing(visit: Any) -> None:
    ada = visit()
    ada.begin_basilica()
    ada.my_turn()
    page = ada.page
    moment = ada.moment()
    page.locator('[data-lit][data-verb="place_vault"]').first.click(force=True)
    ada.settle(moment)
    asked = page.inner_text("#asked")
    page.reload()
    ada.my_turn()
    assert page.inner_text("#asked") == asked  # the vault is still in hand
    ada.context.set_offline(True)
    page.wait_for_function("() => document.querySelector('#asked').innerText.includes('Connection lost')")
    assert page.locator("[data-lit]").count() == 0
    ada.context.set_offline(False)
    ada.my_turn()
    assert page.inner_text("#asked") == asked
    moment = ada.moment()
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_function("m => document.querySelector('.prompt').dataset.moment !== m", arg=moment)
    assert "choose an action" in page.inner_text("#asked")


def test_a_move_whose_answer_is_lost_is_applied_once(visit: Any) -> None:
    ada = visit()
    deaf = {"on": False, "acts": 0}
    sockets: list[Any] = []

    def between(socket: Any) -> None:
        upstream = socket.connect_to_server()
        sockets.append((socket, upstream))

        def said(message: str) -> None:
            if '"type":"act"' in message:
                deaf["acts"] += 1
            upstream.send(message)

        def heard(message: str) -> None:
            if not deaf["on"]:
                socket.send(message)

        socket.on_message(said)
        upstream.on_message(heard)

    ada.page.route_web_socket(re.compile("/socket$"), between)
    ada.begin_basilica()
    ada.my_turn()
    deaf["on"] = True
    ada.page.locator('[data-lit][data-verb="place_vault"]').first.click(force=True)
    ada.page.wait_for_selector("[data-pending]", state="attached")
    assert ada.page.get_by_text("Sending …").is_visible()
    deaf["on"] = False
    sockets[-1][0].close(code=1012)
    ada.page.wait_for_function("() => document.querySelector('#asked').innerText.includes('where does the')")
    assert deaf["acts"] == 2  # sent again with the same command id, so it was applied once
    assert ada.page.locator("[data-pending]").count() == 0


def test_an_open_page_reconnects_after_the_server_was_killed(visit: Any, own_server: ServerProcess) -> None:
    ada = visit(server=own_server)
    ada.play_now("Basilica")
    rng = random.Random(3)
    for _ in range(4):
        assert ada.my_turn()
        ada.choose_any(rng)
    moment, asked = ada.moment(), ada.page.inner_text("#asked")
    own_server.kill()
    ada.page.wait_for_function("() => document.querySelector('#asked').innerText.includes('Connection lost')")
    own_server.start()
    assert ada.my_turn()
    assert (ada.moment(), ada.page.inner_text("#asked")) == (moment, asked)
    ada.page.locator("[data-lit], .prompt .btn.go:enabled").first.click(force=True)
    ada.page.wait_for_function("m => document.querySelector('.prompt').dataset.moment !== m", arg=moment)


def test_a_secret_choice_at_one_screen_is_covered(visit: Any) -> None:
    ada = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    ada.go(ada.open_table({"seats": seats, "beginning": moment(SECRET, "jester.colour")[0]}))
    page = ada.page
    assert ada.my_turn()
    assert "in secret" in page.inner_text("#asked")
    first = page.inner_text("#asked")
    page.locator(".prompt .btn.go").first.click()
    page.wait_for_selector("dialog[open]")  # the other player is next and must not see the answer
    assert "Hand the screen to" in page.inner_text("dialog h2")
    assert page.locator("[data-lit], .prompt .btn.go").count() == 0
    assert "secretly chose" not in page.inner_text("body")
    page.locator("dialog .btn.go").click()
    page.wait_for_selector("dialog[open]", state="detached")
    assert ada.my_turn()
    assert "in secret" in page.inner_text("#asked")
    assert page.inner_text("#asked") != first
    assert "secretly chose" not in page.inner_text("body")


def test_a_hint_is_shown_and_why_not_is_explained(visit: Any) -> None:
    ada = visit()
    ada.play_now("Basilica")
    ada.my_turn()
    page = ada.page
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-hint], .hinted", state="attached")
    page.locator('[data-verb="put"]').nth(24).hover(force=True)
    page.wait_for_selector(".bubble")
    assert "First choose a vault from the lower row." in page.inner_text(".bubble")
    page.locator(".bubble button").click()
    page.wait_for_selector("#panel-rule article")
    assert re.search(r"BAS-\w+-\d", page.inner_text("#panel-rule"))
    page.mouse.move(5, 5)
    page.wait_for_selector(".bubble", state="detached")
    page.locator('[data-verb="put"]').nth(20).focus()
    page.keyboard.press("Enter")  # Enter on something that is not offered
    page.wait_for_selector(".bubble")
    assert "First choose a vault from the lower row." in page.inner_text(".bubble")
