"""Order: Stained Glass (BAS-ORD-GLASS)."""

from tests.games.basilica.table import basilica
from tests.rule import rule

ORDERS = "glass scaffolding scaffolding"


@rule("BAS-ORD-GLASS-1")
def test_glass_goes_under_an_own_builder_where_there_is_none_yet():
    table = basilica("Rw  Bw*  Yb  G  #", orders=ORDERS)
    assert table.moves("O1G:") == "a1"
    for cell in ("b1", "c1", "d1", "e1", "a2"):
        table.refuses(f"O1G:{cell}", "BAS-ORD-GLASS-1")
    table.white("O1G:a1")
    table.shows("Rw*  Bw*  Yb  G  #")


@rule("BAS-ORD-GLASS-2")
def test_glass_needs_an_own_builder_on_a_tile_without_glass():
    for drawing in ("", "R  B  .  .  .", "Rb  B  .  .  .", "Rw*  B  .  .  .", "Rw*  Bw*  Yb  G  ."):
        basilica(drawing, orders=ORDERS).refuses("order 1", "BAS-ORD-GLASS-2")
    assert "order 1" in basilica("Rw*  Bw  .  .  .", orders=ORDERS).options()


@rule("BAS-ORD-GLASS-3")
def test_glass_never_runs_out():
    rows = ["Y*  B*  Y*  B*  Y*", "B*  Y*  B*  Y*  B*", "R*  G*  R*  G*  R*", "G*  R*  G*  R*  G*", "Rw  .  .  .  ."]
    table = basilica("\n".join(rows), orders=ORDERS)
    table.white("O1G:a5")
    assert table.field("g").count("*") == 21


@rule("BAS-ORD-GLASS-4")
def test_glass_stays_on_its_tile_when_the_builder_goes():
    table = basilica("Rw*  B  .  .  .", orders="move scaffolding scaffolding")
    table.white("O1M:a1>b1")
    table.shows("R*  Bw  .  .  .")


@rule("BAS-ORD-GLASS-4")
def test_glass_goes_with_its_tile():
    table = basilica("R1*  B1w  .  .  .", orders="disaster scaffolding scaffolding")
    table.white("O1D:a1")
    table.shows(".  B1w  .  .  .")
    # The tile comes back without glass: on a1 a new vault has none.
    table.white("V1a1")
    table.shows("Y  B1w  .  .  .")


@rule("BAS-ORD-GLASS-4")
def test_glass_belongs_to_nobody():
    table = basilica("Rw*  Y  Bb  .  .", orders="confuse glass scaffolding", coins="2:0")
    table.white("O1C:xa1,c1>b1")
    table.shows("R*  Yb  B  .  .")
    table = basilica("R*  Rb  .  .  .")
    assert table.points() == "0:4"
