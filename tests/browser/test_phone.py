"""The phone layout: everything is visible, and the question is at the bottom, near the thumb."""

from itertools import pairwise
from typing import Any

import pytest

from tests.browser.moments import moment
from tests.browser.test_pages import RECORD
from tests.browser.visitor import PHONE

INSIDE = """(name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [...document.querySelectorAll(`${name} button, ${name} select, ${name} input, ${name} output`)]
        .map((e) => e.getBoundingClientRect()).filter((b) => b.width)
        .filter((b) => b.left < box.left || b.right > box.right).length;
}"""


def test_areas_stay_outlined_with_their_points_when_the_panel_is_closed(visit: Any) -> None:
    ada = visit(size=PHONE)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    ada.go(ada.open_table({"seats": seats, "beginning": moment(RECORD, "action", 0.6)[0]}))
    ada.my_turn()
    page = ada.page
    page.get_by_role("button", name="Log, chat and more").click()
    page.locator("#tab-aside").click()
    rows = page.locator(".aside tbody .p")
    rows.first.wait_for()
    points = sorted(int(text) for text in rows.all_inner_texts() if text != "·")
    page.get_by_label("Outline all areas").check()
    page.locator(".drawer .shut").click()
    page.locator("svg .points text").first.wait_for()
    assert sorted(int(text) for text in page.locator("svg .points text").all_text_contents()) == points
    page.get_by_role("button", name="Log, chat and more").click()
    page.get_by_label("Outline all areas").uncheck()
    page.locator(".drawer .shut").click()
    page.locator("svg .points text").first.wait_for(state="detached")


def test_all_buttons_of_a_replay_are_visible(visit: Any) -> None:
    ada = visit(size=PHONE, language="pl")
    ada.go("/")
    table = ada.ask("/api/records", {"record": RECORD.read_text(encoding="utf-8")})["table"]["id"]
    ada.page.goto(f"/replay/{table}?at=40")
    page = ada.page
    page.wait_for_function("() => document.querySelector('output')?.innerText.startsWith('40')")
    assert page.evaluate(INSIDE, ".bar") == 0
    page.get_by_role("button", name="Graj stąd …").click()
    page.locator("dialog[open]").get_by_role("button", name="Graj stąd przy jednym ekranie").click()
    page.wait_for_url("**/t/*")
    assert ada.my_turn()


def test_the_question_is_at_the_bottom_even_with_a_small_board(visit: Any) -> None:
    ada = visit(size=PHONE)
    ada.play_now("Pebbles")
    ada.my_turn()
    box = ada.page.locator(".prompt").bounding_box()
    assert box is not None
    assert PHONE["height"] - 20 < box["y"] + box["height"] <= PHONE["height"]


def test_a_lesson_scrolls_to_what_it_points_at(visit: Any) -> None:
    ada = visit(size=PHONE)
    ada.go("/learn/basilica")
    ada.page.locator(".coach .btn.go").click()
    ada.my_turn()
    lit = ada.page.locator("[data-pointed][data-lit]").first
    lit.wait_for()
    boxes = [one.bounding_box() for one in (ada.page.locator(".coach"), lit, ada.page.locator(".prompt"))]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"], boxes


@pytest.mark.parametrize(("game", "until"), [("orleans", 6), ("stupor_mundi", 4)])
def test_a_lesson_opens_the_tab_that_it_points_at(visit: Any, game: str, until: int) -> None:
    ada = visit(size=PHONE)
    ada.go(f"/learn/{game}")
    steps = ada.lessons(until)
    assert ada.pointed == len(set(steps)) == until
