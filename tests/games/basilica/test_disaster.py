"""Order: Disaster (BAS-ORD-DISASTER)."""

from tests.games.basilica.table import basilica
from tests.rule import rule

ORDERS = "disaster scaffolding scaffolding"


@rule("BAS-ORD-DISASTER-1")
def test_one_vault_without_a_builder_is_discarded():
    table = basilica("R1  B1w  Y1b  #  G1", orders=ORDERS)
    assert table.moves("O1D:") == "a1 e1"
    table.refuses("O1D:b1", "BAS-ORD-DISASTER-1")
    table.refuses("O1D:c1", "BAS-ORD-DISASTER-1")
    table.refuses("O1D:a2", "BAS-ORD-DISASTER-1")
    table.white("O1D:e1")
    table.shows("R1  B1w  Y1b  #  .", turn="w2")
    assert "e1" in table.moves("V1").split()


@rule("BAS-ORD-DISASTER-2")
def test_the_tile_goes_to_the_discard_pile_and_its_glass_to_the_supply():
    table = basilica("R1*  B1w  .  .  .", orders="Y10 scaffolding scaffolding", discard="G8")
    table.white("O1D:a1")
    table.shows(".  B1w  .  .  .", discard="G8 R1 Y10")
    table.white("V1a1")
    table.shows("Y  B1w  .  .  .")


@rule("BAS-ORD-DISASTER-3")
def test_the_vault_just_placed_may_be_destroyed():
    table = basilica("Rw  .  .  .  .", orders="scaffolding disaster scaffolding")
    table.white("V1b1", "O2D:b1")
    table.shows("Rw  .  .  .  .")
    table.refuses("B", "BAS-TURN-5")


@rule("BAS-ORD-DISASTER-3")
def test_a_vault_that_holds_others_may_be_destroyed_and_nothing_else_goes():
    table = basilica("R  .  .  .  .\nB  .  .  .  .\nYw  G  .  .  .", orders=ORDERS)
    table.white("O1D:a2")
    table.shows("R  .  .  .  .\n.  .  .  .  .\nYw  G  .  .  .")


@rule("BAS-ORD-DISASTER-4")
def test_the_queen_does_not_go_back():
    table = basilica("R1  Bw  .  .  .", orders=ORDERS, queen=7)
    table.white("O1D:a1")
    table.shows(queen="7/0")


@rule("BAS-ORD-DISASTER-5")
def test_an_altar_protects_its_tile_from_either_player():
    for turn in ("w3", "b3"):
        table = basilica("R+  Bw  Y  .  .", edition="2022+ff", orders=ORDERS, turn=turn)
        assert table.moves("O1D:") == "c1"
        table.refuses("O1D:a1", "BAS-ORD-DISASTER-5")


@rule("BAS-ORD-DISASTER-6")
def test_disaster_needs_a_target():
    for drawing in ("", "#  .  .  .  .", "Rw  Bb  .  .  .", "R+  B*+  .  .  ."):
        basilica(drawing, edition="2022+ff", orders=ORDERS).refuses("order 1", "BAS-ORD-DISASTER-6")
    assert "order 1" in basilica("R  Bb  .  .  .", orders=ORDERS).options()
