"""Every table holds in small windows: nothing is too small to read, nothing sticks out."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.chromium import ROOT
from tests.browser.moments import moment, seats_of

RECORDS: Final = ROOT / "tests" / "records"
SIZES: Final = ((1440, 900, 11), (1280, 720, 11), (1024, 700, 11), (960, 600, 11), (2560, 1440, 11), (390, 844, 12))
# Texts that are drawn smaller than a limit, in pixels of the screen.
SMALL: Final = """(limit) => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const text = node.textContent.trim(), element = node.parentElement;
        if (!text || !element || ["SCRIPT", "STYLE", "OPTION", "title"].includes(element.tagName)) continue;
        const box = element.getBoundingClientRect(), style = getComputedStyle(element);
        if (!box.width || style.visibility === "hidden" || style.clipPath !== "none") continue;
        if (element.closest(".unseen")) continue;
        let size = parseFloat(style.fontSize);
        if (element.getScreenCTM) {
            const m = element.getScreenCTM();
            size *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
        }
        if (size < limit - 0.05) found.add(`${size.toFixed(1)} ${text.slice(0, 30)}`);
    }
    return [...found];
}"""
WIDE: Final = "document.documentElement.scrollWidth - innerWidth"
# What can be chosen must be inside the window, or be reached by scrolling the page.
OUTSIDE: Final = """() => [...document.querySelectorAll("[data-lit]")].map((e) => e.getBoundingClientRect())
    .filter((b) => b.width && (b.left < -2 || b.right > innerWidth + 2)).length"""

# What can be chosen must not lie under the question (on a phone, the page scrolls below it).
COVERED: Final = """() => {
    const asking = document.querySelector(".asking").getBoundingClientRect();
    return innerWidth < 900 ? 0 : [...document.querySelectorAll("[data-lit]")].map((e) => e.getBoundingClientRect())
        .filter((b) => b.width && b.bottom > asking.top + 4 && b.top < asking.bottom && b.right > asking.left
            && b.left < asking.right).length;
}"""


@pytest.mark.parametrize(
    ("record", "decision", "after"),
    [
        (RECORDS / "basilica" / "2022-ff-third.record", "action", 0.8),
        (RECORDS / "stupor_mundi" / "4-cards.record", "turn", 0.9),
        (RECORDS / "stupor_mundi" / "2-castle.record", "site", 0.4),
        (RECORDS / "orleans" / "expert-4-won.record", "draw", 0.4),
    ],
    ids=["basilica", "stupor-mundi-4", "stupor-mundi-2", "orleans-4"],
)
def test_a_table_can_be_read_in_every_window(visit: Any, record: Path, decision: str, after: float) -> None:
    ada = visit(language="pl")
    beginning, seat = moment(record, decision, after)
    seats = [{"kind": "me", "name": "Ada"} if one == seat else {"kind": "bot"} for one in range(seats_of(record))]
    ada.go(ada.open_table({"seats": seats, "beginning": beginning}))
    ada.my_turn()
    page = ada.page
    wrong: dict[str, Any] = {}
    for width, height, least in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")
        for tab in page.get_by_role("tablist", name="Części stołu").get_by_role("tab").all() or [None]:
            if tab is not None:
                tab.click()
            found = [page.evaluate(SMALL, least), page.evaluate(WIDE), page.evaluate(OUTSIDE), page.evaluate(COVERED)]
            if found != [[], 0, 0, 0]:
                wrong[f"{width}×{height} {tab and tab.inner_text()}"] = found
    assert wrong == {}
