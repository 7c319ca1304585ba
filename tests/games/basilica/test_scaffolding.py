"""Order: Scaffolding (BAS-ORD-SCAFFOLD)."""

from tests.games.basilica.table import basilica
from tests.rule import rule

ORDERS = "scaffolding recruit disaster"


@rule("BAS-ORD-SCAFFOLD-1")
def test_two_scaffoldings_are_placed_like_vaults():
    table = basilica("R  #  .  .  .", orders=ORDERS)
    table.refuses("O1S:a1,c1", "BAS-ORD-SCAFFOLD-1")
    table.refuses("O1S:b1,c1", "BAS-ORD-SCAFFOLD-1")
    table.refuses("O1S:f1,c1", "BAS-ORD-SCAFFOLD-1")
    table.refuses("O1S:c3,c1", "BAS-ORD-SCAFFOLD-1")
    table.refuses("O1S:c1,c1", "BAS-ORD-SCAFFOLD-1")
    table.white("order 1")
    assert table.options() == ["scaffold c1", "scaffold d1", "scaffold e1", "scaffold a2", "scaffold b2"]
    table.white("scaffold e1", "scaffold b2")
    table.shows(
        """
        R  #  .  .  #
        .  #  .  .  .
        """,
        turn="w2",
    )


@rule("BAS-ORD-SCAFFOLD-1")
def test_scaffolding_ignores_colours():
    table = basilica("YB  .  RG  .  .", orders=ORDERS)
    table.white("O1S:b1,a2")
    table.shows("YB  #  RG  .  .\n#  .  .  .  .")


@rule("BAS-ORD-SCAFFOLD-2")
def test_the_second_scaffolding_may_lean_on_the_first():
    table = basilica("R  .  .  .  .", orders=ORDERS)
    table.refuses("O1S:a3,a2", "BAS-ORD-SCAFFOLD-1")
    table.white("O1S:a2,a3")
    table.shows("R  .  .  .  .\n#  .  .  .  .\n#  .  .  .  .")


@rule("BAS-ORD-SCAFFOLD-3")
def test_both_are_placed_and_the_order_always_works():
    table = basilica("", orders=ORDERS)
    assert "order 1" in table.options()
    table.cannot_read("O1S:a1")
    table.white("order 1", "scaffold a1")
    assert table.asked() == "W scaffolding.cell"
    full = basilica("R  B  Y  G  R\nY  G  R  B  Y", orders=ORDERS)
    assert "order 1" in full.options()


@rule("BAS-ORD-SCAFFOLD-4")
def test_scaffolding_has_no_colour_and_connects_nothing():
    table = basilica("Rw  #  R  .  .\n#  .  .  .  .")
    assert table.areas() == ["red a1", "red c1"]
    assert table.points() == "1:0"


@rule("BAS-ORD-SCAFFOLD-4")
def test_wild_tiles_may_touch_scaffolding():
    table = basilica("#  .  .  .  .", vaults="YB B R")
    table.white("V1b1")
    table.shows("#  YB  .  .  .")


@rule("BAS-ORD-SCAFFOLD-5")
def test_nothing_is_put_on_scaffolding():
    table = basilica("Rw  #  Y  .  .", edition="2022+ff", orders="recruit glass altar")
    table.refuses("V1b1", "BAS-VAULT-2")
    table.refuses("O1R:b1", "BAS-ORD-RECRUIT-1")
    table.refuses("O2G:b1", "BAS-ORD-GLASS-1")
    assert table.moves("O3A:") == "a1,c1"
    moving = basilica("Rw  #  Y  .  .\nB  .  .  .  .", orders="move scaffolding scaffolding")
    assert moving.moves("O1M:") == "a1>a2"


@rule("BAS-ORD-SCAFFOLD-6")
def test_scaffolding_is_not_discarded_by_disaster():
    table = basilica("R  #  .  .  .", orders="disaster scaffolding scaffolding")
    assert table.moves("O1D:") == "a1"
    basilica("Rw  #  .  .  .", orders="disaster scaffolding scaffolding").refuses("order 1", "BAS-ORD-DISASTER-6")


@rule("BAS-ORD-SCAFFOLD-5", "BAS-ORD-SCAFFOLD-6")
def test_scaffolding_itself_is_the_first_reason_against_an_altar_or_a_disaster_on_it():
    table = basilica("R  #  Y  .  .", edition="2022+ff", orders="altar disaster scaffolding")
    table.refuses("O1A:b1,c1", "BAS-ORD-SCAFFOLD-5")
    table.refuses("O2D:b1", "BAS-ORD-SCAFFOLD-6")


@rule("BAS-ORD-SCAFFOLD-6")
def test_the_next_clean_up_takes_all_scaffolding():
    table = basilica(
        """
        #  R  .  .  .
        #  B  .  .  .
        #  Y  #  .  .
        .  #  .  .  .
        """,
        queen=9,
        vaults="G^ B R",
    )
    table.white("V1c1")
    table.shows(".  Y  .  .  .")


@rule("BAS-ORD-SCAFFOLD-7")
def test_scaffolding_never_runs_out():
    table = basilica("#  #  #  #  #\n#  #  #  #  #\n#  #  #  #  #", orders=ORDERS)
    table.white("O1S:a4,b4")
    assert table.field("g").count("#") == 17
