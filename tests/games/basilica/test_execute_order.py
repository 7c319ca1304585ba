"""Action: Execute Order (BAS-ORDER)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule


@rule("BAS-ORDER-1")
@pytest.mark.parametrize(("slot", "move"), [(1, "O1G:a1"), (2, "O2M:a1>b1"), (3, "O3S:c1,d1")])
def test_one_of_the_three_orders_is_carried_out_once(slot: int, move: str):
    table = basilica("Rw  B  .  .  .", orders="Y5 B3 R9", stack="G7")
    table.white(move)
    left = ["Y5", "B3", "R9"]
    done = left[slot - 1]
    left[slot - 1] = "G7"
    table.shows(orders=" ".join(left), discard=done, turn="w2")
    assert table.asked() == "W action"


@rule("BAS-ORDER-1")
def test_an_order_is_written_with_the_letter_that_its_slot_shows():
    table = basilica("Rw  B  .  .  .", orders="glass move disaster")
    table.refuses("O1M:a1>b1", "BAS-ORDER-1")
    table.refuses("O4G:a1", "BAS-ORDER-1")


@rule("BAS-ORDER-2")
def test_an_order_that_is_not_executable_may_not_be_chosen():
    table = basilica("R  .  .  .  .", orders="glass move promote")
    assert [option for option in table.options() if option.startswith(("order", "burn"))] == []
    table.refuses("order 1", "BAS-ORD-GLASS-2")
    table.refuses("burn 1", "BAS-ORDER-2")
    table.refuses("O1X", "BAS-ORDER-2")


@rule("BAS-ORDER-3")
def test_no_part_of_an_order_is_skipped():
    table = basilica("Rw  B  .  .  .", orders="scaffolding promote move")
    table.cannot_read("O1S:c1")
    table.cannot_read("O2P:a1")
    table.cannot_read("O3M:a1")
    table.white("order 1", "scaffold c1")
    assert {option.split()[0] for option in table.options()} == {"scaffold"}
    table.refuses("decline", "BAS-PAID-2")
    table.refuses("place_vault 1", "BAS-VAULT-1")
    table.white("scaffold d1")
    table.white("order 2")
    assert table.options() == ["promote a1"]
    table.refuses("pass", "BAS-TURN-3")


@rule("BAS-ORDER-4")
def test_the_tile_is_discarded_after_the_order_and_its_paid_part():
    table = basilica("Rw  Bb  Y  .  .\n.  G  .  .  .", orders="Y7 scaffolding scaffolding", discard="G10", stack="B3")
    table.white("O1R:c1")
    table.shows(discard="G10", orders="!recruit scaffolding scaffolding")
    table.black("$-")
    table.shows(discard="G10 Y7", orders="move scaffolding scaffolding")


@rule("BAS-ORDER-5")
def test_an_order_that_has_just_come_may_be_used_in_the_same_turn():
    table = basilica("Rw  B  .  .  .", orders="disaster glass glass", stack="Y3 B5")
    table.white("O2G:a1", "O2M:a1>b1", "O2G:b1")
    table.shows("R*  Bw*  .  .  .", turn="b3")


@rule("BAS-ORDER-6")
def test_the_crown_behind_an_order_does_not_move_the_queen():
    for tile in ("R5", "R6"):
        table = basilica("Rw  B  .  .  .", orders=f"{tile} scaffolding scaffolding", queen=9)
        table.white("O1G:a1")
        table.shows(queen="9/0", turn="w2")
