"""Games in the browser's storage: two tabs at once, and a browser that is killed."""

import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.browser import chromium
from tests.site.host import SiteVisitor, StaticHost


class Profile:
    """A browser with a folder of its own, which outlives it."""

    def __init__(self, browser: Any, folder: Path) -> None:
        self.browser = browser
        self.folder = folder

    def new_context(self, **wishes: Any) -> Any:
        """Start the browser."""
        found = chromium.find()
        assert found is not None
        return self.browser.browser_type.launch_persistent_context(
            self.folder, executable_path=found[0], args=["--no-sandbox"], env={**os.environ, **found[1]}, **wishes
        )

    def kill(self) -> None:
        """Kill the browser as a power cut would."""
        for process in Path("/proc").glob("[0-9]*"):
            try:
                words = (process / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if f"--user-data-dir={self.folder}".encode() in words:
                os.kill(int(process.name), signal.SIGKILL)


def test_two_tabs_play_the_same_game(visit: Any) -> None:
    ada = visit()
    ada.play_now("basilica")
    other = ada.context.new_page()
    other.goto(ada.page.url)
    rng = random.Random(5)
    for _ in range(6):
        ada.choose_any(rng)
    other.wait_for_selector(f".prompt[data-moment='{ada.moment()}'][data-open=true]", state="attached")


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="finds the browser's processes in /proc")
def test_a_killed_browser_has_lost_nothing_that_it_showed(browser: Any, host: StaticHost, tmp_path: Path) -> None:
    profile = Profile(browser, tmp_path / "profile")
    ada = SiteVisitor(profile, host)
    ada.play_now("basilica")
    rng = random.Random(5)
    for _ in range(6):
        ada.choose_any(rng)
    moment, address = ada.moment(), ada.page.url.partition("#")[2]
    profile.kill()
    again = SiteVisitor(profile, host)
    again.go(address)
    assert again.my_turn()
    assert again.moment() == moment
    again.leave()
