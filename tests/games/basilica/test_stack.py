"""Running out of tiles (BAS-STACK)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule

MARKET = {"orders": "Y9 B9 R9", "vaults": "Y2 B2 R2"}
NOTHING_FITS = """
    YB1  R1   RG1  Y1   BR1
    .    YG1  .    BG1  .
"""


@rule("BAS-STACK-1")
def test_when_the_last_tile_is_drawn_the_discard_pile_becomes_the_stack_at_once():
    table = basilica(**MARKET, stack="G3", discard="Y7 B8 R5", rest="removed")
    table.white("V1a1")
    table.shows(orders="G3 B9 R9", discard="-", reshuffled="1")
    assert table.state.stack == 3
    assert table.drawable() == ["C.B", "G.R", "R.Y"]


@rule("BAS-STACK-1")
def test_a_stack_with_one_tile_left_is_not_made_anew_yet():
    table = basilica(**MARKET, stack="G3 G4", discard="Y7 B8 R5", rest="removed")
    table.white("V1a1")
    table.shows(stack="G4", discard="Y7 B8 R5", reshuffled="0")


@rule("BAS-STACK-1")
def test_the_new_stack_lies_order_sides_up():
    table = basilica(**MARKET, stack="G3", discard="Y7", rest="removed")
    table.white("V1a1")
    assert (table.seen_by(0).top.order, table.seen_by(0).top.colours) == ("recruit", ["yellow"])


@rule("BAS-STACK-2")
def test_the_reshuffle_takes_the_discard_pile_and_the_order_just_executed_and_nothing_else():
    table = basilica("R1w  B1*  .  .  .", **MARKET, stack="G3", discard="Y7 B8", removed="G1 G2", rest="removed")
    table.white("O1S:c1,d1")
    table.shows("R1w  B1*  #  #  .", orders="G3 B9 R9", vaults="Y2 B2 R2", discard="-")
    assert table.drawable() == ["C.B", "R.Y", "S.Y"]
    assert "G1" in table.field("z")


@rule("BAS-STACK-2")
def test_what_was_not_discarded_cannot_be_drawn_after_the_reshuffle():
    table = basilica(**MARKET, stack="G3", discard="Y7 B8", rest="removed")
    table.play("place_vault 1")
    table.chance("put a1")
    assert table.options_now() == ["reveal R.Y", "reveal C.B"]


@rule("BAS-STACK-3")
def test_there_is_one_reshuffle_a_game():
    table = basilica(**MARKET, stack="G3", discard="Y7 B8 R5", rest="removed", reshuffled=True)
    table.white("O1S:a1,b1")
    table.shows(stack="-", discard="B8 R5 Y7 Y9", reshuffled="1", turn="w2")


@rule("BAS-STACK-4")
def test_after_the_reshuffle_an_empty_stack_alone_has_no_effect():
    table = basilica(**MARKET, stack="G3", discard="Y7", rest="removed", reshuffled=True)
    table.white("V1a1")
    table.shows(stack="-", orders="G3 B9 R9", turn="w2@a1")
    table.white("B")
    table.shows("Yw  .  .  .  .", turn="w1")
    table.white("V1b1")
    table.shows(ended="exhausted")


@rule("BAS-STACK-4")
def test_the_game_ends_when_a_slot_must_be_filled_and_the_stack_is_empty():
    table = basilica("Rw  .  .  .  .", **MARKET, discard="Y7", rest="removed", reshuffled=True)
    table.white("O1S:b1,c1")
    assert table.asked() == "nobody"
    table.shows(ended="exhausted", orders="_ B9 R9", score="1:0")


@rule("BAS-STACK-5")
def test_a_replacement_draws_from_the_stack_like_a_refill():
    table = basilica(
        NOTHING_FITS, orders="Y9 B9 R9", vaults="YR1 YB2 BR2", stack="G3 G4", rest="removed", reshuffled=True
    )
    table.white("V!")
    table.shows(ended="exhausted", queen="0/1")


@rule("BAS-STACK-5")
def test_the_first_run_out_during_a_replacement_shuffles_the_discarded_vaults_in():
    table = basilica(NOTHING_FITS, orders="Y9 B9 R9", vaults="YR1 YB2 BR2", stack="G3 G4", rest="removed")
    table.white("V!")
    assert table.field("v").startswith("G3,G4,")
    assert table.field("v").split(",")[2] in ("YR1", "YB2", "BR2")
    table.shows(reshuffled="1", discard="-", waiting="vault")
    assert table.state.stack == 2


@rule("BAS-STACK-6")
def test_if_it_ends_in_a_place_vault_the_vault_stays_and_the_builder_is_lost():
    table = basilica("Rw  .  .  .  .", **MARKET, discard="Y7", rest="removed", reshuffled=True)
    table.white("V3b1")
    table.shows("Rw  R2  .  .  .", vaults="Y2 B2 R9", orders="Y9 B9 _", ended="exhausted", score="2:0")
    table.refuses("place_builder", "BAS-END-2")


@rule("BAS-STACK-7")
def test_if_it_ends_in_an_order_the_order_and_its_paid_part_are_done():
    table = basilica(
        "Rw  Bb  Y  .  .\n.  B  .  .  .", orders="Y7 B9 R9", vaults="Y2 B2 R2", rest="removed", reshuffled=True
    )
    table.white("O1R:c1")
    assert table.asked() == "B pay"
    table.black("$b2")
    table.shows("Rw  Bb  Yw  .  .\n.  Bb  .  .  .", ended="exhausted", coins="2:0", discard="Y7", score="2:2")


@rule("BAS-STACK-8")
def test_if_nothing_is_discarded_yet_the_reshuffle_waits_for_the_first_discard():
    table = basilica("R1  .  .  .  .", **MARKET, stack="G3", rest="removed")
    table.white("V1a2")
    table.shows(stack="-", reshuffled="0", turn="w2@a2")
    table.white("O2S:b1,c1")
    table.shows(reshuffled="1", orders="G3 B9 R9", turn="w1", stack="-")


@rule("BAS-STACK-8")
def test_a_slot_that_must_be_filled_before_that_ends_the_game():
    table = basilica("R1w  .  .  .  .", **MARKET, rest="removed")
    table.white("V1a2")
    table.shows(ended="exhausted", reshuffled="0", score="1:0")


@rule("BAS-STACK-8")
def test_a_destroyed_vault_is_a_discard_too():
    table = basilica("R1  .  .  .  .", orders="Y10 B9 R9", vaults="Y2 B2 R2", rest="removed")
    table.white("O1D:a1")
    table.shows("", orders="R1 B9 R9", reshuffled="1", discard="Y10", turn="w2")


@rule("BAS-STACK-9")
def test_if_it_ends_during_a_replacement_no_vault_is_placed():
    table = basilica(
        NOTHING_FITS, orders="Y9 B9 R9", vaults="YR1 YB2 BR2", stack="G3 G4", rest="removed", reshuffled=True
    )
    table.white("V!")
    table.shows(NOTHING_FITS, vaults="G3 G4 _", orders="Y9 B9 R9", discard="BR2 YB2 YR1", ended="exhausted")


@rule("BAS-STACK-10")
@pytest.mark.parametrize("queen", [9, 19])
def test_if_it_ends_after_a_clean_up_the_final_scoring_finds_no_builders(queen: int):
    table = basilica(
        "R1w  R3w  .  .  .\nB1  .  .  .  .\nG1  .  .  .  .",
        orders="Y9 B9 R9",
        vaults="G5 B2 R2",
        rest="removed",
        reshuffled=True,
        queen=queen,
    )
    table.white("V1c1")
    table.shows(
        "G1  .  .  .  .",
        score="2:0",
        builders="5:5",
        ended="exhausted",
        queen=f"{queen + 1}/{queen // 10 + 2}",
        vaults="Y9 B2 R2",
        orders="_ B9 R9",
    )
