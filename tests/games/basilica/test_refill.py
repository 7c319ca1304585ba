"""Refilling the market (BAS-REFILL)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule


@rule("BAS-REFILL-1")
def test_the_order_above_is_turned_over_and_a_new_order_comes_from_the_stack():
    table = basilica(orders="Y9 B9 R9", vaults="Y2 B2 R2", stack="G3 G4")
    table.white("V2c1")
    table.shows(orders="Y9 G3 R9", vaults="Y2 B9 R2", discard="-")
    assert table.field("s").startswith("G4,")


@rule("BAS-REFILL-1")
def test_chance_says_which_of_two_lookalikes_is_turned_over():
    table = basilica(orders="P.Y B9 R9", vaults="Y6 B2 R2")
    table.play("place_vault 1")
    table.chance("put c1")
    assert table.options_now() == ["turn_over Y1", "turn_over Y2"]
    table.chance("turn_over Y2")
    table.shows(vaults="Y2 B2 R2")


@rule("BAS-REFILL-2")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_an_executed_order_is_replaced_from_the_stack_and_the_vault_below_stays(slot: int):
    table = basilica(orders="Y9 B9 R9", vaults="Y2 B2 R2", stack="G3 G4")
    table.white(f"O{slot}S:a1,b1")
    orders = ["Y9", "B9", "R9"]
    orders[slot - 1] = "G3"
    table.shows(orders=" ".join(orders), vaults="Y2 B2 R2")


@rule("BAS-REFILL-3")
def test_the_refill_comes_after_the_paid_part_and_the_discard():
    table = basilica("Rw  Bb  Y  .  .\n.  G  .  .  .", orders="Y7 B9 R9", stack="G3")
    table.white("O1R:c1")
    table.shows(orders="!Y7 B9 R9", discard="-")
    table.black("$b2")
    table.shows(orders="G3 B9 R9", discard="Y7")


@rule("BAS-REFILL-3")
def test_the_refill_comes_after_a_scoring_and_its_clean_up():
    # The last tile of the stack is drawn by this refill, so the tiles just cleaned up are in the reshuffle.
    table = basilica(
        "R1  B1  .  .  .", queen=9, vaults="G5 B2 R2", orders="Y9 B9 R9", stack="Y3", discard="Y8", rest="removed"
    )
    table.white("V1c1")
    table.shows("", reshuffled="1", discard="-", orders="Y3 B9 R9", vaults="Y9 B2 R2")
    assert table.state.stack == 4
    assert table.drawable() == ["C.Y", "G.G", "P.B", "P.R"]


@rule("BAS-REFILL-3")
def test_the_market_waits_while_jesters_choose():
    table = basilica("RwJs  B  .  .  .", queen=9, vaults="G^ B2 R2", orders="Y9 B9 R9", stack="Y3")
    table.white("V1c1")
    table.shows(vaults="_ B2 R2", orders="Y9 B9 R9", waiting="jes")
    table.white("Ja1=Y")
    table.shows(vaults="Y9 B2 R2", orders="Y3 B9 R9")


@rule("BAS-REFILL-4")
def test_there_is_no_refill_after_the_third_scoring():
    table = basilica("R  B  .  .  .", queen=29, vaults="G5 B2 R2", orders="Y9 B9 R9", stack="Y3")
    table.white("V1c1")
    table.shows(vaults="_ B2 R2", orders="Y9 B9 R9", ended="third")
    assert table.field("s").startswith("Y3,")


@rule("BAS-REFILL-4")
def test_there_is_no_refill_after_the_stack_ran_out():
    table = basilica(
        "R  B  .  .  .",
        vaults="G6 B2 R2",
        orders="Y9 B9 R9",
        discard="Y3 Y4",
        rest="removed",
        reshuffled=True,
    )
    table.white("V1c1")
    table.shows(vaults="Y9 B2 R2", orders="_ B9 R9", discard="Y3 Y4", stack="-", ended="exhausted")


@rule("BAS-REFILL-5")
def test_tiles_keep_their_slots():
    table = basilica("Rw  .  .  .  .", orders="Y9 B9 R9", vaults="Y2 B2 R2", stack="G3 G4 Y7")
    table.white("V3c1", "O1S:d1,e1", "V3b1")
    table.shows(orders="G4 B9 Y7", vaults="Y2 B2 G3", turn="b3")
