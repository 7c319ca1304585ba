"""Drawing (ORL-DRAW)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.core.errors import IllegalAction
from triforium.core.rng import Rng
from triforium.games.orleans.events import EVENTS


@rule("ORL-DRAW-1", "ORL-RNG-2")
def test_the_active_seat_chooses_a_bag_and_each_tile_in_it_is_equally_likely():
    table = orleans("draw")
    assert table.options() == ["draw red", "draw blue"]
    table.only("draw red")
    decision = table.state.decision()
    weights = {
        option: decision.weight(table.state, table.state.options()[index])
        for index, option in enumerate(table.options_now())
    }
    assert weights == {"comes_up K": 6, "comes_up A": 3, "comes_up T": 3, "comes_up M": 2}
    counted = dict.fromkeys(weights, 0)
    rng = Rng(5)
    for _ in range(2800):
        counted[table.options_now()[table.state.options().index(decision.pick(table.state, rng))]] += 1
    for option, weight in weights.items():
        assert abs(counted[option] - 200 * weight) < 120, counted


@rule("ORL-DRAW-1")
def test_the_drawn_follower_leaves_its_bag():
    table = orleans("draw")
    table.a("draw blue T")
    table.shows(blue="F6A3T2M2", red="K6A3T3M2", frames="place:T")


@rule("ORL-DRAW-1")
def test_what_is_not_in_the_bag_cannot_come_up():
    table = orleans("draw").only("draw red")
    assert "comes_up F" not in table.options_now()
    with pytest.raises(IllegalAction) as refused:
        table.take("comes_up F")
    assert refused.value.refusal.rule == "ORL-RNG-2"


@rule("ORL-DRAW-2", "ORL-VAR-4")
@pytest.mark.parametrize("seat", [0, 1, -2])
def test_nobody_may_look_into_the_bags(seat: int):
    table = orleans("draw", town="CA1=K,BO1=F")
    for bag in ("red", "blue", "black"):
        assert table.seen(seat).bags[bag].contents is None
    assert table.seen(seat).bags["red"].size == 13
    assert table.seen(seat).bags["red"].start == {"knight": 6, "farmer": 3, "trader": 3, "monk": 2}


@rule("ORL-DRAW-3", "ORL-AMB-1")
def test_an_empty_bag_cannot_be_chosen():
    town = "CA1=K,CA2=K,CA3=K,MK2=K,FE1=K,CA4=A,MK1=T,GF1=M,GF2=M,BO3=A,BO4=A,MK3=T,MK4=T,FE2=K"
    table = orleans("draw", town=town)
    table.shows(red="-")
    assert table.options() == ["draw blue"]
    table.refuses("draw red", "ORL-DRAW-3")
    # one bag left is still asked for: it is the beat of the game
    assert table.asked() == "a draw"


NOBODY_LEFT = (
    "CA1=K,CA2=K,CA3=K,CA4=A,MK1=T,MK2=K,FE1=K,GF1=M,GF2=M,BO1=F,BO2=F,BO3=F,BO4=A,MK3=T,MK4=T,FE2=K,GP1=M,GP2=M"
)
OUT = "F3A4T3"
FULL = "a:ORL=WWSBR b:CHA=-"


@rule("ORL-DRAW-4", "ORL-AMB-2", "ORL-BELL-2")
@pytest.mark.parametrize("round_number", [1, 2])
def test_with_both_bags_empty_the_round_ends_and_this_seat_begins_the_next(round_number: int):
    table = orleans(
        "draw",
        active="b",
        town=NOBODY_LEFT,
        out=OUT,
        monks=6,
        round_number=round_number,
        hour_glass="HG1=W",
        red="-",
        blue="-",
    )
    table.position.deal()
    table.shows(
        active="b",
        round=f"R{round_number + 1}",
        out=OUT,
        town="-",
        red="K5A1T1M2",
        blue="K1F3A1T2M2",
        hg="HG4=-",
    )
    assert table.asked() == "b draw"


@rule("ORL-DRAW-4", "ORL-AMB-2", "ORL-END-2")
def test_with_both_bags_empty_in_round_three_the_game_is_lost():
    table = orleans("draw", town=NOBODY_LEFT, out=OUT, monks=6, round_number=3, red="-", blue="-")
    assert table.state.over
    table.shows(frames="lost", round="R3", town=NOBODY_LEFT)


@rule("ORL-DRAW-4", "ORL-AMB-2")
@pytest.mark.parametrize("round_number", [1, 3])
def test_it_is_told_that_both_bags_are_empty(round_number: int):
    table = orleans("end", town=NOBODY_LEFT, out=OUT, monks=6, round_number=round_number, red="-", blue="-", seats=FULL)
    table.listen().a("end")
    assert table.state.story is not None
    told = [event for event in table.state.story if EVENTS.name(event.kind) == "bags_empty"]
    assert [event.seat for event in told] == [1]
    assert table.state.over == (round_number == 3)


@rule("ORL-DRAW-5")
def test_the_drawn_follower_is_visible_to_all_and_must_be_placed():
    table = orleans("draw")
    table.a("draw red T")
    for seat in (0, 1, -2):
        assert table.seen(seat).hand == "trader"
    assert all(option.startswith("place ") for option in table.options())
    table.refuses("draw red", "ORL-TURN-2")
