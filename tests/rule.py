"""The decorator that names the rules that a test covers; tools/trace_rules.py reads it."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Name the rules that this test covers: it fails if one of them is wrong."""
    assert ids, "a test cites at least one rule"

    def cite(test: Test) -> Test:
        setattr(test, "rules", (*ids, *getattr(test, "rules", ())))
        return test

    return cite
