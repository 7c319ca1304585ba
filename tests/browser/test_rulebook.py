"""The rulebook in a browser: read, searched, played in, printed; in every language, size and theme."""

from typing import Any

import pytest

from tests.browser.visitor import DESKTOP, PHONE

GAMES = ("basilica", "stupor_mundi", "orleans")


def live(page: Any) -> Any:
    """The figure that can be played."""
    return page.locator(".live")


def press(page: Any, name: str) -> None:
    live(page).get_by_role("button", name=name, exact=True).click()


def test_a_figure_says_why_not_plays_its_solution_and_starts_again(visit: Any) -> None:
    ada = visit()
    ada.go("/rules/basilica#vault-where")
    page = ada.page
    page.locator("#vault-where-2 .mark").nth(4).wait_for()  # a mark at each place that the captions speak of
    page.get_by_role("button", name="Try it: Place the yellow vault").click()
    press(page, "Refused: c4 touches only a corner.")
    bubble = page.locator(".bubble")
    bubble.wait_for()
    assert "touches nothing" in bubble.inner_text()
    bubble.get_by_role("button", name="Read the rule").click()
    page.wait_for_function("() => document.querySelector('.here')?.id === 'vault-where'")
    press(page, "Allowed: c3 touches b3.")
    page.wait_for_function("() => document.querySelector('.live .asked').innerText.includes('2 actions left')")
    live(page).locator('[data-lit][data-verb="order"]').first.click(force=True)  # go on as one likes
    page.wait_for_function("() => !document.querySelector('.live .asked').innerText.includes('2 actions left')")
    press(page, "Undo")
    press(page, "Start again")
    page.wait_for_function("() => document.querySelector('.live .asked').innerText.includes('3 actions left')")
    # By keyboard: the button may move while figures are drawn.
    page.get_by_role("button", name="Try it: A scoring in the middle of a turn").press("Enter")
    press(page, "Next step")
    page.wait_for_function("() => document.querySelector('.live .asked').innerText.startsWith('Black')")
    assert "Red gives White 3 × 2 = 6" in live(page).locator(".do").inner_text()
    assert live(page).get_by_role("button", name="Next step").is_disabled(), live(page).inner_text()
    assert not ada.trouble


def test_search_finds_synonyms_and_questions_and_numbers(visit: Any) -> None:
    ada = visit()
    ada.go("/rules/basilica")
    page = ada.page
    field = page.get_by_role("combobox", name="Search")
    for question, paragraph in (("can I move onto scaffolding", "move"), ("BAS-JESTER-55", ""), ("jester tie", "")):
        field.fill(question)
        page.locator("[role=option]").first.wait_for()
        if paragraph:
            field.press("Enter")
            page.wait_for_function("id => document.querySelector('.here')?.id === id", arg=paragraph)
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("button", name="polski").click()
    page.wait_for_function("() => document.documentElement.lang === 'pl'")
    field = page.get_by_role("combobox", name="Szukaj")
    field.fill("remis")
    page.locator("[role=option]").first.wait_for()
    assert "Osił" in page.locator("[role=listbox]").inner_text()


def test_links_lead_to_people_s_words_first_and_wrong_ones_get_a_sentence(visit: Any) -> None:
    ada = visit()
    ada.go("/rules/basilica?edition=2010#BAS-QUEEN-1")
    page = ada.page
    page.wait_for_selector(".here")
    assert "Move the King one space up" in page.inner_text(".here")
    assert "Jester" not in page.inner_text("[data-key=ranks]").replace("there is no Jester", "")
    page.locator(".here .ids a").first.click()
    page.wait_for_url("**/rules/basilica/all#BAS-QUEEN-1")
    page.wait_for_selector("li.here")
    assert page.locator("li.here .more a").count() >= 1
    for path, says in (
        ("/rules/basilica#BAS-VAULT-55", "Did you mean BAS-VAULT-5?"),
        ("/rules/basilica/all#BAS-VALT-5", "Did you mean BAS-VAULT-5?"),
        ("/rules/basilica?edition=1999", "There is no such edition"),
    ):
        ada.go(path)
        page.locator("[role=alert]").wait_for()
        assert says in page.inner_text("[role=alert]"), path


def test_the_table_offers_the_player_aid_and_the_paragraph_behind_a_refusal(visit: Any) -> None:
    ada = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    options = {"first_player": "white", "strongman": "presence"}
    ada.go(ada.open_table({"game": "basilica", "edition": "2010", "seats": seats, "options": options}))
    assert ada.my_turn()
    page = ada.page
    page.get_by_role("tab", name="Player aid").click()
    page.locator("#panel-aid li").first.wait_for()
    aid = page.inner_text("#panel-aid")
    assert "King +1" in aid
    assert "Jester" not in aid
    page.locator('[data-verb="place_vault"][data-lit]').first.click(force=True)
    page.wait_for_function("() => document.querySelector('#asked').innerText.includes('where does')")
    page.locator('[data-verb="put"]:not([data-lit])').last.click(force=True)
    page.locator(".bubble").get_by_role("button", name="Read the rule").click()
    page.locator("article h3").wait_for()
    assert "Any empty space of row 1" in page.inner_text("#panel-rule")


@pytest.mark.parametrize(
    ("game", "language", "theme", "size"),
    [
        ("basilica", "pl", "light", DESKTOP),
        ("stupor_mundi", "en", "contrast", PHONE),
        ("orleans", "de", "dark", PHONE),
        ("stupor_mundi", "pl", "dark", DESKTOP),
    ],
)
def test_every_figure_can_be_played_and_axe_finds_nothing(
    visit: Any, game: str, language: str, theme: str, size: dict[str, int]
) -> None:
    ada = visit(language=language, theme=theme, size=size)
    ada.go(f"/rules/{game}")
    page = ada.page
    page.locator("figure").first.wait_for()
    for number in range(page.locator("figure").count()):
        button = page.locator("figure figcaption button").nth(number)
        button.scroll_into_view_if_needed()
        button.click()
        live(page).locator(".asked").wait_for()
        onward = live(page).locator(".steps button").last
        if onward.count():
            onward.click()
            page.wait_for_function("() => !document.querySelector('.live .steps button').disabled")
    ada.no_untranslated()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ada.axe() == []
    assert not ada.trouble


def test_it_prints_without_navigation_and_with_every_figure(visit: Any) -> None:
    ada = visit()
    ada.go("/rules/orleans")
    page = ada.page
    page.locator("figure").first.wait_for()
    page.emulate_media(media="print")
    assert not page.locator("nav").first.is_visible()
    assert not page.locator(".side").is_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    paper = page.pdf(format="A4", print_background=True)
    assert paper.startswith(b"%PDF")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"  # as before
