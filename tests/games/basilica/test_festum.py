"""Festum Fatuorum (BAS-FF)."""

from tests.games.basilica.table import basilica
from tests.rule import rule
from triforium.games.basilica.game import BASILICA


@rule("BAS-FF-1")
def test_the_expansion_adds_eight_tiles_with_the_order_altar():
    base = BASILICA.deal("2022").edition.tile_names
    with_ff = BASILICA.deal("2022+ff").edition.tile_names
    added = [tile for tile in BASILICA.components.tile if tile.id in with_ff and tile.id not in base]
    assert len(added) == 8
    assert {tile.order for tile in added} == {"altar"}
    assert len(with_ff) == 66


@rule("BAS-FF-1")
def test_it_changes_nothing_else():
    plain, festum = BASILICA.deal("2022").edition, BASILICA.deal("2022+ff").edition
    assert (plain.builders, plain.coins, plain.ranks, plain.spaces) == (
        festum.builders,
        festum.coins,
        festum.ranks,
        festum.spaces,
    )
    for edition in ("2022", "2022+ff"):
        table = basilica("RwAm  R*  Bb  B  .", edition=edition, orders="promote recruit confuse")
        assert table.points() == "6:2"
        assert table.moves("O3C:xa1") == ""
        assert table.moves("O2R:") == "b1 d1"


@rule("BAS-FF-1")
def test_without_the_expansion_nobody_draws_an_altar():
    s = BASILICA.deal("2022")
    assert not any(BASILICA.write(s, option).startswith("reveal A.") for option in s.options())
    s = BASILICA.deal("2022+ff")
    assert any(BASILICA.write(s, option).startswith("reveal A.") for option in s.options())


@rule("BAS-FF-2")
def test_with_the_rules_of_2010_it_brings_altars_and_no_jester():
    table = basilica("Rw  R*  B  .  .", edition="2010+ff", orders="altar promote recruit")
    assert table.moves("O2P:a1=") == "Am Ma As Sa Ms Sm"
    table.white("O1A:a1,b1")
    table.shows("Rw+  R*+  B  .  .")
    assert table.points() == "6:0"
    assert table.state.edition.timekeeper == "king"
