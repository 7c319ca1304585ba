"""The end of the game and scoring (SM-END, SM-SCORE)."""

import pytest

from tests.games.stupor_mundi.table import Table, stupor
from tests.rule import rule
from triforium.games.stupor_mundi.ending import great_structures, ranking
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

SPACES = ["T3", "W2", "T2", "W1", "T4", "W4", "T5", "W5", "K1", "K2", "K3"]
PIECES = ["TN2", "WN2", "TN3", "WN3", "GTA", "GWA", "GTB", "GWB", "KN1", "KN2", "GK"]


def castle(structures: int) -> str:
    """A castle with this number of structures, including the two from the start."""
    built = [f"{space}:{piece}" for space, piece in zip(SPACES, PIECES, strict=True)][: structures - 2]
    return f"castle={','.join(built) or '-'}"


def finish(n: int, *players: str, ends: str = "EDICT", palace: str = "") -> Table:
    """The last round is over once the first player passes; sides that are closed pay what can be refused least."""
    facts = {f"p{seat}": f"hand=H-COIN {said}" for seat, said in enumerate(players, 1)}
    for seat in range(2, n + 1):
        facts[f"p{seat}"] += " passed=1"
    table = stupor(n=n, ends=ends, palace=palace, **facts)
    table.p1("pass")
    while not table.state.over:
        table.position.deal()
        if not table.state.over:
            table.state.take(table.state.options()[-1])
            table.position.deal()
    return table


@rule("SM-END-2", "RUL-87", "RUL-95")
def test_the_round_is_played_to_its_end_with_the_whole_end_phase():
    table = stupor(n=2, ends="CASTLE", p1="allies=AS1:I-MOC hand=H-COIN,H-STONE", p2="hand=H-COIN,H-DRAW A=0")
    table.turn(1, "H-COIN^1").turn(2, "H-COIN^1 !")
    table.turn(1, "pass").turn(2, "pass")
    assert not table.state.over
    table.p1("-").p2("-")
    assert table.state.over
    table.shows(header="round=1 ends=CASTLE step=over", p1="vp=1")
    assert table.player(1).hand.bit_count() == 5
    assert STUPOR_MUNDI.outcome(table.state).reason == "castle"


@rule("SM-END-1", "RUL-117")
def test_all_conditions_that_were_met_are_reported():
    table = finish(2, "", "", ends="CASTLE,EDICT")
    assert STUPOR_MUNDI.outcome(table.state).reason == "castle+edict"
    assert STUPOR_MUNDI.outcome(table.state).rule == "SM-END-1"


@rule("SM-END-3", "RUL-90")
def test_after_thirty_rounds_an_engine_stops():
    table = stupor(round_number=30, p2="passed=1", p1="hand=H-COIN")
    table.p1("pass", "-").p2("-")
    assert table.state.over
    outcome = STUPOR_MUNDI.outcome(table.state)
    assert (outcome.reason, outcome.rule) == ("rounds", "SM-END-3")
    earlier = stupor(round_number=29, p2="passed=1", p1="hand=H-COIN")
    earlier.p1("pass", "-").p2("-")
    assert not earlier.state.over


@rule("SM-SCORE-1", "RUL-49")
def test_a_point_for_each_structure_those_of_the_start_included():
    table = finish(2, f"vp=10 A=0 S=0 G=0 {castle(2)}", f"vp=10 A=0 S=0 G=0 {castle(3)}")
    assert table.state.scores() == [10 + 2, 10 + 3 + 4]


MOST = [
    ((5, 4, 3, 2), [4, 2, 0, 0]),
    ((5, 5, 3, 2), [4, 4, 2, 0]),
    ((5, 4, 4, 2), [4, 2, 2, 0]),
    ((4, 4, 4, 4), [4, 4, 4, 4]),
    ((2, 3, 3), [2, 4, 4]),
    ((5, 4), [4, 0]),
    ((4, 4), [4, 4]),
]


@rule("SM-SCORE-2", "SM-SCORE-3", "RUL-88", "RUL-89")
@pytest.mark.parametrize(("counts", "prizes"), MOST)
def test_most_and_second_most_structures(counts: tuple[int, ...], prizes: list[int]):
    table = finish(len(counts), *[f"A=0 S=0 G=0 {castle(number)}" for number in counts])
    points = [player.points for player in table.state.players]
    coins = [(p.coins + 2 * (p.stone + p.grain)) // 6 for p in table.state.players]
    assert [
        score - number - vp - coin
        for score, number, vp, coin in zip(table.state.scores(), counts, points, coins, strict=True)
    ] == prizes


@rule("SM-SCORE-4", "RUL-99")
@pytest.mark.parametrize(
    ("things", "points"),
    [("A=5 S=0 G=0", 0), ("A=6 S=0 G=0", 1), ("A=0 S=2 G=1", 1), ("A=1 S=1 G=1", 0), ("A=13 S=1 G=1", 2)],
)
def test_resources_become_two_coins_each_and_six_coins_a_point(things: str, points: int):
    table = finish(2, f"vp=0 {things}", "A=0 S=0 G=0")
    assert table.state.scores()[0] == 2 + 4 + points


@rule("SM-SCORE-5")
def test_the_highest_total_wins_then_more_great_structures_then_all_share():
    more = finish(2, "vp=1 A=0 S=0 G=0", "vp=0 A=0 S=0 G=0")
    assert STUPOR_MUNDI.outcome(more.state).winners == [0]
    great = finish(2, "A=0 S=0 G=0 castle=T3:TN2", "A=0 S=0 G=0 castle=T3:GTA")
    assert great.state.scores() == [7, 7]
    assert [great_structures(great.state, seat) for seat in range(2)] == [0, 1]
    assert STUPOR_MUNDI.outcome(great.state).winners == [1]
    shared = finish(2, "A=0 S=0 G=0 castle=T3:GTB", "A=0 S=0 G=0 castle=T3:GTA")
    assert STUPOR_MUNDI.outcome(shared.state).winners == [0, 1]


@rule("SM-SCORE-6", "RUL-100")
def test_places_below_the_first_by_the_same_two_criteria():
    players = ["vp=5 castle=T3:GTA", "vp=5 castle=T3:TN2", "vp=9 castle=T3:TN2", "vp=5 castle=T3:GTB"]
    table = finish(4, *[f"A=0 S=0 G=0 {player}" for player in players])
    assert ranking(table.state) == [2, 4, 1, 2]
