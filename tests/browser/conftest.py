"""One browser and one server per worker; fresh visitors for each test."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser import chromium
from tests.browser.visitor import Visitor, web_server
from tests.server.server_process import ServerProcess

DIST = chromium.ROOT / "src" / "triforium" / "web" / "dist" / "index.html"


def absent(reason: str) -> None:
    """Skip with this reason, or fail if TRIFORIUM_REQUIRE_ALL is set."""
    if os.environ.get("TRIFORIUM_REQUIRE_ALL"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    found = chromium.find()
    if found is None:
        absent(chromium.NONE)
    if not DIST.exists():
        absent("the client is not built: run python hatch_build.py")
    assert found is not None
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.NODE))
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        opened = playwright.chromium.launch(
            executable_path=found[0], args=arguments, env={**os.environ, **found[1]}, timeout=180_000
        )
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with web_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    with web_server(tmp_path) as running:
        yield running


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Any, server: ServerProcess) -> Iterator[Visit]:
    """Opens browser contexts (language, theme, size); at the end, no console may have logged an error."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitor = Visitor(browser, wishes.pop("server", server), **wishes)
        visitors.append(visitor)
        return visitor

    yield come
    trouble = [line for visitor in visitors for line in visitor.trouble]
    for visitor in visitors:
        visitor.leave()
    assert trouble == []
