"""The market place (ORL-MARKET)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule

THREE = "a:ORL=WSB b:CHA=- c:TOU=-"


@rule("ORL-MARKET-1", "ORL-MARKET-9", "ORL-AMB-7")
def test_none_one_or_two_deliveries():
    none = orleans("place:T", seats=THREE)
    none.a("place MK1", "done")
    none.shows(a="ORL=WSB")
    one = orleans("place:T", seats=THREE)
    one.a("place MK1", "deliver W>b", "done")
    one.shows(a="ORL=SB", b="CHA=W")
    two = orleans("place:T", seats=THREE)
    two.a("place MK1", "deliver W>b", "deliver S>b")
    two.shows(a="ORL=B", b="CHA=WS")
    assert two.asked() == "b draw"  # it closes by itself


@rule("ORL-MARKET-1")
def test_only_from_the_own_knapsack():
    table = orleans("market:2", seats="a:ORL=W b:CHA=SB c:TOU=-")
    assert not any("S>" in option or "B>" in option for option in table.options())
    table.refuses("deliver S>c", "ORL-MARKET-1")
    table.refuses("deliver B>hg", "ORL-MARKET-1")


@rule("ORL-MARKET-2", "ORL-MARKET-4", "ORL-MARKET-5")
def test_to_the_hour_glass_a_workshop_or_another_seat():
    table = orleans(
        "market:2", seats="a:BOU=WS b:CHA=- c:TOU=-", workshops="WS1=- WS2=- WS3=-", hour_glass="HG4=-", coming="-"
    )
    assert table.options() == [
        "deliver W>hg",
        "deliver W>BOU",
        "deliver W>b",
        "deliver W>c",
        "deliver S>hg",
        "deliver S>BOU",
        "deliver S>b",
        "deliver S>c",
        "done",
    ]
    table.a("deliver W>hg", "deliver S>BOU")
    table.shows(hg="HG4=W", BOU="WS3=S", a="BOU=-")


@rule("ORL-MARKET-2")
def test_not_to_oneself_and_not_to_somebody_who_does_not_play():
    table = orleans("market:2", seats="a:ORL=W b:CHA=-")
    table.refuses("deliver W>a", "ORL-MARKET-2")
    table.refuses("deliver W>c", "ORL-MARKET-2")


@rule("ORL-MARKET-2", "ORL-HOUR-4")
def test_not_to_an_hour_glass_that_is_not_there():
    table = orleans("market:2", seats="a:ORL=W b:CHA=-", hour_glass="-")
    table.refuses("deliver W>hg", "ORL-MARKET-2")
    assert table.options() == ["deliver W>b", "done"]


@rule("ORL-MARKET-3")
@pytest.mark.parametrize(
    ("place", "allowed"), [("CHA", "CHA"), ("TOU", "TOU"), ("BOU", "BOU"), ("ORL", ""), ("LEM", "")]
)
def test_to_a_workshop_only_where_the_own_builder_stands(place: str, allowed: str):
    table = orleans("market:2", seats=f"a:{place}=WS b:CHA=- c:TOU=- d:BOU=-")
    for workshop in ("CHA", "TOU", "BOU"):
        if workshop == allowed:
            assert table.offers(f"deliver W>{workshop}", f"deliver S>{workshop}")
        else:
            table.refuses(f"deliver W>{workshop}", "ORL-MARKET-3")


@rule("ORL-MARKET-4")
@pytest.mark.parametrize("place", ["ORL", "MON", "LOC", "CHX", "LEM"])
def test_to_the_hour_glass_and_to_others_from_anywhere(place: str):
    table = orleans("market:2", seats=f"a:{place}=W b:SAN=-")
    assert table.options() == ["deliver W>hg", "deliver W>b", "done"]


@rule("ORL-MARKET-5")
def test_both_deliveries_may_be_alike():
    table = orleans("market:2", seats="a:ORL=WW b:CHA=-", hour_glass="HG1=-")
    table.a("deliver W>hg", "deliver W>hg")
    table.shows(hg="HG1=WW", a="ORL=-")


@rule("ORL-MARKET-6", "ORL-AMB-45")
def test_an_order_accepts_only_what_it_still_needs():
    table = orleans("market:2", seats="a:CHA=WSBR b:ORL=-", workshops="WS1=WWW WS2=- WS3=-", hour_glass="HG1=WW")
    assert table.options() == [
        "deliver W>b",
        "deliver S>CHA",
        "deliver S>b",
        "deliver B>hg",
        "deliver B>b",
        "deliver R>b",
        "done",
    ]
    for move in ("deliver W>CHA", "deliver W>hg", "deliver B>CHA", "deliver R>CHA", "deliver S>hg"):
        table.refuses(move, "ORL-MARKET-6")


@rule("ORL-MARKET-7", "ORL-AMB-24", "ORL-AMB-25")
def test_a_gift_needs_room_and_cannot_be_refused():
    table = orleans("market:2", seats="a:ORL=W b:CHA=WWSSB c:TOU=WSBB")
    assert table.options() == ["deliver W>hg", "deliver W>c", "done"]
    table.refuses("deliver W>b", "ORL-MARKET-7")
    table.a("deliver W>c")
    table.shows(c="TOU=WWSBB")
    assert table.asked() == "b draw"  # c was not asked


@rule("ORL-MARKET-8", "ORL-AMB-46")
def test_the_first_delivery_is_settled_before_the_second_is_chosen():
    # The rosette that the first delivery brings can be delivered by the second.
    table = orleans(
        "market:2", seats="a:CHA=S b:ORL=-", workshops="WS2=WWS WS1=- WS3=-", hour_glass="HG5=WB", coming="-"
    )
    table.a("deliver S>CHA")
    table.shows(frames="rosette>return:CHA>market:1", sections="S1")
    table.a("keep")
    assert table.options() == ["deliver R>hg", "deliver R>b", "done"]
    table.shows(CHA="WS2=x")
    table.a("deliver R>hg")
    table.shows(sections="S2", hg="-")


@rule("ORL-MARKET-9")
def test_a_player_with_nothing_left_to_deliver_is_done():
    table = orleans("market:2", seats="a:ORL=W b:CHA=-").listen()
    table.a("deliver W>b")
    assert table.asked() == "b draw"
    assert table.story()[-1] == "market_closed"


@rule("ORL-MARKET-10")
def test_what_is_delivered_stays_there():
    table = orleans("market:2", seats="a:CHA=WW b:ORL=-")
    table.a("deliver W>CHA", "done").b("draw red T", "place MK1")
    assert table.asked() == "a draw"
    table.shows(CHA="WS1=W")
    assert not any("CHA" in option for option in table.options())
