"""Every screen of a table of Orléans, and how it is reached."""

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
from tests.browser.test_orleans import NEARLY, click, sit, thing
from tests.browser.visitor import Visitor

RECORDS = ROOT / "tests" / "records" / "orleans"
FOUR = RECORDS / "normal-4-won.record"
LOST = RECORDS / "expert-4-lost.record"
TWO = RECORDS / "expert-2-won.record"

of_every_face("orleans", "orleans")
SCREENS["orleans-why-not"] = after("orleans-middle", why_not("[data-verb=place]:not([data-lit]) >> nth=4"))
SCREENS["orleans-replay"] = replayed(FOUR, 120, ".orl")
# Early, middle and late positions with two and four builders, and every question that a turn can ask.
for name, record, decision, at in (
    ("early", FOUR, "draw", 0.0),
    ("middle", FOUR, "place", 0.5),
    ("late", FOUR, "place", 0.93),
    ("two", TWO, "place", 0.6),
    ("draw", LOST, "draw", 0.7),
    ("move", FOUR, "move", 0.5),
    ("pickup", FOUR, "pickup", 0.4),
    ("market", FOUR, "market", 0.5),
    ("foundry", FOUR, "foundry", 0.2),
    ("paint", FOUR, "paint", 0.2),
    ("rosette", FOUR, "rosette", 0.2),
    ("monk", FOUR, "monk", 0.0),
    ("blueprint", FOUR, "blueprint", 0.3),
    ("end", FOUR, "end", 0.0),
):
    SCREENS[f"orleans-{name}"] = played(record, decision, at)


def tab(name: str) -> None:
    """Register a tab of the phone layout that is not the one opened for the question."""

    def reach(guests: Guests) -> Visitor:
        ada = SCREENS["orleans-late"](guests)
        guests.again = on_a_phone(lambda visitor: visitor.page.locator(f"#orl-tab-{name}").click())
        return ada

    SCREENS[f"orleans-phone-{name}"] = reach


for view in ("map", "cathedral", "sacks"):
    tab(view)


@screen
def orleans_monk_in_hand(guests: Guests) -> Visitor:
    ada = guests.come()
    sit(ada, NEARLY.replace("place:T", "place:M").replace("T3M2 out", "T4M1 out"))
    return ada


@screen
def orleans_plan_begins(guests: Guests) -> Visitor:
    ada = guests.come()
    sit(ada, NEARLY)
    ada.page.locator(".tools .tool").nth(1).click()
    return ada


@screen
def orleans_plan(guests: Guests) -> Visitor:
    ada = orleans_plan_begins(guests)
    for name in ("space MK1", "space CA3", "place TOU"):
        thing(ada, name)
    return ada


def pointed(guests: Guests) -> tuple[Visitor, Visitor]:
    """Ada points at a place for Ben."""
    ada, ben = guests.come("Ada"), guests.come("Ben")
    ada.go("/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "invite"}, {"kind": "bot"}]
    opened = ada.ask("/api/tables", {"game": "orleans", "seats": seats, "beginning": {"position": NEARLY}})
    ben.go(opened["invites"][0]["path"])
    ben.page.locator("form .btn.go").click()
    ada.go(f"/t/{opened['table']['id']}")
    ada.my_turn()
    ben.page.wait_for_selector(".orl .place")
    ada.page.locator(".tools .tool").first.click()
    thing(ada, "space MK1")
    ben.page.wait_for_selector(".marks .hand", state="attached")
    return ada, ben


@screen
def orleans_pointing(guests: Guests) -> Visitor:
    return pointed(guests)[0]


@screen
def orleans_pointed(guests: Guests) -> Visitor:
    ada, ben = pointed(guests)
    ben.page.evaluate(STILL)
    ada.page.locator(".tools .tool").nth(2).click()
    ada.page.locator(".pop .tool").first.click()
    ben.page.wait_for_selector(".heard p")
    return ben


@screen
def orleans_say(guests: Guests) -> Visitor:
    ada = SCREENS["orleans-middle"](guests)
    ada.page.locator(".tools .tool").nth(2).click()
    return ada


@screen
def orleans_won(guests: Guests) -> Visitor:
    ada = guests.come()
    sit(ada, NEARLY)
    click(ada, "place", 4)
    click(ada, "deliver", 1)
    ada.page.wait_for_selector("dialog[open] table")
    return ada


@screen
def orleans_finale(guests: Guests) -> Visitor:
    ada = orleans_won(guests)
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog[open]", state="detached")
    return ada


@screen
def orleans_lost(guests: Guests) -> Visitor:
    ada = played(LOST, "", 1.0)(guests)
    bell = ada.page.locator("[data-lit][data-verb=place][data-noun='18']")
    if bell.count():  # if it was the only choice, the table has made it already
        bell.click(force=True)
    ada.page.wait_for_selector("dialog[open] table")
    return ada


@screen
def orleans_built(guests: Guests) -> Visitor:
    """While the building of a section is narrated."""
    ada = guests.come()
    sit(ada, NEARLY)
    click(ada, "place", 4)
    ada.page.evaluate(STILL)
    ada.page.locator("[data-lit][data-verb=deliver][data-noun='1']").click(force=True)
    ada.page.wait_for_timeout(1200)
    return ada
