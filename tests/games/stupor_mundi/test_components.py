"""The component file: its invariants (SM-DATA), its provenance, and the errors for broken files."""

import re

import pytest

from tests.rule import rule
from triforium.core.datafile import shipped
from triforium.core.errors import BadComponents
from triforium.games.stupor_mundi.effects import signs_of
from triforium.games.stupor_mundi.game import HERE, STUPOR_MUNDI
from triforium.games.stupor_mundi.kinds import GRAIN, STONE

TEXT = shipped(HERE, "components.toml")
PARTS = STUPOR_MUNDI.components
KINDS = ("tower", "wall", "keep")


def broken(old: str, new: str) -> str:
    """What is said of a file in which one thing is different."""
    assert old in TEXT, old
    with pytest.raises(BadComponents) as refused:
        STUPOR_MUNDI.with_components("my-copy.toml", TEXT.replace(old, new, 1))
    return str(refused.value)


@rule("SM-DATA-1")
def test_thirteen_spaces_two_start_pieces_apart_and_seven_icons():
    spaces = PARTS.castle.spaces()
    kinds = [space.kind for space in spaces]
    assert [kinds.count(kind) for kind in KINDS] == [5, 5, 3]
    starts = [number for number, space in enumerate(spaces) if space.start]
    assert [kinds[number] for number in starts] == ["tower", "wall"]
    assert (starts[1] - starts[0]) % 10 not in (1, 9)
    icons = [space.kind for space in spaces if space.edict]
    assert [icons.count(kind) for kind in KINDS] == [2, 2, 3]
    assert "SM-DATA-1" in broken('id = "T2"\nkind = "tower"', 'id = "T2"\nkind = "keep"')


@rule("SM-DATA-2")
def test_five_sides_with_five_incomes():
    assert sorted(side.wall for side in PARTS.castle.side) == ["W1", "W2", "W3", "W4", "W5"]
    incomes = {tuple(signs_of(side.effects())) for side in PARTS.castle.side}
    assert len(incomes) == 5


@rule("SM-DATA-3")
def test_twenty_seven_edicts_that_always_fit_one_way():
    assert [sum(edict.mark == mark for edict in PARTS.edict) for mark in ("", "3+", "4")] == [15, 6, 6]
    for edict in PARTS.edict:
        assert sum(edict.counts()) == 3
        assert max(edict.counts()) <= 2
        for owned, icons in zip(PARTS.frederick.possessions(), edict.counts(), strict=True):
            change = icons * owned.step
            for value in range(owned.min, owned.max + 1):
                assert value + change <= owned.max or value - change >= owned.min


@rule("SM-DATA-4")
def test_how_many_of_everything():
    for faction in ("independent", "loyalist"):
        assert sum(ally.copies for ally in PARTS.ally if ally.faction == faction) == 10
    assert [sum(card.level == level for card in PARTS.advanced_card) for level in "AB"] == [16, 16]
    assert len(PARTS.houses()) == 4
    for house in PARTS.houses():
        assert sum(card.copies for card in PARTS.house_card if card.house in ("common", house)) == 10
    assert [tile.copies for tile in PARTS.city_bonus] == [2] * 6
    assert len(PARTS.solo_card) == 16
    assert sum(card.crown for card in PARTS.solo_card) == 4
    assert sorted(card.space() for card in PARTS.solo_card if card.kind() == 2) == [0, 0, 1, 1, 2, 2]


@rule("SM-DATA-5")
def test_slots_lie_between_neighbouring_actions():
    assert STUPOR_MUNDI.table("", 2, {}).slot_actions == [0b1, 0b11, 0b110, 0b1100, 0b11000, 0b10000]
    assert [slot.locked_at_start for slot in PARTS.player_board.slot] == [False] * 5 + [True]


@rule("SM-DATA-6")
def test_red_is_never_better_than_blue():
    markets = STUPOR_MUNDI.table("", 2, {}).markets
    for blue, red in zip(markets[::2], markets[1::2], strict=True):
        for side in (blue, red):
            assert side.sells != side.buys
            assert side.sells in (STONE, GRAIN)
        assert red.sold_for <= blue.sold_for
        assert red.bought_for >= blue.bought_for
        assert (red.sold, red.bought, red.sells, red.buys) == (blue.sold, blue.bought, blue.sells, blue.buys)


BROKEN = [
    ('id = "E05"', 'id = "E04"'),
    ('icons = ["W", "W", "K"]', 'icons = ["W", "W", "W"]'),
    ('icons = ["W", "W", "K"]', 'icons = ["W", "W", "Q"]'),
    ("keeps = { start = 1, min = 0, max = 3 }", "keeps = { start = 1, min = 0, max = 1 }"),
    ("towers = { start = 2, min = 0, max = 5 }", "towers = { start = 7, min = 0, max = 5 }"),
    ('cond = "ME.keeps > F.keeps"', 'cond = "ME.keeps < F.keeps"'),
    ('cond = "ME.keeps > F.keeps"', 'cond = "ME.kings > F.keeps"'),
    ('op = "gain"', 'op = "steal"'),
    ("[edict_rewards]", "[edict_reward]"),
]


@rule("SM-DATA-1", "SM-DATA-3")
@pytest.mark.parametrize(("old", "new"), BROKEN)
def test_a_broken_file_is_refused_with_the_place_and_what_would_be_right(old: str, new: str):
    said = broken(old, new)
    assert said.startswith("my-copy.toml")
    assert "\n" not in said.strip()
    assert "Traceback" not in said


@pytest.mark.parametrize("text", ["", "x = ", "[castle]\n", "\x00", "a = 1\n" * 10])
def test_a_file_that_is_none_is_refused(text: str):
    with pytest.raises(BadComponents):
        STUPOR_MUNDI.with_components("my-copy.toml", text)


def test_a_copy_with_other_numbers_plays_by_them():
    text = re.sub(r'(id = "W1".*?stone = )2', r"\g<1>3", TEXT, count=1, flags=re.DOTALL)
    assert text != TEXT
    game = STUPOR_MUNDI.with_components("my-copy.toml", text)
    assert game.components_fingerprint()
    assert game.components.castle.spaces()[1].stone == 3
    assert game.deal("", 2).edition.space_stone[1] == 3
    assert STUPOR_MUNDI.components_fingerprint() == ""


def test_every_value_says_where_it_is_known_from():
    values = STUPOR_MUNDI.component_values("")
    assert {value.provenance for value in values} == {"rulebook", "deduced", "public", "reconstructed"}
    assert len(values) > 250
    solo = [value for value in values if value.part.startswith("solo")]
    assert solo
    assert all(value.part and value.what for value in values)


# A place in the file, the key of a number after it, and the smallest and the largest number that it may be.
BOUNDS = [
    ('id = "W1"', "stone", 0, 9),
    ('id = "W1"', "grain", 0, 9),
    ("[[great_structure]]", "extra_augustales", 1, 99),
    ("[player_board.warehouse]", "printed_open_spaces", 0, 9),
    ("[player_board.warehouse]", "per_wall_in_castle", 0, 9),
    ("[players]", "specialists", 3, 3),
    ("[players]", "start_hand", 0, 10),
    ("[players]", "base_hand_limit", 1, 20),
    ("[players]", "start_stone", 0, 9),
    ("[players]", "start_grain", 0, 9),
    ('id = "I-THE"', "copies", 1, 2),
    ('id = "H-STONE"', "copies", 1, 2),
    ('id = "CB-A"', "copies", 2, 2),
    ("[voyage]", "max_steps", 1, 4),
    ("[voyage]", "free_steps", 0, 5),
]


@pytest.mark.parametrize(("place", "key", "smallest", "largest"), BOUNDS, ids=[f"{row[1]}-{row[0]}" for row in BOUNDS])
def test_a_number_outside_of_its_bounds_is_refused_with_the_bounds(place: str, key: str, smallest: int, largest: int):
    start = TEXT.index(place)
    for number, bound in ((smallest - 1, f">= {smallest}"), (largest + 1, f"<= {largest}")):
        rest, changes = re.subn(rf"\b{key} = \d+", f"{key} = {number}", TEXT[start:], count=1)
        assert changes == 1
        with pytest.raises(BadComponents, match=f"{key} is {number}, and should be a whole number {bound}"):
            STUPOR_MUNDI.with_components("my-copy.toml", TEXT[:start] + rest)


@pytest.mark.parametrize("costs", ["[1, 2]", '"1"', "[0, 1, 10]", "[0, 1, -1]", "[0, 1, true]", "[0, 1, 1, 1]"])
def test_a_path_has_a_small_cost_for_each_of_its_arrows(costs: str):
    start = TEXT.index("[workplaces.path.B]")
    rest = re.sub(r"grain_cost = \[[^\]]*\]", f"grain_cost = {costs}", TEXT[start:], count=1)
    with pytest.raises(BadComponents, match="a cost for each arrow"):
        STUPOR_MUNDI.with_components("my-copy.toml", TEXT[:start] + rest)


@pytest.mark.parametrize("column", [3, 5, 6])
def test_an_edict_token_lies_on_a_workplace_of_its_path(column: int):
    start = TEXT.index("[workplaces.path.B]")
    rest = re.sub(r"edict_token_column = \d+", f"edict_token_column = {column}", TEXT[start:], count=1)
    with pytest.raises(BadComponents, match="SM-SETUP-5"):
        STUPOR_MUNDI.with_components("my-copy.toml", TEXT[:start] + rest)
