"""1. Promote a Specialist (SM-PROM), city bonus tiles (SM-CB)."""

import pytest

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule

PATH_A = "A=CS-D,VI-C*[CB-A]"


@rule("SM-PROM-1", "SM-PROM-2", "RUL-22")
def test_from_the_start_area_to_column_one_of_any_path_and_then_along_it():
    table = stupor(p1="spec=B1,0,0 G=2 S=0")
    table.p1("H-COINv1 main promote")
    assert table.options() == ["specialist s1", "specialist s2", "specialist s3"]
    table.p1("specialist s2")
    assert table.options() == ["path A", "path B", "path C"]
    table.p1("path C")
    table.shows(p1="spec=B1,C1,0 G=2")
    along = stupor(p1="spec=C1,0,0")
    along.p1("H-COINv1 PR(s1>C2)")
    along.shows(p1="spec=C2,0,0")
    along = stupor(p1="spec=C1,0,0")
    along.cannot_read("H-COINv1 PR(s1>A2)", "SM-PROM-1")


GRAIN = [
    ("0", "A1", 0),
    ("A1", "A2", 0),
    ("A2", "A3", 1),
    ("A3", "A4", 1),
    ("A4", "A5", 1),
    ("0", "B1", 0),
    ("B1", "B2", 2),
    ("B2", "B5", 0),
    ("0", "C1", 0),
    ("C1", "C2", 0),
    ("C2", "C3", 1),
    ("C3", "C4", 1),
    ("C4", "C5", 1),
]


@rule("SM-PROM-3", "SM-PROM-4")
@pytest.mark.parametrize(("here", "there", "grain"), GRAIN)
def test_each_arrow_costs_its_grain_and_path_b_skips_the_village(here: str, there: str, grain: int):
    paths = "A=CS-D,VI-C[-] B=CS-B[-] C=CS-C,VI-B[-]"
    table = stupor(p1=f"S=0 G=3 spec={here},0,0", paths=paths)
    table.turn(1, f"H-COINv1 PR(s1>{there})")
    table.shows(p1=f"spec={there},0,0 G={3 - grain}")
    if grain:
        poor = stupor(p1=f"S=1 G={grain - 1} A=9 spec={here},0,0", paths=paths)
        poor.refuses(f"H-COINv1 PR(s1>{there})", "SM-PROM-4")


@rule("SM-PROM-5")
def test_workplaces_are_shared():
    table = stupor(p1="spec=A1,0,A2 S=0 G=1", p2="spec=A2,A2,0")
    table.turn(1, "H-COINv1 PR(s1>A2)")
    table.shows(p1="spec=A2,0,A2", p2="spec=A2,A2,0")


@rule("SM-PROM-6", "RUL-23")
def test_one_own_specialist_in_each_city_the_second_waits_before_it():
    table = stupor(p1="spec=B5,B2,B2 G=3 S=0", p2="spec=B2,0,0")
    table.refuses("H-COINv1 PR(s2>B5)", "SM-PROM-6")
    table.p1("H-COINv1")
    assert table.options() == ["skip"]  # nobody can move, so nothing is offered
    table.p1("-")
    table.turn(2, "H-COINv1 PR(s1>B5) CB(CB-B) ED(I:S+L+P+>I)")  # another player's is not in the way
    table.shows(p2="spec=B5,0,0")


@rule("SM-PROM-7")
def test_a_specialist_in_a_city_never_moves_again():
    table = stupor(p1="spec=A5,A1,0 G=3 S=0")
    table.p1("H-COINv1 main promote")
    assert table.options() == ["specialist s2", "specialist s3"]
    table.refuses("specialist s1", "SM-PROM-7")


@rule("RUL-33")
def test_nobody_who_can_move_no_promotion():
    table = stupor(p1="spec=A5,B5,C5 G=3 S=0")
    table.p1("H-COINv1")
    assert table.options() == ["skip"]
    table.refuses("main promote", "RUL-33")
    poor = stupor(p1="spec=A2,B1,C3 G=0 S=0")
    poor.p1("H-COINv1")
    assert poor.options() == ["skip"]
    poor.refuses("main promote", "SM-PROM-4")


@rule("SM-PROM-8", "RUL-25")
def test_a_city_gives_one_tile_of_the_players_choice_and_it_leaves_the_game():
    table = stupor(n=3, p1="spec=B2,0,0 S=0 G=0 A=0", paths="B=CS-B[CB-A,CB-F]")
    table.p1("H-COINv1 PR(s1>B5)")
    assert table.options() == ["city_tile CB-A", "city_tile CB-F"]
    table.refuses("city_tile CB-C", "SM-PROM-8")
    table.p1("CB(CB-A)")
    table.shows(paths="B=CS-B[CB-F]", p1="A=6")
    useless = stupor(n=3, p1="spec=B2,0,0 G=0 S=0 castle=T3:TN2", paths="B=CS-B[CB-A,CB-C]", rom="a1=-/-")
    useless.p1("H-COINv1 PR(s1>B5) CB(CB-C)")
    assert useless.asked() == "P2 turn"  # nobody to summon; the tile is gone all the same
    useless.shows(paths="B=CS-B[CB-A]")


@rule("SM-PROM-8", "RUL-24")
def test_an_empty_city_can_be_entered():
    table = stupor(p1="spec=B2,0,0", paths="B=CS-B[-]")
    table.turn(1, "H-COINv1 PR(s1>B5)")
    table.shows(p1="spec=B5,0,0")


@rule("SM-PROM-9", "SM-SETUP-5", "SM-EDICT-1")
@pytest.mark.parametrize(("here", "there", "path"), [("A2", "A3", 0), ("C2", "C3", 2)])
def test_a_token_leaves_and_an_edict_is_issued_at_once(here: str, there: str, path: int):
    table = stupor(p1=f"spec={here},0,0 G=1 S=0 A=0", edicts="I=E02")
    table.p1(f"H-COINv1 PR(s1>{there})")
    assert table.options() == ["edict I", "edict II", "edict III"]
    table.p1("ED(I:G+A+>I)")
    assert "*" not in table.line("paths").split()[path]
    assert table.line("paths").count("*") == 1
    table.shows(p1="A=3 edicts=1", palace="G3 A9")
    second = stupor(p1=f"spec={here},0,0 G=1 S=0", paths="A=CS-A,VI-A[CB-A] C=CS-C,VI-B[CB-C]")
    second.p1(f"H-COINv1 PR(s1>{there})")
    assert second.asked() == "P2 turn"


@rule("SM-PROM-10", "SM-C1A", "RUL-27")
def test_reaching_c1a_draws_a_card_unless_another_own_specialist_is_there():
    table = stupor(p1="hand=H-COIN draw=H-STONE,*", p2="spec=A1,0,0")
    table.turn(1, "H-COINv1 PR(s1>A1)")
    table.shows(p1="hand=H-STONE spec=A1,0,0")
    second = stupor(p1="hand=H-COIN,H-GRAIN draw=H-STONE,* spec=A1,0,0")
    second.turn(1, "H-COINv1 PR(s2>A1)")
    second.shows(p1="hand=H-GRAIN spec=A1,A1,0")


@rule("SM-PROM-11", "SM-C2D")
def test_an_ability_ends_when_the_last_specialist_leaves_it():
    table = stupor(p1="spec=A2,A2,0 G=3 S=0 A=0 hand=H-COIN,H-GRAIN", paths="A=CS-D,VI-C[CB-A]")
    table.turn(1, "H-COINv1 PR(s1>A3)").turn(2, "pass")
    assert "C2D" in table.seen(0).players[0].abilities
    table.turn(1, "H-GRAINv2 PR(s2>A3)")
    assert table.seen(0).players[0].abilities == ["V1C"]


@rule("SM-PROM-12", "RUL-32")
def test_pay_then_move_then_what_the_place_does():
    table = stupor(p1="spec=A4,0,0 G=1 S=2 A=0 hand=H-COIN", paths="A=CS-D,VI-C[CB-A]")
    table.p1("H-COINv1 PR(s1>A5)")
    table.shows(p1="G=0 spec=A5,0,0")  # paid and moved before the tile is chosen
    assert table.options() == ["city_tile CB-A"]


@rule("SM-PROM-13", "SM-GWB")
def test_at_no_grain_cost():
    table = stupor(p1="S=1 G=1 A=4 castle=T3:TN2 spec=A3,B1,0 hand=H-COIN", paths="B=CS-D[CB-B]")
    table.p1("H-COINv3 BD(W2=GWB)")
    table.shows(p1="G=0 S=0 A=0")
    assert table.options() == ["specialist s1", "specialist s2", "specialist s3", "skip"]
    table.p1("PR(s2>B2)")
    table.shows(p1="spec=A3,B2,0 G=0")


# --- 12.5: city bonus tiles ---------------------------------------------------------------------------------------


def in_city(tile: str, player: str, **facts: str):
    """A Specialist has just reached City B and takes this tile."""
    table = stupor(p1=f"spec=B2,0,0 hand=H-COIN {player}", paths=f"B=CS-B[{tile}]", **facts)
    table.p1("H-COINv1 PR(s1>B5)", f"CB({tile})")
    return table


@rule("SM-CB-A", "RUL-114", "SM-ACT-7")
def test_cb_a_six_coins_and_three_resources_in_any_mix():
    table = in_city("CB-A", "A=0 S=0 G=0")
    assert table.options() == ["grain 0", "grain 1", "grain 2", "grain 3"]
    table.refuses("grain 4", "SM-CB-A")
    table.p1("G(S2G1)")
    table.shows(p1="A=6 S=2 G=1")
    full = in_city("CB-A", "A=0 S=1 G=1")
    full.p1("G(S3)")  # one overflow decision for all of them
    assert full.options() == ["keep 0", "keep 1"]
    full.p1("keep(S3G0)")
    full.shows(p1="A=6 S=3 G=0")


@rule("SM-CB-B", "RUL-26", "SM-ACT-6")
def test_cb_b_issues_an_edict_then_gives_three_points():
    table = in_city("CB-B", "A=0", edicts="III=E09")
    table.refuses("skip", "SM-ACT-6")
    table.p1("edict III")
    table.shows(p1="vp=1")
    table.p1("add", "add", "add", "next I")
    table.shows(p1="vp=4 edicts=1", palace="G2 T3 W3")


@rule("SM-CB-C", "RUL-26")
def test_cb_c_summons_without_grain_or_not_at_all():
    table = in_city("CB-C", "S=0 G=0", rom="a1=I-GIS/?")
    assert table.options() == ["summon ROM-a1", "skip"]
    table.p1("SU(ROM-a1>AS1)")
    table.shows(p1="G=0 allies=AS1:I-GIS", rom="a1=-/?")
    declined = in_city("CB-C", "S=0 G=0")
    declined.p1("skip")
    declined.shows(p1="allies=-", paths="B=CS-B[-]")


@rule("SM-CB-D", "SM-CB-E", "SM-CB-F", "SM-BUILD-6")
@pytest.mark.parametrize(
    ("tile", "spaces", "great", "coins"),
    [
        ("CB-D", ["T3", "T4"], "T3=GTA", 2),
        ("CB-E", ["W1", "W5"], "W5=GWB", 4),
        ("CB-F", ["K1", "K2", "K3"], "K1=GK", 4),
    ],
)
def test_free_towers_walls_and_keeps_still_cost_the_coins_of_a_great_piece(
    tile: str, spaces: list[str], great: str, coins: int
):
    table = in_city(tile, f"S=0 G=0 A={coins}", edicts="I=E02")
    assert table.options() == [*(f"build {space}" for space in spaces), "skip"]
    table.p1(f"BD({great})")
    table.shows(p1="S=0 G=0 A=0")
    assert great.replace("=", ":") in table.castle(1)
    poor = in_city(tile, f"S=0 G=0 A={coins - 1}")
    poor.refuses(f"BD({great})", "SM-BUILD-4")
    poor.p1("skip")
    other = in_city(tile, "S=0 G=0")
    wrong = next(space for space in ("W5", "K1", "T4") if space not in spaces)
    other.refuses(f"build {wrong}", f"SM-{tile}")


@rule("SM-BUILD-8", "SM-ACT-7")
def test_a_tower_brings_no_room_for_resources():
    table = in_city("CB-D", "hand=H-COIN,H-STONE S=2 G=1", p2="hand=H-COIN")
    table.p1("BD(T3=TN2)").turn(2, "pass")
    table.p1("H-STONE^2 !")
    assert table.options() == ["keep 0", "keep 1"]  # three resources as before
    wall = in_city("CB-E", "hand=H-COIN,H-STONE S=2 G=1", p2="hand=H-COIN")
    wall.p1("BD(W5=WN2)").turn(2, "pass").turn(1, "H-STONE^2 !")
    wall.shows(p1="S=3 G=1")
