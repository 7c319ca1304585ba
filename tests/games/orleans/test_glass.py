"""Glass Foundry and Glass Painting (ORL-GLASS)."""

from tests.games.orleans.table import orleans
from tests.rule import rule


@rule("ORL-GLASS-1")
def test_the_foundry_gives_a_rosette_from_the_supply():
    table = orleans("place:M", seats="a:ORL=W b:ORL=-")
    table.a("place GF1")
    assert table.options() == ["take", "stay"]
    table.a("take")
    table.shows(a="ORL=WR", ros=8)
    assert table.asked() == "b draw"


@rule("ORL-GLASS-2")
def test_a_full_knapsack_swaps_rests_or_refrains_at_the_foundry():
    table = orleans("place:M", seats="a:ORL=WWSBR b:ORL=-")
    table.a("place GF2")
    assert table.options() == ["swap W", "swap S", "swap B", "stay", "rest"]
    table.refuses("take", "ORL-SACK-1")
    table.refuses("swap R", "ORL-SACK-5")
    table.a("swap S", "end")
    table.shows(a="ORL=WWBRR")
    rested = orleans("place:M", seats="a:ORL=WWSBR b:ORL=-")
    rested.a("place GF2", "rest", "blueprint 1", "take")
    rested.shows(a="ORL=R", ros=8)


@rule("ORL-GLASS-3", "ORL-AMB-10")
def test_an_empty_supply_has_no_effect():
    table = orleans("foundry", seats="a:ORL=WRRRR b:ORL=RRRRR", rosettes=0)
    assert table.options() == ["stay", "rest"]
    table.refuses("swap W", "ORL-GLASS-3")
    room = orleans("foundry", seats="a:ORL=RRRR b:ORL=RRRRR", rosettes=0)
    assert room.asked() == "b draw"


@rule("ORL-GLASS-4")
def test_painting_returns_a_rosette_then_turns_a_blueprint():
    table = orleans("place:M", seats="a:ORL=WRR b:ORL=-").listen()
    table.shows(ros=7)
    table.a("place GP1")
    assert table.options() == ["paint", "stay"]
    table.a("paint")
    table.shows(a="ORL=WR", ros=8, frames="blueprint")
    table.a("blueprint 4")
    table.shows(bp="SSSsSSSRRRMM", sections="S1")
    assert table.story() == ["follower_placed", "rosette_painted", "blueprint_turned", "section_built"]


@rule("ORL-GLASS-5", "ORL-AMB-12")
def test_painting_needs_a_rosette_and_a_blueprint():
    without = orleans("place:M", seats="a:ORL=W b:ORL=RR")
    without.a("place GP1")
    assert without.asked() == "b draw"
    asked = orleans("paint", seats="a:ORL=WWSSB b:ORL=R")
    asked.refuses("paint", "ORL-GLASS-5")
    none = orleans("place:M", seats="a:ORL=R b:ORL=-", blueprints="sssssssrrrmm", sections=7)
    none.a("place GP1")
    assert none.asked() == "b draw"
    none.shows(a="ORL=R", ros=8)  # it is kept


@rule("ORL-GLASS-6")
def test_one_rosette_for_each_monk():
    table = orleans("place:M", seats="a:ORL=RR b:ORL=-")
    table.a("place GP2", "paint", "blueprint 1")
    assert table.asked() == "b draw"
    table.shows(a="ORL=R")


@rule("ORL-GLASS-6", "ORL-PLACE-12")
def test_two_monks_paint_two():
    table = orleans("place:M", seats="a:ORL=R b:ORL=R")
    table.a("place GP2", "paint", "blueprint 1").b("draw blue M", "place GP1", "paint", "blueprint 2")
    table.shows(sections="S2")
