"""How every screen is reached, for tests/browser/look.py."""

import sqlite3
from collections.abc import Callable
from typing import Any, Final

from tests.browser.look import Guests, Screen
from tests.browser.test_looks import QUEEN_ON_NINE
from tests.browser.test_pages import RECORD, handed_in
from tests.browser.test_tables import SECRET
from tests.browser.visitor import Visitor

SCREENS: Final[dict[str, Screen]] = {}
# Timers that would let a told moment pass never ring.
STILL: Final = (
    "window.ring = setTimeout; window.setTimeout = (f, ms, ...a) => (ms > 250 ? 0 : window.ring(f, ms, ...a));"
)
BOT: Final = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
SCREEN: Final = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bartolo"}]
INVITE: Final = [{"kind": "me", "name": "Ada"}, {"kind": "invite"}]


def screen(function: Screen) -> Screen:
    """Into the table of screens, under the function's name."""
    SCREENS[function.__name__.removesuffix("_").replace("_", "-")] = function
    return function


def at_the_end(visitor: Visitor) -> None:
    """Scrolled down."""
    visitor.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")


def page(path: str, *, far: bool = False) -> Screen:
    """A screen that is an address."""

    def reach(guests: Guests) -> Visitor:
        ada = guests.come()
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        guests.again = at_the_end if far else None
        return ada

    return reach


def drawer(tab: str) -> Callable[[Visitor], None]:
    """A panel beside the board; on a phone its drawer is opened first."""

    def show(visitor: Visitor) -> None:
        shut = visitor.page.locator("header button[aria-expanded=false]")
        if shut.count():
            shut.click()
        visitor.page.locator(f"#tab-{tab}").click()

    return show


def table(guests: Guests, wish: dict[str, Any] | None = None, at: float | None = None) -> Visitor:
    """A table of Basilica, from the beginning, or from some part of a game that was played."""
    ada = guests.come()
    wish = {"game": "basilica", "seats": SCREEN, "options": {"first_player": "white"}, **(wish or {})}
    if at is not None:
        ada.go("/")
        record = RECORD.read_text(encoding="utf-8")
        total = ada.ask("/api/records", {"record": record})["table"]["at"]
        wish = {"seats": wish["seats"], "beginning": {"record": record, "at": int(total * at)}}
    ada.go(ada.open_table(wish))
    ada.my_turn()
    ada.page.wait_for_timeout(400)
    return ada


def pick(visitor: Visitor, verb: str) -> None:
    """The first thing that is lit for a verb."""
    moment = visitor.moment()
    visitor.page.locator(f'[data-lit][data-verb="{verb}"]').first.click(force=True)
    visitor.settle(moment)


def two(guests: Guests, wish: dict[str, Any]) -> tuple[Visitor, Visitor]:
    """Ada opens a table and Ben comes by the link."""
    ada, ben = guests.come("Ada"), guests.come("Ben")
    ada.go("/")
    made = ada.ask("/api/tables", {"seats": INVITE, **wish})
    ben.go(made["invites"][0]["path"])
    ben.page.locator("form .btn.go").click()
    ada.go(f"/t/{made['table']['id']}")
    for visitor in (ada, ben):
        visitor.page.wait_for_function("() => document.querySelector('.prompt')?.dataset.moment > 0")
    return ada, ben


def jesters(guests: Guests) -> dict[str, Any]:
    """The moment of a game at which both are asked in secret."""
    reader = guests.come("")
    reader.go("/")
    record = SECRET.read_text(encoding="utf-8")
    looked = reader.ask("/api/records", {"record": record})["table"]
    for start in range(0, looked["at"], 60):
        for frame in reader.ask(f"/api/tables/{looked['id']}/frames?start={start}&count=60"):
            if frame["view"]["decision"] == "jester.colour":
                return {"record": record, "at": frame["at"]}
    raise AssertionError("nobody is asked in secret")


# --- pages ---------------------------------------------------------------------------------------------------------

SCREENS["home"] = page("/")
SCREENS["set-up-bot"] = page("/play/basilica")
SCREENS["set-up-invite"] = page("/play/basilica?with=invite", far=True)
SCREENS["rules-found"] = page("/rules/basilica#BAS-VAULT-5")
SCREENS["rules"] = page("/rules/basilica")
SCREENS["components"] = page("/components/basilica")
SCREENS["components-far"] = page("/components/basilica", far=True)
SCREENS["load"] = page("/load")
SCREENS["no-page"] = page("/what/is/this")
SCREENS["broken-link"] = page("/join/rubbish")
SCREENS["no-table"] = page("/t/nowhere")


@screen
def home_tables(guests: Guests) -> Visitor:
    ada, ben = guests.come(), guests.come("Ben")
    ada.go("/")
    ada.ask("/api/tables", {"game": "basilica", "seats": BOT, "listed": True})
    ben.go("/")
    ben.ask("/api/tables", {"game": "basilica", "seats": [BOT[0], {"kind": "open"}], "listed": True})
    ben.ask("/api/tables", {"game": "orleans", "seats": [BOT[0], BOT[1]], "listed": True})
    ada.go("/")
    ada.page.wait_for_selector(".list a")
    ada.page.wait_for_timeout(300)
    guests.again = at_the_end
    return ada


@screen
def set_up_screen(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/play/orleans?with=screen")
    ada.page.wait_for_selector("details")
    return ada


@screen
def set_up_options(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/play/basilica?with=open")
    for summary in ada.page.locator("summary").all():
        summary.click()
    ada.page.locator("#clock").select_option("budget")
    guests.again = lambda visitor: visitor.page.locator("details").first.scroll_into_view_if_needed()
    return ada


@screen
def set_up_options_far(guests: Guests) -> Visitor:
    ada = set_up_options(guests)
    guests.again = at_the_end
    return ada


@screen
def invitation(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/play/basilica?with=invite")
    ada.page.locator("form .btn.go").click()
    ada.page.wait_for_selector(".invite")
    guests.again = at_the_end
    return ada


@screen
def invited(guests: Guests) -> Visitor:
    ada, ben = guests.come(), guests.come("")
    ada.go("/")
    ben.go(ada.ask("/api/tables", {"game": "basilica", "seats": INVITE})["invites"][0]["path"])
    return ben


@screen
def lobby(guests: Guests) -> Visitor:
    ada, ben = guests.come(), guests.come("Ben")
    ben.go(ada.open_table({"game": "basilica", "seats": [BOT[0], {"kind": "open"}], "listed": True}))
    ben.page.wait_for_selector("#sit-name")
    return ben


@screen
def load_refused(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/load")
    ada.page.locator("#load-text").fill(RECORD.read_text(encoding="utf-8").replace("\nrules 1\n", "\nrules 7\n", 1))
    ada.page.locator(".ways .btn:not(.go)").click()
    ada.page.wait_for_selector("[role=alert]")
    return ada


@screen
def rules_search(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/rules/basilica")
    ada.page.locator("main input").first.fill("glass")
    ada.page.wait_for_timeout(300)
    return ada


@screen
def settings(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/")
    ada.page.locator("header .tools .round").last.click()
    return ada


# --- the table -----------------------------------------------------------------------------------------------------


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
    ada.page.evaluate(STILL)
    ada.page.locator('[data-lit][data-verb="put"]').first.click(force=True)
    ada.page.wait_for_selector(".told")
    return ada


@screen
def jester(guests: Guests) -> Visitor:
    return two(guests, {"beginning": jesters(guests)})[0]


@screen
def jester_sealed(guests: Guests) -> Visitor:
    both = two(guests, {"beginning": jesters(guests)})
    for visitor in both:
        visitor.page.wait_for_selector(".prompt[data-open=true]", state="attached")
    asked = both[1] if both[0].page.locator("#asked").inner_text().startswith("Ada") else both[0]
    asked.page.locator(".prompt .btn.go").first.click()
    asked.page.wait_for_selector(".prompt .btn.go", state="detached")
    return asked


@screen
def cover(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go(ada.open_table({"seats": SCREEN, "beginning": jesters(guests)}))
    ada.my_turn()
    ada.page.locator(".prompt .btn.go").first.click()
    ada.page.wait_for_selector("dialog[open]")
    return ada


def ask_why(visitor: Visitor) -> None:
    visitor.page.mouse.move(5, 5)
    target = visitor.page.locator('[data-verb]:not([data-lit])[aria-label*="c"]').nth(14)
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
    ada = table(guests, at=0.96)
    for _ in range(60):
        if not ada.my_turn():
            break
        lit = ada.page.locator("[data-lit], .prompt .btn.go:enabled")
        moment = ada.moment()
        lit.first.click(force=True)
        ada.settle(moment)
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
def tutorial(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/learn/basilica")
    ada.page.wait_for_selector(".coach")
    return ada


@screen
def tutorial_asks(guests: Guests) -> Visitor:
    ada = tutorial(guests)
    ada.page.locator(".coach .btn.go").click()
    ada.my_turn()
    return ada


@screen
def plain(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.play_now("Pebbles")
    ada.my_turn()
    return ada


# --- when something is wrong ---------------------------------------------------------------------------------------


@screen
def refused(guests: Guests) -> Visitor:
    ada = tutorial_asks(guests)
    ada.page.locator('[data-lit][data-verb="order"]').first.click(force=True)
    ada.page.wait_for_selector(".prompt .note")
    return ada


@screen
def used_link(guests: Guests) -> Visitor:
    ada, ben, cleo = guests.come(), guests.come("Ben"), guests.come("Cleo")
    ada.go("/")
    link = ada.ask("/api/tables", {"game": "basilica", "seats": INVITE})["invites"][0]["path"]
    ben.go(link)
    ben.page.locator("form .btn.go").click()
    ben.page.wait_for_selector(".prompt")
    cleo.go(link)
    return cleo


@screen
def closed_table(guests: Guests) -> Visitor:
    ada, ben = guests.come(), guests.come("Ben")
    ben.go(ada.open_table({"game": "basilica", "seats": BOT, "spectators": False}))
    return ben


@screen
def no_server_home(guests: Guests) -> Visitor:
    house = guests.own_house()
    ada = guests.come(house=house)
    ada.go("/")
    ada.page.wait_for_selector(".game")
    for language in ("pl", "en"):  # both were read before the house is closed
        ada.page.locator(f"header button[lang={language}]").click()
        ada.page.wait_for_function("(tongue) => document.documentElement.lang === tongue", arg=language)
    house.kill()
    ada.page.locator(".game button.go").first.click()
    ada.page.wait_for_selector("[role=alert]")
    return ada


@screen
def no_server_table(guests: Guests) -> Visitor:
    house = guests.own_house()
    ada = guests.come(house=house)
    ada.play_now("Basilica")
    ada.my_turn()
    for language in ("pl", "en"):
        ada.page.locator(f"header button[lang={language}]").click()
        ada.page.wait_for_function("(tongue) => document.documentElement.lang === tongue", arg=language)
    house.kill()
    ada.page.wait_for_function("() => document.querySelector('#asked').innerText.includes('connection is lost')")
    return ada


@screen
def old_tab(guests: Guests) -> Visitor:
    house = guests.own_house()
    ada = guests.come(house=house)
    ada.play_now("Basilica")
    ada.my_turn()
    house.kill()
    with sqlite3.connect(house.store) as store:
        store.execute("""UPDATE tables SET header = replace(header, '"rules":1', '"rules":7')""")
    store.close()
    house.open()
    ada.page.reload()
    ada.page.wait_for_selector("h2")
    ada.page.wait_for_timeout(300)
    return ada
