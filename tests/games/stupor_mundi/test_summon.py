"""4. Summon an Ally (SM-SUM)."""

import pytest

from tests.games.stupor_mundi.table import at, stupor
from tests.rule import rule

GIS = {"rom": "a1=I-GIS/?"}


@rule("SM-SUM-1", "SM-SUM-2", "SM-SUM-6")
def test_a_face_up_ally_of_the_ships_city_for_its_grain():
    table = stupor(p1="S=0 G=3 hand=H-COIN", **GIS)
    table.refuses("H-COINv4 SU(CON-a1>AS1)", "SM-SUM-1")
    table.turn(1, "H-COINv4 SU(ROM-a1>AS1)")
    table.shows(p1="G=0 allies=AS1:I-GIS", rom="a1=-/?")
    poor = stupor(p1="S=1 G=2 hand=H-COIN", **GIS)
    poor.refuses("H-COINv4 SU(ROM-a1>AS1)", "SM-SUM-2")
    covered = stupor(p1="S=0 G=3 hand=H-COIN", rom="a1=-/?")
    covered.refuses("H-COINv4 SU(ROM-a1>AS1)", "SM-SUM-1")  # what lies below stays face down


COSTS = {
    2: {"ROM-a1": 3, "CON-a1": 3, "ALE-a1": 3, "TUN-a1": 2, "BAR-a1": 3},
    4: {
        "ROM-a1": 3,
        "ROM-a2": 3,
        "CON-a1": 3,
        "CON-a2": 2,
        "ALE-a1": 3,
        "ALE-a2": 3,
        "TUN-a1": 2,
        "TUN-a2": 3,
        "BAR-a1": 3,
        "BAR-a2": 2,
    },
}


@rule("SM-SUM-2")
@pytest.mark.parametrize(("n", "space"), [(n, space) for n, costs in COSTS.items() for space in costs])
def test_each_space_has_its_cost(n: int, space: str):
    table = stupor(n=n, p1=f"S=0 G=3 ship={space[:3]} hand=H-COIN")
    table.turn(1, f"H-COINv4 SU({space}>AS1)")
    table.shows(p1=f"G={3 - COSTS[n][space]}")


@rule("SM-SUM-2", "SM-V1C", "SM-A16")
def test_discounts_add_up_and_never_go_below_nothing():
    paths = "C=CS-C,VI-C[CB-C]"
    table = stupor(p1="S=0 G=2 spec=C3,0,0 hand=H-COIN", paths=paths, **GIS)
    table.turn(1, "H-COINv4 SU(ROM-a1>AS1)")
    table.shows(p1="G=0")
    both = stupor(p1="S=0 G=1 spec=C3,0,0 hand=A16", paths=paths, **GIS)
    both.turn(1, "A16^1 SU(ROM-a1>AS1)")
    both.shows(p1="G=0")
    cheap = stupor(p1="S=0 G=0 ship=TUN spec=C3,0,0 hand=A16", paths=paths)
    cheap.turn(1, "A16^1 SU(TUN-a1>AS1)")  # 2 - 1 - 1
    cheap.shows(p1="G=0")


@rule("SM-B15", "SM-SUM-2", "RUL-56")
def test_three_coins_instead_of_grain_and_no_fewer():
    table = stupor(p1="A=3 S=0 G=3 hand=B15", **GIS)
    table.turn(1, "B15^1 SU(ROM-a1>AS1)")
    table.shows(p1="A=0 G=3 allies=AS1:I-GIS")
    poor = stupor(p1="A=2 S=0 G=3 hand=B15", **GIS)
    poor.refuses("B15^1 SU(ROM-a1>AS1)", "SM-SUM-1")
    poor.p1("B15^1 !")
    assert poor.asked() == "P2 turn"  # nobody is offered


@rule("SM-SUM-3", "RUL-54", "RUL-55")
def test_an_open_and_empty_ally_space_is_needed_and_chosen():
    table = stupor(p1="S=0 G=3 castle=T3:TN2,T4:GTA hand=H-COIN", **GIS)
    table.p1("H-COINv4 main summon", "summon ROM-a1")
    assert table.options() == ["ally_space AS1", "ally_space AS2", "ally_space AS4"]
    table.refuses("ally_space AS3", "SM-SUM-3")
    table.p1("ally_space AS4")
    table.shows(p1="allies=AS4:I-GIS")
    full = stupor(p1="S=0 G=3 allies=AS1:I-SEV hand=H-COIN", **GIS)
    full.refuses("H-COINv4 SU(ROM-a1>AS2)", "SM-SUM-3")
    taken = stupor(p1="S=0 G=3 castle=T3:TN2 allies=AS1:I-SEV hand=H-COIN", **GIS)
    taken.refuses("H-COINv4 SU(ROM-a1>AS1)", "SM-SUM-3")


@rule("SM-SUM-4", "RUL-53")
def test_no_two_allies_of_the_same_name():
    table = stupor(n=4, p1="S=0 G=3 castle=T3:TN2 allies=AS1:I-GRE hand=H-COIN", rom="a1=I-GRE/- a2=L-GIS/?")
    table.refuses("H-COINv4 SU(ROM-a1>AS2)", "SM-SUM-4")
    copy = at(table.text())
    copy.p1("H-COINv4 main summon")
    assert copy.options() == ["summon ROM-a2"]
    table.turn(1, "H-COINv4 SU(ROM-a2>AS2)")
    table.shows(p1="allies=AS1:I-GRE,AS2:L-GIS")
    gisela = stupor(p1="S=0 G=3 castle=T3:TN2 allies=AS1:L-GIS hand=H-COIN", **GIS)
    gisela.turn(1, "H-COINv4 SU(ROM-a1>AS2)")  # Gisèle and Gisela are two
    gisela.shows(p1="allies=AS1:L-GIS,AS2:I-GIS")


@rule("SM-SETUP-11", "SM-SUM-1")
def test_a_closed_space_has_no_ally_and_never_will():
    table = stupor(p1="S=0 G=3 hand=H-COIN", **GIS)
    table.refuses("H-COINv4 SU(ROM-a2>AS1)", "SM-SETUP-11")
    four = stupor(n=4, p1="S=0 G=3 hand=H-COIN", rom="a2=-/?")
    four.refuses("H-COINv4 SU(ROM-a2>AS1)", "SM-SUM-1")  # open, and empty until the end of the round


@rule("SM-SUM-5")
def test_allies_stay_where_they_are_put():
    table = stupor(p1="S=0 G=3 castle=T3:TN2 hand=H-COIN,H-STONE", p2="hand=H-COIN", **GIS)
    table.turn(1, "H-COINv4 SU(ROM-a1>AS2)").turn(2, "pass").turn(1, "pass")
    table.p1("-").p2("-")
    table.shows(p1="allies=AS2:I-GIS", header="round=2")


@rule("SM-SUM-7", "SM-C2A")
def test_c2a_gives_two_points_after_placing():
    table = stupor(p1="S=0 G=3 spec=A2,0,0 hand=H-COIN", **GIS)
    table.turn(1, "H-COINv4 SU(ROM-a1>AS1)")
    table.shows(p1="vp=2")


@rule("SM-SUM-8", "SM-SUM-7", "SM-EDICT-1", "RUL-54")
def test_as3_issues_an_edict_after_the_points():
    table = stupor(p1="S=0 G=3 castle=T3:TN3 spec=A2,0,0 hand=H-COIN", edicts="III=E09", **GIS)
    table.p1("H-COINv4 SU(ROM-a1>AS3)")
    table.shows(p1="vp=2")
    assert table.asked() == "P1 edict"
    other = stupor(p1="S=0 G=3 castle=T3:TN3 hand=H-COIN", **GIS)
    other.p1("H-COINv4 SU(ROM-a1>AS1)")
    assert other.asked() == "P2 turn"


@rule("SM-REORG-3", "RUL-86", "SM-SUM-6")
def test_below_comes_up_at_reorganization_and_nothing_after_it():
    table = stupor(p1="S=0 G=3 hand=H-COIN,H-STONE", rom="a1=I-GIS/L-TEN", con="a1=-/-")
    table.turn(1, "H-COINv4 SU(ROM-a1>AS1)").turn(2, "pass").turn(1, "pass")
    table.shows(rom="a1=-/L-TEN")
    table.p1("-").p2("-")
    table.shows(rom="a1=L-TEN/-", con="a1=-/-")
