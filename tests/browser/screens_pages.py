"""Every page other than tables, and how it is reached."""

from tests.browser.look import Guests
from tests.browser.reach import BOT, INVITE, SCREENS, at_the_end, page, screen
from tests.browser.test_pages import RECORD
from tests.browser.visitor import Visitor

SCREENS["home"] = page("/")
SCREENS["set-up-bot"] = page("/play/basilica")
SCREENS["set-up-invite"] = page("/play/basilica?with=invite", far=True)
SCREENS["rules-found"] = page("/rules/basilica#BAS-VAULT-5")
SCREENS["rules"] = page("/rules/basilica")
SCREENS["components"] = page("/components/basilica")
SCREENS["components-far"] = page("/components/basilica", far=True)
SCREENS["load"] = page("/load")
SCREENS["me-guest"] = page("/me")
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


@screen
def me(guests: Guests) -> Visitor:
    ada = guests.come()
    ada.go("/me")
    for name in ("Keep my games", "Make a link", "Make a recovery code"):
        ada.page.get_by_role("button", name=name).click()
    ada.page.get_by_role("button", name="Replace the recovery code").wait_for()
    return ada


@screen
def link(guests: Guests) -> Visitor:
    ada, phone = guests.come(), guests.come("")
    ada.go("/")
    ada.ask("/api/me", {"name": "Ada"})
    phone.go(ada.ask("/api/me/link", {})["path"])
    return phone
