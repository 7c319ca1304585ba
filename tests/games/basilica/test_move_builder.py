"""Order: Move Builder (BAS-ORD-MOVE)."""

from tests.games.basilica.table import basilica
from tests.rule import rule

ORDERS = "move scaffolding scaffolding"


@rule("BAS-ORD-MOVE-1")
def test_one_own_builder_takes_exactly_one_step():
    table = basilica(
        """
        Rw  B  Yb  G  .
        Y   .  .   .  .
        R   .  .   .  .
        """,
        orders=ORDERS,
    )
    assert table.moves("O1M:") == "a1>b1 a1>a2"
    table.white("O1M:a1>a2")
    table.shows(
        """
        R   B  Yb  G  .
        Yw  .  .   .  .
        R   .  .   .  .
        """,
        turn="w2",
    )


@rule("BAS-ORD-MOVE-1")
def test_a_builder_neither_stays_nor_runs_nor_belongs_to_the_opponent():
    table = basilica("Rw  B  Y  Gb  .", orders=ORDERS)
    table.refuses("O1M:a1>a1", "BAS-ORD-MOVE-1")
    table.refuses("O1M:a1>c1", "BAS-ORD-MOVE-1")
    table.refuses("O1M:d1>c1", "BAS-ORD-MOVE-1")
    table.refuses("O1M:b1>c1", "BAS-ORD-MOVE-1")


@rule("BAS-ORD-MOVE-2")
def test_a_builder_steps_neither_on_scaffolding_nor_on_nothing_nor_on_a_builder():
    table = basilica(
        """
        #  Bw  Yb  .  .
        Y  .   Bw  R  .
        """,
        orders=ORDERS,
    )
    table.refuses("O1M:b1>a1", "BAS-ORD-MOVE-1")
    table.refuses("O1M:b1>b2", "BAS-ORD-MOVE-1")
    table.refuses("O1M:b1>c1", "BAS-ORD-MOVE-1")
    table.refuses("O1M:c2>c1", "BAS-ORD-MOVE-1")
    assert table.moves("O1M:") == "c2>d2"
    assert basilica("#  Bw  Y  .  .\n.  Rb  .  .  .", orders=ORDERS).moves("O1M:") == "b1>c1"


@rule("BAS-ORD-MOVE-3")
def test_the_token_comes_along_and_glass_and_altar_stay():
    table = basilica("RwJs*+  B  .  .  .", edition="2022+ff", orders=ORDERS)
    table.white("O1M:a1>b1")
    table.shows("R*+  BwJs  .  .  .")


@rule("BAS-ORD-MOVE-3")
def test_a_builder_steps_onto_glass_and_altar():
    table = basilica("RwAm  B*+  .  .  .", edition="2022+ff", orders=ORDERS)
    table.white("O1M:a1>b1")
    table.shows("R  BwAm*+  .  .  .")


@rule("BAS-ORD-MOVE-4")
def test_move_is_executable_when_some_own_builder_can_step():
    for drawing in ("R  B  .  .  .", "Rw  .  B  .  .", "Rw  #  .  .  .", "Rw  Bb  Y  .  .", "Rw  Bw  .  .  ."):
        basilica(drawing, orders=ORDERS).refuses("order 1", "BAS-ORD-MOVE-4")
    assert "order 1" in basilica("Rw  Bw  Y  .  .", orders=ORDERS).options()


@rule("BAS-ORD-MOVE-1")
def test_the_reason_says_whether_the_builder_is_not_yours_or_cannot_move():
    table = basilica("Rw  B  Y  Gb  .\nYw  .  .  .  .", orders=ORDERS)
    table.white("order 1")
    table.refuses("move d1", "BAS-ORD-MOVE-1", "no-own-builder-there")
    table.refuses("move c1", "BAS-ORD-MOVE-1", "no-own-builder-there")
    table.refuses("move a2", "BAS-ORD-MOVE-1", "builder-cannot-move")
