"""The invariants of rules.md, section 13, in games that run out of tiles (others: tests/contract)."""

import pytest

from tests.contract.basilica_invariants import Watcher
from tests.games.basilica.games import TABLES, decisions
from triforium.games.basilica.kinds import EXHAUSTED


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_the_invariants_hold_in_games_that_run_out_of_tiles(edition: str, options: dict[str, str]):
    endings = []
    for seed in range(1, 12, 2):
        states = decisions(edition, options, seed)
        s = next(states)
        watcher = Watcher(s)
        for s in states:
            watcher.check(s)
        endings.append(s.ending)
    assert EXHAUSTED in endings
