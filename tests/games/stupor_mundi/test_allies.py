"""Ally income (SM-ALLY), allies one by one (SM-I-THE to SM-L-PHI)."""

import pytest

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

FOUR_TOWERS = "T3:TN2,T4:TN3,W4:WN2,T5:GTA"
# ally, a table where its condition holds by the least, and one where it fails by the least
LINES = [
    ("I-THE", ("G=2 S=0", "G2"), ("G=1 S=0", "G2")),
    ("I-MAU", ("S=2 G=0", "S2"), ("S=1 G=0", "S2")),
    ("I-ALT", ("A=7", "A6"), ("A=6", "A6")),
    ("I-SEV", ("castle=T3:TN2", "T1"), ("castle=T3:TN2", "T2")),
    ("I-CAS", ("castle=W1:WN2", "W1"), ("castle=W1:WN2", "W2")),
    ("I-IDA", ("castle=K1:KN1", "K0"), ("castle=K1:KN1", "K1")),
    ("I-GRE", ("castle=T3:TN2,K1:KN1", "T1 W1 K1"), ("castle=T3:TN2,K1:KN1", "T2 W1 K1")),
    ("I-GIS", ("castle=T3:TN2", "L0"), ("castle=T3:TN2", "L1")),
    ("I-MOC", ("spec=B2,A1,0", "P1"), ("spec=B2,A1,0", "P2")),
    ("L-SIG", ("A=0", "G3"), ("A=0", "G2")),
    ("L-OKE", ("A=0", "S3"), ("A=0", "S2")),
    ("L-TEN", ("A=0", "A9"), ("A=0", "A6")),
    ("L-ROM", ("A=0", "T3"), ("A=0", "T2")),
    ("L-BAL", ("A=0", "W3"), ("A=0", "W2")),
    ("L-DOM", ("A=0", "K2"), ("A=0", "K1")),
    ("L-SEB", ("A=0", "T2 W2 K2"), ("A=0", "T2 W2 K1")),
    ("L-GIS", ("A=0", "L3"), ("A=0", "L2")),
    ("L-PHI", ("A=0", "P3"), ("A=0", "P2")),
]


def income(ally: str, player: str, palace: str) -> int:
    """The points of one ally in the next End Phase."""
    table = stupor(p1=f"S=1 G=1 {player} allies=AS1:{ally} hand=H-COIN", p2="passed=1 hand=H-COIN", palace=palace)
    table.p1("pass", "-").p2("-")
    while table.asked() == "P1 side":
        table.p1(table.options()[0])
    points: int = table.player(1).points
    return points


@rule("SM-I-THE", "SM-I-MAU", "SM-I-ALT", "SM-I-SEV", "SM-I-CAS", "SM-I-IDA", "SM-I-GRE", "SM-I-GIS", "SM-I-MOC")
@rule("SM-L-SIG", "SM-L-OKE", "SM-L-TEN", "SM-L-ROM", "SM-L-BAL", "SM-L-DOM", "SM-L-SEB", "SM-L-GIS", "SM-L-PHI")
@rule("SM-ALLY-1")
@pytest.mark.parametrize(("ally", "met", "missed"), LINES, ids=[line[0] for line in LINES])
def test_one_point_and_two_more_if_the_condition_holds(ally: str, met: tuple[str, str], missed: tuple[str, str]):
    assert income(ally, *met) == 3
    assert income(ally, *missed) == 1


def test_every_ally_has_its_line():
    assert [line[0] for line in LINES] == [ally.id for ally in STUPOR_MUNDI.components.ally]


@rule("SM-I-MOC", "RUL-83", "RUL-109")
def test_mocenigo_looks_at_columns_whatever_the_path():
    assert income("I-MOC", "spec=B5,0,0", "P4") == 3
    assert income("I-MOC", "spec=B5,0,0", "P5") == 1
    assert income("I-MOC", "spec=0,0,0", "P1") == 1
    assert income("I-MOC", "spec=A1,C3,B1", "P2") == 3


@rule("SM-ALLY-2", "RUL-82", "SM-ALLY-1")
def test_conditions_are_looked_at_after_the_castle_income_of_all():
    # Altair: six coins are not more than six, but the coin side has paid before it is asked.
    table = stupor(p1="A=6 castle=T3:TN2,T4:TN3 allies=AS1:I-ALT hand=H-COIN", p2="passed=1 hand=H-COIN", palace="A6")
    table.p1("pass", "-").p2("-")
    assert table.player(1).points == 0
    table.p1("side SIDE3")
    table.shows(p1="A=9 vp=3")


@rule("SM-ALLY-1", "RUL-87")
def test_several_allies_and_gisele_counts_herself():
    table = stupor(
        p1=f"castle={FOUR_TOWERS} allies=AS1:I-GIS,AS2:I-CAS,AS3:L-TEN hand=H-COIN",
        p2="passed=1 hand=H-COIN",
        palace="L2 W1",
    )
    table.p1("pass", "-").p2("-")
    while table.asked() == "P1 side":
        table.p1(table.options()[0])
        if table.asked() == "P1 trade":
            table.p1("skip")
    table.shows(p1="vp=7")  # 3 + 3 + 1
