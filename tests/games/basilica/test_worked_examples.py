"""The worked examples of the rulebook (rules.md, section 12), move by move and to the last tile."""

import pytest

from tests.games.basilica.table import at
from tests.rule import rule


@rule("BAS-AREA-1 to BAS-AREA-6", "BAS-AREA-8")
def test_sc_1_areas():
    table = at(
        "bas1 2022 g:G1,BG1,B1,YB1,B2/2,YG1,R1,B3 o:Y1,Y2,Y3 v:Y4,Y5,Y6 t:w3 q:0/0"
        " W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:- r:0"
    )
    assert table.areas() == ["blue b1 c1 d1 e1 e2", "red d2", "green a1 b1"]


@rule("BAS-SCORE-2", "BAS-SCORE-4", "BAS-SCORE-5", "BAS-SCORE-6", "BAS-SCORE-9", "BAS-RANK-ARCH-1", "BAS-RANK-MASON-1")
def test_sc_2_scoring_with_architect_master_mason_and_glass():
    table = at(
        "bas1 2010 g:Y1w,YB1wAm,B1bMs,B2*,1/3,B3,1 o:R1,R2,R3 v:R4,R5,R6 t:w3 q:9/0"
        " W:0,3,AM.AS.MS,1 B:0,4,AM.AM.AS,1 s:* d:- r:0"
    )
    assert table.areas() == ["yellow a1 b1", "blue b1 c1 d1 d2"]
    assert (table.value("a1"), table.value("d2")) == (4, 10)
    assert table.points() == "5:10"
    table.white("V1e1")  # R4 has a crown, so this very position is scored
    table.shows(score="5:10")


@rule(
    "BAS-QUEEN-1",
    "BAS-QUEEN-4",
    "BAS-TURN-9",
    "BAS-TURN-10",
    "BAS-CLEAN-1 to BAS-CLEAN-8",
    "BAS-REFILL-1",
    "BAS-REFILL-3",
    "BAS-BUILD-4",
)
def test_sc_3_first_scoring_in_the_middle_of_a_turn():
    table = at(
        "bas1 2022 g:R1wAm,R2,G1b,YB3,1/R6,Y5*,G6,2/1,Y6,B2*,#,1 o:R3,BG1,Y8 v:G3,YR2,B6 t:w3 q:9/0"
        " W:0,4,MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1 s:R4,* d:B9 r:0"
    )
    table.white("V1d2")
    table.shows(discard="B9 R1 R2 G1 YB3 R6 Y5 G6 G3")
    assert without_discards(table.text()) == (
        "bas1 2022 g:1,Y6,B2*,2 o:R4,BG1,Y8 v:R3,YR2,B6 t:b3 q:10/1 W:6,5,AM.MS.SJ.JA,1 B:3,5,AM.MS.SJ.JA,1 s:* r:0"
    )


SC_4 = (
    "bas1 2022 g:R1wMa,Y1,B1b,2/2,G1,2 o:Y8,R3,G5 v:B3,R5,YG1 t:w2 q:3/0"
    " W:0,4,MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1 s:B4,* d:- r:0"
)


@rule(
    "BAS-ORD-CONFUSE-1",
    "BAS-ORD-CONFUSE-2",
    "BAS-ORD-CONFUSE-3",
    "BAS-ORD-CONFUSE-7",
    "BAS-PAID-2",
    "BAS-PAID-3",
    "BAS-PAID-4",
)
def test_sc_4_confuse_bought_by_the_opponent():
    table = at(SC_4)
    assert table.moves("O1C:") == "xa1"
    table.white("O1C:xa1")
    assert table.moves() == "$c1>b1 $c1>c2 $-"
    table = at(SC_4)
    table.white("O1C:xa1 $c1>c2")
    assert table.text() == (
        "bas1 2022 g:R1,Y1,B1,2/2,G1b,2 o:B4,R3,G5 v:B3,R5,YG1 t:w1 q:3/0"
        " W:0,5,AM.MS.SJ.JA,2 B:0,4,AM.MS.SJ.JA,0 s:* d:Y8 r:0"
    )


@rule("BAS-ORD-CONFUSE-2", "BAS-ORD-CONFUSE-7")
def test_sc_4_if_black_declines_white_must_move():
    table = at(SC_4)
    table.white("O1C:xa1")
    table.black("$-")
    assert table.moves() == "c1>b1 c1>c2"


@rule("BAS-ORD-PROMOTE-1", "BAS-ORD-PROMOTE-3", "BAS-ORD-PROMOTE-4", "BAS-ORD-PROMOTE-9")
@rule("BAS-PAID-3", "BAS-PAID-5", "BAS-PAID-6", "BAS-TURN-8")
def test_sc_5_promote_and_paid_promote():
    table = at(
        "bas1 2022 g:R1w,R2wSj,B1bJa,B2b,1 o:R6,G2,YB1 v:Y3,G3,BR2 t:w1 q:2/0"
        " W:0,3,AM.MS.JA,0 B:0,3,AM.MS.SJ,2 s:B4,* d:- r:0"
    )
    table.white("O2P:a1=Am")
    ways = table.moves("$").split()
    assert ways[-1] == "-"
    assert sum(way.startswith("c1=") for way in ways) == 4
    assert sum(way.startswith("d1=") for way in ways) == 5
    table.black("$d1=Ms")
    assert table.text() == (
        "bas1 2022 g:R1wAm,R2wSj,B1bJa,B2bMs,1 o:R6,B4,YB1 v:Y3,G3,BR2 t:b3 q:2/0"
        " W:0,3,MS.JA,1 B:0,3,AM.SJ,1 s:* d:G2 r:0"
    )


@rule("BAS-JESTER-1", "BAS-JESTER-2", "BAS-JESTER-4", "BAS-JESTER-6", "BAS-AREA-4", "BAS-AREA-7")
@pytest.mark.parametrize(("colour", "points", "own_colour"), [("Y", 3, 4), ("B", 4, 5), ("G", 2, 3)])
def test_sc_6_jester_group_of_wild_tiles_lone_tile(colour: str, points: int, own_colour: int):
    position = (
        "bas1 2022 g:R1wJs,YB1,Y2w,2 o:R6,B4,YB2 v:Y3,G3,BR2 t:b3 q:9/0"
        " W:0,3,AM.MS.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:- r:0"
    )
    assert at(position).points(f"Ja1={colour}") == f"{points}:0"
    assert at(f"{position} x:lone_jester=own_colour").points(f"Ja1={colour}") == f"{own_colour}:0"
    table = at(position)
    table.black("V2e1")  # G3 has a crown and touches nothing that matters
    table.refuses("Ja1=R", "BAS-JESTER-2")
    table.white(f"Ja1={colour}")
    table.shows(score=f"{points}:0")


@rule("BAS-VAULT-5", "BAS-VAULT-8", "BAS-VAULT-9", "BAS-VAULT-11", "BAS-VAULT-13", "BAS-REFILL-1")
def test_sc_7_three_vaults_that_do_not_fit():
    table = at(
        "bas1 2022 g:YB1,R1,RG1,Y1,BR1/1,YG1,1,BG1,1 o:R6,B3,YB3 v:YR1,YB2,BR2 t:w3 q:4/0"
        " W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:B4,G5,YR2,R4,* d:Y8 r:0"
    )
    table.white("V!<B4,G5,YR2>")
    table.shows(vaults="B4 G5 YR2", orders="R6 B3 YB3")
    assert table.moves("V1") == table.moves("V2") == "a2 c2 e2 b3 d3"
    assert table.moves("V3") == ""
    table.white("V1c2<R4>")
    assert table.text() == (
        "bas1 2022 g:YB1,R1,RG1,Y1,BR1/1,YG1,B4,BG1,1 o:R4,B3,YB3 v:R6,G5,YR2 t:w2@c2 q:5/0"
        " W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:Y8,YR1,YB2,BR2 r:0"
    )


@rule("BAS-ALTAR-1", "BAS-ALTAR-4", "BAS-ALTAR-5", "BAS-ALTAR-7")
@rule("BAS-ORD-DISASTER-5", "BAS-ORD-CONFUSE-9", "BAS-SCORE-4")
def test_sc_8_altars():
    table = at(
        "bas1 2022+ff g:R1wAj,R2*+,R3*,B1b,B2b+/3,B3,Y1 o:R10,B8,Y11 v:Y3,G3,BR2 t:w3 q:5/0"
        " W:0,4,AM.MS.SJ,1 B:0,3,AM.MS.SJ.JA,1 s:* d:- r:0"
    )
    assert table.moves("O1D:") == "c1 d2 e2"
    pairs = table.moves("O3A:").split()
    assert len(pairs) == 10
    assert {cell for pair in pairs for cell in pair.split(",")} == {"a1", "c1", "d1", "d2", "e2"}
    assert table.points() == "12:3"
    table.white("O2C:xa1")
    assert table.moves("$") == "d1>c1 d1>d2 -"


def without_discards(position: str) -> str:
    """The discard pile has no order."""
    return " ".join(word for word in position.split() if not word.startswith("d:"))
