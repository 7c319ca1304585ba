"""Ranks in a scoring (BAS-RANK)."""

from tests.games.basilica.table import basilica
from tests.rule import rule


@rule("BAS-RANK-ARCH-1")
def test_an_architect_doubles_the_tiles_for_the_player_with_the_majority():
    assert basilica("RwAm  R  R  .  .").points() == "6:0"
    assert basilica("RwAm  Rb  Rb  .  .").points() == "1:6"


@rule("BAS-RANK-ARCH-1")
def test_an_architect_doubles_every_area_of_his_tile_and_no_other():
    assert basilica("Y  YBwAm  B  B  .").points() == "10:0"
    assert basilica("Rw  Y  YBwAm  .  .").points() == "5:0"


@rule("BAS-RANK-ARCH-2")
def test_several_architects_double_once():
    assert basilica("RwAm  RwAj  R  .  .").points() == "6:0"
    assert basilica("RwAm  RwMs  RbAm  .  .").points() == "6:1"


@rule("BAS-RANK-ARCH-3")
def test_an_architect_counts_as_one_builder():
    assert basilica("RwAm  Rb  .  .  .").points() == "0:0"
    assert basilica("RwAm  Rb  Rb  .  .").points() == "1:6"


@rule("BAS-RANK-MASON-1")
def test_a_master_mason_counts_as_two_in_strength_and_as_one_head():
    assert basilica("RwMa  Rb  .  .  .").points() == "2:1"
    assert basilica("RwMa  Rb  Rb  .  .").points() == "0:0"
    assert basilica("RwMa  Rb  Rb  Rb  .").points() == "1:4"
    assert basilica("RwMa  RwMs  RbMs  Rb  .").points() == "4:2"


@rule("BAS-RANK-STRONG-1")
def test_in_a_tie_the_player_with_more_strongmen_has_the_majority():
    assert basilica("RwSj  Rb  .  .  .").points() == "2:1"
    assert basilica("Rw  RbSj  .  .  .").points() == "1:2"
    assert basilica("RwSj  RwSm  RbSj  Rb  R").points() == "5:2"
    assert basilica("RwSj  RwSm  Rb  Rb  R").points() == "5:2"


@rule("BAS-RANK-STRONG-1")
def test_a_strongman_decides_a_tie_that_a_master_mason_made():
    assert basilica("RwMa  RbSj  Rb  .  .").points() == "1:3"


@rule("BAS-RANK-STRONG-2")
def test_with_equally_many_strongmen_the_tie_stands():
    assert basilica("RwSj  RbSj  R  .  .").points() == "0:0"
    assert basilica("RwSj  RwSm  RbSj  RbSm  .").points() == "0:0"
    assert basilica("Rw  Rb  R  .  .").points() == "0:0"


@rule("BAS-RANK-STRONG-2")
def test_a_strongman_in_another_area_does_not_help():
    assert basilica("Rw  Rb  B  YwSj  .").points() == "1:0"


@rule("BAS-RANK-STRONG-3")
def test_without_a_tie_a_strongman_is_one_builder_like_any_other():
    assert basilica("RwSj  Rb  Rb  .  .").points() == "1:3"
    assert basilica("RwSj  RwSm  RbMs  Rb  Rb").points() == "2:5"
    assert basilica("RwSj  Rw  RbSj  .  .").points() == "3:1"
