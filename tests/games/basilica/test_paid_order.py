"""Paid orders and coins (BAS-PAID)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule
from triforium.core.errors import Unreadable
from triforium.games.basilica.game import BASILICA

BOARD = "Rw  Bb  Y  G  ."
MOVE = {
    "promote": "O1P:a1=Am",
    "recruit": "O1R:d1",
    "confuse": "O1C:xa1",
    "move_builder": "O1M:a1>a2",
    "stained_glass": "O1G:a1",
    "scaffolding": "O1S:a3,b3",
    "disaster": "O1D:d1",
    "altar": "O1A:a1,b1",
}
ALL_TILES = [(tile.id, tile.order) for tile in BASILICA.components.tile]
HAS_PAID_PART = ("promote", "recruit", "confuse")


@rule("BAS-PAID-1")
@pytest.mark.parametrize(("tile", "order"), ALL_TILES)
def test_promote_recruit_and_confuse_have_a_paid_part_on_every_tile_and_no_other_order_has_one(tile: str, order: str):
    table = basilica(
        """
        Rw  Bb  Y  G  .
        Y   B   .  .  .
        """,
        edition="2022+ff",
        orders=f"{tile} scaffolding scaffolding",
    )
    table.white(MOVE[order])
    assert table.asked() == ("B pay" if order in HAS_PAID_PART else "W action")


@rule("BAS-PAID-2")
@pytest.mark.parametrize("order", HAS_PAID_PART)
def test_the_paid_part_is_offered_to_an_opponent_with_a_coin(order: str):
    table = basilica(BOARD, orders=f"{order} scaffolding scaffolding", coins="1:1")
    table.white(MOVE[order])
    assert table.asked() == "B pay"
    assert table.options() == ["pay", "decline"]
    table = basilica(BOARD, orders=f"{order} scaffolding scaffolding", coins="2:0")
    table.white(MOVE[order] + (",b1>c1" if order == "confuse" else ""))
    assert table.asked() == "W action"


@rule("BAS-PAID-2")
@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("Rw  B  Y  .  .", "O1P:a1=Am"),  # no builder to promote
        ("Rw  BbAm  YbMs  GbSj  RbJa", "O1P:a1=Am"),  # no token left
        ("R  B  Y  .  Gb", "O2R:a1"),  # no vault beside the own builder
        ("R  Bb  .  .  .", "O2R:a1"),  # the last one was just taken
    ],
)
def test_it_is_not_offered_when_it_could_not_be_carried_out(drawing: str, move: str):
    table = basilica(drawing, orders="promote recruit scaffolding")
    table.white(move)
    assert table.asked() == "W action"


@rule("BAS-PAID-2")
def test_it_is_not_offered_to_a_recruiter_without_builders():
    table = basilica(
        """
        Rb  Bb  Yb  Gb  Rb
        Y   B   .   .   .
        """,
        orders="recruit scaffolding scaffolding",
    )
    table.white("O1R:a2")
    assert table.asked() == "W action"


@rule("BAS-PAID-2")
def test_confuse_is_offered_even_if_only_one_move_is_left():
    table = basilica("Rw  Bb  .  .  .", orders="confuse scaffolding scaffolding")
    table.white("O1C:xa1")
    assert table.asked() == "B pay"


@rule("BAS-PAID-3")
@pytest.mark.parametrize(("order", "paid"), [("promote", "$b1=Ms"), ("recruit", "$c1"), ("confuse", "$b1>c1")])
def test_a_coin_goes_from_the_opponent_to_the_active_player(order: str, paid: str):
    table = basilica(BOARD, orders=f"{order} scaffolding scaffolding")
    table.white(MOVE[order])
    table.black(paid)
    table.shows(coins="2:0")


@rule("BAS-PAID-4")
@pytest.mark.parametrize("order", HAS_PAID_PART)
def test_what_was_bought_must_be_carried_out(order: str):
    table = basilica(BOARD, orders=f"{order} scaffolding scaffolding")
    table.white(MOVE[order])
    table.cannot_read("$")
    table.black("pay")
    table.refuses("$-", "BAS-PAID-2")
    table.refuses("pass", "BAS-TURN-3")
    assert table.asked()[0] == "B"
    assert "decline" not in table.options()


@rule("BAS-PAID-4")
def test_declining_costs_nothing():
    table = basilica(BOARD, orders="recruit scaffolding scaffolding")
    table.white("O1R:d1")
    table.black("$-")
    table.shows("Rw  Bb  Y  Gw  .", coins="1:1", turn="w2")


@rule("BAS-PAID-5")
@pytest.mark.parametrize(("move", "tile"), [("O1P:a1=Am", "Y2"), ("O2R:d1", "B7")])
def test_the_paid_part_comes_before_the_discard_and_the_refill(move: str, tile: str):
    table = basilica(BOARD, orders="Y2 B7 R9", stack="G3")
    table.white(move)
    table.shows(discard="-", orders="Y2 B7 R9".replace(tile, f"!{tile}"))
    assert table.field("s").startswith("G3,")
    table.black("pay")
    table.shows(discard="-", orders="Y2 B7 R9".replace(tile, f"!{tile}"))
    table.black("$b1=Ms".removeprefix("$") if "P" in move else "c1")
    table.shows(discard=tile, orders="Y2 B7 R9".replace(tile, "G3"))


@rule("BAS-PAID-6")
@pytest.mark.parametrize(("order", "paid"), [("promote", "$b1=Ms"), ("recruit", "$c1"), ("confuse", "$b1>c1")])
def test_two_coins_buy_one_paid_part(order: str, paid: str):
    table = basilica(BOARD, orders=f"{order} scaffolding scaffolding", coins="0:2")
    table.white(MOVE[order])
    table.black(paid)
    table.shows(coins="1:1", turn="w2")
    assert table.asked() == "W action"


@rule("BAS-PAID-7")
def test_there_are_two_coins_and_a_player_holds_none_or_one_or_both():
    for coins in ("0:2", "1:1", "2:0"):
        basilica(coins=coins).shows(coins=coins)
    for coins in ("1:0", "1:2", "2:2", "0:0"):
        with pytest.raises(Unreadable, match="BAS-PAID-7"):
            basilica(coins=coins)


@rule("BAS-PAID-8")
def test_a_scoring_does_not_reset_coins():
    table = basilica("Rw  B  .  .  .", queen=9, vaults="G^ B R", coins="2:0")
    table.white("V1c1")
    table.shows(coins="2:0", queen="10/1")


@rule("BAS-PAID-8")
def test_coins_are_worth_nothing_at_the_end():
    table = basilica("R  B  .  .  .", queen=29, vaults="G^ B R", coins="2:0", score="20:20")
    table.white("V1c1")
    assert BASILICA.outcome(table.state).winners == [0, 1]
    table.shows(score="20:20", coins="2:0")


@rule("BAS-PAID-9")
@pytest.mark.parametrize(("order", "paid"), [("promote", "$b1=Ms"), ("recruit", "$c1"), ("confuse", "$b1>c1")])
def test_a_paid_part_offers_no_further_paid_part(order: str, paid: str):
    table = basilica("Rw  Bb  Y  Gw  Y\nB  .  .  .  .", orders=f"{order} scaffolding scaffolding", coins="1:1")
    table.white(MOVE[order].replace("d1", "e1"))
    table.black(paid)
    table.shows(coins="2:0", turn="w2")
    assert table.asked() == "W action"
