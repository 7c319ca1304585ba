"""Hour glass tiles (ORL-HOUR)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS


@rule("ORL-HOUR-1")
@pytest.mark.parametrize("seed", range(5))
def test_at_most_one_is_face_up(seed: int):
    s = ORLEANS.deal("normal", 3)
    rng = Rng(seed)
    seen: set[int] = set()
    while not s.over:
        if s.order_tiles[0] >= 0:
            seen.add(s.order_tiles[0])
        s.take(s.decision().pick(s, rng))
    assert len(seen) <= 3
    assert all(tile >= 8 for tile in seen)


@rule("ORL-HOUR-2")
def test_any_seat_delivers_from_any_place():
    table = orleans("market:1", seats="a:MON=W b:LOC=B", hour_glass="HG1=W")
    table.a("deliver W>hg")
    table.b("draw red T", "place MK1", "deliver B>hg")
    assert table.asked() == "b blueprint"
    table.b("blueprint 1")
    table.shows(sections="S1", hg="-")


@rule("ORL-HOUR-3", "ORL-HOUR-4", "ORL-AMB-42")
def test_first_the_reward_then_the_items_then_the_tile_leaves_and_none_follows():
    table = orleans("market:2", seats="a:ORL=BW b:ORL=-", hour_glass="HG1=WW").listen()
    black = table.field("black")
    table.a("deliver B>hg")
    table.shows(hg="HG1=WWB", black=black, frames="blueprint>return:hg>market:1", next="HG4,HG6")
    table.a("blueprint 1")
    table.shows(hg="-", next="HG4,HG6", sections="S1")
    assert table.story() == ["delivered", "order_completed", "blueprint_turned", "section_built", "tile_cleared"]
    table.refuses("deliver W>hg", "ORL-MARKET-2")
    table.a("done").b("draw red K", "place BT")
    table.shows(hg="HG4=-", next="HG6")  # the next one at the end of the round


@rule("ORL-HOUR-5", "ORL-BELL-6", "ORL-AMB-43")
@pytest.mark.parametrize("round_number", [1, 2])
def test_an_unfinished_one_leaves_without_reward_and_its_items_go_back(round_number: int):
    table = orleans(
        "place:K", round_number=round_number, hour_glass="HG5=WB", coming="HG6" if round_number == 2 else "HG6,HG2"
    ).listen()
    table.shows(black="W6S5B5")
    table.a("place BT")
    table.shows(hg="HG6=-", next="-" if round_number == 2 else "HG2", sections="S0", black="W7S5B6")
    assert "hour_glass_lost" in table.story()
    assert "order_completed" not in table.story()
