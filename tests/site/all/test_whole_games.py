"""Whole games of all three games by clicks, in flight mode."""

import random
from typing import Any

import pytest


@pytest.mark.parametrize("game", ["basilica", "orleans", "stupor_mundi"])
def test_a_whole_game_by_clicks_in_flight_mode(visit: Any, game: str) -> None:
    ada = visit()
    ada.play_now(game)
    assert ada.my_turn()
    ada.cut_network()
    rng = random.Random(7)
    moves = 0
    while ada.my_turn():
        ada.choose_any(rng)
        moves += 1
    assert moves > 10
    ada.page.locator("dialog[open]").get_by_role("heading", name="The game is over").wait_for()
