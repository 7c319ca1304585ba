"""A static host for the page edition, which tests can switch off, and a person who plays there."""

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor

SITE = Path(__file__).resolve().parents[2] / "src" / "triforium" / "web" / "site"


class Handler(SimpleHTTPRequestHandler):
    """Sends files; nothing is logged."""

    def log_message(self, *_: Any) -> None:
        pass


class StaticHost:
    """A web server that knows only files."""

    def __init__(self, folder: Path = SITE, port: int = 0) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=str(folder)))
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """From now on, no address answers."""
        self.server.shutdown()
        self.server.server_close()


class SiteVisitor(Visitor):
    """A visitor of the page edition: addresses are behind the #, and requests are answered by the page itself."""

    def __init__(self, browser: Any, host: StaticHost, **wishes: Any) -> None:
        super().__init__(browser, host, **wishes)  # type: ignore[arg-type]

    def go(self, path: str) -> None:
        """Open a page and wait until it is drawn."""
        super().go(f"/#{path}")

    def play_now(self, game: str) -> None:
        """Start a game with one click on the home page."""
        self.go("/")
        self.page.locator(f".game:has(a[href='#/rules/{game}']) button.go").click()
        self.page.wait_for_selector(".prompt")

    def wait_until_kept(self) -> None:
        """Wait until all files are kept for starting without a network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def cut_network(self) -> None:
        """Switch to flight mode."""
        self.context.set_offline(True)
