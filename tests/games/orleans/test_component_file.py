"""A component file of one's own: played with if it is consistent, refused with its line if it is not."""

import re
import tomllib
from importlib.resources import files

import pytest

from tests.rule import rule
from triforium.core.errors import BadComponents
from triforium.core.playout import playout
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS

SHIPPED = files("triforium.games.orleans").joinpath("components.toml").read_text(encoding="utf-8")
BROKEN = [
    # what is exchanged, for what, what the sentence says
    ("schema = 1", "schema = 2", "schema is 1"),
    ("schema = 1", 'schema = "one"', "schema is 1"),
    ("schema = 1", "schema = ", "not TOML"),
    ("rounds = 3", "rounds = 4", "ORL-END-1"),
    ("sections_to_win = 8", "sections_to_win = 7", "ORL-COMP-1"),
    ("knapsack_slots = 5", "knapsack_slots = 6", "ORL-SACK-1"),
    ("market_deliveries_max = 2", "market_deliveries_max = 3", "ORL-MARKET-1"),
    ("players_min = 2", "players_min = 1", "ORL-SETUP-1"),
    ("workshops_in_play = 3", "workshops_in_play = 4", "ORL-SETUP-2"),
    ("hourglasses_in_play = 3", "hourglasses_in_play = 6", "ORL-SETUP-8"),
    ("rosette_supply = 9", "rosette_supply = 8", "ORL-SETUP-5"),
    ('id = "K"\nname = "Knight"', 'id = "Q"\nname = "Knight"', "ORL-COMP-1"),
    ("total = 6", "total = 7", "ORL-COMP-1"),
    ("total = 15", "total = 16", "ORL-COMP-1"),
    ("joker = false", "joker = true", "ORL-PLACE-3"),
    ("joker = true", "joker = 1", "true or false"),
    ("red = { K = 6, A = 3, T = 3, M = 2 }", "red = { K = 5, A = 3, T = 3, M = 2 }", "ORL-COMP-4"),
    ("red = { K = 6, A = 3, T = 3, M = 2 }", "red = { X = 6, A = 3, T = 3, M = 2 }", "X is not a known key"),
    ("monk_supply = 6", "monk_supply = 5", "ORL-COMP-4"),
    ('id = "a"\ncolor_name', 'id = "e"\ncolor_name', "ORL-COMP-1"),
    ('color = "#c98f1b"', 'color = "yellow"', "#rrggbb"),
    ('start_place = "ORL"', 'start_place = "CHA"', "ORL-SETUP-13"),
    ('id = "CHA"\nname', 'id = "Cha"\nname', "three capital letters"),
    ('id = "CHA"\nname', 'id = "ORL"\nname', "three capital letters"),
    ("x = 490\ny = 82", "x = 4900\ny = 82", "coordinates"),
    ("y = 82\nworkshop = true", "y = 82\nworkshop = false", "ORL-SETUP-2"),
    ('anchor = "start"', 'anchor = "left"', "anchor"),
    ('id = "L01"\na = "ORL"', 'id = "L01"\na = "XYZ"', "joins two places"),
    ('id = "L01"\na = "ORL"', 'id = "L01"\na = "CHA"', "joins two places"),
    ('id = "L01"\na = "ORL"', 'id = "R01"\na = "ORL"', "routes are L01"),
    ('kind = "land"', 'kind = "air"', "land or river"),
    ("via = [[560, 222]]", "via = [[560]]", "points are"),
    ('id = "L01a"', 'id = "L09a"', "called after their route"),
    ('id = "L01a"\nkind = "goods"', 'id = "L01a"\nkind = "gold"', "for goods or for the rosette"),
    ('id = "L01a"\nkind = "goods"', 'id = "L01a"\nkind = "rosette"', "ORL-SETUP-5"),
    ('id = "CA1"', 'id = "cart1"', "two capital letters"),
    ('action = "cart"', 'action = "horse"', "an action is one of"),
    ('action = "bell"\narea = "none"', 'action = "bell"\narea = "red"', "ORL-AMB-48"),
    (
        'action = "festival"\narea = "red"\naccepts = ["*"]',
        'action = "festival"\narea = "red"\naccepts = ["K"]',
        "ORL-PLACE-5",
    ),
    (
        'action = "foundry"\narea = "red"\naccepts = ["M"]',
        'action = "foundry"\narea = "red"\naccepts = ["K"]',
        "ORL-PLACE-6",
    ),
    ('accepts = ["K"]', 'accepts = ["Z"]', "a follower is one of"),
    ('accepts = ["K"]', "accepts = []", "ORL-PLACE-2"),
    ('id = "WS1"', 'id = "W1"', "looks like"),
    ('id = "WS1"', 'id = "WS2"', "every id once"),
    ("order = { W = 3, S = 1 }", "order = { }", "ORL-WORK-1"),
    ("order = { W = 3, S = 1 }", "order = { W = 16 }", "than there is"),
    ("order = { W = 3, S = 1 }", "order = { W = 0, S = 1 }", "has at least one piece"),
    ('rewards = ["section", "monk"]', 'rewards = ["gold"]', "a reward is one of"),
    ('rewards = ["section", "monk"]', "rewards = []", "pays something"),
    ('kind = "instant"', 'kind = "late"', "instant or an order"),
    ('kind = "instant"\nreward = "rosette"', 'kind = "instant"\nreward = "section"', "ORL-FEST-2"),
    ('condition = "builder_at"', 'condition = "sunday"', "a condition is one of"),
    ('place = "LEM"\nreward', 'place = "ROM"\nreward', "ORL-ORDER-2"),
    ('place = "LEM"\nreward = "blueprint"', 'place = "LEM"\nreward = "monk"', "ORL-ORDER-6"),
    (
        'id = "BP01"\nrewards = ["section"]',
        'id = "BP01"\nrewards = ["blueprint"]',
        "one section, one rosette or one monk",
    ),
    ("number = 2\nname", "number = 3\nname", "ORL-CATH-1"),
    ('src = "rulebook"\nsrc_note', 'src = "hearsay"\nsrc_note', "src is one of"),
    ('[[section]]\nnumber = 8\nname = "Roof"\nsrc = "rulebook"', "", "ORL-COMP-1"),
]


@rule(
    "ORL-COMP-1", "ORL-SETUP-2", "ORL-SETUP-5", "ORL-PLACE-3", "ORL-PLACE-5", "ORL-PLACE-6", "ORL-FEST-2", "ORL-ORDER-6"
)
@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[f"{number}" for number in range(len(BROKEN))])
def test_an_inconsistent_file_is_refused_with_its_line_and_the_invariant(old: str, new: str, sentence: str):
    assert old in SHIPPED, old
    with pytest.raises(BadComponents) as refused:
        ORLEANS.with_components("mine.toml", SHIPPED.replace(old, new, 1))
    text = str(refused.value)
    assert sentence in text
    if "not TOML" not in text:
        assert re.match(r"mine\.toml, line \d+: .* \(invariant: .*\)$", text), text


def test_the_line_is_that_of_the_mistake():
    line = next(number for number, text in enumerate(SHIPPED.split("\n"), 1) if "W = 3, S = 1" in text)
    with pytest.raises(BadComponents, match=rf"line {line}:"):
        ORLEANS.with_components("mine.toml", SHIPPED.replace("W = 3, S = 1", "W = 16"))


def test_one_missing_value_after_another_is_refused():
    data = tomllib.loads(SHIPPED)
    for part in (
        "follower",
        "place",
        "route",
        "space",
        "workshop",
        "hourglass",
        "event",
        "blueprint",
        "section",
        "item",
    ):
        assert data[part]
        first = SHIPPED.index(f"[[{part}]]")
        end = SHIPPED.index("\n", first)
        with pytest.raises(BadComponents, match="missing"):
            ORLEANS.with_components("mine.toml", SHIPPED[:end] + "\n[[nothing]]\n" + SHIPPED[end:])


def test_another_consistent_copy_can_be_played():
    mine = SHIPPED.replace('accepts = ["K"]', 'accepts = ["K", "T"]').replace(
        "order = { W = 3, S = 1 }", "order = { B = 2 }"
    )
    game = ORLEANS.with_components("mine.toml", mine)
    assert game.components_fingerprint() != ""
    assert ORLEANS.components_fingerprint() == ""
    for seed in range(10):
        s = game.deal("normal", 3)
        playout(s, Rng(seed))
        assert s.over


def test_a_smaller_map_can_be_played():
    # Without the road from Le Mans to Tours: one goods space less.
    start = SHIPPED.index('[[route]]\nid = "L06"')
    end = SHIPPED.index('[[route]]\nid = "L07"')
    game = ORLEANS.with_components("mine.toml", SHIPPED[:start] + SHIPPED[end:])
    assert len(game.components.tokens()) == 19
    s = game.deal("normal", 2)
    playout(s, Rng(3))
    assert s.over
    notation = game.notation()
    assert notation.write_view(
        notation.read_position(notation.write_view(s, 0), Rng(1)).state, 0
    ) == notation.write_view(s, 0)


def test_every_value_has_its_source():
    values = ORLEANS.component_values("expert")
    assert {value.provenance for value in values} == {"rulebook", "public", "deduced", "reconstructed"}
    found = {(value.part, value.what): (value.value, value.provenance) for value in values}
    assert found["set-up, expert", "red bag"] == ("K6, A3, T3, M1", "rulebook")
    assert found["workshop WS7", "order"] == ("W2, B1, R1", "reconstructed")
    assert found["route R05", "joins"] == ("BOU, TOU", "deduced")
    assert found["route R05", "kind"] == ("river", "reconstructed")
    assert found["game", "seats"] == ("2 to 4", "public")
    assert found["place TOU", "name"] == ("Tours", "rulebook")


# --- how much a copy may hold --------------------------------------------------------------------------------------


def with_more(places: int = 0, routes: int = 0, tokens: int = 0, spaces: int = 0) -> str:
    """The component file with more places (each with a route to Orléans), routes, token spaces, or spaces."""
    rows = []
    for number in range(places):
        rows.append(
            f'[[place]]\nid = "X{chr(65 + number // 26)}{chr(65 + number % 26)}"\nname = "X"\nx = 5\ny = 5\n'
            'workshop = false\nworkshop_src = "rulebook"\nstart = false\n'
            'label = { dx = 0, dy = 0, anchor = "start" }\nsrc = "rulebook"\n'
        )
    for number in range(places + routes):
        end = f"X{chr(65 + number // 26)}{chr(65 + number % 26)}" if number < places else "CHA"
        rows.append(
            f'[[route]]\nid = "L{99 - number}"\na = "ORL"\nb = "{end}"\nkind = "land"\nvia = []\nsrc = "rulebook"\n'
        )
        for letter in "abcdef"[: max(tokens, 0)]:
            rows.append(f'[[route.token]]\nid = "L{99 - number}{letter}"\nkind = "goods"\nx = 5\ny = 5\n')
        tokens -= 6
    for number in range(spaces):
        rows.append(
            f'[[space]]\nid = "X{chr(65 + number // 10)}{number % 10}"\naction = "cart"\narea = "red"\n'
            'accepts = ["K"]\nx = 5\ny = 5\nsrc = "rulebook"\n'
        )
    return SHIPPED + "\n" + "\n".join(rows)


@pytest.mark.parametrize(("part", "most"), [("places", 31), ("routes", 50), ("tokens", 32), ("spaces", 50)])
def test_a_copy_may_hold_more_than_the_printed_game_but_not_any_number(part: str, most: int):
    printed = ORLEANS.components
    numbers = {
        "places": len(printed.place),
        "routes": len(printed.route),
        "tokens": sum(token.kind == "goods" for token in printed.tokens()),
        "spaces": len(printed.space),
    }
    added = most - numbers[part]
    more = {part: added} | ({"routes": 3} if part == "tokens" else {})
    read = ORLEANS.with_components("mine.toml", with_more(**more)).components
    found = {
        "places": len(read.place),
        "routes": len(read.route),
        "tokens": sum(token.kind == "goods" for token in read.tokens()),
        "spaces": len(read.space),
    }
    assert found[part] == most
    with pytest.raises(BadComponents, match=rf"there are {most + 1} \(invariant: at most {most} "):
        ORLEANS.with_components("mine.toml", with_more(**{**more, part: added + 1}))


@pytest.mark.parametrize("key", ["x", "y"])
def test_coordinates_go_from_0_to_1000(key: str):
    shipped = {"x": "x = 621", "y": "y = 358"}[key]
    for number in (0, 1, 999, 1000):
        place = ORLEANS.with_components("mine.toml", SHIPPED.replace(shipped, f"{key} = {number}", 1)).components.place
        assert {"x": place[0].x, "y": place[0].y}[key] == number
    for number in (-1, 1001):
        with pytest.raises(BadComponents, match="coordinates go from 0 to 1000"):
            ORLEANS.with_components("mine.toml", SHIPPED.replace(shipped, f"{key} = {number}", 1))


def test_the_points_of_a_line_go_from_0_to_1000():
    for number in (0, 1000):
        text = SHIPPED.replace("via = [[560, 222]]", f"via = [[{number}, 222], [7, {number}]]", 1)
        assert ORLEANS.with_components("mine.toml", text).components.route[0].via == [(number, 222), (7, number)]
    for number in (-1, 1001):
        for point in (f"[{number}, 5]", f"[5, {number}]"):
            with pytest.raises(BadComponents, match="points are"):
                ORLEANS.with_components("mine.toml", SHIPPED.replace("[[560, 222]]", f"[[5, 5], {point}]", 1))


@rule("ORL-BELL-1")
def test_there_is_one_bell_tower():
    text = SHIPPED + (
        '\n[[space]]\nid = "XX"\naction = "bell"\narea = "none"\naccepts = ["*"]\nx = 5\ny = 5\nsrc = "rulebook"\n'
    )
    with pytest.raises(BadComponents, match="ORL-BELL-1: one Bell Tower"):
        ORLEANS.with_components("mine.toml", text)


@rule("ORL-PLACE-6")
def test_both_places_for_glass_accept_only_monks():
    for action, area in (("foundry", "red"), ("painting", "blue")):
        row = f'action = "{action}"\narea = "{area}"\naccepts = ["M"]'
        assert row in SHIPPED
        for accepts in ('["M", "K"]', '["*"]', '["K"]'):
            with pytest.raises(BadComponents, match="ORL-PLACE-6"):
                ORLEANS.with_components("mine.toml", SHIPPED.replace(row, row.replace('["M"]', accepts), 1))


@rule("ORL-COMP-1")
def test_the_file_states_what_the_publisher_says_of_the_game():
    game = tomllib.loads(SHIPPED)["game"]
    assert (game["players_min"], game["players_max"], game["minutes"], game["age"], game["year"]) == (2, 4, 30, 8, 2023)
    assert game["cooperative"] is True
