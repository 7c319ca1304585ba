"""The worked examples of rules.md, section 16, played through with their exact numbers."""

from tests.games.stupor_mundi.table import at, stupor
from tests.rule import rule
from triforium.games.stupor_mundi.ending import great_structures, points_for_coins, prize
from triforium.games.stupor_mundi.game import STUPOR_MUNDI


@rule("SM-TRAVEL-2", "SM-PLAY-2", "SM-PLAY-3", "SM-SUM-2", "SM-SUM-3")
def test_example_1_travel_face_up_face_down():
    """SM-EX-1: travel face up face down."""
    table = stupor(p1="A=5 S=0 G=3 ship=ALE hand=H-COIN,H-DRAW", bar="a1=I-SEV/?")
    table.turn(1, "T2 H-COIN^1 G(A3)")
    table.shows(p1="A=7 ship=BAR")
    table.turn(2, "pass")
    table.p1("H-DRAWv4")
    assert table.options() == ["main summon", "skip"]
    table.p1("SU(BAR-a1>AS1)")
    assert table.asked() != "P1 main"  # building as well would need KC-BOTH
    table.shows(p1="A=7 S=0 G=0 allies=AS1:I-SEV", bar="a1=-/?")


@rule("SM-PROM-4", "SM-V2A")
def test_example_2_promoting_with_grain_village_bonus():
    """SM-EX-2: promoting with grain village bonus."""
    table = stupor(p1="S=1 G=2 castle=T3:TN2 spec=A3,0,0 hand=H-COIN,H-DRAW,H-GRAIN", paths="A=CS-B,VI-A[CB-F]")
    table.turn(1, "H-COINv1 PR(s1>A4)")
    table.shows(p1="G=1 S=1 spec=A4,0,0")
    table.turn(2, "pass")
    table.p1("H-DRAWv3 BD(W2=WN2)")
    table.shows(p1="S=0 G=0 vp=3")
    assert table.seen().players[0].room == 4
    assert table.seen().players[0].sides == []
    assert table.asked() == "P1 turn"  # no edict icon on W2
    poor = stupor(p1="S=1 G=0 castle=T3:TN2 spec=A3,0,0 hand=H-COIN", paths="A=CS-B,VI-A[CB-F]")
    poor.refuses("H-COINv1 PR(s1>A4)", "SM-PROM-4")


@rule("SM-PROM-3", "SM-PROM-8", "SM-CB-F", "SM-KC-SLOT")
def test_example_3_path_b_to_the_city_free_keep():
    """SM-EX-3: path b to the city free keep."""
    slots = "slots=2:H-COINv,3:H-COINv,4:H-STONEv,5:H-STONEv"
    table = stupor(
        n=3, p1=f"S=0 G=0 A=0 spec=0,B2,0 {slots} hand=H-DRAW,H-GRAIN", paths="B=CS-C[CB-A,CB-F]", edicts="III=E09"
    )
    table.p1("H-DRAWv1 PR(s2>B5)", "CB(CB-F)", "BD(K3=KN1)", "ED(III:G+T+W->I)")
    table.shows(p1="covers=KC-SLOT vp=1 spec=0,B5,0", palace="T3 W1 G2", paths="B=CS-C[CB-A]")
    table.turn(2, "pass").turn(3, "pass")
    assert table.asked() == "P1 turn"
    table.p1("travel 0", "card H-GRAIN")
    assert table.options() == ["face_up 6", "face_down 6"]


@rule("SM-MKT-2", "SM-MKT-4")
def test_example_4_market():
    """SM-EX-4: market."""
    table = stupor(p1="A=1 S=0 G=2 ship=ALE hand=H-COIN", tun="M1b")
    table.refuses("T1 H-COINv2 MK(bs)", "SM-MKT-3")
    table.turn(1, "T1 H-COINv2 MK(sb)")
    table.shows(p1="A=3 S=2 G=0 ship=TUN")


@rule("SM-BUILD-7", "SM-ACT-1", "SM-GWB")
def test_example_5_great_wall_b_with_closed_side_and_edict():
    """SM-EX-5: great wall b with closed side and edict."""
    table = stupor(
        p1="A=4 S=2 G=1 castle=T3:TN2,W2:WN2,T2:TN3 spec=A3,0,0 hand=H-COIN",
        paths="A=CS-B,VI-A[CB-F]",
        palace="W4 K1",
        edicts="II=E01",
    )
    table.p1("H-COINv3 main build")
    assert [option for option in table.options() if option.startswith("build W")] == ["build W1"]
    table.refuses("build W4", "SM-BUILD-3")
    five = stupor(p1="A=4 S=1 G=2 castle=T3:TN2,W2:WN2,T2:TN3 hand=H-COIN")
    five.p1("H-COINv3 main build")
    assert five.offers("build W5")  # it touches T1 too; she has not the grain for it
    table.p1("build W1", "piece GWB")
    table.shows(p1="A=0 S=0 G=0")
    assert table.seen().players[0].room == 5
    table.p1("side SIDE1")
    table.shows(p1="S=1 vp=0")
    table.p1("PR(s1>A4)")
    table.shows(p1="spec=A4,0,0 G=0")
    table.p1("edict II", "resource grain")
    table.shows(p1="S=1 G=1 vp=0")
    assert table.options() == ["remove"]
    table.p1("remove", "add", "next I")
    table.shows(palace="W2 K2", p1="edicts=1")
    assert table.seen().players[0].structures == 6


@rule("SM-KC-HAND", "SM-EDICT-3", "SM-EDICT-4", "SM-EDICT-5", "SM-EDICT-7")
def test_example_6_hand_size_keep_and_edict():
    """SM-EX-6: hand size keep and edict."""
    table = stupor(
        p1="A=2 S=3 G=0 hand=H-STONE,H-STONE,H-GRAIN,H-COIN draw=#4 slots=1:H-DRAW^,2:H-DRAW^",
        palace="G1 A6",
        edicts="I=E02",
    )
    table.p1("H-COINv3 BD(K1=KN1)")
    assert table.player(1).hand.bit_count() == 5
    table.shows(p1="S=0 draw=#2")
    table.p1("edict I")
    table.shows(p1="A=5")
    assert table.options() == ["add"]  # two grain cannot be taken from one
    table.p1("add", "remove")
    table.shows(palace="G3 A3")


@rule("SM-ALLY-1")
def test_example_7_ally_income():
    """SM-EX-7: ally income."""
    palace = "T3 W2 K1 L2 G3 S1 A6 P2"
    towers = "castle=T3:TN2,T4:TN3,W4:WN2,W5:WN3"
    jack = f"{towers} allies=AS1:I-GIS,AS2:I-CAS,AS3:L-TEN hand=H-COIN"
    noa = "castle=T3:TN2,T4:TN3,W4:WN2,T5:GTA,K1:KN1 allies=AS1:I-GRE,AS2:L-PHI hand=H-COIN passed=1"
    table = stupor(p1=jack, p2=noa, palace=palace)
    assert table.seen().players[1].structures == 7
    table.p1("pass")
    while not table.asked().endswith("turn"):
        seat = int(table.asked()[1]) - 1
        table.speaks(seat, (table.options()[-1],))
    table.shows(p1="vp=7", p2="vp=4")


@rule("SM-BUY-2", "SM-BUY-3", "SM-BUY-4", "SM-BUY-5")
def test_example_8_purchase_by_removing_a_card():
    """SM-EX-8: purchase by removing a card."""
    table = stupor(p1="A=2 ship=TUN hand=H-STONE,H-GRAIN,H-DRAW,H-COIN", tun="c1=A7")
    table.turn(1, "H-COINv5 PU(TUN-c1-H-DRAW@hand!) G(A6)")
    table.shows(p1="A=8 hand=A7,H-GRAIN,H-STONE removed=H-DRAW slots=5:H-COINv", tun="c1=-")
    table.turn(2, "pass").turn(1, "A7^1 G(A6)")
    table.shows(p1="A=14")


@rule("SM-HAND-1", "SM-HAND-3", "SM-HAND-5", "SM-INC-1")
def test_example_9_end_phase():
    """SM-EX-9: end phase."""
    slots = "slots=1:H-COIN^,2:H-COINv,3:H-STONEv,4:H-STONEv"
    table = stupor(
        p1=f"vp=20 A=1 S=0 G=0 castle=T3:TN2,T4:TN3,W2:WN2,T2:GTA {slots} hand=H-GRAIN draw=#3 removed=H-DRAW,H-DRAW",
        p2="passed=1",
    )
    table.p1("H-GRAINv5 -")
    # Three cards, then the five discards are shuffled, then two more.
    assert table.player(1).hand.bit_count() == 5
    table.shows(p1="draw=#3 disc=- slots=-")
    table.p2("-")
    assert table.options() == ["side SIDE2", "side SIDE3"]
    table.p1("side SIDE2", "side SIDE3")
    table.shows(p1="vp=21 A=4")


TWELVE = "T3:TN2,W2:WN2,T2:TN3,W1:WN3,T4:GTA,W4:GWA,T5:GTB,W5:GWB,K1:KN1,K2:KN2"  # four of them Great
ELEVEN = "T3:TN2,W2:WN2,T2:TN3,W1:WN3,T4:GTA,W4:GWA,T5:GTB,K1:KN1,K2:KN2"  # three of them Great
NINE = "T3:TN2,W2:WN2,T2:TN3,W1:WN3,T4:GTA,W4:GWA,K1:KN1"


@rule("SM-SCORE-1 to SM-SCORE-5")
def test_example_10_final_scoring():
    """SM-EX-10: final scoring."""
    # There are eight normal pieces, so castles of 12 and 11 hold at least four and three Great ones, not three and two.
    table = stupor(
        n=4,
        step="over",
        ends="CASTLE",
        p1=f"vp=61 A=9 S=3 G=2 castle={TWELVE}",
        p2=f"vp=64 A=4 S=1 G=0 castle={TWELVE}",
        p3=f"vp=66 A=15 S=0 G=1 castle={ELEVEN}",
        p4=f"vp=70 A=1 S=3 G=2 castle={NINE}",
    )
    state = table.state
    assert [player.structures() for player in state.players] == [12, 12, 11, 9]
    assert [prize(state, seat) for seat in range(4)] == [4, 4, 2, 0]
    assert [points_for_coins(state, player) for player in state.players] == [3, 1, 2, 1]
    assert state.scores() == [80, 81, 81, 80]
    assert [great_structures(state, seat) for seat in (1, 2)] == [4, 3]
    assert STUPOR_MUNDI.outcome(state).winners == [1]


@rule("SM-EDICT-5", "SM-EDICT-6")
def test_example_11_forced_directions():
    """SM-EX-11: forced directions."""
    table = stupor(p1="A=0 S=3 G=0 hand=H-COIN", palace="T4 L5 K1", edicts="I=E03")
    table.p1("H-COINv3 BD(K1=KN1)", "edict I")
    table.shows(p1="A=3")
    assert table.options() == ["remove"]
    table.p1("remove")
    assert table.options() == ["remove"]
    table.p1("remove")
    table.shows(palace="T2 L4")
    keeps = stupor(p1="A=0 S=3 G=0 hand=H-COIN", palace="T4 L5 K1", edicts="I=E08")
    keeps.p1("H-COINv3 BD(K1=KN1)", "edict I")
    assert keeps.options() == ["add", "remove"]  # the tower is free
    keeps.p1("add")
    assert keeps.options() == ["add"]
    keeps.p1("add")
    keeps.shows(palace="T5 K3")


@rule("SM-SOLO-10 to SM-SOLO-17")
def test_example_12_fredericks_turns_in_solo():
    """SM-EX-12: fredericks turns in solo."""
    table = stupor(
        n=1,
        p1="ship=TUN hand=H-COIN,H-STONE,H-DRAW",
        tun="a1=I-IDA/I-SEV",
        palace="T4 L4",
        edicts="I=E03",
        next_edicts="I=E05",
        pile="E06,#8",
        solo="ship=CON deck=S09,S14,#13 crowns=1 out=S04",
    )
    table.turn(1, "H-COIN^1")
    table.shows(tun="a1=-/I-SEV", solo="ship=TUN crowns=0 deck=#16")
    assert "gone=I-IDA" in table.line("solo")
    # The deck was shuffled; the next card is told to be S14.
    again = at(table.text().replace("deck=#16", "deck=S14,#15"))
    again.turn(1, "H-STONE^2")
    again.shows(solo="ship=BAR", palace="T5 L5", p1="A=6 vp=0")
    active, following = again.line("edicts").split(" | ")[:2]
    assert active.startswith("I=E05 ")
    assert following.startswith("I=E06 ")
