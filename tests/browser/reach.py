"""Ways to reach a screen (pages, tables, moments of games), for tests/browser/look.py."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.browser.look import Dress, Guests, Screen
from tests.browser.moments import last_moment, moment, seats_of
from tests.browser.test_pages import RECORD
from tests.browser.test_tables import SECRET
from tests.browser.visitor import Visitor

SCREENS: Final[dict[str, Screen]] = {}
# Disables long timers, so that a narrated step stays on the screen.
STILL: Final = (
    "window.ring = setTimeout; window.setTimeout = (f, ms, ...a) => (ms > 250 ? 0 : window.ring(f, ms, ...a));"
)
BOT: Final = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
SCREEN: Final = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bartolo"}]
INVITE: Final = [{"kind": "me", "name": "Ada"}, {"kind": "invite"}]


def screen(function: Screen) -> Screen:
    """Register a screen under the name of its function."""
    SCREENS[function.__name__.removesuffix("_").replace("_", "-")] = function
    return function


def at_the_end(visitor: Visitor) -> None:
    """Scroll to the end of the page."""
    visitor.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")


def page(path: str, *, far: bool = False) -> Screen:
    """The page at this path; with `far`, scrolled to its end."""

    def reach(guests: Guests) -> Visitor:
        ada = guests.come()
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
        guests.again = at_the_end if far else None
        return ada

    return reach


def drawer(tab: str) -> Callable[[Visitor], None]:
    """Show a panel beside the board; on a phone, open the drawer first."""

    def show(visitor: Visitor) -> None:
        shut = visitor.page.locator("header button[aria-expanded=false]")
        if shut.count():
            shut.click()
        visitor.page.locator(f"#tab-{tab}").click()

    return show


def table(guests: Guests, wish: dict[str, Any] | None = None, at: float | None = None) -> Visitor:
    """A table of Basilica, at the beginning or after the share `at` of a recorded game."""
    ada = guests.come()
    wish = {"game": "basilica", "seats": SCREEN, "options": {"first_player": "white"}, **(wish or {})}
    if at is not None:
        wish = {"seats": wish["seats"], "beginning": moment(RECORD, "action", at)[0]}
    ada.go(ada.open_table(wish))
    ada.my_turn()
    ada.page.wait_for_timeout(400)
    return ada


def played(record: Path, decision: str, at: float) -> Screen:
    """A moment of a recorded game: Ada decides, and bots sit on the other seats."""

    def reach(guests: Guests) -> Visitor:
        beginning, seat = moment(record, decision, at) if decision else last_moment(record)
        ada = guests.come()
        around = [{"kind": "me", "name": "Ada"} if one == seat else {"kind": "bot"} for one in range(seats_of(record))]
        ada.go(ada.open_table({"seats": around, "beginning": beginning}))
        ada.my_turn()
        ada.page.wait_for_timeout(400)
        return ada

    return reach


def on_a_phone(dress: Dress) -> Dress:
    """Do this only on a narrow screen."""

    def show(visitor: Visitor) -> None:
        if visitor.page.viewport_size["width"] < 900:
            dress(visitor)

    return show


def pick(visitor: Visitor, verb: str) -> None:
    """Click the first highlighted element of a verb."""
    before = visitor.moment()
    visitor.page.locator(f'[data-lit][data-verb="{verb}"]').first.click(force=True)
    visitor.settle(before)


def two(guests: Guests, wish: dict[str, Any]) -> tuple[Visitor, Visitor]:
    """Ada opens a table and Ben joins by the link."""
    ada, ben = guests.come("Ada"), guests.come("Ben")
    ada.go("/")
    made = ada.ask("/api/tables", {"seats": INVITE, **wish})
    ben.go(made["invites"][0]["path"])
    ben.page.locator("form .btn.go").click()
    ada.go(f"/t/{made['table']['id']}")
    for visitor in (ada, ben):
        visitor.page.wait_for_function("() => document.querySelector('.prompt')?.dataset.moment > 0")
    return ada, ben


def jesters() -> dict[str, Any]:
    """A beginning at which both players choose in secret."""
    return moment(SECRET, "jester.colour")[0]


def after(name: str, dress: Dress) -> Screen:
    """Another screen, with something done on it again after each change of size."""

    def reach(guests: Guests) -> Visitor:
        visitor = SCREENS[name](guests)
        guests.again = dress
        return visitor

    return reach


def hinted(name: str) -> Screen:
    """Another screen, after asking a bot for a hint."""

    def reach(guests: Guests) -> Visitor:
        visitor = SCREENS[name](guests)
        visitor.page.keyboard.press("h")
        visitor.page.wait_for_selector("[data-hint], .hinted", state="attached")
        return visitor

    return reach


def lesson(game: str, *, asks: bool = False) -> Screen:
    """The beginning of a tutorial, or its first question."""

    def reach(guests: Guests) -> Visitor:
        ada = guests.come()
        ada.go(f"/learn/{game}")
        ada.page.wait_for_selector(".coach")
        if asks:
            while ada.page.locator(".coach .btn.go").count():
                ada.page.locator(".coach .btn.go").click()
                ada.page.wait_for_timeout(150)
            ada.my_turn()
        return ada

    return reach


def why_not(target: str) -> Dress:
    """Show the bubble that explains why something is not offered."""

    def ask(visitor: Visitor) -> None:
        visitor.page.mouse.move(5, 5)
        found = visitor.page.locator(target)
        found.scroll_into_view_if_needed()
        found.hover(force=True)
        visitor.page.wait_for_selector(".bubble")

    return ask


def replayed(record: Path, at: int, drawn: str) -> Screen:
    """The replay of a record at a moment."""

    def reach(guests: Guests) -> Visitor:
        ada = guests.come("")
        ada.go("/")
        table = ada.ask("/api/records", {"record": record.read_text(encoding="utf-8")})["table"]["id"]
        ada.page.goto(f"/replay/{table}?at={at}")
        ada.page.wait_for_selector(drawn)
        ada.page.wait_for_timeout(800)
        return ada

    return reach


def of_every_face(short: str, game: str) -> None:
    """Register the pages of a game, its tutorial, and the side panels and the hint of its `middle` screen."""
    SCREENS[f"{short}-set-up"] = page(f"/play/{game}")
    SCREENS[f"{short}-components"] = page(f"/components/{game}")
    SCREENS[f"{short}-components-far"] = page(f"/components/{game}", far=True)
    SCREENS[f"{short}-rules"] = page(f"/rules/{game}")
    SCREENS[f"{short}-story"] = after(f"{short}-middle", drawer("story"))
    SCREENS[f"{short}-aside"] = after(f"{short}-middle", drawer("aside"))
    SCREENS[f"{short}-hint"] = hinted(f"{short}-middle")
    SCREENS[f"{short}-tutorial"] = lesson(game)
    SCREENS[f"{short}-tutorial-asks"] = lesson(game, asks=True)
