"""What a seat may know (rules.md, section 6.4), and the options of the table (ORL-VAR)."""

import dataclasses
import re

import pytest

from tests.games.orleans.table import NOTATION, SPECTATOR, orleans
from tests.rule import rule
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS

TOWN = "CA1=K,BO1=F,GF1=M"
EVERYBODY = [0, 1, SPECTATOR]


@rule("ORL-DRAW-2", "ORL-VAR-4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_sizes_show_how_many_and_the_starting_mix(seat: int):
    bags = orleans("draw", town=TOWN).seen(seat).bags
    assert {name: (bag.size, bag.contents) for name, bag in bags.items()} == {
        "red": (12, None),
        "blue": (13, None),
        "black": (18, None),
    }
    assert bags["blue"].start == {"fisherman": 6, "farmer": 3, "trader": 3, "monk": 2}


@rule("ORL-VAR-4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_memory_aid_shows_exact_contents(seat: int):
    bags = orleans("draw", town=TOWN, options="bag_ledger=full").seen(seat).bags
    assert bags["red"].contents == {"knight": 5, "farmer": 3, "trader": 3, "monk": 1}
    assert bags["blue"].contents == {"fisherman": 5, "farmer": 3, "trader": 3, "monk": 2}
    assert bags["black"].contents == {"wood": 7, "stone": 5, "bread": 6}


@rule("ORL-DRAW-2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_hidden_shows_nothing_of_the_follower_bags(seat: int):
    bags = orleans("draw", town=TOWN, options="bag_ledger=hidden").seen(seat).bags
    shown = [(bags[name].size, bags[name].contents, bags[name].start) for name in ("red", "blue")]
    assert shown == [(None, None, {}), (None, None, {})]
    assert bags["black"].size == 18


@rule("ORL-DRAW-2", "ORL-VAR-4")
@pytest.mark.parametrize(
    ("option", "bags"),
    [
        ("", "red:#12 blue:#13 out:- mon:6 black:#18"),
        ("bag_ledger=full", "red:K5A3T3M1 blue:F5A3T3M2 out:- mon:6 black:W7S5B6"),
        ("bag_ledger=hidden", "red:? blue:? out:- mon:6 black:#18"),
    ],
)
def test_the_written_view_obeys_the_option(option: str, bags: str):
    table = orleans("draw", town=TOWN, options=option, events="E01,E02,E03")
    text = NOTATION.write_view(table.state, 0)
    assert bags in text
    assert "next:#2" in text
    assert "ev:#3" in text
    assert "bp:????????????" in text
    assert text == NOTATION.write_view(table.state, 1)


@rule("ORL-DRAW-2")
def test_two_worlds_that_differ_only_in_what_is_hidden_look_the_same():
    seats = "a:ORL=W b:CHA=S"
    one = orleans("draw", seats=seats, events="E01,E04,E07", blueprints="SSSSSSSRRRMM", coming="HG4,HG6")
    two = orleans("draw", seats=seats, events="E07,E01,E04", blueprints="MMRRRSSSSSSS", coming="HG6,HG2")
    swapped = orleans("draw", seats=seats, events="E01,E04,E07", red="F6A3T3M2", blue="K6A3T3M2")
    for seat in EVERYBODY:
        assert one.seen(seat) == two.seen(seat)
        mine, theirs = dataclasses.asdict(one.seen(seat)), dataclasses.asdict(swapped.seen(seat))
        assert mine == theirs
    assert (
        NOTATION.write_view(one.state, 0) == NOTATION.write_view(two.state, 0) == NOTATION.write_view(swapped.state, 0)
    )


@rule("ORL-VAR-4", "ORL-BLUE-1", "ORL-SETUP-8", "ORL-SETUP-3")
def test_the_remaining_mix_is_known():
    view = orleans(
        "draw", events="E01,E07", order="E08", blueprints="ssrSSSSSRRMM", sections=2, hour_glass="HG5=-"
    ).seen()
    assert view.blueprints[:3] == ["section", "section", "rosette"]
    assert view.blueprints_hidden == {"section": 5, "rosette": 2, "monk": 2}
    assert view.events_possible == ["E01", "E07"]
    assert view.events_discarded == ["E02", "E03", "E04", "E05", "E06", "E09", "E10"]
    assert "HG5" not in view.hour_glasses_possible


@rule("ORL-FEST-6", "ORL-BELL-6")
@pytest.mark.parametrize("seed", range(3))
def test_the_written_view_says_which_events_and_hour_glasses_left_the_game(seed: int):
    s = ORLEANS.deal("normal", 2)
    rng = Rng(seed)
    said = set()
    while not s.over:
        if s.deciding() >= 0:
            text = NOTATION.write_view(s, 0)
            read, seen = (ORLEANS.view(state, 0) for state in (NOTATION.read_position(text, Rng(1)).state, s))
            assert read.events_discarded == seen.events_discarded
            assert read.events_possible == seen.events_possible
            assert read.hour_glasses_possible == seen.hour_glasses_possible
            said.update(re.findall("(?:gone:|,)(E|HG)", text.partition("gone:")[1] + text.partition("gone:")[2]))
        s.take(s.decision().pick(s, rng))
    assert said == {"E", "HG"}


@rule("ORL-VAR-3")
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_world_is_one_that_could_be(seed: int):
    # All seats have the same information, and what nobody knows is not decided: there is nothing to re-deal.
    s = ORLEANS.deal("normal", 3)
    rng, thinking = Rng(seed), Rng(seed + 50)
    for _ in range(60):
        world = ORLEANS.imagine(s, 0, thinking)
        assert world is not s
        assert (world.red, world.blue, world.events, world.blueprints) == (s.red, s.blue, s.events, s.blueprints)
        if s.over:
            break
        s.take(s.decision().pick(s, rng))


@rule("ORL-AMB-20", "ORL-AMB-15")
def test_what_is_met_on_the_way_is_shown():
    table = orleans("place:K", seats="a:CHA=- b:ORL=-")
    table.a("place CA1", "go L02")
    view = table.seen()
    assert (view.decision, view.met, view.heading_for) == ("pickup", "L02a", "LEM")
    market = orleans("market:2", seats="a:ORL=W b:ORL=-")
    assert market.seen().deliveries_left == 2
