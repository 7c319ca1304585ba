"""The Cathedral of Orléans in a real browser: clicks, keys, both languages, a phone, pointing and sketching, axe."""

import os
import re
import shutil
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.server.house import ROOT, House

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed here")
CHROMIUM: Final = os.environ.get("TRIFORIUM_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
CLIENT: Final = ROOT / "src" / "triforium" / "web" / "dist" / "index.html"
AXE: Final = ROOT / "web" / "test" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is found here"),
    pytest.mark.skipif(not CLIENT.exists(), reason="the browser client is not built"),
    pytest.mark.xdist_group("orleans-browser"),
]
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
NEARLY: Final = (  # one more wood in Chartres, and the roof is on
    "orl1 n3 N R3 S7 @a place:T | red:K5A3T2M2 blue:F5A3T3M2 out:- mon:6 black:W5S2B4 ros:9 | town:CA1=K,BO1=F"
    " | map:.BBWWSSSSWSBSWWWBRWS | a:CHA=W b:TOU=B c:BOU=S | CHA:WS2=WSS TOU:WS1=W BOU:WS8=- | hg:HG1=B next:-"
    " | ev:E01,E06 ord:- | bp:sssssssRRRMM"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    store = tmp_path_factory.mktemp("orleans") / "house.sqlite"
    with House(f"sqlite:///{store}", "--bot-workers", "1") as opened:
        yield opened


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--headless", "--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


class Screen:
    """One screen with three builders around it."""

    def __init__(
        self, house: House, chromium: Any, size: dict[str, int], language: str = "en", beginning: str = ""
    ) -> None:
        self.context = chromium.new_context(
            viewport=size, base_url=house.url, reduced_motion="reduce", locale=language, has_touch=size == PHONE
        )
        seats = [{"kind": "me", "name": name} for name in ("Ada", "Bartolo", "Colette")]
        wish: dict[str, Any] = {"game": "orleans", "seats": seats}
        if beginning:
            wish["beginning"] = {"position": beginning}
        answer = self.context.request.post("/api/tables", data=wish, headers={"Origin": house.url})
        assert answer.status == 201, answer.text()
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(f"/t/{answer.json()['table']['id']}")
        self.settled()

    def settled(self) -> None:
        """Wait until something can be chosen, or the game is over."""
        self.page.wait_for_function(
            "() => !document.querySelector('.prompt.pending') && document.querySelector("
            "'[data-lit], .buttons .btn.go:enabled, dialog')",
            timeout=20000,
        )

    def asked(self) -> str:
        return str(self.page.locator("#asked").inner_text())

    def over(self) -> bool:
        return bool(self.page.locator("dialog").count())

    def lit(self, verb: str) -> list[int]:
        """The nouns that glow for a verb."""
        script = "(verb) => [...document.querySelectorAll(`[data-lit][data-verb=${verb}]`)].map((e) => +e.dataset.noun)"
        return list(self.page.evaluate(script, verb))

    def click(self, verb: str, noun: int) -> None:
        """Click the middle of what glows, as a hand would."""
        before = self.asked()
        target = self.page.locator(f"[data-lit][data-verb={verb}][data-noun='{noun}']").last
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.moved(before)

    def button(self, words: str) -> None:
        before = self.asked()
        self.page.locator(".buttons .btn", has_text=words).first.click()
        self.moved(before)

    def moved(self, before: str) -> None:
        self.page.wait_for_function(
            "(before) => document.querySelector('dialog') || (document.querySelector('#asked').innerText !== before"
            " && !document.querySelector('.prompt.pending'))",
            arg=before,
            timeout=20000,
        )
        self.settled()

    def no_violation(self) -> None:
        if not AXE.exists():
            pytest.skip("axe-core is not installed here: python tools/client.py browser")
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run('#main', { resultTypes: ['violations'] }).then((r) => r.violations)")
        told = [(one["id"], [node["html"][:140] for node in one["nodes"][:2]]) for one in found]
        assert not told

    def close(self) -> None:
        self.context.close()
        assert self.errors == []


def turn(screen: Screen, ring: bool) -> None:
    """One turn by clicks: draw, place (on the bell tower, if it is time), and what the place asks."""
    screen.click("draw", screen.lit("draw")[0])
    places = screen.lit("place")
    if not places:
        return  # a bell that nobody rang: both bags were empty
    screen.click("place", 18 if ring else places[0])
    while not screen.over() and not screen.lit("draw"):
        for verb in ("go", "take", "deliver", "blueprint", "monk", "keep"):
            nouns = screen.lit(verb)
            if nouns:
                screen.click(verb, nouns[0])
                break
        else:
            screen.page.locator(".buttons .btn.go").first.click()
            screen.page.wait_for_timeout(150)
            screen.settled()


def test_three_builders_at_one_screen_play_a_whole_game_by_clicks(house: House, chromium: Any):
    screen = Screen(house, chromium, DESKTOP)
    size = screen.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [1440, 900], "nothing to scroll"
    screen.no_violation()
    played = 0
    while not screen.over():
        turn(screen, ring=played % 3 == 2)
        played += 1
        assert played < 40
    dialog = screen.page.locator("dialog")
    assert "third round" in dialog.inner_text()
    assert dialog.locator("tbody tr").count() == 8
    screen.no_violation()
    screen.close()


@pytest.mark.parametrize(("language", "says"), [("en", "The cathedral stands!"), ("pl", "Katedra stoi!")])
def test_the_roof_goes_on_and_all_win_in_both_languages(house: House, chromium: Any, language: str, says: str):
    screen = Screen(house, chromium, DESKTOP, language, NEARLY)
    screen.click("place", 4)
    screen.click("deliver", 1)
    while not screen.over():
        screen.page.wait_for_timeout(100)
    assert screen.page.locator(".orl .finale").text_content().strip() == says
    rows = screen.page.locator("dialog tbody tr")
    assert rows.count() == 1
    assert "Chartres" in rows.inner_text()
    assert rows.locator("td").first.inner_text() == "3"
    seen = screen.page.locator("body").inner_text()
    assert not re.search(r"\b(face|web|action|item|prompt|choice)-[a-z]+", seen), "a word is missing"
    screen.close()


def test_a_turn_by_keyboard_alone(house: House, chromium: Any):
    screen = Screen(house, chromium, DESKTOP, beginning=NEARLY)
    focused = "document.activeElement?.getAttribute('data-verb') ?? ''"
    for verb in ("place", "deliver"):
        before = screen.asked()
        for _ in range(60):
            if screen.page.evaluate(focused) == verb:
                break
            screen.page.keyboard.press("Tab")
        assert screen.page.evaluate(focused) == verb
        label = screen.page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert label
        assert ":" in label
        screen.page.keyboard.press("Enter")
        screen.moved(before)
    screen.close()


def test_pointing_and_sketching_play_nothing(house: House, chromium: Any):
    screen = Screen(house, chromium, DESKTOP, beginning=NEARLY)
    before = screen.asked()
    screen.page.get_by_role("button", name="Sketch").click()
    for thing in ("space MK1", "place TOU"):
        box = screen.page.locator(f"[data-thing='{thing}']").bounding_box()
        screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert screen.page.locator(".marks [href='#orl-shield-0']").count() == 2
    assert screen.page.locator(".marks .way").count() == 1
    screen.page.get_by_role("button", name="Back to the game").click()
    screen.page.get_by_role("button", name="Point").click()
    box = screen.page.locator("[data-thing='place BOU']").bounding_box()
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert screen.page.locator(".marks .hand").count() == 1
    assert screen.asked() == before
    screen.close()


def test_a_phone_shows_one_thing_at_a_time_and_targets_for_a_thumb(house: House, chromium: Any):
    screen = Screen(house, chromium, PHONE, beginning=NEARLY)
    assert screen.page.evaluate("document.documentElement.scrollWidth") == 390
    screen.no_violation()
    small = """() => [...document.querySelectorAll('.orl [data-lit], .orl button')]
        .map((e) => e.getBoundingClientRect())
        .filter((box) => box.width && (box.width < 43.5 || box.height < 43.5))
        .map((box) => [box.width, box.height])"""
    assert screen.page.evaluate(small) == []
    for tab in ("Map", "Cathedral", "Knapsacks", "Town"):
        screen.page.get_by_role("tab", name=tab).click()
        assert screen.page.locator("[role=tabpanel] svg").count() >= 1
        assert screen.page.evaluate("document.documentElement.scrollWidth") == 390
    screen.click("place", 4)
    assert screen.page.get_by_role("tab", name="Map").get_attribute("aria-selected") == "true"
    screen.button("to the workshop in Chartres")
    screen.close()


def test_axe_finds_nothing_in_other_themes(house: House, chromium: Any):
    screen = Screen(house, chromium, DESKTOP, beginning=NEARLY)
    for theme in ("light", "contrast"):
        screen.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        screen.no_violation()
    screen.close()


def test_the_screen_of_a_friend_sees_the_hand_and_the_sketch(house: House, chromium: Any):
    screen = Screen(house, chromium, DESKTOP, beginning=NEARLY)
    friend = screen.context.browser.new_context(
        viewport=DESKTOP, base_url=house.url, reduced_motion="reduce"
    ).new_page()
    friend.goto(screen.page.url)
    friend.wait_for_selector(".orl .place")
    screen.page.get_by_role("button", name="Sketch").click()
    box = screen.page.locator("[data-thing='place TOU']").bounding_box()
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    friend.wait_for_selector(".marks [href='#orl-shield-0']", state="attached", timeout=5000)
    assert friend.locator(".marks .way").count() == 1
    friend.context.close()
    screen.close()
