"""The round search: turns are chosen for their result at the end of the round."""

import pytest

from tests.games.stupor_mundi.table import Table, stupor
from triforium.bots import find_bot
from triforium.bots.judges import fitted_judge_for
from triforium.bots.round_search import CHANCE_STEP, MAX_TURNS, RoundSearch, TurnPlan
from triforium.bots.search import Budget, SearchSettings
from triforium.bots.search_bot import SearchBot
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI


def searched(table: Table, iterations: int, turn_plans: int = 6) -> RoundSearch:
    """A finished round search in a position."""
    table.position.deal()
    search = RoundSearch(
        STUPOR_MUNDI,
        fitted_judge_for(STUPOR_MUNDI),
        table.state.copy(),
        Rng(5),
        SearchSettings(0.3, 2.0, 0, turn_plans),
    )
    search.run(Budget(iterations, 60.0))
    return search


def plays(table: Table, name: str, choices: int) -> list[str]:
    """The choices of a bot, in order."""
    bot = find_bot(name)
    said = []
    for _ in range(choices):
        table.position.deal()
        state = table.state
        world = STUPOR_MUNDI.imagine(state, state.deciding(), Rng(2))
        said.append(STUPOR_MUNDI.write(state, bot.choose(STUPOR_MUNDI, world, Rng(3))))
        state.take(STUPOR_MUNDI.read(state, said[-1]))
    return said


def test_missing_resources_are_fetched_before_they_are_needed() -> None:
    table = stupor(p1="A=0 S=2 G=0 spec=A5,B5,C5 hand=H-GRAIN,H-STONE", p2="hand=-", ends="EDICT", rom="c1=-")
    said = plays(table, "architect@30", 9)
    assert said.index("perform") < said.index("main build")


def test_every_plan_for_a_turn_is_legal_and_found_once() -> None:
    table = stupor(p1="A=3 S=2 G=1 hand=H-COIN,H-GRAIN")
    search = searched(table, 1)
    found: list[str] = []
    ways = [(search.root, table.state.copy(), "")]
    while ways:
        node, state, said = ways.pop()
        for child in node.children:
            assert child.action in state.options()
            after = state.copy()
            line = f"{said}, {STUPOR_MUNDI.write(state, child.action)}"
            after.take(child.action)
            ways.append((child, after, line))
            if not child.children:
                found.append(line)
    assert len(found) == len(set(found)) > 10
    assert any("main build" in line for line in found)


def test_only_plans_that_were_searched_to_the_end_of_the_round_are_chosen() -> None:
    table = stupor(p1="A=3 S=2 G=1 hand=H-COIN,H-GRAIN,H-STONE", p2="hand=-")
    search = searched(table, 40)
    best = search.best()
    assert best.visits == max(child.visits for child in search.root.children) > 0
    assert search.spent >= 40
    assert all(child.action != CHANCE_STEP for child in search.root.children)


@pytest.mark.parametrize(("iterations", "answers"), [(8, False), (40, True)])
def test_a_larger_budget_searches_the_opponents_turns_too(iterations: int, answers: bool) -> None:
    table = stupor(p1="hand=H-COIN,H-GRAIN", p2="A=3 S=2 G=1 hand=H-STONE,H-COIN")
    search = searched(table, iterations)
    before = table.state.players[1].castle
    table.p1("pass")
    world = search.play_to_our_turn(table.state.copy())
    assert world.round_number == search.round_number + 1
    assert (world.players[1].castle != before) == answers, "whether the opponent has built"


def test_a_turn_is_searched_only_once() -> None:
    table = stupor(p1="A=3 S=2 G=1 hand=H-COIN,H-GRAIN", p2="hand=-")
    bot = find_bot("master@20")
    assert isinstance(bot, SearchBot)
    state = table.state
    world = STUPOR_MUNDI.imagine(state, 0, Rng(2))
    state.take(bot.choose(STUPOR_MUNDI, world, Rng(3)))
    assert bot.saved is not None
    node = bot.saved.node
    chosen = bot.choose(STUPOR_MUNDI, STUPOR_MUNDI.imagine(state, 0, Rng(4)), Rng(9))
    assert chosen in [child.action for child in node.children if child.visits > 0]


RICH = """SMF1 n=2 diff=easy round=7 first=2 active=1 step=turn ends=-
F T2 W5 K2 L3 G4 S3 A9 P4
ED I=E01 II=E13 III=E10 | I=E08 II=E02 III=E09 | pile=1 gone=E04,E05,E06,E07,E11,E12,E14,E15
WP A=CS-C,VI-D[-] B=CS-A[-] C=CS-D,VI-C*[CB-E]
VY ROM M5b a1=I-GIS/- c1=A1
VY CON M3b a1=-/- c1=-
VY ALE M6b a1=I-IDA/? c1=B3
VY TUN M4b a1=I-THE/- c1=A11
VY BAR M1b a1=-/- c1=A16
CP 5
P1 wittelsbach vp=75 A=10 S=4 G=0 ship=BAR castle=T1:TN1,W1:GWA,T2:TN3,W2:WN2,T3:GTB,W3:WN1,T4:GTA,W4:GWB,T5:TN2,\
W5:WN3,K3:KN1 allies=AS1:L-PHI,AS2:I-ALT,AS3:L-SIG,AS4:L-TEN,AS5:L-BAL spec=B5,A5,B2 covers=KC-SLOT hand=A9 draw=#3 \
disc=B6,H-DRAW,H-GRAIN,H-GRAIN,WIT-2 slots=1:A6^,2:B7^,4:A7v,5:A8^,6:H-STONEv removed=H-COIN,H-COIN,H-DRAW edicts=8 \
passed=0 bought=A12 known=A9
P2 savoy vp=10 A=0 S=1 G=2 ship=ROM castle=T1:TN1,W3:WN1 allies=AS1:L-GIS spec=C1,0,0 covers=- hand=- draw=#5 disc=- \
slots=1:H-COINv,2:H-COINv,3:H-GRAINv,4:H-STONE^,5:H-STONEv removed=- edicts=0 passed=1 known=H-COIN,H-STONE
"""


def test_a_turn_with_too_many_plans_keeps_the_best_of_each_branch() -> None:
    """A turn with 19,000 plans, which once took minutes in a match without a time limit."""
    judge = fitted_judge_for(STUPOR_MUNDI)
    state = STUPOR_MUNDI.notation().read_position(RICH, Rng(1)).state
    search = RoundSearch(STUPOR_MUNDI, judge, state.copy(), Rng(5), SearchSettings(0.3, 2.0, 0, 6))
    tried: list[TurnPlan] = []
    search.explore(state.copy(), None, [], tried, 0)
    assert MAX_TURNS < len(tried) < 2 * MAX_TURNS, "the full enumeration stops early"
    ways = search.all_turns(state.copy(), 0)
    assert MAX_TURNS // 10 < len(ways) <= MAX_TURNS
    assert {way.actions[0] for way in ways} == set(judge.turn_options(state.copy(), None)), (
        "every first step is thought of"
    )
    assert max(way.value for way in ways) >= max(way.value for way in tried), "the best plan is not lost"
    for way in ways[::50]:
        world = state.copy()
        for action in way.actions:
            if action == CHANCE_STEP:
                break
            assert action in world.options()
            world.take(action)
