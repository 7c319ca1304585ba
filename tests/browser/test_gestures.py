"""A click is taken as the whole gesture that it obviously means; explanations cover nothing that can be chosen."""

from typing import Any

from tests.browser.stupor_mundi import RICH
from tests.browser.visitor import Visitor

COVERED = """() => {
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    return [...document.querySelectorAll("[data-lit]")].map((e) => e.getBoundingClientRect())
        .filter((b) => b.left < bubble.right && b.right > bubble.left && b.top < bubble.bottom && b.bottom > bubble.top)
        .length;
}"""
BOARD = """(() => {
    const box = document.querySelector("svg.board").getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
})()"""
IN_HAND = "document.querySelector('.inhand')?.style.transform"


def vault(ada: Visitor, slot: int) -> Any:
    return ada.page.locator(f'[data-thing="vault {slot}"]')


def asked(ada: Visitor, moment: str) -> str:
    """The question after the game has moved on from this moment."""
    ada.settle(moment)
    return str(ada.page.inner_text("#asked"))


def test_another_vault_means_another_mind_and_escape_is_one_step_back(visit: Any) -> None:
    ada = visit()
    ada.begin_basilica()
    ada.my_turn()
    page = ada.page
    before = page.evaluate(BOARD)
    start = ada.moment()
    vault(ada, 0).click(force=True)
    ada.settle(start)
    first = page.evaluate(IN_HAND)
    vault(ada, 2).click(force=True)  # changes the vault in hand
    page.wait_for_function(f"first => {{ const now = {IN_HAND}; return now && now !== first; }}", arg=first)
    page.wait_for_selector(".prompt[data-open=true]", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_function("m => document.querySelector('.prompt').dataset.moment === m", arg=start)
    vault(ada, 1).click(force=True)
    ada.settle(start)
    vault(ada, 1).click(force=True)  # the same one again: put it back
    page.wait_for_function("m => document.querySelector('.prompt').dataset.moment === m", arg=start)
    assert page.evaluate(BOARD) == before  # no question moves the board


def test_a_vault_is_dragged_into_the_nave_and_a_click_on_it_places_a_builder(visit: Any) -> None:
    ada = visit()
    ada.begin_basilica()
    ada.my_turn()
    page = ada.page
    box, cell = vault(ada, 1).bounding_box(), page.locator('[data-thing="cell 2"]').bounding_box()
    assert box
    assert cell
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 80, steps=3)
    page.wait_for_selector(".carried")
    page.mouse.move(cell["x"] + 20, cell["y"] + 20, steps=3)
    page.mouse.up()
    page.wait_for_function("() => document.querySelector('#asked').innerText.includes('2 actions left')")
    assert "c1" in str(page.locator('[data-thing="cell 2"]').get_attribute("aria-label"))
    moment = ada.moment()
    page.locator('[data-thing="cell 2"]').click(force=True)
    assert "1 action left" in asked(ada, moment)
    assert "builder" in str(page.locator('[data-thing="cell 2"]').get_attribute("aria-label"))


def test_explanations_of_what_glows_and_what_does_not_cover_no_choice_and_swallow_no_click(visit: Any) -> None:
    ada = visit()
    ada.begin_basilica()
    ada.my_turn()
    page = ada.page
    vault(ada, 1).hover(force=True)
    page.locator(".bubble .does").wait_for()  # what it does
    assert page.evaluate(COVERED) == 0
    page.locator('[data-thing="cell 9"]').hover(force=True)
    page.locator(".bubble", has_text="First choose a vault").wait_for()
    assert page.evaluate(COVERED) == 0
    bubble = page.locator(".bubble").bounding_box()
    assert bubble
    hit = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.bubble') === null", [bubble["x"] + 5, bubble["y"] + 5]
    )
    assert hit  # a click goes through it
    page.locator('[data-thing="order 0"]').focus()
    page.keyboard.press("ArrowRight")  # focus by keyboard explains, too
    page.locator(".bubble", has_text="Order space").wait_for()


def test_a_card_means_to_stay_and_play_it(visit: Any) -> None:
    ada = visit()
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Bartolo")]
    ada.go(ada.open_table({"game": "stupor_mundi", "seats": seats, "beginning": {"position": RICH}}))
    page = ada.page
    page.locator("dialog[open] button").click()  # a shared screen: I am Ada
    page.locator('[data-thing="hand H-COIN"] [data-verb]').click(force=True)
    page.wait_for_selector('[data-lit][data-verb="face_up"]')
    assert "which slot" in page.inner_text("#asked")
    page.locator('[data-thing="hand H-GRAIN"] [data-verb]').click(force=True)  # another card: another mind
    page.wait_for_function(
        "() => document.querySelector('.chosen')?.closest('[data-thing]').dataset.thing === 'hand H-GRAIN'"
    )
    page.keyboard.press("Escape")
    page.wait_for_selector('[data-lit][data-verb="card"]')
