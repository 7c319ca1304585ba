"""Blueprints (ORL-BLUE)."""

from tests.games.orleans.table import orleans
from tests.rule import rule


@rule("ORL-BLUE-1")
def test_any_face_down_slot_may_be_picked_and_what_it_shows_is_decided_then():
    table = orleans("blueprint", blueprints="?" * 12)
    assert table.options() == [f"blueprint {slot}" for slot in range(1, 13)]
    table.only("blueprint 5")
    weights = [table.state.decision().weight(table.state, action) for action in table.state.options()]
    assert table.options_now() == ["turn_over S", "turn_over R", "turn_over M"]
    assert weights == [7, 3, 2]
    table.chance("turn_over M")
    table.shows(bp="????m???????", frames="monk")


@rule("ORL-BLUE-1")
def test_with_the_option_auto_the_lowest_is_turned():
    auto = "blueprint_choice=auto"
    table = orleans("place:M", seats="a:ORL=R b:CHA=-", blueprints="sRSSSSSSRRMM", sections=1, options=auto)
    table.a("place GP1", "paint")
    table.shows(bp="srSSSSSSRRMM", frames="rosette")


@rule("ORL-BLUE-1")
def test_the_last_one_is_turned_by_itself():
    table = orleans("place:M", seats="a:ORL=R b:CHA=-", blueprints="sssssssrrrmM", sections=7, monks=5)
    table.a("place GP1", "paint")
    assert table.asked() == "a monk"
    table.shows(bp="sssssssrrrmm")


@rule("ORL-BLUE-2", "ORL-AMB-34")
def test_a_gained_blueprint_is_turned_at_once():
    table = orleans("place:M", seats="a:ORL=R b:CHA=-")
    table.a("place GP1", "paint")
    assert all(option.startswith("blueprint") for option in table.options())  # nothing else can be done first


@rule("ORL-BLUE-3")
def test_a_turned_blueprint_stays_face_up_and_is_not_used_again():
    table = orleans("blueprint", blueprints="SSSSSSSRRRMM")
    table.a("blueprint 1")
    table.shows(bp="sSSSSSSRRRMM")
    again = orleans("blueprint", blueprints="sSSSSSSRRRMM", sections=1)
    again.refuses("blueprint 1", "ORL-REW-1")
    table.b("draw red K", "place BT")
    table.shows(bp="sSSSSSSRRRMM")


@rule("ORL-BLUE-4", "ORL-AMB-12")
def test_without_face_down_blueprints_the_reward_is_lost():
    none = "sssssssrrrmm"
    workshops = "WS7=WWB WS1=- WS3=-"
    table = orleans("market:2", seats="a:CHA=RW b:ORL=-", workshops=workshops, blueprints=none, sections=6)
    table.a("deliver R>CHA")
    table.shows(sections="S7", CHA="WS7=x", frames="market:1")
    assert not table.state.over
