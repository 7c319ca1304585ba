"""The turn: three actions, no passing (BAS-TURN)."""

import pytest

from tests.games.basilica.table import at, basilica
from tests.rule import rule

NOTHING_FITS = """
    YB  R   RG  Y   BR
    .   YG  .   BG  .
"""
BEFORE_A_SCORING = "Rw  Gb  Y  .  ."


@rule("BAS-TURN-1")
def test_players_take_turns():
    table = basilica()
    table.white("V1a1", "V2b1", "V3c1")
    table.black("V1d1", "V2e1", "V3a2")
    table.white("V1b2")
    table.shows(turn="w2@b2")


@rule("BAS-TURN-2")
def test_an_action_is_a_vault_or_a_builder_or_an_order():
    table = basilica(orders="disaster recruit move", stack="promote")
    table.white("V1a1")
    assert table.options() == [
        "place_vault 1",
        "place_vault 2",
        "place_vault 3",
        "place_builder",
        "order 2",
    ]


@rule("BAS-TURN-3")
def test_nobody_passes_or_stops_before_the_third_action():
    table = basilica()
    table.refuses("pass", "BAS-TURN-3")
    table.white("V1a1")
    table.refuses("pass", "BAS-TURN-3")
    table.white("V1b1")
    table.refuses("pass", "BAS-TURN-3")
    assert table.asked() == "W action"
    table.white("V1c1")
    assert table.asked() == "B action"


@rule("BAS-TURN-4")
@pytest.mark.parametrize(
    "turn",
    [
        "V1a2 O2S:b2,c2 V1d1",
        "O1S:b2,c2 O2S:d1,e1 V1a2",
        "V1a2 B O2S:b2,c2",
        "O1S:b2,c2 V1a2 B",
        "V1a2 V1b2 V1c2",
        "V1a2 V1b2 B",
        "O1S:b2,c2 O2S:d1,e1 O3S:a2,a3",
    ],
)
def test_actions_are_combined_and_repeated_in_any_order(turn: str):
    table = basilica("R  B  Y  .  .", orders="scaffolding scaffolding scaffolding", stack="Y7 G3 R3 B3")
    table.white(turn)
    assert table.asked() == "B action"


@rule("BAS-TURN-5")
def test_a_builder_comes_directly_after_the_own_vault():
    table = basilica("R  B  .  .  .")
    table.refuses("B", "BAS-TURN-5")
    table.white("V1c1", "O3S:d1,e1")
    table.refuses("B", "BAS-TURN-5")


@rule("BAS-TURN-5")
def test_after_a_builder_there_is_no_second_one():
    table = basilica()
    table.white("V1c1", "B")
    table.refuses("B", "BAS-TURN-5")


@rule("BAS-TURN-5")
def test_a_vault_of_the_turn_before_is_not_mine_to_build_on():
    table = basilica(turn="w1")
    table.white("V1c1")
    table.refuses("B", "BAS-TURN-5")
    table.black("V1d1", "V1e1", "V1a1")
    table.refuses("B", "BAS-TURN-5")


@rule("BAS-TURN-6")
def test_an_action_that_cannot_be_carried_out_cannot_be_chosen():
    table = basilica("Rw  .  .  .  .", orders="move disaster recruit")
    assert table.options() == ["place_vault 1", "place_vault 2", "place_vault 3"]
    table.refuses("order 1", "BAS-ORD-MOVE-4")
    table.refuses("order 2", "BAS-ORD-DISASTER-6")
    table.refuses("order 3", "BAS-ORD-RECRUIT-2")


@rule("BAS-TURN-7")
def test_something_can_be_done_even_if_no_vault_fits_and_no_order_works():
    table = basilica(NOTHING_FITS, orders="promote move confuse", vaults="YB BR BG")
    assert table.options() == ["replace_vaults"]


@rule("BAS-TURN-8")
def test_the_turn_passes_when_the_third_action_is_resolved_with_paid_part_and_refill():
    table = basilica("Rw  Bb  .  .  .", orders="promote scaffolding scaffolding", turn="w1", stack="G7")
    table.white("O1P:a1=Am")
    table.shows(turn="w1", orders="!promote scaffolding scaffolding")
    table.black("$b1=Ms")
    table.shows(turn="b3", orders="recruit scaffolding scaffolding")
    assert table.asked() == "B action"


@rule("BAS-TURN-9")
def test_a_scoring_ends_the_turn_at_once():
    table = basilica(BEFORE_A_SCORING, queen=9, vaults="R^ B R")
    table.white("V1a2")
    assert table.asked() == "B action"
    table.shows(turn="b3", queen="10/1")


@rule("BAS-TURN-10")
@pytest.mark.parametrize(("turn", "after"), [("w3", "b3"), ("w2", "b3"), ("w1", "b3"), ("b3", "w3"), ("b1", "w3")])
def test_after_a_scoring_it_is_the_turn_of_the_opponent_of_the_player_who_caused_it(turn: str, after: str):
    table = basilica(BEFORE_A_SCORING, queen=19, vaults="R^ B R", turn=turn)
    table.play("V1a2")
    table.shows(turn=after, queen="20/2")


@rule("BAS-TURN-11")
def test_a_paid_order_costs_nobody_an_action():
    table = basilica("R  Bb  Y  G  .", orders="recruit scaffolding scaffolding", stack="Y3 G3 R3 B3")
    table.white("O1R:d1")
    table.black("$a1")
    table.shows(turn="w2")
    table.white("V1a2", "V2b2")
    table.shows(turn="b3")


@rule("BAS-TURN-7", "BAS-TURN-3")
def test_a_turn_that_begins_with_a_replacement_still_has_three_actions():
    table = at(
        "bas1 2022 g:YB1,R1,RG1,Y1,BR1/1,YG1,1,BG1,1 o:R6,B3,YB3 v:YR1,YB2,BR2 t:w3 q:4/0"
        " W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:B4,G5,YR2,R4,G10,* d:Y8 r:0"
    )
    table.white("V!", "V1c2", "V1a2", "V2e2")
    table.shows(turn="b3")
