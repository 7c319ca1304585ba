"""Order: Altar, of Festum Fatuorum (BAS-ALTAR)."""

from tests.games.basilica.table import basilica
from tests.rule import rule

ORDERS = "altar scaffolding scaffolding"
FF = "2022+ff"


@rule("BAS-ALTAR-1")
def test_two_altars_go_on_two_different_vaults_without_one():
    table = basilica("R  B+  Y  G  .", edition=FF, orders=ORDERS)
    assert table.moves("O1A:") == "a1,c1 a1,d1 c1,d1"
    table.refuses("O1A:a1,a1", "BAS-ALTAR-1")
    table.refuses("O1A:b1,a1", "BAS-ALTAR-1")
    table.refuses("O1A:e1,a1", "BAS-ALTAR-1")
    table.cannot_read("O1A:a1")
    table.white("O1A:d1,a1")
    table.shows("R+  B+  Y  G+  .", turn="w2")


@rule("BAS-ALTAR-2")
def test_builders_and_glass_do_not_matter():
    table = basilica("Rw  Bb*  Y*  .  .", edition=FF, orders=ORDERS)
    assert table.moves("O1A:") == "a1,b1 a1,c1 b1,c1"
    table.white("O1A:a1,b1")
    table.shows("Rw+  Bb*+  Y*  .  .")


@rule("BAS-ALTAR-3")
def test_no_altar_goes_on_scaffolding():
    table = basilica("R  #  Y  .  .", edition=FF, orders=ORDERS)
    assert table.moves("O1A:") == "a1,c1"
    basilica("R  #  #  .  .", edition=FF, orders=ORDERS).refuses("order 1", "BAS-ALTAR-4")


@rule("BAS-ALTAR-4")
def test_altar_needs_two_vaults_without_an_altar():
    for drawing in ("", "R  .  .  .  .", "R+  B  .  .  .", "R+  B+  .  .  ."):
        basilica(drawing, edition=FF, orders=ORDERS).refuses("order 1", "BAS-ALTAR-4")
    assert "order 1" in basilica("R+  B  Yb*  .  .", edition=FF, orders=ORDERS).options()


@rule("BAS-ALTAR-5")
def test_glass_with_an_altar_adds_four():
    assert basilica("Rw*+  R  .  .  .", edition=FF).points() == "6:0"
    assert basilica("Rw*+  R*  .  .  .", edition=FF).points() == "8:0"
    assert basilica("RwAm*+  R  .  .  .", edition=FF).points() == "8:0"


@rule("BAS-ALTAR-6")
def test_an_altar_without_glass_adds_nothing():
    assert basilica("Rw+  R+  .  .  .", edition=FF).points() == "2:0"
    assert basilica("Rw*  R+  .  .  .", edition=FF).points() == "4:0"


@rule("BAS-ALTAR-7")
def test_an_altar_protects_against_disaster_and_confuse_and_nothing_else():
    table = basilica("Rw+  Bb+  Y+  G  .", edition=FF, orders="disaster confuse move", turn="b3")
    assert table.moves("O1D:") == "d1"
    table.refuses("order 2", "BAS-ORD-CONFUSE-3")
    table.black("O3M:b1>c1")
    table.shows("Rw+  B+  Yb+  G  .")


@rule("BAS-ALTAR-7", "BAS-ALTAR-8")
def test_an_altar_does_not_protect_against_the_clean_up():
    table = basilica(
        """
        R1+  B1  .  .  .
        Y1+  .   .  .  .
        G1*+ .   .  .  .
        """,
        edition=FF,
        queen=9,
        vaults="R^ B R",
        orders="R9 B9 Y9",
    )
    table.white("V1c1")
    table.shows("G1*+  .  .  .  .")


@rule("BAS-ALTAR-8")
def test_an_altar_is_not_taken_off_by_a_scoring_as_such():
    table = basilica("R+  B  .  .  .", edition=FF, queen=29, vaults="R^ B R")
    table.white("V1c1")
    table.shows("R+  B  R  .  .", ended="third")


@rule("BAS-ALTAR-8")
def test_the_tile_comes_back_without_its_altar():
    table = basilica("R1+  B1w  .  .  .\nY1  .  .  .  .", edition=FF, queen=9, vaults="G5 B2 R2", orders="Y9 B9 R9")
    table.white("V1c1")
    table.shows("", discard="B1 G5 R1 Y1")
    table.black("V2a1")
    table.shows("B2  .  .  .  .")


@rule("BAS-ALTAR-9")
def test_altars_never_run_out():
    rows = ["Y+  B+  Y+  B+  Y+", "B+  Y+  B+  Y+  B+", "R+  G+  R+  G+  R+", "G  R  .  .  ."]
    table = basilica("\n".join(rows), edition=FF, orders=ORDERS)
    table.white("O1A:a4,b4")
    assert table.field("g").count("+") == 17


@rule("BAS-ALTAR-10")
def test_altar_has_no_paid_part():
    table = basilica("R  Bb  Y  .  .", edition=FF, orders=ORDERS, coins="1:1")
    table.white("O1A:a1,b1")
    assert table.asked() == "W action"
    table.shows(turn="w2")
