"""The Festival Ground (ORL-FEST)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule

APART = "a:ORL=- b:CHA=-"


@rule("ORL-FEST-1", "ORL-PLACE-5")
@pytest.mark.parametrize("follower", list("KFATM"))
@pytest.mark.parametrize("space", ["FE1", "FE2"])
def test_anybody_may_turn_up_the_top_event(follower: str, space: str):
    table = orleans(f"place:{follower}", seats=APART, events="E08,E07,E01")
    table.a(f"place {space}")
    table.shows(ev="E07,E01", ord="E08")


@rule("ORL-FEST-1", "ORL-SETUP-3", "ORL-AMB-14")
def test_which_event_is_turned_up_is_decided_then_among_all_that_nobody_has_seen():
    table = orleans("place:K", seats=APART, events="#4", order="E09")
    table.only("place FE1")
    assert table.options_now() == [f"event E{number:02}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 10)]
    table.chance("event E05")
    table.shows(ev="#3")


@rule("ORL-FEST-2", "ORL-AMB-28")
def test_a_rosette_event_is_the_usual_reward_and_is_discarded():
    table = orleans("place:K", seats="a:ORL=W b:CHA=- c:TOU=WWSSB", events="E02,E07")
    table.a("place FE1")
    assert table.options() == ["keep", "give b", "forgo"]
    table.a("give b")
    table.shows(b="CHA=R", ros=8, ord="-", ev="E07")
    assert "E02" in table.seen().events_discarded


@rule("ORL-FEST-2", "ORL-AMB-29")
def test_a_monk_event_puts_a_monk_into_a_bag():
    table = orleans("place:K", seats=APART, events="E04,E07")
    table.a("place FE1", "monk red")
    table.shows(red="K5A3T3M3", mon=5, ord="-", town="FE1=K")


@rule("ORL-FEST-3", "ORL-ORDER-1")
def test_an_order_is_displayed():
    table = orleans("place:K", seats=APART, events="E07")
    table.a("place FE1")
    table.shows(ord="E07", ev="-")
    shown = table.seen().order
    assert shown is not None
    assert (shown.event, shown.condition, shown.place) == ("E07", "builder_at", "CHX")


@rule("ORL-FEST-4", "ORL-ORDER-1", "ORL-AMB-39")
def test_a_new_order_displaces_the_old_one_first():
    table = orleans("place:K", seats="a:ORL=R b:CHA=-", events="E10,E06", order="E07").listen()
    table.a("place FE1")
    table.shows(ord="E10")
    assert "E07" in table.seen().events_discarded
    assert "order_discarded" in table.story()
    # No last chance: the old one would be fulfilled now, but the new one has taken its place.
    late = orleans("place:K", seats="a:ORL=- b:CHA=-", events="E06", order="E07", tokens="L12a=.")
    late.a("place FE1").b("draw red K", "place CA1", "stay")
    late.shows(ord="E06")


@rule("ORL-FEST-5")
@pytest.mark.parametrize(("event", "answer"), [("E01", "keep"), ("E04", "monk red")])
def test_an_instant_event_leaves_a_displayed_order_alone(event: str, answer: str):
    table = orleans("place:K", seats=APART, events=event, order="E07")
    table.a("place FE1", answer)
    table.shows(ord="E07")


@rule("ORL-FEST-6", "ORL-AMB-14")
def test_with_an_empty_stack_nothing_is_revealed():
    table = orleans("place:K", seats=APART, events="-", order="E07").listen()
    assert table.offers("place FE1", "place FE2")
    table.a("place FE1")
    table.shows(ev="-", ord="E07", town="FE1=K")
    assert table.asked() == "b draw"
    assert table.story()[-1] == "no_event_left"


@rule("ORL-FEST-6")
def test_discarded_events_never_return():
    table = orleans("place:K", seats=APART, events="E04")
    table.a("place FE1", "monk red").b("draw red K", "place FE2")
    table.shows(ev="-")
    table.a("draw red K", "place BT")
    table.shows(ev="-", round="R2")
    assert table.seen().events_possible == []
