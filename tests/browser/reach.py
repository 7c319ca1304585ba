"""What it takes to reach a screen: pages, tables, moments; for tests/browser/look.py."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.browser.look import Dress, Guests, Screen
from tests.browser.moments import last_moment, moment, seats_of
from tests.browser.test_pages import RECORD
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
        wish = {"seats": wish["seats"], "beginning": moment(RECORD, "action", at)[0]}
    ada.go(ada.open_table(wish))
    ada.my_turn()
    ada.page.wait_for_timeout(400)
    return ada


def played(record: Path, decision: str, at: float) -> Screen:
    """A moment of a game that was played: Ada decides, and bots sit on the other seats."""

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
    """Only where the screen is narrow."""

    def show(visitor: Visitor) -> None:
        if visitor.page.viewport_size["width"] < 900:
            dress(visitor)

    return show


def pick(visitor: Visitor, verb: str) -> None:
    """The first thing that is lit for a verb."""
    before = visitor.moment()
    visitor.page.locator(f'[data-lit][data-verb="{verb}"]').first.click(force=True)
    visitor.settle(before)


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


def jesters() -> dict[str, Any]:
    """Where both are asked in secret."""
    return moment(SECRET, "jester.colour")[0]


def after(name: str, dress: Dress) -> Screen:
    """Another screen, and something done there in every dress."""

    def reach(guests: Guests) -> Visitor:
        visitor = SCREENS[name](guests)
        guests.again = dress
        return visitor

    return reach


def hinted(name: str) -> Screen:
    """Another screen, where a bot was asked for advice."""

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
    """The note on something that is not offered."""

    def ask(visitor: Visitor) -> None:
        visitor.page.mouse.move(5, 5)
        found = visitor.page.locator(target)
        found.scroll_into_view_if_needed()
        found.hover(force=True)
        visitor.page.wait_for_selector(".bubble")

    return ask


def replayed(record: Path, at: int, drawn: str) -> Screen:
    """A moment of a record that somebody looks at."""

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
    """The pages of a game, its tutorial, and what lies beside the table in its `middle`."""
    SCREENS[f"{short}-set-up"] = page(f"/play/{game}")
    SCREENS[f"{short}-components"] = page(f"/components/{game}")
    SCREENS[f"{short}-components-far"] = page(f"/components/{game}", far=True)
    SCREENS[f"{short}-rules"] = page(f"/rules/{game}")
    SCREENS[f"{short}-story"] = after(f"{short}-middle", drawer("story"))
    SCREENS[f"{short}-aside"] = after(f"{short}-middle", drawer("aside"))
    SCREENS[f"{short}-hint"] = hinted(f"{short}-middle")
    SCREENS[f"{short}-tutorial"] = lesson(game)
    SCREENS[f"{short}-tutorial-asks"] = lesson(game, asks=True)
