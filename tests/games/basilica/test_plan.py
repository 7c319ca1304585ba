"""The plan and the pieces on it (BAS-GEO)."""

import pytest

from tests.games.basilica.table import WHITE, basilica
from tests.rule import rule
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.plan import cell_name, cell_named


@rule("BAS-GEO-1")
def test_the_plan_has_the_five_columns_a_to_e():
    table = basilica()
    assert table.moves("V1") == "a1 b1 c1 d1 e1"
    table.refuses("V1f1", "BAS-VAULT-2")


@rule("BAS-GEO-1")
def test_a_row_does_not_go_on_beyond_its_ends():
    table = basilica("""
        Y  .  .  .  R
        .  .  .  .  .
    """)
    assert table.moves("V1") == "b1 c1 d1 a2 e2"


@rule("BAS-GEO-2")
def test_rows_are_counted_from_the_board_and_never_end():
    table = basilica("#  .  .  .  .\n" * 40)
    table.white("V1a41")
    assert table.field("g").endswith("/Y2,4")
    assert table.field("g").count("/") == 40


@rule("BAS-GEO-1", "BAS-GEO-2")
def test_every_cell_is_found_by_its_name():
    for column in "abcde":
        for row in (1, 2, 9, 10, 11, 40):
            assert cell_name(cell_named(f"{column}{row}")) == f"{column}{row}"
    for name in ("", "a", "f1", "a0", "a01", "A1", "a-1", "1a", "a²"):
        assert cell_named(name) < 0


@rule("BAS-GEO-3")
def test_a_step_goes_across_an_edge_and_never_across_a_corner():
    table = basilica(
        """
        .  Y  B  R  .
        .  G  Yw B  .
        .  R  G  Y  .
        """,
        orders="move scaffolding scaffolding",
    )
    assert table.moves("O1M:c2>") == "c1 b2 d2 c3"


@rule("BAS-GEO-3")
def test_a_corner_neither_joins_an_area_nor_bars_a_wild_tile_nor_supports_a_vault():
    table = basilica(
        """
        YB .  .  .  .
        .  .  B  .  .
        .  B  .  .  .
        """,
        vaults="BR B R",
    )
    assert "b2" in table.moves("V1").split()
    assert "d3" not in table.moves("V2").split()
    assert table.areas() == ["blue c2", "blue b3"]


@rule("BAS-GEO-4")
def test_a_cell_holds_one_tile():
    table = basilica("R  #  .  .  .", orders="scaffolding recruit recruit")
    for cell in ("a1", "b1"):
        table.refuses(f"V1{cell}", "BAS-VAULT-2")
        table.refuses(f"O1S:{cell},c1", "BAS-ORD-SCAFFOLD-1")


@rule("BAS-GEO-5")
def test_builder_glass_and_altar_share_a_tile():
    table = basilica("R  B  .  .  .", edition="2022+ff", orders="recruit glass altar")
    table.white("O1R:a1", "O2G:a1", "O3A:a1,b1")
    table.shows("Rw*+  B+  .  .  .")


@rule("BAS-GEO-5")
def test_a_tile_has_one_builder_one_glass_and_one_altar_at_most():
    table = basilica("Rw*+  Bw  Y+  .  .", edition="2022+ff", orders="recruit glass altar")
    table.refuses("O1R:a1", "BAS-ORD-RECRUIT-1")
    table.refuses("O2G:a1", "BAS-ORD-GLASS-1")
    table.refuses("O3A:a1,b1", "BAS-ALTAR-1")


@rule("BAS-GEO-6")
def test_a_tile_shows_one_colour_or_two_different_ones():
    for tile in BASILICA.components.tile:
        letters = tile.id.rstrip("0123456789")
        assert [colour[0].upper() for colour in tile.colours] == list(letters)
        assert len(letters) in (1, 2)


@rule("BAS-GEO-6")
@pytest.mark.parametrize("tile", [tile.id for tile in BASILICA.components.tile if tile.id != "YB1"])
def test_a_tile_in_two_colours_is_wild_and_one_in_one_colour_is_not(tile: str):
    table = basilica("YB1  .  .  .  .", edition="2022+ff", vaults=f"{tile} B R")
    assert ("b1" in table.moves("V1").split()) == (len(tile.rstrip("0123456789")) == 1)
    assert table.areas() == []


@rule("BAS-GEO-7")
def test_glass_and_altars_do_not_occupy_a_tile():
    table = basilica("R*  B+  Y*+  Gb  .", edition="2022+ff", orders="recruit confuse move")
    assert table.moves("O1R:") == "a1 b1 c1"


@rule("BAS-GEO-8")
def test_a_vault_is_placed_in_one_way_on_each_cell():
    table = basilica("R  .  .  .  .", vaults="YB B R")
    assert table.moves("V1") == table.moves("V2") == "b1 c1 d1 e1 a2"


@rule("BAS-GEO-9")
def test_an_order_side_shows_the_colours_of_its_vault():
    table = basilica("Bw  Y  .  .  .", orders="YG2 BR3 R3", stack="G7")
    seen = table.seen_by(WHITE)
    assert [order.colours for order in seen.order_slots] == [["yellow", "green"], ["blue", "red"], ["red"]]
    assert seen.top.colours == ["green"]
    table.white("V1c1")
    assert table.seen_by(WHITE).vault_slots[0].colours == ["yellow", "green"]


@rule("BAS-GEO-9")
def test_the_colour_of_an_order_side_has_no_influence_on_the_order():
    boards = []
    for tile in ("Y10", "B10", "YR3", "YG3"):
        table = basilica("R1  G1  Y1  B1  .", orders=f"{tile} scaffolding scaffolding")
        assert table.moves("O1D:") == "a1 b1 c1 d1"
        table.white("O1D:c1")
        boards.append(table.field("g"))
    assert boards == ["R1,G1,1,B1,1"] * 4
