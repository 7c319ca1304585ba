"""Errors outside the rules: a friendly page or line says what to do next; no injected script runs, nothing leaks."""

import re
import sqlite3
from pathlib import Path
from typing import Any

from tests.browser.test_pages import RECORD, handed_in
from tests.server.server_process import ServerProcess


def test_a_record_of_another_rules_version_is_refused_with_a_sentence(visit: Any) -> None:
    ada = visit()
    ada.go("/load")
    page = ada.page
    text = RECORD.read_text(encoding="utf-8").replace("\nrules 1\n", "\nrules 7\n", 1)
    page.get_by_label("Game record or position").fill(text)
    page.get_by_role("button", name="View it").click()
    page.wait_for_selector("[role=alert]")
    assert re.search(r"rules.* 7", page.inner_text("[role=alert]"))
    assert page.get_by_label("Game record or position").input_value() == text  # the text stays in the field


def test_a_table_of_another_rules_version_says_so_after_a_restart(visit: Any, own_server: ServerProcess) -> None:
    ada = visit(server=own_server, strict=False)
    ada.play_now("Basilica")
    ada.my_turn()
    own_server.kill()
    with sqlite3.connect(own_server.file) as store:
        changed = store.execute("""UPDATE tables SET header = replace(header, '"rules":1', '"rules":7')""")
        assert changed.rowcount == 1
    store.close()
    own_server.start()
    ada.page.reload()
    ada.page.locator(".prompt", has_text="version 7 of the rules").wait_for()  # the board is shown, with the reason
    assert ada.page.locator("[data-lit], .prompt .btn.go").count() == 0
    ada.page.get_by_role("button", name="This table").click()
    with ada.page.expect_download() as record:
        ada.page.get_by_role("button", name="Download the game record").click()
    assert "rules 7" in Path(record.value.path()).read_text(encoding="utf-8")


def test_a_missing_server_is_reported_and_trying_again_works(visit: Any, own_server: ServerProcess) -> None:
    ada = visit(server=own_server, strict=False)
    ada.go("/")
    page = ada.page
    page.wait_for_selector(".game")
    own_server.kill()
    page.locator(".game button.go").first.click()
    page.wait_for_selector("[role=alert]")
    assert "server" in page.inner_text("[role=alert]")
    own_server.start()
    page.locator("[role=alert] button").click()
    page.wait_for_selector("[role=alert]", state="detached")
    page.locator(".game", has_text="Basilica").locator("button.go").click()
    assert ada.my_turn()


def test_sitting_down_on_a_seat_just_taken_is_refused(visit: Any) -> None:
    ada, ben, cleo = visit(name="Ada"), visit(name="Ben"), visit(name="Cleo")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = ada.open_table({"game": "basilica", "seats": seats, "listed": True})
    deaf = {"on": False}

    def between(socket: Any) -> None:
        upstream = socket.connect_to_server()
        socket.on_message(upstream.send)
        upstream.on_message(lambda message: None if deaf["on"] else socket.send(message))

    ben.page.route_web_socket(re.compile("/socket$"), between)
    ben.go(table)
    ben.page.get_by_role("button", name="Sit down").wait_for()
    deaf["on"] = True  # a stale page: it does not get the message that the seat is taken
    cleo.go(table)
    cleo.page.get_by_role("button", name="Sit down").click()
    cleo.page.wait_for_selector(".prompt")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.wait_for_selector("[role=alert]")
    assert "taken this seat" in ben.page.inner_text("[role=alert]")
    deaf["on"] = False
    ben.page.reload()  # the table is full: he can only watch
    ben.page.wait_for_selector(".prompt")
    assert ben.page.locator("[data-lit], .prompt .btn.go").count() == 0
    assert "Cleo" in ben.page.inner_text("main")


def test_a_table_without_spectators_is_closed_to_others(visit: Any) -> None:
    ada, ben = visit(), visit(name="Ben", strict=False)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    table = ada.open_table({"game": "basilica", "seats": seats, "spectators": False})
    ben.go(table)
    ben.page.get_by_role("heading", name="That did not work").wait_for()
    assert "Spectators are not allowed" in ben.page.inner_text("main")


def test_a_replay_moment_out_of_range_shows_the_nearest_one(visit: Any) -> None:
    ada = visit()
    table = handed_in(ada)
    for asked in ("99999", "-5", "rubbish"):
        ada.go(f"/replay/{table}?at={asked}")
        ada.page.wait_for_function("() => document.querySelector('output')?.innerText.length > 0")
        at, last = ada.page.inner_text("output").split(" / ")
        assert 0 <= int(at) <= int(last)
