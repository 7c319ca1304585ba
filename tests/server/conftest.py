"""Fixtures: a PostgreSQL for the session, and stores of both kinds."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as server:
        yield server
