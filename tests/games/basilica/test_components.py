"""The printed components (rules.md, section 9), and component files that are refused."""

import hashlib
import re
import tomllib
from importlib.resources import files

import pytest

from tests.rule import rule
from triforium.core.errors import BadComponents
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.kinds import ORDER_LETTERS, ORDER_NAMES, RANK_LETTERS, RANKS

SHIPPED = files("triforium.games.basilica").joinpath("components.toml").read_text(encoding="utf-8")
RULES = files("triforium.games.basilica").joinpath("rules.md").read_text(encoding="utf-8")
ROW = re.compile(r"\| ([YBRG]+[0-9]+) \| ([a-z /]+) \| (crown|–) \| ([A-Za-z ]+) \|")


@rule("BAS-GEO-6", "BAS-SETUP-7", "BAS-FF-1")
def test_the_tiles_are_those_of_the_tables_in_the_rulebook():
    printed = {match[1]: match.groups()[1:] for match in ROW.finditer(RULES)}
    assert len(printed) == 66
    for tile in BASILICA.components.tile:
        colours = " / ".join(tile.colours)
        order = tile.order.replace("_", " ").title()
        assert printed[tile.id] == (colours, "crown" if tile.crown else "–", order)


@rule("BAS-SETUP-7")
def test_the_totals_are_those_of_the_rulebook():
    base = [tile for tile in BASILICA.components.tile if tile.set == "base"]
    assert len(base) == 58
    assert sum(tile.crown for tile in base) == 44
    counts = [sum(tile.order == name for tile in base) for name in ORDER_NAMES.words]
    assert dict(zip(ORDER_NAMES.words, counts, strict=True)) == {
        "promote": 10,
        "move_builder": 10,
        "recruit": 8,
        "confuse": 8,
        "stained_glass": 8,
        "scaffolding": 6,
        "disaster": 8,
        "altar": 0,
    }


@rule("BAS-SETUP-2", "BAS-SETUP-3", "BAS-SETUP-4", "BAS-SETUP-5", "BAS-ORD-PROMOTE-7", "BAS-ORD-PROMOTE-8")
def test_a_player_of_each_edition_has_these_pieces():
    for edition, ranks, tokens in (("2010", "ams", "am am as ms"), ("2022", "amsj", "am ms sj ja")):
        data = BASILICA.components.edition.of(edition)
        assert (data.builders_in_play, data.coins_each) == (5, 1)
        assert "".join(rank[0] for rank in data.ranks) == ranks
        assert " ".join("".join(face[0] for face in token.faces) for token in data.promotion_token) == tokens


@rule("BAS-QUEEN-3", "BAS-QUEEN-5")
def test_the_track_has_30_spaces_and_three_crowns():
    assert (BASILICA.components.track.spaces, BASILICA.components.track.crown_spaces) == (30, [10, 20, 30])


@rule("BAS-GEO-6")
def test_every_value_says_where_it_comes_from():
    values = BASILICA.component_values("2022+ff")
    assert {value.provenance for value in values} <= {"rulebook", "public", "deduced", "reconstructed"}
    assert sum(value.part.startswith("tile ") for value in values) == 66 * 3


@rule("BAS-QUEEN-3", "BAS-OPT-11")
def test_an_owner_of_the_printed_game_can_play_with_the_own_values():
    own = changed('id = "Y2"', "crown = false", "crown = true").replace("base_crowns = 44", "base_crowns = 45")
    game = BASILICA.with_components("my-copy.toml", own.replace("base_crowns_single = 32", "base_crowns_single = 33"))
    tile = next(tile for tile in game.components.tile if tile.id == "Y2")
    assert tile.crown
    assert game.components_fingerprint() != BASILICA.components_fingerprint()


def changed(after: str, old: str, new: str) -> str:
    """The component file with one value changed: the first match after a place."""
    head, mark, tail = SHIPPED.partition(after)
    assert mark
    assert old in tail
    return head + mark + tail.replace(old, new, 1)


@rule("BAS-GEO-1", "BAS-GEO-6", "BAS-SETUP-7", "BAS-SETUP-10", "BAS-QUEEN-3", "BAS-FF-1", "BAS-ALTAR-1")
@pytest.mark.parametrize(
    ("text", "invariant"),
    [
        (changed("[plan]", '"e"', '"f"'), "BAS-GEO-1"),
        (changed("[market]", "order_slots = 3", "order_slots = 4"), "BAS-SETUP-10"),
        (changed("[track]", "[10, 20, 30]", "[10, 20]"), "BAS-QUEEN-3"),
        (changed("[track]", "[10, 20, 30]", "[20, 10, 30]"), "BAS-QUEEN-3"),
        (changed('id = "Y2"', '["yellow"]', '["blue"]'), "BAS-GEO-6"),
        (changed('id = "Y2"', '["yellow"]', '["pink"]'), "BAS-GEO-6"),
        (changed('id = "Y2"', '["yellow"]', '["yellow", "yellow"]'), "BAS-GEO-6"),
        (changed('id = "Y2"', '["yellow"]', "[]"), "BAS-GEO-6"),
        (changed('id = "Y2"', "crown = false", "crown = true"), "totals"),
        (changed('id = "Y2"', "crown = false", "crown = 1"), "true or false"),
        (changed('id = "Y2"', 'order = "promote"', 'order = "altar"'), "BAS-FF-1"),
        (changed('id = "Y2"', 'order = "promote"', 'order = "feast"'), "order"),
        (
            changed('id = "Y2"', 'order = "promote"', 'order = "recruit"'),
            "promote is stated 10 times in base",
        ),
        (changed('id = "Y11"', 'order = "', 'order = "recruit" # '), "in ff, counted"),
        (SHIPPED.replace('id = "Y2"', 'id = "Y1"', 1), "every tile id once"),
        (SHIPPED.replace('id = "Y2"', 'id = "Y"', 1), "tile id"),
        (changed('id = "Y11"', 'set = "ff"', 'set = "base"'), "BAS-FF-1"),
        (changed("festum_fatuorum]", "altars_per_order = 2", "altars_per_order = 3"), "BAS-ALTAR-1"),
        (SHIPPED.replace("schema = ", "schema = 1 #", 1), "schema"),
        ("not toml at all [", "TOML"),
    ],
)
def test_a_file_that_breaks_an_invariant_is_refused_with_its_line(text: str, invariant: str):
    with pytest.raises(BadComponents, match=r"my-copy\.toml") as refused:
        BASILICA.with_components("my-copy.toml", text)
    assert invariant in str(refused.value)


@rule("BAS-GEO-6")
def test_a_copy_of_your_own_is_named_by_the_beginning_of_its_fingerprint():
    text = SHIPPED + "# mine\n"
    fingerprint = hashlib.sha256(text.encode()).hexdigest()
    assert BASILICA.with_components("mine.toml", text).components_fingerprint() == fingerprint[:16]


@rule("BAS-ORDER-1")
def test_the_letters_of_orders_and_ranks_are_those_of_the_notation():
    printed = tomllib.loads(SHIPPED)
    assert "".join(printed["order"][name]["letter"] for name in ORDER_NAMES.words) == ORDER_LETTERS
    assert "".join(printed["rank"][name]["letter"] for name in RANKS.words) == RANK_LETTERS
