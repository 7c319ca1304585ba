"""The page edition in a browser whose network is cut."""

import random
from typing import Any


def test_a_game_against_a_bot_needs_no_network_once_it_has_begun(visit: Any) -> None:
    ada = visit()
    ada.play_now("basilica")
    rng = random.Random(3)
    for moves in range(8):
        assert ada.my_turn()
        if moves == 4:  # a bot has moved
            ada.cut_network()
        ada.choose_any(rng)
    assert int(ada.moment()) > 8
