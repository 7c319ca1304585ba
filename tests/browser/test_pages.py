"""The other pages: replay, rules, components, set-up, loading; languages, sizes, bad input."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.visitor import PHONE

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "records" / "basilica" / "2022-third.record"


def handed_in(visitor: Any) -> str:
    """Upload a finished game and open its replay; the id of its table."""
    visitor.go("/load")
    visitor.page.get_by_label("Game record or position").fill(RECORD.read_text(encoding="utf-8"))
    visitor.page.get_by_role("button", name="View it").click()
    visitor.page.wait_for_url("**/replay/**")
    visitor.page.wait_for_selector("[data-thing]", state="attached")
    return str(re.findall(r"/replay/([^?]+)", visitor.page.url)[0])


def test_a_replay_can_be_scrubbed_shared_and_played_on_from(visit: Any) -> None:
    ada = visit()
    table = handed_in(ada)
    page = ada.page
    last = int(page.inner_text("output").split("/")[1])
    page.get_by_role("button", name="Go to the end").click()
    page.wait_for_function("() => document.querySelector('.line').innerText.includes('wins')")
    assert page.inner_text("output") == f"{last} / {last}"
    page.get_by_label("Timeline").fill(str(last // 2))
    page.wait_for_function("() => document.querySelectorAll('.story li.now').length > 0")
    page.wait_for_selector(".aside tfoot")  # the points at that moment
    page.get_by_role("button", name="One step back").click()
    assert page.inner_text("output") == f"{last // 2 - 1} / {last}"
    page.get_by_role("button", name="Share").click()
    shared = page.get_by_label("Link to this position").input_value()
    assert shared.endswith(f"/replay/{table}?at={last // 2 - 1}")
    page.get_by_role("button", name="Close").click()
    ben = visit(name="Ben")
    ben.go(shared)
    ben.page.wait_for_function("() => document.querySelector('output')?.innerText.length > 0")
    assert ben.page.inner_text("output") == f"{last // 2 - 1} / {last}"
    ben.page.get_by_label("Point of view").select_option("1")
    ben.page.get_by_role("button", name="Play from here on one screen").click()
    ben.page.wait_for_url("**/t/*")
    assert ben.my_turn()
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => parseInt(document.querySelector('output').innerText) > {last // 2}")


def test_rules_can_be_searched_and_components_say_where_they_come_from(visit: Any) -> None:
    ada = visit()
    ada.go("/rules/basilica/all#BAS-VAULT-5")
    page = ada.page
    page.wait_for_selector("li.here")
    assert "wild tile" in page.inner_text("li.here")
    page.get_by_label("Search").fill("stained glass doubled")
    page.wait_for_function("() => document.querySelectorAll('section li').length < 20")
    assert page.locator("#BAS-SCORE-4").is_visible()
    ada.go("/components/basilica")
    assert page.locator("tr.ours").count() > 50
    assert "reconstructed" in page.locator("tr.ours").first.inner_text()
    hint = page.locator("section > p").first.inner_text()
    assert re.match(r"We reconstructed \d+ of \d+ values", hint)


def test_the_setup_page_shows_editions_and_options_in_words(visit: Any) -> None:
    ada = visit()
    ada.go("/play/basilica?edition=2010&seats=human:Anna,bot:random&option=burn_orders=true")
    page = ada.page
    assert page.get_by_label("Your name").input_value() == "Anna"
    assert page.get_by_role("radio", name="First edition (2010)", exact=True).is_checked()
    assert page.get_by_role("radio", name="Second edition (2022) ★").count() == 1
    page.locator("summary").first.click()
    assert page.get_by_role("radio", name="Yes, it is discarded without effect").is_checked()
    page.get_by_role("button", name="Open the table").click()
    assert ada.my_turn()
    assert "King" in page.locator("[aria-label*='on space']").first.get_attribute("aria-label")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_translation_is_missing_in_any_language(visit: Any, language: str) -> None:
    ada = visit(language=language)
    pages = [
        "/",
        "/play/basilica",
        "/play/orleans",
        "/rules/pebbles",
        "/components/pebbles",
        "/load",
        "/learn/basilica",
    ]
    for path in [*pages, "/t/nowhere", "/nowhere"]:
        ada.go(path)
        ada.no_untranslated()
    ada.play_now("Basilica")
    ada.my_turn()
    ada.no_untranslated()
    other = {"en": "de", "pl": "en"}[language]  # the next one
    ada.page.get_by_role("button", name=re.compile("Deutsch|English")).click()
    ada.page.wait_for_function("lang => document.documentElement.lang === lang", arg=other)
    ada.no_untranslated()  # switching in the middle of a game loses nothing
    assert ada.my_turn()


def test_a_phone_needs_no_sideways_scrolling_and_has_large_touch_targets(visit: Any) -> None:
    ada = visit(size=PHONE)
    ada.begin_basilica()
    assert ada.my_turn()
    page = ada.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes = page.evaluate(
        "[...document.querySelectorAll('[data-lit], .prompt button')].map(e => { const b = e.getBoundingClientRect();"
        " return Math.min(b.width, b.height) })"
    )
    assert min(sizes) >= 44, sizes
    moment = ada.moment()
    page.locator('[data-lit][data-verb="place_vault"]').first.click(force=True)
    ada.settle(moment)
    page.get_by_role("button", name="Log, chat and more").click()
    assert page.get_by_role("tab", name="Log").is_visible()
    for path in ("/", "/play/basilica", "/rules/basilica", "/components/basilica", "/load"):
        ada.go(path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/t/nowhere", "table"),
        ("/join/rubbish", "link"),
        ("/rules/chess", "nothing at this address"),
        ("/replay/nowhere", "table"),
        ("/what/is/this", "no such page"),
    ],
)
def test_a_broken_address_shows_a_friendly_page(visit: Any, path: str, says: str) -> None:
    ada = visit()
    ada.go(path)
    page = ada.page
    page.get_by_role("heading", name="That did not work").wait_for()
    assert says in page.inner_text("main").lower()
    assert page.get_by_role("link", name="Home").last.is_visible()
    assert page.get_by_role("button", name="Try again").count() == 0  # trying again would not help


def test_a_broken_record_is_refused_with_a_sentence_and_stays_in_the_field(visit: Any) -> None:
    ada = visit()
    ada.go("/load")
    page = ada.page
    text = RECORD.read_text(encoding="utf-8").replace("white", "purple", 1)
    page.get_by_label("Game record or position").fill(text)
    page.get_by_role("button", name="View it").click()
    page.wait_for_selector("[role=alert]")
    assert all(part[0].isupper() for part in page.inner_text("[role=alert]").split(". "))
    page.get_by_label("Game record or position").fill("bas1 rubbish")
    page.get_by_role("button", name="Play from there").click()
    page.wait_for_function("() => document.querySelector('[role=alert]')?.innerText.length > 20")
    assert page.get_by_label("Game record or position").input_value() == "bas1 rubbish"
