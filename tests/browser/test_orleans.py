"""The Cathedral of Orléans in a real browser: mouse, keyboard, both languages, phone, pointing, sketching, axe."""

import re
from typing import Any, Final

import pytest

from tests.browser.visitor import PHONE, Visitor

BUILDERS: Final = ("Ada", "Bartolo", "Colette")
BELL: Final = 18
PHRASES: Final = (  # in the language of the sender, and of the recipient
    ("Look here!", "Spójrz tutaj!"),
    ("Wait a moment.", "Chwileczkę."),
    ("Well done!", "Dobra robota!"),
)
NEARLY: Final = (  # one more wood in Chartres finishes the roof
    "orl1 n3 N R3 S7 @a place:T | red:K5A3T2M2 blue:F5A3T3M2 out:- mon:6 black:W5S2B4 ros:9 | town:CA1=K,BO1=F"
    " | map:.BBWWSSSSWSBSWWWBRWS | a:CHA=W b:TOU=B c:BOU=S | CHA:WS2=WSS TOU:WS1=W BOU:WS8=- | hg:HG1=B next:-"
    " | ev:E01,E06 ord:- | bp:sssssssRRRMM"
)
OFFERED: Final = "verb => [...document.querySelectorAll(`[data-lit][data-verb=${verb}]`)].map((e) => +e.dataset.noun)"
COUNT_RESULTS: Final = """() => {
    const { showModal } = HTMLDialogElement.prototype;
    window.results = 0;
    HTMLDialogElement.prototype.showModal = function () { window.results += 1; showModal.call(this); };
}"""
SMALL: Final = """() => [...document.querySelectorAll('.orl [data-lit], .orl button')]
    .map((e) => e.getBoundingClientRect())
    .filter((box) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map((box) => [box.width, box.height])"""


def sit(visitor: Visitor, beginning: str = "") -> None:
    """Three builders around one screen."""
    wish: dict[str, Any] = {"game": "orleans", "seats": [{"kind": "me", "name": name} for name in BUILDERS]}
    if beginning:
        wish["beginning"] = {"position": beginning}
    visitor.go(visitor.open_table(wish))
    visitor.my_turn()


def offered(visitor: Visitor, verb: str) -> list[int]:
    """The nouns highlighted for a verb."""
    return list(visitor.page.evaluate(OFFERED, verb))


def at(visitor: Visitor, target: Any) -> None:
    """Click the middle of an element with the mouse."""
    box = target.bounding_box()
    assert box is not None
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def click(visitor: Visitor, verb: str, noun: int) -> None:
    moment = visitor.moment()
    at(visitor, visitor.page.locator(f"[data-lit][data-verb={verb}][data-noun='{noun}']").last)
    visitor.settle(moment)


def thing(visitor: Visitor, name: str) -> None:
    at(visitor, visitor.page.locator(f"[data-thing='{name}']").first)


def turn(visitor: Visitor, ring: bool) -> None:
    """Play one turn by clicks: draw, place (on the bell tower with `ring`), and answer what the place asks."""
    click(visitor, "draw", offered(visitor, "draw")[0])
    places = offered(visitor, "place") if visitor.my_turn() else []
    if not places:
        return  # both bags were empty, so the bell rang by itself
    click(visitor, "place", BELL if ring else places[0])
    while visitor.my_turn() and not offered(visitor, "draw"):
        for verb in ("go", "take", "deliver", "blueprint", "monk", "keep"):
            if nouns := offered(visitor, verb):
                click(visitor, verb, nouns[0])
                break
        else:
            moment = visitor.moment()
            visitor.page.locator(".prompt .btn.go:enabled").first.click()
            visitor.settle(moment)


def test_three_builders_at_one_screen_play_a_whole_game_by_clicks(visit: Any) -> None:
    ada = visit()
    sit(ada)
    page = ada.page
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1440, 900]
    assert page.inner_text("#asked").startswith("Ada:")  # by name, not only by colour
    played = 0
    while ada.my_turn():  # the table makes forced choices itself, so look again each time
        turn(ada, ring=played % 3 == 2)
        played += 1
        assert played < 40
    dialog = page.locator("dialog[open]")
    assert "third round" in dialog.inner_text()
    assert dialog.locator("tbody tr").count() == 8
    assert dialog.locator(".team").inner_text() == "Ada · Bartolo · Colette"  # they lose together: there are no scores
    assert dialog.locator(".scores").count() == 0
    assert ada.axe() == []


@pytest.mark.parametrize(("language", "says"), [("en", "The cathedral stands!"), ("pl", "Katedra stoi!")])
def test_finishing_the_roof_wins_for_all_in_both_languages(visit: Any, language: str, says: str) -> None:
    ada = visit(language=language)
    sit(ada, NEARLY)
    page = ada.page
    click(ada, "place", 4)
    asked = page.inner_text("#asked")
    page.reload()  # in the middle of a market action
    ada.my_turn()
    assert page.inner_text("#asked") == asked
    page.evaluate(COUNT_RESULTS)
    click(ada, "deliver", 1)
    assert page.locator(".orl .finale").text_content().strip() == says
    rows = page.locator("dialog[open] tbody tr")
    assert rows.count() == 1
    assert "Chartres" in rows.inner_text()
    assert rows.locator("td").first.inner_text() == "3"
    assert page.locator("dialog[open] .team.winner").inner_text() == "Ada · Bartolo · Colette"
    assert page.evaluate("results") == 1  # it opened once, after the last line was narrated
    ada.no_untranslated()


def test_resigning_ends_the_game_for_all_without_mention_of_a_third_round(visit: Any) -> None:
    ada = visit()
    sit(ada)
    ada.page.get_by_role("button", name="This table").click()
    ada.page.get_by_role("button", name="Resign").dblclick()  # a double click is only the question
    ada.page.locator("dialog[open] .sure").wait_for()
    ada.page.locator("dialog[open] .sure").get_by_role("button", name="No", exact=True).click()
    ada.page.get_by_role("button", name="Let a bot play for Ada").dblclick()
    ada.page.get_by_text("You can take the seat back at any time.").wait_for()
    assert ada.page.get_by_role("button", name="Take my seat back").count() == 0
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.locator("dialog[open] .btn.go").click()
    ada.page.locator("dialog[open] .how").wait_for()
    assert "resigned" in ada.page.inner_text("dialog[open] .how")
    assert ada.page.locator("dialog[open] .team.winner").count() == 0
    assert "third round" not in ada.page.inner_text("dialog[open]")


def test_a_whole_game_by_keyboard_alone(visit: Any) -> None:
    ada = visit()
    sit(ada)
    page = ada.page
    played = 0
    while ada.my_turn():
        played += bool(offered(ada, "draw"))
        ring = played % 4 == 3 and offered(ada, "place")
        ada.tab_to(f"[data-lit][data-verb=place][data-noun='{BELL}']" if ring else "[data-lit], .prompt .btn.go")
        if not page.evaluate("document.activeElement.matches('.btn')"):
            label = page.evaluate("document.activeElement.getAttribute('aria-label')")
            assert ":" in label  # "what it is: what it would do"
        moment = ada.moment()
        page.keyboard.press("Enter")
        ada.settle(moment)
        assert played < 40
    assert "third round" in page.inner_text("dialog[open]")


def test_pointing_sketching_and_phrases_reach_the_other_screen_and_make_no_move(visit: Any) -> None:
    ada, ben = visit(name="Ada"), visit(name="Ben", language="pl")
    ada.go("/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "invite"}, {"kind": "bot"}]
    opened = ada.ask("/api/tables", {"game": "orleans", "seats": seats, "beginning": {"position": NEARLY}})
    ben.go(opened["invites"][0]["path"])
    ben.page.locator("form .btn.go").click()
    ben.page.wait_for_selector(".orl .place")
    ada.go(f"/t/{opened['table']['id']}")
    ada.my_turn()
    moment = ada.moment()
    ada.page.get_by_role("button", name="Sketch").click()
    for name in ("space MK1", "place TOU"):
        thing(ada, name)
    assert ada.page.locator(".marks [href='#orl-shield-0']").count() == 2
    ben.page.wait_for_function("() => document.querySelectorAll(\".marks [href='#orl-shield-0']\").length === 2")
    assert ben.page.locator(".marks .way").count() == 1
    ben.page.reload()  # a sketch survives it, and says whose it is
    ben.page.wait_for_function("() => document.querySelectorAll(\".marks [href='#orl-shield-0']\").length === 2")
    ben.page.get_by_role("button", name="Szkic").click()
    ben.page.get_by_text("Ostatni znak: Ada.").wait_for()
    ben.page.get_by_role("button", name="Wróć do gry").click()
    ada.page.get_by_role("button", name="Back to the game").click()
    ada.page.get_by_role("button", name="Point").click()
    thing(ada, "place BOU")
    ben.page.wait_for_selector(".marks .hand", state="attached")
    thing(ada, "place BOU")  # a second click stops pointing
    ben.page.wait_for_selector(".marks .hand", state="detached")
    ada.page.get_by_role("button", name="Point").click()
    for phrase, heard in PHRASES:
        ada.page.get_by_role("button", name="Say").click()
        ada.page.get_by_role("button", name=phrase).click()
        ben.page.wait_for_function("text => document.querySelector('.heard').innerText.includes(text)", arg=heard)
        assert ben.page.inner_text(".heard").startswith("Ada:")
        ada.page.locator(".heard").get_by_text(phrase).wait_for()  # the sender sees the message, too
    assert ada.moment() == ben.moment() == moment


def test_hovering_over_something_says_what_it_is_for(visit: Any) -> None:
    ada = visit()
    sit(ada, NEARLY)
    page = ada.page
    said = page.locator(".bubble")
    for target, words in (
        ("[data-thing='space MK1']", "any other player, near or far"),  # offered: it says what it does
        ("[data-thing='space CA2']", "does not show a Trader"),  # not offered: it says why
        ("[data-thing='hourglass']", "for this round only"),
        ("[data-thing='workshop TOU'] .eaves", "stands in Tours"),
        ("[data-thing='blueprint 8']", "3 × a glass rosette"),
    ):
        page.mouse.move(5, 5)
        said.wait_for(state="detached")
        page.locator(target).first.hover(force=True)
        said.filter(has_text=words).wait_for()
    page.mouse.move(5, 5)
    page.keyboard.press("l")
    page.locator(".buttons .btn", has_text="Market place (red half)").first.wait_for()  # in words, not in notation
    with page.expect_popup() as beside:
        page.get_by_role("link", name="Rules").click()
    beside.value.get_by_role("link", name="Learn it in ten minutes").wait_for()
    assert "/t/" in page.url  # the rules open in another tab


def test_a_phone_shows_one_view_at_a_time_with_large_touch_targets(visit: Any) -> None:
    ada = visit(size=PHONE)
    sit(ada, NEARLY)
    page = ada.page
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert ada.axe() == []
    assert page.evaluate(SMALL) == []
    for tab in ("Map", "Cathedral", "Knapsacks", "Town"):
        page.get_by_role("tab", name=tab).click()
        assert page.locator("[role=tabpanel] svg").count() >= 1
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="Sketch").click()
    thing(ada, "space MK1")
    tools, town = page.get_by_role("group", name="Sketch").bounding_box(), page.get_by_role("tabpanel").bounding_box()
    assert tools["height"] < 70  # one row, above the drawing area
    assert tools["y"] + tools["height"] <= town["y"]
    page.get_by_role("button", name="Clear the sketch").click()
    page.get_by_role("button", name="Done").click()
    click(ada, "place", 4)
    assert page.get_by_role("tab", name="Map").get_attribute("aria-selected") == "true"
    moment = ada.moment()
    page.locator(".buttons .btn", has_text="to the workshop in Chartres").first.click()
    ada.settle(moment)
    page.locator("dialog[open]").get_by_role("button", name="Close").click()
    assert page.get_by_role("tab", name="Cathedral").get_attribute("aria-selected") == "true"
    assert page.locator(".orl .finale").text_content().strip() == "The cathedral stands!"


def test_axe_finds_nothing_in_any_theme(visit: Any) -> None:
    ada = visit()
    sit(ada, NEARLY)
    found = {"table": ada.axe_in_every_theme()}
    ada.page.get_by_role("button", name="Log, chat and more").click()
    found["panels"] = ada.axe_in_every_theme()
    for path in ("/components/orleans", "/play/orleans"):
        ada.go(path)
        ada.page.wait_for_selector(".page h2")
        found[path] = ada.axe_in_every_theme()
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_tutorial_can_be_finished(visit: Any, language: str) -> None:
    ada = visit(language=language)
    ada.go("/")
    page = ada.page
    page.wait_for_selector(".game")
    page.locator(".game a[href='/learn/orleans']").click()
    steps = ada.lessons()
    assert len(set(steps)) == 18
    words = sum(len(re.findall(r"\w+", step)) for step in steps)
    assert words / 130 + len(steps) * 10 / 60 < 10  # minutes: slow reading, and ten seconds per step to look and choose
