"""2. Visit the Market (SM-MKT), market tiles (SM-M1 to SM-M6)."""

import pytest

from tests.games.stupor_mundi.table import stupor
from tests.rule import rule
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

# rule, side (b easy, r difficult): what is sold for how much, what is bought for how much
SIDES = {
    ("SM-M1", "b"): ("G2", 6, "S2", 4),
    ("SM-M1", "r"): ("G2", 4, "S2", 5),
    ("SM-M2", "b"): ("G1", 4, "S1", 1),
    ("SM-M2", "r"): ("G1", 3, "S1", 2),
    ("SM-M3", "b"): ("G3", 8, "S3", 7),
    ("SM-M3", "r"): ("G3", 6, "S3", 8),
    ("SM-M4", "b"): ("S2", 7, "G2", 3),
    ("SM-M4", "r"): ("S2", 5, "G2", 4),
    ("SM-M5", "b"): ("S1", 4, "G3", 4),
    ("SM-M5", "r"): ("S1", 3, "G3", 5),
    ("SM-M6", "b"): ("S3", 10, "G2", 2),
    ("SM-M6", "r"): ("S3", 8, "G2", 3),
}


@rule("SM-M1 to SM-M6", "SM-MKT-1", "SM-MKT-3", "RUL-34")
@pytest.mark.parametrize(("cited", "letter"), SIDES)
def test_a_market_sells_and_buys_exactly_its_bundles(cited: str, letter: str):
    sold, price, bought, cost = SIDES[cited, letter]
    side = cited.removeprefix("SM-") + letter
    diff = "easy" if letter == "b" else "difficult"
    have = {"S": 0, "G": 0}
    have[sold[0]] = int(sold[1])
    table = stupor(diff=diff, p1=f"A=0 S={have['S']} G={have['G']} hand=H-COIN ship=ALE", ale=side)
    table.turn(1, "H-COINv2 MK(s)")
    table.shows(p1=f"A={price} S=0 G=0")
    have[sold[0]] -= 1
    less = stupor(diff=diff, p1=f"A=0 S={have['S']} G={have['G']} hand=H-COIN ship=ALE", ale=side)
    less.refuses("H-COINv2 MK(s)", "SM-MKT-3")
    table = stupor(diff=diff, p1=f"A={cost} S=0 G=0 hand=H-COIN ship=ALE", ale=side)
    table.turn(1, "H-COINv2 MK(b)")
    table.shows(p1=f"A=0 {bought[0]}={bought[1]}")
    poor = stupor(diff=diff, p1=f"A={cost - 1} S=0 G=0 hand=H-COIN ship=ALE", ale=side)
    poor.refuses("H-COINv2 MK(b)", "SM-MKT-3")


def test_every_market_tile_has_its_line():
    assert {cited for cited, _ in SIDES} == {f"SM-{tile.id}" for tile in STUPOR_MUNDI.components.market_tile}


@rule("SM-MKT-1")
def test_the_market_of_the_ships_city():
    table = stupor(p1="A=0 S=0 G=1 ship=ROM", rom="M4b", con="M2b")
    table.refuses("H-COINv2 MK(s)", "SM-MKT-3")
    table.turn(1, "T1 H-COINv2 MK(s)")
    table.shows(p1="A=4 G=0 ship=CON")


@rule("SM-MKT-2", "SM-MKT-4", "RUL-35")
def test_once_each_in_any_order_and_money_flows_at_once():
    table = stupor(p1="A=1 S=0 G=2 hand=H-COIN", rom="M1b")
    table.p1("H-COINv2 main market")
    assert table.options() == ["sell"]  # at least one of the two, and buying costs four
    table.p1("sell")
    assert table.options() == ["buy", "skip"]
    table.refuses("sell", "SM-MKT-2")
    table.p1("buy")
    table.shows(p1="A=3 S=2 G=0")
    assert table.asked() == "P2 turn"
    bought_first = stupor(p1="A=4 S=0 G=2 hand=H-COIN castle=T3:TN2,W2:WN2", rom="M1b")
    bought_first.turn(1, "H-COINv2 MK(bs)")
    bought_first.shows(p1="A=6 S=2 G=0")


@rule("SM-MKT-4")
def test_what_was_bought_may_be_sold_in_the_same_visit():
    table = stupor(p1="A=2 S=0 G=0 hand=H-COIN spec=B2,0,0", rom="M6b", paths="B=CS-B[CB-B]")
    table.p1("H-COINv2 MK(b)")
    assert table.asked() == "P2 turn"
    table.shows(p1="A=0 G=2")
    # M2: a stone for a coin, a grain for four; nothing bought there can be sold there
    # With C2B twice the same market serves a stone bought for one that was missing.
    more = stupor(p1="A=4 S=0 G=0 hand=H-COIN spec=B2,0,0", rom="M5b", paths="B=CS-B[CB-B]")
    more.p1("H-COINv2 main market", "buy")
    more.shows(p1="A=0 G=3")
    assert more.asked() == "P2 turn"


@rule("SM-MKT-5", "SM-C2B", "RUL-37")
def test_c2b_allows_one_more_sale_or_purchase():
    table = stupor(p1="A=0 S=0 G=3 hand=H-COIN spec=B2,0,0", rom="M2b")
    table.p1("H-COINv2 main market", "sell", "sell")
    table.refuses("sell", "SM-MKT-5")
    assert table.options() == ["buy", "skip"]
    table.p1("buy")
    assert table.asked() == "P2 turn"  # three transactions at most
    table.shows(p1="A=7 S=1 G=1")
    twice = stupor(p1="A=2 S=0 G=0 hand=H-COIN spec=B2,0,0", rom="M2b")
    twice.turn(1, "H-COINv2 MK(bb)")
    twice.shows(p1="A=0 S=2")


@rule("SM-MKT-6", "SM-V1D", "RUL-36", "RUL-38")
def test_v1d_gives_three_coins_after_the_visit_and_none_without_a_transaction():
    paths = "A=CS-A,VI-D[CB-A]"
    table = stupor(p1="A=0 S=0 G=2 hand=H-COIN spec=A3,0,0", rom="M1b", paths=paths)
    table.p1("H-COINv2 main market", "sell")
    table.shows(p1="A=6")  # the three are not there yet
    table.p1("skip")
    table.shows(p1="A=9")
    late = stupor(p1="A=1 S=0 G=1 hand=H-COIN spec=A3,0,0", rom="M4b", paths=paths)
    late.refuses("H-COINv2 MK(b)", "SM-MKT-3")
    visit = stupor(p1="A=0 S=0 G=2 hand=A12 spec=A3,0,0", rom="M1b", paths=paths)
    visit.p1("A12^1 !", "skip")  # declined: not a visit
    visit.shows(p1="A=0 G=3")


@rule("SM-MKT-7", "RUL-39", "SM-ACT-7")
def test_a_purchase_is_legal_even_if_the_resources_do_not_fit():
    table = stupor(p1="A=4 S=1 G=1 hand=H-COIN", rom="M1b")
    table.p1("H-COINv2 MK(b)")
    assert table.options() == ["keep 0", "keep 1"]
    table.p1("keep(S2G1)")
    table.shows(p1="A=0 S=2 G=1")


@rule("SM-MKT-2", "SM-ACT-2")
def test_a_market_where_nothing_can_be_traded_cannot_be_visited():
    table = stupor(p1="A=0 S=0 G=1 hand=H-COIN", rom="M1b")
    table.p1("H-COINv2")
    assert table.options() == ["main promote", "skip"]
    table.refuses("main market", "SM-MKT-2")
