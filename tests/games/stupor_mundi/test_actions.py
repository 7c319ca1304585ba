"""The protocol of every action (SM-ACT), and what workplaces give (SM-C1A to SM-V2D)."""

import pytest

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

# ability, place, tiles, player, rest of the table, move, result
WORK = [
    ("C1A", "A1", "A=CS-A,VI-A[CB-A]", "hand=H-COIN", {}, "H-COIN^1 !", "A=9"),
    ("C1B", "A1", "A=CS-B,VI-A[CB-A]", "S=2 G=1 castle=T3:TN2 hand=H-COIN", {}, "H-COINv3 BD(W2=WN2)", "S=1 G=1"),
    ("C1C", "A1", "A=CS-C,VI-A[CB-A]", "A=0 hand=H-COIN", {}, "T2 H-COIN^1", "A=0 ship=ALE"),
    ("C1D", "A1", "A=CS-D,VI-A[CB-A]", "A=1 hand=H-COIN", {"rom": "c1=A1"}, "H-COINv5 PU(ROM-c1)", "A=0 hand=A1"),
    ("C2A", "A2", "A=CS-A,VI-A[CB-A]", "S=0 G=3 hand=H-COIN", {}, "H-COINv4 SU(ROM-a1>AS1)", "vp=2"),
    ("C2B", "A2", "A=CS-B,VI-A[CB-A]", "A=0 S=0 G=2 hand=H-COIN", {"rom": "M2b"}, "H-COINv2 MK(ss)", "A=8"),
    ("C2C", "A2", "A=CS-C,VI-A[CB-A]", "A=0 S=2 G=1 hand=H-COIN", {}, "H-COINv3 BD(T3=TN2)", "A=4"),
    ("C2D", "A2", "A=CS-D,VI-A[CB-A]", "A=0 S=2 G=1 hand=H-COIN", {}, "H-COINv3 BD(T3=TN2)", "A=2"),
    ("V1A", "A3", "A=CS-A,VI-A[CB-A]", "S=3 G=0 hand=H-COIN", {}, "H-COINv3 BD(K1=KN1)", "vp=4"),
    ("V1B", "A3", "A=CS-A,VI-B[CB-A]", "S=2 G=0 hand=H-COIN", {}, "H-COINv3 BD(K1=KN1)", "S=0"),
    ("V1C", "A3", "A=CS-A,VI-C[CB-A]", "S=0 G=2 hand=H-COIN", {}, "H-COINv4 SU(ROM-a1>AS1)", "G=0"),
    ("V1D", "A3", "A=CS-A,VI-D[CB-A]", "A=0 S=0 G=1 hand=H-COIN", {"rom": "M2b"}, "H-COINv2 MK(s)", "A=7"),
    ("V2A", "A4", "A=CS-A,VI-A[CB-A]", "S=2 G=1 hand=H-COIN", {}, "H-COINv3 BD(T3=TN2)", "vp=3"),
    ("V2B", "A4", "A=CS-A,VI-B[CB-A]", "A=3 hand=H-COIN", {"rom": "c1=A1"}, "H-COINv5 PU(ROM-c1)", "vp=3"),
    ("V2C", "A4", "A=CS-A,VI-C[CB-A]", "S=2 G=1 hand=H-COIN", {}, "H-COINv3 BD(T3=TN2) G(S1)", "S=1 G=0 vp=2"),
    (
        "V2D",
        "A4",
        "A=CS-A,VI-D[CB-A]",
        "S=3 G=0 hand=H-COIN",
        {"edicts": "III=E09"},
        "H-COINv3 BD(K1=KN1) ED(III:G+T+W+>I)",
        "vp=4",
    ),
]


@rule("SM-C1A", "SM-C1B", "SM-C1C", "SM-C1D", "SM-C2A", "SM-C2B", "SM-C2C", "SM-C2D")
@rule("SM-V1A", "SM-V1B", "SM-V1C", "SM-V1D", "SM-V2A", "SM-V2B", "SM-V2C", "SM-V2D")
@pytest.mark.parametrize(
    ("ability", "place", "path", "player", "facts", "move", "result"), WORK, ids=[w[0] for w in WORK]
)
def test_what_an_active_workplace_gives(
    ability: str, place: str, path: str, player: str, facts: dict[str, str], move: str, result: str
):
    table = stupor(p1=f"spec={place},0,0 {player}", paths=path, **facts)
    assert table.seen().players[0].abilities == [ability]
    table.turn(1, move)
    table.shows(p1=result)


def test_every_ability_has_its_line():
    assert [line[0] for line in WORK] == [ability.id for ability in STUPOR_MUNDI.components.workplace_ability]


# What they do not answer to.
SILENT = [
    ("C1B", "A1", "A=CS-B,VI-A[CB-A]", "S=2 G=1 hand=H-COIN", "H-COINv3 BD(T3=TN2)", "G=0"),
    ("C2C", "A2", "A=CS-C,VI-A[CB-A]", "A=0 S=1 G=2 hand=H-COIN", "H-COINv3 BD(W5=WN2)", "A=0"),
    ("V1A", "A3", "A=CS-A,VI-A[CB-A]", "S=2 G=1 hand=H-COIN", "H-COINv3 BD(T3=TN2)", "vp=0"),
    ("V2A", "A4", "A=CS-A,VI-A[CB-A]", "S=3 G=0 hand=H-COIN", "H-COINv3 BD(K1=KN1)", "vp=0"),
    ("C2A", "A2", "A=CS-A,VI-A[CB-A]", "S=2 G=1 hand=H-COIN", "H-COINv3 BD(T3=TN2)", "vp=0"),
]


@rule("SM-BUILD-10")
@pytest.mark.parametrize(("ability", "place", "path", "player", "move", "result"), SILENT)
def test_workplaces_answer_only_to_their_own_occasion(
    ability: str, place: str, path: str, player: str, move: str, result: str
):
    table = stupor(p1=f"spec={place},0,0 {player}", paths=path, edicts="I=E02")
    table.p1(move)
    table.shows(p1=result)


@rule("SM-V2A", "SM-V2C", "SM-C2D")
@pytest.mark.parametrize(("tile", "ability"), [("VI-A", "V2A"), ("VI-C", "V2C")])
@pytest.mark.parametrize(("space", "piece"), [("T3", "TN2"), ("W5", "WN2"), ("K1", "KN1")])
def test_what_answers_to_towers_walls_and_keeps(tile: str, ability: str, space: str, piece: str):
    table = stupor(p1="A=7 S=0 G=0 spec=A4,A2,0 hand=B14", paths=f"A=CS-D,{tile}[CB-A]", edicts="III=E09")
    table.p1(f"B14^1 BD({space}={piece})")
    if ability == "V2C":
        assert table.options() == ["resource stone", "resource grain"]
        table.p1("resource grain")
    points = {"V2A": 0 if space == "K1" else 3, "V2C": 2}[ability]
    table.shows(p1=f"vp={points} A=2")  # C2D for any structure


@rule("SM-ACT-1", "RUL-2", "RUL-3")
def test_workplaces_count_as_they_were_when_the_action_began():
    # The promotion of Great Wall B reaches V2D: too late for anything of this building, in time for its site edict.
    table = stupor(
        p1="S=2 G=1 A=4 castle=T3:TN2,W2:WN2 spec=A3,0,0 hand=H-COIN", paths="A=CS-A,VI-D[CB-A]", edicts="III=E09"
    )
    table.p1("H-COINv3 BD(W1=GWB) PR(s1>A4)", "ED(III:G+T+W+>I)")
    table.shows(p1="vp=4")
    # It leaves V2A for the City in the middle of the building, whose points come all the same.
    left = stupor(p1="S=1 G=1 A=4 castle=T3:TN2 spec=A4,0,0 hand=H-COIN", paths="A=CS-A,VI-A[CB-B]", edicts="III=E09")
    left.p1("H-COINv3 BD(W2=GWB)")
    left.shows(p1="vp=3")
    # Noa: V2A is reached by the wall itself and does not count for it.
    noa = stupor(p1="S=1 G=1 A=4 castle=T3:TN2 spec=A3,0,0 hand=H-COIN")
    noa.p1("H-COINv3 BD(W2=GWB) PR(s1>A4)")
    noa.shows(p1="vp=0 spec=A4,0,0")


@rule("RUL-3", "SM-ACT-5", "SM-EDICT-16")
def test_a_specialist_that_has_left_v2d_does_not_help_the_edict_of_cb_b():
    table = stupor(p1="S=0 G=1 spec=A4,0,0 hand=H-COIN", paths="A=CS-A,VI-D[CB-B]", edicts="III=E09")
    table.p1("H-COINv1 PR(s1>A5) CB(CB-B)", "ED(III:G+T+W+>I)")
    table.shows(p1="vp=4")  # one for the edict, three for the tile


@rule("SM-ACT-2", "SM-ACT-3", "RUL-4")
def test_costs_are_paid_in_full_before_the_effect_and_bonuses_cannot_pay():
    table = stupor(p1="A=2 S=0 G=2 spec=A2,0,0 hand=H-COIN")
    table.refuses("H-COINv4 SU(ROM-a1>AS1)", "SM-SUM-2")
    coins = stupor(p1="A=0 S=2 G=1 spec=A2,0,0 hand=H-COIN", paths="A=CS-C,VI-A[CB-A]")
    coins.refuses("H-COINv3 BD(T3=GTA)", "SM-BUILD-4")


@rule("SM-ACT-4", "SM-ACT-5", "RUL-1")
def test_a_triggered_action_is_finished_before_the_next_consequence():
    # Great keep: promotion to A3 takes the token; its edict comes before the second promotion, the site's edict last.
    table = stupor(
        p1="S=3 G=1 A=4 castle=W5:WN2 spec=A2,0,0 hand=H-COIN",
        edicts="III=E09 I=E02",
    )
    table.p1("H-COINv3 BD(K1=GK)", "PR(s1>A3)")
    assert table.asked() == "P1 edict"
    table.p1("ED(III:G+T+W+>I)")
    assert table.asked() == "P1 specialist"
    table.p1("PR(s2>B1)")
    assert table.asked() == "P1 edict"
    table.p1("ED(I:G+A+>I)")
    assert table.asked() == "P2 turn"


@rule("SM-ACT-6", "RUL-5")
def test_what_must_be_done_cannot_be_declined():
    table = stupor(p1="S=3 G=0 hand=H-COIN", edicts="II=E04")
    table.p1("H-COINv3 BD(K1=KN1)")
    table.refuses("skip", "SM-ACT-6")
    table.p1("edict II")
    assert table.options() == ["resource stone", "resource grain"]
    table.refuses("skip", "SM-ACT-6")
    table.p1("resource grain")
    table.refuses("skip", "SM-ACT-6")
    table.p1("add", "add")
    assert table.options() == ["next I", "next II", "next III"]
    table.refuses("skip", "SM-ACT-6")


@rule("SM-ACT-7", "RUL-11", "RUL-74")
def test_what_finds_no_room_is_given_back_old_or_new():
    table = stupor(p1="S=1 G=2 hand=B8")
    table.p1("B8^1 !")
    assert table.options() == ["keep 0", "keep 1", "keep 2"]
    table.refuses("keep 3", "SM-ACT-7")
    table.refuses("keep(S1G1)", "SM-ACT-7")
    table.p1("keep(S3G0)")
    table.shows(p1="S=3 G=0")
    full = stupor(p1="S=0 G=3 hand=H-STONE")
    full.p1("H-STONE^1 !")
    assert full.options() == ["keep 2", "keep 3"]  # the new stone may be the one that goes
    reward = stupor(p1="S=0 G=3 spec=B2,0,0 hand=H-COIN", paths="B=CS-B[CB-B]", edicts="II=E04")
    reward.p1("H-COINv1 PR(s1>B5)", "CB(CB-B)", "edict II", "resource stone")
    assert reward.options() == ["keep 2", "keep 3"]


@rule("SM-ACT-8")
def test_an_ability_counts_once_however_many_specialists_stand_there():
    table = stupor(p1="S=2 G=1 A=0 spec=A4,A4,A4 hand=H-COIN")
    table.turn(1, "H-COINv3 BD(T3=TN2)")
    table.shows(p1="vp=3")


@rule("SM-ACT-9", "RUL-10")
def test_nothing_may_be_thrown_away():
    table = stupor(p1="S=2 G=1", rom="M1b")
    table.refuses("keep(S1G1)", "SM-ACT-7")
    table.refuses("sell", "SM-MKT-2")
    table.refuses("discard H-COIN", "SM-HAND-2")
    table.refuses("remove_hand H-COIN", "SM-BUY-3")


@rule("SM-SETUP-8", "RUL-9")
def test_the_supply_never_runs_out():
    rich = "A=99999 S=3 G=0"
    table = stupor(n=4, p1=f"{rich} hand=A7", p2=rich, p3=rich, p4=rich, cards="21")
    table.turn(1, "A7^1 G(A6)")
    table.shows(p1="A=100005")
