"""What others do is shown step by step, at the pace one chooses, and nothing is told before it is shown."""

from typing import Any

from tests.browser.visitor import PHONE

AHEAD = """() => {
    const chips = document.querySelectorAll('.following li').length;
    return [chips, document.querySelectorAll('.story .turn:first-child li').length];
}"""


def against_a_bot(ada: Any, game: str = "basilica", **more: Any) -> None:
    """Begin a game in which a bot moves first."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
    ada.go(ada.open_table({"game": game, "seats": seats, **more}))


def test_the_steps_of_a_bot_are_told_one_after_the_other_and_stay_marked(visit: Any) -> None:
    ada = visit(pace="normal")
    against_a_bot(ada, options={"first_player": "white"})
    assert ada.my_turn()
    page = ada.page
    for _ in range(3):
        for verb in ("place_vault", "put"):
            moment = ada.moment()
            page.locator(f'[data-lit][data-verb="{verb}"]').first.click(force=True)
            page.wait_for_function("m => document.querySelector('.prompt').dataset.moment !== m", arg=moment)
    page.locator(".following li").first.wait_for()
    assert page.locator(".following li").count() == 1  # the first step alone, while the others are still to come
    page.wait_for_selector(".marks rect.is", state="attached")
    assert page.evaluate(AHEAD)[1] <= 2  # the log is not ahead
    page.keyboard.press("p")
    page.wait_for_timeout(2500)
    paused = page.locator(".following li").count()
    page.wait_for_timeout(2000)
    assert page.locator(".following li").count() == paused
    page.keyboard.press("p")
    assert ada.my_turn()
    chips = page.locator(".following li").all_inner_texts()
    assert len(chips) >= 3  # three actions, and what the builder of White may be asked
    assert page.locator(".marks .seal").count() >= 3  # they stay marked
    page.locator(".following button.round").click()  # once more
    page.wait_for_selector(".prompt[data-open=false]", state="attached")
    page.locator(".board svg.board").click(force=True, position={"x": 5, "y": 5})  # skips it
    assert ada.my_turn()
    assert page.locator(".following li").all_inner_texts() == chips
    page.locator('[data-lit][data-verb="place_vault"]').first.click(force=True)
    page.wait_for_selector(".marks rect", state="detached")  # the marks go with the first choice
    assert page.locator(".following li").count() == len(chips)


def test_bots_of_orleans_are_followed_on_a_phone_too(visit: Any) -> None:
    ada = visit(pace="fast", size=PHONE)
    against_a_bot(ada, "orleans")
    assert ada.my_turn()
    page = ada.page
    turn = "() => document.querySelector('.following li') || document.querySelector('.prompt[data-open=true]')"
    while not page.locator(".following li").count():
        moment = ada.moment()
        page.locator(".prompt .btn.go:enabled, [data-lit][data-verb=place]").first.click(force=True)
        page.wait_for_function("m => document.querySelector('.prompt').dataset.moment !== m", arg=moment)
        page.wait_for_function(turn)
    assert page.locator(".following li").count() == 1  # the turn of the bot is one step
