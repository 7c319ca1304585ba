"""Whole games in a real browser: by mouse, by keyboard alone, and a game without a board of its own."""

import random
from typing import Any


def test_a_whole_game_of_basilica_by_clicks(visit: Any) -> None:
    ada = visit()
    ada.play_now("Basilica")
    rng = random.Random(6)
    moves = 0
    while ada.my_turn():
        ada.choose_any(rng)
        moves += 1
    page = ada.page
    assert moves > 30
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("heading", name="The game is over").wait_for()
    dialog.locator("tfoot td").first.wait_for()
    scores = [int(text) for text in dialog.locator(".scores b").all_inner_texts()]
    totals = [int(text) for text in dialog.locator("tfoot td").all_inner_texts()]
    assert totals == scores
    sums = [
        [int(cell) for cell in row.locator("td").all_inner_texts()] for row in dialog.locator("tbody tr.head").all()
    ]
    assert [sum(row[seat] for row in sums) for seat in (0, 1)] == scores  # the rows add up to the scores
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("dialog[open]", state="detached")
    assert ada.my_turn()


def test_a_whole_game_of_basilica_by_keyboard_alone(visit: Any) -> None:
    ada = visit()
    ada.go("/")
    page = ada.page
    page.wait_for_selector(".game")
    ada.tab_to(".game .btn.go")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    ada.my_turn()
    for _ in range(4):  # Tab moves between choices; the arrow keys reach everything else
        assert ada.my_turn()
        ada.tab_to("[data-lit], .prompt .btn.go")
        moment = ada.moment()
        page.keyboard.press("Enter")
        ada.settle(moment)
    ada.tab_to(".prompt button")
    page.keyboard.press("ArrowUp")  # works also when all choices are buttons
    here = page.evaluate("document.activeElement.ariaLabel")
    assert page.evaluate("document.activeElement.hasAttribute('data-verb')")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.ariaLabel") != here
    page.keyboard.press("l")
    rng = random.Random(2)
    while ada.my_turn():
        choices = page.locator(".prompt .buttons .btn[aria-keyshortcuts]")
        choices.first.wait_for()
        buttons = choices.count()
        moment = ada.moment()
        page.keyboard.press(str(rng.randrange(min(9, buttons)) + 1))
        ada.settle(moment)
    page.locator("dialog[open]").get_by_role("heading", name="The game is over").wait_for()


def test_a_game_without_its_own_board_is_played_from_a_list(visit: Any) -> None:
    ada = visit()
    ada.play_now("Pebbles")
    rng = random.Random(1)
    while ada.my_turn():
        page = ada.page
        assert page.get_by_text("This game has no board picture yet").is_visible()
        choices = page.locator(".plain button")
        before = page.inner_text(".plain")
        choices.nth(rng.randrange(choices.count())).click()
        page.wait_for_function(
            "before => document.querySelector('dialog[open]') || document.querySelector('.plain').innerText !== before",
            arg=before,
        )
    assert ada.page.locator("dialog[open] .winner").count() == 1


def test_events_and_questions_are_announced_to_screen_readers(visit: Any) -> None:
    ada = visit()
    ada.begin_basilica()
    ada.my_turn()
    live = ada.page.locator("[aria-live=polite][role=status]").last
    assert "choose an action" in live.inner_text()
    ada.page.locator('[data-lit][data-verb="place_vault"]').first.click(force=True)
    ada.page.wait_for_function("() => document.querySelector('p[aria-live]').innerText.includes('where does the')")
    assert "vault go" in live.inner_text()
