"""Workshops (ORL-WORK)."""

from tests.games.orleans.table import orleans
from tests.rule import rule


@rule("ORL-WORK-1")
def test_delivered_items_stay_on_the_tile():
    table = orleans("market:2", seats="a:CHA=WS b:ORL=-")
    black = table.field("black")
    table.a("deliver W>CHA", "deliver S>CHA")
    table.shows(CHA="WS1=WS", a="CHA=-", black=black)
    assert table.seen().workshops[0].delivered == ["wood", "stone"]


@rule("ORL-WORK-2", "ORL-AMB-43")
def test_deliveries_of_all_seats_count_together_across_turns_and_rounds():
    table = orleans("market:2", seats="a:CHA=WW b:CHA=WS", workshops="WS1=- WS2=- WS3=-")
    table.a("deliver W>CHA", "deliver W>CHA")
    table.b("draw red K", "place BT")
    table.shows(round="R2", CHA="WS1=WW")
    table.a("draw red K", "place FE1").b("draw red T", "place MK1", "deliver W>CHA", "deliver S>CHA")
    table.shows(sections="S1")


@rule("ORL-WORK-3")
def test_the_order_is_fulfilled_with_the_last_item_and_not_before():
    table = orleans("market:2", seats="a:CHA=WS b:ORL=-", workshops="WS1=WW WS2=- WS3=-")
    table.a("deliver W>CHA")
    table.shows(sections="S0", CHA="WS1=WWW")
    table.a("deliver S>CHA")
    table.shows(sections="S1")


@rule("ORL-WORK-4", "ORL-AMB-31")
def test_first_the_rewards_then_the_items_go_back_then_the_tile_is_turned():
    table = orleans("market:2", seats="a:CHA=SB b:ORL=-", workshops="WS2=WWS WS1=- WS3=-").listen()
    black = table.field("black")
    table.a("deliver S>CHA")
    table.shows(CHA="WS2=WWSS", black=black, frames="rosette>return:CHA>market:1")  # still there
    table.a("forgo")
    table.shows(CHA="WS2=x")
    assert table.story() == ["delivered", "order_completed", "section_built", "rosette_forgone", "tile_cleared"]
    assert table.field("black") != black


@rule("ORL-WORK-4", "ORL-AMB-31")
def test_rosettes_on_the_tile_cannot_pay_its_own_reward():
    # All ten rosettes are out, two of them on the tile: its blueprint is a rosette, and that reward is lost.
    table = orleans(
        "market:1",
        seats="a:CHA=RRRRR b:ORL=RR",
        workshops="WS6=WR WS1=- WS3=-",
        rosettes=0,
        blueprints="RRRSSSSSSSMM",
        tokens="R05a=R",
        hour_glass="HG5=R",
        coming="-",
    )
    table.a("deliver R>CHA", "blueprint 1")
    table.shows(CHA="WS6=x", sections="S1", ros=2, a="CHA=RRRR", b="ORL=RR")
    assert table.asked() == "b draw"


@rule("ORL-WORK-4")
def test_goods_go_to_the_black_bag_and_rosettes_to_the_supply():
    table = orleans("market:1", seats="a:CHA=R b:ORL=-", workshops="WS7=WWB WS1=- WS3=-")
    table.shows(black="W5S5B5", ros=8)
    table.a("deliver R>CHA", "blueprint 1")
    table.shows(black="W7S5B6", ros=9, CHA="WS7=x")


@rule("ORL-WORK-5", "ORL-AMB-44", "ORL-AMB-60")
def test_a_turned_workshop_accepts_nothing_and_is_not_replaced():
    table = orleans("market:2", seats="a:CHA=WS b:ORL=-", workshops="WS1=x WS2=- WS3=-", sections=1)
    table.refuses("deliver W>CHA", "ORL-MARKET-6")
    assert not any("CHA" in option for option in table.options())
    table.a("done").b("draw red K", "place BT")
    table.shows(CHA="WS1=x", round="R2")
    # its place stays an ordinary place
    travel = orleans("place:K", seats="a:ORL=- b:ORL=-", workshops="WS1=x WS2=- WS3=-", tokens="L01a=.", sections=1)
    travel.a("place CA1", "go L01")
    travel.shows(a="CHA=-")
