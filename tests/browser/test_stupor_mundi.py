"""Stupor Mundi in a real browser: whole games, a reload during an effect, keyboard, phone, languages, axe, tutorial."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.stupor_mundi import RICH, Sitting
from tests.browser.visitor import PHONE
from tests.server.server_process import ServerProcess, sqlite_in
from triforium.core.datafile import shipped

POINTED = "[data-pointed][data-lit], [data-pointed] [data-lit]"


def fits(page: Any) -> bool:
    """Whether the page fits without scrolling."""
    return bool(
        page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
    )


def points(dialog: Any) -> None:
    """Assert that the lines of the result add up to the scores."""
    dialog.locator("tbody tr.head").first.wait_for()
    scores = [int(text) for text in dialog.locator(".scores b").all_inner_texts()]
    rows = {
        row.locator("th").inner_text(): [int(cell) for cell in row.locator("td").all_inner_texts()]
        for row in dialog.locator("tbody tr.head").all()
    }
    assert [sum(row[seat] for row in rows.values()) for seat in range(len(scores))] == scores
    parts = [
        [int(cell) for cell in row.locator("td").all_inner_texts()]
        for row in dialog.locator("tbody tr.part:not(:last-child)").all()
    ]
    track = next(iter(rows.values()))
    assert [sum(row[seat] for row in parts) for seat in range(len(scores))] == track


def test_two_people_at_one_screen_play_a_whole_game_by_clicks(visit: Any) -> None:
    ada = visit()
    table = Sitting(ada, ["Ada", "Bartolo"])
    assert fits(table.page)
    choices, asked = 0, set()
    while not table.over():
        asked.add(table.page.inner_text("#asked").partition(": ")[2][:16])
        lit = {verb for verb, _ in table.lit()}
        if "travel" in lit and table.page.inner_text(".clock b") == "Round 1":
            table.click("travel", 1)
        elif "travel" in lit:
            table.button("Pass")  # playing until the deck is empty would take three times as many choices
        elif "discard" in lit:
            table.button("Keep")
        else:
            table.hurry()
        choices += 1
        assert choices < 600
    assert fits(table.page)
    assert choices > 30
    assert len(asked) >= 5
    dialog = table.page.locator("dialog[open]")
    dialog.get_by_role("heading", name="The game is over").wait_for()
    points(dialog)
    assert ada.axe() == []


def test_a_whole_solo_game_against_frederick_in_polish_by_clicks(visit: Any) -> None:
    ada = visit(language="pl")
    table = Sitting(ada, ["Ada"])
    choices = 0
    seen = ""
    while not table.over():
        if "travel" in {verb for verb, _ in table.lit()}:
            said = table.page.inner_text(".solo")
            if said != seen:
                assert "Karta Fryderyka" in said
                seen = said
                ada.no_untranslated()
            table.click("travel", 1)
        else:
            table.hurry()
        choices += 1
        assert choices < 600
    assert "potem" in seen, "Frederick's last card is not explained"
    ada.no_untranslated()
    points(table.page.locator("dialog[open]"))


def test_a_component_file_of_ones_own_is_drawn_and_played(visit: Any, tmp_path: Path) -> None:
    text = shipped("triforium.games.stupor_mundi", "components.toml")
    coins = 'id = "H-COIN"\nhouse = "common"\ncopies = 2\nsteps = [{ op = "gain", augustales = %d }]'
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(coins % 3, coins % 5), encoding="utf-8")
    with ServerProcess(sqlite_in(tmp_path), "--bot-workers", "1", "--components", str(file)) as server:
        ada = visit(server=server)
        ada.go("/play/stupor_mundi")
        ada.page.get_by_text("mine.toml").wait_for()
        table = Sitting(ada, ["Ada", "Bartolo"], position=RICH)
        drawn = table.page.locator(".hand .card", has_text="Augustales").locator(".arch")
        assert drawn.inner_text().strip() == "5"
        table.button("Stay")
        table.click("card", 2)
        table.click("face_up", 2)
        table.button("Perform")
        assert ada.ask(f"/api/tables/{ada.page.url.rpartition('/')[2]}/view")["view"]["players"][0]["coins"] == 14


def test_a_reload_during_an_effect_loses_nothing(visit: Any) -> None:
    ada = visit()
    table = Sitting(ada, ["Ada", "Bartolo"], position=RICH)
    page = table.page
    table.button("Stay")
    table.click("card", 2)
    table.click("face_down", 2)
    table.click("main", 2)
    table.click("build", 10)
    table.click("piece", 10)
    table.click("edict", 1)
    table.button("Stone")  # the reward of the second space, during the Edict, during building
    asked = page.inner_text("#asked")
    assert "Frederick's " in asked
    before = page.inner_text(".tracks")
    page.reload()
    page.wait_for_selector(".prompt", state="attached")
    table.settle("")
    assert page.inner_text("#asked") == asked
    assert page.inner_text(".tracks") == before
    assert page.locator(".tracks .asked").count() == 1
    assert page.locator('[aria-label^="K1"]').get_attribute("aria-label") == "K1, keep: built"
    for _ in range(3):
        table.button("Add")
    table.click("next", 0)
    assert page.inner_text("#asked").startswith("Bartolo"), "it is not the rival's turn"


def test_moves_and_explanations_by_keyboard(visit: Any) -> None:
    ada = visit()
    table = Sitting(ada, ["Ada", "Bartolo"], position=RICH)
    page = table.page
    for words in ("Stay in Tunis", "3 Augustales", "Slot 3"):
        moment = ada.moment()
        page.evaluate("document.activeElement.blur()")
        for _ in range(120):
            page.keyboard.press("Tab")
            here = page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText || ''")
            if words in here and page.evaluate("document.activeElement.matches('[data-lit], .prompt .btn.go')"):
                break
        page.keyboard.press("Enter")
        table.settle(moment)
    assert "perform" in page.inner_text("#asked") or "main action" in page.inner_text("#asked")
    page.locator('[aria-label^="T2,"]').focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".bubble")
    assert "Read the rule" in page.inner_text(".bubble")
    page.keyboard.press("Escape")
    page.locator(".rival button").click()  # the rival's board is one click away
    page.get_by_role("region", name="Bartolo").wait_for()
    assert page.locator(".mine [data-verb]").count() == 0
    assert ada.axe() == []
    page.get_by_role("button", name="Back to my board").click()
    assert page.get_by_role("region", name="Ada").is_visible()


@pytest.mark.parametrize("theme", ["light", "contrast"])  # the test above checks the dark theme
def test_axe_finds_nothing_in_any_theme(visit: Any, theme: str) -> None:
    ada = visit(theme=theme, language="pl" if theme == "light" else "en")
    table = Sitting(ada, ["Ada", "Bartolo"], position=RICH)
    found = {}
    table.page.locator(".prompt .btn.go").first.click()
    table.page.wait_for_selector('[data-lit][data-verb="card"]')
    table.click("card", 2)
    found["slots"] = ada.axe()
    table.page.locator(".rival button").click()
    table.page.locator(".pile button").click()
    found["rival and piles"] = ada.axe()
    assert found == {"slots": [], "rival and piles": []}
    ada.no_untranslated()


def test_a_phone_opens_the_tab_of_the_question(visit: Any) -> None:
    ada = visit(size=PHONE, theme="contrast", language="pl")
    table = Sitting(ada, ["Ada", "Bartolo"], position=RICH)
    page = table.page
    tab = page.get_by_role("tab", selected=True)
    seen = [tab.inner_text()]
    assert ada.axe() == []
    table.click("travel", 1)
    seen.append(tab.inner_text())
    table.click("card", 2)
    boxes = [lit.bounding_box() for lit in page.locator("main [data-lit]").all()]
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in boxes), boxes
    table.click("face_down", 2)
    table.click("main", 2)
    seen.append(tab.inner_text())
    table.click("build", 10)
    table.button("donżon")
    seen.append(tab.inner_text())
    assert seen == ["Morze", "Ręka", "Zamek", "Dwór"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("Drogi", "Inni", "Zamek", "Morze"):
        page.get_by_role("tab", name=name).click()
        ada.no_untranslated()
        assert name in ("Inni", "Morze") or ada.axe() == []


def test_the_tutorial_can_be_finished(visit: Any) -> None:
    ada = visit()
    ada.go("/learn/stupor_mundi")
    page = ada.page
    page.wait_for_selector(".coach")
    steps = []
    for _ in range(60):
        page.wait_for_selector(".coach .btn.go, .prompt[data-open=true]", state="attached")
        said = page.inner_text(".coach")
        steps.append(said)
        if page.locator(".coach a.btn.go").count():
            break
        if page.locator(".coach .btn.go").count():
            page.locator(".coach .btn.go").click()
        elif page.locator(POINTED).count():
            down = "face down" in said.lower()
            (page.locator(POINTED).last if down else page.locator(POINTED).first).click(force=True)
        elif "Pass" in said or "Keep your cards" in said:
            page.locator(".prompt .btn.go:enabled").last.click()
        else:
            page.locator(".prompt .btn.go:enabled").first.click()
        page.wait_for_function("said => document.querySelector('.coach')?.innerText !== said", arg=said)
    assert len(set(steps)) == 33
    assert page.locator(".coach a.btn.go").is_visible()
