"""The tutorial: real rules, real engine, and it can be finished."""

from typing import Any

import pytest


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_tutorial_of_basilica_can_be_finished(visit: Any, language: str) -> None:
    ada = visit(language=language)
    ada.go("/learn/basilica")
    page = ada.page
    page.wait_for_selector(".coach")
    steps = []
    for _ in range(40):
        page.wait_for_selector(".coach .btn.go, .prompt[data-open=true]", state="attached")
        said = page.inner_text(".coach")
        steps.append(said)
        ada.no_untranslated()
        if page.locator(".coach a.btn.go").count():
            break
        if page.locator(".coach .btn.go").count():
            page.locator(".coach .btn.go").click()
        elif page.locator("[data-pointed][data-lit]").count():
            page.locator("[data-pointed][data-lit]").first.click(force=True)
        else:
            page.locator(".picks [data-lit], .prompt .btn.go:enabled").last.click(force=True)
        page.wait_for_function("said => document.querySelector('.coach')?.innerText !== said", arg=said)
    assert len(set(steps)) == 17
    assert page.locator(".coach a.btn.go").is_visible()


def test_a_lesson_that_wants_something_else_says_so(visit: Any) -> None:
    ada = visit()
    ada.go("/learn/basilica")
    page = ada.page
    page.locator(".coach .btn.go").click()
    ada.my_turn()
    moment = ada.moment()
    page.locator('[data-lit][data-verb="order"]').first.click(force=True)
    page.get_by_text("the lesson wants something else here").wait_for()
    assert ada.moment() == moment
