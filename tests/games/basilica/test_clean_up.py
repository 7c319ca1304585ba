"""Clean-up after the first and second scoring (BAS-CLEAN)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule
from triforium.games.basilica.events import CLEANED_UP

CROWN = {"queen": 9, "vaults": "G5 B2 R2", "orders": "Y9 B9 R9"}


@rule("BAS-CLEAN-1")
def test_all_builders_and_tokens_go_home():
    table = basilica(
        """
        RwAm  Bb    .  .  .
        Y     .     .  .  .
        RwSj  BbMs  Gb .  .
        """,
        **CROWN,
    )
    table.white("V1c1")
    table.shows("R  B  G  .  .", builders="5:5", tokens="AM.MS.SJ.JA:AM.MS.SJ.JA")


@rule("BAS-CLEAN-2")
def test_rows_1_and_2_are_discarded_however_full_they_are():
    table = basilica(
        """
        R1  .   .  .  B1
        .   .   .  .  Y1
        .   .   .  .  R3
        """,
        **CROWN,
        discard="Y8",
    )
    table.white("V1b1")
    table.shows(".  .  .  .  R3", discard="B1 G5 R1 Y1 Y8")


@rule("BAS-CLEAN-2")
def test_rows_1_and_2_of_the_plan_count_even_if_row_1_is_empty():
    table = basilica(
        """
        .   .   .  .  .
        R1  B1  .  .  .
        Y1  .   .  .  .
        """,
        **CROWN,
    )
    table.white("V1c2")
    table.shows("Y1  .  .  .  .", discard="B1 G5 R1")


@rule("BAS-CLEAN-2")
def test_glass_and_altars_on_discarded_tiles_return_to_the_supply():
    table = basilica(
        """
        R1*+  B1*  .  .  .
        Y1+   .    .  .  .
        """,
        **CROWN,
        edition="2022+ff",
    )
    table.white("V1c1")
    table.shows("")
    table.black("V2a1")
    table.shows("B2  .  .  .  .")


@rule("BAS-CLEAN-3")
def test_all_scaffolding_is_removed_wherever_it_is():
    table = basilica(
        """
        #  R  .  .  .
        #  B  .  .  .
        #  Y  #  .  .
        #  .  .  .  .
        """,
        **CROWN,
    )
    table.white("V1c1")
    table.shows(".  Y  .  .  .")


@rule("BAS-CLEAN-3", "BAS-CLEAN-4")
def test_scaffolding_goes_before_the_rest_slides_so_that_a_vault_touches_the_board():
    table = basilica(
        """
        R  B  .  .  .
        Y  .  .  .  .
        #  .  .  .  .
        #  G  .  .  .
        """,
        **CROWN,
    )
    table.white("V1c1")
    table.shows(".  G  .  .  .")


@rule("BAS-CLEAN-4")
def test_the_rest_slides_up_together_until_its_topmost_vault_is_in_row_1():
    table = basilica(
        """
        R  .  .  .  .
        B  .  .  .  .
        Y  .  .  R  .
        G  B  .  .  .
        .  Y  .  .  .
        """,
        **CROWN,
    )
    table.white("V1b1")
    table.shows("""
        Y  .  .  R  .
        G  B  .  .  .
        .  Y  .  .  .
    """)


@rule("BAS-CLEAN-4")
def test_it_slides_farther_if_row_3_is_empty():
    table = basilica(
        """
        R  .  .  .  .
        B  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  Y* .  R  .
        .  .  .  G  .
        """,
        **CROWN,
    )
    table.white("V1b1")
    table.shows("""
        .  Y*  .  R  .
        .  .   .  G  .
    """)


@rule("BAS-CLEAN-4")
def test_nothing_left_is_an_empty_cathedral():
    table = basilica("R  B  .  .  .\nY  .  .  .  .", **CROWN)
    table.white("V1c1")
    table.shows("")
    assert table.moves("V2") == "a1 b1 c1 d1 e1"


@rule("BAS-CLEAN-5")
def test_glass_and_altars_stay_on_the_remaining_tiles():
    table = basilica(
        """
        R    .   .  .  .
        B    .   .  .  .
        Y*   R+  .  .  .
        G*+  .   .  .  .
        """,
        **CROWN,
        edition="2022+ff",
    )
    table.white("V1b1")
    table.shows("""
        Y*   R+  .  .  .
        G*+  .   .  .  .
    """)


@rule("BAS-CLEAN-6")
def test_tiles_may_be_left_apart_from_each_other():
    table = basilica(
        """
        R  .  .  .  .
        B  .  .  .  .
        Y  #  .  .  .
        .  .  #  G  .
        """,
        **CROWN,
    )
    table.white("V1b1")
    table.shows("""
        Y  .  .  .  .
        .  .  .  G  .
    """)
    assert "d3" in table.moves("V2").split()


@rule("BAS-CLEAN-7")
def test_coins_scores_queen_market_and_stack_stay():
    table = basilica(
        "Rw  R  .  .  .\nB  .  .  .  .", **CROWN, coins="0:2", score="12:30", stack="Y3 Y4 G9", discard="Y8"
    )
    table.white("V1c1")
    table.shows(
        coins="0:2", score="14:30", queen="10/1", orders="Y3 B9 R9", vaults="Y9 B2 R2", discard="B1 G5 R1 R3 Y8"
    )
    assert table.field("s").startswith("Y4,G9,")


@rule("BAS-CLEAN-8")
@pytest.mark.parametrize("queen", [9, 19])
def test_then_the_slot_is_refilled_and_the_opponent_begins(queen: int):
    table = basilica("R  B  .  .  .", queen=queen, vaults="Y2 B2 G5", orders="Y9 B9 R9", stack="Y3")
    table.white("V3c1")
    table.shows("", vaults="Y2 B2 R9", orders="Y9 B9 Y3", turn="b3")
    table.black("V3a1")
    table.shows("R9  .  .  .  .")


@rule("BAS-CLEAN-1", "BAS-CLEAN-4")
def test_a_cathedral_of_many_rows_is_cleaned_up_like_a_small_one():
    rows = ["R  .  .  .  ."] * 3 + ["#  .  .  .  ."] * 9 + ["Bw*  .  .  .  .", "Y  .  .  .  ."]
    table = basilica("\n".join(rows), **CROWN)
    table.white("V1b1")
    table.shows("\n".join(["R  .  .  .  ."] + [".  .  .  .  ."] * 9 + ["B*  .  .  .  .", "Y  .  .  .  ."]), score="3:0")


@rule("BAS-CLEAN-4")
@pytest.mark.parametrize(("below", "rows"), [("", 0), ("B  .  .  .  .", 2)])
def test_the_story_tells_by_how_many_rows_the_cathedral_moved_up(below: str, rows: int):
    table = basilica(f"R  .  .  .  .\nY  .  .  .  .\n{below}", queen=9, vaults="Y1 B R")
    table.state.story = []
    table.white("place_vault 1", "put b1")
    assert [event.nouns for event in table.state.story if event.kind == CLEANED_UP] == [[rows]]
