"""The End Phase (SM-ENDP): hands, castle income, ally income, reorganization."""

import pytest

from tests.games.stupor_mundi.table import Table, stupor
from tests.rule import rule

FOUR = "slots=1:H-COIN^,2:H-COINv,3:H-STONE^,5:H-STONEv"


def end_phase(**facts: str) -> Table:
    """Everybody but the first player has passed, and the first passes now."""
    n = int(facts.pop("n", "2"))
    for seat in range(2, n + 1):
        facts[f"p{seat}"] = f"{facts.get(f'p{seat}', '')} passed=1".strip()
    table = stupor(n=n, **facts)
    table.p1("pass")
    return table


@rule("SM-ENDP-1", "RUL-75", "RUL-76")
def test_steps_a_to_d_within_each_in_turn_order():
    side = "castle=T3:TN2,T4:TN3"
    table = stupor(n=3, first=2, p1=side, p2=f"{side}", p3=side, round_number=4).listen()
    table.turn(2, "pass").turn(3, "pass").turn(1, "pass")
    asked = []
    while not table.asked().endswith("turn"):
        asked.append(table.asked())
        table.speaks(int(table.asked()[1]) - 1, (table.options()[-1],))
    assert asked == ["P2 discard", "P3 discard", "P1 discard", "P2 side", "P3 side", "P1 side"]


@rule("SM-HAND-1")
def test_cards_in_slots_go_to_the_discard_pile_face_up():
    table = end_phase(p1=f"{FOUR} hand=H-DRAW")
    table.shows(p1="slots=- disc=H-COIN,H-COIN,H-STONE,H-STONE")
    assert sorted(table.seen(1).players[0].discard) == ["H-COIN", "H-COIN", "H-STONE", "H-STONE"]


@rule("SM-HAND-2", "RUL-106")
def test_any_number_of_hand_cards_may_be_discarded_one_after_another():
    table = end_phase(p1="hand=H-COIN,H-COIN,H-GRAIN,SAV-1 draw=*")
    assert table.options() == ["discard H-COIN", "discard H-GRAIN", "discard SAV-1", "skip"]
    table.refuses("discard H-DRAW", "SM-HAND-2")
    table.p1("discard H-GRAIN")
    assert table.options() == ["discard SAV-1", "skip"]
    table.refuses("discard H-COIN", "SM-HAND-2")
    table.p1("discard SAV-1")
    assert table.asked() == "P2 discard"
    table.shows(p1="disc=H-GRAIN,SAV-1")
    all_of_them = end_phase(p1="hand=H-COIN,H-COIN,H-GRAIN")
    all_of_them.p1("DI(H-COIN,H-COIN,H-GRAIN)")
    all_of_them.shows(p1="disc=H-COIN,H-COIN,H-GRAIN")
    kept = end_phase(p1="hand=H-COIN,H-DRAW")
    kept.p1("-")
    assert kept.player(1).hand.bit_count() == 5


LIMITS = [
    ("castle=-", "spec=0,0,0", 5),
    ("castle=K1:KN1", "spec=0,0,0", 7),
    ("castle=-", "spec=A1,0,0", 6),
    ("castle=K1:KN1", "spec=A1,0,0", 8),
]


@rule("SM-HAND-3", "RUL-105", "SM-KC-HAND", "SM-C1A")
@pytest.mark.parametrize(("castle", "specialists", "limit"), LIMITS)
def test_each_player_draws_up_to_the_limit(castle: str, specialists: str, limit: int):
    table = end_phase(p1=f"{castle} {specialists} hand=H-COIN,H-DRAW")
    table.p1("-")
    assert table.player(1).hand.bit_count() == limit
    assert table.player(1).draw.bit_count() == 10 - limit


@rule("SM-HAND-4", "RUL-79")
def test_a_hand_above_the_limit_draws_nothing_and_stays():
    table = end_phase(p1="hand=H-COIN,H-COIN,H-STONE,H-STONE,H-DRAW,SAV-1,SAV-2")
    table.p1("-")
    table.shows(p1="hand=H-COIN,H-COIN,H-DRAW,H-STONE,H-STONE,SAV-1,SAV-2 draw=#3")


@rule("SM-HAND-5", "RUL-77")
def test_a_draw_that_empties_the_pile_reshuffles_at_once_even_if_no_more_is_drawn():
    table = end_phase(p1="hand=H-COIN,H-COIN,H-STONE,H-STONE draw=SAV-1 disc=H-DRAW,H-DRAW,H-GRAIN,H-GRAIN,SAV-2")
    table.p1("-")
    table.shows(p1="hand=H-COIN,H-COIN,H-STONE,H-STONE,SAV-1 draw=#5 disc=-")


@rule("SM-HAND-6", "RUL-78")
def test_without_any_card_the_remaining_draws_are_lost():
    table = end_phase(
        p1="hand=H-COIN draw=SAV-1 disc=- removed=H-COIN,H-STONE,H-STONE,H-DRAW,H-DRAW,H-GRAIN,H-GRAIN,SAV-2"
    )
    table.p1("-")
    table.shows(p1="hand=H-COIN,SAV-1 draw=- disc=-")


@rule("SM-HAND-7", "RUL-78")
def test_an_empty_pile_is_made_anew_after_the_discards_even_if_nothing_is_drawn():
    seven = "hand=H-COIN,H-COIN,H-STONE,H-STONE,H-DRAW,SAV-1,SAV-2 draw=- disc=H-DRAW,H-GRAIN,H-GRAIN"
    table = end_phase(p1=seven)
    table.p1("-")
    table.shows(p1="draw=#3 disc=-")
    discards = end_phase(p1="hand=H-COIN,H-COIN,H-STONE,H-STONE,H-DRAW,H-DRAW,SAV-1,SAV-2,H-GRAIN,H-GRAIN draw=-")
    discards.p1("discard H-GRAIN", "discard H-GRAIN", "skip")
    discards.shows(p1="draw=#2 disc=-")


SIDES = [
    ("T3:TN2,W2:WN2,T2:TN3,W1:WN3", "SIDE1", "S=1"),
    ("T3:TN2,W2:WN2,T2:TN3", "SIDE2", "vp=1"),
    ("T3:TN2,T4:TN3", "SIDE3", "A=3"),
    ("W5:WN2,T5:TN2", "SIDE5", "G=1"),
]


@rule("SM-INC-1", "RUL-81")
@pytest.mark.parametrize(("castle", "side", "gain"), SIDES)
def test_every_closed_side_pays_its_income(castle: str, side: str, gain: str):
    table = end_phase(p1=f"A=0 S=0 G=0 castle={castle} hand=H-COIN", p2="hand=H-COIN A=0")
    table.p1("-").p2("-")
    assert f"side {side}" in table.options()
    table.p1(f"side {side}")
    table.shows(p1=gain)


@rule("SM-INC-2", "RUL-80", "SM-INC-3")
def test_the_owner_chooses_the_order_and_the_market_income_is_a_full_visit():
    castle = "T3:TN2,T4:TN3,W4:WN2,T5:GTA"
    player = f"A=1 S=0 G=0 castle={castle} spec=A3,B2,0 hand=H-COIN ship=ALE"
    facts = {"ale": "M1b", "paths": "A=CS-A,VI-D[CB-A]", "p2": "hand=H-COIN"}
    table = end_phase(p1=player, **facts)
    table.p1("-").p2("-")
    assert table.options() == ["side SIDE3", "side SIDE4"]
    table.refuses("side SIDE1", "SM-INC-2")
    table.p1("side SIDE3")
    table.shows(p1="A=4")
    table.p1("side SIDE4")
    assert table.options() == ["buy", "skip"]  # it may be declined
    table.p1("buy")
    table.shows(p1="A=3 S=2")  # V1D's three coins came at the end of the visit
    first = end_phase(p1=player, **facts)
    first.p1("-").p2("-")
    first.p1("side SIDE4")  # with one coin there is nothing to trade: the visit is skipped
    assert first.options() == ["side SIDE3"]
    declined = end_phase(p1=player.replace("A=1", "A=9"), **facts)
    declined.p1("-").p2("-")
    declined.p1("side SIDE4", "skip")
    declined.shows(p1="A=9 S=0")


@rule("RUL-110")
def test_a_market_side_closed_where_nothing_can_be_traded_pays_nothing_now_and_is_offered_again():
    table = stupor(p1="S=2 G=1 A=0 castle=W5:WN2,T5:TN2,T4:TN3 hand=H-COIN,H-STONE ship=ROM", rom="M3b", edicts="I=E02")
    table.p1("H-COINv3 BD(W4=WN3)", "side SIDE4")
    assert table.asked() == "P1 edict"
    table.p1("ED(I:G+A+>I)").turn(2, "pass").turn(1, "pass")
    table.p1("-").p2("-")
    assert table.options() == ["side SIDE4", "side SIDE5"]


@rule("SM-REORG-1", "RUL-84", "SM-SETUP-14")
def test_empty_card_spaces_are_refilled_in_order_from_rome():
    table = end_phase(n="4", rom="c2=-", con="c1=- c2=A1", bar="c2=-", cards="A7,A9,A3,#19")
    for seat in range(4):
        table.speaks(seat, ("-",))
    table.shows(rom="c2=A7", con="c1=A9", bar="c2=A3", pile="19")


@rule("SM-REORG-2", "RUL-85", "SM-END-1", "SM-END-2")
def test_too_few_cards_end_the_game_and_exactly_enough_do_not():
    exact = end_phase(rom="c1=-", con="c1=-", cards="B1,B2")
    exact.p1("-").p2("-")
    exact.shows(rom="c1=B1", con="c1=B2", pile="0", header="ends=- round=2")
    short = end_phase(rom="c1=-", con="c1=-", cards="B1")
    short.p1("-").p2("-")
    short.shows(rom="c1=B1", con="c1=-", header="ends=CARDS step=over")
    assert short.state.over


@rule("SM-REORG-3")
def test_every_uncovered_ally_is_turned_face_up():
    table = end_phase(rom="a1=-/I-SEV", con="a1=-/L-TEN", ale="a1=I-GIS/?")
    table.p1("-").p2("-")
    table.shows(rom="a1=I-SEV/-", con="a1=L-TEN/-", ale="a1=I-GIS/?")


@rule("SM-REORG-4", "RUL-107")
def test_the_first_player_marker_goes_on_clockwise():
    table = end_phase(n="3")
    table.p1("-").p2("-").p3("-")
    table.shows(header="round=2 first=2 active=2", p1="passed=0", p2="passed=0", p3="passed=0")
    last = stupor(n=3, first=3, p1="passed=1", p2="passed=1", round_number=3)
    last.p3("pass", "-").p1("-").p2("-")
    last.shows(header="round=4 first=1")
