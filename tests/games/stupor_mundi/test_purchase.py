"""5. Purchase an Action card (SM-BUY)."""

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule

A1 = {"rom": "c1=A1"}
A7 = {"rom": "c1=A7"}


@rule("SM-BUY-1", "SM-BUY-2", "SM-BUY-7")
def test_one_card_of_the_ships_city_for_its_coins():
    table = stupor(p1="A=3 hand=H-COIN", con="c1=A2", **A1)
    table.refuses("H-COINv5 PU(CON-c1)", "SM-BUY-1")
    table.turn(1, "H-COINv5 PU(ROM-c1)")
    table.shows(p1="A=0 hand=A1", rom="c1=-")
    assert table.asked() == "P2 turn"
    poor = stupor(p1="A=2 hand=H-COIN", **A1)
    poor.refuses("H-COINv5 PU(ROM-c1)", "SM-BUY-2")
    empty = stupor(p1="A=9 hand=H-COIN", rom="c1=-")
    empty.refuses("H-COINv5 PU(ROM-c1)", "SM-BUY-1")


@rule("SM-C1D", "SM-BUY-2", "RUL-118")
def test_c1d_takes_two_coins_off_and_nothing_off_a_card():
    paths = "B=CS-D[CB-B]"
    table = stupor(p1="A=1 hand=H-COIN spec=B1,0,0", paths=paths, **A1)
    table.turn(1, "H-COINv5 PU(ROM-c1)")
    table.shows(p1="A=0")
    free = stupor(p1="A=0 hand=H-COIN spec=B1,0,0", paths=paths, rom="c1=A2")
    free.turn(1, "H-COINv5 PU(ROM-c1)")
    free.shows(p1="A=0 hand=A2")
    card = stupor(p1="A=0 hand=H-COIN,H-GRAIN spec=B1,0,0", paths=paths, **A7)
    card.turn(1, "H-COINv5 PU(ROM-c1-H-GRAIN@hand)")
    card.shows(p1="A=0 removed=H-GRAIN hand=A7")


@rule("SM-BUY-3", "RUL-58", "RUL-60", "RUL-64")
def test_a_card_is_removed_from_hand_or_discard_pile():
    table = stupor(p1="hand=H-COIN,A1,H-GRAIN disc=H-STONE,H-DRAW slots=1:H-DRAWv", **A7)
    table.p1("H-COINv5 main purchase", "purchase ROM-c1")
    assert table.options() == [
        "remove_hand H-GRAIN",
        "remove_hand A1",
        "remove_discard H-STONE",
        "remove_discard H-DRAW",
    ]
    table.refuses("remove_hand H-COIN", "SM-BUY-3")  # played for this very purchase
    table.refuses("remove_hand SAV-1", "SM-BUY-3")  # in the draw pile
    table.p1("remove_discard H-STONE", "skip")
    table.shows(p1="removed=H-STONE disc=H-DRAW hand=A1,A7,H-GRAIN")
    advanced = stupor(p1="hand=H-COIN,A1", **A7)
    advanced.turn(1, "H-COINv5 PU(ROM-c1-A1@hand)")
    advanced.shows(p1="removed=A1 hand=A7")
    nothing = stupor(p1="hand=H-COIN disc=-", **A7)
    nothing.refuses("H-COINv5 PU(ROM-c1)", "SM-BUY-3")


@rule("SM-BUY-4", "RUL-63", "RUL-102")
def test_the_card_may_be_performed_at_once_without_a_slot():
    table = stupor(p1="A=3 S=0 G=0 hand=H-COIN", **A1)
    table.p1("H-COINv5 PU(ROM-c1!)")
    table.shows(p1="A=0 G=2 hand=A1 slots=5:H-COINv")
    no = stupor(p1="A=3 S=0 G=0 hand=H-COIN", **A1)
    no.p1("H-COINv5 main purchase", "purchase ROM-c1")
    assert no.options() == ["perform", "skip"]
    no.p1("skip")
    no.shows(p1="G=0 hand=A1")
    paid = stupor(p1="A=2 S=0 G=3 hand=H-COIN", rom="c1=B3")
    paid.refuses("H-COINv5 PU(ROM-c1)", "SM-BUY-2")


@rule("SM-BUY-5", "RUL-21", "SM-TURN-1")
def test_then_it_goes_to_the_hand_and_can_be_played_from_the_next_turn_on():
    table = stupor(p1="A=3 S=0 G=0 hand=H-COIN", **A1)
    table.turn(1, "H-COINv5 PU(ROM-c1!)")
    assert table.asked() == "P2 turn"
    table.turn(2, "pass")
    table.p1("A1^1 -")
    table.shows(p1="disc=A1,H-COIN")  # nothing is left to play, so the End Phase has begun


@rule("RUL-59", "RUL-62", "SM-BUY-6", "SM-V2B", "SM-BUY-3")
def test_a_purchase_inside_a_purchase_and_three_points_for_each():
    # SAV-2 is a house card; a great tower inside a bought A6 is the nested purchase of an Advanced card.
    table = stupor(
        n=4,
        p1="savoy A=7 S=1 G=1 hand=H-COIN spec=C4,0,0",
        rom="c1=A6 c2=A7",
        paths="C=CS-C,VI-B[CB-C]",
    )
    table.p1("H-COINv5 main purchase", "purchase ROM-c1", "perform", "build T3", "piece GTA")
    assert table.asked() == "P2 turn"  # A7 costs a card, and A6 was not in hand yet
    table.shows(p1="vp=3 hand=A6", rom="c2=A7")
    nested = stupor(
        n=4,
        p1="savoy A=7 S=1 G=1 hand=H-COIN,H-GRAIN spec=C4,0,0",
        rom="c1=A6 c2=A7",
        paths="C=CS-C,VI-B[CB-C]",
    )
    nested.p1("H-COINv5 main purchase", "purchase ROM-c1", "perform", "build T3", "piece GTA", "purchase ROM-c2")
    assert nested.options() == ["remove_hand H-GRAIN"]
    nested.p1("remove_hand H-GRAIN", "perform")
    nested.shows(p1="vp=6 A=6 hand=A6,A7 removed=H-GRAIN")


@rule("SM-SETUP-11", "SM-BUY-1")
def test_a_closed_space_has_no_card_and_never_will():
    table = stupor(p1="A=9 hand=H-COIN", **A1)
    table.refuses("H-COINv5 PU(ROM-c2)", "SM-SETUP-11")
    four = stupor(n=4, p1="A=9 hand=H-COIN", rom="c2=-")
    four.refuses("H-COINv5 PU(ROM-c2)", "SM-BUY-1")


@rule("SM-BUY-6", "SM-V2B")
def test_v2b_gives_its_points_at_the_end():
    table = stupor(p1="A=3 S=0 G=0 hand=H-COIN spec=C4,0,0", paths="C=CS-C,VI-B[CB-C]", **A1)
    table.p1("H-COINv5 main purchase", "purchase ROM-c1")
    table.shows(p1="vp=0")
    table.p1("perform")
    table.shows(p1="vp=3 G=2")


@rule("SM-BUY-7", "SM-REORG-1")
def test_the_space_stays_empty_until_reorganization():
    table = stupor(p1="A=3 hand=H-COIN,H-STONE", p2="A=9", cards="A9,#10", **A1)
    table.turn(1, "H-COINv5 PU(ROM-c1)")
    table.refuses("H-COINv5 PU(ROM-c1)", "SM-BUY-1")
    table.turn(2, "pass").turn(1, "pass")
    table.p1("-").p2("-")
    table.shows(rom="c1=A9", pile="10")
