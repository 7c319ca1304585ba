"""Every screen of a table of Stupor Mundi, and how it is reached."""

from tests.browser.chromium import ROOT
from tests.browser.look import Guests
from tests.browser.reach import (
    SCREENS,
    STILL,
    after,
    of_every_face,
    on_a_phone,
    played,
    replayed,
    screen,
    why_not,
)
from tests.browser.stupor_mundi import RICH, Sitting
from tests.browser.visitor import Visitor

RECORDS = ROOT / "tests" / "records" / "stupor_mundi"
ONE, TWO, THREE, FOUR = (RECORDS / f"{name}.record" for name in ("1-edict", "2-castle", "3-cards", "4-cards"))

of_every_face("stupor", "stupor_mundi")
SCREENS["stupor-why-not"] = after("stupor-site", why_not("[data-verb=build]:not([data-lit]) >> nth=0"))
SCREENS["stupor-replay"] = replayed(TWO, 300, ".voyage")
# Positions with one to four players, and every question of a turn, of the effects inside it, and of the End Phase.
for name, record, decision, at in (
    ("house", FOUR, "house", 0.0),
    ("early", TWO, "turn", 0.0),
    ("middle", THREE, "turn", 0.5),
    ("late", FOUR, "turn", 0.95),
    ("solo-early", ONE, "turn", 0.05),
    ("solo", ONE, "turn", 0.6),
    ("card", TWO, "card", 0.4),
    ("face", THREE, "face", 0.4),
    ("perform", TWO, "perform", 0.3),
    ("main", TWO, "main", 0.4),
    ("trade", FOUR, "trade", 0.5),
    ("site", TWO, "site", 0.4),
    ("piece", TWO, "piece", 0.4),
    ("mix", TWO, "mix", 0.0),
    ("specialist", TWO, "specialist", 0.3),
    ("path", THREE, "path", 0.0),
    ("city", TWO, "city", 0.0),
    ("ally", THREE, "ally", 0.3),
    ("ally-space", THREE, "ally_space", 0.3),
    ("buy", FOUR, "buy", 0.3),
    ("remove", TWO, "remove", 0.0),
    ("now", TWO, "now", 0.3),
    ("edict", TWO, "edict", 0.3),
    ("direction", TWO, "direction", 0.3),
    ("next", TWO, "next", 0.3),
    ("reward", TWO, "reward", 0.0),
    ("resource", TWO, "resource", 0.0),
    ("step", TWO, "step", 0.0),
    ("ship", THREE, "ship", 0.0),
    ("faction", FOUR, "faction", 0.0),
    ("side", THREE, "side", 0.5),
    ("discard", THREE, "discard", 0.5),
    ("keep", TWO, "keep", 0.0),
):
    SCREENS[f"stupor-{name}"] = played(record, decision, at)


def tab(nth: int) -> None:
    """Register a tab of the phone layout."""

    def reach(guests: Guests) -> Visitor:
        ada = SCREENS["stupor-middle"](guests)
        guests.again = on_a_phone(lambda visitor: visitor.page.locator("main [role=tab]").nth(nth).click())
        return ada

    SCREENS[f"stupor-phone-{nth}"] = reach


for view in range(6):
    tab(view)


@screen
def stupor_nested(guests: Guests) -> Visitor:
    """A reward during an Edict during building."""
    ada = guests.come()
    table = Sitting(ada, ["Ada", "Bartolo"], position=RICH)
    table.button("Stay")
    for verb, noun in (("card", 2), ("face_down", 2), ("main", 2), ("build", 10), ("piece", 10), ("edict", 1)):
        table.click(verb, noun)
    return ada


@screen
def stupor_rival(guests: Guests) -> Visitor:
    ada = SCREENS["stupor-middle"](guests)

    ada.page.locator(".rival button").first.click()
    guests.again = on_a_phone(lambda visitor: visitor.page.locator("main [role=tab]").last.click())
    return ada


@screen
def stupor_piles(guests: Guests) -> Visitor:
    ada = SCREENS["stupor-middle"](guests)
    ada.page.locator(".pile button").first.click()
    ada.page.wait_for_timeout(300)
    return ada


@screen
def stupor_cover(guests: Guests) -> Visitor:
    ada = guests.come()
    wish = {"game": "stupor_mundi", "seats": [{"kind": "me", "name": name} for name in ("Ada", "Bartolo")]}
    ada.go(ada.open_table(wish))
    ada.page.wait_for_selector("dialog[open]")
    return ada


@screen
def stupor_end_phase(guests: Guests) -> Visitor:
    """The last card is kept, and the steps of the End Phase are narrated."""
    ada = played(THREE, "discard", 0.5)(guests)
    ada.page.evaluate(STILL)
    ada.page.locator(".prompt .btn.go:enabled").last.click()
    ada.page.wait_for_timeout(3000)
    return ada


@screen
def stupor_solo_told(guests: Guests) -> Visitor:
    """While Frederick's turn is narrated."""
    ada = played(ONE, "face", 0.5)(guests)
    ada.page.evaluate(STILL)
    ada.page.locator("main [data-lit]").first.click(force=True)
    ada.page.wait_for_timeout(1500)
    return ada


@screen
def stupor_result(guests: Guests) -> Visitor:
    ada = played(TWO, "", 1.0)(guests)
    while not ada.page.locator("dialog[open]").count():
        moment = ada.moment()
        ada.page.locator("main [data-lit], .prompt .btn.go:enabled").first.click(force=True)
        ada.settle(moment)
    return ada


@screen
def stupor_result_far(guests: Guests) -> Visitor:
    ada = stupor_result(guests)
    guests.again = lambda visitor: visitor.page.evaluate("document.querySelector('dialog[open]').scrollTo(0, 9999)")
    return ada
