"""The decorator that ties a test to the rules it plays through; tools/trace_rules.py reads it."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """These rules are played here: the test fails if one of them is wrong."""
    assert ids, "a test cites at least one rule"

    def cite(test: Test) -> Test:
        setattr(test, "rules", (*ids, *getattr(test, "rules", ())))
        return test

    return cite
