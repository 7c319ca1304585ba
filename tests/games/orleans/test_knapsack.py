"""The knapsack (ORL-SACK)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.core.rng import Rng
from triforium.games.orleans.counts import size_of
from triforium.games.orleans.game import ORLEANS


@rule("ORL-SACK-1", "ORL-AMB-22")
def test_five_items_are_full_goods_and_rosettes_together():
    table = orleans("place:K", seats="a:ORL=WSBR b:ORL=-")
    table.a("place CA1", "go L01", "take")
    table.shows(a="CHA=WWSBR")
    table.a("end")
    table = orleans("place:K", seats="a:ORL=WSBRR b:ORL=-")
    table.a("place CA1", "go L01")
    table.refuses("take", "ORL-SACK-1")


@rule("ORL-SACK-1")
@pytest.mark.parametrize("seed", range(8))
def test_no_knapsack_ever_holds_more_than_five(seed: int):
    s = ORLEANS.deal("normal", 2 + seed % 3)
    rng = Rng(seed)
    while not s.over:
        assert all(0 <= size_of(sack) <= 5 for sack in s.sacks)
        options = [option for option in s.options() if option != 1 << 16 | s.edition.bell or len(s.options()) == 1]
        s.take(options[rng.below(len(options))] if s.deciding() >= 0 else s.decision().pick(s, rng))


@rule("ORL-SACK-2")
def test_knapsacks_are_open_to_everybody():
    table = orleans("draw", seats="a:ORL=WS b:ORL=BR")
    for seat in (0, 1, -2):
        assert [builder.knapsack for builder in table.seen(seat).seats] == [["wood", "stone"], ["bread", "rosette"]]


@rule("ORL-SACK-3", "ORL-SACK-5", "ORL-AMB-15")
def test_a_full_knapsack_leaves_or_swaps():
    table = orleans("place:K", seats="a:ORL=WWSBR b:ORL=-")
    table.a("place CA1", "go L01")  # wood lies there
    assert table.options() == ["swap S", "swap B", "swap R", "leave", "rest"]
    table.refuses("swap W", "ORL-SACK-5")
    table.refuses("take", "ORL-SACK-1")
    table.a("swap B", "end")
    table.shows(a="CHA=WWWSR")


@rule("ORL-SACK-3")
def test_with_room_nothing_is_swapped():
    table = orleans("place:K", seats="a:ORL=WSSB b:ORL=-")
    table.a("place CA1", "go L01")
    assert table.options() == ["take", "leave"]
    table.refuses("swap S", "ORL-SACK-3")


@rule("ORL-SACK-3")
def test_what_is_not_carried_cannot_be_swapped():
    table = orleans("place:K", seats="a:ORL=SSSSS b:ORL=-")
    table.a("place CA1", "go L01")
    table.refuses("swap B", "ORL-SACK-3")
    table.refuses("swap R", "ORL-SACK-3")


@rule("ORL-SACK-3", "ORL-SACK-5")
def test_if_nothing_can_be_swapped_and_nobody_can_rest_the_item_is_left():
    table = orleans("place:K", seats="a:ORL=WWWWW b:ORL=-", blueprints="sssssssrrrmm", sections=7).listen()
    table.a("place CA1", "go L01")
    assert table.asked() == "b draw"
    assert table.token("L01a") == "W"
    assert "item_left" in table.story()


@rule("ORL-SACK-4", "ORL-AMB-16", "ORL-AMB-17", "ORL-RES-5")
def test_a_good_goes_into_the_black_bag_and_a_rosette_to_the_supply():
    table = orleans("place:K", seats="a:ORL=SSBRR b:ORL=-").listen()
    black, supply = table.field("black"), int(table.field("ros"))
    table.a("place CA1", "go L01", "swap S", "end")
    table.shows(a="CHA=WSBRR", ros=supply)
    assert black != table.field("black")
    assert table.token("L01a") == "."  # nothing is put on the route
    assert table.story()[2:4] == ["item_returned", "item_taken"]
    other = orleans("place:K", seats="a:ORL=SSBRR b:ORL=-")
    other.a("place CA1", "go L01", "swap R", "end")
    other.shows(a="CHA=WSSBR", ros=supply + 1, black=black)


@rule("ORL-SACK-6", "ORL-AMB-18")
def test_there_is_no_free_discarding():
    table = orleans("draw", seats="a:ORL=WWSB b:ORL=-")
    for frames in ("draw", "place:K", "move:land", "market:2"):
        table = orleans(frames, seats="a:ORL=WWSB b:ORL=-")
        assert not any(option.startswith("swap") for option in table.options())
        table.refuses("swap W", "ORL-SACK-3")
        table.refuses("rest", "ORL-REST-1")
