"""The tutorial of Basilica, with the real rules: it can be finished, and it refuses other moves."""

from typing import Any

import pytest


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_tutorial_of_basilica_can_be_finished(visit: Any, language: str) -> None:
    ada = visit(language=language)
    ada.go("/learn/basilica")
    steps = ada.lessons()
    assert len(set(steps)) == 17
    assert ada.page.locator(".coach a.btn.go").is_visible()


def test_a_lesson_refuses_a_move_that_it_does_not_ask_for(visit: Any) -> None:
    ada = visit()
    ada.go("/learn/basilica")
    page = ada.page
    page.locator(".coach .btn.go").click()
    ada.my_turn()
    moment = ada.moment()
    page.locator('[data-lit][data-verb="order"]').first.click(force=True)
    page.get_by_text("the lesson asks for something else here").wait_for()
    page.locator("header button[lang=de]").click()
    page.get_by_text("die Lektion möchte hier etwas anderes").wait_for()
    assert ada.moment() == moment
