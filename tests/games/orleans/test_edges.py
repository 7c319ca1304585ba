"""Edges: bags of unknown size, what routes and items are called, orders that are done, rewards that are lost."""

import hashlib
import tomllib
from importlib.resources import files

import pytest

from tests.games.orleans.table import NOTATION, orleans
from tests.games.orleans.test_notation import EXAMPLE
from tests.rule import rule
from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.rng import Rng
from triforium.core.words import Words
from triforium.games.orleans.counts import size_of
from triforium.games.orleans.game import ORLEANS

SHIPPED = files("triforium.games.orleans").joinpath("components.toml").read_text(encoding="utf-8")
BAGS = "red:K6A3T3M2 blue:F6A3T3M2"


@rule("ORL-COMP-4")
@pytest.mark.parametrize("bags", ["red:? blue:#14", "red:#3 blue:?", "red:? blue:?", "red:#20 blue:#8"])
def test_a_bag_of_unknown_size_holds_what_is_nowhere_else(bags: str):
    s = NOTATION.read_position(EXAMPLE.replace(BAGS, bags), Rng(2)).state
    sizes = [size_of(s.red), size_of(s.blue)]
    assert sum(sizes) == 28
    for said, size in zip(bags.split(), sizes, strict=True):
        assert said.endswith(("?", f"#{size}"))
        assert size > 0


@rule("ORL-COMP-4")
@pytest.mark.parametrize("bags", ["red:#14 blue:#13", "red:#14 blue:#15", "red:#28 blue:?", "red:#27 blue:#0"])
def test_bags_that_do_not_add_up_are_refused(bags: str):
    with pytest.raises(Unreadable, match="ORL-COMP-4"):
        NOTATION.read_position(EXAMPLE.replace(BAGS, bags), Rng(2))


@rule("ORL-COMP-1")
def test_goods_are_goods_and_rosettes_are_not():
    items = {item["id"]: item["kind"] for item in tomllib.loads(SHIPPED)["item"]}
    assert items == {"W": "good", "S": "good", "B": "good", "R": "rosette"}


def test_a_land_route_has_no_river_and_a_river_route_has_one():
    assert {route.river == "" for route in ORLEANS.components.route if route.kind == "land"} == {True}
    assert all(route.river for route in ORLEANS.components.route if route.kind == "river")


@rule("ORL-COMP-4")
def test_each_of_two_bags_of_unknown_size_may_hold_as_little_as_one_follower():
    text = EXAMPLE.replace(BAGS, "red:? blue:?")
    sizes = {size_of(NOTATION.read_position(text, Rng(seed)).state.red) for seed in range(400)}
    assert sizes == set(range(1, 28))


def test_a_copy_of_your_own_is_named_by_the_beginning_of_its_fingerprint():
    text = SHIPPED + "# mine\n"
    fingerprint = hashlib.sha256(text.encode()).hexdigest()
    assert ORLEANS.with_components("mine.toml", text).components_fingerprint() == fingerprint[:16]


def test_each_river_route_follows_its_river():
    rivers = {route.id: route.river for route in ORLEANS.components.route if route.kind == "river"}
    assert rivers == {
        **dict.fromkeys(("R01", "R02", "R03", "R04"), "Loire"),
        "R05": "Cher",
        **dict.fromkeys(("R06", "R07"), "Indre"),
    }


@rule("ORL-MARKET-6", "ORL-WORK-5")
def test_a_turned_workshop_says_that_it_is_turned():
    table = orleans("market:2", seats="a:CHA=WR b:ORL=-", workshops="WS1=x WS2=- WS3=-")
    with pytest.raises(IllegalAction) as refused:
        table.play("deliver W>CHA")
    assert (refused.value.refusal.rule, refused.value.refusal.key) == ("ORL-MARKET-6", "workshop-turned")
    table = orleans("market:2", seats="a:CHA=WR b:ORL=-", workshops="WS1=- WS2=- WS3=-")
    with pytest.raises(IllegalAction) as refused:
        table.play("deliver R>CHA")
    assert (refused.value.refusal.rule, refused.value.refusal.key) == ("ORL-MARKET-6", "item-not-needed")


@rule("ORL-WORK-4")
@pytest.mark.parametrize(
    "frames", ["return:TOU>rosette>market:1", "return:TOU>blueprint>end", "return:TOU>rewards:S>end"]
)
def test_a_delivery_is_tidied_up_in_the_market_and_nowhere_else(frames: str):
    with pytest.raises(Unreadable, match="comes from a delivery, so it must come before market or last"):
        NOTATION.read_position(EXAMPLE.replace("@a draw", f"@a {frames}"), Rng(1))


@rule("ORL-REW-7", "ORL-ORDER-9")
@pytest.mark.parametrize(
    ("facts", "moves", "sentence"),
    [
        ({"events": "E04", "monks": 0}, ["place FE1"], "The reward would be a monk, but none is left."),
        (
            {"events": "E01", "rosettes": 0, "seats": "a:ORL=RRRR b:CHA=RRRRR"},
            ["place FE1"],
            "The reward would be a glass rosette, but none is left.",
        ),
        (
            {
                "seats": "a:ORL=- b:CHA=-",
                "order": "E09",
                "tokens": "L01a=.",
                "blueprints": "sssssssrrrmm",
                "sections": 7,
            },
            ["place CA1", "go L01"],
            "The reward would be a blueprint, but none is left.",
        ),
    ],
)
def test_the_story_tells_which_reward_is_lost(facts: dict[str, str], moves: list[str], sentence: str):
    table = orleans("place:K", **facts).listen()
    table.a(*moves)
    words = Words("en", ORLEANS.words_package())
    assert table.state.story is not None
    assert sentence in [words.say(ORLEANS.story(table.state, event)) for event in table.state.story]
