"""The Queen, or King, on her track (BAS-QUEEN)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule


@rule("BAS-QUEEN-1")
def test_a_vault_with_a_crown_moves_the_queen_one_space():
    table = basilica(vaults="Y^ B R^", orders="Y9 B9 R9")
    table.white("V1a1")
    table.shows(queen="1/0")
    table.white("V2b1")
    table.shows(queen="1/0")
    table.white("V3c1")
    table.shows(queen="2/0")


@rule("BAS-QUEEN-2")
def test_nothing_but_place_vault_moves_the_queen_and_never_back():
    table = basilica(
        "R1w  B1w  Y1  G1b  .\nY3  .  .  .  .",
        edition="2022+ff",
        orders="R5 B3 R10",
        stack="Y9 Y11 B7",
        queen=9,
        vaults="Y6 B2 R2",
    )
    table.white("O1G:a1", "O2M:b1>c1", "O3D:b1")
    table.shows(queen="9/0", orders="Y9 Y11 B7", turn="b3")
    table.black("O1S:e1,e2", "O2A:a1,c1")
    table.shows(queen="9/0", turn="b1")


@rule("BAS-QUEEN-2")
def test_a_crown_that_comes_into_the_market_does_not_move_the_queen():
    table = basilica(vaults="Y6 B2 R2", orders="Y9 B9 R9", stack="R1", queen=9)
    table.white("V1a1")
    table.shows(vaults="Y9 B2 R2", queen="9/0")


@rule("BAS-QUEEN-3")
@pytest.mark.parametrize("edition", ["2010", "2022"])
@pytest.mark.parametrize("space", range(1, 31))
def test_the_crown_spaces_are_10_and_20_and_30(space: int, edition: str):
    table = basilica(queen=space - 1, vaults="Y^ B R", edition=edition)
    table.white("V1a1")
    table.shows(queen=f"{space}/{space // 10}", turn="b3" if space in (10, 20) else "w3" if space == 30 else "w2@a1")


@rule("BAS-QUEEN-4")
def test_a_scoring_takes_place_at_once_when_she_enters_a_crown_space():
    table = basilica("Rw  R  Gb  .  .", queen=9, vaults="G^ B R")
    table.white("V1d1")
    table.shows("", queen="10/1", score="2:2")


@rule("BAS-QUEEN-4")
def test_a_vault_without_a_crown_causes_no_scoring():
    table = basilica("Rw  R  Gb  .  .", queen=9, vaults="G B R")
    table.white("V1d1")
    table.shows("Rw  R  Gb  G  .", queen="9/0", score="0:0")


@rule("BAS-QUEEN-5")
def test_space_30_is_the_third_scoring_and_the_end():
    table = basilica("Rw  R  Gb  .  .", queen=29, vaults="G^ B R", score="10:20")
    table.white("V1d1")
    table.shows("Rw  R  Gb  G  .", queen="30/3", score="12:22", ended="third")
    assert table.asked() == "nobody"
