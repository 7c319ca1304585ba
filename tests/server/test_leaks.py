"""Two worlds that a seat cannot tell apart produce identical messages, byte for byte."""

from typing import Any

import pytest

from tests.contract.cases import CASES, Case, scaled
from tests.server.leaks import MOMENT, compare_worlds
from triforium.core.action import SPECTATOR
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.games import GAMES
from triforium.server.table.entries import Header
from triforium.server.table.server_messages import ENCODE
from triforium.server.table.table import Table
from triforium.server.table.views import ViewCache

STATES = scaled(4000)  # over all cases


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_byte_is_the_same_in_two_worlds_that_a_seat_cannot_tell_apart(case: Case) -> None:
    wanted = STATES // len(CASES) + 1
    found = compare_worlds(case.game, case.edition, case.seats, case.options, wanted, seed=77)
    assert found.states >= wanted
    assert found.leaks == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_what_seats_share_is_what_each_of_them_would_be_shown_alone(game: Game[Any]) -> None:
    """Cached views have the same bytes as the game's own view of each seat."""
    rng, seats, compared = Rng(9), game.most_seats, 0
    state = game.deal(game.editions()[-1], seats, {})
    table = Table("t", 1, Header(game.key, 1, game.editions()[-1], {}, seats), game)
    table.state = state
    while not state.over and compared < scaled(1500):
        if state.deciding() >= 0:
            views = ViewCache(table, MOMENT)
            for seat in (SPECTATOR, *range(seats)):
                assert bytes(views.view(seat)) == ENCODE.encode(game.view(state, seat))
                compared += 1
        state.take(state.decision().pick(state, rng))
    assert compared


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that lists the bag in order is detected as a leak."""
    from tests.server import leaks

    original = leaks.sent

    def telltale(views: ViewCache, *words: Any) -> bytes:
        return original(views, *words) + str(hash(views.state)).encode()

    monkeypatch.setattr(leaks, "sent", telltale)
    case = next(case for case in CASES if case.game.key == "basilica")
    assert compare_worlds(case.game, case.edition, case.seats, case.options, 20, seed=1).leaks
