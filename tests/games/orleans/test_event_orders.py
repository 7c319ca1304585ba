"""Event orders (ORL-ORDER)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule


@rule("ORL-ORDER-2")
def test_one_builder_at_the_place_is_enough():
    table = orleans("place:K", seats="a:ORL=- b:CHX=- c:CHA=-", events="E07")
    table.a("place FE1")
    assert table.asked() == "a blueprint"
    away = orleans("place:K", seats="a:ORL=- b:BOU=- c:LOC=-", events="E07")
    away.a("place FE1")
    away.shows(ord="E07")


@rule("ORL-ORDER-3", "ORL-AMB-37")
@pytest.mark.parametrize(
    ("seats", "together"),
    [("a:ORL=- b:ORL=-", True), ("a:ORL=- b:CHA=- c:CHA=-", True), ("a:ORL=- b:CHA=- c:TOU=-", False)],
)
def test_two_together_in_any_place(seats: str, together: bool):
    table = orleans("place:K", seats=seats, events="E09")
    table.a("place FE1")
    assert (table.asked() == "a blueprint") == together


@rule("ORL-ORDER-4")
@pytest.mark.parametrize(
    ("seats", "fulfilled"),
    [("a:ORL=RR b:CHA=-", True), ("a:ORL=- b:CHA=WRRR", True), ("a:ORL=R b:CHA=R", False), ("a:ORL=WW b:CHA=-", False)],
)
def test_two_rosettes_in_one_single_knapsack(seats: str, fulfilled: bool):
    table = orleans("place:K", seats=seats, events="E10")
    table.a("place FE1")
    assert (table.asked() == "a blueprint") == fulfilled
    assert table.field("a") == seats.split(maxsplit=1)[0][2:]  # nothing is given up


@rule("ORL-ORDER-4", "ORL-AMB-38", "ORL-ORDER-5", "ORL-ORDER-7")
@pytest.mark.parametrize(
    ("frames", "seats", "moves"),
    [
        ("market:2", "a:ORL=RW b:CHA=R", ["deliver R>b"]),
        ("rosette", "a:ORL=- b:CHA=R", ["give b"]),
        ("rosette", "a:ORL=R b:CHA=-", ["keep"]),
        ("rosette", "a:ORL=WWSSR b:CHA=-", ["swap W"]),
        ("foundry", "a:ORL=R b:CHA=-", ["take"]),
        ("move:river", "a:TOU=R b:CHA=-", ["go R05", "take"]),
    ],
)
def test_it_is_tested_whenever_a_rosette_enters_a_knapsack(frames: str, seats: str, moves: list[str]):
    table = orleans(frames, seats=seats, order="E10")
    table.a(*moves)
    assert table.asked() == "a blueprint"  # the active seat, even if another one holds the rosettes
    table.shows(ord="-")


@rule("ORL-ORDER-5", "ORL-AMB-35")
def test_it_is_tested_when_any_builder_arrives():
    table = orleans("place:K", seats="a:ORL=- b:BOU=-", order="E08", tokens="L11a=.")
    table.a("place CA1", "stay").b("draw red K", "place CA2", "go L11")
    assert table.asked() == "b blueprint"


@rule("ORL-ORDER-6", "ORL-ORDER-7", "ORL-AMB-33", "ORL-AMB-35")
def test_a_fulfilled_order_is_discarded_at_once_and_turns_a_blueprint():
    table = orleans("place:K", seats="a:ORL=- b:CHA=-", order="E09", tokens="L01a=.").listen()
    table.a("place CA1", "go L01")
    table.shows(ord="-", frames="blueprint")
    table.a("blueprint 9")
    table.shows(bp="SSSSSSSRrRMM", frames="rosette")
    table.a("keep")
    table.shows(a="CHA=R")
    assert "E09" in table.seen().events_discarded
    assert table.story()[2:5] == ["arrived", "order_fulfilled", "blueprint_turned"]


@rule("ORL-ORDER-8", "ORL-AMB-41", "ORL-BELL-10")
def test_a_displayed_order_stays_across_the_end_of_a_round():
    table = orleans("place:K", seats="a:BOU=- b:CHA=-", order="E08")
    table.a("place BT")
    table.shows(round="R2", ord="E08")


@rule("ORL-ORDER-9", "ORL-AMB-12")
def test_without_blueprints_it_is_discarded_without_reward():
    table = orleans(
        "place:K", seats="a:ORL=- b:CHA=-", order="E09", tokens="L01a=.", blueprints="sssssssrrrmm", sections=7
    )
    table.a("place CA1", "go L01")
    table.shows(ord="-", sections="S7")
    assert table.asked() == "b draw"


@rule("ORL-ORDER-5")
def test_losing_rosettes_or_leaving_a_place_fulfils_nothing():
    table = orleans("draw", seats="a:ORL=WWSSR b:CHA=-", order="E10")
    table.a("rest", "blueprint 1")
    table.shows(ord="E10", sections="S1")
