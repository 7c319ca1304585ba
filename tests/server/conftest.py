"""Fixtures: one server and one PostgreSQL, shared by all tests that leave them as they were."""

import os
from collections.abc import Iterator

import pytest

from tests.server.hand_clock import TimedServer
from tests.server.postgres import Postgres, shared_postgres
from tests.server.server_process import ServerProcess, running_server, sqlite_in


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with an SQLite store and no practical limits, one for each worker; do not stop it."""
    with running_server(sqlite_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(scope="session")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    """The same, but its time stands still unless a test calls `timed.clock.advance`."""
    with TimedServer(sqlite_in(tmp_path_factory.mktemp("timed"))) as running:
        yield running


@pytest.fixture(scope="session")
def pg(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL, one for the whole run; `pg.url` is a database of this worker."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    base = tmp_path_factory.getbasetemp()
    with shared_postgres(base.parent if worker else base) as running:
        running.url = running.new_database(f"worker_{worker}")
        yield running
