"""Order: Recruit (BAS-ORD-RECRUIT)."""

from tests.games.basilica.table import basilica
from tests.rule import rule

ORDERS = "recruit scaffolding scaffolding"


@rule("BAS-ORD-RECRUIT-1")
def test_a_builder_from_supply_goes_on_any_unoccupied_vault():
    table = basilica(
        """
        Rw  B  #  Yb  .
        .   .  .  .   .
        .   .  .  .   G
        """,
        orders=ORDERS,
    )
    assert table.moves("O1R:") == "b1 e3"
    for cell in ("a1", "c1", "d1", "e1", "a9", "f1"):
        table.refuses(f"O1R:{cell}", "BAS-ORD-RECRUIT-1")
    table.white("O1R:e3")
    table.shows(
        """
        Rw  B  #  Yb  .
        .   .  .  .   .
        .   .  .  .   Gw
        """,
        builders="3:4",
    )


@rule("BAS-ORD-RECRUIT-1")
def test_a_recruit_has_no_rank():
    table = basilica("RwAm  B  .  .  .", orders=ORDERS)
    table.white("O1R:b1")
    table.shows("RwAm  Bw  .  .  .", tokens="MS.SJ.JA:AM.MS.SJ.JA")


@rule("BAS-ORD-RECRUIT-2")
def test_recruit_needs_a_builder_in_supply():
    basilica("Rw  Bw  Yw  Gw  Rw\nY  .  .  .  .", orders=ORDERS).refuses("order 1", "BAS-ORD-RECRUIT-2")
    table = basilica("Rw  Bw  Yw  Gw  .\nY  .  .  .  .", orders=ORDERS)
    table.white("O1R:a2")
    table.shows(builders="0:5")


@rule("BAS-ORD-RECRUIT-2")
def test_recruit_needs_an_unoccupied_vault():
    basilica("", orders=ORDERS).refuses("order 1", "BAS-ORD-RECRUIT-2")
    basilica("Rw  Bb  #  .  .", orders=ORDERS).refuses("order 1", "BAS-ORD-RECRUIT-2")


@rule("BAS-ORD-RECRUIT-3")
def test_the_opponent_recruits_beside_an_own_builder():
    table = basilica(
        """
        R   Bw  Y  G  .
        Yb  .   #  Bb .
        R   .   .  .  .
        """,
        orders=ORDERS,
    )
    table.white("O1R:c1")
    assert table.moves("$") == "a1 d1 a3 -"
    table.refuses("$c1", "BAS-ORD-RECRUIT-3")
    table.refuses("$c2", "BAS-ORD-RECRUIT-3")
    table.refuses("$e2", "BAS-ORD-RECRUIT-3")
    table.black("$a3")
    table.shows(
        """
        R   Bw  Yw G  .
        Yb  .   #  Bb .
        Rb  .   .  .  .
        """,
        builders="3:2",
    )


@rule("BAS-ORD-RECRUIT-3")
def test_a_vault_beside_the_active_player_alone_is_not_enough():
    table = basilica("Rw  B  Y  Gb  R", orders=ORDERS)
    table.white("O1R:c1")
    table.refuses("$b1", "BAS-ORD-RECRUIT-3")
    assert table.moves("$") == "e1 -"


@rule("BAS-ORD-RECRUIT-4")
def test_the_paid_part_is_judged_after_the_main_recruit():
    table = basilica("R  Bb  Y  .  .", orders=ORDERS)
    table.white("O1R:a1")
    assert table.moves("$") == "c1 -"
    table.refuses("$a1", "BAS-ORD-RECRUIT-3")
