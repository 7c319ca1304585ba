"""Cart and Boat (ORL-MOVE)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.games.orleans.game import ORLEANS

EMPTY = " ".join(f"{token.id}=." for token in ORLEANS.components.tokens())


@rule("ORL-MOVE-1")
def test_a_cart_goes_along_one_land_route():
    table = orleans("place:K", tokens=EMPTY)
    table.a("place CA1")
    assert table.options() == ["go L01", "go L07", "go L09", "stay"]
    table.refuses("go R01", "ORL-MOVE-1")
    table.refuses("go L02", "ORL-MOVE-1")
    table.a("go L09")
    assert table.field("a") == "BOU=-"
    assert table.asked() == "b draw"  # exactly one


@rule("ORL-MOVE-2")
def test_a_boat_goes_along_one_river_route():
    table = orleans("place:F", tokens=EMPTY)
    table.a("place BO1")
    assert table.options() == ["go R01", "go R03", "stay"]
    table.refuses("go L01", "ORL-MOVE-2")
    table.refuses("go R02", "ORL-MOVE-2")
    table.a("go R03")
    table.shows(a="BRI=-")
    assert table.asked() == "b draw"


@rule("ORL-MOVE-1", "ORL-MOVE-2", "ORL-MOVE-3")
@pytest.mark.parametrize("route", ORLEANS.components.route, ids=lambda route: route.id)
@pytest.mark.parametrize("back", [False, True], ids=["there", "back"])
def test_every_route_leads_both_ways(route, back: bool):
    ends = [route.a, route.b]
    start, end = ends[::-1] if back else ends
    cart = route.id.startswith("L")
    table = orleans("place:K" if cart else "place:F", seats=f"a:{start}=- b:ORL=-", tokens=EMPTY)
    table.a("place CA1" if cart else "place BO1", f"go {route.id}")
    table.shows(a=f"{end}=-")


@rule("ORL-MOVE-4", "ORL-AMB-58")
def test_an_item_on_the_route_may_be_taken_or_left():
    table = orleans("place:K")
    table.a("place CA1", "go L01")
    assert table.options() == ["take", "leave"]
    table.a("leave")
    table.shows(a="CHA=-")
    assert table.token("L01a") == "W"
    table = orleans("place:K")
    table.a("place CA1", "go L01", "take")
    table.shows(a="CHA=W")
    assert table.token("L01a") == "."


@rule("ORL-MOVE-4", "ORL-AMB-54")
def test_the_rosette_is_taken_like_a_good():
    table = orleans("place:F", seats="a:TOU=- b:ORL=-")
    table.a("place BO1", "go R05", "take")
    table.shows(a="BOU=R", ros=9)
    assert table.token("R05a") == "."


@rule("ORL-MOVE-5", "ORL-AMB-19", "ORL-AMB-36")
@pytest.mark.parametrize(("start", "first", "second"), [("CHA", "B", "S"), ("LEM", "S", "B")])
def test_items_are_met_one_by_one_in_the_order_of_travel(start: str, first: str, second: str):
    table = orleans("place:K", seats=f"a:{start}=- b:ORL=-", tokens="L02a=B L02b=S")
    table.a("place CA1", "go L02", "take")
    assert table.field("a") == f"{start}={first}"  # still on the way
    assert table.asked() == "a pickup"
    table.a("take")
    assert sorted(table.field("a").partition("=")[2]) == sorted(first + second)


@rule("ORL-MOVE-5", "ORL-AMB-19")
def test_both_items_may_be_taken_or_only_one():
    for moves, sack, left in (
        (["take", "leave"], "B", ".S"),
        (["leave", "take"], "S", "B."),
        (["take", "take"], "SB", ".."),
    ):
        table = orleans("place:K", seats="a:CHA=- b:ORL=-", tokens="L02a=B L02b=S")
        table.a("place CA1", "go L02", *moves)
        table.shows(a=f"LEM={sack}")
        assert table.token("L02a") + table.token("L02b") == left


@rule("ORL-MOVE-5")
def test_an_empty_token_space_is_passed_by():
    table = orleans("place:K", seats="a:CHA=- b:ORL=-", tokens="L02a=.")
    table.a("place CA1", "go L02")
    table.shows(frames="pickup:LEM:L02b")
    table.a("take")
    assert table.asked() == "b draw"


@rule("ORL-MOVE-6")
def test_a_taken_item_leaves_its_space_empty_until_the_round_ends():
    table = orleans("place:K", tokens="L01a=W")
    table.a("place CA1", "go L01", "take").b("draw red K", "place CA2", "go L01")
    table.shows(b="CHA=-")  # nothing to meet any more
    assert table.asked() == "a draw"
    assert table.token("L01a") == "."
    table.a("draw red K", "place BT")
    assert table.token("L01a") != "."


@rule("ORL-MOVE-7", "ORL-AMB-36")
def test_the_builder_arrives_after_the_last_item():
    table = orleans("place:K", seats="a:CHA=- b:ORL=-", order="E06")
    table.a("place CA1", "go L02", "take")
    table.shows(ord="E06", a="CHA=B")
    table.a("take")
    assert table.asked() == "a blueprint"
    table.shows(ord="-", a="LEM=BB")


@rule("ORL-MOVE-8")
def test_builders_never_block_anything():
    table = orleans("place:K", seats="a:ORL=- b:CHA=- c:CHA=- d:CHA=-", tokens="L01a=.")
    table.a("place CA1", "go L01")
    table.shows(a="CHA=-", b="CHA=-", c="CHA=-", d="CHA=-")


@rule("ORL-MOVE-9")
def test_reaching_a_place_has_no_effect_of_its_own():
    table = orleans("place:K", seats="a:ORL=WWWS b:ORL=-", tokens="L01a=.", workshops="WS1=- WS2=- WS3=-")
    before = [table.field(name) for name in ("CHA", "hg", "bp", "ros", "black")]
    table.a("place CA1", "go L01")
    assert [table.field(name) for name in ("CHA", "hg", "bp", "ros", "black")] == before
    assert table.asked() == "b draw"


@rule("ORL-AMB-59")
def test_a_builder_who_stays_picks_nothing_up():
    table = orleans("place:K")
    table.a("place CA1", "stay")
    table.shows(a="ORL=-", map="WBBWWSSSSWSBSWWWBRWS")
