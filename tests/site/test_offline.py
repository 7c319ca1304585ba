"""The page edition in a browser whose network is cut."""

import random
from typing import Any

from tests.site.host import StaticHost


def test_after_the_first_visit_everything_starts_without_a_network(visit: Any, host: StaticHost) -> None:
    ada = visit(offline=True)
    ada.go("/")
    ada.wait_until_kept()
    host.stop()
    ada.play_now("basilica")
    rng = random.Random(3)
    for _ in range(6):  # the bot answers
        ada.choose_any(rng)
    for path, shown in (
        ("/rules/orleans", "[id^=chapter-]"),
        ("/components/stupor_mundi", "h2"),
        ("/learn/basilica", "[data-lit]"),
    ):
        ada.go(path)
        ada.page.locator(shown).first.wait_for(state="attached")
