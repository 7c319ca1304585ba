"""Settings for all tests: fixed inputs for property tests, the two forms of the engine, and a report of the time.

TRIFORIUM_FRESH=1  property tests draw new inputs; without it every run tries the same ones
TRIFORIUM_MANY=N   N times as many random games, states and positions (tests/contract/cases.py)
TRIFORIUM_FORM     the form that must be tested, compiled or interpreted; the wrong one stops the run
"""

import os
from collections import defaultdict
from pathlib import PurePosixPath
from typing import Any

import pytest
from hypothesis import settings

from triforium.core.masks import COMPILED

FORM = os.environ.get("TRIFORIUM_FORM", "")
SLOWEST = 20
WORTH_TELLING_S = 10.0  # a shorter run ends without a report of its time

# A change must not fail because of an input that it did not cause, nor because the machine was busy.
settings.register_profile("ours", derandomize=not os.environ.get("TRIFORIUM_FRESH"), deadline=None, database=None)
settings.load_profile("ours")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SECONDS] = defaultdict(float)
    if FORM and (FORM == "compiled") != COMPILED:
        form = "compiled" if COMPILED else "interpreted"
        raise pytest.UsageError(f"TRIFORIUM_FORM is {FORM}, but the Triforium that is imported here is {form}")


SECONDS = pytest.StashKey[dict[str, float]]()


class Times:
    """Adds up how long each test took: set-up, call and tear-down, from all workers."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration


def pytest_sessionstart(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(Times(session.config.stash[SECONDS]))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """The slowest tests, and the minutes of each folder."""
    seconds = config.stash[SECONDS]
    if sum(seconds.values()) < WORTH_TELLING_S:
        return
    folders: dict[str, float] = defaultdict(float)
    for name, took in seconds.items():
        folders[str(PurePosixPath(name.partition("::")[0]).parent)] += took
    write = terminalreporter.write_line
    write(f"the slowest {SLOWEST} of {len(seconds)} tests, in seconds:")
    for name, took in sorted(seconds.items(), key=lambda pair: -pair[1])[:SLOWEST]:
        write(f"  {took:6.1f}  {name}")
    write("minutes per folder, the time of all workers added up:")
    for name, took in sorted(folders.items(), key=lambda pair: -pair[1]):
        write(f"  {took / 60:6.2f}  {name}")
