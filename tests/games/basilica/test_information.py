"""Who knows what (rules.md, section 10.2)."""

import pytest

from tests.games.basilica.table import BLACK, NOTATION, SPECTATOR, WHITE, at
from tests.rule import rule
from triforium.games.basilica.view import view

START = (
    "bas1 2022 g:R1w,B1b,3 o:{orders} v:YG2,G3,BG3 t:w3 q:0/0 W:0,4,AM.MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1"
    " s:{stack},* d:Y9 r:0"
)


@rule("BAS-SETUP-9")
def test_the_order_of_the_stack_below_its_top_is_known_to_nobody():
    one = at(START.format(orders="YB2,Y10,G2", stack="B2,BR1,Y7"))
    two = at(START.format(orders="YB2,Y10,G2", stack="B2,Y7,BR1"))
    one.position.deal()
    two.position.deal()
    for seat in (WHITE, BLACK, SPECTATOR):
        assert NOTATION.write_view(one.state, seat) == NOTATION.write_view(two.state, seat)
        assert view(one.state, seat) == view(two.state, seat)


@rule("BAS-SETUP-9")
def test_the_top_tile_shows_its_order_and_colours_and_nothing_more():
    table = at(START.format(orders="YB2,Y10,G2", stack="B2"))
    top = table.seen_by(WHITE).top
    assert (top.order, top.colours, top.crown) == ("promote", ["blue"], None)
    assert " s:P.B+" in NOTATION.write_view(table.state, WHITE)


@rule("BAS-GEO-9")
@pytest.mark.parametrize(("with_crown", "without"), [("Y1", "Y2"), ("R5", "R6")])
def test_a_crown_behind_an_order_side_stays_hidden_until_it_is_turned_over(with_crown: str, without: str):
    tables = [at(START.format(orders=f"{tile},Y10,G2", stack="BR1")) for tile in (with_crown, without)]
    assert tables[0].seen_by(WHITE) == tables[1].seen_by(WHITE)
    for table in tables:
        table.white("V1c1")
    assert tables[0].seen_by(WHITE).vault_slots[0].crown is True
    assert tables[1].seen_by(WHITE).vault_slots[0].crown is False


@rule("BAS-GEO-9")
def test_a_discarded_order_shows_both_sides():
    table = at(START.format(orders="R5,Y10,G2", stack="BR1"))
    table.white("O1G:a1")
    assert table.seen_by(BLACK).discard == ["Y9", "R5"]


@rule("BAS-TURN-1")
def test_only_the_player_who_decides_is_offered_something():
    table = at(START.format(orders="YB2,Y10,G2", stack="B2"))
    assert "place_vault" in table.seen_by(WHITE).options
    assert table.seen_by(BLACK).options == table.seen_by(SPECTATOR).options == {}
