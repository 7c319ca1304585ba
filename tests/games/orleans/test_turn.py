"""The turn (ORL-TURN)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS

FOUR = "a:ORL=- b:CHA=- c:TOU=- d:BOU=-"


@rule("ORL-TURN-1")
@pytest.mark.parametrize(
    ("seats", "order"), [("a:ORL=- b:ORL=-", "abab"), ("a:ORL=- b:CHA=- c:TOU=-", "abca"), (FOUR, "abcd")]
)
def test_seats_take_turns_clockwise(seats: str, order: str):
    table = orleans("draw", seats=seats)
    for seat in order:
        assert table.asked() == f"{seat} draw"
        table.speaks("abcd".index(seat), ("draw blue F",))
        table.play(next(option for option in table.options() if option.startswith("place BO") or option == "place MK4"))
        if table.asked().endswith("move"):
            table.play("stay")


@rule("ORL-TURN-2")
def test_a_turn_is_draw_place_act_end():
    table = orleans("draw")
    assert table.asked() == "a draw"
    table.a("draw red K")
    assert table.asked() == "a place"
    table.a("place CA1")
    assert table.asked() == "a move"
    table.a("go L01")
    assert table.asked() == "a pickup"
    table.a("take")
    assert table.asked() == "b draw"


@rule("ORL-TURN-2")
def test_nothing_is_done_out_of_its_turn():
    table = orleans("draw")
    table.refuses("place CA1", "ORL-TURN-2")
    table.refuses("go L01", "ORL-MOVE-1")
    table.a("draw red K")
    table.refuses("draw red", "ORL-TURN-2")
    table.a("place CA1")
    table.refuses("place CA2", "ORL-TURN-2")


@rule("ORL-TURN-3")
@pytest.mark.parametrize("seed", range(6))
def test_every_decision_is_made_by_the_active_seat(seed: int):
    s = ORLEANS.deal("normal", 2 + seed % 3)
    rng = Rng(seed)
    while not s.over:
        if s.deciding() >= 0:
            assert s.deciding() == s.active
        s.take(s.decision().pick(s, rng))


@rule("ORL-TURN-4")
def test_the_turn_ends_by_itself_unless_a_rest_is_possible():
    table = orleans("place:K", seats="a:ORL=WWSS b:ORL=-")
    table.a("place CA1", "go L01", "leave")
    assert table.asked() == "b draw"
    table = orleans("place:K", seats="a:ORL=WWSS b:ORL=-")
    table.a("place CA1", "go L01", "take")
    assert table.asked() == "a end"
    assert table.options() == ["end", "rest"]
    table.a("end")
    assert table.asked() == "b draw"


@rule("ORL-TURN-5", "ORL-SACK-2")
def test_all_seats_see_the_same_so_all_can_discuss_everything():
    table = orleans("place:K", seats="a:ORL=WWS b:CHA=SBR c:TOU=-", order="E07", events="E01,E02")
    views = [table.seen(seat) for seat in (0, 1, 2)]
    for view in views:
        view.seat = 0
        view.options = {}
    assert views[0] == views[1] == views[2]
    assert [seat.knapsack for seat in views[1].seats] == [["wood", "wood", "stone"], ["stone", "bread", "rosette"], []]
