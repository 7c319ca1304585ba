"""The page edition in a real browser."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.conftest import absent, browser
from tests.site.host import SITE, SiteVisitor, StaticHost

__all__ = ["browser"]


@pytest.fixture
def host() -> Iterator[StaticHost]:
    """A static host of its own for each test: each has its own games, and may switch it off."""
    if not (SITE / "index.html").exists():
        absent("the page edition is not built: run python tools/client.py site")
    running = StaticHost()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Any, host: StaticHost) -> Iterator[Callable[..., SiteVisitor]]:
    """Opens browser contexts; at the end, no console may have logged an error."""
    visitors: list[SiteVisitor] = []

    def come(**wishes: Any) -> SiteVisitor:
        visitors.append(SiteVisitor(browser, wishes.pop("host", host), **wishes))
        return visitors[-1]

    yield come
    trouble = [line for visitor in visitors for line in visitor.trouble]
    for visitor in visitors:
        visitor.leave()
    assert trouble == []
