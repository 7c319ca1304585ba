"""Rounds, turns, travel, playing a card, passing (SM-ROUND, SM-TURN, SM-TRAVEL, SM-PLAY, SM-PASS)."""

import pytest

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule


@rule("SM-ROUND-1", "SM-ROUND-2", "SM-PASS-2", "SM-REORG-4")
def test_turns_go_round_until_all_have_passed_then_the_end_phase_and_a_new_round():
    table = stupor(n=3, first=2)
    assert table.asked() == "P2 turn"
    table.turn(2, "H-COIN^1").turn(3, "pass").turn(1, "H-COIN^1").turn(2, "pass")
    assert table.asked() == "P1 turn"  # the others have passed and are skipped
    table.turn(1, "H-DRAW^2")
    assert table.asked() == "P1 turn"
    table.shows(p2="passed=1", p3="passed=1", header="round=1")
    table.turn(1, "pass")
    assert table.asked() == "P2 discard"
    table.p2("-").p3("-").p1("-")
    assert table.asked() == "P3 turn"
    table.shows(header="round=2 first=3", p1="passed=0", p2="passed=0", p3="passed=0")


@rule("SM-TURN-1", "SM-TURN-2", "RUL-12")
def test_a_turn_is_travel_then_one_card_and_passing_replaces_all_of_it():
    table = stupor()
    assert table.options() == ["travel 0", "travel 1", "travel 2", "travel 3", "travel 4", "pass"]
    table.p1("travel 1")
    assert table.options() == ["card H-STONE", "card H-COIN", "card H-GRAIN", "card H-DRAW"]
    table.refuses("pass", "SM-PASS-1")
    table.p1("card H-COIN")
    table.refuses("pass", "SM-PASS-1")
    table.refuses("travel 1", "SM-TRAVEL-1")
    table.p1("face_up 1", "skip")
    assert table.asked() == "P2 turn"


@rule("SM-TRAVEL-1", "SM-TRAVEL-2", "SM-TRAVEL-3")
@pytest.mark.parametrize(
    ("steps", "city", "coins"), [(0, "TUN", 3), (1, "BAR", 3), (2, "ROM", 2), (3, "CON", 1), (4, "ALE", 0)]
)
def test_the_first_step_is_free_and_each_further_one_costs_a_coin(steps: int, city: str, coins: int):
    table = stupor(p1="ship=TUN A=3")
    table.p1(f"travel {steps}")
    table.shows(p1=f"ship={city} A={coins}")


@rule("SM-TRAVEL-3", "SM-TRAVEL-1")
def test_what_cannot_be_paid_cannot_be_sailed():
    table = stupor(p1="A=1")
    assert table.options() == ["travel 0", "travel 1", "travel 2", "pass"]
    table.refuses("T3 H-COIN^1", "SM-TRAVEL-3")
    table.refuses("T5 H-COIN^1", "SM-TRAVEL-1")


@rule("SM-C1C", "RUL-15", "SM-TRAVEL-2")
@pytest.mark.parametrize(("steps", "cost"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_with_c1c_the_first_two_steps_are_free(steps: int, cost: int):
    table = stupor(p1="A=2 spec=C1,0,0")
    table.p1(f"travel {steps}")
    table.shows(p1=f"A={2 - cost}")
    poor = stupor(p1="A=1 spec=C1,0,0")
    assert poor.options() == ["travel 0", "travel 1", "travel 2", "travel 3", "pass"]


@rule("SM-TRAVEL-4")
def test_there_is_no_travel_after_the_card():
    table = stupor(p1="ship=ROM")
    table.p1("H-COIN^1 !")
    assert table.asked() == "P2 turn"
    table.shows(p1="ship=ROM")
    stupor().p1("travel 0").refuses("T1", "SM-TRAVEL-1")


@rule("SM-TRAVEL-5", "RUL-14")
def test_ships_share_a_city_and_nothing_happens_on_the_way():
    table = stupor(p1="A=3 ship=ROM", p2="ship=ALE A=3")
    table.p1("T2 H-COIN^1 -")
    table.shows(p1="ship=ALE A=2 S=1 G=1", p2="ship=ALE A=3")
    table.p2("travel 0")
    assert table.asked() == "P2 card"


@rule("SM-PLAY-1", "RUL-17")
def test_any_empty_slot_face_up_or_face_down_but_not_the_locked_one():
    table = stupor(p1="slots=2:H-COINv,4:H-STONE^ hand=H-GRAIN,H-DRAW")
    table.p1("travel 0", "card H-DRAW")
    faces = [f"face_{face} {slot}" for face in ("up", "down") for slot in (1, 3, 5)]
    assert table.options() == faces
    table.refuses("^2", "SM-PLAY-1")
    table.refuses("v6", "SM-PLAY-1")
    table.refuses("face_up 4", "SM-PLAY-1")
    other = stupor(p1="hand=H-GRAIN")
    other.refuses("H-COIN^1", "SM-PLAY-1")


@rule("SM-PLAY-2", "RUL-17")
def test_face_up_the_slot_does_not_matter():
    for slot in range(1, 6):
        table = stupor(p1="A=0")
        table.turn(1, f"H-COIN^{slot} G(A3)")
        table.shows(p1=f"A=3 slots={slot}:H-COIN^")


ACTIONS = {
    1: ["promote"],
    2: ["promote", "market"],
    3: ["market", "build"],
    4: ["build", "summon"],
    5: ["summon", "purchase"],
    6: ["purchase"],
}
ABLE = "A=9 S=1 G=3 castle=T3:TN2,W2:WN2,K3:KN1 ship=ROM"


@rule("SM-PLAY-3", "SM-PLAY-7", "SM-DATA-5")
@pytest.mark.parametrize("slot", range(1, 7))
def test_face_down_a_card_gives_one_of_the_actions_beside_its_slot(slot: int):
    table = stupor(p1=ABLE, rom="M1b c1=A1")
    table.p1(f"H-COINv{slot}")
    assert table.options() == [*(f"main {action}" for action in ACTIONS[slot]), "skip"]
    other = next(action for action in ("build", "promote") if action not in ACTIONS[slot])
    table.refuses(f"main {other}", "SM-PLAY-3")
    table.p1(f"main {ACTIONS[slot][0]}")
    assert not table.offers("skip")  # it was chosen
    table.refuses("skip", "SM-MKT-2" if slot == 3 else "SM-PLAY-3")


@rule("SM-PLAY-5", "RUL-6", "RUL-8")
def test_a_card_may_be_played_for_nothing_and_a_slot_without_a_possible_action_used():
    table = stupor(p1="A=0 S=0 G=0", rom="M1b")
    table.p1("H-COINv3")
    assert table.options() == ["skip"]
    table.refuses("MK(s)", "SM-MKT-3")
    table.refuses("BD(T3=TN2)", "SM-BUILD-4")
    table.p1("-")
    table.shows(p1="slots=3:H-COINv A=0")
    assert table.asked() == "P2 turn"


@rule("SM-PLAY-4", "SM-KC-BOTH", "RUL-19")
def test_with_kc_both_a_face_down_card_gives_both_actions_in_either_order():
    table = stupor(p1="A=4 S=0 G=2 castle=K2:KN1,T3:TN2 hand=H-COIN", rom="M1b")
    table.p1("H-COINv3 MK(sb)")
    assert table.options() == ["skip"]  # nothing can be built without grain
    table.refuses("main market", "SM-PLAY-3")  # each at most once
    first = stupor(p1="A=4 S=1 G=2 castle=K2:KN1,T3:TN2 hand=H-COIN", rom="M1b")
    first.p1("H-COINv3 BD(W2=WN2)")
    assert first.options() == ["main market", "skip"]
    first.p1("MK(b)")
    assert first.asked() == "P2 turn"
    one = stupor(p1="castle=K2:KN1 hand=H-COIN")
    one.p1("H-COINv1 PR(s1>A1)")
    assert one.asked() == "P2 turn"  # slot 1 has one action
    none = stupor(p1="castle=K2:KN1 hand=H-COIN")
    none.p1("H-COINv2 -")
    assert none.asked() == "P2 turn"


@rule("SM-PLAY-4", "RUL-19", "SM-ACT-5")
def test_what_the_first_action_gives_may_pay_for_the_second():
    table = stupor(p1="A=4 S=0 G=1 castle=K2:KN1,T3:TN2 hand=H-COIN", rom="M1b")
    table.p1("H-COINv3")
    assert table.options() == ["main market", "skip"]  # a wall on W2 needs a stone
    table.p1("MK(b)")
    assert table.options() == ["main build", "skip"]


@rule("RUL-20", "SM-KC-BOTH")
def test_kc_both_comes_too_late_for_the_card_that_built_it():
    table = stupor(p1="A=9 S=3 G=1 castle=T3:TN2,W2:WN2 hand=H-COIN,H-STONE", edicts="I=E02", rom="M1b")
    table.p1("H-COINv3 BD(K2=KN1)", "ED(I:G+A+>I)")
    assert table.asked() == "P2 turn"
    table.turn(2, "pass")
    table.p1("H-STONEv2 PR(s1>B1)")
    assert table.options() == ["main market", "skip"]


@rule("SM-PLAY-6")
def test_a_card_stays_in_its_slot_until_the_end_phase():
    table = stupor(p1="hand=H-COIN,H-GRAIN,H-STONE", p2="hand=H-COIN,H-DRAW")
    table.turn(1, "H-COIN^3").turn(2, "pass").turn(1, "H-GRAINv1")
    table.shows(p1="slots=1:H-GRAINv,3:H-COIN^ disc=-")
    table.turn(1, "pass")
    table.shows(p1="slots=- disc=H-COIN,H-GRAIN")


@rule("SM-PLAY-7", "SM-KC-SLOT", "SM-SETUP-20")
def test_slot_six_is_usable_the_moment_it_is_unlocked():
    slots = "slots=1:H-COINv,2:H-COINv,4:H-STONEv,5:H-STONEv"
    table = stupor(p1=f"S=2 G=2 A=0 castle=T3:TN2,W2:WN2 {slots} hand=H-GRAIN,H-GRAIN", edicts="III=E09")
    table.turn(1, "H-GRAINv3 BD(K3=KN1) ED(III:G+T+W+>I)").turn(2, "pass")
    assert table.asked() == "P1 turn"
    table.p1("travel 0", "card H-GRAIN")
    assert table.options() == ["face_up 6", "face_down 6"]
    locked = stupor(p1=f"{slots},3:H-DRAWv hand=H-GRAIN", p2="hand=H-COIN", first=2)
    locked.turn(2, "H-COIN^1")
    assert locked.asked() != "P1 turn"


@rule("SM-PLAY-8", "RUL-18")
def test_a_face_down_card_is_its_owners_secret_until_the_end_phase():
    table = stupor(p1="hand=H-COIN,H-STONE", p2="hand=H-COIN")
    table.turn(1, "H-COINv1")
    assert table.seen(0).players[0].slots[0].card == "H-COIN"
    assert table.seen(1).players[0].slots[0].card == ""
    assert table.seen(-2).players[0].slots[0].card == ""
    table.turn(2, "H-COIN^1")
    assert table.seen(0).players[1].slots[0].card == "H-COIN"
    table.turn(1, "pass")
    assert table.asked() == "P1 discard"
    assert table.seen(1).players[0].discard == ["H-COIN"]


@rule("SM-PASS-1", "RUL-106", "RUL-107")
def test_passing_with_cards_in_hand_keeps_them_and_the_others_go_on():
    table = stupor(n=2)
    table.turn(1, "pass")
    table.turn(2, "H-COIN^1").turn(2, "H-DRAW^2").turn(2, "pass")
    assert table.asked() == "P1 discard"
    table.shows(p1="hand=H-COIN,H-DRAW,H-GRAIN,H-STONE")
    table.p1("-").p2("-")
    table.shows(header="round=2 first=2")


@rule("SM-PASS-3", "RUL-13")
def test_without_a_card_or_a_slot_a_player_passes_by_rule():
    slots = "slots=1:H-COINv,2:H-COINv,3:H-DRAWv,4:H-STONEv,5:H-STONEv"
    table = stupor(p1="hand=- draw=*", p2="hand=H-COIN,H-GRAIN", first=2)
    table.turn(2, "H-COIN^1")
    assert table.asked() == "P2 turn"
    table.shows(p1="passed=1")
    full = stupor(p1=f"{slots} hand=H-GRAIN", p2="hand=H-COIN,H-GRAIN", first=2)
    full.turn(2, "H-COIN^1")
    assert full.asked() == "P2 turn"
    full.shows(p1="passed=1 hand=H-GRAIN")


@rule("RUL-116")
def test_sailing_away_changes_nothing_of_what_was_summoned():
    table = stupor(p1="G=3 S=0 hand=H-COIN,H-STONE", rom="a1=I-GIS/?")
    table.turn(1, "H-COINv4 SU(ROM-a1>AS1)").turn(2, "pass").turn(1, "T3 H-STONE^1")
    table.shows(p1="ship=TUN allies=AS1:I-GIS")
