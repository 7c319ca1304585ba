"""The order of resolution (ORL-RES)."""

from tests.games.orleans.table import orleans
from tests.rule import rule


@rule("ORL-RES-1", "ORL-RES-3")
def test_an_order_is_tested_before_anything_else_happens():
    # The rosette is picked up on the way: the order interrupts before the builder arrives.
    table = orleans("place:F", seats="a:BOU=R b:ORL=-", order="E10")
    table.a("place BO1", "go R05", "take")
    table.shows(frames="blueprint>pickup:TOU:-", a="BOU=RR")
    table.a("blueprint 8", "keep")
    table.shows(a="TOU=RRR")
    assert table.asked() == "b draw"


@rule("ORL-RES-2", "ORL-AMB-30")
def test_rewards_from_left_to_right_each_with_all_it_causes():
    # A rosette whose keeping fulfils an order, whose blueprint is a monk: all that before the second reward.
    table = orleans("rewards:RS>market:1", seats="a:ORL=RW b:CHA=-", order="E10", blueprints="MSSSSSSSRRRM").listen()
    table.a("keep")
    table.shows(frames="blueprint>rewards:S>market:1", sections="S0")
    table.a("blueprint 1")
    table.shows(frames="monk>rewards:S>market:1", sections="S0")
    table.a("monk blue")
    table.shows(frames="market:1", sections="S1")
    assert table.story() == ["rosette_kept", "order_fulfilled", "blueprint_turned", "monk_gained", "section_built"]


@rule("ORL-RES-3")
def test_a_fulfilled_order_interrupts_a_market_visit():
    table = orleans("market:2", seats="a:ORL=RW b:CHA=R", order="E10")
    table.a("deliver R>b")
    table.shows(frames="blueprint>market:1")
    table.a("blueprint 1")
    assert table.options() == ["deliver W>hg", "deliver W>b", "done"]


@rule("ORL-RES-4", "ORL-REST-5")
def test_a_rest_interrupts_in_the_same_way():
    table = orleans("rosette>rewards:S>return:hg>market:1", seats="a:ORL=WWSSB b:CHA=-", hour_glass="HG1=WWB")
    table.a("rest")
    table.shows(frames="blueprint>rosette>rewards:S>return:hg>market:1")
    table.a("blueprint 8", "keep")
    table.shows(frames="rosette>rewards:S>return:hg>market:1", a="ORL=R")


@rule("ORL-RES-5")
def test_a_swap_returns_first_and_takes_then():
    # With an empty supply the rosette that goes back could be the one that comes: so it must go back first.
    table = orleans("place:F", seats="a:BOU=RRRRR b:ORL=-", order="E10", tokens="R05a=R").listen()
    table.shows(ord="-" if table.state.order < 0 else table.field("ord"))
    other = orleans("place:F", seats="a:BOU=WWSSB b:ORL=-").listen()
    other.a("place BO1", "go R05", "swap W", "end")
    assert other.story()[2:4] == ["item_returned", "item_taken"]
    other.shows(a="TOU=WSSBR")


@rule("ORL-RES-6", "ORL-AMB-53", "ORL-CATH-3")
def test_when_the_game_is_won_all_pending_steps_are_dropped():
    table = orleans(
        "market:2", seats="a:CHA=SW b:ORL=-", workshops="WS2=WWS WS1=- WS3=-", sections=7, round_number=2, coming="HG6"
    )
    table.a("deliver S>CHA")
    table.shows(frames="won", sections="S8", CHA="WS2=WWSS", ros=9, a="CHA=W")
    assert table.asked() == "nobody"


@rule("ORL-RES-6", "ORL-AMB-53")
def test_a_rest_may_win_in_the_middle_of_a_move():
    table = orleans("place:K", seats="a:ORL=WWSSB b:ORL=-", sections=7)
    table.a("place CA1", "go L01", "rest", "blueprint 1")
    table.shows(frames="won", a="ORL=-", sections="S8")
    assert table.token("L01a") == "W"


@rule("ORL-RES-1")
def test_a_displayed_order_that_is_already_fulfilled_is_settled_first():
    table = orleans("draw", seats="a:LEM=- b:ORL=-", order="E06")
    assert table.asked() == "a blueprint"
    table.shows(ord="-", frames="blueprint>draw")
