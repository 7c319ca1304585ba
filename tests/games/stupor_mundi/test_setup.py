"""Setup (SM-SETUP), for every number of players."""

import pytest

from tests.rule import rule
from triforium.core.masks import count, members
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import StuporMundi

COUNTS = [1, 2, 3, 4]
NOTATION = STUPOR_MUNDI.notation()


def dealt(seats: int, seed: int = 1, **options: str) -> StuporMundi:
    """A table at the first decision of a player."""
    s = STUPOR_MUNDI.deal("", seats, options)
    rng = Rng(seed)
    while s.deciding() < 0:
        s.take(s.decision().pick(s, rng))
    return s


@rule("SM-SETUP-1", "SM-DATA-7")
@pytest.mark.parametrize(
    ("seats", "edicts", "allies", "spaces"), [(1, 15, 10, 5), (2, 15, 18, 5), (3, 21, 18, 8), (4, 27, 20, 10)]
)
def test_components_by_number_of_players(seats: int, edicts: int, allies: int, spaces: int):
    s = dealt(seats)
    assert count(s.edition.edicts_in_use) == edicts
    assert count(s.edition.allies_in_use) == allies
    assert count(s.edition.open_allies) == count(s.edition.open_cards) == spaces


@rule("SM-SETUP-2", "SM-SETUP-7")
@pytest.mark.parametrize("seats", COUNTS)
def test_frederick_at_the_start(seats: int):
    assert "\nF T2 W2 K1 L2 G1 S1 A6 P1\n" in NOTATION.write_view(dealt(seats), 0)


@rule("SM-SETUP-3")
def test_three_countryside_and_two_village_tiles_each_as_likely_as_another():
    found: dict[str, int] = {}
    for seed in range(400):
        s = dealt(2, seed)
        names = [s.edition.tile_names[tile] for tile in s.workplaces]
        assert len(set(names)) == 5
        assert [name[:2] for name in names] == ["CS", "CS", "CS", "VI", "VI"]
        for name in names:
            found[name] = found.get(name, 0) + 1
    assert all(250 < found[f"CS-{letter}"] < 350 for letter in "ABCD")
    assert all(150 < found[f"VI-{letter}"] < 250 for letter in "ABCD")


@rule("SM-SETUP-4")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_city_bonus_tiles_one_fewer_than_players(seats: int, tiles: int):
    for seed in range(40):
        s = dealt(seats, seed)
        assert [count(city) for city in s.cities] == [tiles] * 3
        assert s.cities[0] & s.cities[1] == s.cities[0] & s.cities[2] == s.cities[1] & s.cities[2] == 0


@rule("SM-SETUP-5")
def test_tokens_on_a3_and_c3():
    assert members(dealt(4).tokens) == [3, 13]


@rule("SM-SETUP-6")
@pytest.mark.parametrize(("seats", "pile"), [(1, 9), (2, 9), (3, 15), (4, 21)])
def test_six_edicts_face_up_and_the_rest_in_the_pile(seats: int, pile: int):
    s = dealt(seats)
    up = [s.edict_in(space) for space in range(6)]
    assert len(set(up)) == 6
    assert min(up) >= 0
    assert count(s.edict_pile) == pile
    assert all(s.edict_pile >> tile & 1 == 0 for tile in up)


@rule("SM-SETUP-9", "SM-SETUP-11")
def test_open_spaces_and_costs_of_both_sides_of_the_board():
    spaces = [f"{city}-{kind}" for city in ("ROM", "CON", "ALE", "TUN", "BAR") for kind in ("1", "2")]

    def closed(mask: int) -> list[str]:
        return [name for number, name in enumerate(spaces) if mask >> number & 1 == 0]

    for seats in (1, 2):
        edition = dealt(seats).edition
        seconds = [name for name in spaces if name.endswith("2")]
        assert closed(edition.open_allies) == closed(edition.open_cards) == seconds
    three = dealt(3).edition
    assert closed(three.open_allies) == ["ROM-2", "BAR-2"]
    assert closed(three.open_cards) == ["CON-2", "TUN-2"]
    four = dealt(4).edition
    assert closed(four.open_allies) == closed(four.open_cards) == []
    assert four.ally_cost == [3, 3, 3, 2, 3, 3, 2, 3, 3, 2]


@rule("SM-SETUP-10")
@pytest.mark.parametrize(("market", "red"), [("easy", 0), ("medium", 2), ("difficult", 5)])
def test_five_of_six_markets_and_their_sides(market: str, red: int):
    left_out, red_cities = set(), set()
    for seed in range(60):
        s = dealt(2, seed, market=market)
        tiles = {tile // 2 for tile in s.markets}
        assert len(tiles) == 5
        left_out |= set(range(6)) - tiles
        assert sum(tile % 2 for tile in s.markets) == red
        red_cities |= {city for city, tile in enumerate(s.markets) if tile % 2}
    assert left_out == set(range(6))
    assert len(red_cities) == (5 if red else 0)


@rule("SM-SETUP-12")
@pytest.mark.parametrize(("seats", "placed"), [(1, 10), (2, 10), (3, 16), (4, 20)])
def test_one_ally_face_up_over_one_face_down_on_every_open_space(seats: int, placed: int):
    s = dealt(seats)
    up = [s.ally_on(space) for space in members(s.edition.open_allies)]
    assert min(up) >= 0
    assert s.ally_below == s.edition.open_allies
    assert len(up) + count(s.ally_below) == placed
    assert count(s.ally_bag) == count(s.edition.allies_in_use) - len(up)


@rule("SM-SETUP-13", "SM-SETUP-14", "RUL-98")
@pytest.mark.parametrize(("seats", "kept", "pile"), [(1, 8, 11), (2, 8, 11), (3, 12, 16), (4, 16, 22)])
def test_level_a_above_level_b_and_a_card_on_every_open_space(seats: int, kept: int, pile: int):
    s = dealt(seats)
    cards = [s.card_on(space) for space in members(s.edition.open_cards)]
    assert min(cards) >= 0
    assert all(s.edition.card_names[card].startswith("A") for card in cards)
    assert s.pile_a + s.pile_b == pile
    assert (s.pile_a + len(cards), s.pile_b) == (kept, kept)


@rule("SM-SETUP-14")
def test_card_spaces_are_filled_from_rome_on():
    s = STUPOR_MUNDI.deal("", 3)
    rng, order = Rng(1), []
    while s.deciding() < 0:
        if s.decision().key == "card.show":
            order.append(STUPOR_MUNDI.notation().write_position and s.decision().space)
        s.take(s.decision().pick(s, rng))
    assert order == sorted(order) == members(s.edition.open_cards)


@rule("SM-SETUP-15")
def test_the_first_player_is_random_and_turns_go_clockwise():
    firsts = [dealt(3, seed).first for seed in range(150)]
    assert all(30 < firsts.count(seat) < 70 for seat in range(3))
    s = dealt(3, 1)
    assert s.turn_order() == [(s.first + number) % 3 for number in range(3)]


@rule("SM-SETUP-16")
def test_random_houses_each_once():
    for seed in range(20):
        assert len({player.house for player in dealt(4, seed).players}) == 4
    assert {dealt(2, seed).players[0].house for seed in range(40)} == {0, 1, 2, 3}


@rule("SM-SETUP-16")
def test_a_draft_in_reverse_turn_order():
    s = dealt(3, 2, houses="draft")
    order = s.turn_order()
    chosen = []
    rng = Rng(3)
    while s.round_number == 0:
        if s.deciding() >= 0:
            chosen.append(s.deciding())
            left = 4 - len(chosen) + 1
            assert len(s.options()) == left
            taken = s.options()[0]
            s.take(taken)
            if s.deciding() >= 0 and s.round_number == 0:
                refusal = STUPOR_MUNDI.why_not(s, taken)
                assert refusal is not None
                assert refusal.rule == "SM-SETUP-16"
        else:
            s.take(s.decision().pick(s, rng))
    assert chosen == order[::-1]


@rule("SM-SETUP-17", "SM-SETUP-18")
@pytest.mark.parametrize("seats", COUNTS)
def test_ten_cards_five_of_them_in_hand(seats: int):
    s = dealt(seats)
    for player in s.players:
        assert count(player.hand) == count(player.draw) == 5
        assert player.discard == player.removed == player.slots == 0
        names = sorted(s.edition.card_names[card] for card in members(player.hand | player.draw))
        house = {"savoy": "SAV", "wittelsbach": "WIT", "di_romano": "DIR", "hohenstaufen": "HOH"}
        own = house[s.edition.house_names[player.house]]
        common = [f"H-{word}" for word in ("COIN", "DRAW", "GRAIN", "STONE")]
        assert names == sorted([*common, *common, f"{own}-1", f"{own}-2"])


@rule("SM-SETUP-19", "SM-SETUP-20", "SM-SETUP-21", "SM-SETUP-22", "SM-SETUP-23", "SM-SETUP-24")
@pytest.mark.parametrize("seats", COUNTS)
def test_what_every_player_starts_with(seats: int):
    text = NOTATION.write_view(dealt(seats), 0)
    lines = [line for line in text.split("\n") if line[0] == "P" and line[1].isdigit()]
    assert len(lines) == seats
    for line in lines:
        assert " vp=0 " in line
        assert " ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- " in line
        assert " disc=- slots=- removed=- edicts=0 passed=0" in line
    seen = STUPOR_MUNDI.view(dealt(seats), 0)
    assert [slot.locked for slot in seen.players[0].slots] == [False] * 5 + [True]


@rule("SM-SETUP-25")
@pytest.mark.parametrize("seats", COUNTS)
def test_money_by_turn_order_and_one_stone_and_one_grain(seats: int):
    for seed in range(6):
        s = dealt(seats, seed)
        assert [s.players[seat].coins for seat in s.turn_order()] == [6, 7, 8, 9][:seats]
        assert all((player.stone, player.grain) == (1, 1) for player in s.players)
