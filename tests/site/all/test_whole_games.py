"""A whole game by clicks, in flight mode."""

import random
from typing import Any


def test_a_whole_game_of_basilica_by_clicks_in_flight_mode(visit: Any) -> None:
    ada = visit()
    ada.play_now("basilica")
    rng = random.Random(7)
    moves = 0
    while ada.my_turn():
        if moves == 12:  # a bot has moved
            ada.cut_network()
        ada.choose_any(rng)
        moves += 1
    assert moves > 30
    ada.page.locator("dialog[open]").get_by_role("heading", name="The game is over").wait_for()
