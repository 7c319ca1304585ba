"""Rewards (ORL-REW)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule


@rule("ORL-REW-1", "ORL-AMB-33")
def test_a_blueprint_is_picked_blind_and_resolved_at_once():
    table = orleans("blueprint", blueprints="sSRmSSSSSRRM", sections=1, monks=5)
    assert table.options() == [f"blueprint {slot}" for slot in (2, 3, 5, 6, 7, 8, 9, 10, 11, 12)]
    table.refuses("blueprint 1", "ORL-REW-1")
    table.refuses("blueprint 4", "ORL-REW-1")
    table.a("blueprint 3")
    table.shows(bp="sSrmSSSSSRRM", frames="rosette")


@rule("ORL-REW-2", "ORL-CATH-2")
def test_a_section_is_built():
    table = orleans("rewards:S>market:1", seats="a:ORL=W b:CHA=-", sections=2)
    table.shows(sections="S3", frames="market:1")


@rule("ORL-REW-3", "ORL-REW-6")
def test_a_rosette_for_the_active_seat_or_another_one():
    table = orleans("rosette", seats="a:ORL=W b:CHA=- c:TOU=-")
    assert table.options() == ["keep", "give b", "give c", "forgo"]
    kept = orleans("rosette", seats="a:ORL=W b:CHA=- c:TOU=-")
    kept.a("keep")
    kept.shows(a="ORL=WR", ros=8)
    given = orleans("rosette", seats="a:ORL=W b:CHA=- c:TOU=-")
    given.a("give c")
    given.shows(c="TOU=R", a="ORL=W", ros=8)
    given = orleans("rosette", seats="a:ORL=W b:CHA=- c:TOU=-")
    given.refuses("give a", "ORL-REW-3")
    given.refuses("give d", "ORL-REW-3")


@rule("ORL-REW-4", "ORL-AMB-57")
@pytest.mark.parametrize(("bag", "red", "blue"), [("red", "K6A3T3M3", "F6A3T3M2"), ("blue", "K6A3T3M2", "F6A3T3M3")])
def test_a_monk_for_the_red_or_the_blue_bag(bag: str, red: str, blue: str):
    table = orleans("monk")
    assert table.options() == ["monk red", "monk blue"]
    table.a(f"monk {bag}")
    table.shows(red=red, blue=blue, mon=5)


@rule("ORL-REW-4", "ORL-AMB-57")
def test_a_monk_may_go_into_an_empty_bag_and_be_drawn_in_the_same_round():
    town = "CA1=K,CA2=K,CA3=K,MK2=K,FE1=K,CA4=A,MK1=T,GF1=M,GF2=M,BO3=A,BO4=A,MK3=T,MK4=T,FE2=K"
    table = orleans("monk", town=town)
    table.shows(red="-")
    table.a("monk red").b("draw red M")
    table.shows(red="-", frames="place:M")


@rule("ORL-REW-5", "ORL-AMB-26")
def test_another_seat_needs_room_and_the_active_one_may_swap():
    table = orleans("rosette", seats="a:ORL=WWSBR b:CHA=WWWSS c:TOU=-")
    assert table.options() == ["swap W", "swap S", "swap B", "give c", "forgo", "rest"]
    table.refuses("give b", "ORL-REW-5")
    table.refuses("keep", "ORL-SACK-1")
    table.refuses("swap R", "ORL-SACK-5")
    table.a("swap B", "end")
    table.shows(a="ORL=WWSRR")


@rule("ORL-REW-6", "ORL-AMB-55")
def test_only_a_rosette_may_be_declined():
    table = orleans("rosette")
    table.a("forgo")
    table.shows(ros=9, a="ORL=-")
    for frames in ("monk", "blueprint"):
        other = orleans(frames)
        other.refuses("forgo", "ORL-REW-6")
        assert "forgo" not in other.options()


@rule("ORL-REW-7", "ORL-AMB-10")
def test_a_rosette_that_is_not_there_is_lost_and_later_rewards_are_paid():
    table = orleans("rewards:RS>market:1", seats="a:ORL=WRRRR b:CHA=RRRRR", rosettes=0).listen()
    table.shows(sections="S1", ros=0, frames="market:1")


@rule("ORL-REW-7", "ORL-AMB-11")
def test_a_monk_that_is_not_there_is_lost():
    table = orleans("rewards:MS>market:1", seats="a:ORL=W b:CHA=-", monks=0)
    table.shows(sections="S1", mon=0, frames="market:1")


@rule("ORL-REW-7")
def test_a_second_rosette_is_lost_if_the_first_was_the_last():
    table = orleans("rosette>rewards:R", seats="a:ORL=RRRR b:CHA=RRRR", rosettes=1)
    table.a("keep")
    assert table.asked() == "a end"
    table.shows(a="ORL=RRRRR", ros=0)


@rule("ORL-REW-7", "ORL-REST-5")
def test_the_supply_may_run_out_while_somebody_rests():
    # The blueprint of the rest is the last rosette; the reward that was being decided on is lost then.
    table = orleans(
        "rosette", seats="a:ORL=WWWSS b:CHA=RRRRR c:TOU=RRR", rosettes=1, blueprints="RRRSSSSSSSMM", tokens="R05a=R"
    )
    table.a("rest", "blueprint 1", "keep")
    assert table.asked() == "b draw"
    table.shows(a="ORL=R", ros=0)


@rule("ORL-REW-8", "ORL-AMB-27")
def test_rewards_belong_to_the_active_seat_no_matter_who_delivered_before():
    table = orleans("market:1", seats="a:CHA=WW b:CHA=S", workshops="WS2=WWS WS1=- WS3=-", active="b")
    table.b("deliver S>CHA")
    assert table.asked() == "b rosette"
    table.b("keep")
    table.shows(b="CHA=R", a="CHA=WW")


@rule("ORL-REW-3", "ORL-REW-6")
def test_if_nobody_has_room_for_a_rosette_and_nothing_else_can_be_done_it_stays():
    table = orleans(
        "rosette>market:1",
        seats="a:ORL=RRRRR b:CHA=WWSSB",
        blueprints="sssssssrrrmm",
        sections=7,
        rosettes=4,
    )
    assert table.asked() == "b draw"
    table.shows(ros=4, a="ORL=RRRRR")
