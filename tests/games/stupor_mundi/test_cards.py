"""Every action card, one line each (SM-H to SM-B16), then their caps and corners (SM-CARD)."""

import pytest

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

FOUR_TOWERS = "castle=T3:TN2,T4:TN3,W4:WN2,T5:GTA"
FIVE_TOWERS = "castle=T3:TN2,T4:TN3,W4:WN2,T5:GTA,W2:WN3,T2:GTB"
INDEPENDENTS = "allies=AS1:I-GIS,AS2:I-CAS,AS3:I-ALT"
SIX_STRUCTURES = "castle=T3:TN2,T4:TN3,W4:WN2,T5:GTA"

# rule, player, what is said of the rest of the table, move, what the player has then
LINES = [
    ("SM-H-STONE", "S=0 G=0", {}, "H-STONE^1 G(S1)", "S=1 G=0 A=6 vp=0"),
    ("SM-H-COIN", "A=0", {}, "H-COIN^1 G(A3)", "A=3 S=1 G=1"),
    ("SM-H-GRAIN", "S=0 G=0", {}, "H-GRAIN^1 G(G1)", "S=0 G=1 A=6"),
    (
        "SM-H-DRAW",
        "hand=H-DRAW draw=H-COIN,H-COIN,SAV-1,SAV-2,*",
        {},
        "H-DRAW^1 !",
        "hand=H-COIN,H-COIN,SAV-1,SAV-2 draw=#5",
    ),
    ("SM-SAV-1", "savoy S=0 G=0 hand=SAV-1", {}, "SAV-1^1 G(G2)", "S=0 G=2"),
    ("SM-SAV-2", "savoy A=0 hand=SAV-2", {"rom": "c1=A2"}, "SAV-2^1 G(A2) PU(ROM-c1)", "A=0 hand=A2"),
    ("SM-HOH-1", "hohenstaufen S=0 G=0 hand=HOH-1", {"palace": "T4 W4 K1"}, "HOH-1^1 G(S3)", "S=3 G=0"),
    ("SM-HOH-2", "hohenstaufen A=0 S=0 G=1 hand=HOH-2", {"tun": "M2b"}, "HOH-2^1 SH(TUN) MK(s)", "ship=TUN A=4 G=0"),
    ("SM-WIT-1", "wittelsbach A=0 hand=WIT-1", {"palace": "G2 S3"}, "WIT-1^1 G(A5)", "A=5"),
    (
        "SM-WIT-2",
        "wittelsbach S=0 G=3 hand=WIT-2",
        {},
        "WIT-2^1 BD(W5=WN2;S0G3)",
        "S=0 G=0 castle=T1:TN1,W3:WN1,W5:WN2",
    ),
    ("SM-DIR-1", "di_romano hand=DIR-1", {"palace": "P3"}, "DIR-1^1 G(VP2) PR(s2>C1)", "vp=2 spec=0,C1,0"),
    ("SM-DIR-2", "di_romano S=2 G=0 hand=DIR-2", {}, "DIR-2^1 BD(T3=TN2)", "S=0 G=0 castle=T1:TN1,T3:TN2,W3:WN1"),
    ("SM-A1", "S=0 G=0 hand=A1", {}, "A1^1 G(G2)", "S=0 G=2 A=6"),
    ("SM-A2", "A=4 S=0 G=0 hand=A2", {}, "A2^1 X(3)", "A=1 S=0 G=3"),
    ("SM-A3", "A=0 S=0 G=3 hand=A3", {}, "A3^1 G(A8)", "A=8 G=3"),
    ("SM-A4", "A=5 S=0 G=0 hand=A4", {}, "A4^1 X(2)", "A=1 S=2 G=0"),
    ("SM-A5", "A=0 S=3 G=0 hand=A5", {}, "A5^1 G(A8)", "A=8 S=3"),
    ("SM-A6", "A=6 S=1 G=1 hand=A6", {}, "A6^1 BD(T3=GTA)", "A=4 S=0 G=0 castle=T1:TN1,T3:GTA,W3:WN1"),
    ("SM-A7", "A=1 hand=A7", {}, "A7^1 G(A6)", "A=7"),
    ("SM-A8", "A=0 hand=A8", {}, "A8^1 G(A3) PR(s1>B1)", "A=3 spec=B1,0,0"),
    ("SM-A9", "S=1 G=0 spec=A3,0,0 hand=A9", {}, "A9^1 G(G1) PR(s1>A4)", "S=1 G=0 spec=A4,0,0"),
    ("SM-A10", "S=0 G=0 hand=A10", {}, "A10^1 G(S1) PR(s3>C1)", "S=1 G=0 spec=0,0,C1"),
    ("SM-A11", "spec=B1,A1,0 G=2 S=0 hand=A11", {}, "A11^1 PR(s1>B2) PR(s2>A2)", "spec=B2,A2,0 G=0"),
    ("SM-A12", "A=0 S=0 G=1 hand=A12", {"rom": "M1b"}, "A12^1 G(G1) MK(s)", "A=6 G=0"),
    ("SM-A13", "A=0 S=1 G=0 hand=A13", {"rom": "M4b"}, "A13^1 G(S1) MK(s)", "A=7 S=0"),
    ("SM-A14", "A=1 S=0 G=0 hand=A14", {"rom": "M1b"}, "A14^1 G(A3) MK(b)", "A=0 S=2"),
    ("SM-A15", f"S=0 G=0 {FOUR_TOWERS} allies=AS1:I-GIS,AS3:L-TEN hand=A15", {}, "A15^1 G(G2)", "S=0 G=2"),
    ("SM-A16", "S=0 G=2 hand=A16", {"rom": "a1=I-GIS/?"}, "A16^1 SU(ROM-a1>AS1)", "G=0 allies=AS1:I-GIS"),
    ("SM-B1", "S=0 G=3 hand=B1", {}, "B1^1 X(2)", "G=1 vp=4"),
    ("SM-B2", "S=3 G=0 hand=B2", {}, "B2^1 X(2)", "S=1 vp=4"),
    ("SM-B3", "A=7 hand=B3", {}, "B3^1 X(2)", "A=1 vp=4"),
    ("SM-B4", f"S=0 G=1 {FOUR_TOWERS} allies=AS1:I-GIS,AS2:I-CAS,AS3:L-TEN hand=B4", {}, "B4^1 FA(I) G(S2)", "S=2 G=1"),
    ("SM-B5", f"A=0 {FOUR_TOWERS} {INDEPENDENTS} hand=B5", {}, "B5^1 FA(I) G(A6)", "A=6"),
    ("SM-B6", f"{FOUR_TOWERS} {INDEPENDENTS} hand=B6", {}, "B6^1 FA(I) G(VP3)", "vp=3"),
    ("SM-B7", "S=0 G=3 hand=B7", {}, "B7^1 G(VP2)", "vp=2 G=3"),
    ("SM-B8", "S=1 G=0 hand=B8", {}, "B8^1 G(S2)", "S=3 A=6"),
    ("SM-B9", "S=3 G=0 hand=B9", {}, "B9^1 G(VP2)", "vp=2 S=3"),
    ("SM-B10", f"S=0 G=0 {SIX_STRUCTURES} hand=B10", {}, "B10^1 G(G2)", "S=0 G=2"),
    ("SM-B11", f"S=0 G=0 {SIX_STRUCTURES} hand=B11", {}, "B11^1 G(S2)", "S=2 G=0"),
    ("SM-B12", f"A=0 {SIX_STRUCTURES} hand=B12", {}, "B12^1 G(A6)", "A=6"),
    ("SM-B13", f"{SIX_STRUCTURES} hand=B13", {}, "B13^1 G(VP2)", "vp=2"),
    ("SM-B14", "A=10 S=0 G=0 hand=B14", {}, "B14^1 BD(T3=GTB)", "A=0 castle=T1:TN1,T3:GTB,W3:WN1"),
    ("SM-B15", "A=3 G=0 S=0 hand=B15", {"rom": "a1=I-GIS/?"}, "B15^1 SU(ROM-a1>AS1)", "A=0 G=0 allies=AS1:I-GIS"),
    ("SM-B16", "S=0 G=0 hand=B16", {}, "B16^1 G(S1G1)", "S=1 G=1"),
]


@rule("SM-H-STONE", "SM-H-COIN", "SM-H-GRAIN", "SM-H-DRAW", "SM-SAV-1 to SM-SAV-2", "SM-HOH-1 to SM-HOH-2")
@rule("SM-WIT-1 to SM-WIT-2", "SM-DIR-1 to SM-DIR-2", "SM-A1 to SM-A16", "SM-B1 to SM-B16", "SM-PLAY-2")
@pytest.mark.parametrize(("cited", "player", "facts", "move", "result"), LINES, ids=[line[0] for line in LINES])
def test_a_card_does_what_it_says(cited: str, player: str, facts: dict[str, str], move: str, result: str):
    table = stupor(p1=player, **facts)
    table.turn(1, move)
    table.shows(p1=result)
    assert table.asked() == "P2 turn"


def test_every_card_has_its_line():
    assert {line[0] for line in LINES} == {f"SM-{card.id}" for card in STUPOR_MUNDI.components.cards()}


# What is not gained: caps, conditions that fail, counts that are rounded down.
LIMITS = [
    ("SAV-1", "savoy S=0 G=0 hand=SAV-1", {"palace": "L5"}, "SAV-1^1 !", "G=3"),
    ("SAV-1", "savoy S=0 G=0 hand=SAV-1", {"palace": "L0"}, "SAV-1^1 !", "G=0"),
    ("HOH-1", "hohenstaufen S=0 G=0 hand=HOH-1", {"palace": "T5 W5 K3"}, "HOH-1^1 !", "S=3"),
    ("HOH-1", "hohenstaufen S=0 G=0 hand=HOH-1", {"palace": "T2 W2 K1"}, "HOH-1^1 !", "S=1"),
    ("WIT-1", "wittelsbach A=0 hand=WIT-1", {"palace": "G4 S4"}, "WIT-1^1 !", "A=6"),
    ("DIR-1", "di_romano hand=DIR-1", {"palace": "P5"}, "DIR-1^1 !", "vp=3"),
    ("DIR-1", "di_romano hand=DIR-1", {"palace": "P1"}, "DIR-1^1 !", "vp=0"),
    ("A3", "A=0 S=1 G=2 hand=A3", {}, "A3^1 !", "A=0"),
    ("A5", "A=0 S=2 G=1 hand=A5", {}, "A5^1 !", "A=0"),
    ("B7", "S=1 G=2 hand=B7", {}, "B7^1 !", "vp=0"),
    ("B9", "S=2 G=1 hand=B9", {}, "B9^1 !", "vp=0"),
    ("A15", f"S=0 G=0 {FOUR_TOWERS} {INDEPENDENTS},AS4:L-TEN hand=A15", {}, "A15^1 !", "G=3"),
    ("B5", f"A=0 {FIVE_TOWERS} {INDEPENDENTS},AS4:I-SEV,AS5:I-IDA hand=B5", {}, "B5^1 FA(I)", "A=8"),
    ("B6", f"{FIVE_TOWERS} {INDEPENDENTS},AS4:I-SEV,AS5:I-IDA hand=B6", {}, "B6^1 FA(I)", "vp=4"),
    ("B10", "S=0 G=0 hand=B10", {}, "B10^1 !", "G=0"),
    ("B13", "castle=T3:TN2,T4:TN3,W4:WN2 hand=B13", {}, "B13^1 !", "vp=1"),
]


@rule("SM-CARD-4", "SM-CARD-5", "SM-CARD-6", "RUL-49", "RUL-91", "RUL-102", "RUL-108")
@pytest.mark.parametrize(("card", "player", "facts", "move", "result"), LIMITS)
def test_caps_conditions_and_rounding(card: str, player: str, facts: dict[str, str], move: str, result: str):
    table = stupor(p1=player, **facts)
    table.turn(1, move)
    table.shows(p1=result)


@rule("SM-B4", "RUL-115")
def test_a_faction_without_allies_gives_nothing_and_asks_no_further():
    table = stupor(p1="S=0 G=0 allies=AS1:I-GIS hand=B4")
    table.p1("B4^1 FA(L)")
    assert table.asked() == "P2 turn"
    table.shows(p1="S=0 G=0")
    chosen = stupor(p1=f"S=0 G=0 {FOUR_TOWERS} {INDEPENDENTS},AS4:I-SEV hand=B4")
    chosen.p1("B4^1 FA(I)")
    assert chosen.options() == ["resource stone", "resource grain"]
    chosen.p1("G(G3)")  # four allies, three at most, all of one kind
    chosen.shows(p1="S=0 G=3")


@rule("SM-CARD-1", "RUL-4")
def test_steps_go_from_left_to_right_and_the_first_pays_for_the_second():
    poor = stupor(p1="A=0 S=0 G=0 spec=A3,0,0 hand=A10")
    poor.p1("A10^1 !")
    assert poor.options() == ["specialist s2", "specialist s3", "skip"]  # a stone does not pay the arrow
    rich = stupor(p1="A=0 S=0 G=0 spec=A3,0,0 hand=A9")
    rich.p1("A9^1 !")
    assert rich.options() == ["specialist s1", "specialist s2", "specialist s3", "skip"]


@rule("SM-CARD-2")
def test_exchanges_are_made_one_at_a_time_each_with_its_full_payment():
    table = stupor(p1="A=3 S=0 G=0 hand=A2")
    table.p1("A2^1 !")
    assert table.options() == ["exchange", "skip"]
    table.p1("exchange")
    table.shows(p1="A=2 G=1")
    table.p1("skip")
    table.shows(p1="A=2 G=1")
    assert table.asked() == "P2 turn"
    poor = stupor(p1="A=3 S=0 G=0 hand=A4")
    poor.p1("A4^1 X(1)")
    assert poor.asked() == "P2 turn"  # one coin does not pay for another
    stupor(p1="A=3 S=0 G=0 hand=A4").refuses("A4^1 X(2)", "SM-CARD-2")
    stupor(p1="A=9 S=0 G=0 hand=A2").refuses("A2^1 X(4)", "SM-CARD-2")


@rule("RUL-101", "SM-ACT-7")
def test_an_exchange_with_a_full_warehouse_is_legal():
    table = stupor(p1="A=2 S=2 G=1 hand=A2")
    table.p1("A2^1 ! exchange")
    assert table.options() == ["keep 1", "keep 2"]
    table.p1("keep(S1G2)", "skip")
    table.shows(p1="A=1 S=1 G=2")


@rule("SM-CARD-3", "SM-PLAY-5", "RUL-6", "RUL-7")
def test_any_action_of_a_card_may_be_skipped_and_plain_gains_happen():
    table = stupor(p1="A=0 hand=A8")
    table.p1("A8^1 !")
    table.shows(p1="A=3")
    assert table.options() == ["specialist s1", "specialist s2", "specialist s3", "skip"]
    table.p1("skip")
    assert table.asked() == "P2 turn"
    nothing = stupor(p1="A=0 hand=A8")
    nothing.p1("A8^1 -")
    nothing.shows(p1="A=0 spec=0,0,0 slots=1:A8^")
    second = stupor(p1="hohenstaufen hand=HOH-2 G=2", rom="M1b")
    second.p1("HOH-2^1 SH(ROM)", "-")
    second.shows(p1="G=2 ship=ROM")


@rule("SM-A11", "RUL-29")
def test_two_different_specialists_even_if_they_stand_together():
    table = stupor(p1="G=2 S=0 spec=A1,A1,0 hand=A11")
    table.p1("A11^1 PR(s1>A2)")
    assert table.options() == ["specialist s2", "specialist s3", "skip"]
    table.refuses("PR(s1>A3)", "SM-A11")
    table.p1("PR(s2>A2)")
    assert table.asked() == "P2 turn"


@rule("RUL-16", "SM-TRAVEL-4")
def test_the_ship_of_hohenstaufen_may_stay():
    table = stupor(p1="hohenstaufen hand=HOH-2 A=4 G=0 S=0", rom="M1b")
    table.p1("T0 HOH-2^1 !")
    assert table.options() == [f"ship {city}" for city in ("ROM", "CON", "ALE", "TUN", "BAR")]
    table.p1("SH(ROM) MK(b)")
    table.shows(p1="ship=ROM A=0 S=2")


@rule("SM-HOH-2", "RUL-110")
def test_a_market_that_cannot_be_used_is_skipped():
    table = stupor(p1="hohenstaufen hand=HOH-2 A=0 G=0 S=0", rom="M1b")
    table.p1("HOH-2^1 SH(ROM)")
    assert table.asked() == "P2 turn"


@rule("SM-DIR-2", "SM-BUILD-6", "RUL-46")
def test_two_stone_exactly_whatever_the_space_costs():
    dear = stupor(p1="di_romano S=2 G=0 A=3 castle=T3:TN2,W2:WN2 hand=DIR-2", edicts="III=E09")
    dear.p1("DIR-2^1 BD(T2=GTB)", "ED(III:G+T+W+>I)")  # 3 stone and 1 grain are printed there
    dear.shows(p1="S=0 G=0 A=0 vp=2")
    stupor(p1="di_romano S=1 G=2 hand=DIR-2").p1("DIR-2^1 !").shows(p1="S=1 G=2")
    walls = stupor(p1="di_romano S=3 G=0 castle=T3:TN2 hand=DIR-2")
    walls.p1("DIR-2^1 !")
    assert walls.options() == ["build T4", "skip"]
    walls.refuses("BD(W2=WN2)", "SM-DIR-2")


@rule("SM-WIT-2", "RUL-45", "SM-BUILD-5")
def test_any_mix_with_the_same_total_after_discounts():
    table = stupor(p1="wittelsbach S=2 G=2 castle=T3:TN2,W2:WN2 hand=WIT-2")
    table.p1("WIT-2^1 ! build W1", "piece WN3")
    assert table.options() == ["mix 1", "mix 2"]  # W1 costs three; two stone at most, two grain at most
    table.refuses("mix 0", "SM-BUILD-6")
    table.refuses("mix 3", "SM-BUILD-6")
    table.p1("mix 1")
    table.shows(p1="S=0 G=1")
    keep = stupor(p1="wittelsbach S=0 G=3 spec=A3,0,0 castle=T3:TN2,W2:WN2 hand=WIT-2", paths="A=CS-A,VI-B[CB-A]")
    keep.p1("WIT-2^1 ! build K2", "piece KN1")  # 3 + 1, one stone less with V1B
    assert keep.options() == ["mix 3"]
    stupor(p1="wittelsbach S=0 G=2 hand=WIT-2").p1("WIT-2^1 !").shows(p1="G=2")


@rule("SM-A6", "RUL-44")
def test_discounts_add_up_never_below_nothing_and_never_on_grain():
    table = stupor(p1="S=1 G=0 A=0 spec=A3,0,0 hand=A6", paths="A=CS-A,VI-B[CB-A]", edicts="I=E02")
    table.p1("A6^1 BD(K1=KN1)")  # 3 stone, minus 1 for A6, minus 1 for V1B
    table.shows(p1="S=0 G=0")
    grain = stupor(p1="S=0 G=1 hand=A6")
    grain.p1("A6^1 !")
    assert grain.asked() == "P2 turn"  # T3 would cost 1 stone and 1 grain, T4 2 grain


@rule("SM-B14", "RUL-46")
def test_seven_coins_instead_of_resources_and_discounts_are_lost():
    table = stupor(p1="S=0 G=0 A=7 spec=A3,0,0 hand=B14", paths="A=CS-A,VI-B[CB-A]", edicts="I=E02")
    table.p1("B14^1 ! build K1")
    assert table.options() == ["piece KN1"]
    table.p1("piece KN1")
    table.shows(p1="A=0 S=0 G=0")
    stupor(p1="S=2 G=1 A=6 hand=B14").p1("B14^1 !").shows(p1="A=6")


@rule("SM-B15", "RUL-56", "SM-C2A")
def test_three_coins_instead_of_grain_with_the_points_of_the_workplace():
    table = stupor(p1="A=3 G=2 S=0 spec=A2,C3,0 hand=B15", paths="A=CS-A,VI-A[CB-A] C=CS-D,VI-C[CB-C]")
    table.p1("B15^1 SU(ROM-a1>AS1)")
    table.shows(p1="A=0 G=2 vp=2")
    stupor(p1="A=2 G=3 S=0 hand=B15").p1("B15^1 !").shows(p1="A=2 G=3 allies=-")


@rule("SM-H-DRAW", "RUL-103", "SM-HAND-6", "SM-HAND-5")
def test_drawing_four_with_a_reshuffle_on_the_way():
    table = stupor(
        p1="savoy hand=H-DRAW,H-COIN,H-COIN draw=SAV-1 disc=H-STONE,H-STONE,H-GRAIN slots=2:SAV-2v "
        "removed=H-DRAW,H-GRAIN"
    )
    table.p1("H-DRAW^1 !")
    # One card, then the three of the discard pile; the card in the slot and this one are not part of it.
    table.shows(p1="hand=H-COIN,H-COIN,H-GRAIN,H-STONE,H-STONE,SAV-1 draw=- disc=- slots=1:H-DRAW^,2:SAV-2v")
    short = stupor(
        p1="savoy hand=H-DRAW draw=SAV-1 disc=- removed=H-STONE,H-STONE,H-COIN,H-COIN,H-GRAIN,H-GRAIN,H-DRAW,SAV-2"
    )
    short.p1("H-DRAW^1 !")
    short.shows(p1="hand=SAV-1 draw=-")
