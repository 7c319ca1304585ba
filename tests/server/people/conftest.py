"""Servers for tests about people: one on SQLite and one on PostgreSQL, each with a clock that tests move."""

from collections.abc import Iterator

import pytest

from tests.server.hand_clock import TimedServer
from tests.server.postgres import Postgres
from tests.server.server_process import sqlite_in


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    """A server whose time stands still unless a test calls `club.clock.advance`; on either store."""
    folder = tmp_path_factory.mktemp("club")
    store = sqlite_in(folder)
    if request.param == "postgres":
        pg: Postgres = request.getfixturevalue("pg")
        store = pg.url
    with TimedServer(store, clock_in=folder) as running:
        yield running
