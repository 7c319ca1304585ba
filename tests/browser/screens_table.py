"""Every screen of a table, and how it is reached."""

from tests.browser.look import Guests
from tests.browser.reach import BOT, SCREEN, SCREENS, STILL, drawer, jesters, lesson, pick, screen, table, two
from tests.browser.test_looks import QUEEN_ON_NINE
from tests.browser.test_pages import RECORD, handed_in
from tests.browser.visitor import Visitor

SCREENS["tutorial"] = lesson("basilica")
SCREENS["tutorial-asks"] = lesson("basilica", asks=True)


@screen
def early(guests: Guests) -> Visitor:
    return table(guests, {"seats": BOT})


@screen
def middle(guests: Guests) -> Visitor:
    return table(guests, at=0.5)


@screen
def late(guests: Guests) -> Visitor:
    return table(guests, at=0.93)


@screen
def clocks(guests: Guests) -> Visitor:
    return table(guests, {"clock": {"kind": "budget", "seconds": 600, "increment": 0, "out": "lose"}})


@screen
def staged(guests: Guests) -> Visitor:
    ada = table(guests, at=0.5)
    pick(ada, "place_vault")
    return ada


@screen
def staged_builder(guests: Guests) -> Visitor:
    ada = staged(guests)
    pick(ada, "put")
    return ada


@screen
def choices_as_a_list(guests: Guests) -> Visitor:
    ada = table(guests, at=0.5)
    pick(ada, "place_vault")
    ada.page.keyboard.press("l")
    return ada


@screen
def areas(guests: Guests) -> Visitor:
    ada = table(guests, at=0.6)
    ada.page.locator(".aside input").check()
    return ada


@screen
def scoring(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go(ada.open_table({"seats": SCREEN, "beginning": {"position": QUEEN_ON_NINE}}))
    ada.my_turn()
    pick(ada, "place_vault")
    ada.page.locator('[data-lit][data-verb="put"]').first.click(force=True)
    ada.page.wait_for_selector(".told")
    ada.page.evaluate(STILL)  # the narration stays at the next area
    ada.page.wait_for_timeout(1200)
    return ada


@screen
def jester(guests: Guests) -> Visitor:
    return two(guests, {"beginning": jesters()})[0]


@screen
def jester_sealed(guests: Guests) -> Visitor:
    both = two(guests, {"beginning": jesters()})
    for visitor in both:
        visitor.page.wait_for_selector(".prompt[data-open=true]", state="attached")
    asked = both[1] if both[0].page.locator("#asked").inner_text().startswith("Ada") else both[0]
    asked.page.locator(".prompt .btn.go").first.click()
    asked.page.wait_for_selector(".prompt .btn.go", state="detached")
    return asked


@screen
def cover(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go(ada.open_table({"seats": SCREEN, "beginning": jesters()}))
    ada.my_turn()
    ada.page.locator(".prompt .btn.go").first.click()
    ada.page.wait_for_selector("dialog[open]")
    return ada


def ask_why(visitor: Visitor) -> None:
    visitor.page.mouse.move(5, 5)
    target = visitor.page.locator('[data-verb="put"]:not([data-lit])').nth(10)
    target.scroll_into_view_if_needed()
    target.hover(force=True)
    visitor.page.wait_for_selector(".bubble")


@screen
def why_not(guests: Guests) -> Visitor:
    ada = table(guests, at=0.5)
    pick(ada, "place_vault")
    guests.again = ask_why
    return ada


@screen
def why_not_rule(guests: Guests) -> Visitor:
    ada = why_not(guests)

    def read(visitor: Visitor) -> None:
        visitor.page.keyboard.press("Escape")
        ask_why(visitor)
        visitor.page.locator(".bubble button").click()
        visitor.page.wait_for_selector("#panel-rule article")

    guests.again = read
    return ada


@screen
def hint(guests: Guests) -> Visitor:
    ada = table(guests, at=0.5)
    ada.page.keyboard.press("h")
    ada.page.wait_for_selector("[data-hint], .hinted", state="attached")
    return ada


@screen
def story(guests: Guests) -> Visitor:
    ada = table(guests, at=0.5)
    guests.again = lambda visitor: drawer("story")(visitor) if visitor.page.viewport_size["width"] < 900 else None
    return ada


@screen
def chat(guests: Guests) -> Visitor:
    ada, ben = two(guests, {"game": "basilica"})
    said = (ada, "Hello Ben, have fun!"), (ben, "Hello Ada. I have read the rules, but be gentle."), (ada, "Never.")
    for visitor, text in said:
        drawer("chat")(visitor)
        visitor.page.locator("#say").fill(text)
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_timeout(200)
    guests.again = drawer("chat")
    return ben


@screen
def heard(guests: Guests) -> Visitor:
    ada, ben = two(guests, {"game": "basilica"})
    ben.page.evaluate(STILL)
    drawer("chat")(ada)
    ada.page.locator("#say").fill("Hello Ben, have fun!")
    ada.page.keyboard.press("Enter")
    ben.page.wait_for_selector(".heard p")
    return ben


def offered(guests: Guests) -> tuple[Visitor, Visitor]:
    """Ada offers to end the game."""
    ada, ben = two(guests, {"game": "basilica"})
    ada.page.locator("header .tools .round").first.click()
    ada.page.get_by_role("button", name="Offer to end the game").click()
    ben.page.wait_for_selector(".offer")
    return ada, ben


@screen
def offer(guests: Guests) -> Visitor:
    return offered(guests)[1]


@screen
def offer_waiting(guests: Guests) -> Visitor:
    return offered(guests)[0]


@screen
def menu(guests: Guests) -> Visitor:
    ada = two(guests, {"game": "basilica"})[0]
    ada.page.locator("header .tools .round").first.click()
    ada.page.wait_for_selector("dialog[open]")
    return ada


@screen
def watching(guests: Guests) -> Visitor:
    ada, cleo = table(guests, {"seats": BOT, "listed": True}), guests.come("Cleo")
    cleo.go(ada.page.url)
    cleo.page.wait_for_selector(".prompt")
    return cleo


@screen
def result(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/")
    record = RECORD.read_text(encoding="utf-8")
    last = ada.ask("/api/records", {"record": record})["table"]["at"] - 1
    ada.go(ada.open_table({"seats": SCREEN, "beginning": {"record": record, "at": last}}))
    ada.my_turn()
    ada.page.locator('[data-lit][aria-label*="e5"]').click(force=True)  # the move of the record
    ada.page.wait_for_selector("dialog[open] .scores")
    return ada


@screen
def result_far(guests: Guests) -> Visitor:
    ada = result(guests)
    guests.again = lambda visitor: visitor.page.evaluate("document.querySelector('dialog[open]').scrollTo(0, 9999)")
    return ada


@screen
def replay(guests: Guests) -> Visitor:
    ada = guests.come("")
    found = handed_in(ada)
    ada.go(f"/replay/{found}?at=120")
    ada.page.wait_for_function("() => document.querySelectorAll('.story li').length > 20")
    return ada


@screen
def share(guests: Guests) -> Visitor:
    ada = replay(guests)
    ada.page.get_by_role("button", name="Share").click()
    ada.page.wait_for_selector("dialog[open] textarea, dialog[open] input")
    return ada


@screen
def plain(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.play_now("Pebbles")
    ada.my_turn()
    return ada
