"""3. Build a Structure (SM-BUILD), Great Structures (SM-GTA to SM-GK), keep covers (SM-KC)."""

import pytest

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule

RING = "T3:TN2,W2:WN2,T2:TN3,W1:WN3,T4:GTA"
COSTS = {
    "T2": (3, 1, "W2"),
    "T3": (2, 1, ""),
    "T4": (1, 2, ""),
    "T5": (2, 2, "W5"),
    "W1": (2, 1, ""),
    "W2": (1, 1, "T3"),
    "W4": (2, 1, "T4"),
    "W5": (1, 2, ""),
    "K1": (3, 0, ""),
    "K2": (3, 1, ""),
    "K3": (2, 2, ""),
}
SITES = ["T2", "T5", "W1", "W4", "K1", "K2", "K3"]
# enough walls for four resources, and the neighbour of each space
ROOM = {"T2": "T3:TN2,W2:WN2", "T5": "W5:WN2", "W2": "T3:TN2,W5:WN2", "W4": "T4:TN2,W5:WN2"}


@rule("SM-BUILD-4", "SM-BUILD-1")
@pytest.mark.parametrize("space", COSTS)
def test_each_space_costs_its_stone_and_grain(space: str):
    stone, grain, _ = COSTS[space]
    castle = ROOM.get(space, "W5:WN2" if space != "W5" else "W1:WN2")
    piece = {"T": "TN3", "W": "WN3", "K": "KN1"}[space[0]]
    table = stupor(p1=f"A=0 S={stone} G={grain} castle={castle} hand=H-COIN", edicts="I=E02 II=E04 III=E09")
    table.p1(f"H-COINv3 BD({space}={piece})")
    assert f"{space}:{piece}" in table.castle(1)
    if table.asked() == "P1 side":
        table.p1(table.options()[0])
    assert (table.asked() == "P1 edict") == (space in SITES)
    for less in ((stone - 1, grain), (stone, grain - 1)):
        if min(less) >= 0:
            poor = stupor(p1=f"A=9 S={less[0]} G={less[1]} castle={castle} hand=H-COIN")
            poor.refuses(f"H-COINv3 BD({space}={piece})", "SM-BUILD-4")


@rule("SM-BUILD-1", "SM-BUILD-13", "RUL-10", "SM-ACT-9")
def test_a_piece_from_the_board_on_an_empty_space_of_its_kind():
    table = stupor(p1="S=2 G=1 castle=T3:TN2 hand=H-COIN")
    table.refuses("H-COINv3 BD(T1=TN3)", "SM-BUILD-1")
    table.refuses("H-COINv3 BD(T3=TN3)", "SM-BUILD-1")
    table.refuses("H-COINv3 BD(W2=TN3)", "SM-BUILD-1")
    table.refuses("H-COINv3 BD(W2=WN1)", "SM-BUILD-1")  # it stands in the castle, for good
    table.p1("H-COINv3 BD(W2=WN2)")
    assert table.castle(1) == "T1:TN1,W2:WN2,T3:TN2,W3:WN1"


@rule("SM-BUILD-2", "RUL-40")
def test_any_available_piece_and_of_those_alike_the_first():
    table = stupor(p1="S=2 G=1 A=9 castle=W1:WN2,W5:WN3 hand=H-COIN")
    table.p1("H-COINv3 main build", "build T3")
    assert table.options() == ["piece TN2", "piece TN3", "piece GTA", "piece GTB"]
    walls = stupor(p1="S=1 G=1 A=9 castle=T3:TN2 hand=H-COIN")
    walls.p1("H-COINv3 main build", "build W2")
    assert walls.options() == ["piece WN2", "piece GWA", "piece GWB"]
    walls.refuses("piece WN3", "RUL-40")
    keeps = stupor(p1="S=3 G=0 A=3 hand=H-COIN")
    keeps.p1("H-COINv3 main build", "build K1")
    assert keeps.options() == ["piece KN1"]
    keeps.refuses("piece GK", "SM-BUILD-4")


@rule("SM-BUILD-2", "SM-BUILD-8")
def test_the_tower_that_is_taken_decides_which_ally_space_opens():
    for piece, space in (("TN2", "AS2"), ("TN3", "AS3"), ("GTA", "AS4"), ("GTB", "AS5")):
        table = stupor(p1=f"S=0 G=0 A=0 castle=T3:{piece} hand=B15 A=3 allies=AS1:I-GIS")
        table.p1("B15^1 ! summon ROM-a1")
        assert table.options() == [f"ally_space {space}"]


@rule("SM-BUILD-3", "RUL-120")
def test_walls_join_towers_and_towers_join_walls_keeps_stand_apart():
    table = stupor(p1="S=2 G=2 A=9 castle=W5:WN2 hand=H-COIN")
    table.p1("H-COINv3 main build")
    assert table.options() == ["build W1", "build T3", "build T4", "build T5", "build K3"]
    table.refuses("build W2", "SM-BUILD-3")
    table.refuses("build T2", "SM-BUILD-3")
    great = stupor(p1="S=2 G=2 castle=T3:GTA,W5:WN2 hand=H-COIN")
    great.p1("H-COINv3 main build")
    assert great.offers("build W2")  # a Great piece counts like a normal one


@rule("SM-BUILD-4", "SM-GTA", "SM-GTB", "SM-GWA", "SM-GWB", "SM-GK")
@pytest.mark.parametrize(
    ("space", "piece", "coins"),
    [("T3", "GTA", 2), ("T3", "GTB", 3), ("W1", "GWA", 3), ("W1", "GWB", 4), ("K1", "GK", 4)],
)
def test_a_great_piece_costs_its_coins_on_top(space: str, piece: str, coins: int):
    stone, grain, _ = COSTS[space]
    table = stupor(p1=f"A={coins} S={stone} G={grain} hand=H-COIN")
    table.p1(f"H-COINv3 BD({space}={piece})")
    table.shows(p1="A=0 S=0 G=0")
    poor = stupor(p1=f"A={coins - 1} S={stone} G={grain} hand=H-COIN")
    poor.refuses(f"H-COINv3 BD({space}={piece})", "SM-BUILD-4")


@rule("SM-BUILD-5", "SM-V1B")
def test_v1b_a_keep_for_a_stone_less():
    table = stupor(p1="S=2 G=0 A=0 spec=A3,0,0 hand=H-COIN", paths="A=CS-A,VI-B[CB-A]", edicts="I=E02")
    table.p1("H-COINv3 main build")
    assert table.options() == ["build K1"]
    table.p1("build K1", "piece KN1")
    table.shows(p1="S=0 G=0")
    towers = stupor(p1="S=1 G=1 A=0 spec=A3,0,0 hand=H-COIN", paths="A=CS-A,VI-B[CB-A]")
    towers.refuses("H-COINv3 BD(T3=TN2)", "SM-BUILD-4")


@rule("SM-BUILD-8", "RUL-41", "SM-ACT-7")
def test_a_wall_makes_room_before_the_income_it_causes():
    table = stupor(p1="S=3 G=1 A=0 castle=T3:TN2,W2:WN2,T2:TN3 hand=H-COIN", edicts="III=E09")
    assert table.seen().players[0].room == 4
    table.p1("H-COINv3 BD(W1=WN3)")
    assert table.seen().players[0].room == 5
    table.p1("side SIDE1")
    table.shows(p1="S=2 G=0")


@rule("SM-BUILD-7", "SM-BUILD-9", "SM-BUILD-10", "SM-BUILD-11", "SM-BUILD-12", "RUL-1", "RUL-51", "SM-ACT-4")
def test_sides_then_workplaces_then_the_great_bonus_then_the_site_edict():
    table = stupor(
        p1="S=2 G=1 A=4 castle=T3:TN2,W2:WN2,T2:TN3 spec=A4,B1,0 hand=H-COIN",
        paths="A=CS-A,VI-A[CB-A]",
        edicts="III=E09",
    ).listen()
    table.p1("H-COINv3 BD(W1=GWB)")
    assert table.options() == ["side SIDE1"]
    table.shows(p1="A=0 S=0 G=0 vp=0")
    table.p1("side SIDE1")
    table.shows(p1="S=1 G=1 vp=3")  # the stone of the side, C1B's grain, V2A's points
    assert table.asked() == "P1 specialist"
    table.p1("PR(s1>A5)", "CB(CB-A)", "G(S3)")  # the promotion with all that it triggers
    assert table.asked() == "P1 edict"
    table.p1("ED(III:G+T+W+>I)")
    assert table.asked() == "P2 turn"


@rule("SM-BUILD-9", "RUL-43", "SM-INC-2")
def test_a_tower_that_closes_two_sides_pays_both_in_the_owners_order():
    castle = "T3:TN2,W2:WN2,W1:WN3"
    table = stupor(p1=f"S=3 G=1 A=0 castle={castle} hand=H-COIN", edicts="III=E09")
    table.p1("H-COINv3 BD(T2=TN3)")
    assert table.options() == ["side SIDE1", "side SIDE2"]
    table.refuses("side SIDE3", "SM-INC-2")
    table.p1("side SIDE2")
    table.shows(p1="vp=1 S=0")
    assert table.options() == ["side SIDE1"]
    table.p1("side SIDE1")
    table.shows(p1="vp=1 S=1")


@rule("SM-BUILD-10", "RUL-42", "SM-ACT-3")
def test_workplace_bonuses_come_after_the_building_and_never_pay_for_it():
    table = stupor(p1="S=1 G=0 A=0 castle=T3:TN2 spec=B1,0,0 hand=H-COIN")
    table.refuses("H-COINv3 BD(W2=WN2)", "SM-BUILD-4")  # C1B's grain comes afterwards
    paid = stupor(p1="S=1 G=1 A=0 castle=T3:TN2 spec=B1,0,0 hand=H-COIN")
    paid.turn(1, "H-COINv3 BD(W2=WN2)")
    paid.shows(p1="S=0 G=1")
    coins = stupor(p1="S=2 G=1 A=0 spec=C2,0,0 hand=H-COIN")
    coins.refuses("H-COINv3 BD(T3=GTA)", "SM-BUILD-4")  # C2C's four coins come afterwards


@rule("SM-BUILD-12", "RUL-48", "SM-EDICT-1", "SM-GWA", "RUL-112")
@pytest.mark.parametrize("space", ["W1", "W4"])
def test_great_wall_a_on_a_marked_wall_issues_two_edicts_one_after_the_other(space: str):
    castle = {"W1": "T3:TN2,W2:WN2", "W4": "T4:TN2,W5:WN2"}[space]
    table = stupor(p1=f"S=2 G=1 A=3 castle={castle} hand=H-COIN", edicts="III=E09 I=E02", next_edicts="I=E05")
    table.p1(f"H-COINv3 BD({space}=GWA)")
    table.p1("ED(III:G+T+W+>I)")
    table.shows(edicts="III=E05", p1="vp=1 edicts=1")
    assert table.asked() == "P1 edict"
    table.p1("ED(III:A+P+>II)")  # the tile that has just moved up
    table.shows(p1="vp=2 edicts=2")
    assert table.asked() == "P2 turn"
    plain = stupor(p1="S=1 G=1 A=3 castle=T3:TN2 hand=H-COIN", edicts="III=E09")
    plain.p1("H-COINv3 BD(W2=GWA)", "ED(III:G+T+W+>I)")
    assert plain.asked() == "P2 turn"


@rule("RUL-113")
def test_a_tile_that_has_moved_up_may_be_issued_in_the_same_turn():
    table = stupor(p1="S=2 G=1 A=3 castle=T3:TN2,W2:WN2 hand=H-COIN", edicts="III=E09", next_edicts="I=E05")
    table.p1("H-COINv3 BD(W1=GWA)", "ED(III:G+T+W+>I)", "ED(III:A+P+>I)")
    table.shows(palace="G2 T3 W3 A12 P2")


@rule("RUL-47", "SM-GTA", "RUL-61", "RUL-111")
def test_great_tower_a_lets_a_card_be_purchased_at_its_normal_cost():
    table = stupor(p1="S=2 G=1 A=5 hand=H-COIN", rom="c1=A1")
    table.p1("H-COINv3 BD(T3=GTA)")
    assert table.options() == ["purchase ROM-c1", "skip"]
    table.p1("PU(ROM-c1)")
    table.shows(p1="A=0 hand=A1")
    cheap = stupor(p1="S=2 G=1 A=3 spec=B1,0,0 hand=H-COIN", rom="c1=A1", paths="B=CS-D[CB-B]")
    cheap.turn(1, "H-COINv3 BD(T3=GTA) PU(ROM-c1)")  # C1D applies
    cheap.shows(p1="A=0 hand=A1")
    empty = stupor(p1="S=2 G=1 A=9 hand=H-COIN", rom="c1=-")
    empty.p1("H-COINv3 BD(T3=GTA)")
    assert empty.asked() == "P2 turn"


@rule("SM-GTB", "RUL-57", "RUL-111")
def test_great_tower_b_summons_without_grain_into_the_space_it_has_opened():
    table = stupor(p1="S=2 G=1 A=3 allies=AS1:I-SEV hand=H-COIN", rom="a1=I-GIS/?")
    table.p1("H-COINv3 BD(T3=GTB) SU(ROM-a1>AS5)")
    table.shows(p1="allies=AS1:I-SEV,AS5:I-GIS G=0")
    same = stupor(n=4, p1="S=2 G=1 A=3 allies=AS1:I-GRE hand=H-COIN", rom="a1=I-GRE/? a2=-/?")
    same.p1("H-COINv3 BD(T3=GTB)")
    assert same.asked() == "P2 turn"  # only an identical ally lies there; the tower stands
    assert "T3:GTB" in same.castle(1)


@rule("SM-GK", "RUL-28", "RUL-104", "SM-PROM-4")
def test_the_great_keep_promotes_twice_for_grain():
    table = stupor(p1="S=3 G=0 A=4 spec=A1,0,0 hand=H-COIN", edicts="III=E09")
    table.p1("H-COINv3 BD(K1=GK)", "PR(s1>A2)")
    assert table.options() == ["specialist s2", "specialist s3", "skip"]  # the same one would need grain
    twice = stupor(p1="S=2 G=2 A=4 castle=T3:TN2,W2:WN2 hand=H-COIN draw=H-GRAIN,*", edicts="III=E09")
    twice.p1("H-COINv3 BD(K3=GK)", "PR(s1>A1)", "PR(s1>A2)")
    twice.shows(p1="spec=A2,0,0 hand=H-GRAIN")  # a card on arrival at C1A, and it is left again
    assert twice.asked() == "P1 edict"


@rule("SM-KC-HAND", "SM-BUILD-8")
def test_kc_hand_draws_two_at_once_and_raises_the_limit():
    table = stupor(p1="S=3 G=0 hand=H-COIN draw=H-STONE,H-DRAW,*", edicts="III=E09")
    table.p1("H-COINv3 BD(K1=KN1)")
    table.shows(p1="hand=H-DRAW,H-STONE covers=KC-HAND")
    table.p1("ED(III:G+T+W+>I)").turn(2, "pass").turn(1, "pass").p1("-")
    assert table.player(1).hand.bit_count() == 7


@rule("SM-KC-SLOT", "SM-KC-BOTH", "SM-SETUP-21")
@pytest.mark.parametrize(("space", "cover"), [("K1", "KC-HAND"), ("K2", "KC-BOTH"), ("K3", "KC-SLOT")])
def test_each_keep_has_its_cover(space: str, cover: str):
    table = stupor(p1="S=2 G=2 A=7 castle=T3:TN2,W2:WN2 hand=B14", edicts="III=E09")
    table.p1(f"B14^1 BD({space}=KN1)")
    table.shows(p1=f"covers={cover}")


@rule("RUL-52")
def test_a_keep_closes_no_side():
    table = stupor(p1="S=3 G=0 castle=T3:TN2,T4:TN3 hand=H-COIN").listen()
    table.p1("H-COINv3 BD(K1=KN1)")
    assert table.asked() == "P1 edict"


FULL = "T3:TN2,W2:WN2,T2:TN3,W1:WN3,T4:GTA,W4:GWA,T5:GTB,K1:KN1,K2:KN2,K3:GK"


@rule("SM-BUILD-14", "SM-END-1", "RUL-50")
def test_the_thirteenth_structure_sets_castle_and_play_goes_on():
    table = stupor(p1=f"S=1 G=2 A=4 castle={FULL} spec=A5,B5,C5 hand=H-COIN,H-STONE")
    table.p1("H-COINv3 BD(W5=GWB)", "side SIDE5")
    table.shows(header="ends=CASTLE")
    table.p1("-")  # KC-BOTH would still allow a visit to the market
    assert table.asked() == "P2 turn"
    table.turn(2, "pass")
    assert table.asked() == "P1 turn"
    table.p1("H-STONEv4")
    table.refuses("main build", "SM-BUILD-1")  # nothing is left to build


@rule("SM-BUILD-14", "SM-BUILD-7")
def test_the_castle_check_is_the_last_step():
    castle = FULL.replace(",K3:GK", ",W5:GWB")
    table = stupor(p1=f"S=2 G=2 A=4 castle={castle} spec=A5,B5,C5 hand=H-COIN", edicts="III=E09")
    table.p1("H-COINv3 BD(K3=GK)")
    table.shows(header="ends=-")
    table.p1("ED(III:G+T+W+>I)")
    table.shows(header="ends=CASTLE")


@rule("SM-BUILD-8", "SM-KC-HAND", "SM-KC-SLOT")
def test_a_second_keep_leaves_the_cover_of_the_first():
    table = stupor(p1="S=2 G=2 A=0 castle=T3:TN2,W2:WN2,K1:KN1 hand=H-COIN", edicts="I=E02")
    table.p1("H-COINv3 BD(K3=KN2)")
    table.shows(p1="covers=KC-HAND,KC-SLOT")
