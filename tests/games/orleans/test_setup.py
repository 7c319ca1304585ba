"""Set-up (ORL-SETUP) and the expert level (ORL-EXP)."""

import pytest

from tests.games.orleans.table import NOTATION, TOKENS, Table
from tests.rule import rule
from triforium.core.action import CHANCE
from triforium.core.errors import BadOption
from triforium.core.playout import deal_chance
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.games.orleans.counts import count_of, size_of
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.state import Orleans


def fresh(level: str = "normal", seats: int = 2, **options: str) -> Orleans:
    """A game before its first draw."""
    return ORLEANS.deal(level, seats, options)


def dealt(level: str = "normal", seats: int = 2, seed: int = 1, **options: str) -> Table:
    """A game that is set up."""
    s = fresh(level, seats, **options)
    deal_chance(s, Rng(seed))
    return Table(Position(s, Dealer(Rng(seed))))


def draws(s: Orleans, seed: int = 3) -> list[str]:
    """Everything that chance decides in set-up, one after another."""
    rng = Rng(seed)
    found: list[str] = []
    while s.deciding() == CHANCE:
        action = s.decision().pick(s, rng)
        found.append(ORLEANS.write(s, action))
        s.take(action)
    return found


@rule("ORL-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_seats_each_with_a_builder_and_a_knapsack(seats: int):
    table = dealt(seats=seats)
    assert [seat.letter for seat in table.seen().seats] == list("abcd"[:seats])
    assert len(table.state.builders) == len(table.state.sacks) == seats


@rule("ORL-SETUP-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_seats(seats: int):
    with pytest.raises(BadOption, match="2 to 4 players"):
        fresh(seats=seats)


@rule("ORL-SETUP-2")
def test_three_of_eight_workshops_are_laid_face_up():
    s = fresh()
    first = NOTATION.moves(s)
    assert first == [f"workshop WS{number}" for number in range(1, 9)]
    table = Table(Position(s, Dealer(Rng(1)))).chance("workshop WS7")
    assert table.options_now() == [f"workshop WS{number}" for number in (1, 2, 3, 4, 5, 6, 8)]
    table.chance("workshop WS8", "workshop WS3")
    assert [(tile.destination, tile.tile) for tile in table.seen().workshops] == [
        ("CHA", "WS7"),
        ("TOU", "WS8"),
        ("BOU", "WS3"),
    ]


@rule("ORL-SETUP-3")
def test_ten_events_lie_face_down():
    view = dealt().seen()
    assert view.events_left == 10
    assert view.events_possible == [f"E{number:02}" for number in range(1, 11)]
    assert view.order is None
    assert view.events_discarded == []


@rule("ORL-SETUP-4", "ORL-COMP-2")
def test_nineteen_goods_are_drawn_for_the_map_from_all_37():
    s = fresh()
    table = Table(Position(s, Dealer(Rng(1)))).chance("workshop WS1", "workshop WS2", "workshop WS3")
    assert size_of(s.black) == 37
    assert [count_of(s.black, kind) for kind in range(3)] == [15, 12, 10]
    for number in range(19):
        assert table.options_now() == ["good W", "good S", "good B"]
        table.chance("good W" if number < 3 else "good S" if number < 10 else "good B")
    lying = [token.item for token in table.seen().tokens]
    # canonical order, the rosette space left out
    assert lying == ["wood"] * 3 + ["stone"] * 7 + ["bread"] * 7 + ["rosette"] + ["bread"] * 2


@rule("ORL-SETUP-5", "ORL-COMP-3")
def test_one_rosette_lies_between_bourges_and_tours():
    table = dealt()
    assert table.token("R05a") == "R"
    assert table.field("map").count("R") == 1
    table.shows(ros=9)
    route = next(route for route in ORLEANS.components.route if route.id == "R05")
    names = {place.id: place.name for place in ORLEANS.components.place}
    assert {names[route.a], names[route.b]} == {"Bourges", "Tours"}


@rule("ORL-SETUP-6")
def test_twelve_blueprints_lie_face_down():
    view = dealt().seen()
    assert view.blueprints == [None] * 12
    assert view.blueprints_hidden == {"section": 7, "rosette": 3, "monk": 2}


@rule("ORL-SETUP-7")
def test_no_section_is_built():
    dealt().shows(sections="S0", round="R1")


@rule("ORL-SETUP-8")
def test_three_of_six_hour_glasses_form_the_stack_and_one_is_turned_up():
    s = fresh()
    seen = [word for word in draws(s) if word.startswith("hour_glass")]
    assert len(seen) == 1
    table = Table(Position(s, Dealer(Rng(1))))
    view = table.seen()
    assert view.hour_glass is not None
    assert f"hour_glass {view.hour_glass.tile}" == seen[0]
    assert view.hour_glass.delivered == []
    assert view.hour_glasses_left == 2
    assert len(view.hour_glasses_possible) == 5
    assert view.hour_glass.tile not in view.hour_glasses_possible


@rule("ORL-SETUP-9", "ORL-SETUP-10", "ORL-SETUP-11")
def test_bags_and_monks_at_normal_level():
    dealt().shows(red="K6A3T3M2", blue="F6A3T3M2", mon=6, out="-")


@rule("ORL-EXP-1", "ORL-EXP-2", "ORL-VAR-1", "ORL-AMB-52")
def test_bags_and_monks_at_expert_level():
    table = dealt("expert")
    table.shows(red="K6A3T3M1", blue="F6A3T3M1", mon=8, out="-")
    assert table.text().startswith("orl1 n2 X ")
    normal = dealt("normal")
    assert table.field("ros") == normal.field("ros")
    assert table.seen().blueprints_hidden == normal.seen().blueprints_hidden
    assert table.seen().events_left == normal.seen().events_left


@rule("ORL-SETUP-12", "ORL-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_draws_one_good_and_starts_in_orleans(seats: int):
    table = dealt(seats=seats)
    for seat in table.seen().seats:
        assert seat.place == "ORL"
        assert len(seat.knapsack) == 1
        assert seat.knapsack[0] in ("wood", "stone", "bread")
    assert size_of(table.state.black) == 37 - 19 - seats


@rule("ORL-SETUP-14", "ORL-AMB-51")
@pytest.mark.parametrize("seed", range(4))
def test_seat_a_has_the_first_turn(seed: int):
    assert dealt(seed=seed, seats=4).asked() == "a draw"


@rule("ORL-VAR-5", "ORL-SETUP-14")
def test_a_random_first_seat_as_an_option():
    begin = {dealt(seed=seed, seats=3, first_seat="random").asked() for seed in range(40)}
    assert begin == {"a draw", "b draw", "c draw"}
    s = fresh(seats=3, first_seat="random")
    assert draws(s)[-1] in ("first a", "first b", "first c")


@rule("ORL-SETUP-15", "ORL-RNG-1")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_order_of_the_draws(seats: int):
    found = [word.split()[0] for word in draws(fresh(seats=seats))]
    # Events and blueprints are shuffled too, but nothing of them is seen yet, so nothing is decided.
    assert found == ["workshop"] * 3 + ["good"] * 19 + ["hour_glass"] + ["good"] * seats


@rule("ORL-SETUP-4")
def test_there_are_as_many_token_spaces_as_the_map_shows():
    assert len(TOKENS) == 20
    assert sum(token.kind == "goods" for token in ORLEANS.components.tokens()) == 19


@rule("ORL-VAR-2", "ORL-VAR-3")
def test_a_seat_does_not_care_who_holds_it():
    # One person may hold all seats: every seat keeps its own builder, knapsack and turn.
    table = dealt(seats=2)
    table.a("draw red K", "place FE1")
    while table.asked()[0] == "a":
        table.play(table.options()[0])
    assert table.asked() == "b draw"
    table.b("draw blue F", "place FE2")
    while table.asked()[0] == "b":
        table.play(table.options()[0])
    assert table.asked() == "a draw"
