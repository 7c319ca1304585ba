"""Order: Confuse (BAS-ORD-CONFUSE)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule

ORDERS = "confuse scaffolding scaffolding"


@rule("BAS-ORD-CONFUSE-1")
def test_the_own_builder_and_its_token_return_to_supply_at_once():
    table = basilica("RwMa  Y  Bb  .  .", orders=ORDERS)
    table.white("O1C:xa1")
    table.shows("R  Y  Bb  .  .", builders="5:4", tokens="AM.MS.SJ.JA:AM.MS.SJ.JA", waiting="pay-C")


@rule("BAS-ORD-CONFUSE-1")
def test_a_builder_who_came_back_can_be_used_in_the_same_turn():
    table = basilica("Rw  Bw  Yw  Gw  Rw\nY  Bb  .  .  .", orders="confuse recruit recruit", coins="2:0")
    table.refuses("order 2", "BAS-ORD-RECRUIT-2")
    table.white("O1C:xa1,b2>a2", "O2R:b2")
    table.shows("R  Bw  Yw  Gw  Rw\nYb  Bw  .  .  .")


@rule("BAS-ORD-CONFUSE-2")
def test_one_builder_of_the_opponent_is_moved_one_step():
    table = basilica(
        """
        Rw  Y  Bb  G  Rb
        .   .  Y   .  .
        """,
        orders=ORDERS,
        coins="2:0",
    )
    assert table.moves("O1C:xa1,") == "c1>b1 c1>d1 c1>c2 e1>d1"
    table.white("O1C:xa1,e1>d1")
    table.shows(
        """
        R   Y  Bb  Gb  R
        .   .  Y   .   .
        """,
        turn="w2",
    )


@rule("BAS-ORD-CONFUSE-2")
def test_not_moving_is_not_allowed():
    table = basilica("Rw  Y  Bb  .  .", orders=ORDERS, coins="2:0")
    table.cannot_read("O1C:xa1")
    table.white("order 1", "withdraw a1")
    assert table.options() == ["confuse c1"]
    table.refuses("decline", "BAS-PAID-2")
    table.white("confuse c1")
    assert table.options() == ["move_to b1"]
    table.refuses("move_to c1", "BAS-ORD-CONFUSE-2")


@rule("BAS-ORD-CONFUSE-2")
def test_the_step_of_a_confused_builder_is_that_of_move_builder():
    table = basilica("Rw  Y  Bb  #  .\n.  .  Yw  R  .", orders=ORDERS, coins="2:0")
    for target in ("d1", "c2", "a1", "c3", "e1", "d2"):
        table.refuses(f"O1C:xa1,c1>{target}", "BAS-ORD-CONFUSE-2")
    table.refuses("O1C:xa1,c2>d2", "BAS-ORD-CONFUSE-2")
    table.refuses("O1C:xa1,b1>a1", "BAS-ORD-CONFUSE-2")


@rule("BAS-ORD-CONFUSE-3")
@pytest.mark.parametrize(
    "drawing",
    [
        "Rw  Y  B  .  .",  # nobody to confuse
        "Rw  Y  .  Bb .",  # the opponent's builder stands alone
        "Rw  Y  #  Bb #",
        "Rw  Y  .  Bb Yb",  # two of them, in each other's way
    ],
)
def test_without_a_step_for_the_opponent_confuse_is_not_executable(drawing: str):
    basilica(drawing, orders=ORDERS).refuses("order 1", "BAS-ORD-CONFUSE-3")


@rule("BAS-ORD-CONFUSE-3")
def test_a_step_that_only_the_removal_makes_possible_is_enough():
    table = basilica("Rw  Bb  .  .  .", orders=ORDERS, coins="2:0")
    assert table.moves("O1C:") == "xa1,b1>a1"


@rule("BAS-ORD-CONFUSE-4")
def test_only_a_builder_whose_removal_leaves_a_step_may_be_chosen():
    table = basilica("Rw  Bb  .  Yw  .", orders=ORDERS)
    assert table.moves("O1C:") == "xa1"
    table.refuses("O1C:xd1", "BAS-ORD-CONFUSE-4")


@rule("BAS-ORD-CONFUSE-4")
def test_any_own_builder_may_be_chosen_if_the_opponent_can_step_anyway():
    table = basilica("Rw  Bb  G  Yw  .", orders=ORDERS)
    assert table.moves("O1C:") == "xa1 xd1"
    table.refuses("O1C:xb1", "BAS-ORD-CONFUSE-1")
    table.refuses("O1C:xc1", "BAS-ORD-CONFUSE-1")


@rule("BAS-ORD-CONFUSE-5")
def test_the_vault_that_was_left_is_a_way_for_the_confused_builder():
    table = basilica("Rw  Bb  Y  .  .", orders=ORDERS, coins="2:0")
    assert table.moves("O1C:xa1,") == "b1>a1 b1>c1"
    table.white("O1C:xa1,b1>a1")
    table.shows("Rb  B  Y  .  .")


@rule("BAS-ORD-CONFUSE-6")
def test_without_an_own_builder_in_the_cathedral_confuse_is_not_executable():
    table = basilica("R  Bb  Y  .  .", orders=ORDERS)
    assert "order 1" not in table.options()
    table.refuses("order 1", "BAS-ORD-CONFUSE-3", because="no-builder-in-cathedral")


@rule("BAS-ORD-CONFUSE-7")
def test_the_offer_comes_between_the_removal_and_the_move():
    table = basilica("Rw  Y  Bb  .  Rb\n.  .  G  .  Y", orders=ORDERS)
    table.white("O1C:xa1")
    assert table.asked() == "B pay"
    table.shows("R  Y  Bb  .  Rb\n.  .  G  .  Y")
    assert table.moves("$") == "c1>b1 c1>c2 e1>e2 -"
    table.black("$e1>e2")
    table.shows("R  Y  Bb  .  R\n.  .  G  .  Yb", coins="2:0", turn="w2")


@rule("BAS-ORD-CONFUSE-7")
def test_if_the_opponent_declines_the_active_player_moves():
    table = basilica("Rw  Y  Bb  .  .\n.  .  G  .  .", orders=ORDERS)
    table.white("O1C:xa1")
    table.black("$-")
    assert table.asked() == "W confuse.builder"
    table.white("c1>c2")
    table.shows("R  Y  B  .  .\n.  .  Gb  .  .", coins="1:1")


@rule("BAS-ORD-CONFUSE-7")
def test_a_declined_offer_may_be_written_behind_the_move():
    table = basilica("Rw  Y  Bb  .  .", orders=ORDERS)
    table.refuses("O1C:xa1,c1>b1", "BAS-PAID-2")
    table.white("O1C:xa1,c1>b1 $-")
    table.shows("R  Yb  B  .  .", coins="1:1")


@rule("BAS-ORD-CONFUSE-8")
@pytest.mark.parametrize(("coins", "move"), [("2:0", "O1C:xa1,c1>b1"), ("1:1", "O1C:xa1 $c1>b1")])
def test_the_moved_builder_keeps_its_token(coins: str, move: str):
    table = basilica("Rw  Y  BbMs*  .  .", orders=ORDERS, coins=coins)
    table.white(move)
    table.shows("R  YbMs  B*  .  .", tokens="AM.MS.SJ.JA:AM.SJ.JA")


@rule("BAS-ORD-CONFUSE-9")
def test_an_altar_protects_the_builder_on_it_no_matter_who_chooses():
    table = basilica("Rw  Y  Bb+  G  Rb", edition="2022+ff", orders=ORDERS)
    table.white("O1C:xa1")
    assert table.moves("$") == "e1>d1 -"
    table.refuses("$c1>b1", "BAS-ORD-CONFUSE-9")
    table.black("$-")
    assert table.options() == ["confuse e1"]
    table.refuses("c1>b1", "BAS-ORD-CONFUSE-9")


@rule("BAS-ORD-CONFUSE-9", "BAS-ORD-CONFUSE-3")
def test_if_only_protected_builders_could_step_confuse_is_not_executable():
    basilica("Rw  Bb+  Y  .  .", edition="2022+ff", orders=ORDERS).refuses("order 1", "BAS-ORD-CONFUSE-3")


@rule("BAS-ORD-CONFUSE-9", "BAS-ORD-CONFUSE-4")
def test_a_way_for_a_protected_builder_is_no_way():
    table = basilica("Rw  Bb+  .  Yw  Gb", edition="2022+ff", orders=ORDERS)
    assert table.moves("O1C:") == "xd1"
    table.refuses("O1C:xa1", "BAS-ORD-CONFUSE-4")


@rule("BAS-ORD-CONFUSE-10")
def test_an_altar_stops_neither_the_removal_nor_a_step_onto_it():
    table = basilica("RwAm+  Y+  Bb  .  .", edition="2022+ff", orders=ORDERS)
    table.white("O1C:xa1")
    table.black("$c1>b1")
    table.shows("R+  Yb+  B  .  .", builders="5:4")
