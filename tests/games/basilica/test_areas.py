"""Areas: colours that touch (BAS-AREA)."""

from tests.games.basilica.table import basilica
from tests.rule import rule


@rule("BAS-AREA-1")
def test_vaults_of_a_colour_that_touch_are_one_area():
    table = basilica("""
        R  R  B  .  .
        Y  R  B  .  .
        R  .  B  .  .
    """)
    assert table.areas() == ["yellow a2", "blue c1 c2 c3", "red a1 b1 b2", "red a3"]


@rule("BAS-AREA-1")
def test_an_area_may_wind_through_more_rows_than_a_machine_word_holds():
    rows = ["R  #  .  .  ."] * 8 + ["YR  #  .  .  .", "RG  #  .  .  .", "BR  YR  .  .  .", "#  RG  .  .  ."]
    assert basilica("\n".join(rows)).areas() == ["red a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 b11 b12"]


@rule("BAS-AREA-2")
def test_two_vaults_are_an_area():
    assert basilica("R  R  .  .  .").areas() == ["red a1 b1"]
    assert basilica("R  YR  .  .  .").areas() == ["red a1 b1"]


@rule("BAS-AREA-3")
def test_a_single_coloured_vault_alone_is_an_area():
    table = basilica("Rw  B  .  .  .")
    assert table.areas() == ["blue b1", "red a1"]
    assert table.points() == "1:0"


@rule("BAS-AREA-4")
def test_a_wild_vault_alone_is_no_area():
    table = basilica("YRw  B  .  .  .")
    assert table.areas() == ["blue b1"]
    assert table.points() == "0:0"


@rule("BAS-AREA-5")
def test_a_wild_vault_belongs_to_an_area_of_each_of_its_colours_and_joins_them_not():
    table = basilica("Y  YB  B  .  .")
    assert table.areas() == ["yellow a1 b1", "blue b1 c1"]


@rule("BAS-AREA-6")
def test_a_wild_vault_joins_vaults_of_one_of_its_colours():
    table = basilica("""
        B  YB  B  .  .
        .  B   .  .  .
    """)
    assert table.areas() == ["blue a1 b1 c1 b2"]


@rule("BAS-AREA-7")
def test_two_wild_vaults_are_an_area_of_the_colour_they_share():
    table = basilica("YBw  BR  .  .  .")
    assert table.areas() == ["blue a1 b1"]
    assert table.points() == "2:0"


@rule("BAS-AREA-8")
def test_there_may_be_several_areas_of_one_colour():
    table = basilica("""
        R  .  R  .  R
        .  R  .  .  R
    """)
    assert table.areas() == ["red a1", "red c1", "red e1 e2", "red b2"]


@rule("BAS-AREA-9")
def test_an_area_needs_no_connection_with_the_board():
    table = basilica("""
        .   .  .  .  .
        .   .  .  .  .
        Rw  R  .  .  .
    """)
    assert table.areas() == ["red a3 b3"]
    assert table.points() == "2:0"
