"""Action: Place Builder (BAS-BUILD)."""

from tests.games.basilica.table import basilica
from tests.rule import rule


@rule("BAS-BUILD-1")
def test_a_builder_goes_on_the_vault_just_placed_and_on_no_other():
    table = basilica("R  .  .  .  .")
    table.white("V1b1", "V2d1")
    assert table.moves("B") == ""
    assert table.options().count("place_builder") == 1
    table.white("B")
    table.shows("R  Y  .  Bw  .", builders="4:5")


@rule("BAS-BUILD-1")
def test_each_player_builds_with_the_own_builders():
    table = basilica("R  .  .  .  .", turn="b3")
    table.black("V1b1", "B")
    table.shows("R  Yb  .  .  .", builders="5:4")


@rule("BAS-BUILD-2")
def test_without_a_builder_in_supply_none_is_placed():
    table = basilica("""
        Rw  Bw  Yw  Gw  .
        Rw  .   .   .   .
    """)
    table.white("V1b2")
    table.refuses("B", "BAS-BUILD-2")
    assert "place_builder" not in table.options()


@rule("BAS-BUILD-2")
def test_the_last_builder_of_the_supply_can_be_placed():
    table = basilica("Rw  Bw  Yw  Gw  .")
    table.white("V1e1", "B")
    table.shows("Rw  Bw  Yw  Gw  Yw", builders="0:5")


@rule("BAS-BUILD-3")
def test_a_builder_starts_without_rank():
    table = basilica("RwAm  .  .  .  .")
    table.white("V1b1", "B")
    table.shows("RwAm  Yw  .  .  .", tokens="MS.SJ.JA:AM.MS.SJ.JA")


@rule("BAS-BUILD-4")
def test_after_a_vault_that_caused_a_scoring_no_builder_is_placed():
    table = basilica("Rw  B  .  .  .", queen=9, vaults="G^ B R")
    table.white("V1c1")
    assert table.asked() == "B action"
    table.refuses("B", "BAS-TURN-5")
    table.shows(builders="5:5")


@rule("BAS-BUILD-4")
def test_after_a_vault_that_ended_the_game_no_builder_is_placed():
    table = basilica("Rw  B  .  .  .", queen=29, vaults="G^ B R")
    table.white("V1c1")
    assert table.asked() == "nobody"
    table.refuses("B", "BAS-END-1")


@rule("BAS-BUILD-5")
def test_a_builder_leaves_the_market_as_it_is():
    table = basilica(orders="Y9 B9 R9", vaults="Y2 B2 R2", stack="G3 G4 Y7")
    table.white("V1b1")
    table.shows(orders="G3 B9 R9", vaults="Y9 B2 R2", discard="-")
    table.white("B")
    table.shows(orders="G3 B9 R9", vaults="Y9 B2 R2", discard="-", turn="w1")
    assert table.field("s").startswith("G4,Y7,")
