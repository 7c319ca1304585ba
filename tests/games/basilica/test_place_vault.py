"""Action: Place Vault (BAS-VAULT)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule

FULL_OF_WILD_TILES = """
    YB  R   RG  Y   BR
    .   YG  .   BG  .
"""


@rule("BAS-VAULT-1")
@pytest.mark.parametrize(("slot", "tile"), [(1, "Y2"), (2, "B2"), (3, "R2")])
def test_the_tile_of_one_slot_goes_to_one_cell(slot: int, tile: str):
    table = basilica(vaults="Y2 B2 R2", orders="Y9 B9 R9")
    table.white(f"V{slot}d1")
    table.shows(f".  .  .  {tile}  .")
    assert tile not in table.field("v")


@rule("BAS-VAULT-1")
def test_there_are_three_slots():
    table = basilica()
    table.refuses("V4a1", "BAS-VAULT-1")
    table.cannot_read("V0a1")


@rule("BAS-VAULT-2")
def test_a_vault_goes_on_an_empty_cell_inside_the_five_columns():
    table = basilica("R  #  .  .  Y")
    for cell in ("a1", "b1", "e1", "f1", "z1", "c0"):
        table.refuses(f"V1{cell}", "BAS-VAULT-2")
    assert table.moves("V1") == "c1 d1 a2 b2 e2"


@rule("BAS-VAULT-3")
def test_a_vault_touches_row_1_or_a_vault_or_scaffolding():
    table = basilica("""
        .  .  R  .  .
        #  .  .  .  .
    """)
    assert table.moves("V1") == "a1 b1 d1 e1 b2 c2 a3"
    for cell in ("d2", "e2", "b3", "c3", "a4", "c40"):
        table.refuses(f"V1{cell}", "BAS-VAULT-3")


@rule("BAS-VAULT-4")
def test_a_part_that_is_cut_off_from_the_board_supports_too():
    table = basilica("""
        .  .  .  .  .
        .  .  .  .  .
        .  R  .  #  .
    """)
    assert table.moves("V1") == "a1 b1 c1 d1 e1 b2 d2 a3 c3 e3 b4 d4"


@rule("BAS-VAULT-5")
def test_a_wild_tile_may_not_touch_a_wild_tile():
    table = basilica("R  YB  .  .  .", vaults="RG B YG")
    assert table.moves("V1") == "d1 e1 a2"
    for cell in ("c1", "b2"):
        table.refuses(f"V1{cell}", "BAS-VAULT-5")
    assert table.moves("V2") == "c1 d1 e1 a2 b2"


@rule("BAS-VAULT-5")
def test_a_single_coloured_tile_may_touch_wild_tiles():
    table = basilica("YB  .  RG  .  .")
    table.white("V1b1")
    table.shows("YB  Y  RG  .  .")


@rule("BAS-VAULT-6")
@pytest.mark.parametrize("jester", ["wJs", "bJa"])
def test_a_jester_of_either_player_frees_the_cells_around_a_wild_tile(jester: str):
    table = basilica(f"R  YB{jester}  .  .  .", vaults="RG B R")
    assert table.moves("V1") == "c1 d1 e1 a2 b2"
    table.white("V1c1")
    table.shows(f"R  YB{jester}  RG  .  .")


@rule("BAS-VAULT-6")
@pytest.mark.parametrize("builder", ["w", "wAm", "wMs", "wSj", "b"])
def test_no_other_builder_frees_them(builder: str):
    table = basilica(f"R  YB{builder}  .  .  .", vaults="RG B R")
    table.refuses("V1c1", "BAS-VAULT-5")


@rule("BAS-VAULT-6")
def test_each_wild_neighbour_is_checked_on_its_own():
    table = basilica("R  YBwJs  .  BR  .", vaults="RG B R")
    table.refuses("V1c1", "BAS-VAULT-5")
    table.white("V1b2")


@rule("BAS-VAULT-7")
def test_wild_tiles_stay_neighbours_when_the_jester_leaves():
    table = basilica("R  YBwJs  RG  .  .", vaults="BR B Y", orders="move scaffolding scaffolding")
    table.white("O1M:b1>a1")
    table.shows("RwJs  YB  RG  .  .", turn="w2")
    table.refuses("V1b2", "BAS-VAULT-5")


@rule("BAS-VAULT-7")
def test_wild_neighbours_survive_a_clean_up_together():
    table = basilica(
        """
        R  B     .   .  .
        Y  G     .   .  .
        R  YBwJs RG  .  .
        """,
        queen=9,
        vaults="R^ B Y",
    )
    table.white("V1c2", "Jb3=R")
    table.shows("R  YB  RG  .  .")


@rule("BAS-VAULT-8")
def test_three_vaults_that_fit_nowhere_are_replaced_from_the_stack():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR1 YB2 BR2", stack="B4 G5 YR2")
    table.refuses("V1c2", "BAS-VAULT-5")
    table.refuses("place_vault 1", "BAS-VAULT-8")
    table.white("V!")
    table.shows(FULL_OF_WILD_TILES, vaults="B4 G5 YR2", discard="YR1 YB2 BR2")


@rule("BAS-VAULT-9")
def test_a_replacement_does_not_touch_the_orders():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR1 YB2 BR2", orders="R6 B3 YB3", stack="B4 G5 YR2")
    table.white("V!")
    table.shows(orders="R6 B3 YB3")


@rule("BAS-VAULT-10")
def test_vaults_are_replaced_again_if_the_new_ones_fit_nowhere_either():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR1 YB2 BR2", stack="YR2 YG2 RG3 G5 Y3 Y4")
    table.white("V!")
    assert table.options() == ["replace_vaults"]
    table.white("V!")
    table.shows(vaults="G5 Y3 Y4", discard="YR1 YB2 BR2 YR2 YG2 RG3", turn="w3")
    table.white("V1c2")
    table.shows(turn="w2@c2")


@rule("BAS-VAULT-11")
def test_after_a_replacement_a_vault_must_be_placed_in_the_same_action():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR1 YB2 BR2", stack="B4 G5 YR2")
    table.white("V!")
    table.shows(turn="w3", waiting="vault")
    assert table.options() == ["place_vault 1", "place_vault 2"]
    for other in ("B", "order 1", "O1S:a2,c2"):
        table.refuses(other, "BAS-VAULT-11")
    table.white("V2c2")
    table.shows(turn="w2@c2")


@rule("BAS-VAULT-11")
def test_a_builder_may_stand_on_a_vault_that_came_from_a_replacement():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR1 YB2 BR2", stack="B4 G5 YR2")
    table.white("V!", "V2c2", "B")
    table.shows("""
        YB  R   RG  Y   BR
        .   YG  G5w BG  .
    """)


@rule("BAS-VAULT-12")
def test_no_vault_is_replaced_while_one_of_them_fits():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR1 B YB2")
    table.refuses("V!", "BAS-VAULT-12")
    table = basilica("R  YB  .  .  .", vaults="RG BR YG")
    table.refuses("V!", "BAS-VAULT-12")


@rule("BAS-VAULT-12")
def test_no_second_replacement_while_a_new_vault_fits():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR1 YB2 BR2", stack="YR2 YG2 G5")
    table.white("V!")
    table.refuses("V!", "BAS-VAULT-12")


@rule("BAS-VAULT-13")
def test_a_vault_that_fits_nowhere_is_not_chosen_when_another_fits():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR B BR")
    table.refuses("place_vault 1", "BAS-VAULT-13")
    table.refuses("place_vault 3", "BAS-VAULT-13")
    assert table.options()[0] == "place_vault 2"


@rule("BAS-VAULT-14")
def test_a_single_coloured_tile_always_fits():
    table = basilica(FULL_OF_WILD_TILES, vaults="YR B YB")
    assert table.moves("V2") == "a2 c2 e2 b3 d3"


@rule("BAS-VAULT-5", "BAS-VAULT-3")
def test_a_wild_tile_in_row_1_keeps_the_wild_rule_too():
    table = basilica("YB  .  .  .  .", vaults="RG B R")
    assert table.moves("V1") == "c1 d1 e1"
