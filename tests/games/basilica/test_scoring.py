"""Majority and points (BAS-SCORE)."""

import itertools

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule


@rule("BAS-SCORE-1")
def test_an_area_without_builders_gives_nothing_to_anybody():
    table = basilica("R*  R  B  .  .", queen=9, vaults="G^ B R")
    assert table.points() == "0:0"
    table.white("V1d1")
    table.shows(score="0:0")


@rule("BAS-SCORE-2", "BAS-SCORE-5")
def test_the_player_with_more_builders_gets_the_value_of_the_area():
    table = basilica("Rw  Rw  Rb  R  .")
    assert table.points() == "4:1"
    table = basilica("Rw  Rb  Rb  R  .")
    assert table.points() == "1:4"


@rule("BAS-SCORE-2", "BAS-SCORE-5")
def test_points_are_added_to_the_score():
    table = basilica("Rw  Rw  Rb  R  .", queen=9, vaults="G^ B R", score="7:3")
    table.white("V1e1")
    table.shows(score="11:4")


@rule("BAS-SCORE-3")
def test_with_equal_strength_nobody_gets_anything_whatever_lies_there():
    assert basilica("Rw*  RbAm  R*  .  .").points() == "0:0"
    assert basilica("RwMa  Rb  Rb  .  .").points() == "0:0"
    assert basilica("Rw  Rw  Rb  Rb  R").points() == "0:0"


@rule("BAS-SCORE-4")
@pytest.mark.parametrize(
    ("drawing", "value"),
    [
        ("Rw  R  R  .  .", 3),
        ("RwAm  R  R  .  .", 6),
        ("Rw*  R*  R  .  .", 7),
        ("RwAm*  R  R*  .  .", 10),  # glass is added after doubling
        ("RwAm*  R*+  R+  .  .", 12),
    ],
)
def test_the_value_is_the_number_of_tiles_doubled_by_an_architect_plus_glass(drawing: str, value: int):
    table = basilica(drawing, edition="2022+ff")
    assert table.value("a1") == value
    assert table.points() == f"{value}:0"


@rule("BAS-SCORE-6")
def test_the_other_player_gets_one_point_for_each_head():
    assert basilica("Rw  Rw  Rw  Rb  Rb").points() == "5:2"
    assert basilica("Rw  Rw  Rw  RbMs  .").points() == "4:1"  # strength 2, one head
    assert basilica("RwAm  Rw  Rb*  .  .").points() == "8:1"  # neither doubled nor glazed


@rule("BAS-SCORE-7")
def test_the_loser_of_a_tie_against_a_strongman_gets_points_for_heads_too():
    assert basilica("RwSj  Rw  Rb  RbMs  .").points() == "2:4"
    assert basilica("RwSj  Rw  Rb  Rb  .").points() == "4:2"


@rule("BAS-SCORE-8")
def test_glass_goes_to_the_majority_no_matter_who_placed_it():
    assert basilica("Rw*  Rb  Rb  .  .").points() == "1:5"


@rule("BAS-SCORE-8")
def test_in_a_tie_glass_is_lost_for_this_scoring_and_stays():
    table = basilica(
        """
        R   B  .  .  .
        R   .  .  .  .
        Rw* Rb .  .  .
        """,
        queen=9,
        vaults="G^ B R",
    )
    table.white("V1c1")
    table.shows("R*  R  .  .  .", score="0:0")


@rule("BAS-SCORE-9")
def test_what_stands_on_a_tile_of_two_areas_counts_fully_in_both():
    assert basilica("Y  YBw  B  .  .").points() == "4:0"
    assert basilica("Y  YBw*  B  .  .").points() == "8:0"
    assert basilica("Y  YBwAm  B  .  .").points() == "8:0"
    assert basilica("Yb  YBwMa  Bb  .  .").points() == "4:2"
    assert basilica("Yb  YBwSj  Bb  .  .").points() == "4:2"


@rule("BAS-SCORE-10")
def test_alone_one_builder_has_the_majority():
    assert basilica("Rw  R  R  R  R").points() == "5:0"
    assert basilica("R  R  R  R  Rb").points() == "0:5"


@rule("BAS-SCORE-11")
def test_the_score_is_a_plain_number_that_never_wraps_round():
    table = basilica("Rw  R  R  Bb  .", queen=9, vaults="G^ B R", score="88:59")
    table.white("V1e1")
    table.shows(score="91:60")
    assert table.state.scores() == [91, 60]


def colour_by_colour(drawing: str, colours: tuple[str, ...]) -> str:
    """The same drawing in other colours."""
    return drawing.translate(str.maketrans("YBRG", "".join(colours)))


@rule("BAS-SCORE-12")
@pytest.mark.parametrize("colours", list(itertools.permutations("YBRG")))
def test_the_order_of_areas_has_no_effect(colours: tuple[str, ...]):
    drawing = """
        YwAm  Y   Bw   B   Rb*
        G     Yb  BbMs Gw  R
        Gb    G   B    G   RbSj
    """
    assert basilica(colour_by_colour(drawing, colours), vaults="YB RG YG").points() == "3:12"


@rule("BAS-SCORE-12")
def test_left_and_right_and_white_and_black_are_alike():
    drawing = """
        YwAm  Y   Bw   B   Rb*
        G     Yb  BbMs Gw  R
    """
    points = basilica(drawing).points()
    mirrored = "\n".join("  ".join(reversed(row.split())) for row in drawing.strip().split("\n"))
    assert basilica(mirrored).points() == points
    exchanged = drawing.translate(str.maketrans("wb", "bw"))
    assert basilica(exchanged).points() == ":".join(reversed(points.split(":")))
