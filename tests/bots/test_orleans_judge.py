"""The judge of The Cathedral of Orléans, tested on small positions with an obvious best move, and by whole games."""

import pytest

from tests.bots.test_bots import play
from tests.games.orleans.table import Table, orleans
from triforium.bots import find_bot
from triforium.bots.judges.orleans import OrleansJudge
from triforium.bots.judges.orleans_deliveries import DeliveryPlanner
from triforium.bots.judges.orleans_town import Town
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.state import Orleans

JUDGE = OrleansJudge()


def said(table: Table, count: int) -> list[str]:
    """The first choices of the simple bot in a position."""
    moves: list[str] = []
    for _ in range(count):
        s = table.state
        action = find_bot("simple").choose(ORLEANS, ORLEANS.imagine(s, s.deciding(), Rng(2)), Rng(3))
        moves.append(ORLEANS.write(s, action))
        table.play(moves[-1])
    return moves


def test_the_last_item_is_brought_to_a_workshop() -> None:
    table = orleans("place:T", seats="a:TOU=BR b:BOU=S", workshops="WS1=- WS7=WWB WS8=-", hour_glass="-")
    moves = said(table, 3)
    assert moves[0].startswith("place MK")
    assert "deliver R>TOU" in moves


def test_a_monk_paints_a_rosette_that_no_order_needs() -> None:
    table = orleans("place:M", seats="a:MON=R b:MON=-", workshops="WS1=x WS2=x WS3=x", hour_glass="-")
    moves = said(table, 2)
    assert moves[0].startswith("place GP")
    assert moves[1] == "paint"


def test_a_builder_goes_where_an_event_order_wants_it() -> None:
    table = orleans("place:F", seats="a:LOC=- b:ORL=-", order="E07", workshops="WS1=x WS2=x WS3=x", hour_glass="-")
    moves = said(table, 2)
    assert moves[0].startswith("place BO")
    assert moves[1] == "go R07"


def test_a_full_knapsack_without_use_is_emptied_by_a_rest() -> None:
    table = orleans("end", seats="a:MON=WWWWW b:ORL=-", workshops="WS1=x WS2=x WS3=x", hour_glass="-")
    assert said(table, 1) == ["rest"]


def test_the_safe_bag_is_drawn_from_before_the_last_bell() -> None:
    # Only GF1 is free: a monk fits there, every other follower would ring the bell. Six tiles are out of the game.
    town = "CA1=K,CA2=K,CA3=K,CA4=A,MK1=T,MK2=T,FE1=K,GF2=M,BO1=F,BO2=F,BO3=F,BO4=A,MK3=A,MK4=T,FE2=A,GP1=M,GP2=M"
    for red, blue, safe in (("M1", "K1F3A2T3", "draw red"), ("K1F3A2T3", "M1", "draw blue")):
        table = orleans("draw", round_number=3, town=town, red=red, blue=blue, out="K1")
        assert said(table, 1) == [safe]


def test_the_bell_is_rung_only_if_it_must_be() -> None:
    table = orleans("place:K")
    assert "BT" not in said(table, 1)[0]


def position(text: str) -> Orleans:
    return ORLEANS.notation().read_position(text, Rng(1)).state


WHOLE = (
    "orl1 n2 N R{round} S{sections} @a draw | red:K6A3T3M2 blue:F6A3T3M2 out:- mon:6 black:W6S5B5 ros:9 | town:- |"
    " map:WBBWWSSSSWSBSWWWBRWS | a:ORL=W b:ORL=B | CHA:WS7=- TOU:WS8=- BOU:WS3=- | hg:HG2=- next:{next}"
    " | ev:E06,E01,E04 ord:- | bp:{blueprints}"
)


def test_a_section_and_a_round_are_worth_something_to_every_seat() -> None:
    early = position(WHOLE.format(round=1, sections=0, next="HG4,HG6", blueprints="SSRSSRSRSMSM"))
    late = position(WHOLE.format(round=2, sections=0, next="HG4", blueprints="SSRSSRSRSMSM"))
    ahead = position(WHOLE.format(round=2, sections=1, next="HG4", blueprints="sSRSSRSRSMSM"))
    for seat in (0, 1):
        assert JUDGE.value(early, seat) > JUDGE.value(late, seat)
        assert JUDGE.value(ahead, seat) > JUDGE.value(late, seat)


def test_an_item_is_planned_for_one_order_only() -> None:
    s = position(WHOLE.format(round=1, sections=0, next="HG4,HG6", blueprints="SSRSSRSRSMSM"))
    planned = DeliveryPlanner(s.edition).planned(s)
    assert sorted(destination for destination, _ in planned.orders) == [0, 1, 2, 3]
    assert [turns for _, turns in planned.orders] == sorted(turns for _, turns in planned.orders)
    assert planned.spare == [[0, 0, 0, 0], [0, 0, 0, 0]]


def test_distances_between_places_match_the_map() -> None:
    s = ORLEANS.deal()
    distance = DeliveryPlanner(s.edition).distance
    names = s.edition.place_names
    from_orleans = {name: distance[names.index("ORL")][number] for number, name in enumerate(names)}
    assert from_orleans == {  # rules.md, section 7.3
        "ORL": 0, "CHA": 1, "BOU": 1, "BLO": 1, "BRI": 1, "MON": 1, "LEM": 2, "VEN": 2, "TOU": 2, "SAN": 2, "CHX": 2,
        "LOC": 3,
    }  # fmt: skip


def test_more_free_spaces_mean_a_longer_round() -> None:
    s = ORLEANS.deal()
    town = Town(s.edition)
    whole = town.turns_left(s)
    assert 12 < whole < 18
    s.occupied = s.edition.spaces_for[0] & ~(1 << s.edition.bell)  # no knight fits any more
    assert town.turns_left(s) < 0.6 * whole


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_team_of_simple_bots_builds_most_of_the_cathedral_and_a_random_team_hardly_anything(seats: int) -> None:
    built = [play(ORLEANS, "normal", [find_bot("simple")] * seats, seed).scores()[0] for seed in range(3)]
    by_chance = [play(ORLEANS, "normal", [find_bot("random")] * seats, seed).scores()[0] for seed in range(3)]
    assert sum(built) >= 15
    assert sum(by_chance) <= 7
