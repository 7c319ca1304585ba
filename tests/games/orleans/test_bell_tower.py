"""The Bell Tower and the end of a round (ORL-BELL)."""

import pytest

from tests.games.orleans.table import FULL_MAP, orleans
from tests.rule import rule


@rule("ORL-BELL-1", "ORL-BELL-11", "ORL-AMB-50")
@pytest.mark.parametrize(("active", "after"), [("a", "b"), ("b", "c"), ("c", "a")])
def test_the_bell_ends_the_round_and_the_next_seat_begins(active: str, after: str):
    table = orleans("place:K", seats="a:ORL=- b:CHA=- c:TOU=-", active=active)
    table.speaks("abc".index(active), ("place BT",))
    table.shows(round="R2", active=after, frames="draw")


@rule("ORL-BELL-2")
def test_after_round_one_and_after_round_two():
    for round_number in (1, 2):
        table = orleans("place:K", round_number=round_number, town="CA1=K")
        table.a("place BT")
        table.shows(round=f"R{round_number + 1}", town="-")


@rule("ORL-BELL-2")
def test_the_steps_come_in_their_order():
    table = orleans(
        "place:K", seats="a:ORL=- b:CHA=-", hour_glass="HG1=W", tokens="L01a=. R05a=.", town="CA1=K"
    ).listen()
    table.a("place BT")
    assert table.story() == [
        "follower_placed",
        "bell_rung",
        "hour_glass_lost",
        "hour_glass_revealed",
        "good_laid",
        "rosette_laid",
        "round_begins",
    ]


@rule("ORL-BELL-3", "ORL-AMB-49", "ORL-AMB-48")
@pytest.mark.parametrize("follower", list("KFATM"))
def test_the_ringer_is_removed_from_the_game_a_monk_too(follower: str):
    table = orleans(f"place:{follower}")
    monks = table.field("mon")
    table.a("place BT")
    table.shows(out=f"{follower}1", mon=monks, town="-")
    total = table.field("red") + table.field("blue")
    assert total.count(follower) <= 2


@rule("ORL-BELL-4", "ORL-BELL-5", "ORL-AMB-47", "ORL-AMB-48")
def test_followers_go_into_the_bag_of_their_area():
    town = "CA1=K,CA4=A,MK1=T,FE1=F,GF1=M,BO1=F,BO4=A,MK3=T,FE2=K,GP1=M"
    table = orleans("place:K", town=town, red="K3A3T3M2", blue="F4A1T1")
    table.a("place BT")
    table.shows(red="K4F1A4T4M3", blue="K1F5A2T2M1", town="-", out="K1")


@rule("ORL-BELL-6", "ORL-BELL-7")
def test_the_hour_glass_is_replaced():
    table = orleans("place:K", hour_glass="HG1=WW", coming="HG5,HG2")
    table.a("place BT")
    table.shows(hg="HG5=-", next="HG2", black="W7S5B6")


@rule("ORL-BELL-7")
def test_a_new_hour_glass_comes_also_after_a_fulfilled_one():
    table = orleans("place:K", hour_glass="-", coming="HG5,HG2")
    table.a("place BT")
    table.shows(hg="HG5=-", next="HG2")


@rule("ORL-BELL-8", "ORL-RNG-3", "ORL-AMB-13")
def test_empty_goods_spaces_are_refilled_in_canonical_order():
    table = orleans("place:K", tokens="L02b=. L07a=. R01a=.")
    table.only("place BT").chance("hour_glass HG4")
    assert table.options_now() == ["good W", "good S", "good B"]
    weights = [table.state.decision().weight(table.state, action) for action in table.state.options()]
    assert weights == [8, 6, 7]  # each good in the bag is equally likely
    table.chance("good S", "good W", "good B")
    assert [table.token(name) for name in ("L02b", "L07a", "R01a")] == ["S", "W", "B"]
    assert table.asked() == "b draw"


@rule("ORL-BELL-8", "ORL-AMB-13")
def test_if_the_black_bag_runs_out_the_rest_stays_empty():
    # Eight goods spaces are empty, and only three goods are left in the bag.
    empty = "L01a=. L02a=. L02b=. L03a=. L12a=. R01a=. R06a=. R07a=."
    table = orleans(
        "place:K",
        seats="a:CHA=WWWWS b:TOU=WWWBB c:BOU=WWSSB d:ORL=SSSBB",
        tokens=empty,
        workshops="WS1=W WS2=- WS5=BB",
        hour_glass="HG3=-",
        coming="HG4,HG6",
    )
    left = sum(int(number) for number in table.field("black")[1::2])
    assert left == 3
    table.a("place BT")
    table.shows(black="-")
    assert [table.token(name) for name in empty.replace("=.", "").split()].count(".") == 5
    assert table.token("L03a") == "."
    assert table.token("L02b") != "."


@rule("ORL-BELL-9", "ORL-AMB-10")
def test_the_rosette_comes_back_if_the_supply_has_one():
    table = orleans("place:K", tokens="R05a=.")
    table.shows(ros=10)
    table.a("place BT")
    assert table.token("R05a") == "R"
    table.shows(ros=9)
    there = orleans("place:K")
    there.a("place BT")
    there.shows(ros=9)  # one is enough
    empty = orleans("place:K", seats="a:ORL=RRRRR b:CHA=RRRRR", tokens="R05a=.", rosettes=0)
    empty.a("place BT")
    assert empty.token("R05a") == "."


@rule("ORL-BELL-10", "ORL-ORDER-8")
def test_everything_else_stays_as_it_is():
    table = orleans(
        "place:K",
        seats="a:LEM=WWS b:TOU=R",
        workshops="WS1=WW WS2=x WS3=-",
        sections=3,
        events="E07,E01",
        order="E08",
        blueprints="ssSSSSSRRRMM",
    )
    table.a("place BT")
    table.shows(a="LEM=WWS", b="TOU=R", CHA="WS1=WW", TOU="WS2=x", BOU="WS3=-")
    table.shows(sections="S3", ev="E07,E01", ord="E08", bp="ssSSSSSRRRMM")
    table.shows(map=FULL_MAP)


@rule("ORL-BELL-12", "ORL-END-2", "ORL-AMB-8")
def test_in_round_three_the_bell_ends_the_game_without_any_step():
    town = "CA1=K,BO1=F"
    table = orleans("place:K", round_number=3, sections=5, town=town, hour_glass="HG1=W", tokens="L01a=.").listen()
    table.a("place BT")
    table.shows(frames="lost", round="R3", town="CA1=K,BO1=F,BT=K", hg="HG1=W", out="-")
    assert table.token("L01a") == "."
    assert table.story() == ["follower_placed", "bell_rung", "lost"]
