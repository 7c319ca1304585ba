"""Rest (ORL-REST)."""

import pytest

from tests.games.orleans.table import NOTATION, at, orleans
from tests.rule import rule
from triforium.games.orleans.counts import size_of

FULL = "a:ORL=WWSBR b:CHA=-"


@rule("ORL-REST-1", "ORL-AMB-22")
@pytest.mark.parametrize(
    ("sack", "may"), [("WWSB", False), ("WWSBR", True), ("RRRRR", True), ("SSSSS", True), ("-", False)]
)
def test_only_a_full_knapsack_may_rest(sack: str, may: bool):
    table = orleans("draw", seats=f"a:ORL={sack} b:CHA=-")
    assert table.offers("rest") == may
    if not may:
        table.refuses("rest", "ORL-REST-1")


@rule("ORL-REST-2")
def test_a_rest_uses_no_follower_no_space_and_no_action():
    table = orleans("place:K", seats=FULL)
    table.a("rest", "blueprint 1")
    assert table.asked() == "a place"
    table.shows(frames="place:K", town="-")
    table.a("place CA1", "go L01", "take")
    table.shows(a="CHA=W")


@rule("ORL-REST-3", "ORL-SACK-4")
def test_all_five_items_go_back_then_a_blueprint_is_turned():
    table = orleans("draw", seats=FULL, blueprints="SSSSSSSRRRMM")
    table.shows(black="W5S4B5", ros=8)
    table.a("rest")
    table.shows(a="ORL=-", black="W7S5B6", ros=9, frames="blueprint>draw")
    table.a("blueprint 7")
    table.shows(sections="S1", bp="SSSSSSsRRRMM", frames="draw")


@rule("ORL-REST-4", "ORL-AMB-20")
@pytest.mark.parametrize(
    "frames",
    [
        "draw",
        "place:K",
        "move:land",
        "move:river",
        "pickup:CHA:L01a",
        "market:2",
        "market:1",
        "foundry",
        "paint",
        "rosette",
        "end",
    ],
)
def test_rest_is_offered_last_at_every_decision_of_the_turn(frames: str):
    table = orleans(frames, seats=FULL)
    assert table.asked() == f"a {frames.partition(':')[0]}"
    assert table.options()[-1] == "rest"
    assert table.options().count("rest") == 1


@rule("ORL-REST-4", "ORL-AMB-20")
@pytest.mark.parametrize("frames", ["monk", "blueprint"])
def test_rest_is_not_offered_where_it_could_change_nothing(frames: str):
    table = orleans(frames, seats=FULL)
    assert "rest" not in table.options()
    table.refuses("rest", "ORL-REST-4")


@rule("ORL-REST-5", "ORL-RES-4")
def test_after_the_rest_the_same_is_asked_with_new_options():
    table = orleans("place:K", seats="a:ORL=SSSBR b:CHA=-")
    table.a("place CA1", "go L01")
    assert table.options() == ["swap S", "swap B", "swap R", "leave", "rest"]
    table.a("rest", "blueprint 1")
    assert table.options() == ["take", "leave"]
    market = orleans("market:2", seats=FULL)
    assert market.offers("deliver W>hg", "rest")
    market.a("rest", "blueprint 1")
    assert market.asked() == "b draw"  # nothing is left to deliver, so it closes
    foundry = orleans("foundry", seats=FULL)
    foundry.a("rest", "blueprint 1")
    assert foundry.options() == ["take", "stay"]
    reward = orleans("rosette", seats=FULL)
    reward.a("rest", "blueprint 1")
    assert reward.options() == ["keep", "give b", "forgo"]


@rule("ORL-REST-5")
def test_a_rest_before_painting_takes_the_rosette_away():
    table = orleans("paint", seats=FULL)
    table.a("rest", "blueprint 1")
    assert table.asked() == "b draw"
    table.shows(ros=9)


@rule("ORL-REST-6", "ORL-AMB-23")
def test_several_rests_in_one_turn():
    # Five rosettes one after another: a rest is due, and the blueprint of that rest is not the end of it.
    table = orleans("rosette>rewards:RRRR>market:1", seats="a:CHA=WSSB b:ORL=-", blueprints="SSSSSSSRRRMM")
    table.a("keep", "rest", "blueprint 1", "keep", "keep", "keep", "keep")
    table.shows(a="CHA=RRRR", sections="S1")
    again = orleans("pickup:LEM:L02a,L02b", seats="a:CHA=WWSS b:ORL=-")
    again.a("take")
    assert again.offers("rest")
    again.a("rest", "blueprint 1")
    assert again.options() == ["take", "leave"]


@rule("ORL-REST-7", "ORL-AMB-12")
def test_a_rest_needs_a_blueprint():
    table = orleans("draw", seats=FULL, blueprints="sssssssrrrmm", sections=7)
    assert table.options() == ["draw red", "draw blue"]
    table.refuses("rest", "ORL-REST-7")
    last = orleans("draw", seats=FULL, blueprints="sssssssrrrmM", sections=7)
    assert last.offers("rest")


@rule("ORL-REST-8", "ORL-AMB-21")
def test_a_seat_that_is_not_active_cannot_rest():
    table = orleans("market:2", seats="a:ORL=WW b:CHA=WSBR")
    table.a("deliver W>b")
    table.shows(b="CHA=WWSBR")
    assert table.asked() == "a market"
    table.refuses("rest", "ORL-REST-1")
    table.a("done")
    assert table.asked() == "b draw"
    assert table.offers("rest")


@rule("ORL-REST-9", "ORL-BELL-1")
def test_no_rest_after_the_bell():
    table = orleans("place:K", seats=FULL)
    table.a("place BT")
    table.shows(round="R2", active="b")
    assert table.field("a") == "ORL=WWSBR"


@rule("ORL-AMB-9", "ORL-REST-4")
def test_forced_to_the_bell_in_round_three_a_rest_may_still_win():
    town = "CA1=K,CA2=K,CA3=K,MK2=K,FE1=A,FE2=F"
    table = orleans("place:K", seats=FULL, town=town, round_number=3, sections=7)
    assert table.options() == ["place BT", "rest"]
    table.a("rest", "blueprint 2")
    table.shows(frames="won", sections="S8")


@rule("ORL-AMB-8", "ORL-BELL-12")
def test_once_the_bell_rings_in_round_three_it_is_too_late():
    town = "CA1=K,CA2=K,CA3=K,MK2=K,FE1=A,FE2=F"
    table = orleans("place:K", seats=FULL, town=town, round_number=3, sections=7)
    table.a("place BT")
    table.shows(frames="lost", a="ORL=WWSBR", sections="S7")


@rule("ORL-REST-4", "ORL-END-1", "ORL-COMP-4")
@pytest.mark.parametrize("options", ["", "bag_ledger=full"])
def test_a_game_won_by_a_rest_with_a_follower_in_hand_can_be_written_and_read(options: str):
    table = orleans("place:K", seats=FULL, sections=7, options=options)
    table.a("rest", "blueprint 1")
    assert table.asked() == "nobody"
    seen = NOTATION.write_view(table.state, 1)  # the Knight in hand is in no field any more
    assert ("red:#13 blue:#14" in seen) == (options == "")
    again = at(seen)
    assert again.state.over
    assert NOTATION.write_view(again.state, 1) == seen
    assert (size_of(again.state.red), size_of(again.state.blue)) == (13, 14)
