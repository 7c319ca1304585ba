"""The client when its server does not answer."""

from typing import Any

from tests.browser.visitor import Visitor
from tests.server.server_process import ServerProcess


def test_the_start_page_is_shown_without_a_server_and_says_so(browser: Any, own_server: ServerProcess) -> None:
    ada = Visitor(browser, own_server, offline=True)
    ada.go("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own_server.kill()
    ada.page.reload()
    ada.page.get_by_role("alert").wait_for()
    ada.page.get_by_role("heading", name="Triforium").wait_for()
    assert "server" in ada.page.get_by_role("alert").inner_text()
    assert ada.trouble == []
    ada.leave()
