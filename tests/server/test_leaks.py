"""Two worlds that a seat cannot tell apart: every byte that it is sent is the same."""

import os
from typing import Any

import pytest

from tests.contract.cases import CASES, Case
from tests.server.leaks import compare_worlds

STATES = int(os.environ.get("TRIFORIUM_LEAK_STATES", "20000"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_byte_is_the_same_in_two_worlds_that_a_seat_cannot_tell_apart(case: Case) -> None:
    wanted = STATES // len(CASES) + 1
    found = compare_worlds(case.game, case.edition, case.seats, case.options, wanted, seed=77)
    assert found.states >= wanted
    assert found.leaks == []


def test_together_they_are_twenty_thousand() -> None:
    assert len(CASES) * (STATES // len(CASES) + 1) >= STATES


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that counts its cards in the order of the bag says something else in another world."""
    from tests.server import leaks

    original = leaks.sent

    def telltale(*words: Any) -> bytes:
        return original(*words) + str(hash(words[1])).encode()

    monkeypatch.setattr(leaks, "sent", telltale)
    case = next(case for case in CASES if case.game.key == "basilica")
    assert compare_worlds(case.game, case.edition, case.seats, case.options, 20, seed=1).leaks
