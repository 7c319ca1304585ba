"""Positions in the middle of something: read again before every choice, the game goes on as if nothing had happened."""

import pytest

from tests.games.basilica.table import NOTATION, at, basilica
from tests.rule import rule

FOLLOWED = [
    # what is drawn, the orders, the choices of both players, and what is asked in the end
    (
        "Rw  Bb  .  .  .",
        "promote glass glass",
        ["order 1", "promote a1", "rank Am", "pay", "promote b1", "rank Ms"],
        "W action",
    ),
    (
        "Rw  Y  Bb  .  .",
        "move glass glass",
        ["order 1", "move a1", "move_to b1"],
        "W action",
    ),
    (
        "Rw  Bb  Y  .  .\n.  B  .  .  .",
        "recruit glass glass",
        ["order 1", "recruit c1", "pay", "recruit b2"],
        "W action",
    ),
    (
        "Rw  Bb  Y  .  .",
        "confuse glass glass",
        ["order 1", "withdraw a1", "pay", "confuse b1", "move_to a1"],
        "W action",
    ),
    (
        "Rw  Bb  Y  .  .",
        "confuse glass glass",
        ["order 1", "withdraw a1", "decline", "confuse b1", "move_to c1"],
        "W action",
    ),
    ("Rw  .  .  .  .", "scaffolding glass glass", ["order 1", "scaffold b1", "scaffold c1"], "W action"),
]


@rule("BAS-PAID-9", "BAS-ORDER-6", "BAS-ORD-PROMOTE-9")
@pytest.mark.parametrize(("drawing", "orders", "choices", "asked"), FOLLOWED)
def test_an_order_that_is_read_again_before_every_choice_ends_as_it_would_have(
    drawing: str, orders: str, choices: list[str], asked: str
):
    table = basilica(drawing, orders=orders, stack="G1 G2 G3")
    again = basilica(drawing, orders=orders, stack="G1 G2 G3")
    for choice in choices:
        table.play(choice)
        again = at(again.text())
        again.play(choice)
        again.position.deal()
        table.position.deal()
        assert (again.asked(), again.options()) == (table.asked(), table.options())
    assert table.asked() == asked
    assert again.text() == table.text()


@rule("BAS-SETUP-8", "BAS-STACK-2")
def test_what_was_read_as_a_seat_knows_it_still_has_tiles_out_of_the_game():
    table = basilica(
        "Rw  B  .  .  .",
        orders="Y9 B9 R9",
        stack="Y3 Y4 B3",
        removed="G1 G2",
        rest="discard",
        reshuffled=True,
    )
    table.position.deal()
    seen = NOTATION.write_view(table.state, 0)
    assert " z:* " in seen
    again = at(seen)
    assert " z:* " in again.text()
    assert NOTATION.write_view(at(again.text()).state, 0) == seen
